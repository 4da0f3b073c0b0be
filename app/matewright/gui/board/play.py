"""The legal moves of play mode, by the squares the user clicks."""

from __future__ import annotations

from collections.abc import Sequence

from matewright.model.move import Move


class PlayMoves:
    """Legal moves, found by the squares they go from and to.

    A move of two parts goes to the square by way of which it goes, and from there to its end.
    """

    def __init__(self, moves: Sequence[Move]) -> None:
        self._all = tuple(moves)
        self._moves: dict[int, dict[int, list[Move]]] = {}
        for move in moves:
            targets = self._moves.setdefault(move.from_square, {})
            via = move.via
            stop = move.to_square if via is None else via.square
            targets.setdefault(stop, []).append(move)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayMoves) and self._all == other._all

    def __hash__(self) -> int:
        return hash(self._all)

    def can_leave(self, square: int) -> bool:
        """Whether the piece on a square has a legal move."""
        return square in self._moves

    def targets(self, source: int | None, via: int | None = None) -> frozenset[int]:
        """Where the piece on a square can go; with `via`, how it can go on from there."""
        if source is None:
            return frozenset()
        stops = self._moves.get(source, {})
        if via is None:
            return frozenset(stops)
        return frozenset(move.to_square for move in stops.get(via, ()))

    def between(self, source: int, target: int, via: int | None = None) -> Sequence[Move]:
        """The moves from one square to another: several when a pawn promotes, or goes on.

        With `via` those that go by way of that square and end on the other one.
        """
        stops = self._moves.get(source, {})
        if via is None:
            return stops.get(target, ())
        return [move for move in stops.get(via, ()) if move.to_square == target]
