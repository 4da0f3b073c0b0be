"""What is said of the answer to the problem shown, each thing in one place.

The verdict, with the keys, stands beside the caption. Under the question stands what that cannot
say: what to do next, what a partial answer leaves open, on what an answer rests, and what the part
shown says of several. Instead of the play stands why there is none. The log has a line for all.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from matewright.errors import MatewrightError
from matewright.formats.solution_text import sentence
from matewright.gui.desk.desk import Desk
from matewright.gui.question.progress_panel import ProgressPanel, figures
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.remarks import HASH_TABLE
from matewright.model.solution import Solution, Status
from matewright.model.verdict import Verdict, intended, judge_solution

_GAP: Final = " · "


class AnswerText(QObject):
    """Sentences on the answers to the problem on a desk."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk

    def show_known(self, panel: ProgressPanel) -> None:
        """Show the status of the answer in a panel, while nothing runs."""
        shown = self._desk.shown
        problem, solution = shown.problem, shown.solution
        if solution is None:
            panel.show_known("" if shown.trial else self._invitation(problem))
        elif not shown.is_current:
            panel.show_known(self._stale() if shown.is_older else self._invitation(problem))
        else:
            answers = (solution, *solution.twins)
            seconds = sum(answer.seconds for answer in answers)
            rows = [row for answer in answers for row in answer.iterations]
            reason = self._desk.impediment
            beside = self._beside_the_verdict(solution, is_older=shown.is_older)
            said = _GAP.join(filter(None, ("" if reason is None else str(reason), beside)))
            proof = [str(note) for note in solution.notes if note == HASH_TABLE]
            panel.show_known(said, figures(seconds, rows), "".join(proof))
            proved = all(answer.status in (Status.SOLVED, Status.NONE) for answer in answers)
            panel.show_done(complete=proved)
            return
        panel.show_done(complete=False)

    def _beside_the_verdict(self, solution: Solution, *, is_older: bool) -> str:
        """What the verdict beside the caption leaves out; empty if nothing."""
        if solution.twins or is_older or self._desk.part.answer is None:
            return self._of_part()
        if solution.restrictions or solution.status not in (Status.SOLVED, Status.NONE):
            return self._of(solution)
        said = _GAP.join(str(note) for note in solution.notes if note != HASH_TABLE)
        return said[:1].upper() + said[1:]

    def instead_of_tree(self) -> str:
        """Why the part shown has no tree; empty if that is shown elsewhere."""
        return self._instead_of_tree(is_current=self._desk.shown.is_current)

    def _instead_of_tree(self, *, is_current: bool) -> str:
        answer = self._desk.part.answer
        if self._desk.is_running:
            return ""
        if answer is not None and is_current:
            return self._of(answer)
        if self._desk.is_trial:
            return self.tr("This change is being solved …")
        is_zero = self._desk.part.twin < 0 and self._desk.problem.zero_position
        if is_zero and self._desk.has_parts:
            return self.tr("The diagram itself is not part of the question.")
        reason = self._desk.unsolvable
        return self.tr("The solution will appear here.") if reason is None else str(reason)

    def of_all(self, solution: Solution) -> str:
        """The status of every part, in one line."""
        if not solution.twins:
            return self._of(solution)
        said = []
        for part in self._desk.parts:
            if part.answer is not None:
                judgement = judge_solution(part.answer, intended(self._desk.problem))
                words = [judgement.verdict.word.lower()]
                if judgement.remark and judgement.verdict is not Verdict.NO_SOLUTION:
                    words.append(judgement.remark)
                said.append(f"{part.short_label}: {', '.join(words)}")
        return "; ".join(said)

    def _of_part(self) -> str:
        """The status of the part shown; the bar of the parts has a sign for each of them."""
        answer = self._desk.part.answer
        if answer is None:
            return self._instead_of_tree(is_current=True)
        said = self._of(answer)
        if not self._desk.has_parts:
            return said
        name = self._desk.part.short_label
        return f"{name}{'' if name.endswith(')') else ':'} {said}"

    def _of(self, solution: Solution) -> str:
        """The opening sentence: the verdict, with any notes."""
        verdict = sentence(solution, intended(self._desk.problem))
        if not solution.notes:
            return verdict
        return _GAP.join((verdict.removesuffix("."), *map(str, solution.notes)))

    def _invitation(self, problem: Problem) -> str:
        reason = self._desk.impediment
        if reason is not None:
            return str(reason)
        try:
            stipulation = problem.stipulation.checked()
            # The parts shown are only those up to a twin that cannot be made.
            asked_parts = parts(problem, PlayOptions())
        except MatewrightError as error:
            return str(error)
        if asked_parts[1:]:
            return self.tr("Press Solve to look for {aim}, in {count} parts.").format(
                aim=stipulation.name, count=len(asked_parts)
            )
        return self.tr("Press Solve to look for {aim}.").format(aim=stipulation.name)

    def _stale(self) -> str:
        return self.tr("The answer shown belongs to an earlier state of the problem.")
