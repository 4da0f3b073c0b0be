"""Reasons why a position cannot come from a game: proved by count, and silent about real games."""

from __future__ import annotations

import random

import chess
import pytest

from matewright.model.legality import POSSIBLE, count_promoted, notes
from matewright.model.position import Position


def codes(fen: str) -> list[str]:
    return [note.code for note in notes(Position.from_fen(fen))]


@pytest.mark.parametrize(
    ("fen", "code"),
    [
        # By counting: nine pawns, seventeen pieces, more new pieces than missing pawns.
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "many-pawns"),
        ("4k3/8/8/8/8/NNNNNNNN/RRRRRRRR/4K3 w - - 0 1", "many-pieces"),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "too-many-promoted"),
        # The bishop on g5 cannot have passed the pawns b2 and d2: a ninth pawn would have promoted.
        ("4k3/8/8/6B1/P7/8/1PPPPPPP/RN1QKBNR w - - 0 1", "promoted-pieces"),
        ("4k3/8/8/6B1/8/8/PPPPPPPP/RN1QKBNR w - - 0 1", "too-many-promoted"),
        # Three pawns for the two home squares a2 and b2, from which alone they can come.
        ("4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1", "pawn-structure"),
        # Doubled pawns, and all of Black's pieces are there.
        ("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1", "pawn-captures"),
        # Black lacks a single piece, the bishop that never left f8: no pawn captured it.
        ("rnbqk1nr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1", "pawn-captures"),
        # Two knights check at once; knight and pawn; three pieces.
        ("8/8/3N1N2/8/4k3/8/8/K7 b - - 0 1", "check-impossible"),
        ("8/8/8/8/4k3/3P4/5N2/K7 b - - 0 1", "check-impossible"),
        ("8/8/8/R3k3/8/3N1N2/8/K3R3 b - - 0 1", "check-impossible"),
        # The bishop in the corner came along the line on which it checks.
        ("k7/8/8/8/8/8/8/K6B b - - 0 1", "check-impossible"),
        # A pawn on its home square gives check, and has never moved; nothing can have uncovered it.
        ("8/8/8/8/8/3k4/4P3/K7 b - - 0 1", "check-impossible"),
    ],
)
def test_reasons_are_found(fen: str, code: str) -> None:
    assert code in codes(fen)


def test_double_checks_that_are_possible_are_no_reason() -> None:
    # By discovery, by a pawn that captured, by promotion, by castling.
    assert codes("4k3/8/5N2/8/8/8/8/K3R3 b - - 0 1") == []
    assert codes("8/4k3/3P4/8/8/8/8/K3R3 b - - 0 1") == []
    assert codes("3Qk3/8/8/8/8/8/8/K3R3 b - - 0 1") == []
    assert codes("5k2/8/8/8/8/8/8/5RK1 b - - 0 1") == []


def _games(count: int, seed: int) -> None:
    """Positions of random games: nothing says that they cannot come from one."""
    chance = random.Random(seed)
    seen = 0
    while seen < count:
        board = chess.Board()
        while not board.is_game_over() and seen < count:
            moves = list(board.legal_moves)
            # Promotions and captures come too seldom by themselves.
            sharp = [move for move in moves if move.promotion or board.is_capture(move)]
            board.push(chance.choice(sharp if sharp and chance.random() < 0.4 else moves))
            position = Position.from_fen(board.fen())
            said = [note for note in notes(position) if note.code not in POSSIBLE]
            assert not said, f"{board.fen()}: {said[0]}"
            promoted = chess.popcount(board.promoted & board.occupied)
            assert count_promoted(position) <= promoted, board.fen()
            seen += 1


def test_positions_of_games_are_not_called_impossible() -> None:
    _games(2_000, seed=25)


@pytest.mark.slow
def test_a_hundred_thousand_positions_of_games_are_not_called_impossible() -> None:
    _games(100_000, seed=1)
