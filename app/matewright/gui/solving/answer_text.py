"""What is known of the problem shown, in a sentence: under the question or instead of a tree.

While nothing runs the sentence is that of the part shown; the log has one for all parts together.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from matewright.errors import MatewrightError
from matewright.formats.solution_text import sentence
from matewright.gui.board_presenter import BoardPresenter
from matewright.gui.document import Document
from matewright.gui.panes.progress_panel import ProgressPanel, duration
from matewright.gui.solving.session import Session
from matewright.model.notation import Notation
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.solution import Role, Solution, Status
from matewright.model.verdict import Verdict, intended, judge_solution
from matewright.services.solve import unsolvable_reason
from matewright.services.validate import missing_king


class AnswerText(QObject):
    """Sentences on the answers to the problem that the presenter shows."""

    def __init__(
        self, document: Document, session: Session, presenter: BoardPresenter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._session = session
        self._presenter = presenter
        self._notation = Notation()

    def set_notation(self, notation: Notation) -> None:
        """Write moves in another way from the next sentence on."""
        self._notation = notation

    def show_known(self, panel: ProgressPanel, problem: Problem, *, is_current: bool) -> None:
        """Say in a panel what is known, while nothing runs.

        `is_current` is `problem.solution_is_current`, which takes a while to find out.
        """
        solution = problem.solution
        if solution is None:
            panel.show_known(self._invitation(problem), "")
        elif not is_current:
            answer = self._presenter.part.answer
            is_shown = answer is not None and answer.tree.children
            panel.show_known(self._stale() if is_shown else self._invitation(problem), "")
        else:
            answers = (solution, *solution.twins)
            panel.show_known(self._of_part(), duration(sum(answer.seconds for answer in answers)))
            proved = all(answer.status in (Status.SOLVED, Status.NONE) for answer in answers)
            panel.show_done(complete=proved)
            return
        panel.show_done(complete=False)

    def instead_of_tree(self, *, is_current: bool) -> str:
        """Why the part shown has no tree."""
        answer = self._presenter.part.answer
        if self._session.is_running:
            return self.tr("Solving …")
        if answer is not None and is_current:
            return self._of(answer)
        is_zero = self._presenter.part.twin < 0 and self._document.problem.zero_position
        if is_zero and self._presenter.has_parts:
            return self.tr("The diagram itself is not asked about.")
        reason = unsolvable_reason(self._document.problem)
        return self.tr("The solution will appear here.") if reason is None else str(reason)

    def of_all(self, solution: Solution) -> str:
        """What is known of every part, in one line."""
        if not solution.twins:
            return self._of(solution)
        said = []
        for part in self._presenter.parts:
            if part.answer is not None:
                judgement = judge_solution(part.answer, intended(self._document.problem))
                words = [judgement.verdict.word.lower()]
                if judgement.remark and judgement.verdict is not Verdict.NO_SOLUTION:
                    words.append(judgement.remark)
                said.append(f"{part.short_label}: {', '.join(words)}")
        return "; ".join(said)

    def _of_part(self) -> str:
        """What is known of the part shown; the bar of the parts has a sign for each of them."""
        answer = self._presenter.part.answer
        if answer is None:
            return self.instead_of_tree(is_current=True)
        said = self._of(answer)
        if not self._presenter.has_parts:
            return said
        name = self._presenter.part.short_label
        return f"{name}{'' if name.endswith(')') else ':'} {said}"

    def _of(self, solution: Solution) -> str:
        """What is known, in the words the text begins with, and the shortest keys."""
        keys = [
            self._notation.node(node)
            for node in solution.tree.children
            if node.role is Role.KEY and node.length == solution.length
        ]
        shown = " ".join(keys[:3]) + (" …" if len(keys) > 3 else "")
        said = sentence(solution, intended(self._document.problem))
        known = f"{said} {shown}" if shown else said
        if not solution.notes:
            return known
        return " · ".join((known.removesuffix("."), *map(str, solution.notes)))

    def _invitation(self, problem: Problem) -> str:
        reason = unsolvable_reason(problem) or missing_king(problem)
        if reason is not None:
            return str(reason)
        try:
            asked = problem.stipulation.checked()
            # The parts shown are only those up to a twin that cannot be made.
            asked_parts = parts(problem, PlayOptions())
        except MatewrightError as error:
            return str(error)
        if asked_parts[1:]:
            return self.tr("Press Solve to look for {aim}, in {count} parts.").format(
                aim=asked.name, count=len(asked_parts)
            )
        return self.tr("Press Solve to look for {aim}.").format(aim=asked.name)

    def _stale(self) -> str:
        return self.tr("The answer shown belongs to an earlier state of the problem.")
