"""Twins against Popeye's recorded answers to twins of every kind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import matewright
from matewright.model.move import Move
from matewright.model.position import Position
from matewright.model.solution import Node, Role
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from tests.differential.popeye import long_move
from tests.differential.popeye_shapes import printed_lines
from tests.differential.record_twins import EACH, KINDS, sections

_LINES = (Path(__file__).parent / "popeye_twins.jsonl").read_text(encoding="ascii").splitlines()
RECORDS: list[dict[str, Any]] = [json.loads(line) for line in _LINES[1:]]


def _lines(node: Node) -> set[tuple[Move, ...]]:
    if not node.children:
        return {()}
    return {
        (child.move, *line)
        for child in node.children
        if child.move and child.role in (Role.KEY, Role.HELP)
        for line in ({()} if child.role is Role.KEY else _lines(child))
    }


def test_every_kind_of_change_is_recorded() -> None:
    kinds = {
        type(change) for r in RECORDS for text in r["twins"] for change in Twin.parse(text).changes
    }
    assert len(kinds) == len(KINDS)
    assert len(RECORDS) == EACH * len(KINDS)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: "; ".join(record["twins"]))
def test_twins_have_popeyes_solutions(record: dict[str, Any]) -> None:
    diagram = (Position.from_fen(record["fen"]), stipulation_of(record["stipulation"]))
    parts = [] if record["zero"] else [diagram]
    before = diagram
    for text in record["twins"]:
        twin = Twin.parse(text)
        before = twin.apply(*(before if twin.continued else diagram))
        parts.append(before)
    printed = sections(record["output"])
    assert len(printed) == len(parts)
    for (position, stipulation), output in zip(parts, printed, strict=True):
        asked = stipulation.checked()
        solution = matewright.solve(position, asked)
        found = {tuple(map(long_move, line)) for line in _lines(solution.tree)}
        assert found == printed_lines(output, half=asked.half).lines, (position.fen, stipulation)
