"""The dark squares of printed diagrams: thin lines from the lower left to the upper right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

_LINES: Final = 10
"""Lines that begin at one side of a square; as many begin at the next."""

_WIDTH: Final = 0.014
"""The width of a line as a part of the side of a square."""


def paint_hatching(painter: QPainter, rect: QRectF, ink: str) -> None:
    """Hatch a square with vectors."""
    side, gap = rect.width(), rect.width() / _LINES
    lines = QPainterPath()
    for number in range(1, 2 * _LINES):
        reach = number * gap
        # Each line is where x + y = reach crosses the square.
        over = max(0.0, reach - side)
        lines.moveTo(rect.topLeft() + QPointF(over, reach - over))
        lines.lineTo(rect.topLeft() + QPointF(reach - over, over))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(ink), _WIDTH * side)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(lines, pen)
    painter.restore()


def hatched_square(size: float, ratio: float, ink: str, paper: str) -> QPixmap:
    """A hatched square of `size` logical pixels, on a screen with `ratio` device pixels each."""
    side = max(1, round(size * ratio))
    key = f"hatching {side} {ratio} {ink} {paper}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(side, side)
        pixmap.fill(QColor(paper))
        painter = QPainter(pixmap)
        paint_hatching(painter, QRectF(0, 0, side, side), ink)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, pixmap)
    return pixmap
