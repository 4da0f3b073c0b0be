"""All windows rebuilt in another language or text size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QThread, QTimer
from PySide6.QtWidgets import QApplication

from matewright.gui import theme
from matewright.gui.language import translation
from matewright.gui.preferences import LANGUAGE, TEXT_SIZE

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from matewright.gui.windows import Windows

_WHEN_FREE: Final = 50
"""Milliseconds between two looks whether a window may be replaced."""


class Rebuilding(QObject):
    """Replaces each window of `windows` by a new one on the same file that shows the same."""

    def __init__(self, windows: Windows) -> None:
        super().__init__(windows)
        self._windows = windows
        self._left: list[MainWindow] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there are windows yet to be replaced."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Begin soon: the choice may come from a menu of a window that is about to go."""
        self._left = list(self._windows.all)
        self._timer.start(0)

    def _go_on(self) -> None:
        if not _is_free():
            self._timer.start(_WHEN_FREE)
            return
        preferences = self._windows.preferences
        translation.speak(preferences.get(LANGUAGE))
        theme.set_text_size(preferences.get(TEXT_SIZE))
        # Where a window cannot be built the old one stays, and the others have their turn.
        old = self._left.pop(0) if self._left else None
        if self._left:
            self._timer.start(0)
        if old in self._windows.all:
            self._replace(old)

    def _replace(self, old: MainWindow) -> None:
        # The new window begins with the saved layout, and with what is typed but not handed on.
        from matewright.gui.language.view_state import ViewState

        old.typed.commit()
        old.keep_layout()
        state = ViewState.of(old)
        new = self._windows.make_for(old.open_file)
        state.restore(new)
        is_active = old.isActiveWindow()
        new.go_on_with(old)
        old.leave()
        self._windows.swap(old, new)
        new.show()
        if is_active:
            new.bring_up()
        old.hide()
        old.deleteLater()
        state.show_dialogs(new)


def _is_free() -> bool:
    """Whether nothing goes on that needs a window to stay: menus, dialogs, the mouse held down."""
    dialog = QApplication.activeModalWidget()
    return (
        QApplication.activePopupWidget() is None
        and (dialog is None or dialog.objectName() == "preferences")
        and QApplication.mouseButtons() == Qt.MouseButton.NoButton
        # Code that waits in an event loop of its own goes on with the window afterwards.
        and QThread.currentThread().loopLevel() <= 1
    )
