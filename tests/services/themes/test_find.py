"""Findings: where, why, and of what answers."""

from __future__ import annotations

import pytest

from matewright import engine
from matewright.errors import StipulationError
from matewright.services import themes
from matewright.services.solving.solve import start
from tests.services.themes.studies import problem


def test_an_answer_without_its_tree_has_no_themes() -> None:
    one = problem("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", [])
    keys = start(one, engine.Options(mode="keys")).result()
    with pytest.raises(StipulationError, match="complete proofs"):
        themes.find(keys)


def test_findings_say_where_and_why() -> None:
    solution = themes.solve(problem("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", []))
    found = {finding.name: finding for finding in themes.find(solution)}
    key = found["Waiting key"]
    assert key.phases == ("1.Rh6!",)
    assert key.moves == ("1.Rh6",)
    assert key.nodes == ((0, key.nodes[0][1]),)
    assert key.reason == "1.Rh6! threatens nothing."
    assert key.to_dict()["certain"] is True
    assert "Sacrificial key" in found


def test_twins_are_phases_too() -> None:
    # Z. Gavrilovski, diagrammes 1999: four promotions in four twins.
    twins = ["Move b6 d6", "Move b6 d3", "Move b6 b8"]
    solution = themes.solve(problem("6K1/2k2PR1/1Np2pq1/8/3r4/n3r3/b7/8", "h#2", twins))
    found = {finding.name: finding for finding in themes.find(solution)}
    assert len(found["Allumwandlung"].phases) == 4
    assert {part for part, _ in found["Allumwandlung"].nodes} == {0, 1, 2, 3}
