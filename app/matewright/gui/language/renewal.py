"""All windows made anew in another language or size of text, while the old ones are of use.

A new window is built behind the old one, one piece in each turn of the event loop, and takes its
place when it is ready and nobody is in the middle of something. It is drawn in pieces, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QThread, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from matewright.gui import theme
from matewright.gui.dialogs.preferences.dialog import PreferencesDialog
from matewright.gui.language import translation
from matewright.gui.language.carry_over import ViewState
from matewright.gui.preferences import LANGUAGE, TEXT_SIZE

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from matewright.gui.windows import Windows

_SOON: Final = 0
_WHEN_FREE: Final = 50
"""Milliseconds between two looks whether the person has finished."""
_AFTERWARDS: Final = 10
"""Milliseconds after which the new window has been drawn, or is about to be."""


class Renewal(QObject):
    """Makes all `windows` anew. One that begins while another goes on takes its place."""

    def __init__(self, windows: Windows) -> None:
        super().__init__(windows)
        self._windows = windows
        self._old: MainWindow | None = None
        self._new: MainWindow | None = None
        self._steps: Iterator[int] = iter(())
        self._veiled: list[QWidget] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there is more to do."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Begin soon: who chose the language may be a menu of a window that is about to go."""
        self._give_up()
        self._steps = self._renew_all()
        self._timer.start(_SOON)

    def forget(self, window: MainWindow) -> None:
        """Make nothing anew of a window that was closed, and draw nothing more of it."""
        self._veiled = [pane for pane in self._veiled if pane.parent() is not window]
        if window is self._old:
            self._give_up()
            self._steps = self._renew_others()
            self._timer.start(_SOON)

    def _give_up(self) -> None:
        self._timer.stop()
        self._unveil(len(self._veiled))
        if self._new is not None:
            self._new.deleteLater()
        self._old = self._new = None

    def _go_on(self) -> None:
        pause = next(self._steps, None)
        if pause is not None:
            self._timer.start(pause)

    # -- one piece after the other -------------------------------------------------------------

    def _renew_all(self) -> Iterator[int]:
        preferences = self._windows.preferences
        translation.speak(preferences.get(LANGUAGE))
        theme.set_text_size(preferences.get(TEXT_SIZE))
        self._left = list(self._windows.all)
        yield _SOON
        yield from self._renew_others()

    def _renew_others(self) -> Iterator[int]:
        while self._left:
            old = self._left.pop(0)
            if old in self._windows.all:
                yield from self._renew(old)

    def _renew(self, old: MainWindow) -> Iterator[int]:
        self._old = old
        # The new one begins with what is kept of the old one.
        old.keep_layout()
        self._new = new = self._windows.begin_anew(old)
        yield _SOON
        for _ in new.building:
            yield _SOON
        for companion, old_one in zip(new.companions, old.companions, strict=True):
            companion.prepare(old_one)
            yield _SOON
        state = ViewState.of(old)
        yield _SOON
        for _ in state.restore(new):
            yield _SOON
        yield _SOON
        yield from self._rehearse(new)
        while True:
            while not _is_free():
                yield _WHEN_FREE
            # What is typed but not handed on is part of what the new window is to show.
            old.typed.commit()
            before, state = state, ViewState.of(old)
            if state == before:
                break
            # Somebody has done something meanwhile.
            yield _SOON
            for _ in state.restore(new):
                yield _SOON
            yield _SOON
        yield _SOON
        is_active = old.isActiveWindow()
        new.go_on_with(old)
        old.leave()
        self._windows.swap(old, new)
        # What it shows is the same in the wrong language: drawn once more it would take its time.
        old.setUpdatesEnabled(False)
        self._veil(new)
        new.show()
        if is_active:
            new.bring_up()
        old.hide()
        self._old = self._new = None
        # Each in a turn of its own, and even if all begins once more.
        QTimer.singleShot(_AFTERWARDS, old, old.deleteLater)
        QTimer.singleShot(2 * _AFTERWARDS, new, partial(state.show_dialogs, new))
        yield from self._draw()

    def _rehearse(self, window: MainWindow) -> Iterator[int]:
        """Lay a window out and draw it where nobody sees it: then showing it takes half as long."""
        for widget in window.findChildren(QWidget):
            widget.ensurePolished()
        yield _SOON
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._veil(window)
        window.show()
        yield from self._draw()
        window.hide()
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, on=False)
        yield _SOON

    # -- drawing one pane after the other ------------------------------------------------------

    def _veil(self, window: MainWindow) -> None:
        """Have a window draw nothing but its frame when it is shown."""
        # Qt makes and takes away bars of tabs as it likes.
        self._veiled = [window.panel, *window.findChildren(QDockWidget)]
        for pane in self._veiled:
            pane.setUpdatesEnabled(False)

    def _draw(self) -> Iterator[int]:
        """Have a window that was veiled draw its panes, one in a turn."""
        yield _SOON
        while self._veiled:
            self._unveil(1)
            yield _SOON

    def _unveil(self, count: int) -> None:
        for _ in range(count):
            self._veiled.pop(0).setUpdatesEnabled(True)


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
