"""Keys a widget keeps for itself although the window has a shortcut for them, or leaves to it.

Fields leave files that are dropped on them to the window as well.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QDragEnterEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit


def asks_to_keep(event: QEvent, key: QKeySequence.StandardKey) -> bool:
    """Whether Qt asks with this event if the widget wants that key before any shortcut.

    A widget that wants it accepts the event and answers True from its `event`.
    """
    return (
        event.type() is QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and event.matches(key)
    )


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
            if not is_useful and asks_to_keep(event, key):
                event.ignore()
                return False
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window, which opens them; Qt's own line takes their address."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)
