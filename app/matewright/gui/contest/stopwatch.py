"""The time that somebody has used; it goes on from where it stood before a crash."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

_SECOND: Final = 1000


class Stopwatch(QObject):
    """Counts seconds while it runs.

    * `ticked`: another second has gone.
    """

    ticked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._before = 0.0
        self._since: float | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_SECOND)
        self._timer.timeout.connect(self.ticked)

    @property
    def seconds(self) -> float:
        """The time used."""
        now = 0.0 if self._since is None else monotonic() - self._since
        return self._before + now

    def set_seconds(self, seconds: float) -> None:
        """Stand still at a time."""
        self.stop()
        self._before = seconds

    def start(self) -> None:
        """Run on."""
        if self._since is None:
            self._since = monotonic()
            self._timer.start()

    def stop(self) -> None:
        """Stand still."""
        self._before, self._since = self.seconds, None
        self._timer.stop()


def clock_text(seconds: float) -> str:
    """A time as clocks show it: `4:05`, `1:00:00`."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
