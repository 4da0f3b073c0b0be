"""Fairy moves as they are written, kept and read again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

import pytest

import matewright
from matewright.formats import stored_answer
from matewright.formats.solution_text import solution_text
from matewright.model.conditions import conditions_of
from matewright.model.move import bare
from matewright.model.notation import LETTERS, Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import stipulation_of
from matewright.services.answer.file_comparison import Agreement
from matewright.services.batch.case import Case
from matewright.services.batch.work import Task, answer
from tests.cli.conftest import Run

CASES: Final = [
    ("k7/8/8/5n2/6n1/4N3/8/K7 w - - 0 1", "x1", "Take&MakeChess"),
    ("5k1K/8/8/2r5/3nP3/4N3/8/8 b - - 0 1", "h#2", "Take&MakeChess"),
    ("k7/2K1=p=p.LI1/8/8/8/8/4=p=p2/8 b - - 0 1", "h=2", "Circe"),
    ("2H5/2k5/8/2h5/8/8/2K5/7N b - - 0 1", "ser-h#4", "ChecklessChess"),
    ("k7/8/8/8/8/2p5/1L6/K7 w - - 0 1", "x1", ""),
]


def solved(fen: str, asked: str, condition: str) -> Solution:
    return matewright.solve(fen, asked, conditions=[condition] if condition else [])


@pytest.mark.parametrize(("fen", "asked", "condition"), CASES)
def test_answers_are_kept_and_read_again(fen: str, asked: str, condition: str) -> None:
    solution = solved(fen, asked, condition)
    again, _ = stored_answer.read(stored_answer.write(solution, ""), "")
    assert again == solution
    assert Solution.from_dict(json.loads(json.dumps(solution.to_dict()))) == solution
    assert solution_text(again) == solution_text(solution)


@pytest.mark.parametrize(("fen", "asked", "condition"), CASES)
def test_answers_of_before_are_read_as_they_are_today(fen: str, asked: str, condition: str) -> None:
    """Their UCI lacks the square of capture, their SAN too, and neutral men had no mark."""
    solution = solved(fen, asked, condition)

    def older(node: dict[str, Any]) -> None:
        if node["move"] is not None:
            node["move"] = bare(node["move"])
            node["san"] = node["san"].replace(" =", "=").lstrip("n")
        for child in node["children"]:
            older(child)

    old = json.loads(json.dumps(solution.to_dict()))
    older(old["tree"])
    old["keys"] = list(map(bare, old["keys"]))
    old["lines"] = [list(map(bare, line)) for line in old["lines"]]
    assert Solution.from_dict(old) == solution


@pytest.mark.parametrize("letters", ["english", "problem", "german", "french"])
@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize(("fen", "asked", "condition"), CASES)
def test_batches_read_what_is_written(
    fen: str, asked: str, condition: str, letters: str, long: bool
) -> None:
    solution = solved(fen, asked, condition)
    text = solution_text(solution, Notation(LETTERS[letters], long=long, effects=True))
    moves = text.split("\n\n")[-1]
    problem = Problem(
        Position.from_fen(fen),
        stipulation_of(asked),
        conditions=conditions_of([condition]),
        solution_text=moves,
    )
    (compared,) = answer(Task(Case.of(replace(problem)), time_limit=20)).comparisons
    assert compared.agreement is Agreement.AGREES, (moves, compared)


def test_uci_in_json_tells_moves_apart(run: Run) -> None:
    fen, asked, condition = CASES[0]
    done = run("solve", fen, asked, "--condition", condition, "--json")
    keys = json.loads(done.stdout)["keys"]
    assert {"e3f5-h6", "e3g4-h6"} <= set(keys)
    assert len(set(keys)) == len(keys)


def test_letters_of_german_magazines(run: Run) -> None:
    fen, asked, condition = CASES[2]
    done = run("solve", fen, asked, "--condition", condition, "--letters", "german")
    assert "1.nBe1=nLI nBe8=nLI 2.nBfxe1=nLI nBfxe8=nLI =" in done.stdout
