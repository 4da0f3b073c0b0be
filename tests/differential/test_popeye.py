"""The engine against Popeye's recorded answers to the shared problems of every stipulation.

Keys and lines, and of battle play the whole trees with tries and set play.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import matewright
from matewright.engine import DEFAULT_STRATEGY, PROVERS
from matewright.model.stipulation import Stipulation
from tests.differential.popeye import shape_of_tree
from tests.differential.popeye_shapes import printed_tree

ORACLE = Path(__file__).parents[3] / "shared" / "oracle"
FILES = ("popeye_dev.jsonl", "popeye_derived_dev.jsonl")

FAST: Final = 0.1
"""The most seconds that Popeye needed for a problem of the default run."""

UNKNOWN_OPTIONS: Final = {"PostKeyPlay", "Quodlibet"}
"""Options of Popeye's in the records that the engine has not."""


def read() -> list[dict[str, Any]]:
    return [
        json.loads(line)
        for name in FILES
        if (ORACLE / name).exists()
        for line in (ORACLE / name).read_text("utf-8").splitlines()
    ]


RECORDS = read()


def cases() -> list[Any]:
    found = []
    for record in RECORDS:
        unknown = UNKNOWN_OPTIONS.intersection(record["options"])
        marks: list[pytest.MarkDecorator] = []
        if unknown:
            marks.append(pytest.mark.skip(f"the engine has no {', '.join(unknown)}"))
        if sum(record.get(name) or 0.0 for name in ("user_s", "full_user_s")) > FAST:
            marks.append(pytest.mark.slow)
        is_direct_mate = Stipulation.parse(record["stipulation"]).is_direct_mate
        for strategy in PROVERS if is_direct_mate else (DEFAULT_STRATEGY,):
            name = f"{record['stipulation']}-{record['id']}-{strategy}"
            found.append(pytest.param(record, strategy, marks=marks, id=name))
    return found


def test_the_oracle_is_there() -> None:
    if not RECORDS:
        pytest.skip("NO ORACLE: shared/oracle is missing, nothing was compared with Popeye")
    assert len(RECORDS) >= 290


@pytest.mark.parametrize(("record", "strategy"), cases())
def test_answers_equal_popeyes(record: dict[str, Any], strategy: str) -> None:
    is_battle = Stipulation.parse(record["stipulation"]).play.is_battle
    phases: dict[str, Any] = {"tries": 1, "set_play": True} if is_battle else {}
    solution = matewright.solve(record["fen"], record["stipulation"], strategy=strategy, **phases)
    assert solution.strategy == strategy
    if is_battle:
        assert set(solution.keys) == set(record["keys_uci"])
        if "full_output" in record:
            assert shape_of_tree(solution.tree) == printed_tree(record["full_output"]).tree
    else:
        lines = {" ".join(line) for line in solution.lines}
        # The records keep only the first of very many lines.
        assert len(lines) == len(solution.lines) == record["n_solutions"]
        assert lines >= set(record["solutions_uci"])
    assert solution.status == ("solved" if solution.keys or solution.lines else "none")
