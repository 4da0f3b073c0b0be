"""The rules model against python-chess and the engine: the same legal moves with the same facts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from matewright import engine
from matewright.model.game import Game
from matewright.reference.translation import checked_kings, legal_moves
from tests.differential.positions import random_positions

SPECIALS = ("promotion", "en passant", "castling", "check", "double check", "pin", "no king")


def compare(seed: int, count: int) -> dict[str, int]:
    """Compare so many random positions; returns in how many each special thing was met."""
    met = dict.fromkeys(SPECIALS, 0)
    for position, board in random_positions(seed, count):
        ours = legal_moves(position)
        engines = [move for move, _ in engine.weighted_moves(Game(position))]
        assert {move.uci for move in ours} == {move.uci() for move in board.legal_moves}, position
        both_kings = all(board.king(colour) is not None for colour in (True, False))
        if not both_kings:
            # A side without a king cannot be stalemated.
            ours = tuple(replace(move, stalemate=False) for move in ours)
            engines = [replace(move, stalemate=False) for move in engines]
        by_uci = sorted(ours, key=str)
        assert by_uci == sorted(engines, key=str), position.fen
        assert checked_kings(position) == engine.in_check(Game(position)), position.fen
        met["promotion"] += any(move.promotion for move in ours)
        met["en passant"] += any(move.en_passant for move in ours)
        met["castling"] += any(move.castling for move in ours)
        met["check"] += board.is_check()
        met["double check"] += len(board.checkers()) > 1
        met["pin"] += any(board.is_pinned(board.turn, square) for square in board.piece_map())
        met["no king"] += not both_kings
    return met


def test_a_slice_of_random_positions() -> None:
    met = compare(seed=1951, count=300)
    assert all(met.values()), met


@pytest.mark.slow
def test_five_thousand_random_positions() -> None:
    met = compare(seed=1995, count=5_000)
    assert min(met.values()) >= 50, met
