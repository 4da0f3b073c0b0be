"""The solution tree as a Qt model: phases as headings, moves below, read lazily.

The model keeps no copy: an index carries the number of its entry in the flat `Tree`. Headings of
phases have numbers beyond the last entry, and beyond those stand the rows that say how much more
there is. Opening a tree therefore costs the same at any size.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from matewright.gui.models.row_text import RowMatcher, RowText, words_of, words_of_claim
from matewright.gui.models.solution_phases import Kind, Phase, phases_of
from matewright.model.notation import Notation
from matewright.model.solution import EMPTY_TREE, Node, Role, Tree
from matewright.model.solution_view import SolutionView
from matewright.wording import grouped

Index = QModelIndex | QPersistentModelIndex

ROWS_AT_ONCE: Final = 100
"""Longer lists end with a row that says how many more there are and brings the next on demand."""

_MOST_PHASES: Final = 16


class SolutionTreeModel(QAbstractItemModel):
    """One column: headings (`Set play`, `2 tries`, `Key`) and under them the moves."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notation = Notation()
        self._view = SolutionView(EMPTY_TREE)
        self._is_claim = False
        self._line_count = 0
        self._phases: tuple[Phase, ...] = ()
        self._phase_of: dict[int, int] = {}
        self._limits: dict[int, int] = {}
        self._without_rest: int | None = None
        self._words: dict[int, RowText] = {}
        # Views ask the same of the same rows many times while they paint once.
        self._known_rows: dict[int, Sequence[int]] = {}
        self._known_parents: dict[int, tuple[int, int]] = {}
        self._size = self._first_more = 0

    def set_view(self, view: SolutionView, *, is_claim: bool = False, lines: int = 0) -> None:
        """Show a tree in some way; a claim's key is not shown as one that was proved.

        `lines` are the solutions of help play or a series; 0 where they are not counted.
        """
        self.beginResetModel()
        self._view = view
        self._is_claim = is_claim
        self._line_count = lines
        self._size = len(view.tree)
        self._first_more = self._size + _MOST_PHASES
        self._limits.clear()
        self._find_phases()
        self.endResetModel()

    def set_tree(self, tree: Tree, *, is_claim: bool = False, lines: int = 0) -> None:
        """Show all of a tree as it is."""
        self.set_view(SolutionView(tree), is_claim=is_claim, lines=lines)

    def set_notation(self, notation: Notation) -> None:
        """Write the moves in another way."""
        self._notation = notation
        self._words.clear()
        if self._phases:
            # The views paint again whatever they show.
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._phases) - 1, 0))

    @property
    def tree(self) -> Tree:
        """The tree shown."""
        return self._view.tree

    @property
    def view(self) -> SolutionView:
        """How it is looked at."""
        return self._view

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The headings."""
        return self._phases

    def node(self, index: Index) -> Node | None:
        """The entry behind an index, of a group the first; None for headings without one."""
        if not index.isValid():
            return None
        number = index.internalId()
        return Node(self.tree, number) if number < self._size else None

    def group(self, index: Index) -> tuple[Node, ...]:
        """The entries a row stands for; none for headings without one."""
        node = self.node(index)
        if node is None:
            return ()
        return tuple(Node(self.tree, member) for member in self._view.group(node.index))

    def index_of(self, node: Node) -> QModelIndex:
        """Where a node of this tree is shown; invalid where it is not."""
        entry = node.index
        if not entry:
            return QModelIndex()
        if node.role is Role.SET_PLAY:
            for row, phase in enumerate(self._phases):
                if phase.node == entry:
                    return self.createIndex(row, 0, entry)
        above = self._above(entry)
        place = self._place(above, entry)
        return QModelIndex() if place is None else self.createIndex(place, 0, entry)

    def main_phase(self) -> QModelIndex:
        """The heading a line begins under: that of the keys or solutions, else the last."""
        for row, phase in enumerate(self._phases):
            if phase.kind in (Kind.KEYS, Kind.SOLUTIONS, Kind.AFTER_KEY) and phase.rows:
                return self.index(row, 0)
        return self.index(len(self._phases) - 1, 0)

    # -- looking through it ---------------------------------------------------------------------

    def entries(self) -> Iterator[int]:
        """The entry of every row, also of those not brought yet, from top to bottom."""
        for phase in self._phases:
            rows = phase.rows if phase.node is None else (phase.node,)
            stack = list(reversed(rows))
            while stack:
                entry = stack.pop()
                yield entry
                stack.extend(reversed(self._view.rows(entry)))

    def place_of(self, entry: int) -> tuple[int, ...]:
        """What orders entries from top to bottom."""
        path = [node.index for node in Node(self.tree, entry).path()]
        phase = self._phase_of.get(path[0], -1)
        if phase < 0:
            phase = next((n for n, known in enumerate(self._phases) if known.node == path[0]), -1)
        return (phase, *path)

    def matcher(self, text: str) -> RowMatcher:
        """Finds out whether the nodes shown have a text, in the notation they are written in."""
        return RowMatcher(text, self._notation)

    # -- rows that come and go ------------------------------------------------------------------

    def is_more(self, index: Index) -> bool:
        """Whether a row stands for the rest of a long list."""
        return index.isValid() and index.internalId() >= self._first_more

    def bring_more(self, index: Index) -> QModelIndex:
        """Replace the row of the rest by the next rows of that list; answer the first of them."""
        above = index.parent()
        self._show_rows(above, self._shown(above.internalId()) + ROWS_AT_ONCE)
        return self.index(index.row(), 0, above)

    def reveal(self, node: Node) -> QModelIndex:
        """Where a node, or what hides it, is shown, after bringing as much of the lists as needed.

        Invalid for the diagram, and where the filter leaves nothing of its line.
        """
        row = self._view.row_for(node.index)
        for step in Node(self.tree, row).path():
            above = self._above(step.index)
            place = bisect_left(self._rows(above), step.index)
            if step.role is not Role.SET_PLAY and place >= self._shown(above):
                self._show_rows(self._index_of_number(above), place + 1)
        return self.index_of(Node(self.tree, row))

    def set_unfolded(self, index: Index, *, unfolded: bool) -> QModelIndex:
        """Show the members of a group as rows of their own, or gather them; answer the row."""
        node = self.node(index)
        assert node is not None
        above = self._index_of_number(self._above(node.index))
        # Only a reset is right whatever the order of the members; lists are never long here.
        shown = self._shown(above.internalId())
        self._remove_rows(above)
        if unfolded:
            self._view.unfold(node.index)
        else:
            self._view.fold(node.index)
        self._find_phases()
        self._insert_rows(above, 0, shown)
        return self.reveal(node)

    def _find_phases(self) -> None:
        for known in (self._words, self._known_rows, self._known_parents):
            known.clear()
        self._phases = phases_of(self._view, is_claim=self._is_claim, lines=self._line_count)
        self._phase_of = {
            entry: number for number, phase in enumerate(self._phases) for entry in phase.rows
        }

    def _show_rows(self, above: QModelIndex, limit: int) -> None:
        number = above.internalId()
        before = self._shown(number)
        # The row of the rest goes before the others come: it would be another one then.
        self.beginRemoveRows(above, before, before)
        self._without_rest = number
        self.endRemoveRows()
        self._insert_rows(above, before, limit)

    def _remove_rows(self, above: QModelIndex) -> None:
        number = above.internalId()
        self.beginRemoveRows(above, 0, self.rowCount(above) - 1)
        self._limits[number] = 0
        self._without_rest = number
        self.endRemoveRows()

    def _insert_rows(self, above: QModelIndex, first: int, limit: int) -> None:
        number = above.internalId()
        count = len(self._rows(number))
        shown = min(count, max(limit, ROWS_AT_ONCE))
        self.beginInsertRows(above, first, shown if shown < count else shown - 1)
        self._limits[number] = shown
        self._without_rest = None
        self.endInsertRows()

    # -- numbers ----------------------------------------------------------------------------------

    def _rows(self, number: int) -> Sequence[int]:
        """The entries below an entry or heading, those not brought yet included."""
        rows = self._known_rows.get(number)
        if rows is None:
            is_entry = number < self._size
            rows = self._view.rows(number) if is_entry else self._phases[number - self._size].rows
            self._known_rows[number] = rows
        return rows

    def _shown(self, number: int) -> int:
        """How many of them are there as rows."""
        return min(self._limits.get(number, ROWS_AT_ONCE), len(self._rows(number)))

    def _above(self, entry: int) -> int:
        """The number of the entry or heading that an entry stands below."""
        if entry in self._phase_of:
            return self._size + self._phase_of[entry]
        return self.tree.parents[entry]

    def _place(self, above: int, entry: int) -> int | None:
        rows = self._rows(above)
        place = bisect_left(rows, entry)
        is_there = place < self._shown(above) and rows[place] == entry
        return place if is_there else None

    def _index_of_number(self, number: int) -> QModelIndex:
        if number >= self._size:
            return self.createIndex(number - self._size, 0, number)
        return self.index_of(Node(self.tree, number))

    # -- Qt's questions -----------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows stand below an index, that of the rest of a long list included."""
        if not parent.isValid():
            return len(self._phases)
        number = parent.internalId()
        if number >= self._first_more:
            return 0
        shown = self._shown(number)
        has_rest = shown < len(self._rows(number)) and number != self._without_rest
        return shown + has_rest

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008 - Qt's signature
        """Always one."""
        return 1

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008 - Qt's own signature
        """Whether an index can be opened."""
        return self.rowCount(parent) > 0

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 - Qt's own signature
        """The index of a row; invalid when there is none."""
        if column or not 0 <= row < self.rowCount(parent):
            return QModelIndex()
        size = self._size
        if not parent.isValid():
            phase = self._phases[row]
            return self.createIndex(row, 0, size + row if phase.node is None else phase.node)
        number = parent.internalId()
        if row < self._shown(number):
            return self.createIndex(row, 0, self._rows(number)[row])
        return self.createIndex(row, 0, self._first_more + number)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override] # the stub also lists QObject.parent()
        """The index above."""
        if not index.isValid():
            return QModelIndex()
        number = index.internalId()
        if number >= self._first_more:
            return self._index_of_number(number - self._first_more)
        if number >= self._size:
            return QModelIndex()
        place = self._known_parents.get(number)
        if place is None:
            above = self._above(number)
            index_above = self._index_of_number(above) if above else QModelIndex()
            place = (index_above.row(), above)
            self._known_parents[number] = place
        return self.createIndex(place[0], 0, place[1]) if place[1] else QModelIndex()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The move (`1.Qd8!`) or the heading; with its remarks for who points or listens."""
        if not index.isValid():
            return None
        words = self.words(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return words.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.spoken
        if role == Qt.ItemDataRole.ToolTipRole and not words.is_heading:
            return words.spoken
        return None

    def words(self, index: Index) -> RowText:
        """What the row of a valid index says."""
        number = index.internalId()
        if number >= self._first_more:
            return self._words_of_rest(number - self._first_more)
        if number not in self._words:
            self._words[number] = self._find_words(index)
        return self._words[number]

    def words_of_entry(self, entry: int) -> RowText:
        """What the row of an entry says, wherever it stands; nothing is kept."""
        node = Node(self.tree, entry)
        if self._is_claim and node.role is Role.KEY:
            return words_of_claim(node, self._notation)
        members = [Node(self.tree, member) for member in self._view.group(entry)]
        return words_of(members, self._notation, self._view.left_out(entry))

    def _find_words(self, index: Index) -> RowText:
        number = index.internalId()
        if number >= self._size or self.tree.roles[number] is Role.SET_PLAY:
            return self._phases[index.row()].words
        return self.words_of_entry(number)

    def _words_of_rest(self, number: int) -> RowText:
        count = len(self._rows(number)) - self._shown(number)
        more = QCoreApplication.translate("SolutionTree", "{count} more …")
        return RowText(more.format(count=grouped(count)), is_heading=True)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Everything can be chosen, headings too: they are places to step from."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
