"""The engine's legal moves, their facts and their short notation against python-chess."""

from __future__ import annotations

import chess
import pytest

from matewright import _engine, engine
from matewright.model.game import Game
from matewright.model.notation import Notation
from matewright.model.position import Position
from tests.differential.positions import random_positions

KINDS_OF_POSITION = (
    "promotion",
    "en passant",
    "castling",
    "check",
    "double check",
    "pin",
    "no king",
    "crowd",
)


def compare_sets(seed: int, count: int) -> dict[str, int]:
    """Compare so many positions; returns in how many each special thing was met."""
    met = dict.fromkeys(KINDS_OF_POSITION, 0)
    for position, board in random_positions(seed, count):
        fast = engine.weighted_moves(Game(position))
        assert fast == engine.weighted_moves(Game(position), portable=True), position.fen
        expected = {move.uci() for move in board.legal_moves}
        assert {move.uci for move, _ in fast} == expected, position.fen
        assert len(fast) == len(expected), position.fen
        met["promotion"] += any(move.promotion for move, _ in fast)
        met["en passant"] += any(move.en_passant for move, _ in fast)
        met["castling"] += any(move.castling for move, _ in fast)
        met["check"] += board.is_check()
        met["double check"] += len(board.checkers()) > 1
        met["pin"] += any(board.is_pinned(board.turn, square) for square in board.piece_map())
        met["no king"] += not has_both_kings(board)
        met["crowd"] += max(chess.popcount(side) for side in board.occupied_co) > 16
    return met


def has_both_kings(board: chess.Board) -> bool:
    return all(board.king(colour) is not None for colour in chess.COLORS)


def test_facts_and_notation() -> None:
    notation = Notation()
    for position, board in random_positions(11, 250):
        for move, _ in engine.weighted_moves(Game(position)):
            played = chess.Move.from_uci(move.uci)
            after = board.copy(stack=False)
            after.push(played)
            assert move.capture == board.is_capture(played), (position.fen, move)
            assert move.en_passant == board.is_en_passant(played), (position.fen, move)
            assert move.castling == board.is_castling(played), (position.fen, move)
            assert move.check == after.is_check(), (position.fen, move)
            assert move.double_check == (len(after.checkers()) > 1), (position.fen, move)
            assert move.mate == after.is_checkmate(), (position.fen, move)
            assert same_board(position.play(move), after), (position.fen, move)
            if has_both_kings(board):
                assert move.stalemate == after.is_stalemate(), (position.fen, move)
                san = board.san(played).replace("O", "0")
                ours = notation.move(move).replace(" e.p.", "").replace("++", "+").rstrip("=")
                assert ours == san, (position.fen, move)


def same_board(position: Position, board: chess.Board) -> bool:
    """Pieces, side to move, castling and (where a capture is possible) en passant."""
    expected = Position.from_fen(board.fen(en_passant="fen"))
    return _engine.normal_fen(position.fen) == _engine.normal_fen(expected.fen)


def test_a_slice_of_random_positions() -> None:
    met = compare_sets(seed=2026, count=600)
    assert all(met.values()), met


@pytest.mark.slow
def test_fifty_thousand_random_positions() -> None:
    met = compare_sets(seed=1, count=50_000)
    assert min(met.values()) >= 500, met


def test_key_tells_positions_apart_and_knows_them_again() -> None:
    keys: dict[str, int] = {}
    for position, _ in random_positions(3, 300):
        for each in (
            position,
            *(position.play(move) for move, _ in engine.weighted_moves(Game(position))),
        ):
            fen, key = _engine.normal_fen(each.fen)
            assert keys.setdefault(fen, key) == key
    assert len(set(keys.values())) == len(keys)
