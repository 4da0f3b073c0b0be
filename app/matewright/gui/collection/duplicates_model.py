"""Groups of equal problems as a tree of two levels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QGuiApplication

from matewright.gui.collection.columns import Column, Row
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.theme import STEP
from matewright.model.collection import Collection, Entry
from matewright.wording import grouped

COLUMNS: Final = (
    Column.NUMBER,
    Column.AUTHOR,
    Column.SOURCE,
    Column.STIPULATION,
    Column.MEN,
    Column.STATE,
)

_GROUP: Final = 0
"""The internal id of a group's index; that of a problem is its group's number, from 1."""


_OF_GROUP: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_OF_PROBLEM: Final = _OF_GROUP | Qt.ItemFlag.ItemIsUserCheckable
"""Created once, because views query every row."""


class DuplicatesModel(QAbstractItemModel):
    """Shows groups of indices of a collection; problems are read when their rows are seen.

    * `ticked`: the ticks changed.
    """

    ticked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._collection = Collection()
        self._groups: Sequence[tuple[int, ...]] = ()
        # By their identity: ticks stay while other problems are removed.
        self._ticked: set[Entry] = set()
        self._rows: dict[Entry, Row] = {}

    @property
    def groups(self) -> Sequence[tuple[int, ...]]:
        """The indices of the problems of each group."""
        return self._groups

    def shows(self, collection: Collection, groups: Sequence[tuple[int, ...]]) -> bool:
        """Whether the model shows exactly these groups."""
        return collection is self._collection and groups == self._groups

    def show(self, collection: Collection, groups: Sequence[tuple[int, ...]]) -> None:
        """Show other groups; problems still among them stay ticked."""
        self.beginResetModel()
        self._collection, self._groups = collection, groups
        self._rows.clear()
        if self._ticked:
            self._ticked &= {
                collection.entry(index).identity for group in groups for index in group
            }
        self.endResetModel()
        self.ticked.emit()

    def ticked_indices(self) -> list[int]:
        """The indices of the ticked problems."""
        if not self._ticked:
            return []
        return [index for group in self._groups for index in group if self._is_ticked(index)]

    def whole_groups(self) -> int:
        """The number of groups whose problems are all ticked."""
        if not self._ticked:
            return 0
        return sum(all(map(self._is_ticked, group)) for group in self._groups)

    def tick_later_ones(self) -> None:
        """Tick all but the first of each group, and nothing else."""
        self._tick(index for group in self._groups for index in group[1:])

    def take_ticks(self, other: DuplicatesModel) -> None:
        """Adopt the ticks of another model; only for a model that no view shows yet."""
        self._ticked = set(other._ticked)
        self.ticked.emit()

    def _tick(self, indices: Iterable[int]) -> None:
        self._ticked = {self._collection.entry(index).identity for index in indices}
        for group in range(len(self._groups)):
            above = self.index(group, 0)
            last = self.index(len(self._groups[group]) - 1, 0, above)
            self.dataChanged.emit(self.index(0, 0, above), last)
        self.ticked.emit()

    def _is_ticked(self, index: int) -> bool:
        return self._collection.entry(index).identity in self._ticked

    def problem_index(self, index: Index) -> int | None:
        """The index of the problem in a row; for a group, that of its first problem."""
        if not index.isValid():
            return None
        if index.internalId() == _GROUP:
            return self._groups[index.row()][0]
        return self._groups[index.internalId() - 1][index.row()]

    def group_of(self, row: int) -> Entry:
        """The key that identifies a group: the identity of its first problem."""
        return self._collection.entry(self._groups[row][0]).identity

    def mark_of(self, index: Index) -> tuple[Entry, bool] | None:
        """The key that identifies a row: its (first) problem, and whether it is a group."""
        problem_index = self.problem_index(index)
        if problem_index is None:
            return None
        return self._collection.entry(problem_index).identity, index.internalId() == _GROUP

    def index_of(self, mark: tuple[Entry, bool] | None) -> QModelIndex:
        """The row with that key; an invalid index if it is gone, or for None."""
        if mark is None:
            return QModelIndex()
        identity, is_group = mark
        for row, group in enumerate(self._groups):
            for below, index in enumerate(group):
                if self._collection.entry(index).identity is identity:
                    above = self.index(row, 0)
                    return above if is_group else self.index(below, 0, above)
        return QModelIndex()

    # -- Qt asks -----------------------------------------------------------------------------

    def index(
        self,
        row: int,
        column: int,
        parent: Index = QModelIndex(),  # noqa: B008 - Qt's own signature
    ) -> QModelIndex:
        """A cell of a group, or of a problem in it."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        mark = parent.row() + 1 if parent.isValid() else _GROUP
        return self.createIndex(row, column, mark)

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override] # noqa: B008 - PySide describes the parent of a QObject only
        """The group of a problem."""
        if not index.isValid() or index.internalId() == _GROUP:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, _GROUP)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many groups there are, or problems in one."""
        if not parent.isValid():
            return len(self._groups)
        is_group = parent.internalId() == _GROUP and parent.column() == 0
        return len(self._groups[parent.row()]) if is_group else 0

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The columns of problems."""
        return len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Problems can be ticked."""
        return _OF_PROBLEM if index.isValid() and index.internalId() != _GROUP else _OF_GROUP

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell, and whether a problem is ticked."""
        problem_index = self.problem_index(index)
        if problem_index is None:
            return None
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, QFontMetrics(QGuiApplication.font()).height() + 2 * STEP)
        column = COLUMNS[index.column()]
        is_first = column is Column.NUMBER
        if index.internalId() == _GROUP:
            if role == Qt.ItemDataRole.DisplayRole and is_first:
                return self.tr("{count} times").format(
                    count=grouped(len(self._groups[index.row()]))
                )
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return str(problem_index + 1) if is_first else self._row(problem_index).text(column)
        if role == Qt.ItemDataRole.CheckStateRole and is_first:
            ticked = self._is_ticked(problem_index)
            return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tick or untick a problem."""
        problem_index = self.problem_index(index)
        if role != Qt.ItemDataRole.CheckStateRole or problem_index is None:
            return False
        identity = self._collection.entry(problem_index).identity
        if Qt.CheckState(value) is Qt.CheckState.Checked:
            self._ticked.add(identity)
        else:
            self._ticked.discard(identity)
        self.dataChanged.emit(index, index)
        self.ticked.emit()
        return True

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """The names of the columns."""
        is_title = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return COLUMNS[section].title if is_title else None

    def _row(self, index: int) -> Row:
        entry = self._collection.entry(index)
        row = self._rows.get(entry)
        if row is None:
            row = self._rows[entry] = Row.of(self._collection.peek(index))
        return row
