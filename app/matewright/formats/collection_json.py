"""A whole collection with its solutions as JSON, for other programs: `docs/collection.schema.json`.

The answers have the form of `docs/solution.schema.json`. Texts of an answer are English, and moves
have English letters, whatever the reader's language.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from matewright.formats.format import Output, Writer, published
from matewright.model import solution_json
from matewright.model.collection import Collection
from matewright.model.move import square_name
from matewright.model.problem import Problem
from matewright.model.solution import Solution

SCHEMA: Final = 1
"""Version of the form that is written."""


def write(collection: Collection, output: Output) -> str:
    """The collection, one problem a line."""

    def text_of(problem: Problem, _: int) -> str:
        return "".join(_pieces(problem, with_solution=output.has_solutions))

    head = f'{{"schema": {SCHEMA}, "title": {json.dumps(output.title, ensure_ascii=False)}'
    lines = published(collection, output, text_of)
    return f'{head}, "problems": [\n' + ",\n".join(lines) + "\n]}\n"


def _pieces(problem: Problem, *, with_solution: bool) -> Iterator[str]:
    """One problem as `json.dumps` writes it; a long answer is never there as values."""
    before = "{"
    for name, value in to_dict(problem, with_solution=with_solution, answer=_as_it_is).items():
        yield f'{before}"{name}": '
        before = ", "
        if isinstance(value, Solution):
            yield from solution_json.pieces(value)
        else:
            yield json.dumps(value, ensure_ascii=False, default=str)
    yield "}"


def _as_it_is(solution: Solution) -> object:
    return solution


def to_dict(
    problem: Problem,
    *,
    with_solution: bool = True,
    answer: Callable[[Solution], object] = solution_json.to_dict,
) -> dict[str, Any]:
    """One problem; `answer` gives the form of its solution."""
    question = problem.question.to_dict()
    conditions = {"conditions": question["conditions"]} if question["conditions"] else {}
    fields: dict[str, Any] = {
        "fen": question["fen"],
        "men": [
            {
                "colour": "neutral" if piece.is_neutral else piece.colour.english.lower(),
                "kind": piece.kind.english,
                "attributes": list(piece.attributes),
                "square": square_name(square),
            }
            for square, piece in problem.position.pieces()
        ],
        "stipulation": question["stipulation"],
        "options": question["options"],
        "unsupported": list(problem.unsupported),
        "twins": question["twins"],
        "zero_position": question["zero_position"],
        "intended": problem.intended,
        "authors": list(problem.authors),
        "source": problem.source,
        "comment": problem.comment,
        "trouble": problem.read_error,
        "extra": {**problem.extra, **conditions},
    }  # fmt: skip
    if with_solution:
        is_current = problem.solution is not None and problem.solution_is_current
        fields["solution_text"] = problem.written_solution
        fields["solution"] = answer(problem.solution) if problem.solution and is_current else None
        fields["solution_is_from_file"] = is_current and problem.solution_is_stored
    return fields


WRITER: Final = Writer(write)
