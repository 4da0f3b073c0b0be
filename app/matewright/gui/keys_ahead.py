"""Keys pressed while a further window is on its way: they are meant for that one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from matewright.gui.keys import latin_key

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from matewright.gui.windows import Windows

_MOST: Final = 2_000
"""Milliseconds after which keys are no longer kept: the window takes longer than anybody waits."""
_UNTIL_ACTIVE: Final = 500
"""Milliseconds a new window has to get the keyboard."""
_LOOK: Final = 10
_ALONE: Final = frozenset(
    {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)


class KeysAhead(QObject):
    """Keeps keys from windows between `keep` and `hand_over`, which brings them to the new one.

    What was pasted right after asking for an empty board would else go into the problem before.
    Nothing waits for it: whoever clicks, opens a menu or answers a dialog has the keys at once.
    """

    def __init__(self, windows: Windows) -> None:
        super().__init__(windows)
        self._windows = windows
        self._kept: list[QKeyEvent] = []
        self._is_keeping = self._is_sending = False
        self._target: MainWindow | None = None
        self._looks = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def keep(self) -> None:
        """Keep what is pressed from now on."""
        app = QApplication.instance()
        if app is not None and not self._is_keeping:
            app.installEventFilter(self)
        self._is_keeping, self._target = True, None
        self._timer.start(_MOST)

    def hand_over(self, window: MainWindow | None = None) -> None:
        """Bring what was kept to a window as soon as it is active; without one, to the one that is.

        What is pressed meanwhile comes after that.
        """
        if self._is_keeping:
            self._target, self._looks = window, _UNTIL_ACTIVE // _LOOK
            self._timer.start(0)

    def _go_on(self) -> None:
        target = self._target if self._target is not None and isValid(self._target) else None
        if target is not None and not target.isActiveWindow() and self._looks:
            self._looks -= 1
            self._timer.start(_LOOK)
            return
        self._looks = 0
        if not self._kept:
            self._end()
            return
        event = self._kept.pop(0)
        # First, for a command may open a dialog, to which the rest is to go.
        self._timer.start(0)
        window = target or self._active
        if window is not None:
            self._press(window, event)

    def _end(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._is_keeping, self._target = False, None

    @property
    def _active(self) -> MainWindow | None:
        """The window that gets keys now; None where a menu, a dialog or another program does."""
        if QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return None
        active = QApplication.activeWindow()
        return next((window for window in self._windows.all if window is active), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take keys out of the way of windows; a click ends that."""
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress:
            self.hand_over()
        elif isinstance(event, QKeyEvent) and not self._is_sending and self._is_to_be_kept(event):
            if kind is QEvent.Type.ShortcutOverride:
                # Else Qt would look for a command itself, and not tell of the key at all.
                event.accept()
            elif kind is QEvent.Type.KeyPress:
                self._kept.append(event.clone())
            return True
        return super().eventFilter(watched, event)

    def _is_to_be_kept(self, event: QKeyEvent) -> bool:
        opens_menu = event.modifiers() & Qt.KeyboardModifier.AltModifier
        return event.key() not in _ALONE and not opens_menu and self._active is not None

    def _press(self, window: MainWindow, event: QKeyEvent) -> None:
        """Do what Qt does with a key: the widget that has the keyboard may want it first."""
        dialog = QApplication.activeModalWidget()
        chosen: QWidget | None = window.focusWidget() if dialog is None else dialog.focusWidget()
        widget = chosen if chosen is not None else dialog or window
        wish = _copy(QEvent.Type.ShortcutOverride, event)
        wish.ignore()
        self._send(widget, wish)
        keys = QKeySequence(int(event.modifiers().value) | latin_key(event))
        command = None if wish.isAccepted() or dialog else window.shortcuts.command_of(keys)
        if command is not None:
            command.trigger()
            return
        self._send(widget, _copy(QEvent.Type.KeyPress, event))
        if isValid(widget):
            self._send(widget, _copy(QEvent.Type.KeyRelease, event))

    def _send(self, widget: QWidget, event: QKeyEvent) -> None:
        self._is_sending = True
        QApplication.sendEvent(widget, event)
        self._is_sending = False


def _copy(kind: QEvent.Type, event: QKeyEvent) -> QKeyEvent:
    return QKeyEvent(
        kind,
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
    )
