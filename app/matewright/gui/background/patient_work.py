"""Long work for a window, one piece at a time, while the window waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtWidgets import QWidget

from matewright.gui.background.jobs import Errand, orphan
from matewright.gui.dialogs.patience import wait_for
from matewright.services.work import Work

_Result = TypeVar("_Result")


class PatientWork:
    """Does what takes long in a thread, and says what is waited for. Nothing else begins then."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._is_busy = False
        self._leftovers: list[Errand[Any]] = []

    @property
    def is_busy(self) -> bool:
        """Whether something is waited for."""
        return self._is_busy

    def do(self, deed: Callable[[], _Result], sentence: str, work: Work | None = None) -> _Result:
        """Do something that cannot be broken off, and show how far its `work` is.

        Raises its errors.
        """
        errand = Errand(deed)
        self._wait_for(errand, sentence, work, can_cancel=False)
        return errand.result()

    def try_to_do(self, deed: Callable[[Work], _Result], sentence: str) -> _Result | None:
        """Do something as long as it is wanted; None: it is not any more. Raises its errors."""
        work = Work()
        errand = Errand(lambda: deed(work))
        if self._wait_for(errand, sentence, work, can_cancel=True):
            return errand.result()
        self._leftovers = [*(left for left in self._leftovers if not left.isFinished()), errand]
        return None

    def _wait_for(
        self, errand: Errand[_Result], sentence: str, work: Work | None, *, can_cancel: bool
    ) -> bool:
        self._is_busy = True
        try:
            return wait_for(errand, self._window, sentence, can_cancel=can_cancel, work=work)
        finally:
            self._is_busy = False

    def shut_down(self) -> None:
        """Let what nobody wanted to wait for come to its end; for the closing window."""
        for errand in self._leftovers:
            orphan(errand)
        self._leftovers.clear()
