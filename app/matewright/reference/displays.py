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
    """Shows positions and messages."""

    @abstractmethod
    def show(self, position: Position, move: Move | None) -> None:
        """Show a position and the move that led to it, None for the first one."""

    @abstractmethod
    def tell(self, words: str) -> None:
        """Show a sentence."""


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
        for rank in range(7, -1, -1):
            pieces = position.board[8 * rank : 8 * rank + 8]
            squares = " ".join(
                self.empty if piece is None else self.sign(piece) for piece in pieces
            )
            self._write(f"{rank + 1}  {squares}")
        self._write(f"   {' '.join(FILES)}")
        self._write("")

    def tell(self, words: str) -> None:
        """Write the sentence."""
        self._write(words)

    def sign(self, piece: Piece) -> str:
        """How a piece is written."""
        return piece.letter


class UnicodeDisplay(TextDisplay):
    """The board in figurines; pieces without one, which fairy pieces are, keep their letter."""

    empty = "·"

    def sign(self, piece: Piece) -> str:
        """The figurine."""
        return _FIGURINES[piece.colour].get(piece.code, piece.letter)


_FIGURINES: Final = {
    Colour.WHITE: dict(zip("KQRBNP", "♔♕♖♗♘♙", strict=True)),
    Colour.BLACK: dict(zip("KQRBNP", "♚♛♜♝♞♟", strict=True)),
}
