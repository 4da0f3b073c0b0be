"""Proof games at the command line: they begin in the array, wherever their moves are shown."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Run

DIAGRAM = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R {} - - 0 1"


@pytest.mark.parametrize("kind", ["pgn", "olv", "epd", "latex", "markdown", "html", "popeye"])
def test_every_format_takes_the_answer(run: Run, kind: str) -> None:
    outcome = run("solve", "--format", kind, DIAGRAM.format("w"), "dia1")
    assert (outcome.status, outcome.stderr) == (0, "")
    assert kind == "popeye" or re.search("Nf3|Sg1-f3|Sf3", outcome.stdout)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("solve", DIAGRAM.format("b"), "dia1"), "with Black to move"),
        (("solve", DIAGRAM.format("w"), "dia1", "--duplex"), "exchanged parts"),
        (("solve", DIAGRAM.format("w"), "dia1", "--half-duplex"), "exchanged parts"),
        (("workshop", "map", DIAGRAM.format("w"), "dia1"), "workshop does not know stipulations"),
    ],
)
def test_what_would_be_another_question_is_refused(
    run: Run, arguments: tuple[str, ...], reason: str
) -> None:
    outcome = run(*arguments)
    assert outcome.status == 2
    assert reason in outcome.stderr
