"""What is wrong with a fairy problem is told in one sentence that names it."""

from __future__ import annotations

import pytest

import matewright
from matewright.errors import MatewrightError
from matewright.model.conditions import conditions_of

FEN = "7k/8/5K2/8/8/8/8/R7 w"


@pytest.mark.parametrize(
    ("fen", "conditions", "named"),
    [
        (FEN, ["Cirque"], ["Cirque"]),
        (FEN, ["Circe Type9"], ["Type9"]),
        (FEN, ["Circe", "Circe RexInclusive"], ["Circe", "Circe rex inclusive"]),
        (FEN, ["Circe RexInclusive RexExclusive"], ["rex inclusive", "rex exclusive"]),
        (FEN, ["MagicSquares"], ["Magic Squares"]),
        (FEN, ["MagicSquares z9"], ["Magic Squares"]),
        (FEN, ["GridChess HorizontalShift Diagonal"], ["Grid Chess"]),
        (FEN, ["FileCirce", "AntiCirce"], ["File Circe", "Anticirce"]),
        (FEN, ["Circe", "CirceTurncoats"], ["Circe", "Circe Turncoats"]),
        (FEN, ["FileAntiCirce", "AntiCirce"], ["File Anticirce", "Anticirce"]),
        (FEN, ["TransmutedKings", "Lortap"], ["Transmuted Kings", "Lortap"]),
        (FEN, ["ChecklessChess", "Masand"], ["Masand"]),
        ("7k/8/5K2/8/8/8/R{Volage}7/R7 w", ["FileCirce"], ["Volage pieces", "File Circe"]),
        ("7k/8/5K2/8/8/R{Magic}7/8/R7 w", [], ["Magic rook"]),
        ("7k/8/5K2/8/8/.rk7/8/R7 w", [], ["radial knight"]),
        ("7k/8/5K2/8/8/.zz7/8/R7 w", [], [".zz"]),
        ("7k/8/5K2/8/8/R{Royal}7/8/R7 w", [], ["White", "f6", "a3"]),
        ("6kk/8/5K2/8/8/R7/8/R7 w", ["Circe"], ["Black", "g8", "h8"]),
        ("R{Royal}6k/8/8/8/8/8/8/8 w", ["Circe", "MarsCirce", "Cirque"], ["Cirque"]),
    ],
)
def test_one_sentence_names_what_is_wrong(
    fen: str, conditions: list[str], named: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATEWRIGHT_POPEYE", "nowhere")
    with pytest.raises(MatewrightError) as refused:
        matewright.solve(fen, "#2", conditions=conditions)
    said = str(refused.value)
    assert said.isprintable()
    assert said.endswith(".")
    for name in named:
        assert name in said, said


def test_stalemates_with_paralysing_pieces_are_refused() -> None:
    with pytest.raises(MatewrightError, match="Paralysing pieces and stalemates"):
        matewright.solve("7k/8/5K2/8/8/8/8/R{Paralysing}7 w", "=2")


def test_goals_of_one_piece_under_ghost_chess_are_refused() -> None:
    with pytest.raises(MatewrightError, match="Ghost Chess and hct2 are not solved together"):
        matewright.solve("7k/8/5K2/8/8/8/8/R7 b", "hct2", conditions=["GhostChess"])


@pytest.mark.parametrize(
    ("name", "title"),
    [("WhiteFollowMyLeader", "White Follow My Leader"), ("ChameleonPursuit", "Chameleon Pursuit")],
)
def test_series_are_refused_where_the_square_counts_that_was_left(name: str, title: str) -> None:
    with pytest.raises(MatewrightError, match=f"{title} and series are not solved"):
        matewright.solve("7k/8/5K2/8/8/8/8/R7 b", "ser-h#2", conditions=[name])


@pytest.mark.parametrize(
    ("fen", "others"),
    [("4k3/8/8/8/8/8/8/R3K3 w Q", []), ("4k3/8/8/8/8/8/8/R3K3 w", ["Circe"])],
)
def test_ultra_maximummer_goes_with_nothing_else(fen: str, others: list[str]) -> None:
    with pytest.raises(MatewrightError, match=r"White Maximummer and C.* are not solved together"):
        matewright.solve(fen, "#2", conditions=["WhiteMaximummer ultra", *others])


def test_mates_are_refused_where_there_is_no_check() -> None:
    with pytest.raises(MatewrightError, match="Losing Chess and h#2 are not solved"):
        matewright.solve("7k/8/5K2/8/8/8/8/R7 b", "h#2", conditions=["LosingChess"])


def test_what_is_reborn_later_is_still_the_piece_of_the_diagram() -> None:
    """Popeye finds as many: 1.Kd1 2.Rd2 3.Rxb2 Kxb2[+wRa1], and others like it."""
    answer = matewright.solve("8/8/8/8/3r4/8/1R6/KNk5 b", "ser-h<>3", conditions=["ContraParrain"])
    assert answer.lines is not None
    assert len(answer.lines) == 4


def test_conditions_come_beside_those_of_a_problem() -> None:
    problem = matewright.Problem(
        matewright.Position.from_fen("7k/8/8/3p4/4B3/8/8/K7 w"),
        matewright.Stipulation.parse("x1"),
        conditions=conditions_of(["Circe"]),
    )
    answer = matewright.solve(problem, conditions=["Madrasi"])
    assert [one.text for one in answer.question.conditions] == ["Circe", "Madrasi"]
    with pytest.raises(MatewrightError, match="Cirque"):
        matewright.solve(problem, conditions=["Cirque"])
