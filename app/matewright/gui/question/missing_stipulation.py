"""Problems without a stipulation: before many are solved, the user gives one for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QDialog, QLabel, QWidget

from matewright.gui.document.document import Document
from matewright.gui.question.stipulation_dialog import StipulationBox
from matewright.gui.question.stipulation_edit import StipulationEdit
from matewright.gui.widgets.blocking_task import BlockingTask
from matewright.gui.widgets.form import Buttons, error_line, label_of, wrapped
from matewright.gui.widgets.layouts import DIALOG, in_column, in_row
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP
from matewright.model.problem import Problem
from matewright.model.stipulation import starred_stipulation
from matewright.services.work import Work
from matewright.wording import Wording, grouped

_words: Final = Wording("MissingStipulation")

_MOST_READ: Final = 20_000
"""More problems than this are not read first; those without a stipulation then fail."""


class MissingStipulation(QDialog):
    """Asks for the stipulation of `missing` of `total` problems.

    `leaves_out`: they are to be left out; otherwise `text` is their stipulation, with the star of
    set play.
    """

    def __init__(self, missing: int, total: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.leaves_out = False
        self.setWindowTitle(self.tr("No Stipulation"))
        counts = self.tr("Problems without a stipulation: {missing} of {total}")
        self.count_label = QLabel(
            counts.format(missing=grouped(missing), total=grouped(total)), self
        )
        about = wrapped(
            self.tr(
                "The file does not say what they ask. The stipulation is written into them, which "
                "one step of Undo takes back."
            ),
            self,
        )
        self.stipulation_edit = StipulationEdit(self)
        self.picker = StipulationBox(lambda chosen: self.stipulation_edit.choose(chosen.text), self)
        self.picker.setAccessibleName(self.tr("Meaning of the stipulation"))
        label = label_of(self.stipulation_edit, self.tr("&Stipulation"), self)
        self.error_label = error_line("missing_stipulation_error", self)
        # Two lines, so that nothing moves while something is typed.
        self.error_label.setFixedHeight(2 * self.fontMetrics().lineSpacing() + STEP)
        buttons = Buttons(self)
        self.use_button = buttons.accepting(self.tr("&Use It for These"))
        self.use_button.setProperty("primary", True)
        self.leave_button = buttons.doing(self.tr("&Leave Them Out"), self._leave_out)
        self.cancel_button = buttons.cancel(self.tr("Cancel"))
        in_column(
            self.count_label,
            about,
            in_row(label, self.stipulation_edit, (self.picker, 1), spacing=2 * STEP),
            self.error_label,
            buttons,
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
        self.setMinimumWidth(130 * STEP)
        self.stipulation_edit.text_examined.connect(self._show)
        self._show()
        self.stipulation_edit.setFocus()

    @property
    def text(self) -> str:
        """The stipulation as typed."""
        return self.stipulation_edit.text()

    def _show(self) -> None:
        """Show what the text means, or what is wrong with it."""
        edit = self.stipulation_edit
        is_wrong = bool(edit.text()) and edit.stipulation is None
        set_look(edit, "invalid", is_wrong)
        self.error_label.setText(edit.error if is_wrong else "")
        self.picker.show_stipulation(edit.stipulation)
        self.use_button.setEnabled(edit.stipulation is not None)

    def _leave_out(self) -> None:
        self.leaves_out = True
        self.accept()


def with_stipulation(
    document: Document, indices: Sequence[int], window: QWidget
) -> Sequence[int] | None:
    """Which of these problems are to be solved, after a question where some ask nothing.

    Those get a stipulation, as one undo step, or are left out. None: nothing is to be solved.
    """
    if len(indices) > _MOST_READ:
        return indices
    reading = BlockingTask(window)

    def look(work: Work) -> list[int]:
        work.total = len(indices)
        entry = document.collection.entry
        counted = work.counted(indices, lambda _: 1)
        return [index for index in counted if _asks_nothing(entry(index).peek())]

    missing = reading.try_to_do(look, _words("Reading …"))
    reading.shut_down()
    if not missing:
        return None if missing is None else indices
    dialog = MissingStipulation(len(missing), len(indices), window)
    if not answered(dialog):
        return None
    if dialog.leaves_out:
        left_out = frozenset(missing)
        return [index for index in indices if index not in left_out]
    changed = {index: _asking(document.collection[index], dialog.text) for index in missing}
    step = _words.count(len(changed), "Set Stipulation", "Set Stipulation of %n Problems")
    document.edit_many(changed, step)
    return indices


def _asks_nothing(problem: Problem) -> bool:
    return not problem.stipulation.text and not problem.read_error


def _asking(problem: Problem, text: str) -> Problem:
    stipulation, has_set_play = starred_stipulation(text)
    changed = problem.with_stipulation(stipulation)
    return (
        changed.with_options(replace(changed.options, set_play=True)) if has_set_play else changed
    )
