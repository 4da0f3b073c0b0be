"""A piece being dragged, between press and release."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

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


class Drag(QObject):
    """A drag under way, from press to `end`.

    Without a `piece` it is the mark of a condition.
    `source` is the square the piece came from, None for one from the palette; `target` the square
    it hovers over, None off the board; `copy` whether it will also stay on `source`.
    """

    changed = Signal()
    """`copy` changed: Ctrl was pressed or released."""
    given_up = Signal()
    """Esc was pressed."""

    def __init__(
        self,
        piece: Piece | None,
        source: int | None,
        pixmap: QPixmap,
        board: QWidget,
        *,
        may_copy: bool,
    ) -> None:
        super().__init__(board)
        self.piece = piece
        self.source = source
        self.target: int | None = None
        self.copy = False
        self._may_copy = may_copy and source is not None
        self._overlay = Overlay(board.window(), pixmap)
        # Esc and Ctrl must be noticed wherever the focus is while a piece is dragged. (Filtering
        # all events of the application would be simpler, but PySide then wraps objects while
        # they are being wrapped, and crashes.)
        # The stubs promise more than Qt does.
        focus = cast("QWidget | None", board.window().focusWidget())
        self._hearers = {board, board.window()} | ({focus} if focus is not None else set())
        for widget in self._hearers:
            widget.installEventFilter(self)

    def follow(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The mouse is at a point in screen coordinates, with these keys held."""
        self._overlay.follow(point)
        self._set_copy(bool(modifiers & Qt.KeyboardModifier.ControlModifier))

    def end(self) -> None:
        """End the drag."""
        for widget in self._hearers:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._overlay.hide()
        self._overlay.deleteLater()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc cancels, Ctrl switches between moving and copying."""
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape:
            if event.type() is not QEvent.Type.KeyRelease:
                event.accept()
                if event.type() is QEvent.Type.KeyPress:
                    self.given_up.emit()
                return True
        elif event.key() == Qt.Key.Key_Control:
            self._set_copy(event.type() is QEvent.Type.KeyPress)
        return super().eventFilter(watched, event)

    def _set_copy(self, copy: bool) -> None:
        if self._may_copy and copy != self.copy:
            self.copy = copy
            self.changed.emit()
