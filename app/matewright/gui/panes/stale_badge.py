"""The label of an answer that belongs to an earlier state of the problem."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class StaleBadge(QLabel):
    """`Position changed: this answer is the one to what was asked before.`, or hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stale_badge")
        self.setProperty("tone", "warning")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def show_reason(self, reason: str) -> None:
        """Say what changed, such as `position changed`; nothing is said with an empty reason."""
        said = self.tr("▲ {reason}: this is the answer to what was asked before")
        self.setText(said.format(reason=reason[:1].upper() + reason[1:]) if reason else "")
        self.setVisible(bool(reason))
