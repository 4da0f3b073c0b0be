"""Surveys of solution trees for the views: small trees at once, large ones in chunks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, Signal

from matewright.gui.background.chunked_task import ChunkedTask
from matewright.model.solution import Tree
from matewright.model.solution_survey import Survey

AT_ONCE: Final = 1_000
"""Entries of a tree that is surveyed while the window waits: a few milliseconds."""

_ENTRIES_A_STEP: Final = 200
_MOST_KEPT: Final = 8


class Surveyor(QObject):
    """Makes surveys and caches the last few. `ready` carries one that was requested."""

    ready = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._surveys: list[Survey] = []
        self._pending: list[Survey] = []
        self._work = ChunkedTask(self)

    def survey(self, tree: Tree) -> Survey | None:
        """The survey of a tree; None while it is being made."""
        for survey in self._surveys:
            if survey.tree is tree:
                return survey
        if len(tree) <= AT_ONCE:
            return self._keep(Survey(tree))
        if all(survey.tree is not tree for survey in self._pending):
            self._pending.append(Survey(tree, at_once=False))
            if not self._work.is_running:
                self._work.begin(self._steps())
        return None

    def _steps(self) -> Iterator[None]:
        while self._pending:
            # The latest request comes first.
            survey = self._pending[-1]
            while not survey.is_complete:
                survey.advance(_ENTRIES_A_STEP)
                yield
            self._pending.remove(survey)
            self.ready.emit(self._keep(survey))

    def _keep(self, survey: Survey) -> Survey:
        self._surveys = [survey, *self._surveys[: _MOST_KEPT - 1]]
        return survey
