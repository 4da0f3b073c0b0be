"""Work that takes a while, seen from the window. The only file with threads.

Solving: a `JobRunner` watches one job with a timer. The search runs in the engine's own threads;
here its snapshot is polled. Only turning a finished answer into Python objects can take long, so
that happens in a thread of its own. All else, such as reading a large file, is a `BackgroundTask`.
"""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from threading import get_native_id
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from matewright.cooperative import yield_by
from matewright.engine import Options
from matewright.errors import EngineError, MatewrightError
from matewright.gui.background.cycle_search import no_search
from matewright.gui.background.yielder import Yielder
from matewright.job import Job
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.services.solving import solve

if TYPE_CHECKING:
    from matewright.services.solving.compare import Comparison

POLL_INTERVAL = 50
"""Milliseconds between two polls of a running job."""

_FIRST_INTERVAL = 4
"""Milliseconds until the first poll; each later interval is twice as long, up to the above.

Most problems take a few milliseconds.
"""


_Result = TypeVar("_Result")


def _step_back() -> None:
    """Give this thread a lower priority than the window's; only Linux has priorities of threads."""
    if sys.platform == "linux":
        thread = get_native_id()
        # The program may have been started with `nice`; beyond 19 Linux stays at 19.
        niceness = os.getpriority(os.PRIO_PROCESS, thread) + _NICENESS
        os.setpriority(os.PRIO_PROCESS, thread, niceness)


_NICENESS: Final = 10
"""Halves the gaps of the event loop while all threads search (tests/bench)."""

_BACKGROUND: Final = ThreadPoolExecutor(1, "background", initializer=_step_back)
"""Starts searches: their threads have the priority of the thread that starts them."""


_DETACHED: Final[set[QThread]] = set()
"""Threads that are still running although their owner is gone."""


def detach(thread: QThread) -> None:
    """Leave a thread to end by itself: the window does not wait for it, but the program does."""

    def reap() -> None:
        thread.wait()
        _DETACHED.discard(thread)

    if not thread.isRunning():
        return
    # Its owner is about to be deleted, and would delete it as well.
    thread.setParent(None)
    _DETACHED.add(thread)
    thread.finished.connect(reap)
    if thread.isFinished():
        reap()


@atexit.register
def _wait_for_detached() -> None:
    for thread in list(_DETACHED):
        thread.wait()


class BackgroundTask(QThread, Generic[_Result]):
    """A function run once in a thread of its own.

    It cannot be interrupted; an owner that does not need the result keeps the task until it is
    done, or detaches it. It yields to the window where the function allows it
    (`matewright.cooperative`). With `makes_many_objects` the search for cycles pauses meanwhile.
    With `steps_back` it has a lower priority than the window, and so have the searches that it
    starts.
    """

    def __init__(
        self,
        function: Callable[[], _Result],
        *,
        makes_many_objects: bool = True,
        steps_back: bool = False,
    ) -> None:
        super().__init__()
        self._function = function
        self._makes_many_objects = makes_many_objects
        self._steps_back = steps_back
        self._yielder = Yielder(self)
        self._results: list[_Result] = []
        self._error: Exception | None = None

    def run(self) -> None:
        """Run the function; Qt calls this in the thread."""
        try:
            if self._steps_back:
                _step_back()
            rest = no_search() if self._makes_many_objects else nullcontext()
            with rest, yield_by(self._yielder.wait):
                self._results.append(self._function())
        except Exception as error:  # noqa: BLE001 - raised again by `result`
            self._error = error

    def join(self) -> None:
        """Wait until it is done."""
        self._yielder.free()
        self.wait()

    def result(self) -> _Result:
        """Wait until it is done; its result, or its error raised."""
        self.join()
        if self._error is not None:
            raise self._error
        return self._results[0]


class _Collector(QThread):
    """Waits for the answer of one job away from the window's thread.

    `answered` carries the collector itself and arrives in the window's thread.
    """

    answered = Signal(object)

    def __init__(self, job: Job, parent: QObject, *, is_small: bool) -> None:
        super().__init__(parent)
        self.job = job
        self._is_small = is_small
        self.outcome: Solution | MatewrightError | None = None
        self._yielder = Yielder(self)
        self.finished.connect(self._announce)

    def _announce(self) -> None:
        self.answered.emit(self)

    def run(self) -> None:
        try:
            rest = nullcontext() if self._is_small else no_search()
            with rest, yield_by(self._yielder.wait):
                self.outcome = self.job.result()
        except MatewrightError as error:
            self.outcome = error
        except Exception as error:  # noqa: BLE001 - nothing above the thread could report it
            self.outcome = EngineError("engine-panic", detail=repr(error))

    def join(self) -> None:
        """Wait until the answer is there."""
        self._yielder.free()
        self.wait()


class JobRunner(QObject):
    """Starts a job, reports its progress and delivers its answer.

    `progress` carries a `Progress`, `finished` the `Solution`, `failed` a `MatewrightError`.
    After `stop` the proved part arrives through `finished`; after `drop` nothing does. Nothing runs
    any more when `finished` or `failed` is emitted. `small_answers`: no tree is requested, so no
    precautions for answers of many objects are taken.
    """

    progress = Signal(object)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, *, small_answers: bool = False) -> None:
        super().__init__(parent)
        self._small_answers = small_answers
        self._job: Job | None = None
        self._collector: _Collector | None = None
        self._leftovers: list[_Collector] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._poll)

    @property
    def is_running(self) -> bool:
        """Whether a job has yet to answer."""
        return self._job is not None

    def start(self, problem: Problem, options: Options) -> None:
        """Begin solving; a running job is dropped.

        Raises what `services.solving.solve.start` raises.
        """
        self.drop()
        self._job = _BACKGROUND.submit(solve.start, problem, options).result()
        self._timer.start(_FIRST_INTERVAL)

    def stop(self) -> None:
        """Ask the job to end; what it has proved arrives through `finished` within 100 ms."""
        if self._job is not None:
            self._job.cancel()
            self._collect()

    def finish(self) -> None:
        """Stop the job and wait for its answer, which arrives before this returns."""
        self.stop()
        if (collector := self._collector) is not None:
            collector.join()
            self._deliver(collector)

    def drop(self) -> None:
        """End the job and drop its answer."""
        if self._job is None:
            return
        self._job.cancel()
        self._collect()
        if self._collector is not None:
            self._leftovers.append(self._collector)
        self._end()

    def shut_down(self) -> None:
        """Drop the job and wait for its thread; for the closing window."""
        self.drop()
        for collector in self._leftovers:
            collector.wait()
        self._leftovers.clear()

    def release(self) -> None:
        """Drop the job without waiting for its thread; for the closing window."""
        self.drop()
        for collector in self._leftovers:
            detach(collector)
        self._leftovers.clear()

    def _poll(self) -> None:
        if self._job is None:
            return
        try:
            progress = self._job.poll()
        except MatewrightError as error:
            self._end()
            self.failed.emit(error)
            return
        self._timer.setInterval(min(2 * self._timer.interval(), POLL_INTERVAL))
        self.progress.emit(progress)
        if progress.finished:
            self._collect()

    def _collect(self) -> None:
        """Fetch the answer in a thread, once."""
        if self._collector is None and self._job is not None:
            # Some jobs do part of their work on request, so only one thread may request it.
            self._timer.stop()
            self._collector = _Collector(self._job, self, is_small=self._small_answers)
            self._collector.answered.connect(self._deliver)
            self._collector.start()

    def _deliver(self, collector: _Collector) -> None:
        collector.deleteLater()
        if collector in self._leftovers:
            self._leftovers.remove(collector)
        if collector is not self._collector:
            return
        self._end()
        if isinstance(collector.outcome, Solution):
            self.finished.emit(collector.outcome)
        else:
            self.failed.emit(collector.outcome)

    def _end(self) -> None:
        self._timer.stop()
        self._job = None
        self._collector = None


class ComparisonRunner(QObject):
    """Runs one comparison at a time: several strategies on the same problem, in turn.

    `changed` carries the rows of the comparison, again and again, `finished` says that they are
    final. After `drop` neither comes.
    """

    changed = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self._poll)

    @property
    def is_running(self) -> bool:
        """Whether a strategy has yet to answer."""
        return self._comparison is not None

    def start(self, comparison: Comparison) -> None:
        """Begin a comparison; a running one is dropped."""
        self.drop()
        self._comparison = comparison
        self._timer.start()
        self._poll()

    def stop(self) -> None:
        """End the running strategy within 100 ms and skip the others; `finished` follows."""
        if self._comparison is not None:
            self._comparison.cancel()

    def drop(self) -> None:
        """End the comparison and drop its results."""
        self.stop()
        self._comparison = None
        self._timer.stop()

    def restore_state(self, other: ComparisonRunner) -> None:
        """Take over the comparison of another runner; it keeps running."""
        self.drop()
        self._comparison, other._comparison = other._comparison, None
        other._timer.stop()
        if self._comparison is not None:
            self._timer.start()

    def _poll(self) -> None:
        comparison = self._comparison
        if comparison is None:
            return
        rows = comparison.poll()
        if comparison.finished:
            self._comparison = None
            self._timer.stop()
        self.changed.emit(rows)
        if comparison.finished:
            self.finished.emit()
