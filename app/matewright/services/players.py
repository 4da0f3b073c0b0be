"""A player that lets a strategy choose its moves."""

from __future__ import annotations

from collections.abc import Sequence

from matewright import engine
from matewright.model.move import Move
from matewright.model.position import Position
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.reference.players import Player
from matewright.services import solve


class Strategist(Player):
    """Mates when it can in so many moves, and otherwise plays what looks liveliest.

    That is the move the `gms` generator thinks heaviest (checks and captures first); where fairy
    men stand, which it does not know, the first move that gives check or captures.
    """

    def __init__(self, strategy: str, moves: int, time_limit: float) -> None:
        self._strategy = strategy
        self._stipulation = Stipulation(moves)
        self._time_limit = time_limit

    def choose(self, position: Position, moves: Sequence[Move]) -> Move:
        """The key of the shortest mate that is found in time, or else a lively move."""
        solution = solve.solve(
            position,
            self._stipulation,
            engine.Options(
                strategy=self._strategy, mode=Mode.SHORTEST, time_limit=self._time_limit
            ),
        )
        # A historic program may claim a key that is no legal move.
        wanted = [*solution.keys]
        if position.is_orthodox:
            wanted.append(engine.weighted_moves(position)[0][0].uci)
        legal = {move.uci: move for move in moves}
        for uci in wanted:
            if uci in legal:
                return legal[uci]
        return max(moves, key=lambda move: (move.mate, move.check, move.capture))
