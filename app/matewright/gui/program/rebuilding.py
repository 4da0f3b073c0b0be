"""All windows rebuilt in another language or text size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, QThread
from PySide6.QtWidgets import QApplication

from matewright.gui.background.timers import one_shot
from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import LANGUAGE, TEXT_SIZE, Preferences
from matewright.gui.program.file_window import FileWindow
from matewright.gui.widgets import theme

_WHEN_FREE: Final = 50
"""Milliseconds between two checks whether a window may be replaced."""


class Rebuilding(QObject):
    """Replaces each of the open `windows` by a new one on the same file in the same state."""

    def __init__(
        self, windows: Callable[[], Sequence[FileWindow]], preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._windows = windows
        self._preferences = preferences
        self._left: list[FileWindow] = []
        self._timer = one_shot(self, self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there are windows yet to be replaced."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Begin soon: the choice may come from a menu of a window that is to be replaced."""
        self._left = list(self._windows())
        self._timer.start(0)

    def _go_on(self) -> None:
        if not _is_free():
            self._timer.start(_WHEN_FREE)
            return
        preferences = self._preferences
        translation.speak(preferences.get(LANGUAGE))
        theme.set_text_size(preferences.get(TEXT_SIZE))
        # If a window cannot be built, the old one stays, and the others follow.
        old = self._left.pop(0) if self._left else None
        if self._left:
            self._timer.start(0)
        if old is not None and old in self._windows():
            old.replace_itself()


def _is_free() -> bool:
    """Whether nothing needs a window to stay: no menus, dialogs or pressed mouse buttons."""
    dialog = QApplication.activeModalWidget()
    return (
        QApplication.activePopupWidget() is None
        and (dialog is None or dialog.objectName() == "preferences")
        and QApplication.mouseButtons() == Qt.MouseButton.NoButton
        # Code that waits in a nested event loop continues to use the window afterwards.
        and QThread.currentThread().loopLevel() <= 1
    )
