"""What the board shows: the diagram, another part, a line of the solution, a move or a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from matewright.gui.board.display import BoardDisplay
from matewright.gui.board.panel import BoardPanel
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.preferences.shortcuts import with_keys
from matewright.model.figures import figures_of, kinds_of
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.move_context import has_nightriders
from matewright.model.play_state import PlayState, state_at
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Node
from matewright.render.line_arrows import line_arrows, move_arrow


class Play(Protocol):
    """A game that takes over the board and is stepped through in its own way."""

    @property
    def state(self) -> PlayState:
        """The position to show."""

    @property
    def last_move(self) -> Move | None:
        """The move that led to it."""

    @property
    def words(self) -> str:
        """The last move with its number."""

    @property
    def choices(self) -> Sequence[Move]:
        """The moves that the user may make on the board."""

    @property
    def can_go_back(self) -> bool:
        """Whether a move can be taken back."""

    @property
    def can_go_forward(self) -> bool:
        """Whether a move can be made again."""

    def go_by(self, steps: int) -> None:
        """Go this many half-moves forward, or back if negative, as far as there are any."""

    def end(self) -> None:
        """End the game and release the board."""


class MoveList(Protocol):
    """The legal moves, of which one can be tried out."""

    @property
    def move_chosen(self) -> SignalInstance:
        """Selection changed."""

    @property
    def has_choice(self) -> bool:
        """Whether one is chosen."""

    def set_state(self, state: PlayState) -> None:
        """List the legal moves of a position."""

    def drop_choice(self) -> bool:
        """Clear the selection; return whether there was one."""


_ALL_STEPS = 10_000


class BoardPresenter(QObject):
    """Decides which position is on the board, and whether it may be edited there.

    Only the diagram as it is set up is edited. Everything else is to be looked at: a part, a
    line of its answer, a legal move that is tried out. A game is played on the board, which edits
    nothing either.

    * `shown` (`Position`): this position is on the board now.
    * `steps_changed` (back, forward): whether there are moves behind and ahead.
    * `refused` (sentence): why the board does not let itself be edited.
    """

    shown = Signal(object)
    steps_changed = Signal(bool, bool)
    refused = Signal(str)

    _SHOWS: Final = (
        Changes.OTHER | Changes.PROBLEM | Changes.ANSWER | Changes.PART | Changes.NOTATION
    )

    def __init__(self, desk: Desk, panel: BoardPanel, moves: MoveList, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._panel = panel
        self._board = panel.board
        self._display = BoardDisplay(panel.board, self.refused.emit)
        self._solution = solution = desk.solution
        self._moves = moves
        self._play: Play | None = None
        self._state = PlayState(Game())
        self._start_keys = ""
        solution.node_chosen.connect(self.show_node)
        moves.move_chosen.connect(self.preview)
        panel.board.edit_refused.connect(self._refuse)
        controls = panel.move_controls
        controls.first_requested.connect(self.go_to_start)
        controls.back_requested.connect(self.step_back)
        controls.forward_requested.connect(self.step_forward)
        controls.last_requested.connect(self.step_to_end)
        controls.play_toggled.connect(solution.toggle_playing)
        solution.playing_changed.connect(controls.set_playing)
        panel.diagram_button.clicked.connect(self.go_to_diagram)
        desk.changed.connect(self._follow)

    # -- asking ------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._board.position

    @property
    def state(self) -> PlayState:
        """The position on the board with its history."""
        return self._state

    # -- the problem -------------------------------------------------------------------------

    def _follow(self, changes: Changes) -> None:
        if not changes & self._SHOWS:
            return
        problem = self._desk.shown.problem
        self._board.set_figures(figures_of(problem))
        self._panel.palette_.set_figures(figures_of(problem))
        self._board.set_nightriders(_has_nightriders(problem))
        self.show()

    def set_start_keys(self, keys: str) -> None:
        """Name the keys that return to the diagram, from the next move shown on."""
        self._start_keys = keys
        button = self._panel.diagram_button
        button.setToolTip(with_keys(self.tr("Back to the Diagram"), keys))

    # -- showing -----------------------------------------------------------------------------

    def show(self) -> None:
        """Show the game, or the move selected in the answer, or else the part."""
        if self._play is None:
            self.show_node(self._solution.node)
            return
        play = self._play
        self._moves.set_state(play.state)
        self._put(play.state, play.last_move, play.words, is_edited=False, choices=play.choices)
        self._board.set_arrows(move_arrow(play.last_move) if play.last_move else ())

    def set_play(self, play: Play | None) -> None:
        """Give the board to a game, or take it back; `show` then brings it to the board.

        A game that has the board ends.
        """
        self._desk.end_trial()
        before, self._play = self._play, None
        if before is not None and play is not None and before is not play:
            before.end()
        self._play = play

    def show_node(self, node: Node | None) -> None:
        """Show the position after the chosen move, or that of the part shown."""
        if self._play is not None:
            # The game decides whether it follows.
            return
        part = self._desk.part
        # With the parts exchanged an answer begins with another turn than the diagram.
        is_diagram = node is None and part.is_edited
        state = self._desk.parts[0].state if is_diagram else state_at(part.state, node)
        move = node.move if node is not None else None
        self._moves.set_state(state)
        self._put(
            state,
            move,
            self._desk.notation.node(node) if node and move else "",
            is_edited=is_diagram,
        )
        self._board.set_arrows(line_arrows(node))

    def preview(self, move: Move | None) -> None:
        """Preview a legal move of the position shown; None returns to that position."""
        if move is None:
            self.show()
            return
        self._solution.stop_playing()
        if self._play is not None:
            state = self._play.state
        else:
            state = state_at(self._desk.part.state, self._solution.node)
        self._put(state.play(move), move, self._desk.notation.move(move), is_edited=False)
        self._board.set_arrows(move_arrow(move))

    def try_out(self, problem: Problem, words: str) -> None:
        """Show a changed problem, with its answer if it has one; `words` say what was changed."""
        if self._play is None:
            self._solution.stop_playing()
            self._moves.drop_choice()
            self._desk.try_out(problem, words)

    @property
    def has_previewed(self) -> bool:
        """Whether a changed diagram is shown."""
        return self._desk.is_trial

    def drop_previewed(self) -> bool:
        """Stop showing a changed diagram; False if none was shown."""
        return self._desk.end_trial()

    def show_part(self, index: int) -> None:
        """Show another part of the problem; the index is that of the bar above the answer."""
        if index != self._desk.part_index and 0 <= index < len(self._desk.parts):
            if self._play is not None:
                self._play.end()
            self._moves.drop_choice()
            self._desk.turn_to_part(index)

    def show_twin(self, number: int) -> None:
        """Show the diagram (-1) or a twin, unless one of its parts is shown already."""
        if self._desk.part.twin != number:
            indices = [index for index, part in enumerate(self._desk.parts) if part.twin == number]
            self.show_part(indices[0] if indices else 0)

    def _put(
        self,
        state: PlayState,
        move: Move | None,
        words: str,
        *,
        is_edited: bool,
        choices: Sequence[Move] | None = None,
    ) -> None:
        """Show a position and the move that led to it; empty words mean that there is none.

        `choices` are the moves a person may make, None outside a game.
        """
        position = state.position
        self._state = state
        self._display.show_state(state, move)
        stipulation = self._desk.part.question.stipulation.task
        self._panel.show_line(position, stipulation, *self._said(words))
        self._board.set_read_only(not is_edited)
        self._panel.diagram_button.setVisible(not is_edited)
        self._board.set_play(choices)
        self._panel.position_controls.setEnabled(is_edited)
        walk = self._solution if self._play is None else self._play
        back = walk.can_go_back or self._moves.has_choice
        forward = walk.can_go_forward
        self._panel.move_controls.set_available(back=back, forward=forward)
        self.steps_changed.emit(back, forward)
        self.shown.emit(position)

    def _said(self, words: str) -> tuple[str, str]:
        """The description of the position shown, and a short form for small windows."""
        part, trial = self._desk.part, self._desk.shown.trial
        name = "" if part.is_edited else part.short_label
        if trial:
            name = f"{part.short_label} {trial}" if part.label else trial
        if words and name and self._play is None:
            short = self.tr("{name} after {move}")
            hint = self.tr("{place} · {keys}: its position")
        elif words:
            short = self.tr("after {move}")
            hint = ""
        elif name and self._play is None:
            short, hint = self.tr("{name} only shown; Esc: back"), ""
        else:
            short = hint = ""
        short = short.format(name=name, move=words)
        if self._play is not None or not (hint and self._start_keys):
            return short, short
        return hint.format(place=short, keys=self._start_keys), short

    def _refuse(self) -> None:
        """Say why the board does not let itself be edited now."""
        if self._board.picking:
            reason = self.tr("Squares are chosen for a twin; Esc ends that")
        elif self._moves.has_choice:
            reason = self.tr("This move is only shown; Esc takes it back")
        elif self.has_previewed:
            reason = self.tr("This change is only shown; Return takes it, Esc goes back")
        elif self._play is not None:
            reason = self.tr("Moves are played now; Esc returns to editing")
        elif self._solution.node is not None:
            reason = self.tr("This is a line of the solution; {keys} returns to the diagram")
            reason = reason.format(keys=self._start_keys or self.tr("Esc"))
        else:
            reason = self.tr("This part is only shown; Esc returns to the diagram")
        self.refused.emit(reason)

    # -- stepping ----------------------------------------------------------------------------

    def go_to_diagram(self) -> None:
        """Show the diagram, whatever game, move or part is shown now."""
        if self._play is not None:
            self._play.end()
        self._moves.drop_choice()
        self.drop_previewed()
        self._solution.go_first()
        self.show_part(0)

    def end_picking(self) -> None:
        """Let clicks on the diagram edit again instead of picking squares for a twin."""
        self._board.set_picking(False)

    def go_to_start(self) -> None:
        """Show where the line begins, and from there the diagram."""
        if self._play is not None:
            self._step(-_ALL_STEPS)
        elif self._moves.has_choice or self._solution.node is not None:
            self._moves.drop_choice()
            self._solution.go_first()
        else:
            self.go_to_diagram()

    def step_back(self) -> None:
        """Take back the move that is previewed, else one half-move of the line."""
        if self._moves.drop_choice():
            return
        if self._play is not None:
            self._step(-1)
        else:
            self._solution.go_back()

    def step_forward(self) -> None:
        """Go forward one half-move at the user's request."""
        self._solution.stop_playing()
        if self._play is not None:
            self._step(1)
        else:
            self._solution.go_forward()

    def step_to_end(self) -> None:
        """Go to the end of the line."""
        if self._play is not None:
            self._step(_ALL_STEPS)
        else:
            self._solution.go_last()

    def _step(self, steps: int) -> None:
        self._moves.drop_choice()
        if self._play is not None:
            self._play.go_by(steps)

    def step_parts(self, step: int) -> None:
        """Show the part `step` further on; wraps around."""
        self.show_part((self._desk.part_index + step) % len(self._desk.parts))


def _has_nightriders(problem: Problem) -> bool:
    """Whether any part has nightriders: the letters of a problem are one setting."""
    conditions = [
        *problem.conditions,
        *(one for twin in problem.twins for one in twin.conditions(())),
    ]
    return "H" in kinds_of(problem) or has_nightriders(problem.position, conditions)
