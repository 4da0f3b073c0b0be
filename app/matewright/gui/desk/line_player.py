"""Automatic play of a line: when the next move comes, and how fast."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.gui.preferences.speed import Speed


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
        """Whether the line is being played."""
        return self._timer.isActive()

    def set_interval(self, milliseconds: int) -> None:
        """Set how long each position is shown from now on."""
        self._timer.setInterval(milliseconds)

    def start(self) -> None:
        """Start, with the first move at once."""
        self._timer.start()
        self.changed.emit(True)
        self.due.emit()

    def stop(self) -> None:
        """Stop, if the line is being played."""
        if self._timer.isActive():
            self._timer.stop()
            self.changed.emit(False)
