"""What a peer's process costs besides the work itself: measured without work, and taken off."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Overhead:
    """The median of some empty runs, and how far above it their upper quartile lies (seconds)."""

    seconds: float
    resolution: float

    @classmethod
    def of(cls, runs: Sequence[float]) -> Overhead:
        """The overhead that some empty runs, at least two, show."""
        _, median, upper = statistics.quantiles(runs, n=4, method="inclusive")
        return cls(median, upper - median)

    def taken_off(self, seconds: float) -> float:
        """What is left of a run; never less than what can be told apart."""
        return max(self.resolution, seconds - self.seconds)

    def __str__(self) -> str:
        return f"{self.seconds * 1000:.1f} ms, known to {self.resolution * 1000:.1f} ms"
