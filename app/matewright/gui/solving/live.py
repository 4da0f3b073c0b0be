"""Live solving: after every edit the state of the problem is found again, in the background.

It asks for less than a person who presses Solve: which keys there are, or how many solutions, with
one thread, little memory and a time limit. That decides the state; variations, tries and set play
come from Solve alone. What it finds is shown, never stored, and an answer that was asked for goes
before it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton

from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.formats import solution_text
from matewright.gui.background.jobs import JobRunner
from matewright.gui.document import Document
from matewright.gui.preferences import LIVE_SECONDS, LIVE_SOLVING, Preferences
from matewright.gui.solving.session import Session, question_of
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Progress, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import (
    Judgement,
    Verdict,
    count_of_solutions,
    intended,
    judge_all,
)
from matewright.services.progress_text import ProgressText

_MEMORY: Final = 64
"""MiB for the hash table: it is freed and allocated with every edit."""

_MOST_LINES: Final = 100
"""Of help play and series: more are counted as `at least` so many."""

_MOST_KEPT: Final = 64


@dataclass(frozen=True, slots=True)
class LiveState:
    """What live solving says of the problem shown.

    While `activity` says what goes on, nothing is decided, and the remark of `judgement` says what
    is proved so far. `is_working`: a search is running.
    """

    judgement: Judgement
    activity: str = ""
    is_working: bool = False


class LiveSolving(QObject):
    """Follows the problem that is shown; `state` is None where there is nothing to say.

    It does so from `begin` on.

    That is so while it is switched off, while the problem shown is being solved, and when the
    answer that was asked for says all there is to say.

    * `changed`: the state is another one.
    * `switched` (bool): it was turned on or off.
    """

    changed = Signal()
    switched = Signal(bool)

    def __init__(
        self, document: Document, session: Session, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._session = session
        self._preferences = preferences
        self._asked: tuple[object, ...] | None = None
        self._state: LiveState | None = None
        self._is_paused = False
        self._words: dict[str, ProgressText] = {}
        self._answers: OrderedDict[tuple[object, ...], Solution] = OrderedDict()
        """Those found last, by their questions: undo must not begin to search again."""
        self._runner = JobRunner(self, small_answers=True)
        self._runner.progress.connect(self._show_progress)
        self._runner.finished.connect(self._finish)
        self._runner.failed.connect(self._fail)
        # Several edits at once, such as another stipulation and with it another turn, are one.
        self._beginning = QTimer(self)
        self._beginning.setSingleShot(True)
        self._beginning.setInterval(0)
        self._beginning.timeout.connect(self._begin)

    def begin(self) -> None:
        """Follow the document from now on."""
        self._document.problem_changed.connect(self._follow)
        self._document.current_changed.connect(self._follow)
        self._session.run_changed.connect(self._make_way)
        self._preferences.changed.connect(self._on_changed)
        self._follow()

    def go_on_with(self, other: LiveSolving) -> None:
        """Know what was found in another window, whose place this one's takes."""
        self._answers = other._answers.copy()

    @property
    def state(self) -> LiveState | None:
        """What is to be shown of it."""
        return self._state

    def set_wanted(self, wanted: bool) -> None:
        """Switch it on or off, and remember that."""
        self._preferences.set(LIVE_SOLVING, wanted)

    def offer_in(self, switch: QAbstractButton | QAction) -> None:
        """Have a switch of the window show whether it is on, and turn it on and off."""
        switch.setChecked(self._preferences.get(LIVE_SOLVING))
        switch.toggled.connect(self.set_wanted)
        self.switched.connect(switch.setChecked)

    def reformat(self) -> None:
        """Write the moves of what was found with the letters that are wanted now."""
        known = self._answers.get(self._asked) if self._asked is not None else None
        if known is not None:
            self._show(self._judged(known))

    def shut_down(self) -> None:
        """End the search; for the closing window."""
        self._beginning.stop()
        self._runner.let_go()

    # -- following ---------------------------------------------------------------------------

    def _follow(self) -> None:
        """Turn to the problem as it is now, unless it is asked about already."""
        problem = self._document.problem
        is_wanted = self._preferences.get(LIVE_SOLVING) and _has_open_question(problem)
        self._is_paused = self._must_rest
        if is_wanted and self._is_paused and not self._session.is_running:
            waits = self.tr("Live solving waits")
            reason = self.tr("another problem is being solved")
            self._turn_to(None, LiveState(Judgement(Verdict.UNSOLVED, reason), waits))
        elif is_wanted and not self._is_paused:
            self._ask((*question_of(problem), problem.intended))
        else:
            self._turn_to(None, None)

    def _on_changed(self, key: str) -> None:
        if key == LIVE_SOLVING.key:
            self.switched.emit(self._preferences.get(LIVE_SOLVING))
            self._follow()
        elif key == LIVE_SECONDS.key:
            # What was stopped by the old limit is restarted under the new one.
            for question, answer in list(self._answers.items()):
                if any(part.status is Status.PARTIAL for part in (answer, *answer.twins)):
                    del self._answers[question]
            self._asked = None
            self._follow()

    @property
    def _must_rest(self) -> bool:
        """Whether something is solved that a person waits for, or this very problem."""
        return self._session.is_busy_at_once or self._session.is_running

    def _make_way(self) -> None:
        if self._is_paused != self._must_rest:
            self._follow()

    def _ask(self, question: tuple[object, ...]) -> None:
        if question == self._asked:
            return
        known = self._answers.get(question)
        if known is not None:
            self._answers.move_to_end(question)
            self._turn_to(question, self._judged(known))
        else:
            self._turn_to(question, self._working(""))
            self._beginning.start()

    def _turn_to(self, question: tuple[object, ...] | None, state: LiveState | None) -> None:
        self._asked = question
        self._beginning.stop()
        self._runner.drop()
        self._show(state)

    def _show(self, state: LiveState | None) -> None:
        if state != self._state:
            self._state = state
            self.changed.emit()

    # -- searching ---------------------------------------------------------------------------

    def _begin(self) -> None:
        problem = self._document.problem
        try:
            questions = parts(problem, PlayOptions())
            asked = [part.stipulation.checked() for part in questions]
            self._runner.start(problem, self._options(problem, asked))
        except MatewrightError:
            # The reason is shown where it is edited, except for pieces that are not known. Which
            # strategy knows them is said beside the choice: it may be chosen already.
            is_shown = problem.position.is_orthodox
            remark = (
                self.tr("cannot be solved as it is")
                if is_shown
                else self.tr("live solving knows the pieces of orthodox chess only")
            )
            self._show(LiveState(Judgement(Verdict.UNSOLVED, remark)))
            return
        notation = self._session.notation
        self._words = {
            part.label: ProgressText(part.position, notation, stipulation)
            for part, stipulation in zip(questions, asked, strict=True)
        }

    def _options(self, problem: Problem, asked: Sequence[Stipulation]) -> Options:
        """Whatever decides the state, and nothing beside it."""
        all_battle = all(stipulation.play.is_battle for stipulation in asked)
        return Options(
            # The play after a key has no keys: only the whole tree shows whether it succeeds.
            mode=Mode.FULL if problem.options.post_key else Mode.KEYS,
            max_solutions=None if all_battle else _MOST_LINES,
            time_limit=float(self._preferences.get(LIVE_SECONDS)),
            memory=_MEMORY,
        )

    def _show_progress(self, progress: Progress) -> None:
        if progress.finished:
            # The answer is on its way.
            return
        words = self._words.get(progress.part, next(iter(self._words.values())))
        known = " · ".join(words.knowledge(progress))
        self._show(self._working(f"{progress.part} {known}".strip() if known else ""))

    def _working(self, known: str) -> LiveState:
        judgement = Judgement(Verdict.UNSOLVED, known)
        return LiveState(judgement, self.tr("Still working …"), is_working=True)

    def _finish(self, solution: Solution) -> None:
        if self._asked is not None:
            self._answers[self._asked] = solution
            while len(self._answers) > _MOST_KEPT:
                self._answers.popitem(last=False)
        self._show(self._judged(solution))

    def _fail(self, error: MatewrightError) -> None:
        self._show(LiveState(Judgement(Verdict.UNSOLVED, str(error))))

    # -- the verdict -------------------------------------------------------------------------

    def _judged(self, solution: Solution) -> LiveState:
        wanted = intended(self._document.problem)
        judgement = judge_all(solution, wanted)
        is_cooked = wanted is not None and len(solution.lines) > wanted and not solution.twins
        if judgement.verdict is Verdict.PARTIAL and is_cooked:
            # A search that was ended with more than enough need not be finished to know that.
            judgement = Judgement(Verdict.COOKED, count_of_solutions(solution))
        found = solution_text.findings(solution, self._session.notation)
        remarks = [judgement.remark, found, self.tr("live")]
        return LiveState(replace(judgement, remark=" · ".join(filter(None, remarks))))


def _has_open_question(problem: Problem) -> bool:
    """Whether anything is to be found that an answer, found here and whole, does not say."""
    if problem.read_error or problem.unsupported:
        return False
    solution = problem.solution
    if solution is None or problem.solution_is_stored or not problem.solution_is_current:
        return True
    return not all(
        answer.status in (Status.SOLVED, Status.NONE)
        and not answer.restrictions
        and answer.mode is not Mode.SHORTEST
        for answer in (solution, *solution.twins)
    )
