"""Counting the leaves of the tree of legal moves."""

from __future__ import annotations

from matewright import _engine
from matewright.bridge.game import check, weighted_moves
from matewright.bridge.options import check_range
from matewright.bridge.refusals import mapped_errors
from matewright.model.game import Game
from matewright.model.position import Position

MOST_PERFT_DEPTH = 20


def perft(position: Position, depth: int, *, portable: bool = False) -> int:
    """Count the leaves of the tree of legal moves, `depth` half-moves deep.

    Raises `IllegalPosition`, or `EngineError` for a depth that is out of range.
    """
    counts = divide(position, depth, portable=portable)
    return sum(counts.values()) if depth else 1


def divide(position: Position, depth: int, *, portable: bool = False) -> dict[str, int]:
    """`perft` by first move (UCI); empty for depth 0.

    Raises `IllegalPosition`, or `EngineError` for a depth that is out of range.
    """
    check_range("depth", depth, 0, MOST_PERFT_DEPTH)
    game = Game(position)
    check(game)
    with mapped_errors():
        if depth <= 1:
            return dict(_engine.divide(position.fen, depth, portable))
        # One first move at a time, so that Ctrl-C takes effect between them.
        return {
            move.uci: _engine.count_leaves(position.play(move).fen, depth - 1, portable)
            for move, _ in weighted_moves(game, portable=portable)
        }
