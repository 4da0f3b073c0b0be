"""The engine as Python sees it: the only module that imports the native one, and its error mapper."""

from __future__ import annotations

from dataclasses import dataclass

from matewright.model.move import Move
from matewright.model.position import Position
from matewright.model.solution import Mode, Progress, Solution
from matewright.model.stipulation import Stipulation

STRATEGIES = ("gms",)
DEFAULT_STRATEGY = "gms"


@dataclass(frozen=True, slots=True)
class Options:
    """How to solve. `tries` is the most refutations a try may have; 0 means no tries are wanted.

    `time_limit` is in seconds, None for no limit.
    """

    strategy: str = DEFAULT_STRATEGY
    mode: Mode = Mode.FULL
    tries: int = 0
    set_play: bool = False
    checks_only: bool = False
    threads: int = 1
    time_limit: float | None = None


class Job:
    """One running search in its own thread. All methods return at once but `result`."""

    def poll(self) -> Progress:
        """A snapshot, at most about 50 ms old."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Ask the search to stop; within 100 ms it ends with a `partial` answer."""
        raise NotImplementedError

    def result(self, timeout: float | None = None) -> Solution | None:
        """Wait for the answer; None when `timeout` seconds pass first.

        Raises `EngineError` when the engine failed.
        """
        raise NotImplementedError


def start(position: Position, stipulation: Stipulation, options: Options) -> Job:
    """Begin solving in a thread of the engine.

    Raises `IllegalPosition` (code and square or side) or `EngineError`.
    """
    raise NotImplementedError


def check(position: Position, stipulation: Stipulation | None) -> None:
    """Raise `IllegalPosition` for what makes the position unfit to be solved; None: legality alone."""
    raise NotImplementedError


def in_check(position: Position) -> tuple[int, ...]:
    """The squares of the kings that are attacked; works for any set-up."""
    raise NotImplementedError


def legal_moves(position: Position) -> tuple[Move, ...]:
    """All legal moves with their facts, in the order the `gms` generator would search them."""
    raise NotImplementedError


def perft(position: Position, depth: int) -> int:
    """Count the leaves of the legal move tree."""
    raise NotImplementedError


def divide(position: Position, depth: int) -> dict[str, int]:
    """`perft` by first move (UCI)."""
    raise NotImplementedError
