"""What a pasted text is taken for."""

from __future__ import annotations

from pathlib import Path

import pytest

from matewright.errors import FormatError
from matewright.model.piece import Colour
from matewright.services.file import pasting

GOLDEN = Path(__file__).parents[2] / "formats" / "golden" / "popeye"
FEN = "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"
UNKNOWN = "The text on the clipboard is not a chess problem. Known formats: "
POPEYE = "BeginProblem\nStipulation h#2\nPieces White Kf7 Rg1 Black Kh8\nEndProblem\n"
OLIVE = "---\nstipulation: '#1'\nalgebraic: {white: [Kf7, Rg1], black: [Kh8]}\n"
PGN = f"""\
[Event "A tourney"]
[White "Somebody"]
[Black "?"]
[SetUp "1"]
[FEN "{FEN}"]

1. Rh1# *
"""


@pytest.mark.parametrize(
    ("text", "known", "stipulations"),
    [
        (FEN, None, ["#2"]),
        (f"  {FEN.split(maxsplit=1)[0]}\n\n", None, ["#2"]),
        (f"{FEN.rsplit(' ', 2)[0]} dm 1;", "epd", ["#1"]),
        (f"{FEN}\n{FEN}\n", "epd", ["", ""]),
        (POPEYE, "popeye", ["h#2"]),
        (
            POPEYE.replace("End", "Next") + POPEYE.removeprefix("BeginProblem"),
            "popeye",
            ["h#2", "h#2"],
        ),
        (OLIVE, "olv", ["#1"]),
        (OLIVE * 3, "olv", ["#1"] * 3),
        (f"https://chess.example/editor/{FEN.replace(' ', '_')}?color=white", None, ["#2"]),
        (
            f"https://chess.example/?fen={FEN.replace('/', '%2F').replace(' ', '%20')}",
            None,
            ["#2"],
        ),
        (f"http://chess.example/board={FEN.split(maxsplit=1)[0]}", None, ["#2"]),
        (PGN, "pgn", [""]),
        (PGN + "\n" + PGN, "pgn", ["", ""]),
    ],
)
def test_what_a_text_is_taken_for(text: str, known: str | None, stipulations: list[str]) -> None:
    pasted = pasting.read(text)
    assert (pasted.file_format and pasted.file_format.name) == known
    assert [problem.stipulation.text for problem in pasted.problems] == stipulations
    for problem in pasted.problems:
        assert problem.position.board_fen == FEN.split(maxsplit=1)[0]


def test_what_popeye_printed_is_pasted_with_its_solution() -> None:
    text = (GOLDEN / "french.out").read_text(encoding="utf-8")
    pasted = pasting.read(text[: text.index("solution terminee")])
    assert pasted.file_format is not None
    assert pasted.file_format.name == "popeye-output"
    (problem,) = pasted.problems
    assert problem.stipulation.text == "#2"
    assert problem.solution is not None
    assert problem.solution_is_stored


@pytest.mark.parametrize("language", ["english", "german", "french"])
def test_input_for_popeye_is_pasted_in_any_language(language: str) -> None:
    pasted = pasting.read((GOLDEN / f"{language}.inp").read_text(encoding="utf-8"))
    assert [problem.stipulation.text for problem in pasted.problems][:3] == ["#2", "h#2", "ser-h#2"]
    conditions = [one.text for problem in pasted.problems for one in problem.conditions]
    assert conditions == ["Circe"]


def test_a_board_alone_takes_the_turn_that_is_natural() -> None:
    board = FEN.split(maxsplit=1)[0]
    assert pasting.read(board, Colour.BLACK).problems[0].position.turn is Colour.BLACK


def test_a_game_tells_who_played_and_where() -> None:
    assert pasting.read(PGN).problems[0].source == "Somebody, A tourney"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (" \n", "There is no text on the clipboard."),
        ("hello", UNKNOWN),
        ("8/8/8 w", "The FEN has 3 instead of 8 ranks."),
        (f"{FEN}\n\nhello\n", "Line 3: This is not a position; FEN or EPD is expected."),
        (
            f"{FEN}\n{FEN.replace('k', 'x')}\n",
            "Line 2: Unknown piece letter “x” in rank 8 of the FEN.",
        ),
        (
            PGN.replace("7k", "7y"),
            "Line 5: Unknown piece letter “y” in rank 8 of the FEN.",
        ),
        ("BeginProblem\nPieces Red\n", "Line 2: “White” or “Black” is expected, not “Red”."),
        (
            "white Kf7 Rg1\nblack Kh8\n",
            UNKNOWN,
        ),
        (
            "https://chess.example/editor",
            UNKNOWN,
        ),
        (
            '[Event "A game"]\n\n1. e4 e5 1/2-1/2\n',
            (
                "Line 1: The game has no FEN tag: only games that begin from a position of their "
                "own are read."
            ),
        ),
        (
            "x" * (pasting.MOST_CHARACTERS + 1),
            ("The text has 4,194,305 characters; at most 4,194,304 are pasted."),
        ),
        (
            f"{FEN}\n" * 2_001,
            ("The text holds more than 2,000 problems. Open it as a file instead."),
        ),
    ],
)
def test_one_sentence_says_what_is_wrong_and_where(text: str, sentence: str) -> None:
    with pytest.raises(FormatError) as refused:
        pasting.read(text)
    assert str(refused.value).startswith(sentence)


def test_yaml_that_cannot_be_shown_is_not_pasted() -> None:
    with pytest.raises(FormatError, match="“Xz9” in the field “white” is not known"):
        pasting.read(OLIVE.replace("Rg1", "Xz9") + OLIVE)
