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
from matewright.model.solution import Mark
from matewright.model.stipulation import Stipulation
from tests.differential.popeye import shape_of_tree
from tests.differential.popeye_shapes import printed_tree

ORACLE = Path(__file__).parents[3] / "shared" / "oracle"
FILES = ("popeye_dev.jsonl", "popeye_derived_dev.jsonl")

FAST: Final = 0.1
"""The most seconds that Popeye needed for a problem of the default run."""


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
        seconds = sum(record.get(name) or 0.0 for name in ("user_s", "full_user_s"))
        marks = [pytest.mark.slow] if seconds > FAST else []
        is_direct_mate = Stipulation.parse(record["stipulation"]).is_direct_mate
        has_options = {"PostKeyPlay", "Quodlibet"}.intersection(record["options"])
        for strategy in PROVERS if is_direct_mate and not has_options else (DEFAULT_STRATEGY,):
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
    post_key = "PostKeyPlay" in record["options"]
    options: dict[str, Any] = {}
    if post_key:
        options = {"post_key": True}
    elif is_battle:
        options = {"tries": 1, "set_play": True, "quodlibet": "Quodlibet" in record["options"]}
    solution = matewright.solve(record["fen"], record["stipulation"], strategy=strategy, **options)
    assert solution.strategy == strategy
    if post_key:
        printed = "\n".join(record["postkey_output"])
        found = shape_of_tree(solution.tree)
        if Mark.ZUGZWANG in solution.tree.marks:
            found |= {("zugzwang", "", frozenset())}
        assert found == printed_tree(printed).tree
        return
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
