"""Two answers side by side, with their differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QObject,
    Qt,
)

from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.services.answer.answer_comparison import Line
from matewright.wording import Wording

_words: Final = Wording("RunComparison")


class RunComparisonModel(ReportModel):
    """Columns: what is compared, the first answer, the second, the difference."""

    columns = 4
    on_the_right = ()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self._names = ("", "")

    def set_lines(self, lines: Sequence[Line], names: tuple[str, str]) -> None:
        """Show these; `names` are the headings of the two answers."""
        self.beginResetModel()
        self._lines, self._names = tuple(lines), names
        self.endResetModel()

    @property
    def row_total(self) -> int:
        """One row for each thing that is compared."""
        return len(self._lines)

    def cell(self, index: Index, role: int) -> object:
        """The text of a cell."""
        line = self._lines[index.row()]
        text = (line.name, line.first, line.second, line.difference)[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return text
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        return ("", *self._names, _words("Difference"))[column]
