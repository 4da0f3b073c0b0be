"""How many pieces stand in a position, and what they are worth."""

from __future__ import annotations

from typing import Final

from matewright.model.piece import Piece
from matewright.model.position import Position

VALUES: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9, "K": 0}
"""What a piece counts for; pieces that are not here count as much as a rook."""


def worth(piece: Piece) -> int:
    """What a piece counts for."""
    return VALUES.get(piece.code, VALUES["R"])


def value(position: Position) -> int:
    """The sum of all pieces' values."""
    return sum(worth(piece) for _, piece in position.pieces())


def count(position: Position) -> int:
    """How many pieces stand there."""
    return sum(1 for _ in position.pieces())
