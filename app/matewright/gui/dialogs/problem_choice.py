"""Which problems of a file: the current one, all, or some by number."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from matewright.gui.keys import LineEdit
from matewright.gui.style.style import set_look
from matewright.gui.theme import STEP
from matewright.wording import Wording

_words: Final = Wording("ProblemChoice")

_RANGE: Final = re.compile(r"\s*(\d{1,7})\s*(?:[-–]\s*(\d{1,7})\s*)?")


class ProblemChoice(QWidget):
    """Three choices, none for a file of one problem. `changed`: another one was made."""

    changed = Signal()

    def __init__(self, current: int, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current, self._count = current, count
        self.this_button = QRadioButton(
            self.tr("&This problem ({number})").format(number=current + 1), self
        )
        self.all_button = QRadioButton(
            _words.count(count, "A&ll %n problems", "A&ll %n problems"), self
        )
        self.some_button = QRadioButton(self.tr("&Numbers"), self)
        self.numbers_edit = LineEdit(self)
        self.numbers_edit.setPlaceholderText(self.tr("for example 1-4, 7"))
        self.numbers_edit.setAccessibleName(self.tr("Numbers of the problems"))
        group = QButtonGroup(self)
        for button in (self.this_button, self.all_button, self.some_button):
            group.addButton(button)
            button.toggled.connect(self._announce)
        self.this_button.setChecked(True)
        self.numbers_edit.textEdited.connect(lambda _: self.some_button.setChecked(True))
        self.numbers_edit.textEdited.connect(lambda _: self._announce())
        row = QHBoxLayout()
        row.addWidget(self.some_button)
        row.addWidget(self.numbers_edit, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(STEP)
        layout.addWidget(self.this_button)
        layout.addWidget(self.all_button)
        layout.addLayout(row)
        self.setVisible(count > 1)

    @property
    def places(self) -> list[int] | None:
        """The places of the problems, from 0; None while the numbers cannot be read."""
        if self.this_button.isChecked():
            return [self._current]
        if self.all_button.isChecked():
            return list(range(self._count))
        return read_numbers(self.numbers_edit.text(), self._count)

    def _announce(self) -> None:
        invalid = self.places is None and bool(self.numbers_edit.text())
        set_look(self.numbers_edit, "invalid", invalid)
        self.changed.emit()


def read_numbers(text: str, count: int) -> list[int] | None:
    """`1-3, 7` as places from 0, each once and in order; None for anything else."""
    places: set[int] = set()
    for part in text.split(","):
        found = _RANGE.fullmatch(part)
        if found is None:
            return None
        first = int(found[1])
        last = int(found[2] or first)
        if not 1 <= first <= last <= count:
            return None
        places.update(range(first - 1, last))
    return sorted(places)
