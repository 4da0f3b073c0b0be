"""Letting a player choose his move away from the window's thread."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import Errand, orphan
from matewright.model.move import Move
from matewright.model.position import Position
from matewright.reference.players import Player


class Thinker(QObject):
    """Asks one player at a time.

    * `chosen` (`Move` or None): what he plays; None: he plays no further.
    * `failed` (`MatewrightError`): why he cannot.
    """

    chosen = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._player: Player | None = None
        self._errand: Errand[Move | None] | None = None
        self._leftovers: list[Errand[Move | None]] = []

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._errand is not None

    def ask(self, player: Player, position: Position, moves: Sequence[Move]) -> None:
        """Ask for one of the legal moves; whoever was asked before is no longer."""
        self.drop()
        errand = Errand(lambda: player.choose(position, moves), makes_many_objects=False)
        errand.finished.connect(self._deliver)
        self._player, self._errand = player, errand
        errand.start()

    def hurry(self) -> None:
        """Have the answer soon: the best of what is known."""
        if self._player is not None:
            self._player.cancel()

    def drop(self) -> None:
        """Want no answer any more."""
        self.hurry()
        if self._errand is not None:
            self._leftovers.append(self._errand)
        self._player = self._errand = None

    def shut_down(self) -> None:
        """Want no answer any more; for the closing window."""
        self.drop()
        for errand in self._leftovers:
            orphan(errand)
        self._leftovers.clear()

    def _deliver(self) -> None:
        self._leftovers = [errand for errand in self._leftovers if not errand.isFinished()]
        errand = self._errand
        if errand is None or not errand.isFinished():
            return
        self._player = self._errand = None
        try:
            move = errand.result()
        except MatewrightError as error:
            self.failed.emit(error)
        else:
            self.chosen.emit(move)
