"""The batch dialog: what to solve and how, a live table of the results, and the report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QWidget,
)

from matewright.errors import MatewrightError, StipulationError
from matewright.gui.batch.model import BatchModel, Column, Plan
from matewright.gui.batch.report_file import write_report
from matewright.gui.batch.runner import BatchRunner, journal_of
from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import Preferences
from matewright.gui.question.missing_stipulation import with_stipulation
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.form import label_of
from matewright.gui.widgets.keys import LineEdit
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_dialog import ToolDialog
from matewright.model.stipulation import Stipulation
from matewright.services.batch import sentences
from matewright.services.batch.batch import MOST_JOBS, BatchOptions, BatchProgress, usual_jobs
from matewright.wording import grouped

_SIZE: Final = (980, 640)
_LONGEST_LIMIT: Final = 1_000_000
_SAMPLES: Final = {
    Column.NUMBER: "000000",
    Column.STIPULATION: "ser-h#16",
    Column.TIME: "888 min 88",
}
"""The usual widest texts of the columns of fixed width."""
_MOST_KEPT: Final = 10_000
"""In larger files answers, of some kilobytes each, are kept only where that is asked for."""
_PAUSE: Final = 200
"""Milliseconds after an edit until stale rows are determined."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Problems that can be chosen for a batch: in words, and their indices (None: all)."""

    text: str
    indices: Sequence[int] | None = None


class BatchDialog(ToolDialog):
    """Non-modal. Closing it does not stop a batch.

    `choices` tells which problems are offered whenever a batch can be started. `problem_chosen`
    carries the index of a problem to show, `message` a sentence for the window.
    """

    problem_chosen = Signal(int)
    message = Signal(str)

    def __init__(
        self,
        document: Document,
        runner: BatchRunner,
        choices: Callable[[], Sequence[Choice]],
        preferences: Preferences,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Solve Problems"))
        self._document = document
        self._runner = runner
        self._choices = choices
        self._preferences = preferences
        self._progress: BatchProgress | None = None
        self._make_question()
        self._make_table()
        self._make_state()
        self._make_buttons()
        in_column(
            self._question_grid(),
            self.journal_label,
            (self.table, 1),
            self._state_row(),
            self.totals_label,
            self.buttons,
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
        runner.begun.connect(self._show_begin)
        runner.refused.connect(self._refuse)
        runner.progressed.connect(self._show_progress)
        runner.ended.connect(self._show_end)
        runner.left.connect(self._forget)
        runner.store.ended.connect(self._show_stored)
        document.path_changed.connect(self.offer)
        document.list_changed.connect(self.offer)
        self._altered = QTimer(self)
        self._altered.setSingleShot(True)
        # Answers are stored in many pieces.
        self._altered.setInterval(_PAUSE)
        self._altered.timeout.connect(self._on_edited)
        document.list_changed.connect(self._altered.start)
        document.problem_changed.connect(self._note_change)
        self.resize(*_SIZE)
        self._model.set_batch(runner.batch)
        self._model.follow(document.collection)
        self.offer()
        if runner.progress is not None:
            self._show_progress(runner.progress, ())
        elif runner.is_running:
            self._show_reading()

    # -- building -----------------------------------------------------------------------------

    def _make_question(self) -> None:
        self.problems_box = QComboBox(self)
        self.problems_box.setObjectName("batch_problems")
        self.problems_box.currentIndexChanged.connect(self._show_plan)
        self.stipulation_edit = LineEdit(self)
        self.stipulation_edit.setPlaceholderText(self.tr("each problem's own"))
        self.stipulation_edit.setToolTip(
            self.tr("Ask this of every problem instead of its own stipulation, such as #2")
        )
        self.stipulation_edit.textEdited.connect(self._offer_start)
        self.jobs_spin = QSpinBox(self)
        self.jobs_spin.setRange(1, MOST_JOBS)
        self.jobs_spin.setValue(usual_jobs())
        self.jobs_spin.setToolTip(self.tr("How many problems are solved at once"))
        self.limit_spin = QSpinBox(self)
        self.limit_spin.setRange(0, _LONGEST_LIMIT)
        self.limit_spin.setSpecialValueText(self.tr("no limit"))
        self.limit_spin.setSuffix(self.tr(" s"))
        self.limit_spin.setToolTip(
            self.tr("Stop each problem after this many seconds; what is proved is noted")
        )
        self.answers_box = QCheckBox(self.tr("&Keep the answers"), self)
        self.answers_box.setToolTip(
            self.tr(
                "At the end the answers are stored with their problems, as one undo step. "
                "Otherwise only the verdicts stay, in the journal."
            )
        )
        self.legality_box = QCheckBox(self.tr("Is each diagram le&gal?"), self)
        self.legality_box.setToolTip(
            self.tr("Find out whether it can come from a game, too; ten seconds each at most")
        )
        self._propose_keeping()
        self.resume_box = QCheckBox(self.tr("&Continue the earlier batch"), self)
        self.resume_box.setToolTip(
            self.tr(
                "What the journal holds is not solved again. Otherwise a new journal is started, "
                "and the old one is kept as a backup."
            )
        )
        self.resume_box.setChecked(True)
        self.journal_label = ElidedLabel(self)
        self.journal_label.setObjectName("batch_journal")
        self.journal_label.setProperty("tone", "quiet")

    def _question_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * STEP)
        grid.setVerticalSpacing(2 * STEP)
        for row, column, text, field in (
            (0, 0, self.tr("P&roblems"), self.problems_box),
            (1, 0, self.tr("St&ipulation"), self.stipulation_edit),
            (0, 2, self.tr("At o&nce"), self.jobs_spin),
            (1, 2, self.tr("Time &limit"), self.limit_spin),
        ):
            label = label_of(field, text, self)
            grid.addWidget(label, row, column)
            grid.addWidget(field, row, column + 1)
        grid.addWidget(self.answers_box, 0, 4)
        grid.addWidget(self.resume_box, 1, 4)
        grid.addWidget(self.legality_box, 2, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _make_table(self) -> None:
        self._model = BatchModel(self._preferences, self)
        self.table = QuietTable(self._model, self)
        self.table.setObjectName("batch_table")
        self.table.setAccessibleName(self.tr("The problems of the batch"))
        font = QFont(self.table.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        self.table.setFont(font)
        metrics = QFontMetrics(font)
        header = self.table.horizontalHeader()
        for column, sample in _SAMPLES.items():
            self.table.setColumnWidth(column, metrics.horizontalAdvance(sample) + 4 * STEP)
        longest = max(metrics.horizontalAdvance(sentences.verdict(one)) for one in sentences.ORDER)
        self.table.setColumnWidth(Column.STATE, longest + 6 * STEP)
        for column in (Column.PROBLEM, Column.FOUND):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.table.activated.connect(self._go_there)
        self.faults_box = QCheckBox(self.tr("&Only problems to look at"), self)
        self.faults_box.toggled.connect(lambda on: self._model.set_only_faults(only=on))

    def _make_state(self) -> None:
        self.progress_bar = QProgressBar(self)
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setFixedHeight(2 * STEP)
        self.progress_bar.setAccessibleName(self.tr("How much of the batch is done"))
        self.state_label = ElidedLabel(self)
        self.state_label.setObjectName("batch_state")
        self.totals_label = ElidedLabel(self, most_lines=2)
        self.totals_label.setObjectName("batch_totals")

    def _state_row(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * STEP)
        grid.addWidget(self.faults_box, 0, 0)
        grid.addWidget(self.state_label, 0, 1)
        grid.addWidget(self.progress_bar, 1, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        return grid

    def _make_buttons(self) -> None:
        self.start_button = QPushButton(self)
        self.start_button.setObjectName("batch_start")
        self.start_button.setProperty("primary", True)
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self._press)
        self.pause_button = QPushButton(self)
        self.pause_button.setObjectName("batch_pause")
        self.pause_button.setToolTip(
            self.tr("Begin no further problem; those at work are finished")
        )
        self.pause_button.clicked.connect(self._pause)
        self.store_button = QPushButton(self.tr("Store &Answers"), self)
        self.store_button.setObjectName("batch_store")
        self.store_button.setToolTip(
            self.tr("Store the answers found so far with their problems, as one undo step")
        )
        self.store_button.clicked.connect(self._store_answers)
        self.report_button = QPushButton(self.tr("R&eport …"), self)
        self.report_button.setObjectName("batch_report")
        self.report_button.clicked.connect(self._write_report)
        self.close_button = QPushButton(self.tr("&Close"), self)
        self.close_button.setObjectName("batch_close")
        self.close_button.clicked.connect(self.reject)
        self.buttons = QWidget(self)
        in_row(
            self.start_button,
            self.pause_button,
            SPACE,
            self.store_button,
            self.report_button,
            self.close_button,
            on=self.buttons,
            spacing=2 * STEP,
        )
        for button in (self.pause_button, self.store_button, self.report_button, self.close_button):
            button.setAutoDefault(False)

    # -- the question -------------------------------------------------------------------------

    def offer(self) -> None:
        """Offer what can be done now."""
        is_running = self._runner.is_running
        if not is_running:
            chosen = self.problems_box.currentIndex()
            self.problems_box.clear()
            for choice in self._choices():
                self.problems_box.addItem(choice.text, choice)
            self.problems_box.setCurrentIndex(
                chosen if 0 <= chosen < self.problems_box.count() else 0
            )
        path = journal_of(self._document)
        self.journal_label.set_full_text(self.tr("Journal: {path}").format(path=path))
        self.resume_box.setVisible(path.exists() or is_running)
        for widget in (
            self.problems_box,
            self.stipulation_edit,
            self.jobs_spin,
            self.limit_spin,
            self.answers_box,
            self.resume_box,
            self.legality_box,
        ):
            widget.setEnabled(not is_running)
        self.start_button.setText(self.tr("S&top") if is_running else self.tr("&Start"))
        is_paused = self._progress is not None and self._progress.is_paused
        self.pause_button.setText(self.tr("Contin&ue") if is_paused else self.tr("Pa&use"))
        self.pause_button.setEnabled(is_running)
        batch = self._runner.batch
        has_outcomes = batch is not None and self._progress is not None and self._progress.done > 0
        self.report_button.setEnabled(has_outcomes)
        self.store_button.setEnabled(
            has_outcomes
            and batch is not None
            and batch.options.with_answers
            and not self._runner.store.is_running
        )
        self._offer_start()

    def choose(self, indices: Sequence[int]) -> None:
        """Choose these problems, where they are offered; none stand for all."""
        for number in range(self.problems_box.count()):
            choice: Choice = self.problems_box.itemData(number)
            if tuple(choice.indices or ()) == tuple(indices):
                self.problems_box.setCurrentIndex(number)
                return

    def _propose_keeping(self) -> None:
        """Tick that answers are kept, where there is room for them."""
        self.answers_box.setChecked(len(self._document.collection) <= _MOST_KEPT)

    def _offer_start(self) -> None:
        text = self.stipulation_edit.text().strip()
        is_wrong = bool(text) and _stipulation(text) is None
        if self.stipulation_edit.property("invalid") != is_wrong:
            self.stipulation_edit.setProperty("invalid", is_wrong)
            self.stipulation_edit.style().polish(self.stipulation_edit)
        self.start_button.setEnabled(self._runner.is_running or not is_wrong)
        self._show_plan()

    def _show_plan(self) -> None:
        """Show the plan, if no batch has been run yet."""
        choice: Choice | None = self.problems_box.currentData()
        if self._runner.batch is None and choice is not None:
            self._model.set_plan(self._plan(choice))

    def _plan(self, choice: Choice) -> Plan:
        collection = self._document.collection
        indices = range(len(collection)) if choice.indices is None else choice.indices
        parsed = _stipulation(self.stipulation_edit.text().strip())
        stipulation = None if parsed is None else parsed.text
        return Plan(collection, indices, stipulation)

    def restore_state(self, other: BatchDialog) -> None:
        """Adopt the fields of another dialog; the batch itself belongs to the file, and goes on."""
        chosen: Choice = other.problems_box.currentData()
        self.choose(chosen.indices or ())
        self.stipulation_edit.setText(other.stipulation_edit.text())
        self.jobs_spin.setValue(other.jobs_spin.value())
        self.limit_spin.setValue(other.limit_spin.value())
        for box, same in (
            (self.answers_box, other.answers_box),
            (self.resume_box, other.resume_box),
            (self.legality_box, other.legality_box),
            (self.faults_box, other.faults_box),
        ):
            box.setChecked(same.isChecked())
        self.table.setCurrentIndex(self._model.index(other.table.currentIndex().row(), 0))
        self._offer_start()

    def _press(self) -> None:
        if self._runner.is_running:
            self._runner.stop()
            self.start_button.setEnabled(False)
            return
        choice: Choice = self.problems_box.currentData(Qt.ItemDataRole.UserRole)
        goes_on = self.resume_box.isChecked()
        text = self.stipulation_edit.text().strip()
        if not text:
            every = range(len(self._document.collection))
            indices = every if choice.indices is None else choice.indices
            stipulated = with_stipulation(self._document, indices, self)
            if not stipulated:
                return
            if len(stipulated) < len(indices):
                choice = replace(choice, indices=stipulated)
        options = BatchOptions(
            stipulation=text or None,
            jobs=self.jobs_spin.value(),
            time_limit=float(self.limit_spin.value()) or None,
            resume=goes_on,
            restart=not goes_on,
            with_answers=self.answers_box.isChecked(),
            with_legality=self.legality_box.isChecked(),
            niceness=_NICENESS,
        )
        # The last batch can no longer be read.
        self._model.set_plan(self._plan(choice))
        self._model.set_batch(None)
        self._progress = None
        self._runner.start(options, choice.indices)
        self._show_reading()
        self.offer()

    def _pause(self) -> None:
        is_paused = self._progress is not None and self._progress.is_paused
        self._runner.pause(paused=not is_paused)

    # -- the outcome --------------------------------------------------------------------------

    def _on_edited(self) -> None:
        self._model.follow(self._document.collection)
        self._show_plan()

    def _note_change(self, _place: int) -> None:
        self._altered.start()

    def _show_reading(self) -> None:
        self.state_label.set_full_text(self.tr("Reading the journal …"))

    def _show_begin(self) -> None:
        self._model.set_batch(self._runner.batch)
        # Problems may have been edited while the journal was being read.
        self._model.follow(self._document.collection)
        self.offer()

    def _forget(self) -> None:
        self._progress = None
        self._propose_keeping()
        self._model.set_batch(None)
        self.progress_bar.setValue(0)
        self.state_label.set_full_text("")
        self.totals_label.set_full_text("")
        self.offer()

    def _refuse(self, error: Exception) -> None:
        self.state_label.set_full_text("")
        show_error(self, self.tr("Cannot begin the batch"), str(error))

    def _show_progress(self, progress: BatchProgress, done: Sequence[int]) -> None:
        before, self._progress = self._progress, progress
        self._model.show_progress(progress, done)
        self.progress_bar.setRange(0, max(1, progress.total))
        self.progress_bar.setValue(progress.done)
        self.totals_label.set_full_text(sentences.totals(progress))
        self.state_label.set_full_text(self._state(progress))
        if before is None or before.is_paused != progress.is_paused or not before.done:
            self.offer()

    def _state(self, progress: BatchProgress) -> str:
        facts = (sentences.progress_text(progress), sentences.strange(progress))
        return " · ".join(filter(None, facts))

    def _show_end(self, progress: BatchProgress) -> None:
        self.offer()
        if progress.failure is not None:
            self._refuse_going_on(progress.failure)
        elif not self.isVisible():
            self.message.emit(sentences.state(progress))

    def _refuse_going_on(self, error: MatewrightError) -> None:
        show_error(self, self.tr("The batch broke off"), str(error))

    def _go_there(self, index: QModelIndex) -> None:
        if self._runner.batch is None:
            problem_index = self._model.planned_index(index.row())
        else:
            problem_index = self._runner.current_index(self._model.number(index.row()))
        if problem_index is None:
            self.message.emit(self.tr("This problem is no longer in the collection"))
        else:
            self.problem_chosen.emit(problem_index)

    def _store_answers(self) -> None:
        if self._runner.batch is not None:
            self._runner.store.begin(self._runner.batch)
            self.offer()

    def _show_stored(self, count: int) -> None:
        stored = self.tr("Answers stored in the collection: {count}").format(count=grouped(count))
        state = "" if self._progress is None else self._state(self._progress)
        self.state_label.set_full_text(" · ".join(filter(None, (state, stored))))
        self.offer()

    def _write_report(self) -> None:
        if self._runner.batch is None:
            return
        path = write_report(self, self._document.path, self._runner.batch)
        if path is not None:
            self.state_label.set_full_text(self.tr("Wrote {name}").format(name=path.name))

    # -- life ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the table goes to a problem; everywhere else it presses the default button."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.table.hasFocus():
            event.accept()
        else:
            super().keyPressEvent(event)

    def reject(self) -> None:
        """Close; a batch goes on, and the menu shows it again."""
        if self._runner.is_running:
            self.message.emit(
                self.tr("Solving goes on; Solve ▸ Solve All Problems … shows it again")
            )
        super().reject()


_NICENESS: Final = 10
"""How much lower the priority of the workers is than that of the window."""


def _stipulation(text: str) -> Stipulation | None:
    try:
        return Stipulation.parse(text)
    except StipulationError:
        return None
