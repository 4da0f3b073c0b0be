"""Last moves: what was played is never ruled out, and what is called certain is so."""

from __future__ import annotations

import random

import chess
import pytest

import matewright
from matewright.errors import EngineError
from matewright.services.legality import last_moves
from matewright.services.legality.last_moves import Retractions


def of(fen: str, moves: int = 1) -> Retractions:
    return matewright.retractions(fen, moves=moves, threads=2, time_limit=60)


def texts(found: Retractions) -> set[str]:
    return {one.text() for one in found.possible}


def test_all_ways_to_have_come() -> None:
    # The king, from a free square that White's does not guard, or with a capture.
    found = of("8/8/8/8/8/1K6/8/k7 w")
    assert found.is_complete
    quiet = {text for text in texts(found) if "-" in text}
    assert quiet == {"Kb1-a1"}
    assert {text for text in texts(found) if "x" in text} == {
        f"Kb1x{letter}a1" for letter in "QRBN"
    }
    assert found.certain is not None
    assert not found.is_capture_certain
    assert found.sentences() == ("The last move was certainly b1–a1.",)


def test_why_a_move_is_ruled_out() -> None:
    found = of("8/8/8/8/8/1K6/8/k7 w")
    refused = {one.text(): one.verdict for one in found.moves if not one.is_possible}
    check = "White would have been in check already, and it was the other side's move."
    assert refused["Kb2-a1"] == check


def test_promotion_castling_and_en_passant_are_taken_back() -> None:
    assert "a7-a8=Q" in texts(of("Q7/7k/8/8/8/8/8/4K3 b"))
    assert "0-0" in texts(of("4k3/8/8/8/8/8/8/5RK1 b"))
    found = of("4k3/8/3P4/8/8/8/8/4K3 b")
    assert "e5xd6 e.p." in texts(found)
    (capture,) = [one for one in found.possible if one.text() == "e5xd6 e.p."]
    assert capture.before.fen.split()[:4] == ["4k3/8/8/3pP3/8/8/8/4K3", "w", "-", "d6"]


def test_castling_that_is_lost() -> None:
    # Black moved last, and can have done so with king and rook alone.
    found = of("4k2r/6pp/8/8/8/8/8/4K3 w")
    assert [right for right, _ in found.castling_lost] == ["k"]
    # It is White's last move that is asked about here.
    assert of("4k2r/6pp/8/8/8/8/8/4K3 b").castling_lost == ()


def test_castling_on_one_side_alone() -> None:
    found = of("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w")
    assert found.castling_apart == (("k", "q"),)
    assert found.castling_lost == ()


def test_a_double_step_that_is_certain() -> None:
    # The pawn opened the rank of the rook, and nothing else can have done so.
    found = of("3K4/8/8/8/6Pp/p7/R6k/n7 b")
    assert texts(found) == {"g2-g4"}
    assert found.to_dict()["en_passant"] == "g3"
    assert found.sentences() == (
        "The last move was certainly g2-g4.",
        "So the capture en passant on g3 is allowed as the first move.",
    )
    # Nobody can capture there.
    assert of("3K4/8/8/8/6P1/p7/R6k/n7 b").passed is None


def test_what_only_seems_a_double_step() -> None:
    # Behind a pawn on g2 the bishop would not have come to h1.
    found = of("8/8/8/3k4/6Pp/8/8/K6B b")
    assert {one.uci for one in found.possible} == {"f3g4"}
    (refused,) = [one for one in found.moves if one.text() == "g2-g4"]
    assert refused.verdict.startswith("The bishop on h1 cannot have come there")


def test_what_fields_say() -> None:
    # Who may castle has not moved: the last move was another one.
    stated = of("4k2r/6pp/8/8/8/8/8/4K3 w k -")
    assert stated.reason is not None
    assert "No move can have been the last" in str(stated.reason)
    found = of("8/8/8/8/3pP3/8/8/k1K5 b - e3")
    assert "is not proved" in found.sentences()[-1]


def test_illegal_positions_have_one_sentence() -> None:
    found = of("4k3/8/8/8/8/P7/PP6/4K3 b")
    assert found.moves == ()
    assert found.sentences()[0].startswith("The position is illegal: White has pawns")


def test_stuck_men() -> None:
    found = of("8/8/8/8/8/1K6/8/k7 w")
    assert last_moves.stuck_text(found) == ""
    found = of("4k3/8/8/8/8/8/PP6/4K3 b")
    assert last_moves.stuck_text(found) == "No move can be taken back with: a2, b2."


def test_several_moves() -> None:
    found = of("8/8/8/8/8/1K6/8/k7 w", moves=2)
    (quiet,) = [one for one in found.possible if one.captured is None]
    assert quiet.earlier
    assert all(one.before.turn.value == "w" for one in quiet.earlier)


def test_what_cannot_be_asked() -> None:
    with pytest.raises(EngineError, match="orthodox"):
        of("4k3/8/8/8/8/8/8/g3K3 w")
    with pytest.raises(EngineError):
        of("4k3/8/8/8/8/8/8/4K3 w", moves=5)


def test_it_can_be_stopped() -> None:
    fen = "r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b"
    job = last_moves.start(fen, moves=4, threads=1)
    job.cancel()
    found = job.result(60)
    assert found is not None
    assert not found.is_complete
    # What was not looked at is not called ruled out.
    assert len(found.possible) == sum(one.reason is None for one in found.moves)


def check_games(seed: int, games: int, longest: int) -> None:
    """What was played in random games is never ruled out, and rights that are left never lost."""
    chance = random.Random(seed)
    for _ in range(games):
        board = chess.Board()
        for _ in range(chance.randrange(1, longest)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        if not board.move_stack:
            continue
        fen = board.fen(en_passant="fen")
        found = of(" ".join(fen.split()[:2]))
        played = board.peek()
        assert found.reason is None, fen
        assert played.uci() in {one.uci for one in found.possible}, (fen, played)
        lost = {right for right, _ in found.castling_lost}
        rights = set(board.castling_xfen())
        assert not lost & rights, (fen, lost)
        assert not any({*pair} <= rights for pair in found.castling_apart), fen
        before = board.copy()
        before.pop()
        (same,) = [
            one
            for one in found.possible
            if one.uci == played.uci() and one.before.board_fen == before.board_fen()
        ]
        assert same.is_known or not found.is_complete


def test_what_was_played_is_never_ruled_out() -> None:
    check_games(11, 12, 80)


@pytest.mark.slow
def test_what_was_played_in_many_games_is_never_ruled_out() -> None:
    check_games(12, 1_000, 200)
