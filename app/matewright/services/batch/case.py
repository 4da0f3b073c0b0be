"""One problem of a batch as plain data, so that it can be sent anywhere and compared with later."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Self

from matewright import engine
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Solution, Status
from matewright.model.stipulation import stipulation_of
from matewright.model.verdict import is_exhaustive
from matewright.services.solving import solve

VERSION: Final = 2
"""Raised when outcomes of earlier versions would no longer be those of this one.

In version 1 questions had no conditions, and their outcomes were those without.
"""

_MOST_LINES: Final = 2_000
"""Lines of a stored answer that are compared."""


@dataclass(frozen=True, slots=True)
class Case:
    """A question, and the answer according to the file.

    `intended` is how many solutions the author intends, `text` the written solution,
    `best_moves` EPD's `bm`. `answer` holds for each part of a stored answer its keys and lines in
    UCI; empty without one. `unsolvable` says why it cannot be solved (`solve.unsolvable_reason`).
    """

    question: Question
    intended: str = ""
    text: str = ""
    best_moves: str = ""
    answer: tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...] = ()
    unsolvable: str = ""

    @classmethod
    def of(
        cls, problem: Problem, stipulation: str | None = None, *, missing_only: bool = False
    ) -> Self:
        """The case of a problem, or the same under another stipulation.

        The answer in the file is left out then: it is about the problem's own stipulation.
        `missing_only`: the stipulation is for problems that have none of their own.
        """
        is_missing = not problem.stipulation.text
        required = problem.stipulation
        if stipulation is not None and (is_missing or not missing_only):
            required = stipulation_of(stipulation)
        is_other = required != problem.stipulation and not is_missing
        if required != problem.stipulation:
            problem = problem.with_stipulation(required)
        unsolvable = str(solve.unsolvable_reason(problem) or "")
        case = cls(problem.question, unsolvable=unsolvable)
        if is_other:
            return case
        best_moves = problem.extra.get("bm")
        return replace(
            case,
            intended=problem.intended,
            text=problem.written_solution,
            best_moves=best_moves if isinstance(best_moves, str) else "",
            answer=_stored(problem),
        )

    @property
    def digest(self) -> str:
        """What is the same only for the same case, put to the same engine."""
        data = {**self.to_dict(), "question": self.question.digest}
        text = json.dumps([VERSION, engine.__version__, data])
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def is_same_question_as(self, other: Case) -> bool:
        """Whether an outcome of the other is one of this; answers stored meanwhile do not count."""
        return replace(self, answer=()) == replace(other, answer=())

    def to_dict(self) -> dict[str, Any]:
        """Itself as values of JSON."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {**values, "question": self.question.to_dict()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Read back what `to_dict` made."""
        answer = tuple((tuple(keys), tuple(map(tuple, lines))) for keys, lines in data["answer"])
        question = Question.from_dict(data["question"])
        return cls(**{**data, "question": question, "answer": answer})


def _is_whole(answer: Solution) -> bool:
    """Whether it lists everything, as proved or as printed by another program."""
    is_claimed = answer.status is Status.CLAIMED and answer.strategy not in engine.HISTORIC
    return is_exhaustive(answer) or (is_claimed and not answer.restrictions)


def _stored(
    problem: Problem,
) -> tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...]:
    solution = problem.solution
    return () if solution is None or not problem.solution_is_current else listed(solution)


def listed(solution: Solution) -> tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...]:
    """The keys and lines of the parts of an answer; empty unless it has all there are."""
    # In an answer that did not look for everything, gaps mean nothing.
    answers: tuple[Solution, ...] = (solution, *solution.twins)
    if not all(map(_is_whole, answers)):
        return ()
    if sum(len(answer.lines) for answer in answers) > _MOST_LINES:
        return ()
    return tuple((answer.keys, tuple(answer.lines)) for answer in answers)
