"""The answer: which run, which part of the problem, and the play of that part with its tools."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabBar, QWidget

from matewright.formats.solution_text import sentence
from matewright.gui.answer.answer_text import AnswerText
from matewright.gui.answer.file_panel import FilePanel
from matewright.gui.answer.find_bar import FindBar
from matewright.gui.answer.play_tools import PlayTools
from matewright.gui.answer.play_view import PlayView
from matewright.gui.answer.verify_row import VerifyRow
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.solving.run_choice import RunChoice
from matewright.gui.solving.verifying import Verifying
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.model.parts import label_in_words
from matewright.model.solution import Solution
from matewright.model.verdict import Verdict, intended, judge_solution, short_label
from matewright.services.answer.file_verdict import unlike

_ROOM_OF_PLAY: Final = 50 * STEP
"""Height that the play keeps before the text of the file is shown below it."""

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


class AnswerPane(Pane, QWidget):
    """The play below one bar: the parts, the answers, and what is shown of them.

    Parts and answers are not offered while there is only one.

    `part_chosen` carries the index of the part to show.
    """

    shows = (
        Changes.PROBLEM
        | Changes.ANSWER
        | Changes.PART
        | Changes.RUNNING
        | Changes.VERSIONS
        | Changes.NOTATION
    )
    part_chosen = Signal(int)

    def __init__(
        self,
        desk: Desk,
        words: AnswerText,
        verifying: Verifying,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._kept = kept = desk.kept
        self.runs = RunChoice(kept, self)
        self.runs.chosen.connect(kept.view)
        self.runs.drop_requested.connect(self.close_run)
        self.solution = desk.solution
        self.play = PlayView(self.solution, self)
        # Even if the options take much room, the window keeps its size and the play two lines.
        self.play.setMinimumHeight(12 * STEP)
        self.tools = PlayTools(self.solution, self)
        self.verify_row = VerifyRow(verifying, self)
        self.file_panel = FilePanel(self)
        self.find_bar = FindBar(self.solution, self)
        self.find_bar.closed.connect(self.play.setFocus)
        self.tools.find_requested.connect(self.find_bar.open_bar)
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
        self._layout = in_column(on=self, spacing=STEP)
        row = in_row(self.bar, self.runs, (self.tools, 1), spacing=STEP)
        self._layout.addLayout(row)
        self._layout.addWidget(self.play, 1)
        self._layout.addWidget(self.find_bar)
        self._layout.addWidget(self.verify_row)
        self._layout.addWidget(self.file_panel)
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec("solution", self.tr("&Solution"), "Ctrl+1", framed(self), self.play, rank=1)

    @property
    def has_several_runs(self) -> bool:
        """Whether there are several answers to the problem as it stands."""
        return len(self._kept.answers) > 1

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - small: all of it
        """Show the parts, the answers, and what is new or missing in the play."""
        self._show_parts(desk)
        self.file_panel.show_file(desk)
        self._share_room()
        self.solution.set_placeholder(self._words.instead_of_tree())
        shown = desk.shown
        before = desk.live.before if shown.is_live and shown.is_current else None
        if desk.is_trial and desk.problem.solution_is_current:
            # What a change of the diagram would bring.
            before = desk.problem.solution
        self._show_difference(before, desk.part.answer)
        is_own = shown.solution is desk.problem.solution and shown.is_current
        answer = desk.part.answer if is_own else None
        self.play.set_unlike_file(frozenset() if answer is None else unlike(desk.problem, answer))

    def _show_difference(self, before: Solution | None, answer: Solution | None) -> None:
        """Mark what is new since an earlier answer to the same part, until a move is selected."""
        former = None
        if before is not None and answer is not None:
            former = next(
                (
                    one
                    for one in (before, *before.twins)
                    if short_label(one.label) == short_label(answer.label)
                ),
                None,
            )
        self.play.compare_with(None if former is None else former.tree.tree)
        self.tools.show_difference(self.play.difference)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between the play and the text of the file."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Show the file's text beside the play where that still has room of its own."""
        rest = self.height() - self.file_panel.sizeHint().height()
        self.file_panel.setVisible(self.file_panel.has_text and rest >= _ROOM_OF_PLAY)
        # At once, or the play would be seen in its old height first.
        self._layout.activate()

    @property
    def can_close_run(self) -> bool:
        """Whether the viewed answer may be dropped."""
        return self._kept.can_forget(self.runs.index)

    def close_run(self) -> None:
        """Drop the viewed answer, unless it is the problem's own."""
        self._kept.forget(self.runs.index)

    def step_runs(self, step: int) -> None:
        """View the answer `step` further on; wraps around."""
        count = len(self._kept.answers)
        if count:
            self._kept.view((self.runs.index + step) % count)

    def _show_parts(self, desk: Desk) -> None:
        """Offer the parts with the verdict on each; stale answers have none."""
        parts, intended_count = desk.parts, intended(desk.problem)
        self.runs.show_answers()
        with QSignalBlocker(self.bar):
            while self.bar.count() > len(parts):
                self.bar.removeTab(self.bar.count() - 1)
            while self.bar.count() < len(parts):
                self.bar.addTab("")
            for number, part in enumerate(parts):
                name, verdict, said = part.short_label, "", ""
                if part.answer is not None and desk.shown.is_current:
                    judgement = judge_solution(part.answer, intended_count)
                    name = f"{name} {_SIGNS[judgement.verdict]}"
                    verdict = " · ".join(filter(None, (judgement.verdict.word, judgement.remark)))
                    said = sentence(part.answer, intended_count)
                if self.bar.tabText(number) != name:
                    self.bar.setTabText(number, name)
                label = label_in_words(part.label) or part.short_label
                self.bar.setTabToolTip(number, "\n".join(filter(None, (label, verdict, said))))
                self.bar.setAccessibleTabName(number, ". ".join(filter(None, (label, verdict))))
            self.bar.setCurrentIndex(desk.part_index)
        self.bar.setVisible(len(parts) > 1)
