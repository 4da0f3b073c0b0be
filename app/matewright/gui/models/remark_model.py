"""The remarks on a file as the rows of a table."""

from __future__ import annotations

from enum import IntEnum
from itertools import groupby
from typing import Any

from PySide6.QtCore import (
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from matewright.gui.files.remarks import FileRemarks, Remark
from matewright.gui.models.table_model import TableModel

_Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """What is shown of each remark."""

    NUMBER = 0
    LINE = 1
    REASON = 2


class RemarkModel(TableModel):
    """Grows while the file is read."""

    def __init__(self, file_remarks: FileRemarks, parent: QObject) -> None:
        super().__init__(parent)
        self._file_remarks = file_remarks
        self._remarks = list(file_remarks.remarks)
        file_remarks.changed.connect(self._follow)

    def _follow(self) -> None:
        """Put in what is new between what is there, so that a row being read stays."""
        known, new = set(self._remarks), self._file_remarks.remarks
        if not known.issubset(new):
            self.beginResetModel()
            self._remarks = list(new)
            self.endResetModel()
            return
        row = 0
        for is_known, run in groupby(new, known.__contains__):
            remarks = list(run)
            if not is_known:
                self.beginInsertRows(QModelIndex(), row, row + len(remarks) - 1)
                self._remarks[row:row] = remarks
                self.endInsertRows()
            row += len(remarks)

    def remark(self, row: int) -> Remark:
        """The remark in a row."""
        return self._remarks[row]

    def text(self, rows: list[int]) -> str:
        """Rows as lines to paste elsewhere, with tabs between their parts."""
        return "\n".join(
            "\t".join(str(self.data(self.index(row, column))) for column in Column) for row in rows
        )

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """One row a remark."""
        return 0 if parent.isValid() else len(self._remarks)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """As many as there are columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell; numbers stand to the right."""
        remark = self._remarks[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            if index.column() == Column.REASON:
                return remark.reason
            number = remark.number if index.column() == Column.NUMBER else remark.line
            return "" if number is None else QLocale().toString(number)
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == Column.REASON:
            return remark.reason
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != Column.REASON:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        return (self.tr("Problem"), self.tr("Line"), self.tr("What was not understood"))[column]
