"""Rounds in the window: held with one solver after another, and marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from matewright.errors import MatewrightError
from matewright.gui.contest.attempt_keeper import attempts_folder
from matewright.gui.contest.controller import SolveYourself, Stage
from matewright.gui.contest.open_contest import OpenContest
from matewright.gui.contest.sitting import Sitting
from matewright.gui.contest.stopwatch import clock_text
from matewright.gui.desk.desk import Desk
from matewright.gui.widgets import questions
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.modal import answered
from matewright.services.contest.answer_files import Answers
from matewright.services.contest.contest_file import Contest
from matewright.services.contest.evening import Evening, has_handed_in
from matewright.services.contest.unfinished import UnfinishedRound

if TYPE_CHECKING:
    from matewright.services.contest.results import Result


class Rounds(QObject):
    """Lets solvers sit down at the contest that is open, and shows how they have done."""

    def __init__(self, desk: Desk, attempt: SolveYourself, contest: OpenContest) -> None:
        super().__init__(desk)
        self._desk, self._attempt, self._contest = desk, attempt, contest
        self._window = desk.window
        self._evening: Evening | None = None
        self._is_asking = self._is_over = False
        attempt.round_handed_in.connect(self._take)

    def restore_state(self, other: Rounds) -> None:
        """Go on with the evening of another window, which this one's replaces."""
        self._evening = other._evening

    # -- holding -----------------------------------------------------------------------------

    def hold(self) -> None:
        """Ask who solves which round, and begin."""
        opened = self._contest.evening(self.tr("Hold a Round"))
        if opened is None or not self._contest.can_be_held(opened.contest):
            return
        self._evening = opened
        self._ask_for_solver("")

    def hand_in(self) -> None:
        """Hand the round in, once that is confirmed; a single answer at once."""
        attempt = self._attempt
        if attempt.sitting is None:
            attempt.hand_in()
            return
        if attempt.stage is not Stage.SOLVING:
            return
        left = attempt.sitting.left(attempt.watch.seconds)
        words = self.tr("there is no limit") if left is None else self.tr("{time} are left")
        words = words.format(time=clock_text(left or 0))
        if self._confirmed(questions.HANDING_IN, words):
            attempt.hand_in()

    def set_aside(self) -> None:
        """Interrupt the round, once that is confirmed; a single attempt at once."""
        sitting = self._attempt.sitting
        if sitting is None or self._confirmed(questions.INTERRUPTING, sitting.store.solver):
            self._attempt.set_aside()

    def _confirmed(self, question: questions.Confirmation, words: str) -> bool:
        """Ask while the clock runs; when the time is over meanwhile, the round is taken after."""
        self._is_asking = True
        is_wanted = questions.confirm(self._window, question, words)
        self._is_asking = False
        if self._is_over:
            self._is_over = False
            self._take()
            return False
        return is_wanted

    def _take(self) -> None:
        """Keep what was handed in, and ask for the next solver."""
        sitting, opened = self._attempt.sitting, self._evening
        assert sitting is not None, "a round is handed in by who sits at it"
        assert opened is not None, "who sits has begun a round"
        if self._is_asking:
            self._is_over = True
            return
        if not self._contest.done(lambda: opened.hand_in(sitting.store)):
            self._attempt.go_on()
            return
        sitting.store.forget()
        words = self.tr("{solver} has handed in after {time}.")
        time = clock_text(min(sitting.store.seconds, sitting.limit or sitting.store.seconds))
        said = words.format(solver=sitting.store.solver, time=time)
        if not self._ask_for_solver(said, sitting.store.name):
            self._attempt.leave_round()
            self.show_results()

    def _ask_for_solver(self, said: str, name: str = "") -> bool:
        """Ask until somebody begins a round; False when nobody does."""
        # Loaded when it is first used.
        from matewright.gui.contest.hold_dialog import HoldRoundDialog

        opened = self._evening
        assert opened is not None, "it is open before anybody is asked"
        contest = opened.contest
        try:
            answers = opened.answers()
        except MatewrightError as error:
            show_error(self._window, self.tr("Hold a Round"), str(error))
            return False
        unfinished = _unfinished(contest, answers)
        dialog = HoldRoundDialog(contest, answers, unfinished, said, self._window)
        dialog.choose(name)
        if answered(dialog) != QDialog.DialogCode.Accepted:
            return False
        store = UnfinishedRound(attempts_folder(), contest.mark, dialog.round.name, dialog.solver)
        if unfinished is not None:
            left_over = unfinished
            if dialog.goes_on:
                store = left_over
            elif not self._contest.done(lambda: opened.hand_in(left_over)):
                return False
        one = next(each for each in contest.rounds if each.name == store.name)
        limit = None if one.minutes is None else float(60 * one.minutes)
        return self._attempt.begin_round(Sitting(store, contest.indices(one), limit))

    # -- results -----------------------------------------------------------------------------

    def show_results(self) -> None:
        """Show the table, in which the director can change points."""
        from matewright.gui.contest.results_dialog import ResultsDialog

        opened = self._contest.evening(self.tr("Results"))
        if opened is None:
            return
        found = self._marked(opened)
        if found is None:
            return
        answered(ResultsDialog(opened, found, self._marked, self._contest.done, self._window))

    def _marked(self, opened: Evening) -> list[Result] | None:
        """The results as they stand; None when they cannot be had, which is told."""
        from matewright.services.contest.results import results

        notation = self._desk.notation
        try:
            return self._contest.work.do(
                lambda: results(opened.contest, opened.answers(), notation), self.tr("Marking …")
            )
        except MatewrightError as error:
            show_error(self._window, self.tr("Results"), str(error))
            return None


def _unfinished(contest: Contest, answers: Sequence[Answers]) -> UnfinishedRound | None:
    """The round that somebody has begun and not handed in."""
    found = UnfinishedRound.begun(attempts_folder(), contest.mark)
    if found is None:
        return None
    rounds = [one for one in contest.rounds if one.name == found.name]
    is_open = any(not has_handed_in(answers, found.solver, one) for one in rounds)
    return found if is_open else None
