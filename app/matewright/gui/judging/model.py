"""The entries of a tourney as a table that can be sorted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt

from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.services.judging.columns import Column, Row, sorted_rows

COLUMNS: Final = tuple(Column)
_NUMBERS: Final = (COLUMNS.index(Column.NUMBER), COLUMNS.index(Column.POINTS))


class JudgingModel(ReportModel):
    """A row for each entry; where it is sorted, what is equal stands in the order of the file."""

    columns = len(COLUMNS)
    on_the_right = _NUMBERS

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._all: Sequence[Row] = ()
        self._rows: list[Row] = []
        self._column, self._descending = Column.NUMBER, False

    @property
    def rows(self) -> Sequence[Row]:
        """The entries from top to bottom."""
        return self._rows

    def show(self, rows: Sequence[Row]) -> None:
        """Show other entries, or others of their facts; the chosen row stays chosen."""
        ordered = sorted_rows(rows, self._column, descending=self._descending)
        self._all = rows
        if [row.number for row in ordered] == [row.number for row in self._rows]:
            self._rows = ordered
            self.announce()
            return
        self.beginResetModel()
        self._rows = ordered
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; Qt calls this when a heading is clicked."""
        self._column = COLUMNS[column]
        self._descending = order is Qt.SortOrder.DescendingOrder
        self.show(self._all)

    def row_of(self, number: int) -> int | None:
        """Where an entry stands."""
        return next((at for at, row in enumerate(self._rows) if row.number == number), None)

    @property
    def row_total(self) -> int:
        """How many entries there are."""
        return len(self._rows)

    def heading(self, column: int) -> str:
        """The name of a column."""
        return COLUMNS[column].heading

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell; the tool tip has all there is to say of the entry."""
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text(COLUMNS[index.column()])
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.text(COLUMNS[index.column()]) or None
        return None
