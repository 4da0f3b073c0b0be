"""Lines and signs that conditions put on the board, below the pieces."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from matewright.model.board_marks import BoardMarks, Line, Sign
from matewright.render.colours import BoardColours
from matewright.render.layout import BoardLayout

_LINE: Final = 0.07
_DASHES: Final = (3.0, 3.0)
"""Of edges that adjoin: strokes and gaps, in widths of a line."""
_FRAME: Final = 0.06
_FRAME_INSET: Final = 0.07
_TRIANGLE: Final = 0.24
_DISC: Final = 0.25
"""As parts of the side of a square."""


def paint_condition_marks(
    painter: QPainter, layout: BoardLayout, marks: BoardMarks, colours: BoardColours
) -> None:
    """Draw them on the empty board."""
    if not (marks.lines or marks.signs or marks.joined):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for square, signs in marks.signs.items():
        for sign in signs:
            paint_sign(painter, layout.rect(square), sign, colours)
    pen = QPen(QColor(colours.line), _LINE * layout.cell)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for line in marks.lines:
        painter.drawLine(_drawn(layout, line))
    if marks.joined:
        # Inside the board: its frame stays whole.
        pen.setDashPattern(_DASHES)
        painter.setPen(pen)
        painter.setClipRect(layout.board)
        for line in marks.joined:
            painter.drawLine(_drawn(layout, line))
    painter.restore()


def _drawn(layout: BoardLayout, line: Line) -> QLineF:
    right, up = (0, line.length) if line.is_vertical else (line.length, 0)
    return QLineF(_corner(layout, line.x, line.y), _corner(layout, line.x + right, line.y + up))


def _corner(layout: BoardLayout, x: int, y: int) -> QPointF:
    """Where the edges of squares meet, so many squares from the outer corner of a1."""
    board, cell = layout.board, layout.cell
    if layout.flipped:
        return QPointF(board.right() - x * cell, board.top() + y * cell)
    return QPointF(board.left() + x * cell, board.bottom() - y * cell)


def paint_sign(painter: QPainter, rect: QRectF, sign: Sign, colours: BoardColours) -> None:
    """Draw a sign on its square."""
    side, ink = rect.width(), QColor(colours.line)
    if sign is Sign.HOLE:
        painter.fillRect(rect, ink)
        return
    if sign is Sign.FRAMED:
        inset = (_FRAME_INSET + _FRAME / 2) * side
        pen = QPen(ink, _FRAME * side)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
        return
    if sign is Sign.IMITATOR:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(rect.center(), _DISC * side, _DISC * side)
        return
    # Upwards for White in the upper right corner, downwards for Black in the lower right one.
    up = sign is Sign.WHITE_PROMOTION
    length, gap = _TRIANGLE * side, 0.04 * side
    right = rect.right() - gap
    tip = rect.top() + gap if up else rect.bottom() - gap
    base = tip + length if up else tip - length
    painter.setPen(QPen(QColor(colours.casing), 0.03 * side))
    painter.setBrush(ink)
    corners = ((right - length / 2, tip), (right, base), (right - length, base))
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
