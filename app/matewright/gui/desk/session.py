"""What is being solved, what is queued, and where each answer belongs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, Signal

from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.gui.background.jobs import JobRunner
from matewright.gui.background.timers import one_shot
from matewright.gui.document.document import Document
from matewright.model.collection import Entry
from matewright.model.notation import Notation
from matewright.model.parts import parts
from matewright.model.problem import Problem
from matewright.model.solution import Progress, Solution
from matewright.model.versions import LONG_SEARCH
from matewright.services.solving.progress_text import ProgressText


class RunState(Enum):
    """How far a run is. `DROPPED`: its answer is no longer needed."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    DROPPED = "dropped"


@dataclass(slots=True, eq=False)
class Run:
    """One problem of the document that is being solved, was, or is waiting for it.

    * `index` is where the problem stands now, `entry` the version of it that is solved.
    * `in_queue`: it begins when its turn comes, instead of at once.
    * `is_former`: the problem was edited since; its answer is one to an earlier version.
    * `progress` is the last snapshot of the search, `words` formats it; None before.
    * `seconds` is the engine's time for all parts of the answer. `reason` says why there is none.

    Only the session changes it.
    """

    index: int
    entry: Entry
    options: Options
    in_queue: bool
    state: RunState = RunState.WAITING
    progress: Progress | None = None
    words: ProgressText | None = None
    seconds: float = 0.0
    reason: str = ""
    is_former: bool = False
    _began: float = 0.0
    _words_of_parts: dict[str, ProgressText] = field(default_factory=dict)

    @property
    def problem(self) -> Problem:
        """The problem that is solved."""
        return self.entry.problem

    @property
    def is_open(self) -> bool:
        """Whether its answer is still to come."""
        return self.state in (RunState.WAITING, RunState.RUNNING)

    @property
    def age(self) -> float:
        """Seconds since it began."""
        return monotonic() - self._began

    def begin(self, notation: Notation) -> None:
        """Note that the run began; its moves are written in that notation."""
        self.state = RunState.RUNNING
        self._began = monotonic()
        self._words_of_parts = {
            part.label: ProgressText(part, notation, part.stipulation.checked())
            for part in parts(self.problem, self.options)
        }

    def advance(self, progress: Progress) -> ProgressText:
        """Record progress, and return the formatter that puts it into words."""
        formatters = self._words_of_parts
        self.progress, self.words = (
            progress,
            formatters.get(progress.part, next(iter(formatters.values()))),
        )
        return self.words


class Session(QObject):
    """Has the engine solve problems of a document and stores each answer with its problem.

    A run outside the queue begins at once; one in the queue begins when all runs before it have
    ended. Both go on when another problem is shown. A run that is no longer needed, because its
    problem was edited or removed, is dropped. A search that has run for some seconds is not lost by
    an edit: it goes on until it is stopped, and its answer becomes a version of the problem. There
    is at most one run for a problem: the newest.

    Of the problem that is shown, as long as it is:

    * `started`: solving began.
    * `progressed` (`Progress`, `ProgressText`): how far it is, and what puts that into words.
    * `answered` (`Solution`): the document holds the answer already.
    * `failed` (`MatewrightError`): there is no answer.

    * `former_changed`: a search for an earlier version of it was left behind by an edit, or is no
      longer.

    Of every problem:

    * `dropped` (sentence): why a run was dropped.
    * `run_changed` (`Run`): it began, advanced or ended.
    * `run_ended` (`Run`): it has an answer, failed or was dropped.
    * `runs_changed`: runs came, went or changed their places.
    """

    started = Signal()
    progressed = Signal(object, object)
    answered = Signal(object)
    failed = Signal(object)
    former_changed = Signal()
    dropped = Signal(str)
    run_changed = Signal(object)
    run_ended = Signal(object)
    runs_changed = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._runs: list[Run] = []
        self._at_work: dict[JobRunner, Run] = {}
        self._idle: list[JobRunner] = []
        self.notation = Notation()
        """How the moves of searches that begin from now on are formatted."""
        # Problems that cannot be solved must not hold up the window one after the other.
        self._next = one_shot(self, self._begin_next)
        document.problem_changed.connect(self._problem_changed)
        document.list_changed.connect(self._list_changed)

    # -- asking ------------------------------------------------------------------------------

    @property
    def runs(self) -> tuple[Run, ...]:
        """All runs, in the order in which they were requested."""
        return tuple(self._runs)

    @property
    def is_running(self) -> bool:
        """Whether the problem shown is being solved."""
        return self.is_running_at(self._document.current)

    def is_running_at(self, index: int) -> bool:
        """Whether the problem at that index is being solved."""
        return self._running_at(index) is not None

    @property
    def unfinished(self) -> tuple[int, int]:
        """How many searches run and how many wait; of a sample only those that run for long."""
        if self._document.is_sample:
            return sum(run.age >= LONG_SEARCH for run in self._at_work.values()), 0
        return len(self._at_work), sum(run.state is RunState.WAITING for run in self._runs)

    @property
    def former(self) -> Run | None:
        """The search for an earlier version of the problem shown that still goes on."""
        index = self._document.current
        runs = (run for run in self._at_work.values() if run.is_former and run.index == index)
        return next(runs, None)

    # -- commands ----------------------------------------------------------------------------

    def solve(self, options: Options) -> None:
        """Begin solving the problem shown, at once.

        Raises a `MatewrightError` that says why this cannot be solved.
        """
        document = self._document
        before = self._running_at(document.current)
        runner = self._idle.pop() if self._idle else self._new_runner()
        try:
            runner.start(document.problem, options)
        except MatewrightError:
            self._idle.append(runner)
            raise
        if before is not None:
            self._release(before)
        self.stop_former()
        self._forget([run for run in self._runs if run.index == document.current])
        entry = document.collection.entry(document.current)
        run = Run(document.current, entry, options, in_queue=False)
        self._runs.append(run)
        self.runs_changed.emit()
        self._begin(run, runner)

    def enqueue(self, options: Options) -> bool:
        """Add the problem shown to the queue; False if it is in it already."""
        index = self._document.current
        runs = [run for run in self._runs if run.index == index]
        if any(run.is_open and not run.is_former for run in runs):
            return False
        self._forget(runs)
        entry = self._document.collection.entry(index)
        self._runs.append(Run(index, entry, options, in_queue=True))
        self.runs_changed.emit()
        self._next.start()
        return True

    def stop(self) -> None:
        """Stop solving the problem shown; what is proved becomes the answer within 100 ms."""
        if runner := self._running_at(self._document.current):
            runner.stop()

    def stop_former(self) -> None:
        """Stop the search for an earlier version; what is proved is kept there, within 100 ms."""
        if former := self.former:
            self.stop_run(former)

    def stop_run(self, run: Run) -> None:
        """Stop a run, which then returns what is proved; remove a waiting one from the queue."""
        if run.state is RunState.WAITING:
            self.remove((run,))
        for runner, other in list(self._at_work.items()):
            if other is run:
                runner.stop()

    def stop_all(self) -> None:
        """Stop all runs and empty the queue."""
        self.remove([run for run in self._runs if run.state is RunState.WAITING])
        for runner in list(self._at_work):
            runner.stop()

    def remove(self, runs: Iterable[Run]) -> None:
        """Remove runs that are not running from the list."""
        self._forget([run for run in runs if run.state is not RunState.RUNNING])
        self.runs_changed.emit()

    def finish(self) -> None:
        """Stop all runs now, and store what is proved; for a file to be saved and closed.

        A problem that has a whole answer keeps it.
        """
        self.remove([run for run in self._runs if run.state is RunState.WAITING])
        for runner, run in list(self._at_work.items()):
            problem = self._document.collection[run.index]
            known = problem.solution if problem.solution_is_current else None
            if run.is_former or known is None or known.is_partial:
                runner.finish()
            else:
                self._release(runner)

    def shut_down(self) -> None:
        """Drop everything and wait for its threads; for the closing window."""
        self._next.stop()
        for runner in list(self._at_work):
            self._release(runner)
        self._runs.clear()
        for runner in self._idle:
            runner.shut_down()

    # -- runs --------------------------------------------------------------------------------

    def _running_at(self, index: int) -> JobRunner | None:
        runs = self._at_work.items()
        return next((one for one, run in runs if run.index == index and not run.is_former), None)

    def _forget(self, runs: Iterable[Run]) -> None:
        gone = set(runs)
        self._runs = [run for run in self._runs if run not in gone]

    def _new_runner(self) -> JobRunner:
        runner = JobRunner(self)
        runner.progress.connect(partial(self._progress, runner))
        runner.finished.connect(partial(self._finish, runner))
        runner.failed.connect(partial(self._fail, runner))
        return runner

    def _release(self, runner: JobRunner) -> Run:
        """End a runner's job, and return its run."""
        runner.drop()
        self._idle.append(runner)
        return self._at_work.pop(runner)

    def _begin_next(self) -> None:
        """Begin the next run of the queue, unless one is running."""
        if any(run.in_queue for run in self._at_work.values()):
            return
        run = next((one for one in self._runs if one.state is RunState.WAITING), None)
        if run is None:
            return
        runner = self._idle.pop() if self._idle else self._new_runner()
        try:
            runner.start(run.problem, run.options)
        except MatewrightError as error:
            self._idle.append(runner)
            self._end(run, RunState.FAILED, str(error))
            return
        self._begin(run, runner)

    def _begin(self, run: Run, runner: JobRunner) -> None:
        self._at_work[runner] = run
        run.begin(self.notation)
        self.run_changed.emit(run)
        if run.index == self._document.current:
            self.started.emit()

    def _end(self, run: Run, state: RunState, reason: str = "") -> None:
        run.state, run.reason = state, reason
        self.run_changed.emit(run)
        self.run_ended.emit(run)
        self._next.start()

    def _progress(self, runner: JobRunner, progress: Progress) -> None:
        run = self._at_work[runner]
        words = run.advance(progress)
        self.run_changed.emit(run)
        if run.index == self._document.current and not run.is_former:
            self.progressed.emit(progress, words)

    def _finish(self, runner: JobRunner, solution: Solution) -> None:
        run = self._release(runner)
        run.state = RunState.DONE
        run.seconds = solution.total_seconds
        if run.is_former:
            run.entry = run.entry.changed(run.problem.solved(solution))
            self._document.keep_version(run.index, run.problem)
            self._end(run, RunState.DONE)
            self.former_changed.emit()
            return
        self._document.set_solution(run.index, solution)
        self._end(run, RunState.DONE)
        if run.index == self._document.current:
            self.answered.emit(solution)

    def _fail(self, runner: JobRunner, error: MatewrightError) -> None:
        run = self._release(runner)
        self._end(run, RunState.FAILED, str(error))
        if run.is_former:
            self.former_changed.emit()
        elif run.index == self._document.current:
            self.failed.emit(error)

    def _drop(self, run: Run, reason: str) -> None:
        for runner, other in list(self._at_work.items()):
            if other is run:
                self._release(runner)
        self._end(run, RunState.DROPPED, reason)
        self.dropped.emit(reason)

    # -- keeping up with the document ----------------------------------------------------------

    def _problem_changed(self, index: int) -> None:
        run = next((one for one in self._runs if one.index == index), None)
        if run is not None:
            self._renew(run)

    def _renew(self, run: Run) -> None:
        """Adopt the present version of a problem; the run goes on if the question is the same."""
        entry, was_former = self._document.collection.entry(run.index), run.is_former
        if not run.is_open:
            run.entry = run.entry if was_former else entry
        elif run.problem.question == entry.problem.question:
            run.entry, run.is_former = entry, False
        elif run.state is RunState.WAITING:
            run.entry = entry
            self._drop(run, self.tr("Taken out of the queue: the problem was edited."))
            return
        elif run.age >= LONG_SEARCH:
            run.is_former = True
        else:
            run.entry = entry
            self._drop(run, self.tr("Stopped: the problem was edited."))
            return
        self.run_changed.emit(run)
        if run.is_former is not was_former:
            self.former_changed.emit()

    def _list_changed(self) -> None:
        """Locate the problem of every run, and drop runs whose problems are gone."""
        collection = self._document.collection
        indices = collection.indices_of(run.entry.identity for run in self._runs)
        gone = []
        for run in self.runs:
            index = indices.get(run.entry.identity)
            if index is None:
                if run.is_open:
                    self._drop(run, self.tr("Stopped: the problem was removed."))
                gone.append(run)
                continue
            run.index = index
            if collection.entry(index) is not run.entry:
                self._renew(run)
        self._forget(gone)
        self.runs_changed.emit()
