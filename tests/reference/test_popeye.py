"""Strategy `reference` against Popeye's printed answers to problems with fairy pieces."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from matewright.engine import Options
from matewright.model.position import Position
from matewright.model.solution import Node, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.services.solving import reference
from tests.asking import posed
from tests.differential.popeye import long_move, parse, shape_of_lines, shape_of_tree

GOLDEN = json.loads((Path(__file__).parent / "popeye_fairy.json").read_text("utf-8"))
SLOW = {"twin-a", "twin-b", "pieces-h2", "pieces-3", "help-2", "champursue"}
PROBLEMS = [
    pytest.param(problem, id=problem["id"], marks=pytest.mark.slow if problem["id"] in SLOW else ())
    for problem in GOLDEN["problems"]
]


def solved(problem: dict[str, Any]) -> Solution:
    return reference.start(
        *posed(
            Position.from_fen(problem["fen"]),
            Stipulation.parse(problem["stipulation"]),
            Options(strategy="reference", tries=1, set_play=problem["stipulation"][0] == "#"),
        ),
    ).result()


def lines(node: Node, before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The lines of help play as Popeye writes moves."""
    if not node.children and before:
        yield before
    for child in node.children:
        assert child.move is not None
        yield from lines(child, (*before, long_move(child.move)))


@pytest.mark.parametrize("problem", PROBLEMS)
def test_the_answer_is_popeyes(problem: dict[str, Any]) -> None:
    solution = solved(problem)
    printed = problem["printed"]
    if problem["stipulation"].startswith("#"):
        assert shape_of_tree(solution.tree) == shape_of_lines(parse("\n".join(printed)))
    else:
        expected = [
            tuple(re.findall(r"(?:[A-Z]|\b)[a-h][1-8][-*][a-h][1-8](?:=[A-Z])?", line))
            for line in printed
        ]
        assert sorted(lines(solution.tree)) == sorted(expected)
        assert len(solution.lines) == len(expected)
        assert solution.status == (Status.SOLVED if expected else Status.NONE)


def test_the_problems_are_of_all_sorts() -> None:
    problems = GOLDEN["problems"]
    assert all(problem["fen"].count("/") == 7 and problem["provenance"] for problem in problems)
    for fast in ([p for p in problems if p["id"] not in SLOW], problems):
        for letters in ("Gg", "Hh"):
            for play in ("#", "h#"):
                found = [
                    problem
                    for problem in fast
                    if problem["printed"]
                    and problem["stipulation"].startswith(play)
                    and set(problem["fen"].split()[0]) & set(letters)
                ]
                assert len(found) >= 2, (letters, play)
