"""Finding moves and words in a solution tree of any size, a piece at a time."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.gui.models.solution_tree_model import SolutionTreeModel
from matewright.model.solution import Node

_PIECE: Final = 0.01
"""Seconds the window gives to the search before it looks after the user again."""


class TreeSearch(QObject):
    """Collects the rows of a model that hold a text, in their order from top to bottom.

    * `advanced`: `hits` has grown, or the search has ended.
    """

    advanced = Signal()

    def __init__(self, model: SolutionTreeModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._rows: Iterator[int] = iter(())
        self._text = ""
        self._matcher = model.matcher("")
        self.hits: list[int] = []
        """The entries found so far."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there may be more to find."""
        return self._timer.isActive()

    @property
    def text(self) -> str:
        """What is looked for."""
        return self._text

    def begin(self, text: str) -> None:
        """Look for a text in moves and remarks, whatever its case; an empty one finds nothing."""
        self._timer.stop()
        self._text = text
        self.hits = []
        self._rows = self._model.entries() if text else iter(())
        self._matcher = self._model.matcher(text)
        if text:
            self._timer.start()
            self._go_on()
        else:
            self.advanced.emit()

    def next_hit(self, node: Node | None, *, backwards: bool = False) -> int | None:
        """The entry found next after a node, None for the diagram; after the last the first."""
        if not self.hits:
            return None
        place_of = self._model.place_of
        place = () if node is None else place_of(node.index)
        if backwards:
            return self.hits[bisect_left(self.hits, place, key=place_of) - 1]
        return self.hits[bisect_right(self.hits, place, key=place_of) % len(self.hits)]

    def number_of(self, node: Node | None) -> int:
        """Which of the hits a node is, counted from 1; 0 for none."""
        if node is None or not self.hits:
            return 0
        place_of = self._model.place_of
        found = bisect_left(self.hits, place_of(node.index), key=place_of)
        return found + 1 if found < len(self.hits) and self.hits[found] == node.index else 0

    def _go_on(self) -> None:
        end = perf_counter() + _PIECE
        tree, view = self._model.tree, self._model.view
        for entry in self._rows:
            if any(self._matcher.matches(Node(tree, member)) for member in view.group(entry)):
                self.hits.append(entry)
            if perf_counter() > end:
                break
        else:
            self._timer.stop()
        self.advanced.emit()
