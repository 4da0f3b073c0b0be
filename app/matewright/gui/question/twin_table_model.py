"""The twins of a problem as a table: letter, change, and whether it continues the last one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QObject,
    Qt,
    Signal,
)

from matewright.gui.widgets.table_model import Index, TableModel
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.services.question.twin_rows import twin_rows
from matewright.wording import Wording

_words: Final = Wording("TwinTableModel")

LETTER_COLUMN: Final = 0
CHANGE_COLUMN: Final = 1
CONTINUED_COLUMN: Final = 2


class TwinTableModel(TableModel):
    """The first row is the diagram; the twin with number n, counted from 0, is row n + 1.

    `continued_changed` carries the number of a twin and whether it shall go on from the one before.
    """

    columns = CONTINUED_COLUMN + 1
    on_the_right = ()

    continued_changed = Signal(int, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problem = Problem()
        self._notation = Notation()
        self._rows = twin_rows(self._problem, self._notation)

    def set_problem(self, problem: Problem) -> None:
        """Show the twins of another problem."""
        before, self._problem = self._problem, problem
        rows = twin_rows(problem, self._notation)
        if rows == self._rows and problem.twins == before.twins:
            return
        same_length = len(rows) == len(self._rows)
        if not same_length:
            self.beginResetModel()
        self._rows = rows
        if same_length:
            self.announce()
        else:
            self.endResetModel()

    def set_notation(self, notation: Notation) -> None:
        """Write the pieces with other letters."""
        self._notation = notation
        self.set_problem(self._problem)

    def name(self, row: int) -> str:
        """The name of the part in a row: `b) wKa1→a2`."""
        return f"{self._rows[row].letter} {self._rows[row].words}".lstrip()

    def error(self, row: int) -> str:
        """Why a twin is impossible; empty if it is possible."""
        return self._rows[row].error

    @property
    def row_total(self) -> int:
        """The diagram and its twins."""
        return len(self._rows)

    def heading(self, column: int) -> str:
        """The name of a column."""
        return ("", _words("Change"), _words("Continues"))[column]

    def meaning(self, column: int) -> str | None:
        """The tool tip of the tick."""
        if column != CONTINUED_COLUMN:
            return None
        return _words("Ticked: the change is made in the twin before and not in the diagram")

    def cell(self, index: Index, role: int) -> object:
        """The text of a cell, or how to show it."""
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.letter, row.words, "")[column]
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.error or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            said = " ".join(filter(None, (row.letter, row.words, row.error)))
            return said if column != CONTINUED_COLUMN else _words("continues from the twin before")
        is_tick = role == Qt.ItemDataRole.CheckStateRole and column == CONTINUED_COLUMN
        if is_tick and index.row() > 1:
            continued = self._problem.twins[index.row() - 1].continued
            return Qt.CheckState.Checked if continued else Qt.CheckState.Unchecked
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Request a tick: the owner changes the problem."""
        if role != Qt.ItemDataRole.CheckStateRole or index.row() < 2:
            return False
        self.continued_changed.emit(index.row() - 1, Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The first twin has none before it to go on from."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == CONTINUED_COLUMN and index.row() > 1:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags
