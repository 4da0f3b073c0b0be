"""Windows built behind those that are there, one piece in each turn of the event loop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from matewright.gui.dialogs.preferences.dialog import PreferencesDialog
from matewright.gui.veil import Veil

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow

SOON: Final = 0
"""The pause between two pieces, in milliseconds: whatever waits in the event loop comes first."""
_WHEN_FREE: Final = 50
"""Milliseconds between two looks whether the person has finished."""


class Construction(QObject):
    """Does one piece of work after the other: an iterator, whose steps answer the pause in ms.

    Work that begins while other work goes on takes its place. The window that is being built is
    given up with it.

    * `broken`: the work has raised an error, which Python reports; what is left may begin anew.
    """

    broken = Signal()

    def __init__(self, veil: Veil, parent: QObject) -> None:
        super().__init__(parent)
        self._veil = veil
        self._work: Iterator[int] = iter(())
        self._window: MainWindow | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there is more to do."""
        return self._timer.isActive()

    def begin(self, work: Iterator[int]) -> None:
        """Begin soon: who wants it may be a menu of a window that is about to go."""
        self._give_up()
        self._work = work
        self._timer.start(SOON)

    def _give_up(self) -> None:
        if self._window is not None:
            self._window.deleteLater()
            self._window = None

    def _go_on(self) -> None:
        try:
            pause = next(self._work, None)
        except Exception:
            self._give_up()
            self.broken.emit()
            raise
        if pause is not None:
            self._timer.start(pause)

    # -- what it takes to open a window --------------------------------------------------------

    def build(self, window: MainWindow) -> Iterator[int]:
        """Build a window that was just begun."""
        self._window = window
        yield SOON
        for _ in window.building:
            yield SOON

    def rehearse(self, window: MainWindow) -> Iterator[int]:
        """Lay a window out and draw it where nobody sees it: then showing it takes half as long."""
        for widget in window.findChildren(QWidget):
            widget.ensurePolished()
        yield SOON
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._veil.cover(window)
        window.show()
        yield from self.draw()
        window.hide()
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, on=False)
        yield SOON

    def wait(self) -> Iterator[int]:
        """Wait until nobody is in the middle of something."""
        while not _is_free():
            yield _WHEN_FREE

    def show(self, window: MainWindow) -> None:
        """Show the window that was built; what begins from now on does it no harm."""
        self._window = None
        self._veil.cover(window)
        window.show()

    def draw(self) -> Iterator[int]:
        """Wait until all that is shown is drawn."""
        while self._veil.is_down:
            yield SOON


def _is_free() -> bool:
    """Whether nothing goes on that needs a window to stay: menus, dialogs, the mouse held down."""
    dialog = QApplication.activeModalWidget()
    return (
        QApplication.activePopupWidget() is None
        and (dialog is None or isinstance(dialog, PreferencesDialog))
        and QApplication.mouseButtons() == Qt.MouseButton.NoButton
        # Whoever waits for something in a loop of his own goes on with the window afterwards.
        and QThread.currentThread().loopLevel() <= 1
    )
