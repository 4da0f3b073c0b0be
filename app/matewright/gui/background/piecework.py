"""Long work in the window's own thread, done in pieces so short that nobody notices.

For work of Python's a thread of its own would be worse: the window would wait for the interpreter.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

PIECE: Final = 0.005
"""Seconds of a piece, after which the window looks after the user again."""


class Piecework(QObject):
    """Draws one step after the other from an iterator, which does some of the work each time.

    * `advanced`: a piece was done, and there is more.
    * `ended`: all was done.
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
        """Do the first piece at once and the others in turn; other work is given up."""
        self._steps = steps
        self._timer.start()
        self._go_on()

    def stop(self) -> None:
        """Give up what is left."""
        self._timer.stop()
        # It may hold on to whoever does the work.
        self._steps = iter(())

    def _go_on(self) -> None:
        end = perf_counter() + PIECE
        for _ in self._steps:
            if perf_counter() > end:
                self.advanced.emit()
                return
        self.stop()
        self.ended.emit()
