"""Tabs for the answers to one problem, the newest last."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QTabBar, QToolButton, QWidget

from matewright.formats.solution_text import sentence
from matewright.gui.panes.progress_panel import duration
from matewright.gui.shortcuts import with_keys
from matewright.gui.solving.kept_answers import KeptAnswer, KeptAnswers
from matewright.gui.theme import STEP, icon

_DROP: Final = "drop_answer"


class RunTabs(QWidget):
    """Hidden while there is only one answer.

    * `chosen` (place): another one is to be looked at.
    * `close_wanted` (place): one is to go.
    * `compare_wanted`: two are to be seen side by side.
    """

    chosen = Signal(int)
    close_wanted = Signal(int)
    compare_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._drop_words = ""
        self.bar = _ClosingTabBar(self)
        self.bar.setObjectName("runs")
        self.bar.setAccessibleName(self.tr("Answers to this problem"))
        self.bar.setExpanding(False)
        self.bar.setUsesScrollButtons(True)
        self.bar.setElideMode(Qt.TextElideMode.ElideNone)
        self.bar.setDrawBase(False)
        self.bar.currentChanged.connect(self.chosen)
        self.bar.close_wanted.connect(self.close_wanted)
        self.compare_button = QToolButton(self)
        self.compare_button.setObjectName("compare_runs_button")
        self.compare_button.setText(self.tr("Compare …"))
        self.compare_button.setToolTip(self.tr("See two of these answers side by side"))
        self.compare_button.setAutoRaise(True)
        self.compare_button.clicked.connect(self.compare_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        row.addWidget(self.bar, 1)
        row.addWidget(self.compare_button)
        self.hide()

    def set_drop_keys(self, keys: str) -> None:
        """Name the keys that drop an answer."""
        self._drop_words = with_keys(self.tr("Drop this answer"), keys)
        for button in self.bar.findChildren(QToolButton, _DROP):
            button.setToolTip(self._drop_words)

    def show_answers(self, kept: KeptAnswers) -> None:
        """Have a tab for each answer, and the one that is looked at in front."""
        answers = kept.answers
        with QSignalBlocker(self.bar):
            while self.bar.count() > len(answers):
                self.bar.removeTab(self.bar.count() - 1)
            while self.bar.count() < len(answers):
                self.bar.addTab("")
            for place, answer in enumerate(answers):
                is_current = kept.is_current(answer)
                title = run_title(answer)
                shown = title if is_current else self.tr("{answer} · stale").format(answer=title)
                if self.bar.tabText(place) != shown:
                    self.bar.setTabText(place, shown)
                said = [sentence(answer.solution)]
                if not is_current:
                    said.append(self.tr("The problem is another one now."))
                if not kept.can_forget(place):
                    said.append(self.tr("The newest answer is the one that is saved."))
                self.bar.setTabToolTip(place, "\n".join(said))
                self.bar.setAccessibleTabName(place, shown)
                self._show_close_button(place, wanted=kept.can_forget(place))
            if kept.viewed is not None:
                self.bar.setCurrentIndex(answers.index(kept.viewed))
        self.setVisible(len(answers) > 1)

    def _show_close_button(self, place: int, *, wanted: bool) -> None:
        side = QTabBar.ButtonPosition.RightSide
        if wanted == (self.bar.tabButton(place, side) is not None):
            return
        if not wanted:
            self.bar.setTabButton(place, side, None)
            return
        button = QToolButton(self.bar)
        button.setObjectName(_DROP)
        button.setIcon(icon("close"))
        button.setAutoRaise(True)
        button.setFixedSize(4 * STEP, 4 * STEP)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(self._drop_words)
        button.setAccessibleName(self.tr("Drop this answer"))
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self._close_that_of(button))
        self.bar.setTabButton(place, side, button)

    def _close_that_of(self, button: QToolButton) -> None:
        side = QTabBar.ButtonPosition.RightSide
        for place in range(self.bar.count()):
            if self.bar.tabButton(place, side) is button:
                self.close_wanted.emit(place)
                return


class _ClosingTabBar(QTabBar):
    """A bar whose tabs are closed by a click with the middle button."""

    close_wanted = Signal(int)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask to close the tab under the middle button."""
        place = self.tabAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.MiddleButton and place >= 0:
            self.close_wanted.emit(place)
            return
        super().mouseReleaseEvent(event)


def run_title(answer: KeptAnswer) -> str:
    """`Answer 3 · modern · #3 · 0.5 s`."""
    solution = answer.solution
    facts = (solution.strategy, solution.stipulation.text, duration(answer.seconds))
    if not answer.number:
        name = QCoreApplication.translate("RunTabs", "From the file")
    else:
        name = QCoreApplication.translate("RunTabs", "Answer {number}").format(number=answer.number)
    return " · ".join((name, *facts))
