"""Windows that draw their panes one after the other, each in a turn of the event loop."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget
from shiboken6 import isValid


class Veil(QObject):
    """Keeps panes from being drawn, and lifts itself from one that is seen in each turn.

    A window that is shown for the first time, in other colours or with another file would draw all
    of them in one.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._panes: list[QWidget] = []
        self._is_new = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_down(self) -> bool:
        """Whether there are panes yet to be drawn."""
        return bool(self._panes)

    def cover(self, window: QMainWindow, *, with_frame: bool = False) -> None:
        """Have a window draw its panes after those already covered.

        What is around them, menus and tabs, is drawn in this turn, or `with_frame` before the first
        of them. A window that is about to be shown would be black until then.
        """
        frame = [window] if with_frame else []
        # Qt makes and takes away bars of tabs as it likes.
        for pane in (*frame, window.centralWidget(), *window.findChildren(QDockWidget)):
            if pane is not None and pane not in self._panes:
                pane.setUpdatesEnabled(False)
                self._panes.append(pane)
        self._is_new = True
        self._timer.start()

    def _go_on(self) -> None:
        if self._is_new:
            # What was not covered is drawn in this turn.
            self._is_new = False
            return
        while self._panes:
            pane = self._panes.pop(0)
            # Some have gone with their window.
            if isValid(pane):
                takes_time = not pane.visibleRegion().isEmpty()
                pane.setUpdatesEnabled(True)
                if takes_time:
                    break
        if not self._panes:
            self._timer.stop()
