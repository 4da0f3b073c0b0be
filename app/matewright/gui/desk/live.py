"""Live solving: after every edit the whole answer is found again, in the background.

It asks what Solve would ask, with little memory and a time limit. Where that takes a while, a
second search finds the verdict first: which keys there are. What is found is shown, never stored,
and an answer that Solve has found takes precedence over it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QAbstractButton

from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.formats import solution_text
from matewright.gui.background.jobs import JobRunner
from matewright.gui.background.timers import one_shot
from matewright.gui.desk.session import Session
from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import LIVE_SECONDS, LIVE_SOLVING, Preferences
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
from matewright.services.solving.progress_text import ProgressText

_MEMORY: Final = 64
"""MiB for the hash table: it is freed and allocated with every edit."""

_MOST_LINES: Final = 100
"""Of help play and series: more are counted as `at least` so many."""

VERDICT_AFTER: Final = 300
"""Milliseconds after which the verdict is searched for in parallel with the whole answer."""

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

    It starts with `begin`. There is nothing to say while live solving is off, while the problem
    shown is being solved, and when the answer from Solve already says everything.

    * `changed`: the state changed.
    * `answered`: `answer` changed.
    * `switched` (bool): it was turned on or off.
    """

    changed = Signal()
    answered = Signal()
    switched = Signal(bool)

    def __init__(
        self, document: Document, session: Session, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._session = session
        self._preferences = preferences
        self._question: tuple[object, ...] | None = None
        self._state: LiveState | None = None
        self._answer: Solution | None = None
        self._before: Solution | None = None
        self._chosen: Callable[[], Options] = Options
        self._is_paused = self._is_resting = False
        self._words: dict[str, ProgressText] = {}
        self._answers: OrderedDict[tuple[object, ...], Solution] = OrderedDict()
        """The latest answers by question, so that undo need not search again."""
        self._runner = JobRunner(self)
        self._runner.progress.connect(self._show_progress)
        self._runner.finished.connect(self._finish)
        self._runner.failed.connect(self._fail)
        self._verdict_runner = JobRunner(self, small_answers=True)
        self._verdict_runner.finished.connect(self._finish_verdict)
        self._verdict: Solution | None = None
        self._asking_verdict = one_shot(self, self._ask_for_verdict, VERDICT_AFTER)
        # Several edits at once, such as another stipulation and with it another turn, are one.
        self._beginning = one_shot(self, self._begin)

    def begin(self) -> None:
        """Follow the document from now on."""
        self._document.problem_changed.connect(self._follow)
        self._document.current_changed.connect(self._turn_away)
        self._session.run_changed.connect(self._make_way)
        self._preferences.changed.connect(self._on_changed)
        self._follow()

    def restore_state(self, other: LiveSolving) -> None:
        """Take over the answers found in another window, which this one's replaces."""
        self._answers = other._answers.copy()

    @property
    def state(self) -> LiveState | None:
        """The state to show."""
        return self._state

    @property
    def answer(self) -> Solution | None:
        """The latest answer to the problem shown, possibly to an earlier state of it."""
        return self._answer

    @property
    def before(self) -> Solution | None:
        """The answer to the state before that; None if there is nothing to compare."""
        return self._before

    def forget_before(self) -> None:
        """Stop comparing: the user has seen what is new."""
        self._before = None

    def follow_options(self, chosen: Callable[[], Options], changed: SignalInstance) -> None:
        """Use the options chosen there: set play, tries, how much of the answer."""
        self._chosen = chosen
        changed.connect(self._follow)

    def set_on(self, is_on: bool) -> None:
        """Turn live solving on or off, and remember that."""
        self._preferences.set(LIVE_SOLVING, is_on)

    def set_resting(self, is_resting: bool) -> None:
        """Find nothing for a while, and forget what was found of the problem shown."""
        self._is_resting = is_resting
        self._follow()

    def offer_in(self, switch: QAbstractButton) -> None:
        """Connect a button that shows whether it is on, and turns it on and off."""
        switch.setChecked(self._preferences.get(LIVE_SOLVING))
        switch.toggled.connect(self.set_on)
        self.switched.connect(switch.setChecked)

    def reformat(self) -> None:
        """Rewrite the moves found in the present notation."""
        answer = self._answers.get(self._question) if self._question is not None else None
        if answer is not None:
            self._show(self._judged(answer))

    def shut_down(self) -> None:
        """End the search; for the closing window."""
        self._beginning.stop()
        self._asking_verdict.stop()
        self._runner.release()
        self._verdict_runner.release()

    # -- following ---------------------------------------------------------------------------

    def _turn_away(self) -> None:
        """Forget the answer to the problem that was shown before."""
        self._keep(None)
        self._follow()

    def _follow(self) -> None:
        """Solve the problem as it is now, unless that is already under way."""
        problem = self._document.problem
        is_wanted = self._preferences.get(LIVE_SOLVING) and _has_open_question(problem)
        self._is_paused = self._must_rest
        if is_wanted and not self._is_paused:
            self._ask((problem.question, problem.intended, *self._options_used()))
        else:
            self._turn_to(None, None)
            self._keep(None)

    def _options_used(self) -> tuple[object, ...]:
        """The chosen options, as far as live solving respects them."""
        chosen = self._chosen()
        mode = Mode.FULL if chosen.mode is Mode.FULL else Mode.KEYS
        return mode, chosen.set_play, chosen.tries

    def _on_changed(self, key: str) -> None:
        if key == LIVE_SOLVING.key:
            self.switched.emit(self._preferences.get(LIVE_SOLVING))
            self._follow()
        elif key == LIVE_SECONDS.key:
            # What was stopped by the old limit is restarted under the new one.
            for question, answer in list(self._answers.items()):
                if answer.is_partial:
                    del self._answers[question]
            self._question = None
            self._follow()

    @property
    def _must_rest(self) -> bool:
        """Whether this very problem is being solved, or nothing is to be found for a while."""
        return self._is_resting or self._session.is_running

    def _make_way(self) -> None:
        if self._is_paused != self._must_rest:
            self._follow()

    def _ask(self, question: tuple[object, ...]) -> None:
        if question == self._question:
            return
        answer = self._answers.get(question)
        if answer is not None:
            self._answers.move_to_end(question)
            self._turn_to(question, self._judged(answer))
            self._keep(answer)
        else:
            self._turn_to(question, self._working(""))
            self._beginning.start()

    def _turn_to(self, question: tuple[object, ...] | None, state: LiveState | None) -> None:
        self._question = question
        self._beginning.stop()
        self._asking_verdict.stop()
        self._runner.drop()
        self._verdict_runner.drop()
        self._verdict = None
        self._show(state)

    def _keep(self, answer: Solution | None) -> None:
        """Show another answer and compare it with the one before."""
        if answer is not self._answer:
            self._before = self._answer if answer is not None else None
            self._answer = answer
            self.answered.emit()

    def _show(self, state: LiveState | None) -> None:
        if state != self._state:
            self._state = state
            self.changed.emit()

    # -- searching ---------------------------------------------------------------------------

    def _begin(self) -> None:
        problem = self._document.problem
        try:
            questions = parts(problem, PlayOptions())
            stipulations = [part.stipulation.checked() for part in questions]
            self._runner.start(problem, self._options(problem, stipulations))
            self._asking_verdict.start()
        except MatewrightError:
            # The reason is shown where it is edited.
            remark = self.tr("cannot be solved as it is")
            self._show(LiveState(Judgement(Verdict.UNSOLVED, remark)))
            return
        notation = self._session.notation
        self._words = {
            part.label: ProgressText(part, notation, stipulation)
            for part, stipulation in zip(questions, stipulations, strict=True)
        }

    def _options(
        self, problem: Problem, stipulations: Sequence[Stipulation], *, verdict_alone: bool = False
    ) -> Options:
        """The chosen options, or with `verdict_alone` only those that decide the verdict."""
        chosen = self._chosen()
        all_battle = all(stipulation.play.is_battle for stipulation in stipulations)
        # The play after a key has no keys: only the whole tree shows whether it succeeds.
        is_whole = problem.options.post_key or (chosen.mode is Mode.FULL and not verdict_alone)
        return Options(
            mode=Mode.FULL if is_whole else Mode.KEYS,
            set_play=is_whole and chosen.set_play,
            tries=chosen.tries if is_whole else 0,
            threads=1 if verdict_alone else chosen.threads,
            max_solutions=None if all_battle else _MOST_LINES,
            time_limit=float(self._preferences.get(LIVE_SECONDS)),
            memory=_MEMORY,
        )

    def _ask_for_verdict(self) -> None:
        """Search for the verdict while the whole answer takes a while."""
        problem = self._document.problem
        try:
            stipulations = [part.stipulation.checked() for part in parts(problem, PlayOptions())]
            alone = self._options(problem, stipulations, verdict_alone=True)
            is_less = alone.mode is not self._options(problem, stipulations).mode
            if is_less and self._runner.is_running:
                self._verdict_runner.start(problem, alone)
        except MatewrightError:
            # The whole answer says what is wrong.
            return

    def _finish_verdict(self, solution: Solution) -> None:
        """Show the verdict while the whole answer is still being written."""
        if not solution.is_partial:
            self._verdict = solution
            self._show(self._judged(solution))

    def _show_progress(self, progress: Progress) -> None:
        if progress.finished or self._verdict is not None:
            # The answer is about to arrive, or the verdict is already shown.
            return
        words = self._words.get(progress.part, next(iter(self._words.values())))
        findings = " · ".join(words.knowledge(progress))
        self._show(self._working(f"{progress.part} {findings}".strip() if findings else ""))

    def _working(self, findings: str) -> LiveState:
        judgement = Judgement(Verdict.UNSOLVED, findings)
        return LiveState(judgement, self.tr("Still working …"), is_working=True)

    def _finish(self, solution: Solution) -> None:
        if self._question is not None:
            self._answers[self._question] = solution
            while len(self._answers) > _MOST_KEPT:
                self._answers.popitem(last=False)
        self._asking_verdict.stop()
        self._verdict_runner.drop()
        self._show(self._judged(self._verdict or solution))
        self._keep(solution)
        answered = self._document.problem.solved(solution)
        self._document.keep_version(self._document.current, answered, is_live=True)

    def _fail(self, error: MatewrightError) -> None:
        self._show(LiveState(Judgement(Verdict.UNSOLVED, str(error))))

    # -- the verdict -------------------------------------------------------------------------

    def _judged(self, solution: Solution) -> LiveState:
        intended_count = intended(self._document.problem)
        judgement = judge_all(solution, intended_count)
        is_cooked = (
            intended_count is not None
            and len(solution.lines) > intended_count
            and not solution.twins
        )
        if judgement.verdict is Verdict.PARTIAL and is_cooked:
            # More solutions than intended prove a cook even if the search was cut short.
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
