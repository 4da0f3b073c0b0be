"""What the board shows: the diagram, another part, a line of the solution, a move or a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from matewright.gui.board.display import BoardDisplay
from matewright.gui.board.panel import BoardPanel
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.play_state import PlayState, state_at
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Node
from matewright.render.line_arrows import line_arrows, move_arrow
from matewright.services.shown_parts import ShownPart, shown_parts


class Play(Protocol):
    """A game that takes over the board and is stepped through in its own way."""

    @property
    def state(self) -> PlayState:
        """What is to be seen."""

    @property
    def last_move(self) -> Move | None:
        """The move that led to it."""

    @property
    def words(self) -> str:
        """That move with its number."""

    @property
    def choices(self) -> Sequence[Move]:
        """The moves that a person may make on the board."""

    @property
    def can_go_back(self) -> bool:
        """Whether a move can be taken back."""

    @property
    def can_go_forward(self) -> bool:
        """Whether a move can be made again."""

    def go_by(self, steps: int) -> None:
        """So many half-moves on, or back; no further than there are any."""

    def end(self) -> None:
        """Leave the board."""


class Line(Protocol):
    """A line of the answer that is gone through: `node_chosen` says where it is, None: nowhere."""

    @property
    def node_chosen(self) -> SignalInstance:
        """A node of the answer, or None for the diagram."""

    @property
    def node(self) -> Node | None:
        """Where it is."""

    def go_first(self) -> None:
        """Back to the diagram."""

    def go_back(self) -> None:
        """One move back."""

    def go_forward(self) -> None:
        """One move on."""

    def go_last(self) -> None:
        """On to the end."""

    @property
    def can_go_back(self) -> bool:
        """Whether a move lies behind."""

    @property
    def can_go_forward(self) -> bool:
        """Whether a move lies ahead."""

    @property
    def playing_changed(self) -> SignalInstance:
        """It began to play by itself, or stopped."""

    def toggle_playing(self) -> None:
        """Play by itself, or stop."""

    def stop_playing(self) -> None:
        """Go on by itself no more."""


class MoveList(Protocol):
    """The legal moves, of which one can be tried out."""

    @property
    def move_chosen(self) -> SignalInstance:
        """One was chosen, or none any more."""

    @property
    def has_choice(self) -> bool:
        """Whether one is chosen."""

    def set_state(self, state: PlayState) -> None:
        """List those that are legal then."""

    def drop_choice(self) -> bool:
        """Choose none; whether one was chosen."""


_ALL_STEPS = 10_000


class BoardPresenter(QObject):
    """Decides which position is on the board, and whether it may be edited there.

    Only the diagram as it is set up is edited. Everything else is to be looked at: a part, a
    line of its answer, a legal move that is tried out. A game is played on the board, which edits
    nothing either.

    * `shown` (`Position`): that is on the board now.
    * `part_chosen`: another part is shown, which the panes have to follow.
    * `steps_changed` (back, forward): whether there are moves behind and ahead.
    * `refused` (sentence): why the board does not let itself be edited.
    """

    shown = Signal(object)
    part_chosen = Signal()
    steps_changed = Signal(bool, bool)
    refused = Signal(str)

    def __init__(self, panel: BoardPanel, solution: Line, moves: MoveList, parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._board = panel.board
        self._display = BoardDisplay(panel.board, self.refused.emit)
        self._solution = solution
        self._moves = moves
        self._notation = Notation()
        self._parts = shown_parts(Problem(), is_current=False)
        self._place = 0
        self._is_new = True
        self._play: Play | None = None
        self._state = PlayState(Game())
        self._start_keys = ""
        self._previewed: tuple[Position, str] | None = None
        solution.node_chosen.connect(self._choose_node)
        moves.move_chosen.connect(self.preview)
        panel.board.edit_refused.connect(self._refuse)
        controls = panel.move_controls
        controls.first_requested.connect(self.go_to_start)
        controls.back_requested.connect(self.step_back)
        controls.forward_requested.connect(self.step_forward)
        controls.last_requested.connect(self.step_to_end)
        controls.play_toggled.connect(solution.toggle_playing)
        solution.playing_changed.connect(controls.set_playing)
        # Taking a piece is the beginning of an edit, and editing begins from the diagram.
        panel.palette_.brush_chosen.connect(self.go_to_diagram)
        panel.palette_.drag_begun.connect(self.go_to_diagram)

    # -- asking ------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """What is on the board."""
        return self._board.position

    @property
    def state(self) -> PlayState:
        """What is on the board, and how it came about."""
        return self._state

    @property
    def parts(self) -> tuple[ShownPart, ...]:
        """What there is to look at in the problem; the first is always the diagram."""
        return self._parts

    @property
    def place(self) -> int:
        """The place of the part shown among `parts`."""
        return self._place

    @property
    def part(self) -> ShownPart:
        """The part shown."""
        return self._parts[self._place]

    @property
    def has_parts(self) -> bool:
        """Whether there is more to look at than the diagram."""
        return len(self._parts) > 1

    # -- the problem -------------------------------------------------------------------------

    def set_problem(self, problem: Problem, *, is_current: bool) -> None:
        """Take over a problem as it stands now; `show` then brings it to the board.

        `is_current` is `problem.solution_is_current`, which takes a while to find out.
        """
        if problem.position != self._parts[0].position:
            # The diagram is being edited: the edit must be seen.
            self._place = 0
            self._previewed = None
        self._parts = shown_parts(problem, is_current=is_current)
        if self._is_new:
            # The diagram of a zero position is not asked about.
            self._place, self._is_new = int(problem.zero_position), False
        self._place = min(self._place, len(self._parts) - 1)

    def forget_part(self) -> None:
        """Begin with the first part that is asked about: another problem comes."""
        self._previewed = None
        self._place, self._is_new = 0, True

    def set_start_keys(self, keys: str) -> None:
        """Name the keys that return to the diagram, from the next move shown on."""
        self._start_keys = keys

    def set_notation(self, notation: Notation) -> None:
        """Write moves in another way from the next one on."""
        self._notation = notation

    # -- showing -----------------------------------------------------------------------------

    def show(self) -> None:
        """Show the game, or what is chosen in the answer, or else the part."""
        if self._play is None:
            if self._previewed is not None:
                self._show_previewed(*self._previewed)
            else:
                self.show_node(self._solution.node)
            return
        play = self._play
        self._moves.set_state(play.state)
        self._put(play.state, play.last_move, play.words, is_edited=False, choices=play.choices)
        self._board.set_arrows(move_arrow(play.last_move) if play.last_move else ())

    def set_play(self, play: Play | None) -> None:
        """Give the board to a game, or take it back; `show` then brings it to the board."""
        self._previewed = None
        self._play = play

    def show_node(self, node: Node | None) -> None:
        """Show the position after the chosen move, or that of the part shown."""
        if self._play is not None:
            # The game decides whether it goes along.
            return
        part = self.part
        # With the parts exchanged an answer begins with another turn than the diagram.
        is_diagram = node is None and part.is_edited
        state = self._parts[0].state if is_diagram else state_at(part.state, node)
        move = node.move if node is not None else None
        self._moves.set_state(state)
        self._put(
            state,
            move,
            self._notation.node(node) if node and move else "",
            is_edited=is_diagram,
        )
        self._board.set_arrows(line_arrows(node))

    def preview(self, move: Move | None) -> None:
        """Show what a legal move of the position shown leads to; None returns to that position."""
        if move is None:
            self.show()
            return
        self._solution.stop_playing()
        if self._play is not None:
            state = self._play.state
        elif self._previewed is not None:
            state = self._previewed_state(self._previewed[0])
        else:
            state = state_at(self.part.state, self._solution.node)
        self._put(state.play(move), move, self._notation.move(move), is_edited=False)
        self._board.set_arrows(move_arrow(move))

    def preview_position(self, position: Position, words: str) -> None:
        """Show what the diagram would become by a change, which `words` name."""
        if self._play is not None:
            return
        self._solution.stop_playing()
        self._moves.drop_choice()
        self._previewed = (position, words)
        self.show()

    @property
    def has_previewed(self) -> bool:
        """Whether a changed diagram is shown."""
        return self._previewed is not None

    def drop_previewed(self) -> bool:
        """Show no changed diagram any more; False when none was shown."""
        if self._previewed is None:
            return False
        self._previewed = None
        self.show()
        return True

    def _show_previewed(self, position: Position, words: str) -> None:
        state = self._previewed_state(position)
        self._state = state
        self._moves.set_state(state)
        self._display.show_state(state, None)
        said = self.tr("{change} only shown; Esc: back").format(change=words)
        self._panel.show_line(position, self.part.stipulation, said, said)
        self._board.set_read_only(True)
        self._board.set_play(None)
        self._board.set_arrows(())
        self._panel.position_controls.setEnabled(False)
        self.shown.emit(position)

    def _previewed_state(self, position: Position) -> PlayState:
        diagram = self._parts[0].state
        return replace(diagram, start=replace(diagram.start, position=position))

    def _choose_node(self, node: Node | None) -> None:
        self._previewed = None
        self.show_node(node)

    def show_part(self, place: int) -> None:
        """Show another part of the problem, which are counted as in the bar above the answer."""
        if place != self._place and 0 <= place < len(self._parts):
            if self._play is not None:
                self._play.end()
            self._moves.drop_choice()
            self._previewed = None
            self._place = place
            self.part_chosen.emit()

    def show_twin(self, number: int) -> None:
        """Show the diagram (-1) or a twin, unless one of its parts is shown already."""
        if self.part.twin != number:
            places = [place for place, part in enumerate(self._parts) if part.twin == number]
            self.show_part(places[0] if places else 0)

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
        self._panel.show_line(position, self.part.stipulation, *self._said(words))
        self._board.set_read_only(not is_edited)
        self._board.set_play(choices)
        self._panel.position_controls.setEnabled(is_edited)
        walk = self._solution if self._play is None else self._play
        back = walk.can_go_back or self._moves.has_choice
        forward = walk.can_go_forward
        self._panel.move_controls.set_available(back=back, forward=forward)
        self.steps_changed.emit(back, forward)
        self.shown.emit(position)

    def _said(self, words: str) -> tuple[str, str]:
        """What is said of the position shown; and what of it where there is little room."""
        name = "" if self.part.is_edited else self.part.short_label
        if words and name and self._play is None:
            short = self.tr("{name} after {move}")
            hint = self.tr("{place} · {keys}: its position")
        elif words:
            short = self.tr("after {move}")
            hint = self.tr("{place} · {keys}: the diagram")
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
        elif self._previewed is not None:
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
        """Let clicks on the diagram edit again, where they chose squares for a twin."""
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
        """One half-move on, by hand."""
        self._solution.stop_playing()
        if self._play is not None:
            self._step(1)
        else:
            self._solution.go_forward()

    def step_to_end(self) -> None:
        """On to the end of the line."""
        if self._play is not None:
            self._step(_ALL_STEPS)
        else:
            self._solution.go_last()

    def _step(self, steps: int) -> None:
        self._moves.drop_choice()
        if self._play is not None:
            self._play.go_by(steps)

    def step_parts(self, step: int) -> None:
        """Show the part that many places further; after the last comes the first."""
        self.show_part((self._place + step) % len(self._parts))
