"""The text field for the change of a twin."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from matewright.gui.widgets.keys import LineEdit, keeps


class ChangeEdit(LineEdit):
    """A text field in which Esc first discards what was typed."""

    given_up = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the window's shortcuts while there is something to discard."""
        return (
            self.isModified() and keeps(event, QKeySequence.StandardKey.Cancel)
        ) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc discards what was typed."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self.isModified():
            self.given_up.emit()
        else:
            super().keyPressEvent(event)
