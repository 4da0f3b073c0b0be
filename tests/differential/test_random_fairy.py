"""A few random fairy problems are answered as Popeye answers them, where it is at hand."""

from __future__ import annotations

import random

import pytest

from matewright.errors import EngineError
from matewright.formats import popeye_text
from matewright.services.popeye import program as popeye_program
from tests.differential.fairy import Status, difference
from tests.differential.random_fairy import outcomes, problem, rules


def drawn(count: int) -> list[tuple[str, str]]:
    source = random.Random(1)
    chosen = [source.choice(rules()) for _ in range(count)]
    return [(rule, problem(source, rule)) for rule in chosen]


def test_what_is_drawn_is_understood() -> None:
    for _, text in drawn(300):
        (record,) = popeye_text.split(f"BeginProblem\n{text}\nEndProblem\n")
        told = popeye_text.read_input(record)
        assert told is not None
        assert told.problem.conditions or "Condition" not in text
        assert all(condition.is_solvable for condition in told.problem.conditions), text


def test_a_few_problems() -> None:
    try:
        popeye = popeye_program.find()
    except EngineError as error:
        pytest.skip(f"NO POPEYE, random fairy problems were not compared: {error}")
    found = list(outcomes(popeye, drawn(60)))
    assert found
    wrong = [difference(outcome) for status, outcome in found if status == Status.WRONG]
    assert not wrong, "\n\n".join(wrong)
