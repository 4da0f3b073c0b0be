"""The board: the problem on it, its palette, the legal moves and the box of men."""

from __future__ import annotations

from functools import partial

from matewright.gui.board.choices import BoardChoices
from matewright.gui.board.fairy_men import FairyMen
from matewright.gui.board.fairy_pane import FairyPane
from matewright.gui.board.moves_pane import MovesPane
from matewright.gui.board.panel import BoardPanel
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.preferences.preferences import COORDINATES


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
        self.key_hints = (
            ("solution.first", presenter.set_start_keys),
            *panel.move_controls.key_hints,
            *panel.palette_.key_hints,
        )
        self.board.position_edited.connect(document.edit_position)
        panel.position_controls.position_edited.connect(document.edit_position)
        panel.position_controls.position_typed.connect(document.type_position)
        panel.palette_.all_men_requested.connect(self._show_all_men)
        panel.palette_.flip_requested.connect(self._flip)
        self._can_clear = self._can_go_back = self._can_go_forward = False
        self.board.annotated.connect(self._note_annotations)
        presenter.steps_changed.connect(self._note_steps)
        self.commands = self._make_commands()

    def _make_commands(self) -> tuple[Command, ...]:
        desk, presenter, preferences = self._desk, self.presenter, self._desk.preferences
        return (
            Command(
                "view.go-board",
                self.tr("B&oard"),
                lambda: desk.docks.bring_forward("", self.board),
                ("Ctrl+B",),
                while_solving=True,
            ),
            Command(
                "view.flip",
                self.tr("Fl&ip Board"),
                self._flip,
                ("Ctrl+R",),
                checked=lambda: self.board.flipped,
                while_solving=True,
            ),
            Command(
                "view.coordinates",
                self.tr("Coor&dinates"),
                lambda: preferences.set(COORDINATES, not preferences.get(COORDINATES)),
                checked=lambda: preferences.get(COORDINATES),
                while_solving=True,
            ),
            Command(
                "view.clear-annotations",
                self.tr("Clear Arrows and Mar&ks"),
                self.board.clear_annotations,
                enabled=lambda: self._can_clear,
                while_solving=True,
            ),
            Command(
                "solution.first",
                self.tr("&Diagram"),
                presenter.go_to_start,
                ("Alt+Home",),
                "first",
                enabled=lambda: self._can_go_back,
                while_solving=True,
            ),
            Command(
                "solution.back",
                self.tr("One Move &Back"),
                presenter.step_back,
                ("Alt+Left",),
                "back",
                enabled=lambda: self._can_go_back,
                while_solving=True,
            ),
            Command(
                "solution.forward",
                self.tr("One Move &Forward"),
                presenter.step_forward,
                ("Alt+Right",),
                "forward",
                enabled=lambda: self._can_go_forward,
                while_solving=True,
            ),
            Command(
                "solution.last",
                self.tr("&End of Line"),
                presenter.step_to_end,
                ("Alt+End",),
                "last",
                enabled=lambda: self._can_go_forward,
                while_solving=True,
            ),
            Command(
                "solution.play",
                self.tr("&Play the Line"),
                desk.solution.toggle_playing,
                ("F8",),
                "play",
                enabled=lambda: self._can_go_back or self._can_go_forward,
            ),
            Command(
                "solution.previous-part",
                self.tr("P&revious Part"),
                partial(presenter.step_parts, -1),
                ("Alt+PgUp",),
                enabled=lambda: desk.has_parts,
                while_solving=True,
            ),
            Command(
                "solution.next-part",
                self.tr("&Next Part"),
                partial(presenter.step_parts, 1),
                ("Alt+PgDown",),
                enabled=lambda: desk.has_parts,
                while_solving=True,
            ),
        )

    def restore_state(self, other: BoardFeature) -> None:
        """See the board from the same side."""
        self.board.set_flipped(other.board.flipped)
        self.commands_changed.emit()

    def _flip(self) -> None:
        self.board.set_flipped(not self.board.flipped)
        self.commands_changed.emit()

    def _note_annotations(self, any_: bool) -> None:
        self._can_clear = any_
        self.commands_changed.emit()

    def _note_steps(self, back: bool, forward: bool) -> None:
        self._can_go_back, self._can_go_forward = back, forward
        self.commands_changed.emit()

    def _follow(self, changes: Changes) -> None:
        if changes & Changes.OTHER:
            self.board.clear_annotations()

    def _show_all_men(self) -> None:
        self._desk.docks.bring_forward("fairy", self.fairy.search_edit)
