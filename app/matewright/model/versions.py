"""The versions of a problem: its states with the answer to each, as they were passed.

The newest answers stay, and so does what a person named, what was sound, and what a search of some
seconds had proved when it was cut off. Those that stay for good are written into the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from matewright.model.figures import FIELD as FIGURES
from matewright.model.problem import Problem, Version
from matewright.model.solution import Solution
from matewright.model.verdict import Verdict, judge

MOST_ANSWERS: Final = 8
"""Answers that are kept for a while; when another comes, the oldest goes."""

MOST_LASTING: Final = 24
"""Versions without a name that are worth keeping."""

LONG_SEARCH: Final = 2.0
"""Seconds: what a search of so long has proved is worth keeping."""

_KEPT_FIELDS: Final = ("options", "conditions", "twins", FIGURES)
"""Of what a file says beyond the problem: that which changes the question, or how it is drawn."""


def version_of(problem: Problem, number: int, name: str = "", *, is_live: bool = False) -> Version:
    """A problem as it stands, with its answer if that is one to it."""
    kept = {key: value for key, value in problem.extra.items() if key in _KEPT_FIELDS}
    solution = problem.solution if problem.solution_is_current else None
    state = Problem(
        intended=problem.intended,
        turn_is_chosen=problem.turn_is_chosen,
        solution=solution,
        solution_is_stored=problem.solution_is_stored and solution is not None,
        extra=kept,
    ).with_question(problem)
    made = Version(number, state, name, is_live=is_live)
    return replace(made, is_lasting=_is_lasting(made))


def _is_lasting(version: Version) -> bool:
    verdict = judge(version.problem).verdict
    if verdict is Verdict.PARTIAL:
        return not version.is_live and version.seconds >= LONG_SEARCH
    return verdict is Verdict.SOUND


def next_number(problem: Problem) -> int:
    """The number of the next version of a problem."""
    return 1 + max((version.number for version in problem.versions), default=0)


def with_own_answer(problem: Problem) -> Problem:
    """The same with its answer among its versions: that of a file is not there at first."""
    answers = (version.solution for version in problem.versions)
    if any(one is problem.solution for one in answers) or not problem.solution_is_current:
        return problem
    return replace(problem, versions=(version_of(problem, 0), *problem.versions))


def with_version(problem: Problem, version: Version) -> Problem:
    """The same with a further version; the oldest without a name go where there are many.

    What was found while editing makes room for requested answers, and is not kept twice. A name
    that was given before there was an answer stands with the answer.
    """
    question = version.problem.question
    others = [one for one in problem.versions if one.problem.question == question]
    named = {one.number: answered(one, version) for one in others if one.solution is None}
    if named and version.solution is not None:
        return changed(problem, named)
    if version.is_live and any(one.solution is not None for one in others):
        return problem
    gone = {one.number for one in others if one.is_live and not one.name}
    kept = [one for one in problem.versions if one.number not in gone]
    return replace(problem, versions=_trimmed([*kept, version], problem.solution))


def answered(version: Version, other: Version) -> Version:
    """A version without an answer with that of another one of the same state."""
    return replace(other, number=version.number, name=version.name, is_live=False)


def _trimmed(versions: list[Version], in_use: Solution | None) -> tuple[Version, ...]:
    free = [one for one in versions if not one.name and one.solution is not in_use]
    question = versions[-1].problem.question
    same = [one for one in free if one.problem.question == question]
    lasting = [one for one in free if one.is_lasting]
    passing = [one for one in free if not one.is_lasting]
    gone = {*same[: 1 - MOST_ANSWERS], *lasting[:-MOST_LASTING], *passing[: 1 - MOST_ANSWERS]}
    return tuple(one for one in versions if one not in gone)


def changed(problem: Problem, changes: Mapping[int, Version | None]) -> Problem:
    """The same with the versions of these numbers replaced; None removes one."""
    versions = {version.number: version for version in problem.versions}
    for number, version in changes.items():
        if version is None:
            versions.pop(number, None)
        else:
            versions[number] = version
    return replace(problem, versions=tuple(versions[number] for number in sorted(versions)))


def answer_to(problem: Problem, earlier: Problem) -> Problem:
    """`problem` with the versions of `earlier`, and with the newest of their answers to it.

    Where there is none it has the answer of `earlier`, which is then one to another state.
    """
    if problem.question != earlier.question:
        earlier = with_own_answer(earlier)
    source = earlier
    if problem.question != earlier.question:
        for version in earlier.versions:
            is_answer = version.solution is not None and not version.is_live
            if is_answer and version.problem.question == problem.question:
                source = version.problem
    if problem.solution is source.solution and problem.versions is earlier.versions:
        return problem
    return replace(
        problem,
        solution=source.solution,
        solution_is_stored=source.solution_is_stored,
        versions=earlier.versions,
    )


def restored(problem: Problem, version: Version) -> Problem:
    """The problem in the state of a version and with its answer; names and source stay."""
    state = version.problem
    return replace(
        with_own_answer(problem).with_question(state),
        intended=state.intended,
        turn_is_chosen=state.turn_is_chosen,
        solution=state.solution or problem.solution,
        solution_is_stored=state.solution_is_stored,
    )
