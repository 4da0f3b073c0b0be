"""Notes what was solved in the window in the record of practice, in a thread."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.services.answer.difficulty import of_solution
from matewright.services.contest import Marked, practice


class PracticeRecord(QObject):
    """The record that `matewright contest practice` keeps, too.

    * `failed` (sentence): it could not be written.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks: list[BackgroundTask[None]] = []

    def note(
        self,
        problem: Problem,
        solution: Solution,
        marked: Marked,
        points: Fraction,
        seconds: float,
    ) -> None:
        """Add an answer that was marked, worth these points once hints are taken off."""
        self.finish()
        now, worth = datetime.now(UTC), replace(marked, points=points)

        def write() -> None:
            attempt = practice.Attempt.of(problem, worth, now, seconds, of_solution(solution))
            practice.note(problem, attempt, practice.usual_file())

        task = BackgroundTask(write)
        task.finished.connect(self._end)
        self._tasks.append(task)
        task.start()

    def finish(self) -> None:
        """Wait until everything is written; for the closing window."""
        for task in self._tasks:
            task.join()
        self._end()

    def _end(self) -> None:
        done = [task for task in self._tasks if task.isFinished()]
        self._tasks = [task for task in self._tasks if task not in done]
        for task in done:
            try:
                task.result()
            except MatewrightError as error:
                words = self.tr("Not noted in the record of practice: {reason}")
                self.failed.emit(words.format(reason=error))
