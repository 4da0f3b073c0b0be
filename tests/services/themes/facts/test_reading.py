"""From the tree of an answer to phases."""

from __future__ import annotations

import pytest

from matewright.model.notation import Notation
from matewright.services import themes
from matewright.services.themes.facts.study import Study
from tests.services.themes.studies import problem


def test_a_large_tree_gives_no_false_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    # What was not read of the tree must not make a line end before its mate.
    solution = themes.solve(problem("8/8/8/8/R7/2k5/8/4K2R w", "#3", []))
    whole = Study(solution, Notation())
    assert themes.is_whole(solution)
    monkeypatch.setattr("matewright.services.themes.facts.reading.MOST_NODES", 12)
    part = Study(solution, Notation())
    assert len(part.ends) < len(whole.ends)
    assert all(ply.move.mate for phase in part.phases for ply in phase.ends)
