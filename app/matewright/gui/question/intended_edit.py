"""The field for how many solutions are intended."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from matewright.gui.widgets.keys import LineEdit
from matewright.gui.widgets.theme import STEP
from matewright.model.verdict import read_intended

_MOST_CHARACTERS: Final = 1000


class IntendedEdit(LineEdit):
    """Hands on what is typed when it is committed.

    * `number_chosen` (text): another number of solutions; empty for none.
    * `refused` (sentence): why what was typed is none; the field shows the former number.
    """

    number_chosen = Signal(str)
    refused = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = ""
        self.setObjectName("intended")
        self.setAccessibleName(self.tr("Intended number of solutions"))
        self.setToolTip(
            self.tr("How many solutions help play shall have: 2, or branch by branch 2.1.1.1")
        )
        self.setPlaceholderText("1")
        self.setMaxLength(_MOST_CHARACTERS)
        self.setFixedWidth(13 * STEP)
        self.editingFinished.connect(self.commit)

    def show_number(self, text: str) -> None:
        """Show the number of a problem; what is just being typed for the same number stays."""
        if text != self._shown or not self.hasFocus():
            self.restore(text)

    def restore(self, text: str) -> None:
        """Show a number instead of whatever is typed."""
        self._shown = text
        self.setText(text)

    def commit(self) -> None:
        """Hand on what was typed."""
        text = self.text().strip()
        if text == self._shown:
            self.setText(text)
        elif text and read_intended(text) is None:
            sentence = self.tr("“{text}” is not a number of solutions such as 2 or 2.1.1.1.")
            self.setText(self._shown)
            self.refused.emit(sentence.format(text=text))
        else:
            self.number_chosen.emit(text)
