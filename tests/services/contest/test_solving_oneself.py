"""What a solver plays on the board and writes down, the hints he takes, and what is kept of it."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import matewright
from matewright.errors import FormatError
from matewright.model.notation import LETTERS, Notation
from matewright.model.parts import parts
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.contest import mark, unread
from matewright.services.contest.hints import Hint, hints
from matewright.services.contest.solvers_line import SolversLine
from matewright.services.contest.unfinished import Unfinished, UnfinishedAttempts, UnfinishedRound

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
# P. Orlik, Stern 1980, #3.
ORLIK = "8/8/pQ6/p1P5/P1p5/5p2/2k2P2/R3K3 w Q"
# 1.Kb7 Ka5 2.Ka8 Kb6 3.Bb8 Rxa7#
HELP = "8/k7/8/B7/8/8/8/1R5K b"


def played(fen: str, stipulation: str, moves: str) -> SolversLine:
    """The line of moves in UCI, `-` for a pass."""
    (part,) = parts(Problem(Position.from_fen(fen), stipulation_of(stipulation)))
    line = SolversLine.begin(PlayState(part.game), part.stipulation.checked())
    for move in moves.split():
        made = None if move == "-" else next(one for one in line.legal_moves if one.uci == move)
        line = line.play(made)
    return line


@pytest.mark.parametrize(
    ("fen", "stipulation", "moves", "text"),
    [
        (PRINZ, "#2", "", ""),
        (PRINZ, "#2", "h1h6 -", "1.Th6"),
        (PRINZ, "#2", "h1h6 - h6h7", "1.Th6 (2.Txh7+)"),
        (PRINZ, "#2", "- g8f7 g6f7", "1...Lf7 2.gxf7"),
        (ORLIK, "#3", "b6f6 c2b3 e1d2 - f6b2", "1.Df6 Kb3 2.Kd2 (3.Db2+)"),
        (ORLIK, "#3", "b6f6 - f6e6 - e6e7", "1.Df6 (2.De6 3.De7)"),
        (HELP, "h#2", "a7a8 h1g2 a8a7", "1.Ka8 Kg2 2.Ka7"),
        ("8/k7/8/B7/8/8/8/1R5K w", "h#1.5", "h1g2 a7a8 g2g3", "1...Kg2 2.Ka8 Kg3"),
        ("8/k7/8/8/8/8/8/K7 b", "ser-h#3", "a7b6 b6c5 c5d4 a1a2", "1.Kb6 2.Kc5 3.Kd4 Ka2"),
        ("8/k7/8/8/8/8/8/K7 w", "ser-#3", "a1b2 b2c3 c3d4", "1.Kb2 2.Kc3 3.Kd4"),
    ],
)
def test_a_line_on_the_board_is_written_as_solvers_write(
    fen: str, stipulation: str, moves: str, text: str
) -> None:
    line = played(fen, stipulation, moves)
    assert line.written(Notation(LETTERS["german"])) == text
    start = line.go_by(-99)
    assert (start.made_count, start.go_by(99)) == (0, line)
    question = parts(Problem(Position.from_fen(fen), stipulation_of(stipulation)))
    assert line.is_set_play or unread(text, question) == ()


def test_a_pass_is_for_who_is_not_in_check() -> None:
    assert played(PRINZ, "#2", "h1h6").can_pass
    assert not played(PRINZ, "#2", "h1h6 -").can_pass
    assert not played(PRINZ, "#2", "h1h7").can_pass
    assert not played(HELP, "h#2", "").can_pass


def test_what_is_written_down_of_the_solution_gets_all_points() -> None:
    solution = matewright.solve(ORLIK, "#3")
    lines = ("b6f6 c2b3 e1d2", "b6f6 c2d3 e1c1", "b6f6 c4c3 f6e6")
    text = "\n".join(played(ORLIK, "#3", line).written(Notation()) for line in lines)
    assert mark(solution, text).points == 5
    without = text.rpartition("\n")[0]
    assert mark(solution, without).points == Fraction(10, 3)


def test_hints_say_what_the_solution_says() -> None:
    solution = matewright.solve(PRINZ, "#2", set_play=True)
    assert hints(solution, Notation(LETTERS["problem"])) == {
        Hint.MAN: "The first move is made by Rh1.",
        Hint.CHECK: "The key gives no check.",
        Hint.THREAT: "There is no threat: after the key it is zugzwang.",
        Hint.SET_MATE: "In the diagram there is 1...Ba2 2.Rxh7#.",
    }
    assert hints(matewright.solve("k7/8/2K5/8/8/8/8/8 w", "#2"), Notation()) == {}


def test_an_attempt_is_kept_and_a_damaged_file_is_none(tmp_path: Path) -> None:
    attempts = UnfinishedAttempts(tmp_path / "attempts")
    attempt = Unfinished("ab12", 83.5, "1.Kр1?\n„Лh6“", (Hint.CHECK,))
    assert attempts.find("ab12") is None
    attempts.keep(attempt)
    assert UnfinishedAttempts(tmp_path / "attempts").find("ab12") == attempt
    (file,) = (tmp_path / "attempts").glob("*.attempt")
    for damage in (b"", b"[]", b"{}", b"\xff", file.read_bytes().replace(b"83.5", b"-1")):
        file.write_bytes(damage)
        assert attempts.find("ab12") is None
    attempts.forget("ab12")
    attempts.forget("ab12")
    (tmp_path / "file").write_text("")
    with pytest.raises(FormatError, match="file"):
        UnfinishedAttempts(tmp_path / "file").keep(attempt)


def test_a_round_is_kept_with_one_clock(tmp_path: Path) -> None:
    held = UnfinishedRound(tmp_path, "1a2b3c4d", "1", "Ann")
    held.keep(Unfinished("first", 20, "1.Кр1"))
    held.keep(Unfinished("second", 50, ""))
    kept = UnfinishedRound.begun(tmp_path, "1a2b3c4d")
    assert kept is not None
    assert (kept.name, kept.solver) == ("1", "Ann")
    assert kept.find("first") == Unfinished("first", 50, "1.Кр1")
    assert UnfinishedRound.begun(tmp_path, "another") is None
    (file,) = tmp_path.glob("*.round")
    file.write_bytes(file.read_bytes().replace(b"{", b"[", 2))
    assert UnfinishedRound.begun(tmp_path, "1a2b3c4d") is None
