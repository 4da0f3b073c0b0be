"""All that decides what is legal: a position, how it came about, and the conditions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from matewright.model.conditions import Condition
from matewright.model.move import Move
from matewright.model.position import Position


@dataclass(frozen=True)
class PlayState:
    """The position after moves from `start` under conditions, which may remember those moves.

    A move that is None means that a side passed.
    """

    start: Position
    conditions: tuple[Condition, ...] = ()
    moves: tuple[Move | None, ...] = ()

    @cached_property
    def position(self) -> Position:
        """The position on the board."""
        position = self.start
        for move in self.moves:
            if move is None:
                position = position.with_turn(position.turn.other)
            else:
                position = position.play(move)
        return position

    def play(self, move: Move | None) -> PlayState:
        """The state after one move more; None: the side to move passes."""
        after = replace(self, moves=(*self.moves, move))
        if move is not None:
            # As the property would find it, without beginning at the start.
            after.__dict__["position"] = self.position.play(move)
        return after
