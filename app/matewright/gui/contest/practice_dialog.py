"""Practice: what is due, a problem by wish, and the record of what was solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QModelIndex, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTabWidget,
)

from matewright.errors import FormatError, MatewrightError
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.collection.loading_line import LoadingLine
from matewright.gui.contest.controller import SolveYourself
from matewright.gui.contest.practice_models import (
    AttemptColumn,
    AttemptModel,
    AttemptRow,
    TallyModel,
    local,
)
from matewright.gui.contest.practice_record import Overview
from matewright.gui.contest.problem_search import ProblemSearch
from matewright.gui.desk.desk import Desk
from matewright.gui.widgets.bars import BarDelegate
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.form import error_line, label_of, wrapped
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.tables import ReportTable
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_dialog import ToolDialog
from matewright.model.problem import Problem
from matewright.services.contest import practice
from matewright.services.contest.practice import Span
from matewright.wording import Wording

_words = Wording("PracticeDialog")


class PracticeDialog(ToolDialog):
    """Non-modal. It begins attempts in its window, which hides it while they last.

    `elsewhere` shows problems that the file of the window does not have in another one, and answers
    what attempts are made with there.
    """

    def __init__(
        self,
        desk: Desk,
        index: CollectionIndex,
        attempt: SolveYourself,
        elsewhere: Callable[[Sequence[Problem]], SolveYourself],
    ) -> None:
        super().__init__(desk.window)
        self.setWindowTitle(self.tr("Practice"))
        self._desk, self._attempt = desk, attempt
        self._elsewhere = elsewhere
        self._overview = Overview()
        self._search = ProblemSearch(desk.document, index, self)
        self.due_label = wrapped("", self)
        self.due_label.setObjectName("practice_due")
        self.next_button = self._button(self.tr("&Next Due Problem"), self.begin_next)
        self.next_button.setAutoDefault(True)
        self.wish = QLineEdit(self)
        self.wish.setObjectName("practice_wish")
        self.wish.setPlaceholderText(self.tr("#2, men ≤ 12, difficulty 2–4"))
        self.wish.setClearButtonEnabled(True)
        self.wish.setToolTip(
            self.tr(
                "What the problem must be, as in a search; nothing: any problem. The difficulty is "
                "known of problems that are solved."
            )
        )
        self.random_button = self._button(self.tr("&Random Problem"), self.begin_by_wish)
        self.random_button.setToolTip(
            self.tr("One of this file that meets the wish and that you have not attempted yet")
        )
        self.random_button.setDefault(True)
        self.error = error_line("practice_error", self)
        self.error.hide()
        self.loading = LoadingLine(self)
        self._attempts, self._kinds, self._periods = (
            AttemptModel(self),
            TallyModel(self),
            TallyModel(self),
        )
        self.attempts = self._attempts_table()
        self.kinds = self._tally_table(self._kinds, self.tr("Attempts by stipulations"))
        self.periods = self._tally_table(self._periods, self.tr("Attempts over time"))
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.attempts, self.tr("&Attempts"))
        self.tabs.addTab(self.kinds, self.tr("By &Stipulation"))
        self.tabs.addTab(self.periods, self.tr("Over &Time"))
        self.rating_label = wrapped("", self)
        self.rating_label.setObjectName("practice_rating")
        self._lay_out()
        self.resize(230 * STEP, 140 * STEP)
        index.progress.connect(self._show_progress)
        self.loading.resting_requested.connect(index.set_resting)
        record = attempt.record
        record.read.connect(self._show)
        record.altered.connect(self._renew)
        record.taken_up.connect(self._tell_taken_up)
        self._show(self._overview)

    def _button(self, text: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: run())
        return button

    def _attempts_table(self) -> ReportTable:
        table = ReportTable(self._attempts, self)
        table.setObjectName("practice_attempts")
        table.setAccessibleName(self.tr("Attempts"))
        table.setToolTip(self.tr("Enter shows the problem"))
        header, metrics = table.horizontalHeader(), table.fontMetrics()
        for column, sample in (
            (AttemptColumn.DATE, "88.88.8888 88:88 PM"),
            (AttemptColumn.KIND, "ser-h#10"),
            (AttemptColumn.POINTS, "0.00 000 0"),
            (AttemptColumn.TIME, "0:00:00"),
            (AttemptColumn.DUE, "88.88.8888"),
        ):
            words = (sample, self._attempts.heading(column))
            width = max(map(metrics.horizontalAdvance, words))
            table.setColumnWidth(column, width + 6 * STEP)
        header.setSectionResizeMode(AttemptColumn.PROBLEM, QHeaderView.ResizeMode.Stretch)
        header.setSortIndicator(AttemptColumn.DATE, Qt.SortOrder.DescendingOrder)
        table.setSortingEnabled(True)
        table.doubleClicked.connect(self._show_problem)
        return table

    def _tally_table(self, model: TallyModel, name: str) -> ReportTable:
        table = ReportTable(model, self)
        table.setAccessibleName(name)
        header = table.horizontalHeader()
        for column in model.bars:
            table.setItemDelegateForColumn(column, BarDelegate("000 000 000", table))
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        return table

    def _lay_out(self) -> None:
        label = label_of(self.wish, self.tr("&Wish"), self)
        self.wish.setAccessibleName(self.tr("Wish"))
        self.export_button = self._button(self.tr("&Export …"), self.export)
        self.import_button = self._button(self.tr("&Import …"), self.ask_and_take_up)
        self.import_button.setToolTip(
            self.tr("Add the attempts of another record; what both have is there once")
        )
        close = self._button(self.tr("&Close"), self.close)
        in_column(
            in_row((self.due_label, 1), self.next_button, spacing=3 * STEP),
            in_row(label, (self.wish, 1), self.random_button, spacing=2 * STEP),
            self.error,
            self.loading,
            (self.tabs, 1),
            self.rating_label,
            in_row(self.export_button, self.import_button, SPACE, close, spacing=2 * STEP),
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
        for before, after in (
            (self.next_button, self.wish),
            (self.wish, self.random_button),
            (self.random_button, self.tabs),
        ):
            self.setTabOrder(before, after)

    def restore_state(self, other: PracticeDialog) -> None:
        """Show the same tab, with the same wish."""
        self.wish.setText(other.wish.text())
        self.tabs.setCurrentIndex(other.tabs.currentIndex())

    def shut_down(self) -> None:
        """Leave its thread to end by itself; for the closing window."""
        self._search.shut_down()

    # -- what happens to the dialog ------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Read the record, which another window or the command line may have written."""
        super().showEvent(event)
        self._say("")
        self.wish.setFocus()
        self._renew()

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was asked for."""
        self._search.drop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the problem of the chosen attempt while the table has the keyboard."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.attempts.hasFocus():
            self._show_problem(self.attempts.currentIndex())
            return
        super().keyPressEvent(event)

    # -- showing -----------------------------------------------------------------------------

    def _renew(self) -> None:
        if self.isVisible():
            self._attempt.record.ask(self._desk.notation.letters)

    def _show(self, outcome: object) -> None:
        """Show the record, or why there is none."""
        is_readable = isinstance(outcome, Overview)
        self._overview = overview = outcome if isinstance(outcome, Overview) else Overview()
        self.export_button.setEnabled(bool(overview.record.attempts))
        self.import_button.setEnabled(is_readable)
        empty = self.tr("What you solve yourself stands here, with time and points.")
        reason = empty if is_readable else str(outcome)
        for table in (self.attempts, self.kinds, self.periods):
            table.say(reason)
        self._attempts.show(self._rows(overview))
        self._kinds.show(self.tr("Stipulation"), list(overview.kinds.items()))
        title = {
            Span.DAY: self.tr("Day"),
            Span.WEEK: self.tr("Week from"),
            Span.MONTH: self.tr("Month"),
        }[overview.span]
        form = "MMM yyyy" if overview.span is Span.MONTH else QLocale().dateFormat(_SHORT)
        self._periods.show(
            title,
            [
                (QLocale().toString(QDate(day.year, day.month, day.day), form), tally)
                for day, tally in overview.periods.items()
            ],
        )
        self._show_due()
        self._show_rating()

    def _rows(self, overview: Overview) -> list[AttemptRow]:
        last = {one.problem: one for one in overview.record.attempts}
        return [
            AttemptRow(
                one,
                overview.names.get(one.problem, ""),
                overview.due.get(one.problem) if last[one.problem] is one else None,
            )
            for one in overview.record.attempts
        ]

    @property
    def _due(self) -> list[str]:
        """The problems that are due now, by their digests."""
        now = datetime.now(UTC)
        return [digest for digest, when in self._overview.due.items() if when <= now]

    def _show_due(self) -> None:
        due, later = len(self._due), list(self._overview.due.values())[len(self._due) :]
        self.next_button.setEnabled(bool(due))
        if due and self.wish.hasFocus() and not self.wish.text():
            self.next_button.setFocus()
        if self._overview.obstacle:
            self.due_label.setText(self._overview.obstacle)
            return
        said = [_words.count(due, "%n problem is due.", "%n problems are due.")]
        if later:
            day = QLocale().toString(local(later[0]).date(), _SHORT)
            said.append(
                _words.count(
                    len(later),
                    "%n comes back later, on {date}.",
                    "%n come back later, the next one on {date}.",
                    date=day,
                )
            )
        elif not due:
            said = [self.tr("Nothing is due: what you fail comes back after some days.")]
        self.due_label.setText(" ".join(said))

    def _show_rating(self) -> None:
        overview = self._overview
        if overview.ratings:
            *before, rating = overview.ratings[-4:]
            said = self.tr("Your rating is {rating}.").format(rating=rating)
            if before:
                earlier = self.tr("Before: {ratings}.")
                said += " " + earlier.format(ratings=", ".join(map(str, before)))
        else:
            missing = practice.TOURNAMENT - overview.rated
            said = _words.count(
                missing,
                "A rating comes after %n more problem.",
                "A rating comes after %n more problems.",
            )
        estimate = self.tr(
            "It is an estimate by the formula of the WFCC, for which a field of solvers is assumed "
            "from the difficulty of the problems: it tells how you get on, not how you would do "
            "against others."
        )
        self.rating_label.setText(f"{said} {estimate}")

    def _show_progress(self, done: int, total: int) -> None:
        if self._search.is_running or done == total:
            self.loading.show_progress(done, total)

    def _say(self, error: str) -> None:
        self.error.setText(error)
        self.error.setVisible(bool(error))

    # -- beginning ---------------------------------------------------------------------------

    def begin_next(self) -> None:
        """Begin with the problem that has been due longest, in whatever window it can be shown."""
        due, problems = self._due, self._overview.record.problems
        if due:
            self._look_for(
                problems[due[0]],
                self._attempt.begin_at,
                lambda: self._elsewhere([problems[one] for one in due]).begin(),
            )

    def _show_problem(self, index: QModelIndex) -> None:
        """Show the problem of an attempt."""
        if not index.isValid():
            return
        digest = self._attempts.rows[index.row()].attempt.problem
        problem = self._overview.record.problems.get(digest)
        if problem is None:
            self._say(self.tr("The record does not have this problem."))
            return
        self._look_for(problem, self._desk.document.go_to, lambda: self._elsewhere([problem]))

    def _look_for(
        self, problem: Problem, found: Callable[[int], object], missing: Callable[[], object]
    ) -> None:
        """Do one thing with a problem that the file has, and another where it does not."""

        def do_without() -> None:
            self.hide()
            missing()

        self._say("")
        self._search.find(problem, found, do_without)

    def begin_by_wish(self) -> None:
        """Begin with a random problem of the file that meets the wish and was not attempted."""
        self._say("")
        known = self._overview.record.known
        try:
            self._search.choose(
                self.wish.text(), known, self._attempt.begin_at, self._tell_none_is_left
            )
        except FormatError as error:
            self._say(str(error))

    def _tell_none_is_left(self) -> None:
        document = self._desk.document
        path = document.path or document.imported
        name = self.tr("Untitled") if path is None else path.name
        self._say(str(FormatError("practice-no-more", file=name)))

    # -- other machines ------------------------------------------------------------------------

    def export(self) -> bool:
        """Ask for a name and write the record; False where it was not written."""
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export Practice"), "practice.json", self._filter
        )
        if not name:
            return False
        try:
            practice.save(self._overview.record, Path(name))
        except MatewrightError as error:
            show_error(self, self.tr("Cannot write the file"), str(error))
            return False
        return True

    def ask_and_take_up(self) -> None:
        """Ask for a record of another machine, and add its attempts."""
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Import Practice"), "", self._filter)
        if name:
            self._attempt.record.take_up(Path(name))

    @property
    def _filter(self) -> str:
        return self.tr("Record of practice (*.json)")

    def _tell_taken_up(self, outcome: object) -> None:
        if isinstance(outcome, MatewrightError):
            show_error(self, self.tr("Cannot take up the record"), str(outcome))
        elif isinstance(outcome, int):
            self._desk.message.emit(
                _words.count(outcome, "%n attempt was taken up", "%n attempts were taken up")
            )


_SHORT = QLocale.FormatType.ShortFormat
