"""One problem of a batch as plain data, so that it can be sent anywhere and compared with later."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from matewright import engine
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution, Status
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.model.verdict import is_exhaustive
from matewright.services import solve

VERSION = 1
"""Raised when outcomes of earlier versions would no longer be those of this one."""

_MOST_LINES = 2_000
"""Lines of a stored answer that are compared."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and what the file says the answer is.

    `options` are those of the problem (`PlayOptions.names`), `text` the solution somebody wrote,
    `best_moves` EPD's `bm`. `answer` holds for each part of a stored answer its keys and lines in
    UCI; empty without one. `unsolvable` says why it cannot be solved (`solve.unsolvable_reason`):
    without it, a problem with an unknown condition would equal the one without.
    """

    fen: str
    stipulation: str
    options: tuple[str, ...] = ()
    twins: tuple[str, ...] = ()
    zero_position: bool = False
    intended: str = ""
    text: str = ""
    best_moves: str = ""
    answer: tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...] = ()
    unsolvable: str = ""

    @classmethod
    def of(cls, problem: Problem, stipulation: str | None = None) -> Self:
        """The question a problem asks, or the same under another stipulation.

        What the file says is left out then: it is about what the problem asks by itself.
        """
        wanted = problem.stipulation if stipulation is None else stipulation_of(stipulation)
        is_other = wanted != problem.stipulation
        if is_other:
            problem = problem.with_stipulation(wanted)
        asked = cls(
            fen=problem.position.fen,
            stipulation=problem.stipulation.text,
            options=problem.options.names,
            twins=tuple(twin.text for twin in problem.twins),
            zero_position=problem.zero_position,
            unsolvable=str(solve.unsolvable_reason(problem) or ""),
        )
        if is_other:
            return asked
        best_moves = problem.extra.get("bm")
        return replace(
            asked,
            intended=problem.intended,
            text=problem.written_solution,
            best_moves=best_moves if isinstance(best_moves, str) else "",
            answer=_stored(problem),
        )

    @property
    def problem(self) -> Problem:
        """The problem to be solved."""
        options = PlayOptions.parse(self.options)[0]
        stipulation = stipulation_of(self.stipulation)
        return Problem(
            Position.from_fen(self.fen, natural_turn(stipulation, options)),
            stipulation,
            options,
            tuple(map(Twin.parse, self.twins)),
            self.zero_position,
            self.intended,
        )

    @property
    def digest(self) -> str:
        """What is the same only for the same question, asked of the same engine."""
        asked = json.dumps([VERSION, engine.__version__, self.to_dict()])
        return hashlib.blake2b(asked.encode(), digest_size=16).hexdigest()

    def asks_the_same_as(self, other: Question) -> bool:
        """Whether an outcome of the other is one of this; answers stored meanwhile do not count."""
        return replace(self, answer=()) == replace(other, answer=())

    def to_dict(self) -> dict[str, Any]:
        """Itself as values of JSON."""
        return {_STORED.get(name, name): getattr(self, name) for name in self.__slots__}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The same again."""
        answer = tuple((tuple(keys), tuple(map(tuple, lines))) for keys, lines in data["answer"])
        lists = {name: tuple(data[name]) for name in ("options", "twins")}
        names = {stored: name for name, stored in _STORED.items()}
        fields = {names.get(stored, stored): value for stored, value in data.items()}
        return cls(**{**fields, **lists, "answer": answer})


_STORED: Final = {"unsolvable": "hindrance"}
"""Fields under the names they have in digests, so that older journals are still understood."""


def _is_whole(answer: Solution) -> bool:
    """Whether it lists all there is, by itself or by what another program printed."""
    is_told = answer.status is Status.CLAIMED and answer.strategy not in engine.HISTORIC
    return is_exhaustive(answer) or (is_told and not answer.restrictions)


def _stored(
    problem: Problem,
) -> tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...]:
    solution = problem.solution
    if solution is None or not problem.solution_is_current:
        return ()
    # What an answer lacks says nothing where not everything was looked for.
    answers: tuple[Solution, ...] = (solution, *solution.twins)
    if not all(map(_is_whole, answers)):
        return ()
    if sum(len(answer.lines) for answer in answers) > _MOST_LINES:
        return ()
    return tuple((answer.keys, tuple(answer.lines)) for answer in answers)
