"""Long work in the window's own thread, done in chunks too short to notice.

Python code in another thread would be worse: the window would wait for the interpreter lock.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

CHUNK: Final = 0.005
"""Seconds of a chunk, after which the event loop runs."""


class ChunkedTask(QObject):
    """Advances an iterator, each step of which does some of the work.

    * `advanced`: a chunk is done, and there is more.
    * `ended`: all is done.
    """

    advanced = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there is more to do."""
        return self._timer.isActive()

    def begin(self, steps: Iterator[object]) -> None:
        """Do the first chunk at once and the others in later turns of the event loop.

        Unfinished work is dropped.
        """
        self._steps = steps
        self._timer.start()
        self._go_on()

    def stop(self) -> None:
        """Drop the remaining work."""
        self._timer.stop()
        # The iterator may keep its maker alive.
        self._steps = iter(())

    def _go_on(self) -> None:
        end = perf_counter() + CHUNK
        for _ in self._steps:
            if perf_counter() > end:
                self.advanced.emit()
                return
        self.stop()
        self.ended.emit()
