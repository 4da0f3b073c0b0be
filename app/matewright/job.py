"""A search at work, as whoever began it sees it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import monotonic
from typing import overload

from matewright.model.solution import Progress, Solution


class Job(ABC):
    """Work at a problem that goes on by itself. All methods return at once but `result`.

    Dropping the last reference stops it.
    """

    _solution: Solution | None = None

    @abstractmethod
    def poll(self) -> Progress:
        """What is known at this moment. Raises `EngineError` when the engine failed."""

    @abstractmethod
    def cancel(self) -> None:
        """Ask the search to stop; within 100 ms it ends with what it knows by then."""

    @abstractmethod
    def _advance(self, seconds: float | None) -> bool:
        """Wait so long at most, and set `_solution` at the end; False when that time is over."""

    @overload
    def result(self) -> Solution: ...

    @overload
    def result(self, timeout: float | None) -> Solution | None: ...

    def result(self, timeout: float | None = None) -> Solution | None:
        """Wait for the answer; None when `timeout` seconds pass first.

        Raises `EngineError` when the engine failed.
        """
        deadline = deadline_in(timeout)
        while self._solution is None:
            if not self._advance(left_until(deadline)):
                return None
        return self._solution


def deadline_in(seconds: float | None) -> float | None:
    """The moment when so many seconds are over; None for no limit."""
    return None if seconds is None else monotonic() + seconds


def left_until(deadline: float | None) -> float | None:
    """The seconds that are left."""
    return None if deadline is None else max(0.0, deadline - monotonic())
