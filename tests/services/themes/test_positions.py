"""Each theme in one position that shows it, and not in another that nearly does.

`resources/themes/examples.json` names the source of each position. The near misses are the same
diagram with a piece less or moved, or else another problem of the same kind; they are solved by the
engine too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from matewright.services import themes
from matewright.services.themes import Rank
from matewright.services.themes.ranks import base_rank
from tests.services.themes.studies import POSITIONS, problem

ROOT: Final = Path(__file__).parents[3]


def found_in(
    fen: str, asked: str, twins: list[str], *, duplex: bool = False
) -> dict[str, themes.Finding]:
    solution = themes.solve(problem(fen, asked, twins, duplex=duplex))
    return {finding.name: finding for finding in themes.find(solution)}


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(one, id=one["theme"], marks=pytest.mark.slow if one.get("slow") else ())
        for one in POSITIONS
    ],
)
def test_a_theme_is_found_where_it_is(one: dict[str, Any]) -> None:
    name = one["theme"]
    is_duplex = one.get("duplex", False)
    finding = found_in(one["fen"], one["stipulation"], one["twins"], duplex=is_duplex)[name]
    assert finding.reason.endswith(".")
    # What a problem was published for is no mere motif.
    assert finding.rank is not Rank.MOTIF or base_rank(name) is not Rank.THEME
    near = found_in(
        one["near_miss"],
        one.get("near_stipulation", one["stipulation"]),
        one.get("near_twins", one["twins"]),
    )
    assert name not in near


def test_every_theme_that_is_on_has_its_position() -> None:
    shown = {one["theme"] for one in POSITIONS}
    assert {theme.name for theme in themes.THEMES.values() if theme.is_on} == shown


def test_the_page_has_every_definition() -> None:
    page = (ROOT / "docs" / "themes.md").read_text(encoding="utf-8")
    for theme in themes.THEMES.values():
        assert f"**{theme.name}**" in page
        assert theme.about in page, f"{theme.name}: python packaging/themes_page.py"
