"""The pace of Prinz's program: single steps, steps per second, or to the end."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.model.position import Position
from matewright.museum.prinz import PrinzMachine, PrinzState

SPEEDS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000)
"""Steps a second."""

_FRAME: Final = 20
"""Milliseconds between two pictures; faster single steps could not be seen."""

_BUDGET: Final = 0.015
"""Seconds of work at a time in a run to the end, so that the window stays responsive."""

_PORTION: Final = 2_000
"""Steps between two checks of the clock."""


class PrinzPlayer(QObject):
    """Advances a `PrinzMachine` from the window's own thread, in short chunks.

    `changed` carries the `PrinzState` after each advance, `running_changed` whether it runs.
    """

    changed = Signal(object)
    running_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._position = Position()
        self._machine: PrinzMachine | None = None
        self._hurries = False
        self._speed = SPEEDS[0]
        self.seconds = 0.0
        """The time in seconds that the steps so far took here, without drawing."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    def set_up(self, position: Position) -> None:
        """Begin with a position.

        Raises `IllegalPosition` for one that the program does not take; all stays as it was then.
        """
        machine = PrinzMachine(position)
        self.pause()
        self._position, self._machine, self.seconds = position, machine, 0.0
        self.changed.emit(machine.state)

    @property
    def position(self) -> Position:
        """The position it began with."""
        return self._position

    @property
    def state(self) -> PrinzState | None:
        """The present state; None before a position is set up."""
        return None if self._machine is None else self._machine.state

    @property
    def is_running(self) -> bool:
        """Whether it is running."""
        return self._timer.isActive()

    def set_speed(self, speed: int) -> None:
        """Make this many steps a second from now on."""
        self._speed = speed
        if self.is_running and not self._hurries:
            self._timer.setInterval(self._interval())

    def run(self) -> None:
        """Run at the speed chosen."""
        self._start(hurry=False)

    def run_to_end(self) -> None:
        """Run as fast as this machine can."""
        self._start(hurry=True)

    def pause(self) -> None:
        """Stop where it is."""
        if self.is_running:
            self._timer.stop()
            self.running_changed.emit(False)

    def step(self) -> None:
        """Pause, and make one step."""
        self.pause()
        self._advance(1)

    def restart(self) -> None:
        """Start again with the same position."""
        self.set_up(self._position)

    def restore_state(self, other: PrinzPlayer) -> None:
        """Take over the machine and the pace of another player, which stops."""
        if other._machine is None:
            return
        was_running = other.is_running
        other.pause()
        self._position, self._machine = other._position, other._machine
        self._speed, self.seconds = other._speed, other.seconds
        self.changed.emit(self._machine.state)
        if was_running:
            self._start(hurry=other._hurries)

    def _start(self, *, hurry: bool) -> None:
        if self.state is None or self.state.finished:
            return
        was_running, self._hurries = self.is_running, hurry
        self._timer.start(0 if hurry else self._interval())
        if not was_running:
            self.running_changed.emit(True)

    def _interval(self) -> int:
        return max(_FRAME, 1000 // self._speed)

    def _tick(self) -> None:
        if not self._hurries:
            self._advance(max(1, self._speed * self._timer.interval() // 1000))
            return
        self._advance(None)

    def _advance(self, steps: int | None) -> None:
        """Make that many steps; None: as many as fit into one time slice."""
        if self._machine is None:
            return
        begun = perf_counter()
        state = self._machine.advance(_PORTION if steps is None else steps)
        while steps is None and not state.finished and perf_counter() - begun < _BUDGET:
            state = self._machine.advance(_PORTION)
        self.seconds += perf_counter() - begun
        if state.finished:
            self.pause()
        self.changed.emit(state)
