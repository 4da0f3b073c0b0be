"""The squares of a board in pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """A board whose top left corner is at (`left`, `top`), with cells of side `cell`.

    All are logical pixels that fall on whole device pixels. `flipped` shows h1 at the top left.
    """

    left: float
    top: float
    cell: float
    flipped: bool

    @classmethod
    def fit(
        cls, width: float, height: float, margin: float, ratio: float, flipped: bool
    ) -> BoardLayout:
        """The largest board in `width` × `height`, centred across, at the top.

        `margin` is kept free on the left and below for the coordinates, one pixel all round for
        the border. `ratio` is the number of device pixels to a logical one.
        """
        border = math.ceil(ratio)
        margin_pixels = math.ceil(margin * ratio)
        across = math.floor(width * ratio) - margin_pixels - 2 * border
        down = math.floor(height * ratio) - margin_pixels - 2 * border
        cell = max(1, min(across, down) // 8)
        left = margin_pixels + border + max(0, across - 8 * cell) // 2
        return cls(left / ratio, border / ratio, cell / ratio, flipped)

    @property
    def board(self) -> QRectF:
        """The rectangle of all 64 squares."""
        return QRectF(self.left, self.top, 8 * self.cell, 8 * self.cell)

    def rect(self, square: int) -> QRectF:
        """The rectangle of one square."""
        column, row = self._cell_of(square)
        return QRectF(
            self.left + column * self.cell, self.top + row * self.cell, self.cell, self.cell
        )

    def square_at(self, point: QPointF) -> int | None:
        """The square under a point, None off the board."""
        column = math.floor((point.x() - self.left) / self.cell)
        row = math.floor((point.y() - self.top) / self.cell)
        if not (0 <= column < 8 and 0 <= row < 8):
            return None
        return 8 * row + 7 - column if self.flipped else 8 * (7 - row) + column

    def neighbour(self, square: int, right: int, down: int) -> int:
        """The square so many cells to the right and down as seen, stopping at the edge."""
        column, row = self._cell_of(square)
        column = min(7, max(0, column + right))
        row = min(7, max(0, row + down))
        return 8 * row + 7 - column if self.flipped else 8 * (7 - row) + column

    def _cell_of(self, square: int) -> tuple[int, int]:
        rank, file = divmod(square, 8)
        return (7 - file, rank) if self.flipped else (file, 7 - rank)
