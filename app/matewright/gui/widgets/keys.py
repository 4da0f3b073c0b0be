"""Keys: which ones a widget keeps or leaves to the window, and the Latin letter of a key.

Fields leave files that are dropped on them to the window as well.
"""

from __future__ import annotations

import sys
import unicodedata
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QDragEnterEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

_ROWS: Final = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""Where the rows of letters begin, in the numbers that keyboards have for their keys since 1981.

https://www.win.tue.edu/~aeb/linux/kbd/scancodes-1.html; Linux has the same (input-event-codes.h).
"""
_LETTERS: Final = MappingProxyType(
    {
        first + number: int(Qt.Key[f"Key_{letter}"])
        for first, row in _ROWS
        for number, letter in enumerate(row)
    }
)
_OFFSETS: Final = MappingProxyType({"linux": 8, "win32": 0})
"""What X11 and Wayland add to those numbers; other systems have numbers of their own."""


def latin_key(event: QKeyEvent) -> int:
    """The key of an event; for a letter of another script the Latin one of a QWERTY keyboard there.

    So keys that are letters work whatever script is being written.
    """
    key, offset = event.key(), _OFFSETS.get(sys.platform)
    if offset is None or not _is_foreign_letter(key):
        return key
    return _LETTERS.get(event.nativeScanCode() - offset, key)


def _is_foreign_letter(key: int) -> bool:
    """Whether a key types a letter that is not Latin; keys that type nothing lie beyond Unicode."""
    if not 0 < key <= sys.maxunicode:
        return False
    letter = chr(key)
    return letter.isalpha() and not unicodedata.name(letter, "").startswith("LATIN")


def is_shortcut_override(event: QEvent, key: QKeySequence.StandardKey) -> bool:
    """Whether Qt asks with this event if the widget wants that key before any shortcut.

    A widget that wants it accepts the event and answers True from its `event`, as `keeps` does.
    """
    return (
        event.type() is QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and event.matches(key)
    )


def keeps(event: QEvent, *keys: QKeySequence.StandardKey) -> bool:
    """Whether Qt asks with this event for one of these keys, which is accepted then."""
    if any(is_shortcut_override(event, key) for key in keys):
        event.accept()
        return True
    return False


class LineEdit(QLineEdit):
    """A line of text that leaves undo and redo to the window while it has nothing to undo itself.

    What was typed and handed on is undone in the document.
    """

    def event(self, event: QEvent) -> bool:
        """Keep the keys only where they have a use: Qt's own line keeps them always."""
        for key, is_useful in (
            (QKeySequence.StandardKey.Undo, self.isUndoAvailable()),
            (QKeySequence.StandardKey.Redo, self.isRedoAvailable()),
        ):
            if not is_useful and is_shortcut_override(event, key):
                event.ignore()
                return False
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window, which opens them; Qt's own line takes their address."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)
