"""Direct mates against Popeye's recorded answers: keys, and whole trees with tries and set play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import matewright
from matewright.engine import PROVERS
from tests.differential.popeye import parse, shape_of_lines, shape_of_tree

ORACLE = Path(__file__).parents[3] / "shared" / "oracle"
FILES = ("popeye_dev.jsonl", "popeye_derived_dev.jsonl")


def direct_mates() -> list[dict[str, Any]]:
    records = [
        json.loads(line)
        for name in FILES
        if (ORACLE / name).exists()
        for line in (ORACLE / name).read_text("utf-8").splitlines()
    ]
    return [
        record
        for record in records
        if record["stipulation"].startswith("#")
        and record["stipulation"][1:].isdigit()
        and "PostKeyPlay" not in record["options"]
        and "keys_uci" in record
    ]


RECORDS = direct_mates()


def test_the_oracle_is_there() -> None:
    if not RECORDS:
        pytest.skip("NO ORACLE: shared/oracle is missing, nothing was compared with Popeye")
    assert len(RECORDS) >= 40


@pytest.mark.parametrize("strategy", PROVERS)
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record["id"])
def test_keys_and_tree_equal_popeyes(record: dict[str, Any], strategy: str) -> None:
    solution = matewright.solve(
        record["fen"], record["stipulation"], strategy=strategy, tries=1, set_play=True
    )
    assert solution.strategy == strategy
    assert solution.status == ("solved" if record["keys_uci"] else "none")
    assert set(solution.keys) == set(record["keys_uci"])
    if "full_output" in record:
        assert shape_of_tree(solution.tree) == shape_of_lines(parse(record["full_output"]))
