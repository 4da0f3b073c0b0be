"""The board: the problem on it, its palette, the legal moves and the box of men."""

from __future__ import annotations

from matewright.gui.board.choices import BoardChoices
from matewright.gui.board.fairy_men import FairyMen
from matewright.gui.board.fairy_pane import FairyPane
from matewright.gui.board.moves_pane import MovesPane
from matewright.gui.board.panel import BoardPanel
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature


class BoardFeature(Feature):
    """What the diagram is looked at and edited with."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        window, document = desk.window, desk.document
        self.panel = panel = BoardPanel(window)
        self.board = panel.board
        desk.changed.connect(self._follow)
        self.moves = MovesPane(desk, window)
        self.fairy = FairyPane(window)
        self.panes = (self.moves, self.fairy)
        self.presenter = presenter = BoardPresenter(desk, panel, self.moves, self)
        self.fairy_men = FairyMen(self.fairy, self.board, presenter, self)
        self.choices = BoardChoices(desk.preferences, self.board, panel.palette_, self.fairy, self)
        self.key_hints = (("solution.first", presenter.set_start_keys),)
        self.board.position_edited.connect(document.edit_position)
        panel.position_controls.position_edited.connect(document.edit_position)
        panel.position_controls.position_typed.connect(document.type_position)
        panel.palette_.all_men_requested.connect(self._show_all_men)

    def _follow(self, changes: Changes) -> None:
        if changes & Changes.OTHER:
            self.board.clear_annotations()

    def _show_all_men(self) -> None:
        self._desk.docks.bring_forward("fairy", self.fairy.search_edit)
