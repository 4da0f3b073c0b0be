"""The verdict on a problem beside what its file states: sound, or sound but another key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from matewright.model.problem import Problem
from matewright.model.solution import Role, Solution
from matewright.model.verdict import Judgement, Verdict, intended, judge, judge_all, stored_remark
from matewright.services.answer.file_comparison import Agreement, Comparison, compare
from matewright.services.answer.file_text import FoundMove, found_moves
from matewright.services.answer.file_words import differing
from matewright.wording import Wording

_words: Final = Wording("FileSolution")

_MOST_KEPT: Final = 200
"""Comparisons that are kept: a list asks for those of its rows again and again."""

_JUDGED: Final = (
    Verdict.SOUND,
    Verdict.SOLVED,
    Verdict.COOKED,
    Verdict.SHORT,
    Verdict.NO_SOLUTION,
)


@dataclass(frozen=True, slots=True)
class _Statement:
    """What the file of a problem states in words."""

    text: str
    best_moves: str
    answer: tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...] = ()


_kept: dict[tuple[int, _Statement], tuple[Solution, tuple[Comparison, ...]]] = {}


def comparisons(problem: Problem) -> tuple[Comparison, ...]:
    """The answer to a problem compared with what its file states, part by part.

    Empty where the file states nothing, or the problem has no answer to its present state.
    """
    best_moves = problem.extra.get("bm")
    stated = _Statement(problem.written_solution, best_moves if isinstance(best_moves, str) else "")
    solution = problem.solution
    if not (stated.text.strip() or stated.best_moves) or solution is None:
        return ()
    if not problem.solution_is_current:
        return ()
    key = id(solution), stated
    if key not in _kept:
        while len(_kept) >= _MOST_KEPT:
            del _kept[next(iter(_kept))]
        # The answer is kept too, so that no other one gets its number.
        _kept[key] = solution, compare(stated, (solution, *solution.twins))
    return _kept[key][1]


def judge_beside_file(problem: Problem) -> Judgement:
    """The standing of a problem; where its file states another solution, that it differs."""
    judgement, solution = judge(problem), problem.solution
    if judgement.verdict not in _JUDGED or solution is None:
        return judgement
    wrong = [
        at for at, one in enumerate(comparisons(problem)) if one.agreement is Agreement.DIFFERS
    ]
    if not wrong:
        return judgement
    remark = difference(problem)
    found = judge_all(solution, intended(problem), wrong)
    # What is cooked or has no solution is worse than another text.
    if problem.solution_is_stored:
        found = replace(found, remark=f"{found.remark} · {stored_remark()}", is_stored=True)
    return replace(found, remark=" · ".join(filter(None, (remark, found.remark))))


def unlike(problem: Problem, part: Solution) -> frozenset[int]:
    """The entries of a part's tree that the file does not have, where it differs.

    Of battle play these are keys, and refutations of tries that the file states; of help play
    moves of solutions.
    """
    solution = problem.solution
    answers = () if solution is None else (solution, *solution.twins)
    for at, one in enumerate(comparisons(problem)):
        if one.agreement is Agreement.DIFFERS and answers[at] is part and solution is not None:
            found = found_moves(problem.written_solution, solution)
            return frozenset(_not_in_file(part, [move for move in found if move.part == at]))
    return frozenset()


def _not_in_file(part: Solution, found: Sequence[FoundMove]) -> Iterator[int]:
    known = {move.node for move in found}
    claimed = {move.node for move in found if move.is_claimed}
    for first in part.tree.children:
        entries: Iterable[int] = ()
        if first.role is Role.KEY and first.index not in claimed:
            yield first.index
        elif first.role is Role.TRY and first.index in known:
            entries = (one.index for one in first.children if one.role is Role.REFUTATION)
        elif first.role is Role.HELP:
            entries = (one.index for line in first.lines() for one in line)
        yield from (entry for entry in entries if entry not in known)


def which_is_printed(problem: Problem) -> str:
    """Where a problem has two solutions, which of them is printed; else empty."""
    words = difference(problem)
    if not words:
        return ""
    return _words("Printed is what was found; the file differs: {difference}.", difference=words)


def difference(problem: Problem) -> str:
    """How the answer differs from what the file states, in the first part where it does."""
    solution = problem.solution
    for at, one in enumerate(comparisons(problem)):
        if one.agreement is Agreement.DIFFERS and solution is not None:
            answer = (solution, *solution.twins)[at]
            return differing(one, is_battle=answer.stipulation.play.is_battle)
    return ""
