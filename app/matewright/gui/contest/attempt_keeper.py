"""Writes the attempt under way to its file, in a thread, so that a crash loses nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QStandardPaths, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.services.contest.unfinished import Unfinished, UnfinishedAttempts


def attempts_folder() -> Path:
    """Where unfinished attempts are: in the program's own data folder."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "attempts"


class Store(Protocol):
    """Where attempts are kept."""

    def find(self, question: str) -> Unfinished | None:
        """The unfinished attempt at a question."""

    def keep(self, attempt: Unfinished) -> None:
        """Write an attempt. Raises `MatewrightError`."""


class AttemptKeeper(QObject):
    """Keeps one attempt at a time; what changes while it writes follows.

    * `failed` (sentence): writing failed; emitted once until it works again.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._attempts = UnfinishedAttempts(attempts_folder())
        self._store: Store = self._attempts
        self._task: BackgroundTask[None] | None = None
        self._next: Unfinished | None = None
        self._has_failed = False

    def use(self, store: Store | None) -> None:
        """Keep attempts elsewhere from now on; None: among those at single problems."""
        self.finish()
        self._store = store or self._attempts

    def find(self, question: str) -> Unfinished | None:
        """The unfinished attempt at a question."""
        self.finish()
        return self._store.find(question)

    def keep(self, attempt: Unfinished) -> None:
        """Write an attempt soon."""
        if self._task is not None:
            self._next = attempt
            return
        store = self._store
        self._task = BackgroundTask(lambda: store.keep(attempt), makes_many_objects=False)
        self._task.finished.connect(self._end)
        self._task.start()

    def forget(self, question: str) -> None:
        """Remove the attempt at a single problem, which is over."""
        self._next = None
        self.finish()
        self._attempts.forget(question)

    def finish(self) -> None:
        """Wait until everything is written; for the closing window."""
        while self._task is not None:
            self._task.join()
            self._end()

    def _end(self) -> None:
        task, waiting = self._task, self._next
        if task is None or not task.isFinished():
            return
        self._task = self._next = None
        try:
            task.result()
            self._has_failed = False
        except MatewrightError as error:
            if not self._has_failed:
                words = self.tr("The answer is not kept for the case of a crash: {reason}")
                self.failed.emit(words.format(reason=error))
            self._has_failed = True
        if waiting is not None:
            self.keep(waiting)
