"""Problems similar to another, the most similar first, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QObject, Qt

from matewright.gui.board.thumbnails import DIAGRAM
from matewright.gui.collection.columns import Column, Row
from matewright.gui.widgets.table_model import Index, TableModel
from matewright.model.collection import Collection, Entry
from matewright.services.collection import Match


class SimilarColumn(IntEnum):
    """The columns, from left to right."""

    DIAGRAM = 0
    LIKENESS = 1
    NUMBER = 2
    AUTHOR = 3
    SOURCE = 4
    STIPULATION = 5
    REASON = 6


_OF_LIST: Final = {
    SimilarColumn.AUTHOR: Column.AUTHOR,
    SimilarColumn.SOURCE: Column.SOURCE,
    SimilarColumn.STIPULATION: Column.STIPULATION,
}
"""The columns that the list of problems has too."""
_NUMBERS: Final = (SimilarColumn.LIKENESS, SimilarColumn.NUMBER)


class SimilarModel(TableModel):
    """Shows matches in a collection; problems are read when their rows are seen."""

    columns = len(SimilarColumn)
    on_the_right = _NUMBERS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._collection = Collection()
        self._matches: Sequence[Match] = ()
        self._rows: dict[Entry, Row] = {}

    @property
    def matches(self) -> Sequence[Match]:
        """The matches, from top to bottom."""
        return self._matches

    def show(self, collection: Collection, matches: Sequence[Match]) -> None:
        """Show other matches."""
        self.beginResetModel()
        self._collection, self._matches = collection, matches
        self._rows.clear()
        self.endResetModel()

    def entry(self, row: int) -> Entry:
        """The problem in a row, as it was when it was found."""
        return self._collection.entry(self._matches[row].index)

    @property
    def row_total(self) -> int:
        """The number of matches."""
        return len(self._matches)

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell, or its diagram."""
        column, match = SimilarColumn(index.column()), self._matches[index.row()]
        if column is SimilarColumn.DIAGRAM:
            if role == DIAGRAM:
                return self._row(index.row()).diagram
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return self._row(index.row()).diagram.position.board_fen
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            match column:
                case SimilarColumn.LIKENESS:
                    # 100 % is reserved for exact equality.
                    return f"{int(100 * match.likeness)} %"
                case SimilarColumn.NUMBER:
                    return str(match.index + 1)
                case SimilarColumn.REASON:
                    return match.reason
            return self._row(index.row()).text(_OF_LIST[column])
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        # Diagrams need no heading.
        return "" if column == SimilarColumn.DIAGRAM else self.meaning(column)

    def meaning(self, column: int) -> str:
        """The name of every column."""
        match SimilarColumn(column):
            case SimilarColumn.DIAGRAM:
                return Column.DIAGRAM.title
            case SimilarColumn.LIKENESS:
                return self.tr("Alike")
            case SimilarColumn.NUMBER:
                return Column.NUMBER.title
            case SimilarColumn.REASON:
                return self.tr("Why")
        return _OF_LIST[SimilarColumn(column)].title

    def _row(self, row: int) -> Row:
        entry = self.entry(row)
        if entry not in self._rows:
            self._rows[entry] = Row.of(self._collection.peek(self._matches[row].index))
        return self._rows[entry]
