"""The problems of a collection as a table, in the order of the file or in another one.

A collection may have hundreds of thousands of problems, so a problem is read when its row is seen,
and only what is shown of it is kept, of so many rows as are seen again soon.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication

from matewright.gui.board.thumbnails import DIAGRAM
from matewright.gui.collection.columns import LINES, Column, Row, solving
from matewright.gui.collection.problem_data import MIME_TYPE
from matewright.gui.widgets.table_model import Index, TableModel
from matewright.gui.widgets.theme import Colours, colours_of
from matewright.model.collection import Collection, Entry
from matewright.model.verdict import Judgement, Verdict
from matewright.services.question.problem_properties import lines_of

MOST_KEPT: Final = 2_000
"""How many rows are cached."""

_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ListModel(TableModel):
    """Shows the problems at `indices` of a collection, or all of them in their order.

    An *index* is where a problem stands in the collection, a *row* where it stands in the list.
    `is_solving` answers whether the problem at an index is being solved.
    """

    columns = len(Column)
    on_the_right = (Column.NUMBER,)

    def __init__(self, is_solving: Callable[[int], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._is_solving = is_solving
        self._collection = Collection()
        self._indices: Sequence[int] | None = None
        # By the id of the entry, which is kept alive so that its id is not reused.
        self._cache: OrderedDict[int, tuple[Entry, Row]] = OrderedDict()
        self._themes: dict[Entry, str] = {}

    # -- what is shown -----------------------------------------------------------------------

    @property
    def collection(self) -> Collection:
        """The collection behind the list."""
        return self._collection

    @property
    def indices(self) -> Sequence[int]:
        """The indices of the problems in the list, from top to bottom."""
        return range(len(self._collection)) if self._indices is None else self._indices

    @property
    def is_whole(self) -> bool:
        """Whether all problems are shown, in the order of the file."""
        return self._indices is None

    def show(self, collection: Collection, indices: Sequence[int] | None = None) -> None:
        """Show another list: these indices in this order; None for all in the file's own."""
        self.beginResetModel()
        self._collection, self._indices = collection, indices
        self.endResetModel()

    def show_change(self, index: int, collection: Collection) -> None:
        """Update the list after one of its problems changed."""
        self._collection = collection
        self.show_state(index)

    def show_themes(self, themes: Mapping[int, Sequence[str]]) -> None:
        """Show these themes of the problems at these indices, and no others."""
        entry = self._collection.entry
        self._themes = {entry(index): ", ".join(names) for index, names in themes.items()}
        if last := self.row_total:
            # Only these: in another cell somebody may be writing.
            ends = (self.index(row, Column.THEMES) for row in (0, last - 1))
            self.dataChanged.emit(*ends)

    def show_state(self, index: int) -> None:
        """Update the state of a problem."""
        row = self.row_of(index)
        if row is not None:
            self.announce(row, row)

    def index_at(self, row: int) -> int:
        """The index of the problem in a row."""
        return self.indices[row]

    def row_of(self, index: int) -> int | None:
        """The row of a problem; None when the list does not show it."""
        if self._indices is None:
            return index if index < len(self._collection) else None
        try:
            return self._indices.index(index)
        except ValueError:
            return None

    def entries(self) -> list[Entry]:
        """The problems in the list, from top to bottom; nothing is read."""
        return [self._collection.entry(index) for index in self.indices]

    def row(self, row: int) -> Row:
        """The texts of a row."""
        return self.content_of(self.index_at(row))

    def is_read(self, row: int) -> bool:
        """Whether the texts of a row are at hand."""
        return id(self._collection.entry(self.index_at(row))) in self._cache

    def content_of(self, index: int) -> Row:
        """The texts of a problem's row, or those it would have if it were listed."""
        entry = self._collection.entry(index)
        cached = self._cache.get(id(entry))
        if cached is None:
            cached = entry, Row.of(self._collection.peek(index))
            self._cache[id(entry)] = cached
            if len(self._cache) > MOST_KEPT:
                self._cache.popitem(last=False)
        return cached[1]

    # -- Qt asks -----------------------------------------------------------------------------

    @property
    def row_total(self) -> int:
        """How many problems the list shows."""
        return len(self.indices)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be dragged; drops go between them. Where cells are edited the view decides."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        is_editable = index.column() in LINES
        editable = Qt.ItemFlag.ItemIsEditable if is_editable else Qt.ItemFlag.NoItemFlags
        return (
            editable
            | Qt.ItemFlag.ItemIsEnabled
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
                return str(self.index_at(index.row()) + 1)
            if column is Column.THEMES:
                return self._themes.get(self._collection.entry(self.index_at(index.row())))
            if column is Column.STATE and self._is_solving(self.index_at(index.row())):
                return solving()
            if column is Column.DIAGRAM and role == Qt.ItemDataRole.ToolTipRole:
                return self._caption(index.row())
            return self.row(index.row()).text(column) or None
        if role == Qt.ItemDataRole.EditRole:
            return self._edited(self.index_at(index.row()), column)
        if role == Qt.ItemDataRole.ForegroundRole and column is Column.STATE:
            colours = colours_of(QGuiApplication.palette())
            if self._is_solving(self.index_at(index.row())):
                return QColor(colours.quiet)
            return QColor(_colour(self.row(index.row()).judgement, colours))
        if column is Column.DIAGRAM:
            if role == DIAGRAM:
                return self.row(index.row()).diagram
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return self.row(index.row()).diagram.position.board_fen
        return None

    def _caption(self, row: int) -> str:
        """What would stand below the diagram in print, and the state."""
        text = self.row(row).text
        asked = " · ".join(map(text, (Column.STIPULATION, Column.MEN, Column.STATE)))
        lines = (text(Column.AUTHOR), text(Column.SOURCE), text(Column.AWARD), asked)
        return "\n".join(filter(None, lines))

    def _edited(self, index: int, column: Column) -> str:
        """What is edited in a cell: the whole line, of which the cell may show a part."""
        problem = self._collection.peek(index)
        if column is Column.STIPULATION:
            return problem.starred_stipulation
        name = LINES.get(column, "")
        return lines_of(problem).get(name, self.content_of(index).text(column))

    def heading(self, column: int) -> str:
        """The name of a column."""
        # Diagrams need no heading.
        return "" if column == Column.DIAGRAM else Column(column).title

    def meaning(self, column: int) -> str:
        """The full name of every column, even if its heading is cut off."""
        return Column(column).meaning


def _colour(judgement: Judgement, colours: Colours) -> str:
    if judgement.is_stored:
        return colours.quiet
    verdict = judgement.verdict
    if verdict in (Verdict.SOUND, Verdict.SOLVED):
        return colours.accent
    if verdict in (Verdict.NO_SOLUTION, Verdict.UNREADABLE):
        return colours.error
    return colours.quiet if verdict is Verdict.UNSOLVED else colours.warning
