"""What the oracle needs of a board, under the rules of our own pieces or of python-chess."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol, TypeVar

MoveT = TypeVar("MoveT", bound=Hashable)


class Rules(Protocol[MoveT]):
    """A position that moves are played on and taken back. `str` of a move is its UCI."""

    def ordered_moves(self) -> list[MoveT]:
        """The legal moves: by the square they leave, then the square they reach, then Q R B N."""

    def checking_moves(self) -> list[MoveT]:
        """Legal moves in the same order, among them all that give check."""

    def play(self, move: MoveT) -> None:
        """Play a legal move."""

    def pass_move(self) -> None:
        """Let the other side move; no capture en passant is left."""

    def take_back(self) -> None:
        """Undo the last move or pass."""

    def is_check(self) -> bool:
        """Whether the side to move is in check."""

    def is_stuck(self) -> bool:
        """Whether the side to move has no legal move."""

    def key(self) -> Hashable:
        """The key of a position: positions with the same key have the same play."""

    def is_capture(self, move: MoveT) -> bool:
        """Whether a legal move captures, also en passant."""

    def is_en_passant(self, move: MoveT) -> bool:
        """Whether a legal move captures en passant."""

    def is_castling(self, move: MoveT) -> bool:
        """Whether a legal move castles."""

    def is_king_move(self, move: MoveT) -> bool:
        """Whether the king makes a legal move."""

    def target(self, move: MoveT) -> int:
        """The square a move reaches, 0 to 63."""

    def is_to_last_rank(self, move: MoveT) -> bool:
        """Whether a legal move ends on the last rank of the side that moves."""
