"""The random fairy problems that are put to Popeye are understood."""

from __future__ import annotations

import random

from matewright.formats import popeye_text
from tests.differential.random_fairy import problem, rules


def drawn(count: int) -> list[str]:
    source = random.Random(1)
    return [problem(source, source.choice(rules())) for _ in range(count)]


def test_what_is_drawn_is_understood() -> None:
    for text in drawn(300):
        (record,) = popeye_text.split(f"BeginProblem\n{text}\nEndProblem\n")
        told = popeye_text.read_input(record)
        assert told is not None
        assert told.problem.conditions or "Condition" not in text
        assert all(condition.is_solvable for condition in told.problem.conditions), text
