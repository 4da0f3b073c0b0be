"""Moves with the boards before and after them, and what makes two moves the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from matewright.model.move import Action, Move
from matewright.model.notation import Notation
from matewright.model.solution import Node, Role
from matewright.services.themes.facts.signs import changed, created

NOBODY: Final = -1


"""In place of the square that a piece comes from, where none stands."""


_REBORN: Final = 64


"""Added to the square on which a piece appears, in place of where it stood in the diagram."""


class Identity(NamedTuple):
    """What makes a move the same in two phases."""

    home: int
    target: int
    promotion: str
    taken: tuple[int, ...] = ()
    """The squares of captures where another way to the target would be another move."""


def identity_of(homes: tuple[int, ...], move: Move) -> Identity:
    """What makes a move the same as others; `homes` are those before it."""
    if len(move.effects) == 1:
        return Identity(homes[move.from_square], move.to_square, move.promotion or "")
    taken = (e.square for e in move.effects if e.action is Action.REMOVE)
    # En passant a pawn moves as when it captures on the square itself.
    is_beside = not move.en_passant
    beside = tuple(square for square in taken if is_beside and square != move.to_square)
    return Identity(homes[move.from_square], move.to_square, move.promotion or "", beside)


@dataclass(eq=False, slots=True)
class Ply:
    """One move of a tree with the boards before and after it, and with the moves that follow.

    A board is 64 letters as in a FEN, a1 first, `.` where nobody stands. `homes` tells for each
    square after the move where the piece on it stood in the diagram, or `NOBODY`.
    """

    node: Node
    move: Move
    role: Role
    side: str
    identity: Identity
    before: str
    after: str
    homes_before: tuple[int, ...]
    homes: tuple[int, ...]
    above: Ply | None
    children: list[Ply] = field(default_factory=list)

    @property
    def origin(self) -> int:
        """Where the piece comes from."""
        return self.move.from_square

    @property
    def target(self) -> int:
        """Where it arrives."""
        return self.move.to_square

    @property
    def piece(self) -> str:
        """The kind of the piece before the move."""
        return self.move.piece

    @property
    def is_last(self) -> bool:
        """Whether nothing follows in the tree, also of what was not read."""
        return not self.children and not self.node.children

    def text(self, notation: Notation) -> str:
        """The move with its number: `1...Sc5`."""
        return self.node.number + notation.move(self.move)

    def path(self) -> list[Ply]:
        """The moves from the first of the phase to this one."""
        found: list[Ply] = []
        ply: Ply | None = self
        while ply is not None:
            found.append(ply)
            ply = ply.above
        return found[::-1]

    def walk(self) -> Iterator[Ply]:
        """This move and all that follow it."""
        stack = [self]
        while stack:
            ply = stack.pop()
            yield ply
            stack += reversed(ply.children)

    def replies(self, *roles: Role) -> list[Ply]:
        """The moves that follow in one of these roles."""
        return [child for child in self.children if child.role in roles]


def played(board: str, homes: tuple[int, ...], move: Move) -> tuple[str, tuple[int, ...]]:
    """A board and the homes of its pieces after a move, by its effects."""
    letters, places = list(board), list(homes)
    for effect in move.effects:
        square = effect.square
        if effect.action in (Action.MOVE, Action.STEP):
            assert effect.to is not None
            letters[effect.to], places[effect.to] = letters[square], places[square]
            letters[square], places[square] = ".", NOBODY
        elif effect.action is Action.REMOVE:
            letters[square], places[square] = ".", NOBODY
        elif effect.action is Action.EXCHANGE:
            assert effect.to is not None
            one, two = square, effect.to
            letters[one], letters[two] = letters[two], letters[one]
            places[one], places[two] = places[two], places[one]
        elif effect.action is Action.CREATE:
            # Whatever is reborn on a square is the same in all phases.
            letters[square] = created(effect.side or "w", effect.piece or "P", effect.attributes)
            places[square] = _REBORN + square
        elif effect.action is Action.CHANGE:
            letters[square] = changed(letters[square], code=effect.piece)
        elif effect.action is Action.RECOLOUR:
            letters[square] = changed(letters[square], side=effect.side)
        elif effect.action is Action.ENDOW:
            letters[square] = changed(letters[square], attributes=effect.attributes)
    return "".join(letters), tuple(places)
