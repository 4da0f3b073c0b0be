"""Each kind of fairy piece has the moves that Popeye finds for it, each attribute its effects."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from matewright.model.attributes import PLAYED_ATTRIBUTES
from matewright.model.kinds import FAIRY_KINDS, UNPLAYED_KINDS
from tests.differential.fairy import Status, difference, outcome_of
from tests.differential.printed import read

RECORDS: Final = read(Path(__file__).parent / "popeye_kinds.jsonl")
KINDS: Final = {record["kind"]: record for record in RECORDS if "kind" in record}
ATTRIBUTES: Final = [record for record in RECORDS if "attribute" in record]


def check(record: dict[str, Any]) -> None:
    outcome = outcome_of({"id": "small problem", **record}, seconds=60)
    assert outcome.status is Status.EQUAL, f"{record['input']}\n{difference(outcome)}"


def test_everything_that_is_played_is_compared() -> None:
    assert KINDS.keys() == FAIRY_KINDS.keys() - UNPLAYED_KINDS
    assert {record["attribute"] for record in ATTRIBUTES} == {*PLAYED_ATTRIBUTES}


@pytest.mark.parametrize("code", KINDS)
def test_a_kind_has_popeyes_moves(code: str) -> None:
    check(KINDS[code])


@pytest.mark.parametrize("name", sorted(PLAYED_ATTRIBUTES))
def test_an_attribute_has_popeyes_effects(name: str) -> None:
    for record in ATTRIBUTES:
        if record["attribute"] == name:
            check(record)
