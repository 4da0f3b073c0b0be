"""The answers to the current problem found since it was opened, to compare.

They live in memory alone; the file keeps the newest.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from matewright.gui.document import Document
from matewright.model.collection import Entry
from matewright.model.problem import Problem
from matewright.model.solution import Solution

MOST_KEPT: Final = 8
"""Answers to one problem; when another comes, the oldest goes."""


@dataclass(frozen=True, slots=True, eq=False)
class KeptAnswer:
    """An answer, and its number among those to its problem; 0 for one that came from a file."""

    number: int
    solution: Solution

    @property
    def seconds(self) -> float:
        """The engine's time for all parts."""
        return sum(part.seconds for part in (self.solution, *self.solution.twins))


@dataclass(slots=True, eq=False)
class _History:
    """The answers to one problem, the newest last; `viewed` is None for the newest."""

    answers: list[KeptAnswer] = field(default_factory=list)
    viewed: KeptAnswer | None = None
    count: int = 0

    def copy(self) -> _History:
        """The same answers, of which either can be looked at and dropped without the other."""
        return replace(self, answers=list(self.answers))

    def put(self, solution: Solution, *, is_stored: bool) -> None:
        if not is_stored:
            self.count += 1
        self.answers.append(KeptAnswer(0 if is_stored else self.count, solution))
        del self.answers[:-MOST_KEPT]
        self.viewed = None


class KeptAnswers(QObject):
    """Watches a document and keeps the answers that come.

    * `changed`: another one is looked at, or one was dropped. New answers are announced by the
      document.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        # By what all versions of a problem have in common, for as long as there is one.
        self._shelves: WeakKeyDictionary[Entry, _History] = WeakKeyDictionary()
        document.problem_changed.connect(self._look)
        document.current_changed.connect(self._look)
        self._look(document.current)

    @property
    def answers(self) -> tuple[KeptAnswer, ...]:
        """Those to the current problem, the newest last."""
        return tuple(self._history.answers)

    @property
    def viewed(self) -> KeptAnswer | None:
        """The one that is looked at; None while there is none."""
        history = self._history
        return history.viewed or (history.answers[-1] if history.answers else None)

    @property
    def shown_problem(self) -> Problem:
        """The current problem with the answer that is looked at in the place of the newest."""
        problem, viewed = self._document.problem, self._history.viewed
        if viewed is None:
            return problem
        return replace(problem, solution=viewed.solution, solution_is_stored=not viewed.number)

    def is_current(self, answer: KeptAnswer) -> bool:
        """Whether it answers the problem as it stands now."""
        return self._document.problem.solved(answer.solution).solution_is_current

    def view(self, place: int) -> None:
        """Look at the answer in that place of `answers`."""
        history = self._history
        answer = history.answers[place]
        viewed = None if answer is history.answers[-1] else answer
        if viewed is not history.viewed:
            history.viewed = viewed
            self.changed.emit()

    def can_forget(self, place: int) -> bool:
        """Whether that answer may go; the newest is the one that the file keeps."""
        return 0 <= place < len(self._history.answers) - 1

    def forget(self, place: int) -> None:
        """Drop the answer in that place of `answers`, unless it is the newest."""
        if self.can_forget(place):
            gone = self._history.answers.pop(place)
            if self._history.viewed is gone:
                self._history.viewed = None
            self.changed.emit()

    @property
    def _history(self) -> _History:
        return self._history_of(self._document.collection.entry(self._document.current))

    def _history_of(self, entry: Entry) -> _History:
        """That of a problem; one that was not seen before has the answers it was copied with."""
        known = self._shelves.get(entry.identity)
        if known is None:
            known = self._copied(entry.problem.solution) or _History()
            self._shelves[entry.identity] = known
        return known

    def _copied(self, solution: Solution | None) -> _History | None:
        """A copy of the shelf whose newest answer this is; from here each goes its own way."""
        if solution is None:
            return None
        found = (
            history
            for history in self._shelves.values()
            if history.answers and history.answers[-1].solution is solution
        )
        original = next(found, None)
        return original and original.copy()

    def _look(self, place: int) -> None:
        """Keep the answer of the problem in that place, if it is a new one."""
        entry = self._document.collection.entry(place)
        if entry.unread is not None and place != self._document.current:
            # Its answer was never shown.
            return
        problem, history = entry.problem, self._history_of(entry)
        newest = history.answers[-1].solution if history.answers else None
        if problem.solution is not None and problem.solution is not newest:
            history.put(problem.solution, is_stored=problem.solution_is_stored)
