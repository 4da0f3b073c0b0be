"""`matewright play`: games in a terminal."""

from __future__ import annotations

import io
import sys

import pytest

from tests.cli.conftest import Run


def type_in(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_a_person_against_a_strategy(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "Qg9\nmoves\nKe6\n")
    outcome = run("play", "7k/8/5K2/8/8/8/8/6Q1 w", "--black", "gms", "--board", "text")
    assert outcome.status == 0
    assert "“Qg9” is not a legal move here." in outcome.stdout
    assert "White plays Ke6" in outcome.stdout
    assert "Black plays Kh7" in outcome.stdout
    # The end of the input ends the game.
    assert outcome.stdout.endswith("White to move: \nThe game was ended.\n")
    assert outcome.stderr == ""


def test_a_strategy_mates(run: Run) -> None:
    outcome = run("play", "7k/8/5K2/8/8/8/8/6Q1 w", "--white", "modern", "--black", "gms")
    assert "White plays Qg7#" in outcome.stdout
    assert "7  · · · · · · ♕ ·" in outcome.stdout
    assert outcome.stdout.endswith("Mate: White wins.\n")


def test_a_recorded_line_with_numbers(run: Run) -> None:
    outcome = run("play", "--white", "line", "--black", "line", "--line", "1.f3 e5 2.g4 2...Qh4#")
    assert outcome.stdout.endswith("Mate: Black wins.\n")
    outcome = run("play", "--white", "line", "--black", "line", "--line", "1. f3 e5")
    assert outcome.stdout.endswith("The game was ended.\n")


def test_fairy_pieces_with_strategy_reference(run: Run) -> None:
    fen = "8/8/8/7G/3K3p/8/2k1g3/1Q6 b"
    outcome = run("play", fen, "--white", "reference", "--black", "line", "--line", "Kd2")
    assert outcome.stdout.endswith("Mate: White wins.\n")
    outcome = run("play", fen, "--white", "gms", "--black", "line", "--line", "Kd2")
    assert outcome.status == 2
    assert "Only orthodox pieces can be used here, not the grasshopper" in outcome.stderr


def test_games_can_be_kept_short(run: Run) -> None:
    outcome = run("play", "--white", "gms", "--black", "gms", "--most", "1", "--mates", "1")
    assert outcome.stdout.endswith("The game was ended after the most moves allowed.\n")


def test_ctrl_c_ends_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    outcome = run("play")
    assert outcome.status == 0
    assert outcome.stdout.endswith("White to move: \nThe game was ended.\n")
    assert outcome.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("8/8/8/8/8/8/8/8 w",), "There is no black king"),
        (("k7/8/K7/8/8/8/8/7X w",), "Unknown piece letter “X”"),
        (("R6k/8/8/8/8/8/8/K7 w",), "Black is in check"),
        (("--white", "nobody"), "nobody"),
        (("--white", "line"), "belong together"),
        (("--line", "e4"), "belong together"),
        (("--white", "line", "--line", "e5"), "Move 1 of the line: “e5” is not a legal move here."),
    ],
)
def test_bad_input_gets_one_sentence(run: Run, arguments: tuple[str, ...], words: str) -> None:
    outcome = run("play", *arguments)
    assert outcome.status == 2
    assert words in outcome.stderr
    assert outcome.stderr.count("\n") == 1
