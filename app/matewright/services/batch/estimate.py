"""How long a batch will go on: stated only as far as the finished problems allow."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

_LEAST: Final = 8
"""Problems that must be done before there is an estimate."""

_WIDEST: Final = 3.0
"""The largest ratio of the longer to the shorter time; beyond it there is no estimate."""


@dataclass(frozen=True, slots=True)
class Remaining:
    """Seconds that are left, from `least` to `most`, if the rest is like what is done."""

    least: float
    most: float


class Estimate:
    """Learns from the seconds that finished problems took.

    Problems take very different times, so the mean is given with its uncertainty (twice its
    standard error). Problems at work count with the time they have taken so far, so that a hard
    one shows early.
    """

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, seconds: float) -> None:
        """Learn from a problem that was solved now."""
        self._count += 1
        self._sum += seconds
        self._squares += seconds * seconds

    def remaining(self, left: int, at_work: list[float], jobs: int) -> Remaining | None:
        """The time for `left` problems, those at work included; None without an estimate."""
        count = self._count
        if not left:
            return Remaining(0, 0)
        if count < _LEAST:
            return None
        mean = (self._sum + sum(at_work)) / count
        variance = max(0.0, self._squares / count - (self._sum / count) ** 2)
        # Both the mean and the times of the rest are uncertain.
        error = 2 * sqrt(variance * (1 / count + 1 / left))
        share = left / max(1, min(jobs, left))
        least, most = share * max(mean / 10, mean - error), share * (mean + error)
        return Remaining(least, most) if most <= _WIDEST * least else None
