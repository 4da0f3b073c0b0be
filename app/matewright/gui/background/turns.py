"""Turns of Python for a thread with long work, each handed out between two events of the window."""

from __future__ import annotations

from threading import Event
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

_TURN: Final = 0.003
"""Seconds the thread may work before it asks again; the window may have to share Python as long."""

_PATIENCE: Final = 0.05
"""Seconds until the thread goes on unasked, and for how long: the window may hang on its work."""


class Turns(QObject):
    """Hands them out; belongs to the window's thread.

    What is asked for waits in line with the window's own events, so whatever the window is doing
    and what stands before, such as a key, comes first and has all of Python.
    """

    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end = perf_counter() + _TURN
        self._is_free = False
        self._granted = Event()
        self._asked.connect(self._grant, Qt.ConnectionType.QueuedConnection)

    def wait(self) -> None:
        """Come back when the thread, whose call this is, may go on."""
        if perf_counter() < self._end:
            return
        self._granted = granted = Event()
        # Asked now: who frees the thread from here on sets what it waits for.
        if self._is_free:
            return
        self._asked.emit(granted)
        was_granted = granted.wait(_PATIENCE)
        self._end = perf_counter() + (_TURN if was_granted else _PATIENCE)

    def free(self) -> None:
        """Let the thread go on to its end: the window does nothing but wait for it."""
        self._is_free = True
        self._granted.set()

    def _grant(self, asked: Event) -> None:
        asked.set()
