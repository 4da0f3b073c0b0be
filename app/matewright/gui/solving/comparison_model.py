"""The rows of a comparison, one for each strategy, updated while they work."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QObject,
    Qt,
)

from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.model.game import Game
from matewright.model.solution import Status
from matewright.model.verdict import open_lengths
from matewright.services.solving.compare import Row, State
from matewright.services.solving.progress_text import ProgressText, duration, in_short
from matewright.wording import Wording, grouped

_words: Final = Wording("ComparisonModel")

_UNKNOWN: Final = "–"
_FIRST_FIGURE: Final = 3
_LAST_FIGURE: Final = 6


class ComparisonModel(ReportModel):
    """Strategy, mate, key, nodes, generated, time, per second, status, agreement."""

    columns = 9
    on_the_right = (1, *range(_FIRST_FIGURE, _LAST_FIGURE + 1))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._words = ProgressText(Game())

    def set_rows(self, rows: tuple[Row, ...], words: ProgressText) -> None:
        """Show these rows; `words` formats the first moves."""
        if words is not self._words:
            self._rows, self._words = (), words
        if [row.strategy for row in rows] != [row.strategy for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows != self._rows:
            self._rows = rows
            self.announce()

    @property
    def row_total(self) -> int:
        """One row for each strategy."""
        return len(self._rows)

    def cell(self, index: Index, role: int) -> object:
        """The text of a cell, or how to show it."""
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cells(row)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (row.words, row.agreement, *row.notes)))
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        return _headings()[column][0]

    def meaning(self, column: int) -> str:
        """The tool tip of a heading."""
        return _headings()[column][1]

    def text(self) -> str:
        """The table as tab-separated lines, and the notes of each answer below."""
        return "\n".join((super().text(), *self.notes()))

    def notes(self) -> list[str]:
        """Remarks on single answers: `prinz: takes stalemate for mate`."""
        said = []
        for row in self._rows:
            parts = (row.reason, *row.notes)
            said += [f"{row.strategy}: {part}" for part in parts if part]
        return said

    def _cells(self, row: Row) -> tuple[str, ...]:
        return (
            row.strategy,
            _mate(row),
            _UNKNOWN if row.key is None else self._words.move(row.key),
            _UNKNOWN if row.nodes is None else grouped(row.nodes),
            _UNKNOWN if row.generated is None else grouped(row.generated),
            _UNKNOWN if row.seconds is None else duration(row.seconds),
            _UNKNOWN if row.per_second is None else in_short(row.per_second),
            _status(row),
            row.agreement,
        )


def _headings() -> tuple[tuple[str, str], ...]:
    return (
        (_words("Strategy"), _words("Which program searches")),
        (_words("Mate in"), _words("Moves of the shortest mate it knows")),
        (_words("Key"), _words("The first move of that mate")),
        (_words("Nodes"), _words("Each strategy's own count")),
        (_words("Generated"), _words("Moves that its generator emitted")),
        (_words("Time"), _words("Its own time")),
        (_words("Per second"), _words("Generated positions in a second")),
        (_words("Status"), _words("How sure the answer is")),
        (_words("Agreement"), _words("Whether the answers can be true together")),
    )


def _mate(row: Row) -> str:
    solution = row.solution
    if row.length is None:
        is_final = solution is not None and solution.status is not Status.PARTIAL
        return _words("none") if is_final else _UNKNOWN
    exact = solution is not None and not open_lengths(solution)
    return str(row.length) if exact else f"≤ {row.length}"


def _status(row: Row) -> str:
    """The first of the words; the sentence behind them stands below the table."""
    return row.state.word if row.state in (State.CANNOT, State.FAILED) else row.words
