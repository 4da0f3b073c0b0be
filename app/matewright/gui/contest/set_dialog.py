"""Asks which problems of the open file make a contest, and by which rules and times it is held."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QFormLayout, QGroupBox, QWidget

from matewright.errors import MatewrightError
from matewright.gui.collection.problem_choice import Listed, ProblemChoice
from matewright.gui.contest.rules_box import rules_box
from matewright.gui.widgets.form import Buttons, error_line, label_of, wrapped
from matewright.gui.widgets.keys import LineEdit
from matewright.gui.widgets.layouts import DIALOG, Margins, in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.services.contest import RULES, Rules
from matewright.services.contest.choosing import Wish, minutes_of

_INDENTED: Final[Margins] = (6 * STEP, 0, 0, 0)
"""What belongs to a choice stands below it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a contest is made of: a wish, or else the problems at `indices`."""

    name: str
    rules: Rules
    minutes: Sequence[Fraction]
    wish: Wish | None
    indices: Sequence[int]


class SetRoundDialog(QDialog):
    """Asks what is `wanted`; there is something once the dialog is accepted."""

    def __init__(
        self, current: int, count: int, listed: Listed, name: str, most: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set a Round"))
        self._most = most
        self.wanted: Wanted | None = None
        self.choice = ProblemChoice(current, count, listed, self)
        self.wish_box = QCheckBox(self.tr("At random instead, by a &wish:"), self)
        self.wish_box.toggled.connect(self.choice.setDisabled)
        self.wish_edit = LineEdit(self)
        self.wish_edit.setAccessibleName(self.tr("The wish"))
        self.wish_edit.setPlaceholderText("3 × #2, 3 × h#3, men ≤ 12, difficulty 2–4")
        self.wish_edit.textEdited.connect(lambda text: self.wish_box.setChecked(bool(text)))
        wish_label = wrapped(
            self.tr(
                "Each number of problems is a round; difficulty are stars, all else is a search. "
                "Only sound problems are chosen."
            ),
            self,
            tone="quiet",
        )
        group = QGroupBox(self.tr("Problems"), self)
        in_column(
            self.choice,
            self.wish_box,
            in_row(self.wish_edit, margins=_INDENTED),
            in_row(wish_label, margins=_INDENTED),
            on=group,
            margins=None,
            spacing=2 * STEP,
        )
        self.name_edit = LineEdit(name, self)
        self.rules_box: QComboBox = rules_box(self)
        self.minutes_edit = LineEdit(self)
        self.minutes_edit.setPlaceholderText(self.tr("as in the world championship"))
        self.minutes_edit.setToolTip(
            self.tr("The times of the rounds, such as 20, 50; problems of one kind are a round")
        )
        fields = QFormLayout()
        for text, field in (
            (self.tr("Na&me"), self.name_edit),
            (self.tr("R&ules"), self.rules_box),
            (self.tr("Minut&es"), self.minutes_edit),
        ):
            fields.addRow(label_of(field, text, self), field)
        self.error_label = error_line("set_error", self)
        buttons = Buttons(self)
        buttons.accepting(self.tr("Set …"))
        buttons.cancel(self.tr("&Cancel"))
        in_column(
            group, fields, self.error_label, buttons, on=self, margins=DIALOG, spacing=3 * STEP
        )
        self.setMinimumWidth(120 * STEP)
        self.choice.begin_with(self.choice.all_button)

    def accept(self) -> None:
        """Go on, unless something cannot be read."""
        try:
            is_wish = self.wish_box.isChecked()
            wish = Wish.parse(self.wish_edit.text()) if is_wish else None
        except MatewrightError as error:
            self.error_label.setText(str(error))
            return
        minutes, indices = minutes_of(self.minutes_edit.text()), self.choice.indices
        if wish is None and not indices:
            self.error_label.setText(self.tr("The numbers must be like 1-4, 7."))
        elif wish is None and len(indices or ()) > self._most:
            words = self.tr("A contest has {most} problems at most.")
            self.error_label.setText(words.format(most=self._most))
        elif minutes is None:
            self.error_label.setText(self.tr("The minutes must be like 20, 50."))
        else:
            rules = RULES[self.rules_box.currentData()]
            name = self.name_edit.text().strip()
            self.wanted = Wanted(name, rules, minutes, wish, indices or ())
            super().accept()
