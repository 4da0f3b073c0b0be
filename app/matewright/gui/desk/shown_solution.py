"""The solution shown: how it is viewed, and which of its moves is selected.

It has no widget. The views of the answer draw what it says, and choose moves through it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from matewright.formats import solution_text
from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.background.surveyor import Surveyor
from matewright.gui.desk.line_player import LinePlayer
from matewright.gui.desk.solution_search import SolutionSearch
from matewright.model.notation import Notation
from matewright.model.solution import EMPTY_TREE, Node, Role, Tree
from matewright.model.solution_survey import Survey
from matewright.model.solution_view import EVERYTHING, Filter, SolutionView, ThemePlay
from matewright.services.answer.play_rows.phases import Kind, Phase, phases_of
from matewright.wording import grouped


class ShownSolution(QObject):
    """One part of an answer, gathered and filtered.

    * `node_chosen` (`Node`, None for the diagram): another move was chosen.
    * `playing_changed` (bool): automatic play of a line began or stopped.
    * `theme_changed`: another theme is highlighted, or none.
    * `view_changed`: another tree is shown, or the same in another way.
    * `copied` (sentence): what was put on the clipboard.
    """

    node_chosen = Signal(object)
    playing_changed = Signal(bool)
    theme_changed = Signal()
    view_changed = Signal()
    copied = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._surveyor = Surveyor(self)
        self._surveyor.ready.connect(self._take_survey)
        self._tree: Tree = EMPTY_TREE
        self._view = SolutionView(EMPTY_TREE)
        self._phases: tuple[Phase, ...] = ()
        self._chosen = 0
        self._is_stale = self._is_claim = False
        self._line_count = 0
        self._grouped = False
        self._filter = EVERYTHING
        self._theme: ThemePlay | None = None
        self._notation = Notation()
        self._placeholder = ""
        self.search = SolutionSearch(self)
        self._player = LinePlayer(self)
        self._player.due.connect(self._play_on)
        self._player.changed.connect(self.playing_changed)
        self._lines_copied: list[str] = []
        self._copying = ChunkedTask(self)
        self._copying.ended.connect(self._put_copy)

    # -- content ------------------------------------------------------------------------------

    def set_tree(
        self,
        tree: Tree = EMPTY_TREE,
        *,
        stale: bool = False,
        is_claim: bool = False,
        lines: int = 0,
    ) -> None:
        """Show another tree; a stale one cannot be played through.

        `is_claim` says that nothing in it was proved. `lines` are the solutions of help play or a
        series, to be counted in their heading.
        """
        if tree is not self._tree:
            self.stop_playing()
            self._tree, self._is_claim, self._line_count = tree, is_claim, lines
            # Another tree has other pieces and other entries.
            self._filter = replace(self._filter, piece=None, theme=None)
            self._theme = None
            self._show_view()
            self.theme_changed.emit()
        if stale != self._is_stale:
            self._is_stale = stale
            self.view_changed.emit()
        if stale:
            self.go_first()

    def set_notation(self, notation: Notation) -> None:
        """Write the moves in another way."""
        self._notation = notation
        self._search_again()
        self.view_changed.emit()

    def restore_state(self, other: ShownSolution) -> None:
        """Adopt the selection and filter of another view of the same answer."""
        self.set_filter(other.filter)
        if other.node is not None and other.node.tree is self._tree:
            self.choose(other.node)

    @property
    def notation(self) -> Notation:
        """How the moves are written."""
        return self._notation

    @property
    def placeholder(self) -> str:
        """The text shown instead of the play while there is none."""
        return self._placeholder

    def set_placeholder(self, text: str) -> None:
        """Set the text shown while there is no play."""
        if text != self._placeholder:
            self._placeholder = text
            self.view_changed.emit()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return not self._phases

    @property
    def is_claim(self) -> bool:
        """Whether nothing in the tree was proved."""
        return self._is_claim

    @property
    def view(self) -> SolutionView:
        """What is shown of the tree: its rows, gathered and filtered."""
        return self._view

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The headings and what stands below each."""
        return self._phases

    @property
    def main_phase(self) -> int:
        """The index of the phase to show first: that of the keys or solutions."""
        kinds = (Kind.KEYS, Kind.SOLUTIONS, Kind.AFTER_KEY)
        numbers = (n for n, phase in enumerate(self._phases) if phase.kind in kinds and phase.rows)
        return next(numbers, len(self._phases) - 1)

    @property
    def is_stale(self) -> bool:
        """Whether the tree answers an earlier position."""
        return self._is_stale

    @property
    def tree(self) -> Tree:
        """The whole tree of the solution shown; an empty one when it is stale."""
        return EMPTY_TREE if self._is_stale else self._tree

    @property
    def node(self) -> Node | None:
        """The node whose position is shown; None for the diagram, and always in a stale tree."""
        return Node(self._tree, self._chosen) if self._chosen and not self._is_stale else None

    @property
    def group(self) -> tuple[Node, ...]:
        """The nodes the chosen row stands for; `node` is the first."""
        if self.node is None:
            return ()
        return tuple(Node(self._tree, member) for member in self._view.group(self._chosen))

    # -- ways to look at it -------------------------------------------------------------------

    @property
    def grouped(self) -> bool:
        """Whether defences with the same play are gathered."""
        return self._grouped

    def set_grouped(self, grouped: bool) -> None:
        """Gather defences with the same play (`1...Sa~ 2.Qb2#`), or show each of them."""
        if grouped != self._grouped:
            self._grouped = grouped
            self._show_view()

    @property
    def filter(self) -> Filter:
        """What the filter leaves out."""
        return self._filter

    def set_filter(self, play_filter: Filter) -> None:
        """Set what to leave out; with `EVERYTHING`, nothing is left out."""
        if play_filter != self._filter:
            self._filter = play_filter
            self._show_view()

    @property
    def theme(self) -> ThemePlay | None:
        """The theme whose play can be shown alone: the last one highlighted."""
        return self._theme

    @property
    def theme_rows(self) -> frozenset[int]:
        """The entries that stand for the moves of that theme, as the view gathers them."""
        entries = () if self._theme is None or self._is_stale else self._theme.entries
        return frozenset(map(self._view.row_for, entries))

    def offer_theme(self, theme: ThemePlay) -> None:
        """Set the theme whose play can be shown alone; if one is shown alone now, show this one."""
        self._theme = theme
        if self._filter.theme is not None:
            self.set_filter(replace(self._filter, theme=theme))
        self.theme_changed.emit()

    @property
    def is_surveying(self) -> bool:
        """Whether a filter waits until the whole tree has been surveyed."""
        wants_survey = self._grouped or self._filter.needs_survey
        return wants_survey and self._surveyor.survey(self._tree) is None

    def _show_view(self) -> None:
        wants_survey = self._grouped or self._filter.needs_survey
        survey = self._surveyor.survey(self._tree) if wants_survey else None
        play_filter = self._filter
        if survey is None and play_filter.needs_survey:
            play_filter = replace(play_filter, distinct=False, duals=False)
        is_same = self._view.tree is self._tree
        self._view = SolutionView(
            self._tree, survey, grouped=self._grouped, play_filter=play_filter
        )
        self._find_phases()
        before = self._chosen
        self._chosen = self._view.row_for(before) if is_same and before else 0
        self._search_again()
        self.view_changed.emit()
        if is_same and self._chosen != before:
            self.node_chosen.emit(self.node)

    def _find_phases(self) -> None:
        self._phases = phases_of(self._view, is_claim=self._is_claim, lines=self._line_count)

    def _take_survey(self, survey: Survey) -> None:
        if survey.tree is self._tree:
            self._show_view()

    def choose(self, node: Node) -> None:
        """Select a node, or the row that represents it."""
        self._choose_entry(self._view.row_for(node.index))

    def _choose_entry(self, entry: int) -> None:
        if entry != self._chosen:
            self._chosen = entry
            self.node_chosen.emit(self.node)

    def can_unfold(self) -> bool:
        """Whether the chosen row gathers several defences."""
        return len(self.group) > 1

    def can_fold(self) -> bool:
        """Whether the chosen row was gathered with others before it was unfolded."""
        return self.node is not None and self._view.is_unfolded(self._chosen)

    def toggle_group(self) -> None:
        """Show each defence of the chosen group, or gather them again."""
        if self.can_unfold():
            self._view.unfold(self._chosen)
        elif self.can_fold():
            self._view.fold(self._chosen)
        else:
            return
        self._find_phases()
        self._search_again()
        self.view_changed.emit()
        self._choose_entry(self._view.row_for(self._chosen))

    # -- stepping -----------------------------------------------------------------------------

    @property
    def can_go_back(self) -> bool:
        """Whether there is a move to take back."""
        return self.node is not None

    @property
    def can_go_forward(self) -> bool:
        """Whether a further move follows."""
        return not self._is_stale and self._next_entry() > 0

    @property
    def is_playing(self) -> bool:
        """Whether the line is played automatically."""
        return self._player.is_playing

    def set_interval(self, milliseconds: int) -> None:
        """Set how long a position stays in automatic play."""
        self._player.set_interval(milliseconds)

    def go_first(self) -> None:
        """Return to the diagram."""
        self.stop_playing()
        self._choose_entry(0)

    def go_back(self) -> None:
        """Go back one half-move."""
        self.stop_playing()
        self._choose_entry(self._tree.parents[self._chosen] if self._chosen else 0)

    def go_forward(self) -> None:
        """Go forward one half-move along the first continuation; from the diagram, to the key."""
        if self.can_go_forward:
            self._choose_entry(self._next_entry())

    def go_last(self) -> None:
        """Go to the end of the line, always along the first continuation."""
        self.stop_playing()
        while self.can_go_forward:
            self.go_forward()

    def play_from_here(self) -> None:
        """Play the line automatically from the chosen move."""
        self.stop_playing()
        if self.can_go_forward:
            self._player.start()

    def toggle_playing(self) -> None:
        """Start or stop automatic play; at its end a line begins again from the diagram."""
        if self._player.is_playing:
            self.stop_playing()
            return
        if not self.can_go_forward:
            self.go_first()
        self.play_from_here()

    def stop_playing(self) -> None:
        """Stop automatic play, if it is on."""
        self._player.stop()

    def _play_on(self) -> None:
        self.go_forward()
        if not self.can_go_forward:
            self.stop_playing()

    def _next_entry(self) -> int:
        """The first entry below the chosen one; 0 where nothing follows."""
        if self._chosen:
            return next(iter(self._view.rows(self._chosen)), 0)
        if not self._phases:
            return 0
        phase = self._phases[self.main_phase]
        return phase.node or next(iter(phase.rows), 0)

    # -- finding and copying ------------------------------------------------------------------

    def look_for(self, text: str) -> None:
        """Look for a text in moves and remarks; `search` has what was found."""
        self.search.begin(text)

    def go_to_hit(self, *, backwards: bool = False) -> None:
        """Choose the next row that holds the text, or the one before."""
        entry = self.search.next_hit(self.node, backwards=backwards)
        if entry is not None:
            self.stop_playing()
            self.choose(Node(self._tree, entry))

    @property
    def number_of_hit(self) -> int:
        """Which of the rows found is chosen, counted from 1; 0 for none."""
        return self.search.number_of(self.node)

    def _search_again(self) -> None:
        if self.search.text:
            self.search.begin(self.search.text)

    def copy_branch(self) -> None:
        """Copy the selected row and all below it to the clipboard as text, ignoring the filter.

        Long play takes a while; `copied` is emitted at the end.
        """
        self._lines_copied = lines = list[str]()
        self._copying.begin(map(lines.append, self._lines_of_chosen()))

    def _put_copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._lines_copied))
        count = len(self._lines_copied)
        said = self.tr("1 line copied") if count == 1 else self.tr("{count} lines copied")
        self.copied.emit(said.format(count=grouped(count)))
        self._lines_copied = []

    def _lines_of_chosen(self) -> Iterator[str]:
        survey = self._view.survey if self._view.grouped else None
        group = self.group
        if survey is not None and len(group) > 1:
            yield from solution_text.group_lines(group, self._notation, survey)
            return
        tops = list(group) or [self._tree.root]
        if tops[0].role is Role.SET_PLAY:
            tops = list(tops[0].children)
        for top in tops:
            yield from solution_text.tree_lines(top, self._notation, survey)
