"""Small problems of conditions are answered as Popeye answered them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.differential.fairy import Status, difference, outcome_of
from tests.differential.printed import read

RECORDS: Final = read(Path(__file__).parent / "popeye_conditions.jsonl")
RULES: Final = Counter(record["rule"] for record in RECORDS)


def test_there_are_records() -> None:
    assert len(RULES) >= 30


@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_condition_means_what_it_means_in_popeye(rule: str) -> None:
    for record in RECORDS:
        if record["rule"] == rule:
            outcome = outcome_of({"id": "small problem", **record}, seconds=60)
            assert outcome.status is Status.EQUAL, f"{record['input']}\n{difference(outcome)}"
