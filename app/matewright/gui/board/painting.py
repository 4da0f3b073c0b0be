"""How the board looks: squares, coordinates, marks and men."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from matewright.gui.board.layout import BoardLayout
from matewright.gui.board.pieces import picture
from matewright.gui.theme import Colours
from matewright.model.move import FILES
from matewright.model.position import Position

_GHOST_OPACITY = 0.3
_LAST_MOVE_OPACITY = 0.65
_PICKED_OPACITY = 0.45
_CHECK_GLOW = ((0.0, 0.88), (0.5, 0.75), (1.0, 0.0))


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Everything one picture of the board shows.

    `margin` is the room for coordinates in pixels, 0 for none; `ratio` the device pixels a pixel
    has. `last_move`, `checked`, `picked` and `ringed` are marked squares, `lifted` the square whose
    man is in the air.
    """

    position: Position
    layout: BoardLayout
    colours: Colours
    ratio: float
    margin: int
    last_move: Collection[int]
    checked: Collection[int]
    picked: int | None
    ringed: Collection[int]
    lifted: int | None

    def paint(self, painter: QPainter, region: QRectF) -> None:
        """Draw what lies in the region."""
        board, colours = self.layout.board, self.colours
        if not board.contains(region):
            painter.fillRect(board.adjusted(-1, -1, 1, 1), QColor(colours.board_border))
            if self.margin:
                self._paint_coordinates(painter)
        light, dark = QColor(colours.light_square), QColor(colours.dark_square)
        for square in range(64):
            rect = self.layout.rect(square)
            if region.intersects(rect):
                painter.fillRect(rect, light if (square + square // 8) % 2 else dark)
                self._paint_marks(painter, square, rect)
                self._paint_man(painter, square, rect)

    def _paint_coordinates(self, painter: QPainter) -> None:
        painter.setPen(QColor(self.colours.quiet))
        layout, margin = self.layout, self.margin
        for index in range(8):
            file_rect, row_rect = layout.rect(index), layout.rect(8 * index)
            below = QRectF(file_rect.left(), layout.board.bottom(), layout.cell, margin)
            beside = QRectF(layout.left - margin, row_rect.top(), margin, layout.cell)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, FILES[index])
            painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, str(index + 1))

    def _paint_marks(self, painter: QPainter, square: int, rect: QRectF) -> None:
        if square in self.last_move:
            painter.fillRect(rect, _faint(self.colours.last_move, _LAST_MOVE_OPACITY))
        if square in self.checked:
            glow = QRadialGradient(rect.center(), rect.width() * 0.7)
            for place, opacity in _CHECK_GLOW:
                glow.setColorAt(place, _faint(self.colours.check, opacity))
            painter.fillRect(rect, glow)
        if square == self.picked:
            painter.fillRect(rect, _faint(self.colours.ring, _PICKED_OPACITY))
        if square in self.ringed:
            self._paint_ring(painter, rect)

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        """Dark outside and light inside, so that it shows on any square and any mark."""
        width = max(3.0, round(rect.width() / 18))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, inset, stroke in (
            (self.colours.ring, width / 2, width),
            (self.colours.outline, width * 1.25, width / 2),
        ):
            pen = QPen(QColor(colour), stroke)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))

    def _paint_man(self, painter: QPainter, square: int, rect: QRectF) -> None:
        man = self.position.board[square]
        if man is None:
            return
        if square == self.lifted:
            painter.setOpacity(_GHOST_OPACITY)
        painter.drawPixmap(rect.topLeft(), picture(man, rect.width(), self.ratio))
        painter.setOpacity(1.0)


def _faint(colour: str, opacity: float) -> QColor:
    mark = QColor(colour)
    mark.setAlphaF(opacity)
    return mark
