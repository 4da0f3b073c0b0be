"""The table of results, in which the director can change points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont

from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.services.contest import results as tables
from matewright.services.contest.contest_file import Contest
from matewright.services.contest.results import Result
from matewright.wording import decimal

_BEFORE: Final = 2
"""Columns before those of the problems: place, solver."""
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ResultsModel(ReportModel):
    """A row for each solver, the best first; the first row has what the problems are worth.

    * `changed` (solver, number, text): other points were typed; nothing for those of the rules.
    """

    columns = 0
    changed = Signal(str, int, str)

    def __init__(self, contest: Contest, parent: QObject) -> None:
        super().__init__(parent)
        self._contest = contest
        self._found: Sequence[Result] = ()
        self._heading: list[str] = []
        self._rows: list[list[str]] = []
        self.show(())

    def show(self, found: Sequence[Result]) -> None:
        """Show other results."""
        self.beginResetModel()
        self._found = found
        self._heading, *self._rows = tables.rows(self._contest, found)
        self.endResetModel()

    def result(self, row: int) -> Result | None:
        """Whose row it is; None of what the problems are worth."""
        return self._found[row - 1] if 0 < row <= len(self._found) else None

    def row_of(self, solver: str) -> int | None:
        """The row of a solver."""
        names = [one.solver for one in self._found]
        return names.index(solver) + 1 if solver in names else None

    def number(self, column: int) -> int | None:
        """Which problem has a column; None of the others."""
        entries = self._contest.entries
        is_problem = _BEFORE <= column < _BEFORE + len(entries)
        return entries[column - _BEFORE].number if is_problem else None

    @property
    def row_total(self) -> int:
        """How many rows there are."""
        return len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """As many as the contest has problems, and some more."""
        return 0 if parent.isValid() else len(self._heading)

    def heading(self, column: int) -> str:
        """Place, solver, the numbers of the problems, points, time."""
        return self._heading[column]

    def text(self) -> str:
        """The table as lines, headings first, with tabs between their parts."""
        return "\n".join("\t".join(row) for row in (self._heading, *self._rows))

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell; points that the director gave are bold."""
        row, number = self.result(index.row()), self.number(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._shown(index)
        is_given = row is not None and number in row.given
        if role == Qt.ItemDataRole.FontRole and is_given:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ToolTipRole and is_given:
            return self.tr("Given by the director")
        return None

    def _shown(self, index: Index) -> str:
        text = self._rows[index.row()][index.column()]
        return text if index.column() < _BEFORE else decimal(text)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Points of solvers can be changed."""
        can_change = self.result(index.row()) is not None and self.number(index.column())
        editable = Qt.ItemFlag.ItemIsEditable if can_change else Qt.ItemFlag.NoItemFlags
        return super().flags(index) | editable

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Hand on other points; the table follows once they are kept."""
        row, number = self.result(index.row()), self.number(index.column())
        if role != Qt.ItemDataRole.EditRole or row is None or number is None:
            return False
        if str(value) != self._shown(index):
            self.changed.emit(row.solver, number, str(value))
        return True

    def _alignment(self, column: int) -> int | None:
        if column == 1:
            return _LEFT
        return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
