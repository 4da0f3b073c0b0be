"""Finding a text in the solution shown, in chunks, from top to bottom."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from matewright.gui.background.chunked_task import ChunkedTask
from matewright.model.notation import Notation
from matewright.model.solution import Node
from matewright.model.solution_view import SolutionView
from matewright.services.answer.play_rows.phases import Phase
from matewright.services.answer.play_rows.row_text import RowMatcher


class Searched(Protocol):
    """The solution to search."""

    @property
    def view(self) -> SolutionView:
        """What is shown of the tree."""

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The headings and what stands below each."""

    @property
    def notation(self) -> Notation:
        """How the moves are written."""


class SolutionSearch(QObject):
    """Looks through the rows, also those that are out of sight.

    * `advanced`: more was found, or all of it.
    """

    advanced = Signal()

    def __init__(self, searched: Searched) -> None:
        assert isinstance(searched, QObject)
        super().__init__(searched)
        self._searched = searched
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
        """The text to find."""
        return self._text

    def begin(self, text: str) -> None:
        """Find a text in moves and remarks, ignoring case; an empty one finds nothing."""
        self._text, self.hits = text, []
        self._work.begin(self._steps() if text else iter(()))

    def next_hit(self, node: Node | None, *, backwards: bool = False) -> int | None:
        """The next hit after a node (None for the diagram); wraps around at the end."""
        if not self.hits:
            return None
        place = () if node is None else self._place_of(node.index)
        if backwards:
            return self.hits[bisect_left(self.hits, place, key=self._place_of) - 1]
        return self.hits[bisect_right(self.hits, place, key=self._place_of) % len(self.hits)]

    def number_of(self, node: Node | None) -> int:
        """The number of the hit that a node is, counted from 1; 0 if it is none."""
        if node is None or not self.hits:
            return 0
        found = bisect_left(self.hits, self._place_of(node.index), key=self._place_of)
        return found + 1 if found < len(self.hits) and self.hits[found] == node.index else 0

    def _place_of(self, entry: int) -> tuple[int, ...]:
        """The sort key that orders entries from top to bottom."""
        path = [node.index for node in Node(self._searched.view.tree, entry).path()]
        phases = enumerate(self._searched.phases)
        heads = (n for n, phase in phases if phase.node == path[0] or path[0] in phase.rows)
        return (next(heads, -1), *path)

    def _steps(self) -> Iterator[None]:
        view = self._searched.view
        matcher = RowMatcher(self._text, self._searched.notation)
        for entry in self._entries():
            if any(matcher.matches(Node(view.tree, member)) for member in view.group(entry)):
                self.hits.append(entry)
            yield

    def _entries(self) -> Iterator[int]:
        """The entry of every row from top to bottom."""
        for phase in self._searched.phases:
            stack = list(reversed(phase.rows if phase.node is None else (phase.node,)))
            while stack:
                entry = stack.pop()
                yield entry
                stack.extend(reversed(self._searched.view.rows(entry)))
