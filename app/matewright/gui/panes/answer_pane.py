"""The answer: a bar to choose the part of the problem, and the tree of that part."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QTabBar, QVBoxLayout, QWidget

from matewright.formats.solution_text import sentence
from matewright.gui.panes.solution_pane import SolutionPane
from matewright.gui.shown_parts import ShownPart
from matewright.gui.theme import STEP


class AnswerPane(QWidget):
    """The tree with the bar above it, which is hidden while there is a single part.

    `part_chosen` carries the place of the part to show.
    """

    part_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = SolutionPane(self)
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

    def show_parts(self, parts: Sequence[ShownPart], place: int, intended: int | None) -> None:
        """Offer parts, and show which one is shown.

        `intended` is the number of solutions each shall have; None where nobody says.
        """
        with QSignalBlocker(self.bar):
            while self.bar.count() > len(parts):
                self.bar.removeTab(self.bar.count() - 1)
            while self.bar.count() < len(parts):
                self.bar.addTab("")
            for number, part in enumerate(parts):
                if self.bar.tabText(number) != part.short_label:
                    self.bar.setTabText(number, part.short_label)
                said = "" if part.answer is None else sentence(part.answer, intended)
                words = "\n".join(filter(None, (part.label, said)))
                self.bar.setTabToolTip(number, words)
                self.bar.setAccessibleTabName(number, part.label or part.short_label)
            self.bar.setCurrentIndex(place)
        self.bar.setVisible(len(parts) > 1)
