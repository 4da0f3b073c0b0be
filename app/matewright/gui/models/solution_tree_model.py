"""The solution tree as Qt's views want it: phases as headings, moves below, read lazily.

The model keeps no copy: an index carries the number of its entry in the flat `Tree`, headings of
phases get numbers beyond the last entry. Opening a tree therefore costs the same at any size.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from matewright.formats.solution_text import length_words
from matewright.model.notation import Notation
from matewright.model.solution import EMPTY_TREE, Mark, Node, Role, Tree

Index = QModelIndex | QPersistentModelIndex


class Sign(StrEnum):
    """Small drawn signs that stand beside the words, so that nothing rests on colour alone."""

    KEY = "key"
    CLAIM = "claim"
    TRY = "try"
    THREAT = "threat"
    REFUTATION = "refutation"
    ZUGZWANG = "zugzwang"
    DUAL = "dual"
    PROMOTION_CHOICE = "promotion choice"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Remark:
    """A few words behind a move, with their sign if they have one."""

    words: str
    sign: Sign | None = None


_ROLE_SIGNS: Final = {
    Role.KEY: Sign.KEY,
    Role.TRY: Sign.TRY,
    Role.THREAT: Sign.THREAT,
    Role.REFUTATION: Sign.REFUTATION,
}

_AFTER_KEY: Final = (Role.THREAT, Role.DEFENCE, Role.REFUTATION)
"""What stands at once below a diagram that shows the position after the key."""

_MOST_COUNTED: Final = 2000
"""Entries of a tree whose lines are counted."""

# Keys and tries have their word in the heading they stand under.
_ROLE_WORDS: Final = {
    Role.THREAT: "threat",
    Role.REFUTATION: "refutation",
}

_MARK_SIGNS: Final = {
    Mark.ZUGZWANG: Sign.ZUGZWANG,
    Mark.DUAL: Sign.DUAL,
    Mark.PROMOTION_CHOICE: Sign.PROMOTION_CHOICE,
    Mark.SHORT: Sign.WARNING,
    Mark.INCOMPLETE: Sign.WARNING,
}


@dataclass(frozen=True, slots=True)
class RowWords:
    """What a row says: a heading, or a move with its sign and the remarks behind it."""

    text: str
    sign: Sign | None = None
    remarks: tuple[Remark, ...] = ()
    is_heading: bool = False


@dataclass(frozen=True, slots=True)
class _Phase:
    """A heading and the numbers of the entries below it; set play is itself an entry."""

    title: str
    entries: tuple[int, ...]
    node: int | None = None


def remarks(node: Node, notation: Notation) -> tuple[Remark, ...]:
    """What is said behind a move: its role where that is not plain, then its marks."""
    found = [Remark(_ROLE_WORDS[node.role])] if node.role in _ROLE_WORDS else []
    for mark, sign in _MARK_SIGNS.items():
        if mark in node.marks:
            mate_in = mark is Mark.SHORT and node.length is not None
            found.append(Remark(length_words(node) if mate_in else mark.words, sign))
    if node.role is Role.TRY:
        refutations = [child for child in node.children if child.role is Role.REFUTATION]
        if refutations:
            but = " ".join(notation.node(refutation) for refutation in refutations)
            found.append(Remark(f"but {but}", Sign.REFUTATION))
    return tuple(found)


class SolutionTreeModel(QAbstractItemModel):
    """One column: headings (`Key`, `Tries`, `Set play`) and under them the moves."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notation = Notation()
        self._tree: Tree = EMPTY_TREE
        self._is_claim = False
        self._phases: tuple[_Phase, ...] = ()
        self._phase_of: dict[int, tuple[int, int]] = {}
        self._words: dict[int, RowWords] = {}

    def set_tree(self, tree: Tree, *, is_claim: bool = False) -> None:
        """Show another tree; a claim's key is not shown as one that was proved."""
        self.beginResetModel()
        self._tree = tree
        self._is_claim = is_claim
        self._words.clear()
        self._phases = _phases(tree, "Claimed key" if is_claim else "Key")
        self._phase_of = {
            entry: (number, row)
            for number, phase in enumerate(self._phases)
            if phase.node is None
            for row, entry in enumerate(phase.entries)
        }
        self.endResetModel()

    def set_notation(self, notation: Notation) -> None:
        """Write the moves in another way."""
        self.layoutAboutToBeChanged.emit()
        self._notation = notation
        self._words.clear()
        self.layoutChanged.emit()

    @property
    def tree(self) -> Tree:
        """The tree shown."""
        return self._tree

    def node(self, index: Index) -> Node | None:
        """The entry behind an index; None for headings without one."""
        if not index.isValid():
            return None
        number = index.internalId()
        return Node(self._tree, number) if number < len(self._tree) else None

    def index_of(self, node: Node) -> QModelIndex:
        """Where a node of this tree is shown."""
        if node.role is Role.SET_PLAY:
            for row, phase in enumerate(self._phases):
                if phase.node == node.index:
                    return self.createIndex(row, 0, node.index)
        if node.index in self._phase_of:
            return self.createIndex(self._phase_of[node.index][1], 0, node.index)
        return self.createIndex(node.row, 0, node.index) if node.index else QModelIndex()

    # -- Qt's questions -----------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows stand below an index."""
        if not parent.isValid():
            return len(self._phases)
        number = parent.internalId()
        if number < len(self._tree):
            return len(self._tree.children_of(number))
        return len(self._phases[number - len(self._tree)].entries)

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
        size = len(self._tree)
        if not parent.isValid():
            phase = self._phases[row]
            return self.createIndex(row, 0, size + row if phase.node is None else phase.node)
        number = parent.internalId()
        if number < size:
            return self.createIndex(row, 0, self._tree.children_of(number)[row])
        return self.createIndex(row, 0, self._phases[number - size].entries[row])

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override] # the stub also lists QObject.parent()
        """The index above."""
        if not index.isValid() or index.internalId() >= len(self._tree):
            return QModelIndex()
        number = index.internalId()
        if number in self._phase_of:
            phase = self._phase_of[number][0]
            return self.createIndex(phase, 0, len(self._tree) + phase)
        above = self._tree.parents[number]
        return self.index_of(Node(self._tree, above)) if above else QModelIndex()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The move (`1.Qd8!`) or the heading; with its remarks for who points or listens."""
        if not index.isValid():
            return None
        words = self.words(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return words.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " · ".join((words.text, *(remark.words for remark in words.remarks)))
        if role == Qt.ItemDataRole.ToolTipRole and not words.is_heading:
            return " · ".join((words.text, *(remark.words for remark in words.remarks)))
        return None

    def words(self, index: Index) -> RowWords:
        """What the row of a valid index says."""
        number = index.internalId()
        if number not in self._words:
            self._words[number] = self._find_words(index)
        return self._words[number]

    def _find_words(self, index: Index) -> RowWords:
        node = self.node(index)
        if node is None or node.role is Role.SET_PLAY:
            return RowWords(self._phases[index.row()].title, is_heading=True)
        if self._is_claim and node.role is Role.KEY:
            move = self._notation.node(node).removesuffix(node.sign)
            return RowWords(move, Sign.CLAIM, (Remark("not proved"),))
        return RowWords(
            self._notation.node(node), _ROLE_SIGNS.get(node.role), remarks(node, self._notation)
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Everything can be chosen, headings too: they are places to step from."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _phases(tree: Tree, key: str) -> tuple[_Phase, ...]:
    """Keys first, then tries, then set play; `key` is what a single key is called."""
    first = tree.root.children
    keys = tuple(node.index for node in first if node.role is Role.KEY)
    tries = tuple(node.index for node in first if node.role is Role.TRY)
    after_key = tuple(node.index for node in first if node.role in _AFTER_KEY)
    helping = [node for node in first if node.role is Role.HELP]
    phases = []
    if helping:
        title = "Solutions"
        # Counting more would hold up the window; the sentence about the answer says how many.
        if len(tree) <= _MOST_COUNTED:
            count = sum(not node.child_count for top in helping for node in top.walk())
            title = "Solution" if count == 1 else f"Solutions ({count})"
        phases.append(_Phase(title, tuple(node.index for node in helping)))
    if after_key:
        zugzwang = f" · {Mark.ZUGZWANG.words}" * (Mark.ZUGZWANG in tree.root.marks)
        phases.append(_Phase(f"After the key{zugzwang}", after_key))
    if keys:
        phases.append(_Phase(key if len(keys) == 1 else f"Keys ({len(keys)})", keys))
    if tries:
        phases.append(_Phase("Try" if len(tries) == 1 else f"Tries ({len(tries)})", tries))
    phases += [_Phase("Set play", (), node.index) for node in first if node.role is Role.SET_PLAY]
    return tuple(phases)
