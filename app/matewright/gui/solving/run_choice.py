"""The choice among several answers to one problem."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from matewright.formats.solution_text import sentence
from matewright.gui.desk.kept_answers import KeptAnswers
from matewright.model.problem import Version
from matewright.services.solving.progress_text import duration
from matewright.wording import Wording

_words: Final = Wording("RunChoice")


class RunChoice(QToolButton):
    """`Answer 2 of 3`, with a menu of all; hidden while there is only one answer.

    * `chosen` (index): another one is to be viewed.
    * `drop_requested`: the viewed one is to be dropped.
    * `compare_requested`: two are to be shown side by side.
    """

    chosen = Signal(int)
    drop_requested = Signal()
    compare_requested = Signal()

    def __init__(self, kept: KeptAnswers, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("runs")
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolTip(self.tr("Look at another answer to this problem"))
        self._kept = kept
        self._drop_keys = ""
        self.choices = QMenu(self)
        self.choices.setToolTipsVisible(True)
        self.choices.aboutToShow.connect(self.fill)
        self.setMenu(self.choices)
        self.hide()

    def set_drop_keys(self, keys: str) -> None:
        """Name the keys that drop an answer."""
        self._drop_keys = keys

    @property
    def index(self) -> int:
        """The index of the viewed answer; -1 if there is none."""
        viewed = self._kept.viewed
        return -1 if viewed is None else self._kept.answers.index(viewed)

    def show_answers(self) -> None:
        """Show which of the answers is viewed."""
        count = len(self._kept.answers)
        words = self.tr("Answer {number} of {count}")
        self.setText(words.format(number=self.index + 1, count=count))
        self.setVisible(count > 1)

    def fill(self) -> None:
        """Fill the menu with all answers, and the actions for the viewed one."""
        kept, menu = self._kept, self.choices
        menu.clear()
        group = QActionGroup(menu)
        for index, answer in enumerate(kept.answers):
            action = menu.addAction(run_title(answer))
            action.setCheckable(True)
            action.setChecked(answer is kept.viewed)
            said = [sentence(answer.solution)] if answer.solution is not None else []
            if not kept.can_forget(index):
                said.append(self.tr("This answer is the one that is saved."))
            action.setToolTip("\n".join(said))
            action.triggered.connect(partial(self._choose, index))
            group.addAction(action)
        menu.addSeparator()
        compare = menu.addAction(self.tr("Compare Two …"))
        compare.triggered.connect(lambda _=False: self.compare_requested.emit())
        drop = menu.addAction("\t".join(filter(None, (self.tr("Drop This"), self._drop_keys))))
        drop.setEnabled(kept.can_forget(self.index))
        drop.triggered.connect(lambda _=False: self.drop_requested.emit())

    def _choose(self, index: int, _checked: bool = False) -> None:
        self.chosen.emit(index)


def run_title(answer: Version) -> str:
    """`Answer 3 · modern · #3 · 0.5 s`."""
    solution = answer.solution
    if solution is None:
        facts: tuple[str, ...] = (answer.problem.stipulation.task,)
    else:
        facts = (solution.strategy, solution.stipulation.task, duration(answer.seconds))
    if not answer.number:
        name = _words("From the file")
    else:
        name = _words("Answer {number}")
        name = name.format(number=answer.number)
    return " · ".join((answer.name or name, *facts))
