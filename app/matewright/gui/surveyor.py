"""Surveys of solution trees for who shows them: small trees at once, large ones bit by bit."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.model.solution import Tree
from matewright.model.solution_survey import Survey

AT_ONCE: Final = 1_000
"""Entries of a tree that is surveyed while the window waits: a few milliseconds."""

_PIECE: Final = 0.01
"""Seconds a piece of a survey takes. Beside a thread the window would wait for Python instead."""

_ENTRIES_AT_ONCE: Final = 500
_MOST_KEPT: Final = 8


class Surveyor(QObject):
    """Makes surveys and keeps the last few. `ready` carries one that was asked for before."""

    ready = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: list[Survey] = []
        self._at_work: list[Survey] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def survey(self, tree: Tree) -> Survey | None:
        """The survey of a tree; None while it is being made."""
        for known in self._known:
            if known.tree is tree:
                return known
        if len(tree) <= AT_ONCE:
            return self._keep(Survey(tree))
        if all(survey.tree is not tree for survey in self._at_work):
            # What was asked for last is wanted first.
            self._at_work.append(Survey(tree, at_once=False))
            self._timer.start()
        return None

    def _keep(self, survey: Survey) -> Survey:
        self._known = [survey, *self._known[: _MOST_KEPT - 1]]
        return survey

    def _go_on(self) -> None:
        end = perf_counter() + _PIECE
        survey = self._at_work[-1]
        survey.advance(_ENTRIES_AT_ONCE)
        while not survey.is_complete and perf_counter() < end:
            survey.advance(_ENTRIES_AT_ONCE)
        if survey.is_complete:
            self._at_work.remove(survey)
            if not self._at_work:
                self._timer.stop()
            self.ready.emit(self._keep(survey))
