"""The desk: what a window works on, and one signal that says what has changed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from matewright.engine import DEFAULT_STRATEGY
from matewright.errors import MatewrightError
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.kept_answers import KeptAnswers
from matewright.gui.desk.live import LiveSolving
from matewright.gui.desk.session import Session
from matewright.gui.desk.shown import Shown, shown_with, without_answers
from matewright.gui.desk.shown_solution import ShownSolution
from matewright.gui.docks.pane_docks import PaneDocks
from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import (
    LONG_NOTATION,
    PHASE_LETTERS,
    PIECE_LETTERS,
    POPEYE,
    Preferences,
)
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.model.solution import EMPTY_TREE, Status
from matewright.services.answer.shown_parts import ShownPart, shown_parts
from matewright.services.solving.solve import obstacle, unsolvable_reason
from matewright.services.solving.validate import Report, validate

_OF_NOTATION = frozenset(one.key for one in (PIECE_LETTERS, LONG_NOTATION, PHASE_LETTERS))


class Desk(QObject):
    """One for each window. It decides what is shown; its followers only read.

    * `document`, `kept`: the problems and their answers; `session`, `live`: what is being solved.
    * `solution`: the play of the part shown, and the move chosen in it.
    * `preferences`: the user's choices; `notation`: how moves are written.
    * `window`, `docks`: where it stands, and the panes in their docks, once these are made.

    Signals:

    * `message` (sentence): what was done or goes on; `step`: the same of what undo takes back.
    * `input_requested`: what is typed but not yet handed on belongs to what is done now.
    * `changed` (`Changes`): at once, and once for all that changed together. What changes while it
      is delivered follows when everybody has had it.
    """

    changed = Signal(object)
    message = Signal(str)
    step = Signal(str)
    input_requested = Signal()
    docks: PaneDocks

    def __init__(
        self,
        document: Document,
        kept: KeptAnswers,
        session: Session,
        preferences: Preferences,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.document = document
        self.kept = kept
        self.session = session
        self.preferences = preferences
        self.live = LiveSolving(document, session, preferences, self)
        self.solution = ShownSolution(self)
        self.notation = Notation()
        self._problem = document.problem
        self._strategy = DEFAULT_STRATEGY
        self._unsolvable: MatewrightError | None = None
        self._obstacle: MatewrightError | None = None
        self._examine(self._problem)
        self._shown = Shown(self._problem)
        self._trial: Shown | None = None
        self._part_before_trial = 0
        self._parts = shown_parts(self._problem, is_current=False)
        self._part_index = 0
        self._is_new = True
        self._is_running = False
        self._news = Changes.NOTHING
        self._is_due = self._is_busy = False
        self._is_secret = False
        self._bare: tuple[Problem, Problem] | None = None
        # Before the user is asked anything about it.
        session.started.connect(self._follow_search)
        session.failed.connect(self._follow_search)
        self.solution.node_chosen.connect(self._follow_node)
        self.solution.view_changed.connect(self._follow_view)

    def begin(self) -> None:
        """Follow the document, its answers and the preferences from now on."""
        document, live = self.document, self.live
        document.problem_changed.connect(self._follow_problem)
        document.current_changed.connect(self._turn_to_other)
        document.list_changed.connect(self._follow_list)
        self.kept.changed.connect(self._follow_versions)
        live.changed.connect(self._follow_live)
        live.answered.connect(self._follow_search)
        self.preferences.changed.connect(self._follow_preference)
        self._look(Changes.EVERYTHING)

    # -- asking ------------------------------------------------------------------------------

    @property
    def problem(self) -> Problem:
        """The problem with its own answer; during a large change the document may be ahead."""
        return self._problem

    @property
    def shown(self) -> Shown:
        """The problem with the answer that is shown."""
        return self._shown

    @property
    def unsolvable(self) -> MatewrightError | None:
        """Why the problem cannot be solved; None if solving can be attempted."""
        return self._unsolvable

    @property
    def impediment(self) -> MatewrightError | None:
        """`unsolvable`, what is wrong with position or stipulation, or why a search is refused."""
        return self._unsolvable or next(iter(self._report.errors), None) or self._obstacle

    @property
    def report(self) -> Report:
        """What is wrong or odd about the problem."""
        return self._report

    @property
    def is_running(self) -> bool:
        """Whether the problem shown is being solved."""
        return self._is_running

    @property
    def parts(self) -> tuple[ShownPart, ...]:
        """The parts of the problem that can be shown; the first is always the diagram."""
        return self._parts

    @property
    def part_index(self) -> int:
        """The index of the part shown in `parts`."""
        return self._part_index

    @property
    def part(self) -> ShownPart:
        """The part shown."""
        return self._parts[self._part_index]

    @property
    def has_parts(self) -> bool:
        """Whether there are parts other than the diagram."""
        return len(self._parts) > 1

    # -- changing ----------------------------------------------------------------------------

    def set_strategy(self, strategy: str) -> None:
        """Adopt the strategy that the next search is to use."""
        if strategy != self._strategy:
            self._strategy = strategy
            self._look(Changes.PROBLEM)

    def _examine(self, problem: Problem) -> None:
        """Find out what a search would be refused for."""
        self._unsolvable = unsolvable_reason(problem, self._strategy)
        self._report = validate(problem)
        is_odd = self._unsolvable is not None or bool(self._report.errors)
        self._obstacle = None if is_odd else obstacle(problem, self._strategy)

    def restore_state(self, other: Desk) -> None:
        """Adopt what is selected on the desk of another window, which this one replaces."""
        self.set_secret(other.is_secret)
        self.solution.restore_state(other.solution)
        self.live.restore_state(other.live)

    def try_out(self, problem: Problem, words: str) -> None:
        """Look at a changed problem, and at its answer if it has one, instead of the document's.

        `words` say what was changed. It lasts until the diagram is edited or `end_trial`.
        """
        if self._trial is None:
            self._part_before_trial = self._part_index
        self._trial = Shown(problem, is_current=problem.solution is not None, trial=words)
        self._look(Changes.ANSWER)

    @property
    def is_secret(self) -> bool:
        """Whether answers are kept secret, because somebody solves the problem himself.

        Then `problem` and `shown` are without answers, live solving rests, the docks show one pane
        alone, and only commands that are open to solvers can be given.
        """
        return self._is_secret

    def set_secret(self, is_secret: bool) -> None:
        """Keep all answers secret from now on, or show them again."""
        if is_secret == self._is_secret:
            return
        self._is_secret = is_secret
        self._drop_trial()
        self.live.set_resting(is_secret)
        self._look(Changes.SECRECY | Changes.PROBLEM | Changes.ANSWER | Changes.PART)

    def end_trial(self) -> bool:
        """Look at the document's problem again; False if no other was looked at."""
        if self._trial is None:
            return False
        self._drop_trial()
        self._look(Changes.ANSWER | Changes.PART)
        return True

    @property
    def is_trial(self) -> bool:
        """Whether a changed problem is looked at."""
        return self._trial is not None

    def _drop_trial(self) -> None:
        self._trial, self._part_index = None, self._part_before_trial

    # -- following ---------------------------------------------------------------------------

    def turn_to_part(self, index: int) -> None:
        """Show another of the `parts`; where there is a board, its presenter calls this."""
        self._part_index = index
        self._look(Changes.PART)

    def _follow_problem(self, index: int) -> None:
        if index == self.document.current:
            self._look()

    # All bound methods: objects that outlive the desk release those, but not functions.

    def _follow_list(self) -> None:
        self._note(Changes.LIST)

    def _follow_versions(self) -> None:
        self._look(Changes.VERSIONS)

    def _follow_search(self) -> None:
        self._look()

    def _follow_live(self) -> None:
        self._note(Changes.LIVE)

    def _follow_node(self) -> None:
        self._note(Changes.NODE)

    def _follow_view(self) -> None:
        self._note(Changes.VIEW)

    def _turn_to_other(self) -> None:
        self._is_new = True
        self._look(Changes.OTHER)

    def _follow_preference(self, key: str) -> None:
        if key in _OF_NOTATION:
            self._note(Changes.NOTATION)
        elif key == POPEYE.key:
            self._look(Changes.PROBLEM)

    def _take_notation(self) -> None:
        self.notation = notation = self.preferences.notation
        self.session.notation = notation
        self.live.reformat()
        self.solution.set_notation(notation)

    # -- deciding ----------------------------------------------------------------------------

    def _look(self, news: Changes = Changes.NOTHING) -> None:
        """Decide again what is shown, and announce what has changed."""
        self._is_due = True
        self._note(news)

    def _note(self, news: Changes) -> None:
        """Announce changes, in the round of announcements under way or in a new one."""
        self._news |= news
        if self._is_busy:
            return
        self._is_busy = True
        try:
            while self._is_due or self._news:
                if self._news & Changes.NOTATION:
                    self._take_notation()
                if self._is_due:
                    self._is_due = False
                    decided = self._decide()
                    self._news |= decided
                news, self._news = self._news, Changes.NOTHING
                if news:
                    self.changed.emit(news)
        finally:
            self._is_busy = False

    def _decide(self) -> Changes:
        """Decide what is shown, and return what differs from before."""
        problem, before, index = self._problem_now(), self._shown, self._part_index
        news = Changes.NOTHING
        if self._trial is not None and (self._is_new or problem.question != self._problem.question):
            # The diagram is being edited: the edit must be seen.
            self._drop_trial()
            news |= Changes.PART
        trial = self._trial
        if self._is_secret:
            shown = Shown(problem)
        else:
            shown = trial or shown_with(problem, self.kept.shown_problem, self.live.answer)
        self._shown = shown
        if problem is not self._problem:
            news |= Changes.PROBLEM
        if shown.differs_from(before):
            news |= Changes.ANSWER
        if self.session.is_running is not self._is_running:
            news |= Changes.RUNNING
        is_edited = problem.position != self._problem.position
        self._problem, self._is_running = problem, self.session.is_running
        self._examine(problem)
        if is_edited or (trial is None and problem.position != self._parts[0].position):
            # The diagram is being edited: the edit must be seen.
            self._part_index = 0
        self._parts = shown_parts(shown.problem, is_current=shown.is_current)
        if trial is not None:
            self._parts = tuple(replace(part, is_edited=False) for part in self._parts)
        if self._is_new:
            # The diagram of a zero position is not itself to be solved.
            self._part_index, self._is_new = int(problem.zero_position), False
        self._part_index = min(self._part_index, len(self._parts) - 1)
        if self._part_index != index:
            news |= Changes.PART
        self._show_tree()
        return news

    def _problem_now(self) -> Problem:
        """The problem of the document, while answers are secret without all that tells them."""
        problem = self.document.problem
        if not self._is_secret:
            self._bare = None
            return problem
        if self._bare is None or self._bare[0] is not problem:
            self._bare = problem, without_answers(problem)
        return self._bare[1]

    def _show_tree(self) -> None:
        answer = self.part.answer
        self.solution.set_tree(
            answer.tree.tree if answer else EMPTY_TREE,
            stale=self._shown.is_stale,
            is_claim=answer is not None and answer.status is Status.CLAIMED,
            lines=len(answer.lines) if answer else 0,
        )
