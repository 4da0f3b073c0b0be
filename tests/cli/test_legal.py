"""`matewright legal` and `matewright retract`."""

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
    assert "No reason against it was found" in fields["reason"]


def test_unreadable(run: Run) -> None:
    outcome = run("legal", "nonsense")
    assert outcome.status == 2
    assert "ranks" in outcome.stderr


def test_retractions(run: Run) -> None:
    outcome = run("retract", "4k2r/6pp/8/8/8/8/8/4K3 w")
    assert outcome.status == 0
    first, count, *lines = outcome.stdout.splitlines()
    assert first.startswith("Black's castling on the king's side is no longer possible.")
    assert count == "Not ruled out: 35 of 35 moves"
    assert "  Kd8-e8   – Q R B N    not ruled out" in lines


def test_retractions_of_an_illegal_position(run: Run) -> None:
    outcome = run("retract", "4k3/8/8/8/8/P7/PP6/4K3 b", "--json")
    assert outcome.status == 1
    fields = json.loads(outcome.stdout)
    assert fields["reason"].startswith("White has pawns that cannot have come to their squares")
    assert fields["moves"] == []


def test_retractions_go_back_several_moves(run: Run) -> None:
    outcome = run("retract", "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/R1BQKBNR b", "--moves", "2")
    assert outcome.status == 0
    lines = outcome.stdout.splitlines()
    assert lines[0] == "Not ruled out: 6 of 6 moves"
    # Rook and knight, and before the knight's move Black's knights.
    at = lines.index("  Nb1-a3   –            not ruled out")
    assert lines[at + 1] == "    before Nb1-a3:"
    assert lines[at + 2].startswith("      Na6-b8")
