"""The play that the user ticks in the answer, which the workshop's tools must keep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Node, Solution
from matewright.services.workshop.required_play import Item, carried, items_by_entry

Board = tuple[Piece | None, ...]


class TickedPlay(QObject):
    """The ticks of one problem. They survive edits: the ticked play must stay in the new diagram.

    A piece that goes to another square takes along what it is ticked to play; undo brings back the
    ticks of the diagram before.

    `changed`: other play is ticked, or the answer shows it elsewhere.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._problem: Problem | None = None
        self._answer: Solution | None = None
        self._items_by_entry: dict[int, Item] | None = None
        self._ticks: dict[Board, tuple[Item, ...]] = {}

    # -- asking -------------------------------------------------------------------------------

    @property
    def items(self) -> tuple[Item, ...]:
        """The ticked items."""
        return () if self._problem is None else self._ticks.get(self._problem.position.board, ())

    @property
    def entries(self) -> frozenset[int]:
        """The entries of the answer that show ticked items."""
        ticked = {(item.part, item.moves) for item in self.items}
        if not ticked:
            return frozenset()
        entries = self._by_entry.items()
        return frozenset(entry for entry, item in entries if (item.part, item.moves) in ticked)

    @property
    def missing(self) -> int:
        """How many of the ticked items the answer does not show."""
        if not self.items:
            # The play of a long answer is collected only if some of it is ticked.
            return 0
        shown = {(item.part, item.moves) for item in self._by_entry.values()}
        return sum((item.part, item.moves) not in shown for item in self.items)

    @property
    def _by_entry(self) -> dict[int, Item]:
        if self._items_by_entry is None:
            self._items_by_entry = {} if self._answer is None else items_by_entry(self._answer)
        return self._items_by_entry

    # -- following ----------------------------------------------------------------------------

    def show(self, problem: Problem, answer: Solution | None) -> None:
        """Follow an edit, or another answer."""
        before = self._problem
        is_other = before is None or before.position.board != problem.position.board
        if before is not None and is_other:
            board = problem.position.board
            if board not in self._ticks and self.items:
                moved = list(_moved(before.position, problem.position))
                self._ticks[board] = tuple(_carried(item, moved) for item in self.items)
        self._problem = problem
        if answer is not self._answer:
            self._answer, self._items_by_entry = answer, None
        elif not is_other:
            return
        self.changed.emit()

    def begin(self, problem: Problem) -> None:
        """Forget all ticks where another problem is shown now."""
        if self._problem is None or self._problem.position != problem.position:
            self._problem, self._ticks = None, {}

    # -- ticking ------------------------------------------------------------------------------

    def toggle(self, entries: tuple[int, ...]) -> None:
        """Tick or untick moves of the answer.

        For a defence or a heading, which is not play by itself, this means all that follows.
        """
        items = self._by_entry
        own = [items[entry] for entry in entries if entry in items]
        self._toggle(own or self._below(entries))

    def toggle_below(self, entries: tuple[int, ...]) -> None:
        """Tick or untick moves and all that follows them."""
        items = self._by_entry
        own = [items[entry] for entry in entries if entry in items]
        self._toggle([*own, *self._below(entries)])

    def clear(self) -> None:
        """Remove all ticks."""
        self._put(())

    def _below(self, entries: tuple[int, ...]) -> list[Item]:
        assert self._answer is not None, "there is an answer with that entry"
        tree = self._answer.tree.tree
        return [
            item
            for other, item in self._by_entry.items()
            if other not in entries
            and any(node.index in entries for node in Node(tree, other).path())
        ]

    def _toggle(self, meant: list[Item]) -> None:
        names = {(item.part, item.moves) for item in meant}
        others = [item for item in self.items if (item.part, item.moves) not in names]
        is_all = len(self.items) - len(others) == len(names)
        self._put(others if is_all else [*others, *meant])

    def _put(self, items: list[Item] | tuple[Item, ...]) -> None:
        if self._problem is not None:
            self._ticks[self._problem.position.board] = tuple(items)
            self.changed.emit()


def _moved(before: Position, after: Position) -> Iterator[tuple[int, int]]:
    """The piece that moved, if that is the only difference between two positions."""
    squares = [square for square in range(64) if before.board[square] != after.board[square]]
    gone = [square for square in squares if after.board[square] is None]
    if len(squares) == 2 and len(gone) == 1:
        source = gone[0]
        target = squares[1 - squares.index(source)]
        if before.board[source] == after.board[target]:
            yield source, target


def _carried(item: Item, moved: list[tuple[int, int]]) -> Item:
    """An item with its moves played from where the pieces stand now."""
    refutations = item.refutations
    if refutations is not None:
        lines = [carried((*item.moves, reply), moved) for reply in refutations]
        refutations = tuple(line[-1] for line in lines)
    return replace(item, moves=carried(item.moves, moved), refutations=refutations)
