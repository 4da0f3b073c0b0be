"""An error message whose sentence can be selected and copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from matewright.gui.widgets.modal import answered
from matewright.wording import Wording, grouped

_words: Final = Wording("ErrorBox")


class ErrorBox(QMessageBox):
    """Shows `sentence`; `title` says in two or three words what failed."""

    def __init__(self, parent: QWidget | None, title: str, sentence: str) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(title)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(sentence)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        ok = self.addButton(QMessageBox.StandardButton.Ok)
        ok.setText(_words("&OK"))
        self.setDefaultButton(ok)
        self.setEscapeButton(ok)
        copy = self.addButton(_words("&Copy"), QMessageBox.ButtonRole.ActionRole)
        # A message box closes on any of its buttons; copying must leave it open.
        copy.clicked.disconnect()
        copy.clicked.connect(self._copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())


def in_short(sentences: Sequence[object], most: int) -> str:
    """The first sentences, one a line, and how many more there are."""
    lines = [str(sentence) for sentence in sentences[:most]]
    if len(sentences) > most:
        lines.append(_words("… and {count} more").format(count=grouped(len(sentences) - most)))
    return "\n".join(lines)


def show_error(parent: QWidget | None, title: str, sentence: str) -> None:
    """Show the message and wait until it is read."""
    answered(ErrorBox(parent, title, sentence))
