"""What the table models share: the headings of their columns, and where words stand in them."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import ClassVar, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex

_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class TableModel(QAbstractTableModel):
    """A table of so many `columns`, which have headings; rows have none.

    Words stand to the left, and to the right in the columns `on_the_right`, as numbers do; as the
    view has it where that is None.
    """

    columns: ClassVar[int]
    on_the_right: ClassVar[Container[int] | None] = None

    @property
    def row_total(self) -> int:
        """How many rows there are."""
        raise NotImplementedError

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell, or how to show them."""
        raise NotImplementedError

    def heading(self, column: int) -> str:
        """What stands above a column."""
        raise NotImplementedError

    def meaning(self, column: int) -> str | None:  # noqa: ARG002 - most columns speak for themselves
        """What a column holds, for who wonders; None when its heading says all."""
        return None

    def lines(self, rows: Iterable[int] | None = None) -> list[str]:
        """The words of rows, of all without any, with tabs between their parts."""
        columns = range(self.columnCount())
        return [
            "\t".join(str(self.index(row, column).data()) for column in columns)
            for row in (range(self.row_total) if rows is None else rows)
        ]

    def announce(self, first: int = 0, last: int | None = None) -> None:
        """Have rows from `first` to `last` shown anew; all further ones without a last."""
        last = self.row_total - 1 if last is None else last
        if first <= last:
            end = self.index(last, self.columnCount() - 1)
            self.dataChanged.emit(self.index(first, 0), end)

    # -- what Qt asks ------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows there are; cells have none."""
        return 0 if parent.isValid() else self.row_total

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many columns there are; cells have none."""
        return 0 if parent.isValid() else self.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell, or how to show them."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        return self.cell(index, role)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """The headings, with meanings as tool tips, which are read out where a heading is empty."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.meaning(section)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.heading(section) or self.meaning(section)
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _alignment(self, column: int) -> int | None:
        if self.on_the_right is None:
            return None
        return _RIGHT if column in self.on_the_right else _LEFT


class ReportModel(TableModel):
    """A table that can be copied as a whole."""

    def text(self) -> str:
        """The table as lines, headings first, with tabs between their parts."""
        headings = "\t".join(map(self.heading, range(self.columns)))
        return "\n".join((headings, *self.lines()))
