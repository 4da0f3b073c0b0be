"""Applies the user's preferences to a new question."""

from __future__ import annotations

from PySide6.QtCore import QObject

from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import (
    MEMORY,
    SET_PLAY,
    STRATEGY,
    THREADS,
    TIME_LIMIT,
    TRIES,
    Preferences,
)
from matewright.gui.question.question_pane import QuestionPane


class QuestionChoices(QObject):
    """Copies the preferred strategy, phases, threads, memory and time limit into a question.

    What is changed in the question itself holds there until the preference changes; the strategy
    only until another document is shown.
    """

    def __init__(
        self,
        preferences: Preferences,
        document: Document,
        question: QuestionPane,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._question = question
        preferences.changed.connect(self._follow)
        document.replaced.connect(self._begin)
        self._begin()
        self._follow(TIME_LIMIT.key)

    def _begin(self) -> None:
        self._follow(STRATEGY.key)

    def _follow(self, key: str) -> None:
        chosen, panel = self._preferences.get, self._question.options_panel
        if key == STRATEGY.key:
            self._question.strategy_box.choose(chosen(STRATEGY))
        elif key == SET_PLAY.key:
            panel.set_play_box.choose(chosen(SET_PLAY))
        elif key == TRIES.key:
            panel.choose_tries(chosen(TRIES))
        elif key == THREADS.key:
            panel.threads_spin.setValue(chosen(THREADS))
        elif key == MEMORY.key:
            panel.memory_spin.setValue(chosen(MEMORY))
        elif key == TIME_LIMIT.key:
            panel.limit_spin.setValue(chosen(TIME_LIMIT))
