"""What the searches of the checker have in common: an allowance of positions, and their names."""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod

import chess

MOST_KNOWN = 1_000_000
"""Positions remembered at a time, some 200 MB."""

_PACK = struct.Struct("<8QBb").pack


class OutOfPositions(Exception):  # noqa: N818 - nothing failed: the search was allowed no more
    """The search has played as many moves as it may."""


class Search:
    """Counts the moves played in `positions`; at `limit` it stops with `OutOfPositions`.

    The board it was given is then somewhere in the middle of a line. What was decided before is
    kept, so that asking again with a higher limit goes on from there.
    """

    def __init__(self) -> None:
        self.positions = 0
        self.limit = 0

    def _spend(self) -> None:
        if self.positions >= self.limit:
            raise OutOfPositions
        self.positions += 1


class Attack(Search, ABC):
    """A search for what the side to move can force in battle play, for positions of one problem."""

    @abstractmethod
    def succeeds(self, board: chess.Board, moves: int) -> bool:
        """Whether the side to move forces its aim within that many of its moves."""

    @abstractmethod
    def loses(self, board: chess.Board, left: int) -> bool:
        """Whether the defender, who is to move, fails with so many attacker's moves left."""

    @abstractmethod
    def forces(self, board: chess.Board, move: chess.Move, moves: int) -> bool:
        """Whether a legal move forces it within that many moves, itself included."""


def position_key(board: chess.Board) -> bytes:
    """All that matters for the play to come, exactly: no two positions share it."""
    return _PACK(
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.castling_rights,
        board.turn,
        board.ep_square if board.ep_square and board.has_pseudo_legal_en_passant() else -1,
    )
