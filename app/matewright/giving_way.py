"""Long work in Python that lets the window have the interpreter whenever it needs it.

One thread at a time runs Python. A thread that works for seconds would share it evenly with the
window, which then takes twice as long over everything it does for the user. So long loops call
`give_way` now and then. In a thread that nobody minds nothing happens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from threading import local
from typing import Final, TypeVar

_One = TypeVar("_One")

_AT_ONCE: Final = 2_000
"""So many small things are done between two looks at whether the window has something to do."""


class _Thread(local):
    """What is known of each thread: how it waits."""

    wait: Callable[[], None] | None = None


_thread = _Thread()


def give_way() -> None:
    """Wait until the window has nothing to do, if this thread has worked for a while."""
    if _thread.wait is not None:
        _thread.wait()


def in_pieces(many: Iterable[_One]) -> Iterator[list[_One]]:
    """The same in lists of some thousand, giving way after each."""
    left = iter(many)
    while piece := list(islice(left, _AT_ONCE)):
        yield piece
        give_way()


@contextmanager
def waiting_by(wait: Callable[[], None]) -> Iterator[None]:
    """Have this thread call `wait` whenever it gives way."""
    before, _thread.wait = _thread.wait, wait
    try:
        yield
    finally:
        _thread.wait = before
