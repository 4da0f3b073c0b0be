"""Lets a thread with long Python work run only between events of the window."""

from __future__ import annotations

from threading import Event
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

_SLICE: Final = 0.003
"""Seconds the thread may run before it yields again."""

_LONGEST_WAIT: Final = 0.05
"""Seconds after which the thread goes on anyway, and for how long: the window may wait for it."""


class Yielder(QObject):
    """Belongs to the window's thread.

    A request queues behind the window's own events, so a key or a repaint comes first.
    """

    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end = perf_counter() + _SLICE
        self._is_free = False
        self._granted = Event()
        self._asked.connect(self._grant, Qt.ConnectionType.QueuedConnection)

    def wait(self) -> None:
        """Yield: return when the calling thread may go on."""
        if perf_counter() < self._end:
            return
        self._granted = granted = Event()
        # Checked after `_granted` is set: a later `free` sets that event.
        if self._is_free:
            return
        self._asked.emit(granted)
        was_granted = granted.wait(_LONGEST_WAIT)
        self._end = perf_counter() + (_SLICE if was_granted else _LONGEST_WAIT)

    def free(self) -> None:
        """Let the thread run to its end, because the window is waiting for it anyway."""
        self._is_free = True
        self._granted.set()

    def _grant(self, granted: Event) -> None:
        granted.set()
