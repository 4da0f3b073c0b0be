"""Verdicts on positions, and games that python-chess plays to them."""

from __future__ import annotations

import json
import random

import chess
import pytest

import matewright
from matewright.errors import EngineError, FormatError
from matewright.services.legality import judge as legality

ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def verdict(fen: str, time_limit: float | None = 60) -> legality.Legality:
    """The verdict, after the game was played through here once more."""
    found = legality.start(fen, threads=2, time_limit=time_limit).result()
    if found.verdict is legality.Verdict.LEGAL:
        assert_leads_to(found.game, fen)
    else:
        assert found.reason
    return found


def assert_leads_to(game: tuple[str, ...], fen: str) -> None:
    """Play the moves by the rules of python-chess."""
    board = chess.Board()
    for move in game:
        board.push_san(move)
    fields = fen.split()
    assert board.board_fen() == fields[0]
    assert ("w" if board.turn else "b") == fields[1]
    if len(fields) > 2:
        assert board.castling_xfen() == fields[2]
        passed = "-" if board.ep_square is None else chess.square_name(board.ep_square)
        assert fields[3] in (passed, "-")
        assert fields[3] != "-" or not board.has_legal_en_passant()


@pytest.mark.parametrize(
    ("fen", "reason"),
    [
        ("8/8/8/8/8/8/8/K7 w - -", "There is no black king."),
        ("k7/8/8/8/8/8/8/KK6 w - -", "White has 2 kings"),
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -", "White has 9 pawns"),
        ("P3k3/8/8/8/8/8/8/4K3 w - -", "There is a white pawn on a8"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - -", "Black is in check but it is the other side's move."),
        ("4k3/8/8/8/8/8/8/4K3 w K -", "The castling field has “K”"),
        ("4k3/8/8/8/8/8/4P3/4K3 b - e3", "No pawn can have passed over e3"),
        # Black has all men, and two white pawns stand on one file.
        ("rnbqkbnr/pppppppp/8/8/8/4P3/4P3/4K3 w kq -", "must have captured 1 times"),
        # The pawns a2 and b2 never moved, and only they could have come to a3.
        ("4k3/8/8/8/8/P7/PP6/4K3 w - -", "whatever they captured"),
        # Kings and rooks never moved, and whoever moved last must be there.
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "No move can have been the last"),
        ("b3k3/1p6/8/8/8/8/8/4K3 w - -", "The bishop on a8"),
        # Nothing was captured, yet White's pawn has passed Black's.
        ("rnbqkbnr/pppp1ppp/4P3/4p3/8/8/PPPP1PPP/RNBQKBNR w - -", "cannot have come"),
        # Two checks that no move can have given at once.
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - -", "no last move can have given that check"),
    ],
)
def test_illegal(fen: str, reason: str) -> None:
    found = verdict(fen)
    assert found.verdict is legality.Verdict.ILLEGAL
    assert reason in found.reason


@pytest.mark.parametrize(
    "fen",
    [
        ARRAY,
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -",
        "4k3/8/8/8/8/8/8/4K3 w - -",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQ -",
        # Of the random positions that John Tromp's ChessPositionRanking draws.
        "2K1n2B/1r1B1n1N/r3PN2/q5Np/B5bQ/1R1Qqr2/1b1bB3/Q1R1Nn1k b - - 0 1",
    ],
)
def test_legal(fen: str) -> None:
    assert verdict(fen).verdict is legality.Verdict.LEGAL


def test_what_a_short_fen_leaves_open() -> None:
    board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"
    assert verdict(board).game == ()
    assert matewright.legality(board, time_limit=60).verdict is legality.Verdict.LEGAL


def test_tempo_cannot_be_lost() -> None:
    """Knights change the colour of their square with each move, and nothing else can have moved."""
    found = verdict("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -", time_limit=1)
    assert found.verdict is not legality.Verdict.LEGAL


def test_positions_of_random_games_are_legal() -> None:
    chance = random.Random(8)
    for _ in range(12):
        board = chess.Board()
        for _ in range(chance.randrange(10, 60)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        assert verdict(board.fen()).verdict is legality.Verdict.LEGAL, board.fen()


def test_it_can_be_stopped() -> None:
    # Nothing decides it: that a tempo cannot be lost is not proved.
    job = legality.start(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -", threads=1, time_limit=None
    )
    assert job.result(0.05) is None
    job.cancel()
    found = job.result(60)
    assert found is not None
    assert found.verdict is legality.Verdict.UNDECIDED


def test_what_cannot_be_asked() -> None:
    with pytest.raises(FormatError):
        legality.start("nonsense")
    with pytest.raises(EngineError, match="orthodox"):
        legality.start("4k3/8/8/8/8/8/8/g3K3 w")


def test_json() -> None:
    fields = json.loads(json.dumps(verdict("4k3/8/8/8/8/P7/PP6/4K3 w - -").to_dict()))
    assert fields["verdict"] == "illegal"
    assert fields["game"] is None
    fields = verdict("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -").to_dict()
    assert fields == {**fields, "verdict": "legal", "reason": None, "game": ["e4"]}
