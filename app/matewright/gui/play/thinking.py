"""Lets a player choose a move outside the window's thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask, detach
from matewright.model.move import Move
from matewright.model.position import Position

if TYPE_CHECKING:
    from matewright.reference.players import Player


class Thinker(QObject):
    """Asks one player at a time.

    * `chosen` (`Move` or None): the move; None: the player ends its play.
    * `failed` (`MatewrightError`): why there is none.
    """

    chosen = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._player: Player | None = None
        self._task: BackgroundTask[Move | None] | None = None
        self._leftovers: list[BackgroundTask[Move | None]] = []

    @property
    def is_thinking(self) -> bool:
        """Whether a player is thinking."""
        return self._task is not None

    def ask(self, player: Player, position: Position, moves: Sequence[Move]) -> None:
        """Request one of the legal moves; an earlier request is dropped."""
        self.drop()
        task = BackgroundTask(lambda: player.choose(position, moves), makes_many_objects=False)
        task.finished.connect(self._deliver)
        self._player, self._task = player, task
        task.start()

    def hurry(self) -> None:
        """Request a move at once: the best found so far."""
        if self._player is not None:
            self._player.cancel()

    def drop(self) -> None:
        """Drop the request."""
        self.hurry()
        if self._task is not None:
            self._leftovers.append(self._task)
        self._player = self._task = None

    def shut_down(self) -> None:
        """Drop the request; for the closing window."""
        self.drop()
        for task in self._leftovers:
            detach(task)
        self._leftovers.clear()

    def _deliver(self) -> None:
        self._leftovers = [task for task in self._leftovers if not task.isFinished()]
        task = self._task
        if task is None or not task.isFinished():
            return
        self._player = self._task = None
        try:
            move = task.result()
        except MatewrightError as error:
            self.failed.emit(error)
        else:
            self.chosen.emit(move)
