"""Progress and cancellation of long work, shared between threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from matewright.cooperative import yield_now
from matewright.errors import Cancelled

_One = TypeVar("_One")


@dataclass(slots=True)
class Work:
    """The thread that works counts `done`; the waiting thread reads that, and may cancel.

    The unit of the count is up to the work. `total` is 0 while it is unknown.
    """

    done: int = 0
    total: int = 0
    is_cancelled: bool = False

    def cancel(self) -> None:
        """Have the work end soon, with `Cancelled`."""
        self.is_cancelled = True

    def advance(self, done: int) -> None:
        """Note how much is done, and let the window react; raises `Cancelled` once cancelled."""
        if self.is_cancelled:
            raise Cancelled
        self.done = done
        yield_now()

    def counted(self, many: Iterable[_One], size: Callable[[_One], int]) -> Iterator[_One]:
        """Yield the items and advance by the size of each; raises `Cancelled` once cancelled."""
        for one in many:
            self.advance(self.done + size(one))
            yield one
