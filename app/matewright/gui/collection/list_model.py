"""The problems of a collection as a table, in the order of the file or in another one.

A collection may have hundreds of thousands of problems, so a problem is read when its row is seen,
and only what is shown of it is kept, of so many rows as are seen again soon.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication

from matewright.gui.board.thumbnails import POSITION
from matewright.gui.collection.columns import Column, Row, solving
from matewright.gui.collection.problem_data import MIME_TYPE
from matewright.gui.widgets.table_model import Index, TableModel
from matewright.gui.widgets.theme import Colours, colours_of
from matewright.model.collection import Collection, Entry
from matewright.model.verdict import Judgement, Verdict

MOST_KEPT: Final = 2_000
"""How many rows are cached."""

_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ListModel(TableModel):
    """Shows the problems at `places` of a collection, or all of them in their order.

    A *place* is where a problem stands in the collection, a *row* where it stands in the list.
    `is_solving` answers whether the problem in a place is being solved.
    """

    columns = len(Column)
    on_the_right = (Column.NUMBER,)

    def __init__(self, is_solving: Callable[[int], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._is_solving = is_solving
        self._collection = Collection()
        self._places: Sequence[int] | None = None
        # By the id of the entry, which is kept alive so that its id is not reused.
        self._cache: OrderedDict[int, tuple[Entry, Row]] = OrderedDict()

    # -- what is shown -----------------------------------------------------------------------

    @property
    def collection(self) -> Collection:
        """The collection behind the list."""
        return self._collection

    @property
    def places(self) -> Sequence[int]:
        """The places of the problems in the list, from top to bottom."""
        return range(len(self._collection)) if self._places is None else self._places

    @property
    def is_whole(self) -> bool:
        """Whether all problems are shown, in the order of the file."""
        return self._places is None

    def show(self, collection: Collection, places: Sequence[int] | None = None) -> None:
        """Show another list: these places in this order; None for all in the file's own."""
        self.beginResetModel()
        self._collection, self._places = collection, places
        self.endResetModel()

    def show_change(self, place: int, collection: Collection) -> None:
        """Update the list after one of its problems changed."""
        self._collection = collection
        self.show_state(place)

    def show_state(self, place: int) -> None:
        """Update the state of a problem."""
        row = self.row_of(place)
        if row is not None:
            self.announce(row, row)

    def place_of(self, row: int) -> int:
        """The place of the problem in a row."""
        return self.places[row]

    def row_of(self, place: int) -> int | None:
        """The row of a problem; None when the list does not show it."""
        if self._places is None:
            return place if place < len(self._collection) else None
        try:
            return self._places.index(place)
        except ValueError:
            return None

    def entries(self) -> list[Entry]:
        """The problems in the list, from top to bottom; nothing is read."""
        return [self._collection.entry(place) for place in self.places]

    def row(self, row: int) -> Row:
        """The texts of a row."""
        return self.row_of_place(self.place_of(row))

    def row_of_place(self, place: int) -> Row:
        """The texts of a problem's row, or those it would have if it were listed."""
        entry = self._collection.entry(place)
        cached = self._cache.get(id(entry))
        if cached is None:
            cached = entry, Row.of(self._collection.peek(place))
            self._cache[id(entry)] = cached
            if len(self._cache) > MOST_KEPT:
                self._cache.popitem(last=False)
        return cached[1]

    # -- Qt asks -----------------------------------------------------------------------------

    @property
    def row_total(self) -> int:
        """How many problems the list shows."""
        return len(self.places)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be dragged; drops go between them."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def mimeTypes(self) -> list[str]:
        """The data accepted in drops."""
        return [MIME_TYPE]

    def supportedDropActions(self) -> Qt.DropAction:
        """Dropping moves or copies."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell, its position, or how to show them."""
        column = Column(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            if column is Column.NUMBER:
                return str(self.place_of(index.row()) + 1)
            if column is Column.STATE and self._is_solving(self.place_of(index.row())):
                return solving()
            return self.row(index.row()).text(column) or None
        if role == Qt.ItemDataRole.ForegroundRole and column is Column.STATE:
            colours = colours_of(QGuiApplication.palette())
            if self._is_solving(self.place_of(index.row())):
                return QColor(colours.quiet)
            return QColor(_colour(self.row(index.row()).judgement, colours))
        if column is Column.DIAGRAM:
            if role == POSITION:
                return self.row(index.row()).position
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return self.row(index.row()).position.board_fen
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        # Diagrams need no heading.
        return "" if column == Column.DIAGRAM else Column(column).title

    def meaning(self, column: int) -> str:
        """The full name of every column, even if its heading is cut off."""
        return Column(column).title


def _colour(judgement: Judgement, colours: Colours) -> str:
    if judgement.is_stored:
        return colours.quiet
    verdict = judgement.verdict
    if verdict in (Verdict.SOUND, Verdict.SOLVED):
        return colours.accent
    if verdict in (Verdict.NO_SOLUTION, Verdict.UNREADABLE):
        return colours.error
    return colours.quiet if verdict is Verdict.UNSOLVED else colours.warning
