"""Finds moves and words in a solution tree of any size, in chunks."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.models.solution_tree_model import SolutionTreeModel
from matewright.model.solution import Node


class TreeSearch(QObject):
    """Collects the rows of a model that hold a text, in their order from top to bottom.

    * `advanced`: `hits` has grown, or the search has ended.
    """

    advanced = Signal()

    def __init__(self, model: SolutionTreeModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._text = ""
        self.hits: list[int] = []
        """The entries found so far."""
        self._work = ChunkedTask(self)
        self._work.advanced.connect(self.advanced)
        self._work.ended.connect(self.advanced)

    @property
    def is_running(self) -> bool:
        """Whether there may be more to find."""
        return self._work.is_running

    @property
    def text(self) -> str:
        """What is looked for."""
        return self._text

    def begin(self, text: str) -> None:
        """Look for a text in moves and remarks, whatever its case; an empty one finds nothing."""
        self._text, self.hits = text, []
        self._work.begin(self._steps() if text else iter(()))

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

    def _steps(self) -> Iterator[None]:
        tree, view, matcher = self._model.tree, self._model.view, self._model.matcher(self._text)
        for entry in self._model.entries():
            if any(matcher.matches(Node(tree, member)) for member in view.group(entry)):
                self.hits.append(entry)
            yield
