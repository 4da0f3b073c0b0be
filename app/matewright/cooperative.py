"""Long loops of Python code that yield the interpreter to the window.

Only one thread runs Python at a time. A thread that works for seconds would take half of that time
from the window, so long loops call `yield_now`, which does nothing outside `yield_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from threading import local
from typing import Final, TypeVar

_One = TypeVar("_One")

_AT_ONCE: Final = 2_000
"""Items between two calls of `yield_now`."""


class _Thread(local):
    """How the thread waits for the window."""

    wait: Callable[[], None] | None = None


_thread = _Thread()


def yield_now() -> None:
    """Wait until the window has nothing to do, if this thread has worked for a while."""
    if _thread.wait is not None:
        _thread.wait()


def in_chunks(many: Iterable[_One], size: int = _AT_ONCE) -> Iterator[list[_One]]:
    """The items in lists of some thousand; the window has its turn after each list."""
    left = iter(many)
    while piece := list(islice(left, size)):
        yield piece
        yield_now()


@contextmanager
def yield_by(wait: Callable[[], None]) -> Iterator[None]:
    """Have `yield_now` call `wait` in this thread."""
    before, _thread.wait = _thread.wait, wait
    try:
        yield
    finally:
        _thread.wait = before
