"""The record of practice in tables: each attempt, and what many have in common as bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt

from matewright.gui.contest.stopwatch import clock_text
from matewright.gui.widgets.bars import BAR
from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.services.contest.practice import Attempt, Tally
from matewright.wording import decimal

_SHORT = QLocale.FormatType.ShortFormat


class AttemptColumn(IntEnum):
    """The columns, from left to right."""

    DATE = 0
    PROBLEM = auto()
    KIND = auto()
    POINTS = auto()
    TIME = auto()
    DUE = auto()


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """An attempt, what its problem is called, and when it comes back, which the last one tells."""

    attempt: Attempt
    name: str
    due: datetime | None = None

    def key(self, column: AttemptColumn) -> Any:
        """What it is sorted by; None stands last."""
        attempt = self.attempt
        match column:
            case AttemptColumn.DATE:
                return attempt.when
            case AttemptColumn.PROBLEM:
                return self.name.casefold() or None
            case AttemptColumn.KIND:
                return attempt.task
            case AttemptColumn.POINTS:
                return attempt.share
            case AttemptColumn.TIME:
                return attempt.seconds
            case _:
                return self.due


class AttemptModel(ReportModel):
    """A row for each attempt, the latest first unless it is sorted in another way."""

    columns = len(AttemptColumn)
    on_the_right = (AttemptColumn.POINTS, AttemptColumn.TIME)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[AttemptRow] = []
        self._column, self._descending = AttemptColumn.DATE, True

    def show(self, rows: Sequence[AttemptRow]) -> None:
        """Show other attempts."""
        self.beginResetModel()
        known = [row for row in rows if row.key(self._column) is not None]
        unknown = [row for row in rows if row.key(self._column) is None]
        known.sort(key=lambda row: row.key(self._column), reverse=self._descending)
        self.rows = known + unknown
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; Qt calls this when a heading is clicked."""
        self._column = AttemptColumn(column)
        self._descending = order is Qt.SortOrder.DescendingOrder
        self.show(self.rows)

    @property
    def row_total(self) -> int:
        """How many attempts there are."""
        return len(self.rows)

    def heading(self, column: int) -> str:
        """The name of a column."""
        return (
            self.tr("Date"),
            self.tr("Problem"),
            self.tr("Stipulation"),
            self.tr("Points"),
            self.tr("Time"),
            self.tr("Due on"),
        )[column]

    def meaning(self, column: int) -> str | None:
        """What the last column says."""
        if column != AttemptColumn.DUE:
            return None
        return self.tr("When the problem comes back; its last attempt tells")

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        row = self.rows[index.row()]
        attempt = row.attempt
        match AttemptColumn(index.column()):
            case AttemptColumn.DATE:
                return QLocale().toString(local(attempt.when), _SHORT)
            case AttemptColumn.PROBLEM:
                return row.name
            case AttemptColumn.KIND:
                return attempt.task
            case AttemptColumn.POINTS:
                points, most = (decimal(f"{one:g}") for one in (attempt.points, attempt.most))
                return self.tr("{points} of {most}").format(points=points, most=most)
            case AttemptColumn.TIME:
                return "" if attempt.seconds is None else clock_text(attempt.seconds)
            case _:
                return "" if row.due is None else QLocale().toString(local(row.due).date(), _SHORT)


class _TallyColumn(IntEnum):
    NAME = 0
    SOLVED = auto()
    POINTS = auto()
    TIME = auto()


class TallyModel(ReportModel):
    """A row for what attempts have in common: how many were solved, their points, the mean time."""

    columns = len(_TallyColumn)
    on_the_right = ()
    bars = (_TallyColumn.SOLVED, _TallyColumn.POINTS, _TallyColumn.TIME)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._title = ""
        self._rows: tuple[tuple[str, Tally], ...] = ()
        self._most, self._longest = 1, 1.0

    def show(self, title: str, rows: Sequence[tuple[str, Tally]]) -> None:
        """Show these, with their names; `title` stands above the names."""
        self.beginResetModel()
        self._title, self._rows = title, tuple(rows)
        self._most = max((one.attempts for _, one in rows), default=1)
        self._longest = max((one.seconds or 0.0 for _, one in rows), default=0.0) or 1.0
        self.endResetModel()

    @property
    def row_total(self) -> int:
        """How many rows there are."""
        return len(self._rows)

    def heading(self, column: int) -> str:
        """The name of a column."""
        return (self._title, self.tr("Solved"), self.tr("Points"), self.tr("Mean time"))[column]

    def meaning(self, column: int) -> str | None:
        """What the bars show."""
        match _TallyColumn(column):
            case _TallyColumn.SOLVED:
                return self.tr("Attempts that got all points, of all; grey: the others")
            case _TallyColumn.POINTS:
                return self.tr("How much of the points was got")
        return None

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell, or the parts of its bar."""
        name, tally = self._rows[index.row()]
        column = _TallyColumn(index.column())
        if role == BAR:
            return self._bar(column, tally)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        match column:
            case _TallyColumn.NAME:
                return name
            case _TallyColumn.SOLVED:
                words = self.tr("{solved} of {attempts}")
                return words.format(solved=tally.solved, attempts=tally.attempts)
            case _TallyColumn.POINTS:
                return self.tr("{share} %").format(share=round(100 * tally.share))
            case _:
                return "" if tally.seconds is None else clock_text(round(tally.seconds))

    def _bar(self, column: _TallyColumn, tally: Tally) -> tuple[float, ...]:
        match column:
            case _TallyColumn.SOLVED:
                failed = tally.attempts - tally.solved
                return tally.solved / self._most, failed / self._most
            case _TallyColumn.POINTS:
                return (tally.share,)
            case _:
                return ((tally.seconds or 0.0) / self._longest,)


def local(when: datetime) -> QDateTime:
    """A moment in the time of this machine, for texts."""
    return QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
