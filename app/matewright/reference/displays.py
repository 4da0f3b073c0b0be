"""What shows a game: one interface for text, figurines and the window, as in the Sather program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from matewright.model.move import FILES, Move
from matewright.model.notation import Notation
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position


class Display(ABC):
    """Shows positions and says things to whoever looks at it."""

    @abstractmethod
    def show(self, position: Position, move: Move | None) -> None:
        """Show a position and the move that led to it, None for the first one."""

    @abstractmethod
    def tell(self, words: str) -> None:
        """Say a sentence."""


class TextDisplay(Display):
    """The board in letters, as in FEN: upper case for White. `write` takes one line at a time."""

    empty: str = "."

    def __init__(self, write: Callable[[str], None], notation: Notation | None = None) -> None:
        self._write = write
        self._notation = notation or Notation()

    def show(self, position: Position, move: Move | None) -> None:
        """Write the move and the board below it."""
        if move is not None:
            mover = position.turn.other.word
            self._write(f"{mover} plays {self._notation.move(move)}")
        self._write("")
        for row in range(7, -1, -1):
            men = position.board[8 * row : 8 * row + 8]
            squares = " ".join(self.empty if man is None else self.sign(man) for man in men)
            self._write(f"{row + 1}  {squares}")
        self._write(f"   {' '.join(FILES)}")
        self._write("")

    def tell(self, words: str) -> None:
        """Write the sentence."""
        self._write(words)

    def sign(self, man: Piece) -> str:
        """How a man is written."""
        return man.letter


class UnicodeDisplay(TextDisplay):
    """The board in figurines; men without one, which fairy men are, keep their letter."""

    empty = "·"

    def sign(self, man: Piece) -> str:
        """The figurine."""
        return _FIGURINES[man.colour].get(man.code, man.letter)


_FIGURINES: Final = {
    Colour.WHITE: dict(zip("KQRBNP", "♔♕♖♗♘♙", strict=True)),
    Colour.BLACK: dict(zip("KQRBNP", "♚♛♜♝♞♟", strict=True)),
}
