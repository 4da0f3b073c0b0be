"""How far long work is, and whether anybody still wants it: shared between threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

_One = TypeVar("_One")


class Cancelled(Exception):  # noqa: N818 - no error, but what was wished
    """Somebody called `Work.cancel`."""


@dataclass(slots=True)
class Work:
    """The thread that works counts `done`; whoever waits for it reads that, and may cancel.

    Of what is counted the work knows alone. `total` is 0 as long as nobody knows it.
    """

    done: int = 0
    total: int = 0
    is_cancelled: bool = False

    def cancel(self) -> None:
        """Have the work end soon, with `Cancelled`."""
        self.is_cancelled = True

    def counted(self, many: Iterable[_One], size: Callable[[_One], int]) -> Iterator[_One]:
        """The same, adding up their sizes; raises `Cancelled` as soon as nobody wants more."""
        for one in many:
            if self.is_cancelled:
                raise Cancelled
            self.done += size(one)
            yield one
