"""The results of a contest: the table, what was right and wrong, and points given by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QSplitter,
    QTreeWidgetItem,
    QWidget,
)

from matewright.formats.atomic import write_bytes
from matewright.gui.contest.marks_tree import MarksTree
from matewright.gui.contest.results_model import ResultsModel
from matewright.gui.file.dialogs import ask_for_files, ask_for_kind
from matewright.gui.widgets.form import Buttons, error_line, wrapped
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.tables import ReportTable
from matewright.gui.widgets.theme import STEP
from matewright.services.contest import results as tables
from matewright.services.contest import written
from matewright.services.contest.contest_file import results_path
from matewright.services.contest.evening import Evening
from matewright.services.contest.marked import points_of
from matewright.services.contest.results import Result
from matewright.wording import decimal

_FORMS: Final = {".csv": "csv", ".html": "html", ".txt": "table", ".json": "json"}
"""Endings of files, and how results are written into them; `.pdf` is drawn."""


class ResultsDialog(QDialog):
    """Shows the results of an evening; what the director changes is kept at once.

    `mark` answers the results as they stand, and `do` reads or writes; what fails is told by them.
    """

    def __init__(
        self,
        evening: Evening,
        found: Sequence[Result],
        mark: Callable[[Evening], Sequence[Result] | None],
        do: Callable[[Callable[[], object]], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Results"))
        self._evening, self._mark, self._do = evening, mark, do
        self._found = found
        contest = evening.contest
        self.model = ResultsModel(contest, self)
        self.table = ReportTable(self.model, self)
        self.table.setObjectName("results_table")
        self.table.setAccessibleName(self.tr("Points of the solvers"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        triggers = QAbstractItemView.EditTrigger
        self.table.setEditTriggers(triggers.EditKeyPressed | triggers.DoubleClicked)
        self.marks = MarksTree(self)
        self.error_label = error_line("results_error", self)
        heading = wrapped(contest.name, self)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        help_label = wrapped(
            self.tr(
                "F2 on the points of a problem changes them by hand; without a number they are "
                "those of the rules again."
            ),
            self,
            tone="quiet",
        )
        buttons = Buttons(self)
        buttons.close_button(self.tr("Close"), is_default=True)
        self.add_button = buttons.doing(self.tr("&Add Answers …"), self.ask_and_add)
        self.add_button.setToolTip(
            self.tr("Take in answers that were handed in elsewhere: tables (CSV) and texts")
        )
        self.export_button = buttons.doing(self.tr("&Export …"), self.ask_and_export)
        for button in (self.add_button, self.export_button):
            button.setAutoDefault(False)
        self.parts = QSplitter(Qt.Orientation.Vertical, self)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.table)
        self.parts.addWidget(self.marks)
        in_column(
            heading,
            wrapped(tables.by_rules(contest), self, tone="quiet"),
            (self.parts, 1),
            help_label,
            self.error_label,
            buttons,
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
        self.resize(200 * STEP, 150 * STEP)
        # The table is made anew, which an open editor would not survive.
        self.model.changed.connect(self._give, Qt.ConnectionType.QueuedConnection)
        self._show(found)
        self.table.selectionModel().currentChanged.connect(self._show_marks)

    # -- showing -----------------------------------------------------------------------------

    def _show(self, found: Sequence[Result]) -> None:
        """Show results; the same cell stays the current one, where its solver is still there."""
        self._found = found
        before = self.table.currentIndex()
        old = self.model.result(before.row())
        self.model.show(found)
        self.table.resizeColumnsToContents()
        row = (self.model.row_of(old.solver) if old is not None else None) or min(1, len(found))
        self.table.setCurrentIndex(self.model.index(row, max(1, before.column())))
        self._show_marks(self.table.currentIndex())

    def _show_marks(self, index: QModelIndex) -> None:
        """Show the answers of a solver; that to the problem of the column is unfolded."""
        self.marks.clear()
        result, number = self.model.result(index.row()), self.model.number(index.column())
        if result is None:
            if not self._found:
                self.marks.add_heading(self.tr("Nobody has handed in yet."))
            return
        for each, marked in result.marked.items():
            words = self.tr("{number}: {points} of {most} points").format(
                number=each,
                points=decimal(written(marked.points)),
                most=decimal(written(marked.most)),
            )
            top = self.marks.add_heading(words)
            answer = " · ".join(result.texts.get(each, "").split("\n"))
            said = self.tr("Answer: {answer}").format(answer=answer) if answer else ""
            self.marks.add_heading(said or self.tr("No answer"), top)
            self.marks.add_marked(marked, top)
            for note in marked.notes:
                self.marks.add_heading(note, top)
            if number is None or each == number:
                self._unfold(top)

    def _unfold(self, top: QTreeWidgetItem) -> None:
        top.setExpanded(True)
        self.marks.scrollToItem(top, QAbstractItemView.ScrollHint.PositionAtTop)

    # -- changing ----------------------------------------------------------------------------

    def _give(self, solver: str, number: int, text: str) -> None:
        """Let a solver have other points."""
        entry = next(one for one in self._evening.contest.entries if one.number == number)
        points = points_of(text, entry.points) if text.strip() else None
        if text.strip() and points is None:
            words = self.tr("“{text}” is no number of points from 0 to {most}.")
            self.error_label.setText(words.format(text=text, most=entry.points))
            return
        self.error_label.setText("")
        if self._do(lambda: self._evening.give(solver, number, points)):
            self._mark_again()

    def ask_and_add(self) -> None:
        """Ask for files with answers and take them in."""
        folder = str(self._evening.path.parent)
        files = [one.path for one in ask_for_files(self, folder)]
        if files and self._do(lambda: self._evening.take_in(files)):
            self._mark_again()

    def _mark_again(self) -> None:
        found = self._mark(self._evening)
        if found is not None:
            self._show(found)

    # -- writing -----------------------------------------------------------------------------

    def ask_and_export(self) -> None:
        """Ask for a name and write the table."""
        kinds = (
            (self.tr("Table"), ".csv"),
            (self.tr("Web page"), ".html"),
            ("PDF", ".pdf"),
            (self.tr("Text"), ".txt"),
            ("JSON", ".json"),
        )
        usual = results_path(
            self._evening.path.with_name(self._evening.path.name.removesuffix(".answers.csv"))
        )
        chosen = ask_for_kind(self, self.tr("Write the Results"), usual, kinds)
        if chosen is not None:
            self.export(chosen[0])

    def export(self, path: Path) -> bool:
        """Write the table into a file; its ending says how."""
        contest, ending = self._evening.contest, path.suffix.lower()
        if ending == ".pdf":
            # Loaded when it is first used.
            from matewright.gui.contest import paper

            data = paper.results_pdf(contest, self._found, None)
        else:
            data = tables.WRITERS[_FORMS[ending]](contest, self._found).encode()
        return self._do(lambda: write_bytes(path, data))
