"""The legal moves of a position with their weights, in search order."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QObject,
    Qt,
)

from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.services.answer.move_remarks import remarks, special
from matewright.wording import Wording

NUMBER_COLUMN: Final = 0
WEIGHT_COLUMN: Final = 2
REMARK_COLUMN: Final = 3


_words: Final = Wording("MoveTableModel")


class MoveTableModel(ReportModel):
    """Number, move, weight and remarks; the rows come heaviest first."""

    columns = REMARK_COLUMN + 1
    on_the_right = (NUMBER_COLUMN, WEIGHT_COLUMN)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[tuple[Move, int], ...] = ()
        self._notation = Notation()

    def set_moves(self, moves: tuple[tuple[Move, int], ...]) -> None:
        """Show these moves with their weights, in this order."""
        self.beginResetModel()
        self._moves = moves
        self.endResetModel()

    def set_notation(self, notation: Notation) -> None:
        """Write the moves in another way."""
        self.layoutAboutToBeChanged.emit()
        self._notation = notation
        self.layoutChanged.emit()

    def move(self, row: int) -> Move:
        """The move in a row."""
        return self._moves[row][0]

    @property
    def row_total(self) -> int:
        """One row for each move."""
        return len(self._moves)

    def cell(self, index: Index, role: int) -> object:
        """The text of a cell, or how to show it."""
        move, weight = self._moves[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                str(index.row() + 1),
                self._notation.move(move),
                f"{weight:+}".replace("-", "−"),
                ", ".join(remarks(move, weight)),
            )[index.column()]
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        return ("", _words("Move"), _words("Weight"), _words("Remarks"))[column]

    def meaning(self, column: int) -> str:
        """The tool tip of its heading."""
        return (
            _words("Place in the order of the search"),
            _words("Legal move"),
            _words("What the generator of G.M.S. expects of it; the heaviest is tried first"),
            _words("What the move does"),
        )[column]

    def summary(self) -> str:
        """A summary: the number of moves, and of special ones among them."""
        moves = [move for move, _ in self._moves]
        counts = (
            (len(moves), _words.count(len(moves), "%n legal move", "%n legal moves")),
            *special(moves),
        )
        return " · ".join(words for count, words in counts if count)

    def text(self) -> str:
        """All moves as tab-separated lines, for the clipboard."""
        return "\n".join(self.lines())
