"""The text field for the change of a twin."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from matewright.gui.widgets.keys import LineEdit, asks_to_keep


class ChangeEdit(LineEdit):
    """A text field in which Esc first discards what was typed."""

    given_up = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the window's shortcuts while there is something to forget."""
        if asks_to_keep(event, QKeySequence.StandardKey.Cancel) and self.isModified():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc forgets what was typed."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self.isModified():
            self.given_up.emit()
        else:
            super().keyPressEvent(event)
