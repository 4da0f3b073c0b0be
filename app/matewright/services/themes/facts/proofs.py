"""Proofs: a man is taken away or put back, and the rules are asked what could be played then.

A motif counts only where the mate, the defence or the refutation falls with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from matewright import engine
from matewright.services.themes.facts.board import (
    between,
    emptied,
    field,
    king_of,
    made,
    other,
    put,
)
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.rules import Rules

Move = tuple[int, int, str | None]


def without(rules: Rules, board: str, side: str, square: int) -> engine.Relations:
    """What the rules say to a side that is to move, had the man on a square gone."""
    return rules.of(emptied(board, square), side)


def put_back(rules: Rules, end: Ply, ply: Ply) -> engine.Relations:
    """The same, had the piece of an earlier move stayed where it came from."""
    board = put(end.after, ply.origin, ply.before[ply.origin])
    if end.homes[ply.target] == ply.identity.home:
        board = emptied(board, ply.target)
    return rules.of(board, ply.side)


def moves_over(
    rules: Rules, board: str, side: str, square: int, behind: Collection[int]
) -> Iterator[Move]:
    """The moves of the men behind a square that lead over it, had the man on it gone.

    A pawn's may end on it; a slider may go there with less to show than beyond it.
    """
    for start, target, promotion in without(rules, board, side, square).moves:
        if start in behind and (
            square in between(start, target) or (target == square and board[start] in "Pp")
        ):
            yield start, target, promotion


def blocks_king(rules: Rules, board: str, side: str, square: int) -> bool:
    """Whether a side's king could go to a square had the man on it gone."""
    king = king_of(board, side)
    return any(move[:2] == (king, square) for move in without(rules, board, side, square).moves)


def is_mate_without(rules: Rules, board: str, side: str, square: int) -> bool:
    """Whether a side is mated, had the man on a square gone."""
    known = without(rules, board, side, square)
    return not known.moves and bool(known.checkers)


def carries_mate(
    rules: Rules, board: str, side: str, move: Move, square: int, slider: int
) -> int | None:
    """Where a slider reaches over a square in a mate by a side that rests on it; None: nowhere."""
    start, target, _ = move
    if start == slider:
        return target if square in (*between(start, target), target) else None
    after = made(board, *move)
    king = king_of(after, other(side))
    if king is None or after[slider] == ".":
        return None
    known = rules.of(after, other(side))
    for goal in (king, *field(king), target):
        if square in between(slider, goal) and known.attackers(side, goal) == 1 << slider:
            return goal
    return None
