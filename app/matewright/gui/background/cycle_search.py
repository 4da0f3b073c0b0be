"""Python's search for cycles, in the window's thread alone.

What is found may hold objects of Qt, which must end in the thread they belong to: timers that end
in another one can crash the program. Python by itself searches in whatever thread makes objects.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QTimer

_INTERVAL: Final = 250
"""Milliseconds between two looks at whether there is something to do."""

_GROWTH: Final = 1.25
"""All objects are looked at when there are so many times those of the last time, as Python does."""

_resting: list[None] = []
"""An element for each who wants no search now; adding and taking away need no lock."""


class CycleSearch(QObject):
    """Searches from time to time, and keeps Python from doing it at any time in any thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        if not gc.get_freeze_count():
            # Modules, classes and functions stay as long as the program, and are most of what a
            # search would look at.
            gc.freeze()
        self._rounds = 0
        self._known = 0
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(_INTERVAL)

    def _look(self) -> None:
        new, searches, _ = gc.get_count()
        most_new, most_searches, most_rounds = gc.get_threshold()
        if _resting or new <= most_new:
            return
        if searches <= most_searches:
            gc.collect(0)
            return
        gc.collect(1)
        self._rounds += 1
        if self._rounds > most_rounds:
            self._rounds = 0
            if len(gc.get_objects(2)) > _GROWTH * self._known:
                gc.collect()
                self._known = len(gc.get_objects(2))


@contextmanager
def no_search() -> Iterator[None]:
    """For work that makes very many objects without cycles.

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
