"""The remarks on a file as the rows of a table."""

from __future__ import annotations

from enum import IntEnum
from itertools import groupby

from PySide6.QtCore import (
    QLocale,
    QModelIndex,
    QObject,
    Qt,
)

from matewright.gui.file.remarks import FileRemarks, Remark
from matewright.gui.widgets.table_model import Index, TableModel


class Column(IntEnum):
    """What is shown of each remark."""

    NUMBER = 0
    LINE = 1
    REASON = 2


class RemarkModel(TableModel):
    """Grows while the file is read."""

    columns = len(Column)
    on_the_right = (Column.NUMBER, Column.LINE)

    def __init__(self, file_remarks: FileRemarks, parent: QObject) -> None:
        super().__init__(parent)
        self._file_remarks = file_remarks
        self._remarks = list(file_remarks.remarks)
        file_remarks.changed.connect(self._follow)

    def _follow(self) -> None:
        """Insert new remarks between the old ones, so that the current row stays."""
        shown, new = set(self._remarks), self._file_remarks.remarks
        if not shown.issubset(new):
            self.beginResetModel()
            self._remarks = list(new)
            self.endResetModel()
            return
        row = 0
        for is_shown, run in groupby(new, shown.__contains__):
            remarks = list(run)
            if not is_shown:
                self.beginInsertRows(QModelIndex(), row, row + len(remarks) - 1)
                self._remarks[row:row] = remarks
                self.endInsertRows()
            row += len(remarks)

    def remark(self, row: int) -> Remark:
        """The remark in a row."""
        return self._remarks[row]

    def text(self, rows: list[int]) -> str:
        """Rows as lines to paste elsewhere, with tabs between their parts."""
        return "\n".join(self.lines(rows))

    @property
    def row_total(self) -> int:
        """One row for each remark."""
        return len(self._remarks)

    def cell(self, index: Index, role: int) -> object:
        """The text of a cell; numbers stand to the right."""
        remark = self._remarks[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            if index.column() == Column.REASON:
                return remark.reason
            number = remark.number if index.column() == Column.NUMBER else remark.line
            return "" if number is None else QLocale().toString(number)
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == Column.REASON:
            return remark.reason
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        return (self.tr("Problem"), self.tr("Line"), self.tr("What was not understood"))[column]
