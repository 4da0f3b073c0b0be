"""Popeye's recorded answers as the solutions of files: what is right is never called different."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from matewright.errors import MatewrightError
from matewright.formats import popeye_text
from matewright.services.batch.case import Case
from matewright.services.batch.comparison import Agreement
from matewright.services.batch.work import Task, answer
from tests.differential.fairy import DIFFERENCES, ORACLE
from tests.differential.printed import read

SECONDS = 5


def check(records: list[dict[str, Any]]) -> Counter[Agreement]:
    """Compare answers with the recorded text; how often each agreement came out."""
    explained = DIFFERENCES.read_text("utf-8")
    found: Counter[Agreement] = Counter()
    for record in records:
        texts = list(popeye_text.split(record["input"]))
        try:
            told = popeye_text.read(texts[0]) if len(texts) == 1 else None
        except MatewrightError:
            continue
        if told is None:
            continue
        problem = replace(told.problem, origin=None, solution_text=record["output"])
        case = Case.of(problem)
        if case.unsolvable:
            continue
        outcome = answer(Task(case, time_limit=SECONDS))
        agreements = {one.agreement for one in outcome.comparisons}
        if Agreement.DIFFERS in agreements:
            assert f"`{record['id']}`" in explained, (record["id"], outcome.comparisons)
        for comparison in outcome.comparisons:
            if comparison.agreement is Agreement.UNCLEAR:
                assert comparison.unread, record["id"]
        found.update(agreements)
    return found


def recorded() -> list[dict[str, Any]]:
    records = read(ORACLE)
    if not records:
        pytest.skip("NO ORACLE: shared/oracle is missing, no stored solution was compared")
    return records


def test_a_sample_of_recorded_answers() -> None:
    found = check([one for one in recorded() if one["seconds"] <= 0.05][::6])
    assert found[Agreement.AGREES] > 4 * found[Agreement.UNCLEAR]


@pytest.mark.slow
def test_all_recorded_answers() -> None:
    found = check(recorded())
    assert found[Agreement.AGREES] > 7 * found[Agreement.UNCLEAR]
