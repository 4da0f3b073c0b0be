"""Asks who solves which round of a contest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QDialog, QFormLayout, QLineEdit, QWidget

from matewright.gui.contest.stopwatch import clock_text
from matewright.gui.widgets.form import Buttons, error_line, label_of, wrapped
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.theme import STEP
from matewright.services.contest.answer_files import MOST_NAME, Answers
from matewright.services.contest.contest_file import Contest, Round, minutes_text
from matewright.services.contest.evening import has_handed_in
from matewright.services.contest.unfinished import UnfinishedRound
from matewright.wording import Wording

_words: Final = Wording("HoldRoundDialog")


class HoldRoundDialog(QDialog):
    """Asks for `round` and `solver`; `goes_on`: with the `unfinished` one instead.

    `said` is shown above: who has handed in. Then a button alone leads to the results.
    """

    def __init__(
        self,
        contest: Contest,
        answers: Sequence[Answers],
        unfinished: UnfinishedRound | None,
        said: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Hold a Round"))
        self._contest, self._answers, self._unfinished = contest, answers, unfinished
        self.goes_on = self._is_open = False
        self.round_box = QComboBox(self)
        for one in contest.rounds:
            self.round_box.addItem(_described(one))
        self.name_edit = QLineEdit(self)
        self.name_edit.setMaxLength(MOST_NAME)
        self.name_edit.setPlaceholderText(self.tr("Jane Doe"))
        # Who comes back for another round is the same solver.
        known = QCompleter([one.solver for one in answers], self)
        known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name_edit.setCompleter(known)
        self.error_label = error_line("hold_error", self)
        fields = QFormLayout()
        for text, field in (
            (self.tr("&Round"), self.round_box),
            (self.tr("&Solver"), self.name_edit),
        ):
            fields.addRow(label_of(field, text, self), field)
        notes = [wrapped(said, self)] if said else []
        notes += [
            wrapped(
                self.tr(
                    "The clock starts at once. Solve the problems in any order; nothing gives a "
                    "solution away, and a pause hides the board."
                ),
                self,
                tone="quiet",
            )
        ]
        buttons = Buttons(self)
        buttons.accepting(self.tr("&Begin"))
        if unfinished is not None:
            words = self.tr(
                "{solver}'s round “{round}” is unfinished at {time}. If somebody begins now, it is "
                "handed in as it stands."
            )
            time = clock_text(unfinished.seconds)
            words = words.format(solver=unfinished.solver, round=unfinished.name, time=time)
            notes.append(wrapped(words, self, tone="warning"))
            self.on_button = buttons.doing(self.tr("&Go On with It"), self._go_on)
        if said:
            # Esc of a solver is not to show solutions to the next one.
            self._is_open = True
            buttons.doing(self.tr("R&esults"), self._leave).setAutoDefault(False)
        else:
            buttons.cancel(self.tr("&Cancel"))
        in_column(
            *notes, fields, self.error_label, buttons, on=self, margins=DIALOG, spacing=3 * STEP
        )
        self.setMinimumWidth(110 * STEP)
        self.name_edit.setFocus()

    @property
    def round(self) -> Round:
        """The round that is chosen."""
        return self._contest.rounds[self.round_box.currentIndex()]

    @property
    def solver(self) -> str:
        """Who is to solve it."""
        return " ".join(self.name_edit.text().split())

    def choose(self, name: str) -> None:
        """Choose a round by its name."""
        names = [one.name for one in self._contest.rounds]
        if name in names:
            self.round_box.setCurrentIndex(names.index(name))

    def accept(self) -> None:
        """Begin, unless there is no name, or its round is over."""
        if not self.solver:
            self.error_label.setText(self.tr("Who solves? The name is missing."))
        elif has_handed_in(self._answers, self.solver, self.round):
            words = self.tr("{solver} has handed in this round already.")
            self.error_label.setText(words.format(solver=self.solver))
        elif self._is_begun:
            words = self.tr("{solver} has begun this round: go on with it.")
            self.error_label.setText(words.format(solver=self.solver))
        else:
            super().accept()
            return
        self.name_edit.setFocus()

    def reject(self) -> None:
        """Close it, unless it stands between two solvers."""
        if not self._is_open:
            super().reject()

    def _leave(self) -> None:
        self._is_open = False
        self.reject()

    @property
    def _is_begun(self) -> bool:
        begun = self._unfinished
        if begun is None or begun.name != self.round.name:
            return False
        return begun.solver.casefold() == self.solver.casefold()

    def _go_on(self) -> None:
        self.goes_on = True
        super().accept()


def _described(one: Round) -> str:
    problems = _words.count(len(one.entries), "%n problem", "%n problems")
    if one.minutes is None:
        return _words("{round}: {problems}, no limit", round=one.name, problems=problems)
    return _words(
        "{round}: {problems}, {minutes} minutes",
        round=one.name,
        problems=problems,
        minutes=minutes_text(one.minutes),
    )
