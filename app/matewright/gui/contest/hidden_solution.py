"""The complete solution, found in the background while somebody looks for it himself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask, JobRunner, detach
from matewright.model import verdict
from matewright.model.notation import Notation
from matewright.model.play import Play
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.versions import LONG_SEARCH
from matewright.services.contest import Marked, Rules, mark, options_for


class HiddenSolution(QObject):
    """Finds the solution of one problem, and marks answers with it; it shows nothing.

    A long answer that was found here before serves, if answers can be marked with it. One from a
    file does not: nobody has proved it. Short ones are found again, with tries and set play.

    * `ready`: `solution` is there, or `error` says why it is not.
    * `marked` (`Marked`, or the `MatewrightError` that says why it is none).
    """

    ready = Signal()
    marked = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.solution: Solution | None = None
        self.error: MatewrightError | None = None
        self._problem: Problem | None = None
        self._runner = JobRunner(self)
        self._runner.finished.connect(self._take)
        self._runner.failed.connect(self._fail)
        self._task: BackgroundTask[object] | None = None
        self._deliver: Callable[[object], None] | None = None
        self._leftovers: list[BackgroundTask[object]] = []

    def find(self, problem: Problem) -> None:
        """Begin to look for the solution of a problem; `ready` follows."""
        self.drop()
        self._problem = problem
        known = problem.solution
        is_proved = problem.solution_is_current and not problem.solution_is_stored
        if known is not None and is_proved and known.total_seconds >= LONG_SEARCH:
            self._check(known)
        else:
            self._search()

    def mark(self, answer: str, rules: Rules, notation: Notation) -> None:
        """Mark an answer with the solution that is there, in that notation; `marked` follows."""
        solution, problem = self.solution, self._problem
        assert solution is not None, "marked is when the solution is ready"
        assert problem is not None, "it solves a problem"
        intended = verdict.intended(problem)
        self._run(
            lambda: mark(solution, answer, rules, intended=intended, notation=notation),
            self.marked.emit,
        )

    def drop(self) -> None:
        """Forget everything."""
        self._runner.drop()
        if self._task is not None:
            self._leftovers.append(self._task)
        self._task = self._deliver = None
        self.solution = self.error = self._problem = None

    def shut_down(self) -> None:
        """Forget everything; for the closing window."""
        self.drop()
        self._runner.release()
        for task in self._leftovers:
            detach(task)
        self._leftovers.clear()

    def _search(self) -> None:
        problem = self._problem
        assert problem is not None, "there is a problem to solve"
        try:
            options = options_for(problem, Options())
            # One of its mates is a hint.
            is_direct = problem.stipulation.checked().play is Play.DIRECT
            self._runner.start(problem, replace(options, set_play=is_direct))
        except MatewrightError as error:
            self._fail(error)

    def _check(self, solution: Solution) -> None:
        """Find out whether answers can be marked with a solution, by marking an empty one."""

        def take(outcome: object) -> None:
            if isinstance(outcome, Marked):
                self.solution = solution
                self.ready.emit()
            elif solution is not known:
                self._fail(outcome)
            else:
                self._search()

        known = self._problem.solution if self._problem is not None else None
        self._run(lambda: mark(solution, ""), take)

    def _take(self, solution: Solution) -> None:
        self._check(solution)

    def _fail(self, error: object) -> None:
        assert isinstance(error, MatewrightError), "solving and marking raise these alone"
        self.error = error
        self.ready.emit()

    def _run(self, function: Callable[[], object], deliver: Callable[[object], None]) -> None:
        def guarded() -> object:
            try:
                return function()
            except MatewrightError as error:
                return error

        self._task = BackgroundTask(guarded, steps_back=True)
        self._deliver = deliver
        self._task.finished.connect(self._end)
        self._task.start()

    def _end(self) -> None:
        self._leftovers = [task for task in self._leftovers if not task.isFinished()]
        task, deliver = self._task, self._deliver
        if task is None or deliver is None or not task.isFinished():
            return
        self._task = self._deliver = None
        deliver(task.result())
