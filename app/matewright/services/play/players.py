"""A player that lets a strategy choose its moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from threading import Event
from time import monotonic
from typing import Final

from matewright import engine
from matewright.errors import IllegalPosition
from matewright.job import Job
from matewright.model.conditions import Condition
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.parts import Part
from matewright.model.position import Position
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.reference.players import Player
from matewright.services.solving import solve, strategies

_MEMORY: Final = 16
"""MiB for each of the many small questions about the opponent's mates."""

_NOBODY_TO_MATE: Final = ("no-king", "historic-no-king")


class Strategist(Player):
    """Mates when it can in so many moves, else puts off being mated, else plays what is liveliest.

    It looks for its own mate first, then for those of the opponent after each of its moves. The
    liveliest move is the one the `gms` generator thinks heaviest (checks and captures first); where
    fairy pieces stand, which it does not know, one that gives check or captures. A historical
    program plays as it did: it looks for its own mate only.
    """

    def __init__(
        self,
        strategy: str,
        moves: int,
        time_limit: float,
        conditions: tuple[Condition, ...] = (),
    ) -> None:
        """`moves` is in how many moves mates are looked for; `time_limit` is in seconds a move.

        The game is played under `conditions`; what they remember of moves made before does not
        count.
        """
        self._conditions = conditions
        self._strategy = strategy
        self._facts = strategies.FACTS[strategy]
        self._stipulation = Stipulation(self._facts.only_length or moves)
        self._time_limit = time_limit
        self._cancelled = Event()
        self._job: Job | None = None

    def choose(self, position: Position, moves: Sequence[Move]) -> Move:
        """The best move found in time. Raises `IllegalPosition` for pieces it does not know."""
        end = monotonic() + self._time_limit
        ordered = self._liveliest_first(position, moves)
        own = self._search(position, end)
        legal = {move.uci: move for move in moves}
        # A historic program may claim a key that is no legal move.
        for key in own.keys if own is not None else ():
            if key in legal:
                return legal[key]
        if not self._is_historic:
            return max(ordered, key=lambda move: self._lasts(position.play(move), end))
        return ordered[0]

    def cancel(self) -> None:
        """Make `choose` return the best move found so far."""
        self._cancelled.set()
        job = self._job
        if job is not None:
            job.cancel()

    @property
    def _is_historic(self) -> bool:
        return self._strategy in engine.HISTORIC

    def _lasts(self, position: Position, end: float) -> float:
        """How many moves the opponent needs to mate; more than are looked for while none is known.

        A proof that he cannot mate in so many moves counts more than an unfinished search.
        """
        if self._cancelled.is_set() or monotonic() >= end:
            return self._stipulation.moves + 1
        answer = self._search(position, end, memory=_MEMORY)
        if answer is None or answer.status is Status.NONE:
            return inf
        return answer.length or self._stipulation.moves + 1

    def _search(
        self, position: Position, end: float, memory: int = engine.DEFAULT_MEMORY
    ) -> Solution | None:
        """The shortest mate for the side to move; None where there is no king to be mated."""
        search = engine.SearchOptions(
            strategy=self._strategy,
            mode=Mode.SHORTEST,
            time_limit=max(0.0, end - monotonic()),
            memory=memory,
        )
        try:
            question = Part(position, self._stipulation, conditions=self._conditions)
            job = solve.start_part(question, search)
        except IllegalPosition as error:
            if error.code not in _NOBODY_TO_MATE and not self._conditions:
                raise
            return None
        self._job = job
        if self._cancelled.is_set():
            # Cancelled between two searches, before this one existed.
            job.cancel()
        return job.result()

    def _liveliest_first(self, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        game = Game(position, conditions=self._conditions)
        if game.is_orthodox:
            legal = {move.uci: move for move in moves}
            return [legal[move.uci] for move, _ in engine.weighted_moves(game)]
        return sorted(moves, key=lambda move: (move.mate, move.check, move.capture), reverse=True)
