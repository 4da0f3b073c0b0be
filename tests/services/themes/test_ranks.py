"""What matters first, and the sentence on it, against what publications and judges said."""

from __future__ import annotations

import pytest

from matewright.services import themes
from matewright.services.themes import Finding, Rank
from tests.services.themes.studies import problem


def found_in(fen: str, asked: str = "#2") -> dict[str, Finding]:
    solution = themes.solve(problem(fen, asked, []))
    return {finding.name: finding for finding in themes.find(solution)}


@pytest.mark.parametrize(
    ("fen", "asked", "stated", "sentence"),
    [
        # P. Einat, Israel Ring Tourney 1996-97: Zagoruiko, reciprocal change.
        (
            "K3R3/1p1p2p1/pP1N2Q1/3kb2r/pP1N1B2/4P3/5pb1/8",
            "#2",
            {"Zagoruiko", "Reciprocal change"},
            "Zagoruiko 3×2 and reciprocal change with a flight-giving key; two changed mates",
        ),
        # L. I. Loschinski, Tijdschrift v.d. NSB 1930.
        (
            "2brrb2/8/p7/7Q/1p1kpPp1/1P1pN1K1/3P4/8",
            "#2",
            {"Grimshaw"},
            "Grimshaw with a waiting key",
        ),
    ],
)
def test_the_first_rank_has_what_a_problem_is_known_for(
    fen: str, asked: str, stated: set[str], sentence: str
) -> None:
    found = found_in(fen, asked)
    assert {name for name, one in found.items() if one.rank is Rank.THEME} == stated
    assert themes.summary([*found.values()]).startswith(sentence)
    assert all(one.rank is Rank.MOTIF for name, one in found.items() if name == "Unguard")


def test_a_problem_of_motifs_alone_is_told_by_its_form() -> None:
    found = found_in("5Kbk/6pp/6P1/8/8/8/8/7R")
    assert {one.rank for one in found.values()} == {Rank.MOTIF}
    assert themes.summary([*found.values()]) == "A miniature with a sacrificial key; unguard."
    assert themes.summary([]) == ""
