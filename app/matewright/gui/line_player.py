"""Automatic play of a line: when the next move comes, and how fast."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal


class Speed(StrEnum):
    """How fast a line is played; the value is what settings store."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def interval(self) -> int:
        """Milliseconds a position stays."""
        return _INTERVALS[self]


_INTERVALS: Final = {Speed.SLOW: 2_000, Speed.NORMAL: 900, Speed.FAST: 350}


class LinePlayer(QObject):
    """Says when the next move of a line is due.

    * `due`: it is, the first at once after `start`.
    * `changed` (bool): the line began to play, or stopped.
    """

    due = Signal()
    changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(Speed.NORMAL.interval)
        self._timer.timeout.connect(self.due)

    @property
    def is_playing(self) -> bool:
        """Whether the line plays."""
        return self._timer.isActive()

    def set_interval(self, milliseconds: int) -> None:
        """Let positions stay that long from now on."""
        self._timer.setInterval(milliseconds)

    def start(self) -> None:
        """Begin with a move at once."""
        self._timer.start()
        self.changed.emit(True)
        self.due.emit()

    def stop(self) -> None:
        """End it, if it plays."""
        if self._timer.isActive():
            self._timer.stop()
            self.changed.emit(False)
