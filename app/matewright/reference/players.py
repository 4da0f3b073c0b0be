"""Who plays: one interface for a person and a recorded line.

After the Sather program. The player that lets a strategy choose is `services.play.players`, and
the game between two players is in `services.play.played_game`, because both need what lives above
this room.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import Final

from matewright.errors import FormatError
from matewright.model.move import Move
from matewright.model.notation import ENGLISH, PROBLEM, Notation
from matewright.model.position import Position
from matewright.reference.displays import Display
from matewright.reference.translation import checked_kings

_NOTATIONS: Final = tuple(
    Notation(letters, long) for letters in (ENGLISH, PROBLEM) for long in (False, True)
)
_SIGNS: Final = str.maketrans("", "", "+#=!?x*:- ")
_MOST_NAMED: Final = 60
_CAPTURE: Final = re.compile(r"[x*:×]")
_NUMBER: Final = re.compile(r"^[0-9]*\.+")
_APART: Final = ("e.p.", "ep.")
"""What belongs to a move and stands apart from it."""


class Player(ABC):
    """Chooses moves for one side."""

    @abstractmethod
    def choose(self, position: Position, moves: Sequence[Move]) -> Move | None:
        """One of the legal moves, of which there is at least one; None to end the game."""

    def cancel(self) -> None:  # noqa: B027 - most players answer at once
        """Make `choose`, which may take long, return soon; called from another thread."""


class Person(Player):
    """Asks the user until the answer is a legal move.

    `ask` gets the question and gives the answer, None at the end of the input.
    """

    def __init__(self, ask: Callable[[str], str | None], display: Display) -> None:
        self._ask = ask
        self._display = display

    def choose(self, position: Position, moves: Sequence[Move]) -> Move | None:
        """Ask; `quit` or the end of the input ends the game, `moves` lists the legal moves."""
        while True:
            answer = self._ask(f"{position.turn.word} to move: ")
            if answer is None or answer.strip().lower() == "quit":
                return None
            if answer.strip().lower() == "moves":
                self._display.tell(names(moves))
                continue
            try:
                return read_move(answer, moves)
            except FormatError as error:
                self._display.tell(str(error))


class RecordedLine(Player):
    """Plays moves that were written down; two players can take turns with one line."""

    def __init__(self, line: Iterable[str | Move], notation: Notation | None = None) -> None:
        """Moves or how they are written; `notation` is how they probably are, see `read_move`."""
        self._line = enumerate(line, start=1)
        self._notation = notation

    def choose(self, position: Position, moves: Sequence[Move]) -> Move | None:  # noqa: ARG002 - the line decides
        """The next move. Raises `FormatError`, which states its number, when it is not legal."""
        number, text = next(self._line, (0, ""))
        if not number:
            return None
        try:
            if isinstance(text, Move):
                return same_move(text, moves)
            return read_move(text, moves, self._notation)
        except FormatError as error:
            raise FormatError("line-move", number=number, reason=error) from None


def words_of(text: str) -> list[str]:
    """The moves of a line as they are written, without their numbers."""
    words = (_NUMBER.sub("", word) for word in text.split())
    return [word for word in words if word not in _APART and word.strip(".!?=")]


class Ending(Enum):
    """How a game ended."""

    MATE = auto()
    STALEMATE = auto()
    GIVEN_UP = auto()
    TOO_LONG = auto()


def ending_of(position: Position) -> Ending:
    """Whether a side that has no legal move is mated or stalemated."""
    pieces = (position.board[square] for square in checked_kings(position))
    in_check = any(piece is not None and piece.colour is position.turn for piece in pieces)
    return Ending.MATE if in_check else Ending.STALEMATE


def same_move(given: Move, moves: Sequence[Move]) -> Move:
    """The legal move that equals a given one; by its effects where several go the same way.

    Raises `FormatError` where there is none.
    """
    alike = [move for move in moves if move.uci == given.uci]
    same = [move for move in alike if move.effects == given.effects]
    if not same and len(alike) != 1:
        raise FormatError("move-illegal", text=given.uci)
    return (same or alike)[0]


def read_move(text: str, moves: Sequence[Move], notation: Notation | None = None) -> Move:
    """The legal move that a person wrote in short, long or UCI notation.

    Letters are those of `notation`, English ones or those of problems; where they mean different
    moves the first count. Signs such as `x`, `+` and `!` may be left out. Raises `FormatError` for
    what is not a legal move or could be several.
    """
    bare = _bare(text)
    own = () if notation is None else (notation, replace(notation, long=not notation.long))
    for notations in (own, _NOTATIONS):
        spelled = {move: _spellings(move, notations) for move in moves}
        found = [move for move in moves if bare in spelled[move]]
        if not found:
            # Small letters for pieces are forgiven where they can mean only one thing.
            folded = bare.lower()
            found = [move for move in moves if folded in {name.lower() for name in spelled[move]}]
        if len(found) > 1:
            # Under some conditions a piece comes to a square both with and without a capture.
            is_capture = bool(_CAPTURE.search(text))
            found = [move for move in found if move.capture is is_capture] or found
        if len(found) == 1:
            return found[0]
        if found:
            raise FormatError("move-ambiguous", text=text.strip(), moves=names(found))
    raise FormatError("move-illegal", text=text.strip())


def names(moves: Sequence[Move]) -> str:
    """Moves in short notation, the first of many."""
    notation = Notation()
    words = sorted(notation.move(move) for move in moves[:_MOST_NAMED])
    left = len(moves) - len(words)
    return ", ".join([*words, f"and {left} more"] if left else words)


def _spellings(move: Move, notations: Sequence[Notation]) -> set[str]:
    return {_bare(move.uci), *(_bare(notation.move(move)) for notation in notations)}


def _bare(text: str) -> str:
    """A move without its signs; `O-O` is `00`."""
    return text.strip().replace("e.p.", "").translate(_SIGNS).replace("O", "0")
