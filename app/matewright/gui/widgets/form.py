"""What dialogs and forms are made of: labels of fields, sentences, errors, and buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QWidget

_Role = QDialogButtonBox.ButtonRole
_Standard = QDialogButtonBox.StandardButton


def label_of(field: QWidget, text: str, parent: QWidget | None = None) -> QLabel:
    """A label; the key of its mnemonic leads to the field."""
    label = QLabel(text, parent)
    label.setBuddy(field)
    return label


def wrapped(text: str, parent: QWidget | None = None, *, tone: str = "") -> QLabel:
    """Words in as many lines as they need, shown as they are; `tone` as in `theme`, as `quiet`."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if tone:
        label.setProperty("tone", tone)
    return label


def error_line(name: str, parent: QWidget) -> QLabel:
    """A label, empty at first, for what is wrong."""
    label = wrapped("", parent, tone="error")
    label.setObjectName(name)
    return label


class Buttons(QDialogButtonBox):
    """The buttons at the bottom of a dialog, which they accept, reject or work in.

    Without a text a button has the one that Qt gives it.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self.accepted.connect(dialog.accept)
        self.rejected.connect(dialog.reject)

    def ok(self, text: str = "") -> QPushButton:
        """The button that accepts what the dialog shows; Enter presses it."""
        return self._standard(_Standard.Ok, text, is_default=True)

    def accepting(self, text: str) -> QPushButton:
        """The same where it is named by what it does."""
        button = self.addButton(text, _Role.AcceptRole)
        button.setDefault(True)
        return button

    def cancel(self, text: str = "") -> QPushButton:
        """The button that leaves everything as it was."""
        return self._standard(_Standard.Cancel, text)

    def close_button(self, text: str = "", *, is_default: bool = False) -> QPushButton:
        """The button that ends a dialog in which nothing is accepted."""
        return self._standard(_Standard.Close, text, is_default=is_default)

    def apply(self, text: str, run: Callable[[], object]) -> QPushButton:
        """The button that does what `ok` does, and leaves the dialog open."""
        button = self._standard(_Standard.Apply, text)
        button.clicked.connect(lambda _=False: run())
        return button

    def doing(
        self,
        text: str,
        run: Callable[[], object],
        role: QDialogButtonBox.ButtonRole = _Role.ActionRole,
    ) -> QPushButton:
        """A button that does something else and leaves the dialog open."""
        button = self.addButton(text, role)
        button.clicked.connect(lambda _=False: run())
        return button

    def _standard(
        self, kind: QDialogButtonBox.StandardButton, text: str, *, is_default: bool = False
    ) -> QPushButton:
        button = self.addButton(kind)
        if text:
            button.setText(text)
        if is_default:
            button.setDefault(True)
        return button
