"""Small diagrams in the rows of the list, drawn when they come into view."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPixmap, QRegion
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from matewright.gui.board.painting import BoardPicture
from matewright.gui.widgets import theme
from matewright.gui.widgets.table_model import Index
from matewright.model.diagram import Diagram
from matewright.render.colours import board_colours
from matewright.render.layout import BoardLayout
from matewright.render.look import Look

DIAGRAM: Final = Qt.ItemDataRole.UserRole
"""The role of the `Diagram` in a row, which is drawn."""

MOST_PIXMAPS: Final = 500
"""How many diagrams are cached; one of 82 pixels takes 27 kB."""

_GAP: Final = theme.STEP // 2
"""Pixels between a diagram and the row before or after."""


class Thumbnails:
    """Draws small diagrams and caches the most recent ones."""

    def __init__(self) -> None:
        self._look = Look(coordinates=False)
        self._pixmaps: OrderedDict[object, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pixmaps)

    def set_look(self, look: Look) -> None:
        """Draw with another piece set or in another theme."""
        self._look = look
        self._pixmaps.clear()

    def pixmap(self, diagram: Diagram, side: int, ratio: float, *, dark: bool) -> QPixmap:
        """The diagram in a square of `side` logical pixels; `dark` windows have another board."""
        key = (diagram.key, side, ratio, dark)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._drawn(diagram, side, ratio, dark=dark)
            self._pixmaps[key] = pixmap
            if len(self._pixmaps) > MOST_PIXMAPS:
                self._pixmaps.popitem(last=False)
        else:
            self._pixmaps.move_to_end(key)
        return pixmap

    def _drawn(self, diagram: Diagram, side: int, ratio: float, *, dark: bool) -> QPixmap:
        pixmap = QPixmap(QSize(side, side) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        picture = BoardPicture(
            position=diagram.position,
            layout=BoardLayout.fit(side, side, 0, ratio, False),
            colours=board_colours(self._look.theme, dark_window=dark),
            piece_set=self._look.piece_set,
            ratio=ratio,
            condition_marks=diagram.marks,
            figures=diagram.figures.on(diagram.position),
        )
        picture.paint(painter, QRegion(0, 0, side, side))
        painter.end()
        return pixmap


class ThumbnailDelegate(QStyledItemDelegate):
    """Draws the diagram of a row into its cell, as large as the row allows."""

    def __init__(self, thumbnails: Thumbnails, parent: QObject) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Draw the cell's background, and the diagram in its middle."""
        super().paint(painter, option, index)
        rect, palette = option.rect, option.palette
        diagram = index.data(DIAGRAM)
        side = min(rect.width(), rect.height()) - 2 * _GAP
        if not isinstance(diagram, Diagram) or side < 1:
            return
        ratio = painter.device().devicePixelRatio()
        pixmap = self._thumbnails.pixmap(diagram, side, ratio, dark=is_dark(palette))
        corner = rect.center() - QPoint(side // 2 - 1, side // 2 - 1)
        painter.drawPixmap(corner, pixmap)


def row_height(side: int) -> int:
    """How high a row is with diagrams of that side."""
    return side + 2 * _GAP


def is_dark(palette: QPalette) -> bool:
    """Whether diagrams stand on a dark ground."""
    return theme.colours_of(palette) is theme.DARK
