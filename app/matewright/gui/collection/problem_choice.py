"""Which problems of a file: the current one, those of the list, all, or some by number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from matewright.gui.widgets.keys import LineEdit
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP
from matewright.wording import Wording

_words: Final = Wording("ProblemChoice")

_RANGE: Final = re.compile(r"\s*(\d{1,7})\s*(?:[-–]\s*(\d{1,7})\s*)?")


@dataclass(frozen=True, slots=True)
class Listed:
    """Places that the list of problems offers: those `chosen` there, those a search `found`.

    Empty if there are none, or if they are all problems.
    """

    chosen: Sequence[int] = ()
    found: Sequence[int] = ()


class ProblemChoice(QWidget):
    """Up to five choices, hidden for a file of one problem. `changed`: the choice changed."""

    changed = Signal()

    def __init__(
        self, current: int, count: int, listed: Listed, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._count = count
        this = self.tr("&This problem ({number})").format(number=current + 1)
        if list(listed.chosen) == [current]:
            listed = replace(listed, chosen=())
        chosen, found = len(listed.chosen), len(listed.found)
        self.this_button = QRadioButton(this, self)
        self.chosen_button = QRadioButton(
            _words.count(chosen, "The chosen p&roblem", "The %n chosen p&roblems"), self
        )
        self.found_button = QRadioButton(
            _words.count(
                found, "The problem found by the searc&h", "The %n problems found by the searc&h"
            ),
            self,
        )
        self.all_button = QRadioButton(
            _words.count(count, "A&ll %n problems", "A&ll %n problems"), self
        )
        self.some_button = QRadioButton(self.tr("&Numbers"), self)
        self.numbers_edit = LineEdit(self)
        self.numbers_edit.setPlaceholderText(self.tr("for example 1-4, 7"))
        self.numbers_edit.setAccessibleName(self.tr("Numbers of the problems"))
        self._indices: dict[QRadioButton, Sequence[int]] = {
            self.this_button: (current,),
            self.chosen_button: listed.chosen,
            self.found_button: listed.found,
            self.all_button: range(count),
        }
        layout = in_column(on=self, spacing=STEP)
        group = QButtonGroup(self)
        for button, indices in self._indices.items():
            layout.addWidget(button)
            button.setVisible(bool(indices))
        for button in (*self._indices, self.some_button):
            group.addButton(button)
            button.toggled.connect(self._announce)
        self.this_button.setChecked(True)
        self.numbers_edit.textEdited.connect(lambda _: self.some_button.setChecked(True))
        self.numbers_edit.textEdited.connect(lambda _: self._announce())
        row = in_row(self.some_button, (self.numbers_edit, 1))
        layout.addLayout(row)
        self.setVisible(count > 1)

    def begin_with(self, usual: QRadioButton) -> None:
        """Preselect the problems chosen in the list, or else those found there, or else `usual`."""
        offered = (self.chosen_button, self.found_button)
        first = next((button for button in offered if self._indices[button]), usual)
        first.setChecked(True)
        first.setFocus()

    @property
    def indices(self) -> Sequence[int] | None:
        """The indices of the problems, from 0; None while the numbers cannot be read."""
        for button, indices in self._indices.items():
            if button.isChecked():
                return indices
        return read_numbers(self.numbers_edit.text(), self._count)

    def _announce(self) -> None:
        invalid = self.indices is None and bool(self.numbers_edit.text())
        set_look(self.numbers_edit, "invalid", invalid)
        self.changed.emit()


def read_numbers(text: str, count: int) -> list[int] | None:
    """`1-3, 7` as indices from 0, each once and in order; None for anything else."""
    indices: set[int] = set()
    for part in text.split(","):
        found = _RANGE.fullmatch(part)
        if found is None:
            return None
        first = int(found[1])
        last = int(found[2] or first)
        if not 1 <= first <= last <= count:
            return None
        indices.update(range(first - 1, last))
    return sorted(indices)
