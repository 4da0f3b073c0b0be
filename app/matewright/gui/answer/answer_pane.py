"""The answer: which run, which part of the problem, and the play of that part with its tools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QTabBar, QWidget

from matewright.formats.solution_text import sentence
from matewright.gui.answer.find_bar import FindBar
from matewright.gui.answer.play_tools import PlayTools
from matewright.gui.answer.play_view import PlayView
from matewright.gui.answer.shown_solution import ShownSolution
from matewright.gui.background.surveyor import Surveyor
from matewright.gui.docks.pane import Pane, framed
from matewright.gui.solving.kept_answers import KeptAnswers
from matewright.gui.solving.run_choice import RunChoice
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.model.parts import label_in_words
from matewright.model.solution import Solution
from matewright.model.verdict import Verdict, judge_solution
from matewright.services.shown_parts import ShownPart

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
    """The play below one bar: the parts, the answers, and what is shown of them.

    Parts and answers are not offered while there is only one.

    `part_chosen` carries the place of the part to show.
    """

    part_chosen = Signal(int)

    def __init__(
        self, kept: KeptAnswers, surveyor: Surveyor, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self.runs = RunChoice(kept, self)
        self.runs.chosen.connect(kept.view)
        self.runs.drop_wanted.connect(self.close_run)
        self.solution = ShownSolution(self, surveyor)
        self.play = PlayView(self.solution, self)
        # Where the options say very much, the window keeps its size and the play two lines.
        self.play.setMinimumHeight(12 * STEP)
        self.tools = PlayTools(self.solution, self)
        self.find_bar = FindBar(self.solution, self)
        self.find_bar.closed.connect(self.play.setFocus)
        self.tools.find_wanted.connect(self.find_bar.open_bar)
        self.tools.seen.connect(lambda: self.play.compare_with(None))
        self.bar = QTabBar(self)
        self.bar.setObjectName("parts")
        self.bar.setAccessibleName(self.tr("Parts of the problem"))
        self.bar.setExpanding(False)
        self.bar.setUsesScrollButtons(True)
        self.bar.setElideMode(Qt.TextElideMode.ElideNone)
        self.bar.setDrawBase(False)
        self.bar.hide()
        self.bar.currentChanged.connect(self.part_chosen)
        layout = in_column(on=self, spacing=STEP)
        row = in_row(self.bar, self.runs, (self.tools, 1), spacing=STEP)
        layout.addLayout(row)
        layout.addWidget(self.play, 1)
        layout.addWidget(self.find_bar)

    def pane(self) -> Pane:
        """What the window has to know of it."""
        return Pane(
            "solution",
            self.tr("&Solution"),
            "Ctrl+1",
            framed(self),
            self.play,
        )

    @property
    def has_several_runs(self) -> bool:
        """Whether there are several answers to the problem as it stands."""
        return len(self._kept.answers) > 1

    def show_difference(self, before: Solution | None, answer: Solution | None) -> None:
        """Mark what is new against an answer before, until a move is chosen; None for nothing.

        `answer` is the part that is shown; what is gone is that of the part in the same place.
        """
        former = None
        if before is not None and answer is not None:
            former = next(
                (one for one in (before, *before.twins) if one.label == answer.label), None
            )
        self.play.compare_with(None if former is None else former.tree.tree)
        self.tools.show_difference(self.play.difference)

    @property
    def can_close_run(self) -> bool:
        """Whether the answer that is looked at may go."""
        return self._kept.can_forget(self.runs.place)

    def close_run(self) -> None:
        """Drop the answer that is looked at, unless it is the newest."""
        self._kept.forget(self.runs.place)

    def step_runs(self, step: int) -> None:
        """Look at the answer that many tabs further; after the last comes the first."""
        count = len(self._kept.answers)
        if count:
            self._kept.view((self.runs.place + step) % count)

    def show_parts(
        self,
        parts: Sequence[ShownPart],
        place: int,
        intended: int | None,
        *,
        is_current: bool,
    ) -> None:
        """Offer parts with the verdict on each, and show which one is shown.

        `intended` is the number of solutions each shall have, if known. Answers to an earlier state
        of the problem have no verdict.
        """
        self.runs.show_answers()
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
                    verdict = " · ".join(filter(None, (judgement.verdict.word, judgement.remark)))
                    said = sentence(part.answer, intended)
                if self.bar.tabText(number) != name:
                    self.bar.setTabText(number, name)
                label = label_in_words(part.label) or part.short_label
                self.bar.setTabToolTip(number, "\n".join(filter(None, (label, verdict, said))))
                self.bar.setAccessibleTabName(number, ". ".join(filter(None, (label, verdict))))
            self.bar.setCurrentIndex(place)
        self.bar.setVisible(len(parts) > 1)
