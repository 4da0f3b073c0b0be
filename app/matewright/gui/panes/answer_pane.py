"""The answer: a bar to choose the part of the problem, and the tree of that part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QTabBar, QVBoxLayout, QWidget

from matewright.formats.solution_text import sentence
from matewright.gui.panes.solution_pane import SolutionPane
from matewright.gui.shown_parts import ShownPart
from matewright.gui.theme import STEP
from matewright.model.verdict import Verdict, judge_solution

_SIGNS: Final = {
    Verdict.SOUND: "✓",
    Verdict.SOLVED: "●",
    Verdict.COOKED: "▲",
    Verdict.SHORT: "▲",
    Verdict.NO_SOLUTION: "✕",
    Verdict.PARTIAL: "◐",
    Verdict.CLAIMED: "◇",
}
"""The shapes are those of the dot in the caption; the tool tip has the words."""


class AnswerPane(QWidget):
    """The tree with the bar above it, which is hidden while there is a single part.

    `part_chosen` carries the place of the part to show.
    """

    part_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = SolutionPane(self)
        # Where the options say very much, the window keeps its size and the tree two lines.
        self.tree.setMinimumHeight(12 * STEP)
        self.bar = QTabBar(self)
        self.bar.setObjectName("parts")
        self.bar.setAccessibleName(self.tr("Parts of the problem"))
        self.bar.setExpanding(False)
        self.bar.setUsesScrollButtons(True)
        self.bar.setElideMode(Qt.TextElideMode.ElideNone)
        self.bar.setDrawBase(False)
        self.bar.hide()
        self.bar.currentChanged.connect(self.part_chosen)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(STEP)
        layout.addWidget(self.bar)
        layout.addWidget(self.tree, 1)

    def show_parts(
        self, parts: Sequence[ShownPart], place: int, intended: int | None, *, is_current: bool
    ) -> None:
        """Offer parts with the verdict on each, and show which one is shown.

        `intended` is the number of solutions each shall have; None where nobody says. Answers that
        are not to the problem as it is have no verdict.
        """
        with QSignalBlocker(self.bar):
            while self.bar.count() > len(parts):
                self.bar.removeTab(self.bar.count() - 1)
            while self.bar.count() < len(parts):
                self.bar.addTab("")
            for number, part in enumerate(parts):
                name, verdict, said = part.short_label, "", ""
                if part.answer is not None and is_current:
                    judgement = judge_solution(part.answer, intended)
                    name = f"{name} {_SIGNS[judgement.verdict]}"
                    verdict = " · ".join(filter(None, (judgement.verdict, judgement.remark)))
                    said = sentence(part.answer, intended)
                if self.bar.tabText(number) != name:
                    self.bar.setTabText(number, name)
                label = part.label or part.short_label
                self.bar.setTabToolTip(number, "\n".join(filter(None, (label, verdict, said))))
                self.bar.setAccessibleTabName(number, ". ".join(filter(None, (label, verdict))))
            self.bar.setCurrentIndex(place)
        self.bar.setVisible(len(parts) > 1)
