"""The runs of a session as a table: problem, progress and time."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QObject,
    Qt,
)
from PySide6.QtGui import QColor, QGuiApplication

from matewright.gui.desk.session import Run, RunState
from matewright.gui.widgets.table_model import Index, TableModel
from matewright.gui.widgets.theme import Colours, colours_of
from matewright.model.verdict import Judgement, Verdict
from matewright.services.answer.file_verdict import judge_beside_file
from matewright.services.solving.progress_text import duration


class Column(IntEnum):
    """The columns, from left to right."""

    NUMBER = 0
    PROBLEM = 1
    STIPULATION = 2
    STATE = 3
    TIME = 4


class QueueModel(TableModel):
    """Shows runs, without copying them."""

    columns = len(Column)
    on_the_right = (Column.NUMBER, Column.TIME)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runs: Sequence[Run] = ()
        self._rows: dict[int, int] = {}

    def set_runs(self, runs: Sequence[Run]) -> None:
        """Show other runs."""
        self.beginResetModel()
        self._runs = runs
        self._rows = {id(run): row for row, run in enumerate(runs)}
        self.endResetModel()

    def show_change(self, run: Run) -> None:
        """Update the row of a run."""
        row = self._rows.get(id(run))
        if row is not None:
            self.announce(row, row)

    def run(self, row: int) -> Run:
        """The run in a row."""
        return self._runs[row]

    def row_of(self, run: Run) -> int | None:
        """The row of a run; None when it is not listed."""
        return self._rows.get(id(run))

    @property
    def row_total(self) -> int:
        """How many runs there are."""
        return len(self._runs)

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell, or how to show them."""
        run, column = self._runs[index.row()], Column(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._text(run, column)
        if role == Qt.ItemDataRole.ForegroundRole and column is Column.STATE:
            return QColor(_colour(run, colours_of(QGuiApplication.palette())))
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        return (
            "#",
            self.tr("Problem"),
            self.tr("Stip."),
            self.tr("State"),
            self.tr("Time"),
        )[column]

    def _text(self, run: Run, column: Column) -> str:
        if column is Column.NUMBER:
            return str(run.index + 1)
        if column is Column.PROBLEM:
            named = filter(None, ("; ".join(run.problem.authors), run.problem.source))
            return " · ".join(named) or self.tr("Untitled")
        if column is Column.STIPULATION:
            return run.problem.stipulation.task
        if column is Column.STATE:
            return self._state(run)
        if run.state is RunState.RUNNING and run.progress is not None:
            return duration(run.progress.seconds)
        return duration(run.seconds) if run.state is RunState.DONE else ""

    def _state(self, run: Run) -> str:
        if run.state is RunState.WAITING:
            return self.tr("Waiting")
        if run.state is RunState.RUNNING:
            findings = run.words.knowledge(run.progress) if run.words and run.progress else []
            words = self.tr("Solving the version before the edit …")
            return " · ".join((words if run.is_former else self.tr("Solving …"), *findings))
        if run.state is RunState.DONE:
            return _joined(judge_beside_file(run.problem))
        return run.reason


def _joined(judgement: Judgement) -> str:
    return " · ".join(filter(None, (judgement.verdict.word, judgement.remark)))


def _colour(run: Run, colours: Colours) -> str:
    if run.is_open:
        return colours.quiet
    if run.state is not RunState.DONE:
        return colours.error if run.state is RunState.FAILED else colours.warning
    verdict = judge_beside_file(run.problem).verdict
    if verdict in (Verdict.SOUND, Verdict.SOLVED):
        return colours.accent
    return colours.error if verdict is Verdict.NO_SOLUTION else colours.warning
