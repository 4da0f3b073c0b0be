"""Long work that the window waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtWidgets import QWidget

from matewright.gui.background.jobs import BackgroundTask, detach
from matewright.gui.widgets.wait_dialog import wait_for
from matewright.services.work import Work

_Result = TypeVar("_Result")


class BlockingTask:
    """Runs long work in a thread while a dialog says what is waited for; one at a time."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._is_busy = False
        self._leftovers: list[BackgroundTask[Any]] = []

    @property
    def is_busy(self) -> bool:
        """Whether something is waited for."""
        return self._is_busy

    def do(
        self, function: Callable[[], _Result], sentence: str, work: Work | None = None
    ) -> _Result:
        """Run something that cannot be cancelled; `work` tells its progress. Raises its errors."""
        task = BackgroundTask(function)
        self._wait_for(task, sentence, work, can_cancel=False)
        return task.result()

    def try_to_do(self, function: Callable[[Work], _Result], sentence: str) -> _Result | None:
        """Run something until it is done or cancelled (None). Raises its errors."""
        work = Work()
        task = BackgroundTask(lambda: function(work))
        if self._wait_for(task, sentence, work, can_cancel=True):
            return task.result()
        self._leftovers = [*(left for left in self._leftovers if not left.isFinished()), task]
        return None

    def _wait_for(
        self, task: BackgroundTask[_Result], sentence: str, work: Work | None, *, can_cancel: bool
    ) -> bool:
        self._is_busy = True
        try:
            return wait_for(task, self._window, sentence, can_cancel=can_cancel, work=work)
        finally:
            self._is_busy = False

    def shut_down(self) -> None:
        """Let cancelled work end by itself; for the closing window."""
        for task in self._leftovers:
            detach(task)
        self._leftovers.clear()
