"""Where a piece can go from its square, and over which others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from matewright import engine
from matewright.errors import MatewrightError
from matewright.model.game import Game
from matewright.model.move import square_number
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position

_DUMMY = "DU"
_KING_WALK = "EK"
_MIDDLE = square_number("d4")

_SHOWN = (
    ("d4", ""),
    ("a1", ""),
    ("d4", "d6 f6 f4 f2 d2 b2 b4 b6 d8 h8 h4 e6 c2 f5 b3"),
    ("d4", "c3 d3 e3 c4 e4 c5 d5 e5"),
    ("a1", "a3 a4 c3 d4 c1 d1"),
    ("a1", "a2 a3 a4 a5 b2 c3 d4 e5 b1 c1 d1 e1"),
    ("b1", "c4"),
    ("b1", "d4"),
    ("b1", "c2 b2 c3"),
)
"""Where a piece may stand and which others, from the simplest setting on."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The squares where the piece on a square arrives, and those of the pieces it needs for it."""

    targets: frozenset[int] = frozenset()
    hurdles: frozenset[int] = frozenset()


@lru_cache(256)
def reach(position: Position, square: int) -> Reach:
    """What a piece reaches by its kind alone: checks, pins and conditions do not count.

    Nothing for an empty square, and for a kind without a known movement.
    """
    piece = position.board[square]
    if piece is None or not piece.is_playable:
        return Reach()
    board = [_still(other) for other in position.board]
    # Kings walk as others do: that nothing may be left in check is no matter of the kind.
    code = _KING_WALK if piece.code == "K" else piece.code
    board[square] = replace(piece, code=code, attributes=())
    bare = Position(tuple(board), piece.colour, en_passant=position.en_passant)
    try:
        targets = _targets(bare, square)
        hurdles = frozenset(
            at
            for at, other in enumerate(board)
            if other is not None
            and at not in targets | {square}
            and not targets <= _targets(bare.put(at, None), square)
        )
    except MatewrightError:
        return Reach()
    return Reach(targets, hurdles)


def _still(piece: Piece | None) -> Piece | None:
    """A piece that stands in the way and can be captured, and does nothing else."""
    return None if piece is None else replace(piece, code=_DUMMY, attributes=())


def _targets(position: Position, square: int) -> frozenset[int]:
    moves = engine.weighted_moves(Game(position))
    return frozenset(move.to_square for move, _ in moves if move.from_square == square)


def shown_movement(code: str) -> tuple[Position, int]:
    """A position that shows how a kind moves, and where its piece stands in it.

    It is the empty board, or one with pieces to be hopped over for kinds that need them.
    """
    first = None
    for at, others in _SHOWN:
        square = square_number(at)
        position = Position().put(square, Piece(Colour.WHITE, code))
        for name in others.split():
            position = position.put(square_number(name), Piece(Colour.BLACK, _DUMMY))
        found = reach(position, square)
        if found.hurdles:
            return position, square
        if found.targets and first is None:
            first = position, square
    return first or (Position().put(_MIDDLE, Piece(Colour.WHITE, code)), _MIDDLE)
