"""The search table of G.M.S.: one row per iteration and a total, live while the search runs."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QFont

from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.model.solution import Iteration
from matewright.wording import decimal, grouped

_HEADINGS: Final = ("PLY", "GEN", "EVL", "G/T", "T")
_UNSPEAKABLE: Final = "–"
"""Written for a figure that is too large, or not a number."""


class IterationTableModel(ReportModel):
    """PLY GEN EVL G/T T. `current` is the unfinished row.

    The last row sums up: `1–n`, in help play perhaps `2–n`.
    """

    columns = len(_HEADINGS)
    on_the_right = range(len(_HEADINGS))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Iteration, ...] = ()

    @property
    def iterations(self) -> tuple[Iteration, ...]:
        """The rows without their total; the last one may be unfinished."""
        return self._rows

    def set_iterations(
        self, finished: tuple[Iteration, ...], current: Iteration | None = None
    ) -> None:
        """Show these rows; only changes are announced, so that the view does not jump."""
        rows = finished if current is None else (*finished, current)
        before, after = self._row_count(self._rows), self._row_count(rows)
        unchanged = sum(1 for _ in takewhile(_same, zip(self._rows, rows, strict=False)))
        if after < before:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        if after > before:
            self.beginInsertRows(QModelIndex(), before, after - 1)
            self._rows = rows
            self.endInsertRows()
        self._rows = rows
        if unchanged < len(rows):
            self.announce(unchanged)

    @staticmethod
    def _row_count(rows: tuple[Iteration, ...]) -> int:
        return len(rows) + 1 if rows else 0

    @property
    def row_total(self) -> int:
        """The iterations and their total."""
        return self._row_count(self._rows)

    def cell(self, index: Index, role: int) -> object:
        """A figure with thousands set apart, or how to show it."""
        is_total = index.row() == len(self._rows)
        if role == Qt.ItemDataRole.DisplayRole:
            try:
                row = Iteration.total(self._rows) if is_total else self._rows[index.row()]
                return _text(row, index.column(), self._rows[0].moves if is_total else None)
            except (ArithmeticError, ValueError):
                # A file may hold any number, and an exception here would end the program.
                return _UNSPEAKABLE
        if role == Qt.ItemDataRole.ToolTipRole and not is_total:
            return None if self._rows[index.row()].finished else self.tr("* not finished")
        if role == Qt.ItemDataRole.FontRole and is_total:
            font = QFont()
            font.setBold(True)
            return font
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        return _HEADINGS[column]

    def meaning(self, column: int) -> str:
        """The tool tip of its heading."""
        return (
            self.tr("Search depth in moves"),
            self.tr("Positions generated: every move a generator emits"),
            self.tr("Terminal positions evaluated: leaves at full depth that were tested"),
            self.tr("Positions generated per second"),
            self.tr("Seconds"),
        )[column]


def _same(rows: tuple[Iteration, Iteration]) -> bool:
    return rows[0] == rows[1]


def _text(row: Iteration, column: int, first: int | None = None) -> str:
    """What a cell says; `first` is the depth of the first row for the row that sums up."""
    if column == 0:
        if first is not None:
            return f"{first}–{row.moves}"
        return str(row.moves) if row.finished else f"{row.moves}*"
    if column == 1:
        return grouped(row.generated)
    if column == 2:
        return grouped(row.evaluated)
    if column == 3:
        return _UNSPEAKABLE if row.per_second is None else grouped(round(row.per_second))
    return decimal(f"{row.seconds:.3f}")
