"""Runs one job of retro analysis at a time outside the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask, detach

_POLL_INTERVAL: Final = 200


class RetroJob(Protocol):
    """What goes on by itself and can be asked how far it is."""

    def cancel(self) -> None:
        """Ask it to stop; within 100 ms it ends with what it knows by then."""

    def result(self) -> object:
        """Wait for the end."""

    @property
    def words(self) -> str:
        """How far it is."""


class RetroRunner(QObject):
    """Starts jobs and delivers what they find.

    `progress` carries how far the job is, in words, `finished` what was made of its result, and
    `failed` a `MatewrightError`. After `stop` what is known by then is delivered; after `drop`
    nothing is.
    """

    progress = Signal(str)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: BackgroundTask[object] | None = None
        self._jobs: list[RetroJob] = []
        self._leftovers: list[BackgroundTask[object]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_INTERVAL)
        self._timer.timeout.connect(self._tell)

    @property
    def is_running(self) -> bool:
        """Whether a job has yet to end."""
        return self._task is not None

    def start(self, begin: Callable[[], RetroJob], finish: Callable[[object], object]) -> None:
        """Run a job; what `finish` makes of its result is delivered. A running one is dropped."""
        self.drop()
        jobs = self._jobs = []

        def work() -> object:
            job = begin()
            jobs.append(job)
            return finish(job.result())

        self._task = task = BackgroundTask(work, makes_many_objects=False, steps_back=True)
        task.finished.connect(self._deliver)
        task.start()
        self._timer.start()

    def stop(self) -> None:
        """Ask the job to end with what it knows."""
        for job in self._jobs:
            job.cancel()

    def drop(self) -> None:
        """End the job and drop what it finds."""
        if self._task is None:
            return
        self.stop()
        self._leftovers.append(self._task)
        self._end()

    def shut_down(self) -> None:
        """Drop the job; for the closing window."""
        self.drop()
        for task in self._leftovers:
            detach(task)
        self._leftovers.clear()

    def _tell(self) -> None:
        for job in self._jobs:
            self.progress.emit(job.words)

    def _end(self) -> None:
        self._timer.stop()
        self._task, self._jobs = None, []

    def _deliver(self) -> None:
        self._leftovers = [task for task in self._leftovers if not task.isFinished()]
        task = self._task
        if task is None or not task.isFinished():
            return
        self._end()
        try:
            found = task.result()
        except MatewrightError as error:
            self.failed.emit(error)
        else:
            self.finished.emit(found)
