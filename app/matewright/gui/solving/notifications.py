"""Notices of searches that ended unseen: by the system, and in the status bar."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from matewright.gui.desk.session import Run, RunState, Session
from matewright.gui.preferences.preferences import NOTIFICATIONS, Preferences
from matewright.gui.widgets.theme import icon
from matewright.services.answer.file_verdict import judge_beside_file
from matewright.wording import Wording

_words: Final = Wording("Notifications")

_LONG: Final = 5.0
"""Seconds: after a shorter search the user has hardly turned away."""

_SHOWN_FOR: Final = 10_000
"""Milliseconds that the system is requested to show a message for."""


class Notifications(QObject):
    """Watches a session, and other work, for the user, who may be doing something else.

    The system shows the word where it can, the entry of the window in the task bar asks for
    attention, and when the window is back it says once more what happened.

    * `message` (sentence): what to show in the window.
    """

    message = Signal(str)

    def __init__(self, session: Session, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._preferences = preferences
        self._window = window
        self._begun: dict[Run, float] = {}
        self._ended: list[Run] = []
        self._is_for_long = False
        self._missed = ""
        self._tray: QSystemTrayIcon | None = None
        session.run_changed.connect(self._note_beginning)
        session.run_ended.connect(self._note_end)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._welcome_back)

    def restore_state(self, other: Notifications) -> None:
        """Take over from another window the searches that it has seen begin."""
        self._begun, other._begun = other._begun, {}

    def _welcome_back(self) -> None:
        """Show what was missed once the window is active again."""
        if self._missed and self._window.isActiveWindow():
            sentence, self._missed = self._missed, ""
            if self._tray is not None:
                self._tray.hide()
            self.message.emit(sentence)

    def _note_beginning(self, run: Run) -> None:
        if run.state is RunState.RUNNING:
            self._begun.setdefault(run, monotonic())

    def _note_end(self, run: Run) -> None:
        begun = self._begun.pop(run, None)
        ended = [] if begun is None or run.state is RunState.DROPPED else [run]
        is_long = begun is not None and monotonic() - begun >= _LONG
        if run.in_queue:
            # One notice for all of them.
            self._ended += ended
            self._is_for_long = self._is_for_long or is_long
            if any(other.is_open and other.in_queue for other in self._session.runs):
                return
            ended, is_long = self._ended, self._is_for_long
            self._ended, self._is_for_long = [], False
        if ended and is_long and not self._window.isActiveWindow():
            self._notify(self._sentence(ended))

    def note_end_of(self, seconds: float, sentence: str) -> None:
        """Say in a sentence how other work ended unseen, if that took long."""
        if seconds >= _LONG:
            self._notify(sentence)

    def _sentence(self, ended: list[Run]) -> str:
        if len(ended) > 1:
            return _words.count(
                len(ended), "The queue is done: %n problem.", "The queue is done: %n problems."
            )
        run = ended[0]
        if run.state is RunState.FAILED:
            return self.tr("Problem {number} has no answer: {reason}").format(
                number=run.index + 1, reason=run.reason
            )
        judgement = judge_beside_file(run.problem)
        said = " · ".join(filter(None, (judgement.verdict.word, judgement.remark)))
        return self.tr("Problem {number}, {stipulation}: {verdict}").format(
            number=run.index + 1, stipulation=run.problem.stipulation, verdict=said
        )

    def _notify(self, sentence: str) -> None:
        if not self._preferences.get(NOTIFICATIONS):
            return
        self._missed = sentence
        QApplication.alert(self._window)
        if QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages():
            if self._tray is None:
                self._tray = QSystemTrayIcon(icon("solve"), self)
                self._tray.messageClicked.connect(self._bring_up)
                self._tray.activated.connect(self._bring_up)
            self._tray.show()
            self._tray.showMessage(
                self.tr("Solving has ended"), sentence, icon("solve"), _SHOWN_FOR
            )

    def _bring_up(self) -> None:
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
