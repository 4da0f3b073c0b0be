"""`matewright legal`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("fen", "status", "words"),
    [
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -",
            0,
            ("legal", "1. e4"),
        ),
        (
            "4k3/8/8/8/8/P7/PP6/4K3 w",
            1,
            (
                "illegal",
                "White has pawns that cannot have come to their squares, whatever they captured.",
            ),
        ),
        ("8/8/8/8/8/8/8/K7 w", 1, ("illegal", "There is no black king.")),
    ],
)
def test_verdict(run: Run, fen: str, status: int, words: tuple[str, str]) -> None:
    outcome = run("legal", fen)
    assert outcome.status == status
    assert tuple(outcome.stdout.splitlines()) == words


def test_undecided(run: Run) -> None:
    # A tempo that nothing can have lost, which is not proved.
    fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -"
    outcome = run("legal", fen, "--time-limit", "0.2", "--threads", "1", "--json")
    assert outcome.status == 3
    fields = json.loads(outcome.stdout)
    assert fields["verdict"] == "undecided"
    assert fields["game"] is None
    assert fields["reason"].startswith("Neither")


def test_unreadable(run: Run) -> None:
    outcome = run("legal", "nonsense")
    assert outcome.status == 2
    assert "ranks" in outcome.stderr
