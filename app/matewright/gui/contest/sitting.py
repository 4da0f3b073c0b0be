"""A solver who sits at a round of a contest."""

from __future__ import annotations

from dataclasses import dataclass

from matewright.services.contest.unfinished import UnfinishedRound


@dataclass(frozen=True, slots=True)
class Sitting:
    """Whose round it is, and where it is kept; which problems of the file belong to it.

    `limit` is how many seconds there are for all of them; None without a limit.
    """

    store: UnfinishedRound
    indices: range
    limit: float | None

    def nearest(self, index: int) -> int:
        """The problem of the round that is nearest to a place in the file."""
        return min(max(index, self.indices[0]), self.indices[-1])

    def left(self, seconds: float) -> float | None:
        """The seconds that are left after so many; None without a limit."""
        return None if self.limit is None else max(0.0, self.limit - seconds)
