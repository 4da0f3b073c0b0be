"""What a notation must know of a move that the move itself does not say.

Whether the piece that moves is neutral shows on the board alone; whether S or N is the knight, in
the problem.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Protocol

from matewright.model.conditions import Condition
from matewright.model.game import Game
from matewright.model.move import Action, Move
from matewright.model.position import Position

_HALF_NEUTRAL: Final = "HalfNeutral"
_NIGHTRIDER: Final = "H"

Qualities = Mapping[int, str]
"""What stands before the letters of neutral and half-neutral pieces (`n`, `nh`, `h`), by square."""


class _Column(Protocol):
    """The moves of a tree, or other values, by the number of the node."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> Move | None: ...


class _Parents(Protocol):
    def __getitem__(self, index: int, /) -> int: ...


@dataclass(frozen=True, slots=True)
class MoveContext:
    """A diagram as far as notations depend on it."""

    qualities: Qualities
    has_nightriders: bool

    def moves(self, moves: Iterable[Move]) -> tuple[Move, ...]:
        """The same moves, made in this diagram."""
        return tuple(self._in_context(move, self.qualities) for move in moves)

    def column(self, moves: _Column, parents: _Parents) -> _Column:
        """The same moves of a tree that begins with this diagram."""
        return _MovesInContext(self, moves, parents)

    def _in_context(self, move: Move, qualities: Qualities) -> Move:
        return _in_context(move, qualities.get(move.from_square, ""), self.has_nightriders)


def has_nightriders(position: Position, conditions: Iterable[Condition]) -> bool:
    """Whether nightriders stand there, or pawns may become some by a condition."""
    return position.has_nightriders or any(
        _NIGHTRIDER in condition.pieces for condition in conditions
    )


def context_of(game: Game) -> MoveContext | None:
    """The context of moves in a position; None where a move says all there is to know."""
    if game.is_orthodox:
        return None
    position = game.position
    qualities = {
        square: _quality(is_neutral=piece.is_neutral, is_half=_HALF_NEUTRAL in piece.attributes)
        for square, piece in position.pieces()
        if piece.is_neutral or _HALF_NEUTRAL in piece.attributes
    }
    nightriders = has_nightriders(position, game.conditions)
    if not qualities and not nightriders:
        return None
    return MoveContext(MappingProxyType(qualities), nightriders)


def _quality(*, is_neutral: bool, is_half: bool) -> str:
    return "n" * is_neutral + "h" * is_half


@lru_cache(65536)
def _in_context(move: Move, quality: str, is_beside_nightriders: bool) -> Move:
    return replace(move, quality=quality, is_beside_nightriders=is_beside_nightriders)


class _MovesInContext:
    """The moves of a tree with their context, each found on demand."""

    __slots__ = ("_context", "_moves", "_parents", "_qualities_after")

    def __init__(self, context: MoveContext, moves: _Column, parents: _Parents) -> None:
        self._context = context
        self._moves = moves
        self._parents = parents
        # Nodes are mostly looked at beside one another, and below those just looked at.
        self._qualities_after = lru_cache(1024)(self._after)

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index: int, /) -> Move | None:
        move = self._moves[index]
        if move is None:
            return None
        qualities = self._context.qualities
        if qualities:
            qualities = self._qualities_after(self._parents[index])
        return self._context._in_context(move, qualities)

    def _after(self, index: int) -> Qualities:
        if not index:
            return self._context.qualities
        before = self._qualities_after(self._parents[index])
        move = self._moves[index]
        return before if move is None else qualities_after(before, move)


def qualities_after(before: Qualities, move: Move) -> Qualities:
    """The qualities of pieces when a move is made."""
    left = dict(before)
    for effect in move.effects:
        square, to = effect.square, effect.to
        old = left.pop(square, "")
        match effect.action:
            case Action.MOVE | Action.STEP if to is not None:
                left[to] = old
            case Action.EXCHANGE if to is not None:
                left[square], left[to] = left.get(to, ""), old
            case Action.CREATE:
                left[square] = _quality(
                    is_neutral=effect.side == "n", is_half=_HALF_NEUTRAL in effect.attributes
                )
            case Action.RECOLOUR:
                left[square] = _quality(is_neutral=effect.side == "n", is_half="h" in old)
            case Action.ENDOW:
                is_half = _HALF_NEUTRAL in effect.attributes
                left[square] = _quality(is_neutral="n" in old, is_half=is_half)
            case Action.CHANGE | Action.IMITATE:
                left[square] = old
            case _:
                # What is removed is gone.
                pass
    return left
