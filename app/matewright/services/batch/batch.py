"""A batch: all problems of a collection, solved by several processes, each outcome written down.

One thread for each worker hands it one problem after the other; a further one looks after time. The
batch itself is polled, as jobs are. What a worker does to itself costs one problem: it is marked
failed, and another worker takes the place of the one that died.
"""

from __future__ import annotations

import os
import threading
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from matewright import engine
from matewright.errors import EngineError, MatewrightError
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.verdict import Verdict
from matewright.services.batch.case import Case, listed
from matewright.services.batch.estimate import Estimate, Remaining
from matewright.services.batch.journal import Journal, beside
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.process import Ended, Worker
from matewright.services.batch.work import Task
from matewright.services.file import files
from matewright.services.legality.judge import impediment
from matewright.services.legality.memory import memory
from matewright.services.solving.solve import unsolvable_reason

MOST_JOBS: Final = 256

_WATCH: Final = 0.5
"""Seconds between two looks at the time workers take."""

_VERDICTS: Final = tuple(Verdict)
_NOT_DONE: Final = 255


def usual_jobs() -> int:
    """The number of processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST_JOBS, len(os.sched_getaffinity(0)))
    return min(MOST_JOBS, os.cpu_count() or 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchOptions:
    """The settings of a batch.

    * `stipulation`: replaces that of all problems; None leaves each its own.
    * `missing_only`: it applies only to problems that have none of their own.
    * `jobs`: processes at once. `time_limit`: seconds for each problem, None for no limit.
    * `resume`: go on with the journal that is there; `restart`: begin a new one in its place.
    * `journal`: where it is kept; None: beside the collection.
    * `with_answers`: the journal is to hold whole answers too, so that they can be stored later.
    * `with_legality`: find out of each diagram whether it can come from a game, too.
    * `niceness`: how far the workers step back behind other programs (POSIX, 0 to 19).
    * `cluster`: the address of a Dask scheduler whose workers solve instead of processes here.
    """

    stipulation: str | None = None
    missing_only: bool = False
    jobs: int = field(default_factory=usual_jobs)
    time_limit: float | None = None
    resume: bool = False
    restart: bool = False
    journal: Path | None = None
    with_answers: bool = False
    with_legality: bool = False
    niceness: int = 0
    cluster: str | None = None

    def case_of(self, problem: Problem) -> Case:
        """The question of a problem, and the answer given in its file."""
        return Case.of(problem, self.stipulation, missing_only=self.missing_only)


@dataclass(frozen=True, slots=True)
class BatchProgress:
    """A batch at one moment.

    `counts` are the problems done by verdict; `resumed` of them were found in the journal, and
    `strange` stood there but were not written by this installation, and so are solved again.
    `at_work` are rows with the seconds they have taken so far; `longest` is the number of the
    problem that has taken most of them, counted from 1 in the collection. `failure`
    says what ended the whole batch.
    """

    total: int
    done: int
    resumed: int
    strange: int
    counts: dict[Verdict, int]
    at_work: tuple[tuple[int, float], ...]
    longest: tuple[int, float] | None
    seconds: float
    remaining: Remaining | None
    is_paused: bool
    is_cancelled: bool
    finished: bool
    failure: MatewrightError | None = None

    @property
    def is_complete(self) -> bool:
        """Whether every problem has an outcome."""
        return self.done == self.total


@dataclass(slots=True)
class _Records:
    """The records of all problems: verdict, offset in the journal, and time taken."""

    verdicts: bytearray
    offsets: array[int]
    seconds: array[float]

    @classmethod
    def of(cls, count: int) -> _Records:
        return cls(
            bytearray([_NOT_DONE]) * count,
            array("q", bytes(8 * count)),
            array("d", bytes(8 * count)),
        )


class Backend(Protocol):
    """What answers tasks: one thread calls `ask` for one after the other."""

    def ask(self, task: Task) -> Outcome:
        """The outcome of a task, whatever happens. Raises `MatewrightError` to end the batch."""

    def check_time(self) -> None:
        """Look whether anything hangs."""

    def close(self) -> None:
        """End; no more tasks come."""

    def kill(self) -> None:
        """End at once; the current task is dropped."""


class Batch:
    """The problems of a collection being solved.

    `indices` are the indices of those to solve, all when None. Nothing happens before `start`; then
    `poll` returns the progress, `cancel` ends the batch, and `close` waits for everything and
    closes the journal.
    """

    def __init__(
        self,
        collection: Collection,
        options: BatchOptions,
        journal: Path,
        indices: Sequence[int] | None = None,
    ) -> None:
        self.collection = collection
        self.options = options
        self.indices: Sequence[int] = range(len(collection)) if indices is None else indices
        self.journal_path = options.journal or journal
        self._journal: Journal | None = None
        self._records = _Records.of(len(self.indices))
        self._counts: Counter[Verdict] = Counter()
        self._resumed = 0
        self._news: list[int] = []
        self._estimate = Estimate()
        self._at_work: dict[int, float] = {}
        self._guard = threading.Lock()
        self._may_continue = threading.Event()
        self._may_continue.set()
        self._is_over = threading.Event()
        self._is_cancelled = threading.Event()
        self._failure: MatewrightError | None = None
        self._threads: list[threading.Thread] = []
        self._backends: list[Backend] = []
        self._tasks = self._open_tasks()
        self._feeding = threading.Lock()
        self._begun = monotonic()
        self._seconds: float | None = None

    @classmethod
    def of_file(cls, path: Path, options: BatchOptions) -> Batch:
        """The batch of all problems of a file. Raises `FormatError`."""
        return cls(files.load(path).collection, options, beside(path))

    # -- commands ----------------------------------------------------------------------------

    def start(self) -> None:
        """Open the journal and set the workers to work. Raises `FormatError` and `EngineError`."""
        if self.options.resume:
            self._journal = Journal.resume(self.journal_path)
        else:
            self._journal = Journal.begin(self.journal_path, restart=self.options.restart)
        self._begun = monotonic()
        try:
            self._backends = self._make_backends()
        except BaseException:
            self._journal.close()
            raise
        self._threads = [
            threading.Thread(target=self._serve, args=(backend,), name="batch", daemon=True)
            for backend in self._backends
        ]
        self._threads.append(threading.Thread(target=self._watch, name="batch", daemon=True))
        for thread in self._threads:
            thread.start()

    def pause(self) -> None:
        """Begin no further problem until `resume`; what is at work is finished."""
        self._may_continue.clear()

    def resume(self) -> None:
        """Go on after a pause."""
        self._may_continue.set()

    def cancel(self) -> None:
        """End soon; what is at work is given up and not written down."""
        self._is_cancelled.set()
        self._may_continue.set()
        for backend in self._backends:
            backend.kill()

    def poll(self) -> BatchProgress:
        """The progress, without waiting."""
        finished = bool(self._threads) and not any(
            thread.is_alive() for thread in self._threads[:-1]
        )
        now = monotonic()
        with self._guard:
            done = sum(self._counts.values())
            at_work = tuple((row, now - begun) for row, begun in self._at_work.items())
            remaining = self._estimate.remaining(
                len(self.indices) - done, [seconds for _, seconds in at_work], self._worker_count
            )
            if finished and self._seconds is None:
                self._seconds = now - self._begun
            return BatchProgress(
                total=len(self.indices),
                done=done,
                resumed=self._resumed,
                strange=0 if self._journal is None else self._journal.strange,
                counts=dict(self._counts),
                at_work=at_work,
                longest=self._longest(at_work),
                seconds=now - self._begun if self._seconds is None else self._seconds,
                remaining=remaining,
                is_paused=not self._may_continue.is_set(),
                is_cancelled=self._is_cancelled.is_set(),
                finished=finished,
                failure=self._failure,
            )

    def _longest(self, at_work: Sequence[tuple[int, float]]) -> tuple[int, float] | None:
        row, seconds = max(at_work, key=lambda one: one[1], default=(-1, 0.0))
        return None if row < 0 else (self.indices[row] + 1, seconds)

    def close(self) -> None:
        """End what is not over, wait for that and give the journal back."""
        if not self.poll().finished:
            self.cancel()
        for thread in self._threads[:-1]:
            thread.join()
        self._is_over.set()
        for thread in self._threads[-1:]:
            thread.join()
        if self._journal is not None:
            self._journal.close()

    # -- results -----------------------------------------------------------------------------

    def verdict(self, row: int) -> Verdict | None:
        """The verdict on the problem at that index of `indices`; None before it is done."""
        number = self._records.verdicts[row]
        return None if number == _NOT_DONE else _VERDICTS[number]

    def seconds(self, row: int) -> float:
        """How long it kept a worker busy; 0 before it is done."""
        return self._records.seconds[row]

    def take_news(self) -> list[int]:
        """The rows done since the last call."""
        with self._guard:
            news, self._news = self._news, []
        return news

    def outcome(self, row: int) -> Outcome | None:
        """Its outcome, read from the journal; None before it is done."""
        if self.verdict(row) is None or self._journal is None:
            return None
        return self._journal.read(self._records.offsets[row])

    def outcomes(self) -> Iterator[tuple[int, Problem, Outcome]]:
        """Index in the collection, problem and outcome of everything that is done, in order."""
        for row, index in enumerate(self.indices):
            outcome = self.outcome(row)
            if outcome is not None:
                yield index, self.collection.peek(index), outcome

    # -- at work -----------------------------------------------------------------------------

    def _make_backends(self) -> list[Backend]:
        if self.options.cluster is not None:
            # Imported only for those who use a cluster.
            from matewright.services.batch.cluster import Cluster

            return [*Cluster(self.options.cluster).backends()]
        jobs = max(1, min(self.options.jobs, len(self.indices)))
        return [_Local(self.options.niceness, _memory_for_each(jobs)) for _ in range(jobs)]

    @property
    def _worker_count(self) -> int:
        return max(1, len(self._backends))

    def _open_tasks(self) -> Iterator[tuple[int, Task]]:
        """The tasks that are not in the journal yet, made on demand."""
        for row, index in enumerate(self.indices):
            if self._is_cancelled.is_set():
                return
            problem = self.collection.peek(index)
            task = self._task(problem)
            recorded = self._recorded_outcome(task)
            if recorded is not None:
                self._note(row, *recorded, is_new=False)
            elif refusal := unsolvable_reason(problem):
                outcome = Outcome.of_error(task.case.digest, refusal)
                self._write(row, outcome)
            else:
                yield row, task

    def _task(self, problem: Problem) -> Task:
        return Task(
            self.options.case_of(problem),
            time_limit=self.options.time_limit,
            memory=_table_memory(self.options.jobs),
            with_answer=self.options.with_answers,
            with_legality=self.options.with_legality,
        )

    def _recorded_outcome(self, task: Task) -> tuple[int, Outcome] | None:
        """The outcome in the journal, unless solving again could find more."""
        assert self._journal is not None
        found = self._journal.find(task.case.digest) or self._own_answer(task.case)
        if found is None:
            return None
        outcome = found[1]
        if outcome.verdict is Verdict.FAILED:
            return None
        if outcome.verdict is Verdict.PARTIAL and not outcome.is_as_good_with(task.time_limit):
            return None
        if task.with_legality and outcome.parts and outcome.legality is None:
            return None if impediment(task.case.question.game) is None else found
        return None if task.with_answer and outcome.parts and not outcome.answer else found

    def _own_answer(self, case: Case) -> tuple[int, Outcome] | None:
        """The outcome whose answer is the one the file has now: it was stored there since."""
        assert self._journal is not None
        found = self._journal.find(replace(case, answer=()).digest) if case.answer else None
        try:
            answer = None if found is None else found[1].read_answer()
        except MatewrightError:
            return None
        return found if answer is not None and listed(answer) == case.answer else None

    def _serve(self, backend: Backend) -> None:
        """Have one backend answer tasks until there are none."""
        try:
            while (next_task := self._next()) is not None:
                row, task = next_task
                try:
                    outcome = backend.ask(task)
                finally:
                    with self._guard:
                        self._at_work.pop(row, None)
                if self._is_cancelled.is_set():
                    break
                self._write(row, outcome)
        except MatewrightError as error:
            self._fail(error)
        except Exception as error:  # noqa: BLE001 - nothing above a thread could report it
            self._fail(EngineError("batch-crash", detail=f"{type(error).__name__}: {error}"))
        finally:
            backend.close()

    def _next(self) -> tuple[int, Task] | None:
        while not self._is_cancelled.is_set():
            self._may_continue.wait()
            with self._feeding:
                if self._is_cancelled.is_set() or not self._may_continue.is_set():
                    continue
                found = next(self._tasks, None)
                if found is not None:
                    with self._guard:
                        self._at_work[found[0]] = monotonic()
                return found
        return None

    def _watch(self) -> None:
        while not self._is_over.wait(_WATCH):
            for backend in self._backends:
                backend.check_time()

    def _fail(self, error: MatewrightError) -> None:
        if self._failure is None:
            self._failure = error
        self.cancel()

    def _write(self, row: int, outcome: Outcome) -> None:
        assert self._journal is not None
        offset = self._journal.add(outcome)
        if outcome.legality is not None:
            with self._guard:
                memory().note(self.collection.peek(self.indices[row]).position, outcome.legality)
        self._note(row, offset, outcome, is_new=True)

    def _note(self, row: int, offset: int, outcome: Outcome, *, is_new: bool) -> None:
        with self._guard:
            self._records.offsets[row] = offset
            self._records.seconds[row] = outcome.seconds
            self._records.verdicts[row] = _VERDICTS.index(outcome.verdict)
            self._counts[outcome.verdict] += 1
            self._news.append(row)
            if is_new and outcome.parts:
                self._estimate.add(outcome.seconds)
            # Of equal problems only the first one is solved.
            if self._journal is not None and offset < self._journal.found:
                self._resumed += 1


class _Local:
    """A worker process; another takes its place when it dies."""

    def __init__(self, niceness: int, most_memory: int) -> None:
        self._niceness, self._most_memory = niceness, most_memory
        self._is_open = True
        self._guard = threading.Lock()
        self._worker: Worker | None = None

    def ask(self, task: Task) -> Outcome:
        begun = monotonic()
        with self._guard:
            if self._worker is None and self._is_open:
                self._worker = Worker(self._niceness, self._most_memory)
            worker = self._worker
        if worker is None:
            return Outcome.of_error(task.case.digest, EngineError("batch-process-ended", how=""))
        try:
            return worker.ask(task)
        except Ended as end:
            worker.close()
            self._worker = None
            return replace(
                Outcome.of_error(task.case.digest, end.error, monotonic() - begun),
                time_limit=task.time_limit,
            )

    def check_time(self) -> None:
        worker = self._worker
        if worker is not None:
            worker.check_time()

    def close(self) -> None:
        worker = self._worker
        if worker is not None:
            worker.close()

    def kill(self) -> None:
        with self._guard:
            self._is_open = False
            if self._worker is not None:
                self._worker.kill()


_SPARE: Final = 768
"""MiB a worker may take at least."""


def _physical_memory() -> int:
    """MiB of this machine; 0 where the system does not say."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2**20
    except (AttributeError, OSError, ValueError):
        return 0


def _memory_for_each(jobs: int) -> int:
    """The most that each of so many workers may take, in MiB; 0: no limit."""
    memory = _physical_memory()
    return max(_SPARE, memory * 3 // 4 // jobs) if memory else 0


def _table_memory(jobs: int) -> int:
    """How much of that is for the table of positions."""
    memory = _physical_memory()
    return max(16, min(engine.DEFAULT_MEMORY, memory // 4 // max(1, jobs))) if memory else 64
