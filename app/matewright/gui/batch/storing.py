"""Stores the complete answers of a batch with the problems of the document, as one undo step."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.document.document import Document
from matewright.model.collection import Entry
from matewright.model.problem import Problem
from matewright.model.solution import Solution

if TYPE_CHECKING:
    from matewright.services.batch.batch import Batch

_SOME: Final = 100
"""How many answers are read at a time."""


class AnswerStore(QObject):
    """Stores answers where they still fit, all of them as one undo step.

    A problem that was edited since, or is gone, gets none, and no answer is replaced by a shorter
    partial one. `ended` (int) carries how many were stored.
    """

    ended = Signal(int)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._batch: Batch | None = None
        self._task: BackgroundTask[list[tuple[Entry, Solution]]] | None = None
        self._rows = iter(range(0))
        self._read: list[tuple[Entry, Solution]] = []

    @property
    def is_running(self) -> bool:
        """Whether there is more to store."""
        return self._task is not None

    def begin(self, batch: Batch) -> None:
        """Store all answers that a batch has kept."""
        if self._task is None:
            self._batch, self._rows, self._read = batch, iter(range(len(batch.indices))), []
            self._read_some(batch)

    def stop(self) -> None:
        """Stop storing, and wait for what is being stored."""
        self._batch = None
        if self._task is not None:
            self._task.join()
            self._task = None

    def _read_some(self, batch: Batch) -> None:
        rows = list(islice(self._rows, _SOME))
        if not rows:
            self._task = None
            self.ended.emit(self._store())
            return
        self._task = BackgroundTask(lambda: _answers(batch, rows))
        self._task.finished.connect(self._take_over)
        self._task.start()

    def _take_over(self) -> None:
        task, batch = self._task, self._batch
        if task is None or batch is None or not task.isFinished():
            return
        self._read += task.result()
        self._read_some(batch)

    def _store(self) -> int:
        """Store the answers read in the document; return how many."""
        read, self._read = self._read, []
        collection = self._document.collection
        indices = collection.indices_of(entry.identity for entry, _ in read)
        fitting = {}
        for entry, solution in read:
            index = indices.get(entry.identity)
            if index is None:
                continue
            is_same = collection.entry(index) is entry
            if is_same or _is_wanted(collection[index], solution):
                fitting[index] = solution
        self._document.store_solutions(fitting, self.tr("Store Answers"))
        return len(fitting)


def _answers(batch: Batch, rows: list[int]) -> list[tuple[Entry, Solution]]:
    """The answers of some rows with their entries; damaged ones are left out."""
    found = []
    for row in rows:
        outcome = batch.outcome(row)
        try:
            solution = None if outcome is None else outcome.read_answer()
        except MatewrightError:
            continue
        if solution is not None:
            entry = batch.collection.entry(batch.indices[row])
            # Kept, because the window will not wait for it to be read.
            if _is_wanted(entry.problem, solution):
                found.append((entry, solution))
    return found


def _is_wanted(problem: Problem, solution: Solution) -> bool:
    """Whether an answer is better than the one a problem has."""
    if not problem.solved(solution).solution_is_current:
        # An answer to another stipulation answers another question.
        return False
    current = problem.solution if problem.solution_is_current else None
    return current is None or current.is_partial or not solution.is_partial
