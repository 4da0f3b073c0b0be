"""The state of the problem beside the board: activity, live result or verdict."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from matewright.formats.solution_text import findings
from matewright.gui.board.panel import BoardPanel
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.solving.verifying import Verifying
from matewright.model.problem import Problem
from matewright.model.verdict import Judgement, Verdict
from matewright.services.answer.file_verdict import judge_beside_file
from matewright.services.question.option_text import exchange_in_words
from matewright.services.solving.validate import validate

_NOT_JUDGED: Final = (Verdict.STALE, Verdict.UNSUPPORTED, Verdict.UNREADABLE)


class StateDisplay(QObject):
    """Names the problem above the board, with the present activity or the verdict."""

    _SHOWS: Final = (
        Changes.OTHER
        | Changes.PROBLEM
        | Changes.ANSWER
        | Changes.RUNNING
        | Changes.LIVE
        | Changes.NOTATION
    )

    def __init__(
        self, desk: Desk, panel: BoardPanel, verifying: Verifying, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._verifying = verifying
        self._panel = panel
        self._badge = panel.caption.state
        desk.changed.connect(self._follow)
        verifying.ended.connect(self._follow_check)
        desk.session.answered.connect(self._badge.announce)

    def _follow_check(self) -> None:
        self._follow(Changes.ANSWER)

    def _follow(self, changes: Changes) -> None:
        if not changes & self._SHOWS:
            return
        problem, live = self._desk.problem, self._desk.live.state
        if self._desk.is_trial:
            self._show_trial(self._desk.shown.problem)
            return
        if changes & ~Changes.LIVE & self._SHOWS or live is None:
            self._panel.show_problem(problem, self._judgement(problem), self._desk.report)
        if self._desk.is_running:
            self._badge.show_activity(self.tr("Solving …"))
        elif live is not None and live.activity:
            self._badge.show_activity(live.activity, live.judgement.remark)
        elif live is not None:
            self._badge.show_judgement(with_exchange(live.judgement, problem))
        if changes & Changes.LIVE and live is not None and not live.activity:
            self._badge.announce()

    def _show_trial(self, problem: Problem) -> None:
        """The verdict on a change of the diagram that is only looked at, once it is found."""
        self._panel.show_problem(problem, self._judgement(problem), validate(problem))
        if problem.solution is None:
            self._badge.show_activity(self.tr("Solving …"))

    def _judgement(self, problem: Problem) -> Judgement:
        """The verdict on a problem, and the keys or lines found."""
        judgement, solution = judge_beside_file(problem), problem.solution
        if solution is None or judgement.verdict in _NOT_JUDGED:
            return judgement
        found = findings(solution, self._desk.notation)
        checked = self._verifying.in_short
        remark = " · ".join(filter(None, (judgement.remark, found, checked)))
        return with_exchange(replace(judgement, remark=remark), problem)


def with_exchange(judgement: Judgement, problem: Problem) -> Judgement:
    """A judgement that says whose part is played, where that is not the usual one."""
    words = exchange_in_words(problem)
    if not words:
        return judgement
    # First, because small windows show only the beginning.
    return replace(judgement, remark=f"{words} · {judgement.remark}".removesuffix(" · "))
