"""Python's search for cycles, in the window's thread alone.

What is found may hold objects of Qt, which must end in the thread they belong to: timers that end
in another one can crash the program. Python itself searches in any thread that makes objects.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QTimer

_INTERVAL: Final = 250
"""Milliseconds between two checks whether a search is due."""

_resting: list[None] = []
"""An element for each caller that defers the search; adding and removing need no lock."""


@cache
def _freeze_once() -> None:
    """Exempt what lives as long as the program: modules, classes and functions.

    They are most of what a search would look at. Counting what was set apart takes longer with
    each window.
    """
    gc.freeze()


class CycleSearch(QObject):
    """Runs the search on a timer, in place of Python's own in any thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        _freeze_once()
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(_INTERVAL)

    def _look(self) -> None:
        if _resting:
            return
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return


@contextmanager
def no_search() -> Iterator[None]:
    """Defer the search during work that creates very many objects without cycles.

    A search among ten thousand new problems would hold up the window's thread for a tenth of a
    second. They are set apart for good.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    _resting.append(None)
    try:
        yield
    finally:
        gc.freeze()
        _resting.pop()
        if was_enabled:
            gc.enable()
