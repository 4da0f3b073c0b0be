"""The legal moves of play mode, by the squares the user clicks."""

from __future__ import annotations

from collections.abc import Sequence

from matewright.model.move import Move


class PlayMoves:
    """Legal moves, found by the squares they go from and to."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self._all = tuple(moves)
        self._moves: dict[int, dict[int, list[Move]]] = {}
        for move in moves:
            targets = self._moves.setdefault(move.from_square, {})
            targets.setdefault(move.to_square, []).append(move)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayMoves) and self._all == other._all

    def __hash__(self) -> int:
        return hash(self._all)

    def can_leave(self, square: int) -> bool:
        """Whether the piece on a square has a legal move."""
        return square in self._moves

    def targets(self, source: int | None) -> frozenset[int]:
        """Where the piece on a square can go."""
        return frozenset(self._moves.get(source, ())) if source is not None else frozenset()

    def between(self, source: int, target: int) -> Sequence[Move]:
        """The moves from one square to another: several when a pawn promotes."""
        return self._moves.get(source, {}).get(target, ())
