"""Each kind of fairy piece has the moves that Popeye finds for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from matewright.model.kinds import FAIRY_KINDS, UNPLAYED_KINDS
from tests.differential.fairy import Status, difference, outcome_of
from tests.differential.printed import read

RECORDS = {record["kind"]: record for record in read(Path(__file__).parent / "popeye_kinds.jsonl")}


def test_every_kind_that_is_played_is_compared() -> None:
    assert RECORDS.keys() == FAIRY_KINDS.keys() - UNPLAYED_KINDS


@pytest.mark.parametrize("code", RECORDS)
def test_a_kind_has_popeyes_moves(code: str) -> None:
    record = {"id": code, **RECORDS[code]}
    outcome = outcome_of(record, seconds=60)
    assert outcome.status is Status.EQUAL, difference(outcome)
