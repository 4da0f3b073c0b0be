"""Applies the user's preferences to the views of the solution."""

from __future__ import annotations

from PySide6.QtCore import QObject

from matewright.gui.answer.answer_pane import AnswerPane
from matewright.gui.preferences.preferences import (
    AUTOPLAY_SPEED,
    GROUPED_PLAY,
    Preferences,
)
from matewright.gui.preferences.speed import Speed


class SolutionChoices(QObject):
    """Passes the preferences on to the panes, at the start and after each change."""

    def __init__(self, preferences: Preferences, answer: AnswerPane, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._answer = answer
        answer.tools.grouping_requested.connect(self.set_grouped)
        preferences.changed.connect(self._take_over)
        self._take_over(GROUPED_PLAY.key)
        self._take_over(AUTOPLAY_SPEED.key)

    def set_grouped(self, grouped: bool) -> None:
        """Set whether equal play is grouped or each defence shown."""
        self._preferences.set(GROUPED_PLAY, grouped)

    def set_speed(self, speed: Speed) -> None:
        """Set the speed of automatic play."""
        self._preferences.set(AUTOPLAY_SPEED, speed.value)

    @property
    def speed(self) -> Speed:
        """The speed of automatic play."""
        return Speed(self._preferences.get(AUTOPLAY_SPEED))

    def _take_over(self, key: str) -> None:
        if key == GROUPED_PLAY.key:
            self._answer.solution.set_grouped(self._preferences.get(GROUPED_PLAY))
        elif key == AUTOPLAY_SPEED.key:
            self._answer.solution.set_interval(self.speed.interval)
