"""The problems of a contest, solved before anything is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from matewright import engine
from matewright.errors import FormatError
from matewright.model import verdict
from matewright.model.problem import Problem
from matewright.model.verdict import Verdict
from matewright.services.contest import marking
from matewright.services.contest.contest_file import Contest, Entry
from matewright.services.solving.solve import start

Watch = Callable[[], object]
"""Called now and then while a problem is being solved; what it raises ends that."""
_MOMENT: Final = 0.05
"""Seconds between two such calls."""


def solved(
    contest: Contest,
    options: engine.Options,
    tell: Callable[[Entry], object] = lambda _: None,
    *,
    again: bool = False,
    watch: Watch | None = None,
) -> Contest:
    """The contest with the complete solution of each problem; `tell` hears which is solved next.

    Complete answers that the file has are taken, unless `again`. Raises a `MatewrightError` for
    what cannot be solved, and what `watch` raises.
    """
    found: dict[int, Problem] = {}
    for entry in contest.entries:
        if again or not is_solved(entry.problem):
            tell(entry)
            found[entry.number] = with_solution(entry.problem, options, watch)
    return contest.with_problems(found)


def with_counts(contest: Contest) -> Contest:
    """The contest with how many solutions of help play are asked for, where a file does not say.

    Solvers must know it. Nothing is said of twins that differ in it.
    """
    found: dict[int, Problem] = {}
    for entry in contest.entries:
        problem, solution = entry.problem, entry.problem.solution
        if problem.intended or solution is None or problem.stipulation.checked().play.is_battle:
            continue
        counts = {len(part.lines) for part in (solution, *solution.twins)}
        if len(counts) == 1 and counts != {1}:
            found[entry.number] = replace(problem, intended=str(counts.pop()))
    return contest.with_problems(found)


def with_solution(problem: Problem, options: engine.Options, watch: Watch | None = None) -> Problem:
    """The problem with its complete solution, or with what was found within the limits."""
    job = start(problem, marking.options_for(problem, options))
    if watch is None:
        return problem.solved(job.result())
    try:
        while (answer := job.result(_MOMENT)) is None:
            watch()
    except BaseException:
        job.cancel()
        raise
    return problem.solved(answer)


def is_solved(problem: Problem) -> bool:
    """Whether it has an answer that others can be compared with."""
    if problem.solution is None or not problem.solution_is_current:
        return False
    try:
        marking.check(problem.solution)
    except FormatError:
        return False
    return True


def doubts(contest: Contest) -> Iterator[FormatError]:
    """What speaks against problems, such as a cook, each with its number.

    A problem that cannot be marked at all is among them. The director decides.
    """
    for entry in contest.entries:
        found = doubt(entry.problem, entry.number)
        if found is not None:
            yield found


def doubt(problem: Problem, number: int = 0) -> FormatError | None:
    """What speaks against a problem; None where nothing does."""
    judgement = verdict.judge(problem)
    if problem.solution is None:
        return FormatError("contest-unsound", number=number, state=judgement.verdict.word)
    try:
        marking.check(problem.solution)
    except FormatError as error:
        return FormatError("contest-problem", number=number, reason=error)
    is_help = not problem.stipulation.checked().play.is_battle
    # Of help play nobody may say how many solutions are intended.
    if judgement.verdict is Verdict.SOUND or (is_help and judgement.verdict is Verdict.SOLVED):
        return None
    state = ", ".join(filter(None, (judgement.verdict.word, judgement.remark)))
    return FormatError("contest-unsound", number=number, state=state)
