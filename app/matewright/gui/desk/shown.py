"""The problem as a window shows it: with which answer, and whether that is still current."""

from __future__ import annotations

from dataclasses import dataclass, replace

from matewright.model.problem import Problem
from matewright.model.solution import Solution


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A problem with the answer being viewed instead of its own.

    * `is_current`: the answer is one to the problem as it stands now.
    * `is_older`: it is not the newest; the user selected it.
    * `is_live`: only live solving has an answer to show, or is to find one.
    * `trial`: the words for a change of the diagram that is only looked at, empty for the problem
      itself.
    """

    problem: Problem
    is_current: bool = False
    is_older: bool = False
    is_live: bool = False
    trial: str = ""

    @property
    def solution(self) -> Solution | None:
        """The answer to all parts; None while there is none."""
        return self.problem.solution

    @property
    def is_stale(self) -> bool:
        """Whether the answer is one to an earlier state of the problem."""
        return self.solution is not None and not self.is_current

    def differs_from(self, other: Shown) -> bool:
        """Whether another answer is shown, or the status of the same one changed."""
        mine = (self.is_current, self.is_older, self.is_live, self.trial)
        return self.solution is not other.solution or mine != (
            other.is_current,
            other.is_older,
            other.is_live,
            other.trial,
        )


def shown_with(problem: Problem, viewed: Problem, live: Solution | None) -> Shown:
    """What is shown of a problem.

    `viewed` is the problem with the answer that a person looks at, `live` what live solving found.
    The user's choice and a current answer take precedence over what was found live. A stale answer
    stays beside what is composed from its position, not below quite another one.
    """
    is_older = viewed.solution is not problem.solution
    is_live = not is_older and not problem.solution_is_current
    if is_live and live is not None:
        viewed = problem.solved(live)
    # Determining this takes a while.
    is_current = viewed.solution_is_current
    if not (is_current or is_older or _have_much_in_common(problem, viewed.solution)):
        viewed = replace(viewed, solution=None)
    return Shown(viewed, is_current=is_current, is_older=is_older, is_live=is_live)


def without_answers(problem: Problem) -> Problem:
    """The problem with nothing that tells its answer: what was found, written and remarked."""
    return replace(
        problem,
        solution=None,
        solution_text="",
        comment="",
        versions=(),
        extra={name: value for name, value in problem.extra.items() if name != "keywords"},
        origin=None,
    )


def _have_much_in_common(problem: Problem, solution: Solution | None) -> bool:
    """Whether a third of the men still stand where they stood when the answer was found."""
    if solution is None:
        return True
    now, before = problem.position.board, solution.question.position.board
    same = sum(one is not None and one == other for one, other in zip(now, before, strict=True))
    men = max(sum(one is not None for one in board) for board in (now, before))
    return 3 * same >= men
