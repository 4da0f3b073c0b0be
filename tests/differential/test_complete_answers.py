"""The exhaustive solver against Popeye: recorded answers of every sort, and the shared problems."""

from __future__ import annotations

import json
from math import prod
from pathlib import Path
from typing import Any

import chess
import pytest

from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from matewright.reference.answer import Phase, solve
from tests.differential.popeye_shapes import Printed, printed_lines, printed_phase, printed_tree

HERE = Path(__file__).parent
ORACLE = HERE.parents[2] / "shared" / "oracle"

FAST, AFFORDABLE = 1e4, 2e6
"""The most lines a problem of the default run, and of the long run, has by a rough estimate."""


def answer(record: dict[str, Any], options: PlayOptions) -> Phase:
    """The exhaustive solver's answer."""
    asked = Stipulation.parse(record["stipulation"])
    [phase] = solve(Position.from_fen(record["fen"]), asked, options)
    return phase


def estimate(record: dict[str, Any]) -> float:
    """About how many lines of play there are to look at."""
    asked = Stipulation.parse(record["stipulation"])
    board = chess.Board(record["fen"])
    first = board.legal_moves.count()
    board.turn, board.ep_square = not board.turn, None
    second = board.legal_moves.count()
    if asked.play.is_series:
        return max(1.2, first) ** asked.half_moves
    # Few moves in the beginning do not mean that there are few later.
    return prod(max(5.0, (first, second)[number % 2]) for number in range(asked.half_moves))


def by_size(records: list[dict[str, Any]]) -> list[Any]:
    """The problems that can be afforded as test cases; all but the smallest are marked as slow."""
    cases = []
    for record in records:
        size = estimate(record)
        if size <= AFFORDABLE:
            name = record.get("id") or f"{record['stipulation']} {record['fen']}"
            marks = [pytest.mark.slow] if size > FAST else []
            cases.append(pytest.param(record, marks=marks, id=name))
    return cases


HEADER, *RECORDED = map(json.loads, (HERE / "popeye_answers.jsonl").read_text("ascii").splitlines())


def test_the_recorded_answers_say_where_they_are_from() -> None:
    assert HEADER["popeye"]
    assert (HERE.parents[1] / HEADER["made_by"]).exists()
    assert len(RECORDED) > 200


@pytest.mark.parametrize("record", by_size(RECORDED))
def test_small_problems_of_every_sort(record: dict[str, Any]) -> None:
    asked = Stipulation.parse(record["stipulation"])
    given = record["options"]
    options = PlayOptions(**{name: _value(value) for name, value in given.items()})
    printed: Printed
    if asked.play.is_battle:
        printed = printed_tree(record["output"])
    else:
        half = asked.half or options.white_to_play
        printed = printed_lines(record["output"], half=half)
    assert printed_phase(record["fen"], answer(record, options)) == printed


def _value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def shared_records() -> list[dict[str, Any]]:
    return [
        json.loads(line)
        for name in ("popeye_dev.jsonl", "popeye_derived_dev.jsonl")
        if (ORACLE / name).exists()
        for line in (ORACLE / name).read_text("utf-8").splitlines()
    ]


SHARED = shared_records()


def test_the_shared_problems_are_there() -> None:
    if not SHARED:
        pytest.skip("NO ORACLE: shared/oracle is missing, nothing was compared with Popeye")
    assert len(by_size(SHARED)) > 100


@pytest.mark.parametrize("record", by_size(SHARED))
def test_shared_problems(record: dict[str, Any]) -> None:
    tree = record.get("full_output")
    post_key = "PostKeyPlay" in record["options"]
    if post_key:
        tree = "\n".join(record["postkey_output"])
    options = PlayOptions(
        set_play=tree is not None and not post_key,
        tries=int(tree is not None and not post_key),
        post_key=post_key,
        quodlibet="Quodlibet" in record["options"],
    )
    found = answer(record, options)
    if tree is not None:
        assert printed_phase(record["fen"], found) == printed_tree(tree)
    if "solutions_uci" in record:
        lines = {" ".join(line) for line in found.lines}
        # Popeye's lines were cut short where there are too many.
        assert len(lines) == len(found.lines) == record["n_solutions"]
        assert lines >= set(record["solutions_uci"])
    elif not post_key:
        assert {key.move for key in found.keys} == set(record["keys_uci"])
