"""A man in the air: what the mouse carries between press and release."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from matewright.model.piece import Piece


class Overlay(QWidget):
    """The picture under the mouse: a child of the window, above all else in it.

    The mouse does not notice it.
    """

    def __init__(self, window: QWidget, pixmap: QPixmap) -> None:
        super().__init__(window)
        self._window = window
        self._pixmap = pixmap
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(pixmap.deviceIndependentSize().toSize())
        self.raise_()
        self.show()

    def follow(self, point: QPointF) -> None:
        """Centre the picture on a point given in screen coordinates."""
        middle = QPoint(self.width() // 2, self.height() // 2)
        self.move(self._window.mapFromGlobal(point.toPoint()) - middle)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw the picture."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.end()


@dataclass(slots=True)
class Drag:
    """A drag under way.

    `source` is the square the man came from, None for one from the palette; `target` the square
    it hovers over, None off the board; `copy` whether it will also stay on `source`.
    """

    piece: Piece
    source: int | None
    overlay: Overlay
    target: int | None = None
    copy: bool = False
