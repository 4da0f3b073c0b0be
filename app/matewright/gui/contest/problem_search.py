"""Finds problems to be solved in the file of a window, as far as it has them."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from matewright.gui.background.jobs import BackgroundTask, detach
from matewright.gui.background.timers import one_shot
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.document.document import Document
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.services.collection import Query
from matewright.services.collection.pattern import Pattern
from matewright.services.contest import choosing

_AGAIN: Final = 1_000
"""Milliseconds between two questions while problems are still being read."""

Found = Callable[[int], object]
"""Is called with the place of a problem in the file."""
Missing = Callable[[], object]
"""Is called when all problems have been read and none is fit."""


@dataclass(frozen=True, slots=True)
class _Sought:
    """What is searched for, which of the problems found is taken, and what is done then."""

    query: Query
    choose: Callable[[Collection, Sequence[int]], int | None]
    found: Found
    missing: Missing


@dataclass(frozen=True, slots=True)
class _Choosing:
    """A choice under way in a thread; `is_final`: all problems had been read before."""

    sought: _Sought
    collection: Collection
    is_final: bool
    task: BackgroundTask[int | None]


class ProblemSearch(QObject):
    """Looks for one problem at a time; the last one asked for counts."""

    def __init__(self, document: Document, index: CollectionIndex, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self._index = document, index
        self._sought: _Sought | None = None
        self._choosing: _Choosing | None = None
        index.sought.connect(self._take)
        index.ready.connect(self._ask)
        index.progress.connect(self._ask_later)
        self._again = one_shot(self, self._ask, _AGAIN)

    @property
    def is_running(self) -> bool:
        """Whether something is looked for."""
        return self._sought is not None

    def find(self, problem: Problem, found: Found, missing: Missing) -> None:
        """Look for a problem with the same question."""
        digest = problem.question.digest

        def choose(collection: Collection, places: Sequence[int]) -> int | None:
            own = (at for at in places if collection.peek(at).question.digest == digest)
            return next(own, None)

        pattern, stipulation = Pattern.text(problem.position), problem.stipulation.text
        query = Query.parse(f'pattern:"{pattern}" stip:"{stipulation}"')
        self._begin(_Sought(query, choose, found, missing))

    def choose(self, wish: str, known: Container[str], found: Found, missing: Missing) -> None:
        """Look for a random problem that meets a wish and is not `known`, by its digest.

        Raises `FormatError` for the wish.
        """
        chance = random.Random()  # noqa: S311 - nothing is secret

        def choose(collection: Collection, places: Sequence[int]) -> int | None:
            return choosing.unattempted(collection, places, known, chance)

        query = Query.parse(choosing.search_of(wish))
        self._begin(_Sought(query, choose, found, missing))

    def drop(self) -> None:
        """Look for nothing any more."""
        self._sought = None

    def shut_down(self) -> None:
        """Leave the thread to end by itself; for the closing window."""
        self.drop()
        if self._choosing is not None:
            detach(self._choosing.task)

    def _begin(self, sought: _Sought) -> None:
        self._sought = sought
        self._ask()

    def _ask(self) -> None:
        if self._sought is not None:
            self._index.seek(self._sought.query)

    def _ask_later(self) -> None:
        if self._sought is not None and not self._again.isActive():
            self._again.start()

    def _take(self, query: Query, places: Sequence[int]) -> None:
        sought, collection = self._sought, self._document.collection
        if sought is None or query != sought.query or self._choosing is not None:
            return
        task = BackgroundTask(lambda: sought.choose(collection, places))
        self._choosing = _Choosing(sought, collection, self._are_all_read, task)
        task.finished.connect(self._end)
        task.start()

    def _end(self) -> None:
        done = self._choosing
        if done is None or not done.task.isFinished():
            return
        self._choosing = None
        place, sought = done.task.result(), done.sought
        if sought is not self._sought or done.collection is not self._document.collection:
            self._ask()
        elif place is not None:
            self._sought = None
            sought.found(place)
        elif done.is_final:
            self._sought = None
            sought.missing()
        elif self._are_all_read:
            self._ask()

    @property
    def _are_all_read(self) -> bool:
        return self._index.known_count == len(self._document.collection)
