"""A line of play from a position: its moves, how far it is shown, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from matewright import engine
from matewright.errors import FormatError
from matewright.model.legality import is_of_reference
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.piece import Colour
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.reference import translation
from matewright.reference.displays import Display
from matewright.reference.players import Ending, Player, RecordedLine, ending_of, words_of

_MOST_HALF_MOVES: Final = 600


def legal_moves(state: PlayState) -> tuple[Move, ...]:
    """All legal moves, with fairy pieces and under conditions too.

    Raises `IllegalPosition`, and `EngineError` for conditions that are not solved.
    """
    position = state.position
    if state.conditions or position.is_orthodox or not is_of_reference(position):
        return tuple(move for move, _ in engine.legal_moves(state))
    return translation.legal_moves(position)


def is_same(one: Move, other: Move) -> bool:
    """Whether two moves of one position do the same."""
    return one.uci == other.uci and one.effects == other.effects


def read_line(start: PlayState, text: str, notation: Notation | None = None) -> tuple[Move, ...]:
    """The moves of a line such as `1.Qd8! Kc5 2.Qa5#`, of both sides in turn.

    `notation` is how the moves are probably written; see `read_move`. Raises `FormatError` that
    tells which one is not legal, or that there is none.
    """
    words = words_of(text)
    if not words:
        raise FormatError("line-empty")
    if len(words) > _MOST_HALF_MOVES:
        raise FormatError("line-too-long", count=len(words), most=_MOST_HALF_MOVES)
    player, found, state = RecordedLine(words, notation), list[Move](), start
    for _ in words:
        move = player.choose(state.position, legal_moves(state))
        assert move is not None, "there are as many moves as words"
        found.append(move)
        state = state.play(move)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """An immutable line of play; `made_count` of its moves have been made on the board.

    `states` holds the one it starts from and the one after each move.
    """

    states: tuple[PlayState, ...]
    moves: tuple[Move, ...] = ()
    made_count: int = 0
    _legal: tuple[Move, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def begin(cls, start: PlayState, moves: Iterable[Move] = ()) -> PlayedGame:
        """A game at the end of some legal moves. Raises what `legal_moves` raises."""
        made = tuple(moves)
        states = [start]
        for move in made:
            states.append(states[-1].play(move))
        return cls(tuple(states), made).go_to(len(made))

    @property
    def start(self) -> PlayState:
        """What it starts from."""
        return self.states[0]

    @property
    def state(self) -> PlayState:
        """What is on the board, and how it came about."""
        return self.states[self.made_count]

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.state.position

    @property
    def moves_made(self) -> tuple[Move, ...]:
        """The moves made up to the position on the board."""
        return self.moves[: self.made_count]

    @property
    def last_move(self) -> Move | None:
        """The move that led to the position on the board."""
        return self.moves[self.made_count - 1] if self.made_count else None

    @property
    def is_at_end(self) -> bool:
        """Whether no move follows."""
        return self.made_count == len(self.moves)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What can be played in the position on the board."""
        return self._legal

    @property
    def ending(self) -> Ending | None:
        """Mate or stalemate on the board; None while there are legal moves."""
        if self._legal:
            return None
        if is_of_reference(self.position) and not self.state.conditions:
            return ending_of(self.position)
        sides = {self.position.turn.value, "n"}
        kings = (self.position.board[square] for square in engine.checked_kings(self.state))
        in_check = any(king is not None and king.side in sides for king in kings)
        return Ending.MATE if in_check else Ending.STALEMATE

    def go_to(self, index: int) -> PlayedGame:
        """The same line shown up to another move; numbers out of range are clamped."""
        index = max(0, min(index, len(self.moves)))
        return replace(self, made_count=index, _legal=legal_moves(self.states[index]))

    def play(self, move: Move) -> PlayedGame:
        """The line with one more legal move made; what followed is kept only if it begins so."""
        if not self.is_at_end and is_same(self.moves[self.made_count], move):
            return self.go_to(self.made_count + 1)
        after = self.state.play(move)
        return PlayedGame(
            (*self.states[: self.made_count + 1], after), (*self.moves_made, move)
        ).go_to(self.made_count + 1)

    def number(self, index: int) -> str:
        """The number of the move at that index, counted from 0: `1.` or `1...`."""
        half_move = index + (self.start.position.turn is Colour.BLACK)
        return f"{half_move // 2 + 1}{'...' if half_move % 2 else '.'}"

    def number_in_line(self, index: int) -> str:
        """The same as it stands in a line, where moves that answer others have none."""
        number = self.number(index)
        return number if index == 0 or not number.endswith("...") else ""


def play(
    start: PlayState, players: tuple[Player, Player], display: Display, most: int
) -> tuple[Ending, PlayedGame]:
    """Let two players, the one to move first, play from a position; at most so many half-moves.

    Returns how it ended, and the game. Raises what the players raise, and `legal_moves`.
    """
    game = PlayedGame.begin(start)
    display.show(game.position, None)
    while (ending := game.ending) is None:
        if len(game.moves) == most:
            return Ending.TOO_LONG, game
        player = players[len(game.moves) % 2]
        move = player.choose(game.position, game.legal_moves)
        if move is None:
            return Ending.GIVEN_UP, game
        game = game.play(move)
        display.show(game.position, move)
    return ending, game
