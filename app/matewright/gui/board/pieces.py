"""Pictures of men: python-chess's drawings as pixmaps, drawn once for each size.

Fairy men are orthodox ones turned upside down, the convention of problem magazines.
"""

from __future__ import annotations

import chess
import chess.svg
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPixmapCache, QTransform

from matewright.gui import theme
from matewright.model.piece import Piece


def picture(piece: Piece, size: float, ratio: float, outline: str | None = None) -> QPixmap:
    """A man in a square of `size` logical pixels on a screen with `ratio` device pixels to each.

    `outline` is a colour drawn around the man, so that it stays visible on any ground.
    """
    side = max(1, round(size * ratio))
    key = f"man {piece.letter} {side} {ratio} {outline}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        figure = Piece(piece.colour, piece.kind.figure)
        drawing = chess.svg.piece(chess.Piece.from_symbol(figure.letter))
        pixmap = theme.draw_svg(drawing, QSize(side, side))
        if piece.kind.is_fairy:
            pixmap = pixmap.transformed(QTransform().rotate(180))
        if outline is not None:
            pixmap = _outlined(pixmap, QColor(outline))
        pixmap.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def piece_icon(piece: Piece, size: int, ratio: float, plate: str) -> QIcon:
    """The man on a square of colour `plate`, for menus, where the ground may be dark."""
    ground = QPixmap(round(size * ratio), round(size * ratio))
    ground.setDevicePixelRatio(ratio)
    ground.fill(QColor(plate))
    painter = QPainter(ground)
    painter.drawPixmap(QPointF(0, 0), picture(piece, size, ratio))
    painter.end()
    return QIcon(ground)


def _outlined(man: QPixmap, colour: QColor) -> QPixmap:
    """The man over its own silhouette, shifted to all sides by about a fortieth of its size."""
    silhouette = QPixmap(man)
    painter = QPainter(silhouette)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(silhouette.rect(), colour)
    painter.end()
    result = QPixmap(man.size())
    result.fill(Qt.GlobalColor.transparent)
    reach = max(1.0, man.width() / 40)
    painter = QPainter(result)
    for x in (-reach, 0, reach):
        for y in (-reach, 0, reach):
            painter.drawPixmap(QPointF(x, y), silhouette)
    painter.drawPixmap(0, 0, man)
    painter.end()
    return result
