"""Transforms: all pieces of a problem shifted, turned or mirrored, or given to the other side.

Unlike a twin, which is another problem beside the diagram, a transform changes the diagram itself,
and with it every square that the twins and the stipulation name: the parts of the transformed
problem are the transformed parts. Only a shift cannot do that for twins that turn or mirror the
whole board, which go about its middle: these stay as they are.

Castling rights that were denied stay denied and all others follow from the home squares, as after
any other edit; an en passant square moves along, and goes where no pawn can capture on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from matewright.model.move import square_name, square_number
from matewright.model.parts import letter
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import AnyStipulation, Stipulation
from matewright.model.twin import (
    Add,
    Angle,
    Axis,
    Change,
    Exchange,
    MappedChange,
    Mirror,
    Move,
    Remove,
    Restipulate,
    Rotate,
    Shift,
    Twin,
)

_RIGID: Final[tuple[MappedChange, ...]] = (*map(Rotate, Angle), *map(Mirror, Axis))
"""The ways to turn the board, but for leaving it as it is."""


@dataclass(frozen=True, slots=True)
class Transform:
    """One transform: where the pieces go, and whether they change sides.

    `way` is None when they stay on their squares. With `swaps_sides` pieces change their colour and
    the turn and the castling rights that were denied go over with them.
    """

    way: MappedChange | None = None
    swaps_sides: bool = False

    def target(self, square: int) -> int | None:
        """Where what is on a square goes; None: off the board."""
        return square if self.way is None else self.way.goes_to(square)

    def position(self, position: Position) -> Position:
        """The position after it, without the pieces that leave the board."""
        board: list[Piece | None] = [None] * 64
        for square, piece in position.pieces():
            target = self.target(square)
            if target is not None:
                board[target] = self._piece(piece)
        passed = position.en_passant
        after = replace(
            position,
            board=tuple(board),
            en_passant=None,
            turn=position.turn.other if self.swaps_sides else position.turn,
            castling_denied=frozenset(map(str.swapcase, position.castling_denied))
            if self.swaps_sides
            else position.castling_denied,
        )
        en_passant = None if passed is None else self.target(passed)
        return after.with_en_passant(en_passant if en_passant in after.en_passant_choices else None)

    def leaving(self, position: Position) -> tuple[str, ...]:
        """The pieces that leave the board, such as `Ra1`; those of Black with a small letter."""
        return tuple(
            (piece.letter if piece.is_playable else piece.kind.problem_letter) + square_name(square)
            for square, piece in position.pieces()
            if self.target(square) is None
        )

    def losses(self, problem: Problem) -> tuple[str, ...]:
        """What twins and stipulation say of squares that leave the board, such as `b) Move a1 a2`.

        Such a change is left out, and a twin that has no other; a stipulation stays as it is.
        """
        return tuple(self._losses(problem))

    def problem(self, problem: Problem) -> Problem:
        """The problem after it: position, stipulation and twins; nothing else changes."""
        twins: list[Twin] = []
        starts_anew = False
        for twin in problem.twins:
            changes = tuple(filter(None, map(self._change, twin.changes)))
            if changes:
                twins.append(Twin(changes, twin.continued and not starts_anew))
                starts_anew = False
            else:
                # What continues a twin that is left out begins where that one began.
                starts_anew = starts_anew or not twin.continued
        stipulation = self._stipulation(problem.stipulation)
        return replace(
            problem,
            position=self.position(problem.position),
            stipulation=problem.stipulation if stipulation is None else stipulation,
            twins=tuple(twins),
        )

    def _losses(self, problem: Problem) -> Iterator[str]:
        if self._stipulation(problem.stipulation) is None:
            yield problem.stipulation.text
        for number, twin in enumerate(problem.twins, start=not problem.zero_position):
            for change in twin.changes:
                if self._change(change) is None:
                    yield f"{letter(number)}) {change.text}"

    def _piece(self, piece: Piece) -> Piece:
        return piece.swapped if self.swaps_sides else piece

    def _change(self, change: Change) -> Change | None:
        """What becomes of a twin's change; None when it names a square that leaves the board."""
        match change:
            case Move(first, second) | Exchange(first, second):
                one, other = self.target(first), self.target(second)
                return None if one is None or other is None else type(change)(one, other)
            case Remove(square):
                target = self.target(square)
                return None if target is None else Remove(target)
            case Add(piece, square):
                target = self.target(square)
                return None if target is None else Add(self._piece(piece), target)
            case Restipulate(other):
                stipulation = self._stipulation(other)
                return None if stipulation is None else Restipulate(stipulation)
            case MappedChange() if not isinstance(self.way, Shift | None):
                return _turned(change, self.way)
        return change

    def _stipulation(self, stipulation: AnyStipulation) -> AnyStipulation | None:
        """The stipulation with its target square moved along; None: that leaves the board."""
        if not isinstance(stipulation, Stipulation) or stipulation.target is None:
            return stipulation
        target = self.target(stipulation.target)
        return None if target is None else replace(stipulation, target=target)


def _turned(change: MappedChange, way: MappedChange) -> MappedChange:
    """The way pieces go in a twin, as it looks after the whole board was turned."""
    targets = {square: _certain(way, square) for square in range(64)}
    if isinstance(change, Shift):
        return Shift(targets[change.source], targets[change.target])
    expected = {targets[square]: targets[_certain(change, square)] for square in range(64)}
    return next(
        rigid for rigid in _RIGID if all(rigid.goes_to(old) == new for old, new in expected.items())
    )


def _certain(way: MappedChange, square: int) -> int:
    target = way.goes_to(square)
    assert target is not None, "turning leaves everything on the board"
    return target


def _shift(source: str, target: str) -> Transform:
    return Transform(Shift(square_number(source), square_number(target)))


TRANSFORMS: Final[Mapping[str, Transform]] = MappingProxyType(
    {
        "shift-left": _shift("b1", "a1"),
        "shift-right": _shift("a1", "b1"),
        "shift-up": _shift("a1", "a2"),
        "shift-down": _shift("a2", "a1"),
        "rotate-left": Transform(Rotate(Angle.QUARTER)),
        "rotate-half": Transform(Rotate(Angle.HALF)),
        "rotate-right": Transform(Rotate(Angle.THREE_QUARTERS)),
        "mirror-files": Transform(Mirror(Axis.FILES)),
        "mirror-rows": Transform(Mirror(Axis.RANKS)),
        "mirror-long": Transform(Mirror(Axis.SHORT)),
        "mirror-short": Transform(Mirror(Axis.LONG)),
        "swap-colours": Transform(swaps_sides=True),
        "swap-sides": Transform(Mirror(Axis.RANKS), swaps_sides=True),
    }
)
"""All of them by stable names.

`mirror-long` keeps the diagonal a1–h8 where it is, `mirror-short` a8–h1. `swap-colours` leaves the
pieces where they are, so that pawns go the other way; `swap-sides` mirrors the ranks as well, which
makes the same problem with the parts of White and Black exchanged.
"""
