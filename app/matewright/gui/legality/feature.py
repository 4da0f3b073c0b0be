"""Retro analysis: whether the position is legal, and what was played last."""

from __future__ import annotations

from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.legality.retro_pane import RetroPane
from matewright.gui.legality.shown_line import ShownLine


class LegalityFeature(Feature):
    """A pane that shows games and positions on the board."""

    def __init__(self, desk: Desk, board: BoardFeature) -> None:
        super().__init__(desk)
        self.line = ShownLine(desk, board.presenter, self)
        self.retro = RetroPane(desk, self.line, desk.window)
        self.legality, self.last_moves = self.retro.legality, self.retro.last_moves
        self.panes = (self.retro,)
        desk.changed.connect(self._follow)
        self.legality.drawing_requested.connect(board.board.draw)
        self._position = desk.part.position
        self.commands = (
            Command("position.legality", self.tr("&Is It Legal?"), self.ask, ("Ctrl+Alt+L",)),
            Command("position.last-moves", self.tr("Last &Moves"), self.take_back, ("Ctrl+Alt+B",)),
        )

    def ask(self) -> None:
        """Find out whether the position shown is legal."""
        self._desk.input_requested.emit()
        self.retro.show_tab(self.legality)
        self._desk.docks.bring_forward("retro", self.legality.ask_button)
        if not self.legality.runner.is_running:
            self.legality.ask()

    def take_back(self) -> None:
        """Find out which moves may have been the last."""
        self._desk.input_requested.emit()
        self.retro.show_tab(self.last_moves)
        self._desk.docks.bring_forward("retro", self.last_moves.ask_button)
        if not self.last_moves.runner.is_running:
            self.last_moves.ask()

    def shut_down(self) -> None:
        """Stop what is running."""
        self.legality.shut_down()
        self.last_moves.shut_down()

    def _follow(self, changes: Changes) -> None:
        position = self._desk.part.position
        if changes & Changes.OTHER or position != self._position:
            # The diagram is being edited: the edit must be seen.
            self.line.end()
        self._position = position
