"""The search of the checker against one that tries everything."""

from __future__ import annotations

import random

import chess
import pytest

from matewright.services.verify.mate_search import MateSearch, possible_checks
from matewright.services.verify.search import OutOfPositions
from tests.differential import exhaustive
from tests.differential.positions import random_positions
from tests.differential.test_exhaustive import small_position


@pytest.mark.parametrize("count", [600, pytest.param(20_000, marks=pytest.mark.slow)])
def test_no_check_is_overlooked(count: int) -> None:
    found = 0
    for _, board in random_positions(3, count):
        if board.king(not board.turn) is None or board.status() & chess.STATUS_INVALID_EP_SQUARE:
            continue
        checks = {move for move in board.legal_moves if board.gives_check(move)}
        possible = set(possible_checks(board))
        assert checks <= possible <= set(board.pseudo_legal_moves), board.fen()
        found += len(checks)
    assert found > count // 2


@pytest.mark.parametrize(
    ("moves", "count", "checks_only"),
    [
        (1, 100, False),
        (2, 20, False),
        (3, 60, True),
        pytest.param(2, 300, False, marks=pytest.mark.slow),
        pytest.param(3, 12, False, marks=pytest.mark.slow),
        pytest.param(3, 1000, True, marks=pytest.mark.slow),
    ],
)
def test_mates_are_those_of_the_exhaustive_search(
    moves: int, count: int, checks_only: bool
) -> None:
    source = random.Random(10 * moves + checks_only)
    mates = 0
    for _ in range(count):
        board = chess.Board(small_position(source).fen)
        search = MateSearch(checks_only=checks_only)
        search.limit = 10**9
        keys = exhaustive.keys(board, moves, checks_only=checks_only)
        for length in range(1, moves + 1):
            forcing = {move for move, found in keys.items() if found <= length}
            assert search.succeeds(board, length) == bool(forcing), board.fen()
            found = {
                move.uci() for move in list(board.legal_moves) if search.forces(board, move, length)
            }
            assert found == forcing, board.fen()
        mates += bool(keys)
    assert mates > count // 20


LONG = "r3k3/2Qp3R/1p6/1b2K3/4p3/8/5p2/8 w q - 0 1"


def test_the_limit_is_kept_and_what_was_decided_is_not_lost() -> None:
    whole = MateSearch()
    whole.limit = 10**9
    assert not whole.succeeds(chess.Board(LONG), 3)
    search = MateSearch()
    rounds = 0
    while True:
        rounds += 1
        search.limit = search.positions + whole.positions // 4
        try:
            assert not search.succeeds(chess.Board(LONG), 3)
            break
        except OutOfPositions:
            assert search.positions == search.limit
    assert 1 < rounds < 12
    before = search.positions
    assert not search.succeeds(chess.Board(LONG), 3)
    assert search.positions == before


def test_stalemate_is_no_mate() -> None:
    board = chess.Board("7k/8/6Q1/5K2/8/8/8/8 b - - 0 1")
    search = MateSearch()
    assert not search.loses(chess.Board("7k/8/5KQ1/8/8/8/8/8 b - - 0 1"), 3)
    assert not search.loses(board, 0)
