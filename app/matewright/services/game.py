"""A line of play from a position: its moves, how far it is shown, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from matewright import engine
from matewright.model.legality import is_of_reference
from matewright.model.move import Move
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.reference import translation
from matewright.reference.players import Ending, ending_of


def legal_moves(position: Position) -> tuple[Move, ...]:
    """All legal moves of a position, with fairy pieces too. Raises `IllegalPosition`."""
    if position.is_orthodox or not is_of_reference(position):
        return tuple(move for move, _ in engine.weighted_moves(position))
    return translation.legal_moves(position)


@dataclass(frozen=True, slots=True)
class Game:
    """An immutable line of play; `place` is how many of its moves have been made on the board.

    `positions` holds the one it starts from and the one after each move.
    """

    positions: tuple[Position, ...]
    moves: tuple[Move, ...] = ()
    place: int = 0
    _legal: tuple[Move, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def begin(cls, position: Position, moves: Iterable[Move] = ()) -> Game:
        """A game at the end of some legal moves. Raises `IllegalPosition`."""
        made = tuple(moves)
        positions = [position]
        for move in made:
            positions.append(positions[-1].play(move))
        return cls(tuple(positions), made).go_to(len(made))

    @property
    def start(self) -> Position:
        """The position it starts from."""
        return self.positions[0]

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.positions[self.place]

    @property
    def made(self) -> tuple[Move, ...]:
        """The moves made up to the position on the board."""
        return self.moves[: self.place]

    @property
    def last_move(self) -> Move | None:
        """The move that led to the position on the board."""
        return self.moves[self.place - 1] if self.place else None

    @property
    def is_at_end(self) -> bool:
        """Whether no move follows."""
        return self.place == len(self.moves)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What can be played in the position on the board."""
        return self._legal

    @property
    def ending(self) -> Ending | None:
        """Mate or stalemate on the board; None while there are legal moves."""
        if self._legal:
            return None
        if is_of_reference(self.position):
            return ending_of(self.position)
        return Ending.MATE if engine.in_check(self.position) else Ending.STALEMATE

    def go_to(self, place: int) -> Game:
        """The same line shown up to another place; one outside is brought to its end."""
        place = max(0, min(place, len(self.moves)))
        return replace(self, place=place, _legal=legal_moves(self.positions[place]))

    def play(self, move: Move) -> Game:
        """The line with one more legal move made; what followed is kept only if it begins so."""
        if not self.is_at_end and self.moves[self.place].uci == move.uci:
            return self.go_to(self.place + 1)
        after = self.position.play(move)
        return Game((*self.positions[: self.place + 1], after), (*self.made, move)).go_to(
            self.place + 1
        )

    def number(self, place: int) -> str:
        """The number of the move in that place, counted from 0: `1.` or `1...`."""
        half_move = place + (self.start.turn is Colour.BLACK)
        return f"{half_move // 2 + 1}{'...' if half_move % 2 else '.'}"

    def number_in_line(self, place: int) -> str:
        """The same as it stands in a line, where moves that answer others have none."""
        number = self.number(place)
        return number if place == 0 or not number.endswith("...") else ""
