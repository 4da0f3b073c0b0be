"""The collection view: the list of problems over the whole window, instead of beside the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtWidgets import QMainWindow, QStatusBar, QWidget

from matewright.gui.collection.pane import CollectionPane
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP


class WholeView(QWidget):
    """Covers board and panes with the pane of problems, and gives it back.

    * `altered`: it was opened or closed.
    """

    altered = Signal()

    def __init__(self, pane: CollectionPane, window: QMainWindow) -> None:
        super().__init__(window)
        self._pane = pane
        self._window = window
        self._home: QWidget | None = None
        self._is_visited = False
        self.setObjectName("collection_view")
        # What is behind it is not seen, and so the Tab key does not lead there.
        self.setAutoFillBackground(True)
        margins = (4 * STEP, 2 * STEP, 4 * STEP, 2 * STEP)
        self._column = in_column(on=self, margins=margins)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether the problems are shown all over the window."""
        return self._home is not None

    def open(self) -> None:
        """Show the problems all over the window."""
        if self._home is not None:
            return
        self._home = self._pane.parentWidget()
        self._is_visited = False
        self._column.addWidget(self._pane)
        self._pane.set_wide(True)
        self._window.installEventFilter(self)
        self._cover()
        self.show()
        self._pane.show()
        self._pane.table.setFocus()
        self.altered.emit()

    def close_view(self, *, comes_back: bool = False) -> None:
        """Show the board again; `come_back` leads here once more if it `comes_back`."""
        home, self._home = self._home, None
        if home is None:
            return
        self._is_visited = comes_back
        self._window.removeEventFilter(self)
        self.hide()
        layout = home.layout()
        assert layout is not None, "panes stand in frames"
        layout.addWidget(self._pane)
        self._pane.set_wide(False)
        self.altered.emit()

    def come_back(self) -> bool:
        """Open it again if the board was only visited from here, and return whether it was."""
        if not self._is_visited:
            return False
        self.open()
        return True

    def follow(self, name: str) -> None:
        """Close when something else than the problems is asked for."""
        if name != "problems":
            self.close_view()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window whatever size it gets."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._cover()
        return super().eventFilter(watched, event)

    def _cover(self) -> None:
        window = self._window
        status = window.findChild(QStatusBar)
        below = status.height() if status is not None and not status.isHidden() else 0
        menu = window.menuBar()
        above = 0 if menu.isNativeMenuBar() else menu.height()
        self.setGeometry(QRect(0, above, window.width(), window.height() - above - below))
        # Panes that are arranged anew come to the front.
        self.raise_()
