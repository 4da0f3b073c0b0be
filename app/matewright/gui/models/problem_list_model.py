"""The problems of a file as a table: number, author, source, stipulation, men, state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from matewright.model.problem import Problem
from matewright.model.verdict import judge

Index = QModelIndex | QPersistentModelIndex

AUTHOR_COLUMN: Final = 1
_STATE_COLUMN: Final = 5


class ProblemListModel(QAbstractTableModel):
    """Reads the problems it is given; nothing is kept beside them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problems: Sequence[Problem] = ()

    def set_problems(self, problems: Sequence[Problem]) -> None:
        """Show another list."""
        self.beginResetModel()
        self._problems = problems
        self.endResetModel()

    def set_problem(self, row: int, problems: Sequence[Problem]) -> None:
        """Show the same list after one problem of it changed."""
        self._problems = problems
        self.dataChanged.emit(self.index(row, 0), self.index(row, _STATE_COLUMN))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many problems there are."""
        return 0 if parent.isValid() else len(self._problems)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The six columns."""
        return 0 if parent.isValid() else _STATE_COLUMN + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of one cell."""
        if not index.isValid():
            return None
        problem = self._problems[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return _text(problem, index.row(), index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == 0:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """The names of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            headings = (
                "#",
                self.tr("Author"),
                self.tr("Source"),
                self.tr("Stip."),
                self.tr("Men"),
                self.tr("State"),
            )
            return headings[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and section > 0:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None


def men_count(problem: Problem) -> str:
    """`6+3`: the men of White and of Black, as printed under diagrams."""
    return problem.position.tally


def _text(problem: Problem, row: int, column: int) -> str:
    if column == 0:
        return str(row + 1)
    if column == 1:
        return "; ".join(problem.authors)
    if column == 2:
        return problem.source
    if column == 3:
        return problem.stipulation
    if column == 4:
        return men_count(problem)
    return judge(problem).verdict.word
