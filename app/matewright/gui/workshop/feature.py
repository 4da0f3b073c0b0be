"""The workshop: tools that test many settings of the diagram, and the play they must keep."""

from __future__ import annotations

from matewright.gui.answer.feature import AnswerFeature
from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.workshop.controller import Workshop
from matewright.gui.workshop.pane import WorkshopContainer, WorkshopPane
from matewright.gui.workshop.ticked_play import TickedPlay


class WorkshopFeature(Feature):
    """Creates the tools when their pane is first shown, which may never happen."""

    _OF_TICKS = Changes.OTHER | Changes.PROBLEM | Changes.ANSWER | Changes.PART

    def __init__(self, desk: Desk, board: BoardFeature, answer: AnswerFeature) -> None:
        super().__init__(desk)
        self._board = board
        self._play = play = answer.answer.play
        self._made: Workshop | None = None
        self._place = WorkshopContainer(desk.window)
        self.panes = (self._place,)
        self.ticked = ticked = TickedPlay(self)
        desk.changed.connect(self._follow)
        play.tick_requested.connect(self._toggle)
        play.ticks_below_requested.connect(self._toggle_below)
        play.no_ticks_requested.connect(ticked.clear)
        ticked.changed.connect(self._show_ticks)
        self._place.seen.connect(self._see)

    @property
    def tools(self) -> Workshop | None:
        """The tools; None before the pane was first shown."""
        return self._made

    @property
    def workshop(self) -> Workshop:
        """The tools, created now if necessary."""
        if self._made is None:
            desk, pane = self._desk, WorkshopPane(self._place)
            self._place.hold(pane)
            self._made = made = Workshop(
                pane, desk, self._board.presenter, self._board.board, self.ticked, self
            )
            made.message.connect(desk.message)
            made.set_notation(desk.notation)
            made.show_problem()
        return self._made

    def restore_state(self, other: WorkshopFeature) -> None:
        """Take over the running tool and its results."""
        if other.tools is not None:
            self.workshop.restore_state(other.tools)

    def shut_down(self) -> None:
        """Stop the running tool."""
        if self._made is not None:
            self._made.shut_down()

    def _follow(self, changes: Changes) -> None:
        desk, made = self._desk, self._made
        if changes & Changes.OTHER:
            self.ticked.begin(desk.problem)
        if desk.is_trial:
            # The play of a setting is looked at; ticks belong to that of the diagram.
            self._play.set_ticked(frozenset())
        elif changes & self._OF_TICKS:
            is_diagram = desk.part_index == 0 and desk.shown.is_current
            self.ticked.show(desk.problem, desk.part.answer if is_diagram else None)
            self._show_ticks()
            if made is not None:
                made.show_problem()
        if changes & Changes.NOTATION and made is not None:
            made.set_notation(desk.notation)

    def _toggle(self, entries: tuple[int, ...]) -> None:
        if not self._desk.is_trial:
            self.ticked.toggle(entries)

    def _toggle_below(self, entries: tuple[int, ...]) -> None:
        if not self._desk.is_trial:
            self.ticked.toggle_below(entries)

    def _show_ticks(self) -> None:
        self._play.set_ticked(self.ticked.entries)

    def _see(self, seen: bool) -> None:
        if seen or self._made is not None:
            self.workshop.pane.seen.emit(seen)
