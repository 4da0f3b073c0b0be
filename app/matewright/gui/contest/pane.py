"""The pane of who solves a problem himself: clock, answer and hints, and afterwards the marks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QLabel, QMenu, QPlainTextEdit, QPushButton, QStackedWidget, QWidget

from matewright.gui.board.flow import FlowLayout
from matewright.gui.contest.controller import PANE, SolveYourself, Stage
from matewright.gui.contest.marks_view import MarksView
from matewright.gui.contest.rounds import Rounds
from matewright.gui.contest.rules_box import title_of
from matewright.gui.contest.stopwatch import clock_text
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, Place, framed
from matewright.gui.preferences.preferences import SOLVING_RULES
from matewright.gui.preferences.shortcuts import TipWithKeys
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.services.contest import written
from matewright.services.contest.hints import COSTS, Hint
from matewright.wording import decimal


class ContestPane(Pane, QWidget):
    """Shows an attempt, and passes what its person does to the controller."""

    def __init__(
        self,
        desk: Desk,
        controller: SolveYourself,
        rounds: Rounds,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._controller = desk.document, controller
        self.clock = QLabel(self)
        self.clock.setObjectName("solving_clock")
        self.clock.setAccessibleName(self.tr("Time used"))
        font = self.clock.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        self.clock.setFont(font)
        self.state = wrapped("", self, tone="quiet")
        self.state.setObjectName("solving_state")
        self.begin_button = self._button(self.tr("Solve It Yourself"), controller.begin)
        self.pause_button = self._button(self.tr("Pause"), controller.pause)
        self.hint_button = QPushButton(self.tr("Hint"), self)
        self._hint_menu = QMenu(self.hint_button)
        self.hint_button.setMenu(self._hint_menu)
        self.hints_label = wrapped("", self)
        self.hints_label.setObjectName("hints_taken")
        self.sheet = QPlainTextEdit(self)
        self.sheet.setObjectName("solvers_sheet")
        self.sheet.setAccessibleName(self.tr("Your answer"))
        self.sheet.setProperty("quiet", True)
        self.sheet.setTabChangesFocus(True)
        self.sheet.setPlaceholderText(
            self.tr(
                "Play on the board and write the line down, or type: 1.Sc4! (2.Qd5) 1...Kxc4 2.Qa4"
            )
        )
        self.unread_label = wrapped("", self, tone="warning")
        self.unread_label.setObjectName("not_understood")
        self.write_button = self._button(self.tr("Write Down"), controller.write_down)
        self.write_button.setToolTip(self.tr("Add the moves on the board to the answer"))
        self.pass_button = self._button(self.tr("Pass"), lambda: controller.line.play(None))
        self.pass_button.setToolTip(
            self.tr("The side to move passes: what follows is the threat, or set play")
        )
        self.hand_in_button = self._button(self.tr("Hand In"), rounds.hand_in)
        self.hand_in_button.setProperty("primary", True)
        self.previous_button = self._button(self.tr("Previous"), lambda: self._go_by(-1))
        self.next_button = self._button(self.tr("Next"), lambda: self._go_by(1))
        self.give_up_button = self._button(self.tr("Give Up"), controller.give_up)
        self.aside_button = self._button(self.tr("Set Aside"), rounds.set_aside)
        self.aside_button.setToolTip(
            self.tr("Leave the problem and see everything again; clock and answer are kept")
        )
        self.marks = MarksView(desk, controller, self)
        self._lay_out()
        self.key_hints = tuple(
            (name, TipWithKeys(button))
            for name, button in (
                ("solve.yourself", self.begin_button),
                ("position.previous-problem", self.previous_button),
                ("position.next-problem", self.next_button),
                ("solve.pause", self.pause_button),
                ("solve.write-down", self.write_button),
                ("solve.pass", self.pass_button),
                ("solve.hand-in", self.hand_in_button),
                ("solve.set-aside", self.aside_button),
            )
        )
        self.sheet.textChanged.connect(lambda: controller.set_answer(self.sheet.toPlainText()))
        controller.changed.connect(self._show)
        controller.answer_changed.connect(self._show_answer)
        controller.read.connect(self._show_unread)
        controller.watch.ticked.connect(self._show_time)
        desk.preferences.changed.connect(self._follow_preference)
        self._show()
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            PANE,
            self.tr("Solve It &Yourself"),
            "Ctrl+Alt+Y",
            framed(self),
            self.sheet,
            Place.BELOW,
            is_hidden=True,
            while_solving=True,
            rank=70,
        )

    def _button(self, text: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(lambda _=False: run())
        return button

    def _lay_out(self) -> None:
        above = FlowLayout(None, 2 * STEP, STEP)
        for widget in (
            self.previous_button,
            self.next_button,
            self.pause_button,
            self.hint_button,
        ):
            above.addWidget(widget)
        tools = FlowLayout(None, 2 * STEP, STEP)
        for widget in (self.write_button, self.pass_button):
            tools.addWidget(widget)
        below = FlowLayout(None, 2 * STEP, STEP)
        for widget in (self.hand_in_button, self.give_up_button, self.aside_button):
            below.addWidget(widget)
        self.solving = QWidget(self)
        in_column(
            self.hints_label,
            (self.sheet, 1),
            self.unread_label,
            tools,
            below,
            on=self.solving,
            spacing=2 * STEP,
        )
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.solving)
        self.pages.addWidget(self.marks)
        in_column(
            in_row(self.clock, (self.state, 1), self.begin_button, spacing=3 * STEP),
            above,
            (self.pages, 1),
            on=self,
            spacing=2 * STEP,
        )

        order = (
            self.begin_button,
            self.previous_button,
            self.next_button,
            self.pause_button,
            self.hint_button,
            self.sheet,
            self.write_button,
            self.pass_button,
            self.hand_in_button,
            self.give_up_button,
            self.aside_button,
            self.marks.rows,
        )
        for before, after in pairwise(order):
            self.setTabOrder(before, after)

    # -- showing -----------------------------------------------------------------------------

    def _show(self) -> None:
        controller = self._controller
        stage = controller.stage
        is_solving = stage is Stage.SOLVING
        self.begin_button.setVisible(not controller.is_secret)
        self.clock.setVisible(stage is not Stage.NONE)
        self.pause_button.setVisible(stage in (Stage.SOLVING, Stage.PAUSED))
        self.pause_button.setText(self.tr("Go On") if stage is Stage.PAUSED else self.tr("Pause"))
        self._show_round()
        self.pages.setVisible(stage is not Stage.NONE)
        self.pages.setCurrentWidget(self.marks if stage is Stage.OVER else self.solving)
        self.sheet.setReadOnly(not is_solving)
        self.write_button.setEnabled(controller.can_write)
        self.pass_button.setEnabled(controller.line.can_pass)
        self.hand_in_button.setEnabled(is_solving)
        self.aside_button.setEnabled(controller.is_secret)
        self._show_time()
        self.state.setText(self._state())
        self._show_hints()
        self._show_unread()
        if stage is Stage.OVER:
            self.marks.show_marks()
            self.marks.rows.setFocus()

    def _show_round(self) -> None:
        """Show what a round of a contest has, or what a single problem has."""
        controller, sitting = self._controller, self._controller.sitting
        is_open = controller.stage in (Stage.SOLVING, Stage.PAUSED)
        self.hint_button.setVisible(is_open and sitting is None)
        self.give_up_button.setVisible(sitting is None)
        for button in (self.previous_button, self.next_button):
            button.setVisible(is_open and sitting is not None)
        is_limited = sitting is not None and sitting.limit is not None
        time = self.tr("Time left") if is_limited else self.tr("Time used")
        self.clock.setAccessibleName(time)
        self.clock.setToolTip(time)
        if sitting is None:
            self.hand_in_button.setText(self.tr("Hand In"))
            self.aside_button.setText(self.tr("Set Aside"))
            return
        self.previous_button.setEnabled(self._document.current > sitting.indices[0])
        self.next_button.setEnabled(self._document.current < sitting.indices[-1])
        self.hand_in_button.setText(self.tr("Hand In the Round"))
        self.aside_button.setText(self.tr("Interrupt"))

    def _go_by(self, steps: int) -> None:
        """Take another problem of the round."""
        self._document.go_to(self._document.current + steps)

    def _follow_preference(self, key: str) -> None:
        if key == SOLVING_RULES.key:
            self._show()

    def _state(self) -> str:
        controller = self._controller
        match controller.stage:
            case Stage.NONE:
                words = self.tr(
                    "Look for the solution against the clock; nothing gives it away. Marked by "
                    "the rules: {rules}."
                )
                return words.format(rules=title_of(controller.rules.name))
            case Stage.PAUSED:
                return self.tr("The clock stands still, and the board is hidden.")
            case Stage.MARKING if controller.sitting is not None:
                return self.tr("Handed in")
            case Stage.MARKING if not controller.is_ready:
                return self.tr("Handed in; it is marked as soon as the solution is found.")
            case Stage.MARKING:
                return self.tr("Being marked …")
            case Stage.OVER:
                return self._result()
        if (sitting := controller.sitting) is not None:
            words = self.tr("{solver}: problem {number} of {count}")
            number = self._document.current - sitting.indices[0] + 1
            solver, count = sitting.store.solver, len(sitting.indices)
            return words.format(solver=solver, number=number, count=count)
        if controller.error is not None:
            words = self.tr("Answers to this problem cannot be marked: {reason}")
            return words.format(reason=controller.error)
        if not controller.is_ready:
            return self.tr("Hints come as soon as the solution is found.")
        return ""

    def _result(self) -> str:
        controller = self._controller
        if controller.has_given_up:
            return self.tr("Given up")
        marked = controller.marked
        if marked is None:
            return ""
        points, most = decimal(written(controller.points)), decimal(written(marked.most))
        if controller.cost:
            words = self.tr("{points} of {most} points; hints cost {cost}")
            return words.format(points=points, most=most, cost=decimal(written(controller.cost)))
        return self.tr("{points} of {most} points").format(points=points, most=most)

    def _show_time(self) -> None:
        seconds, sitting = self._controller.watch.seconds, self._controller.sitting
        left = None if sitting is None else sitting.left(seconds)
        # The last second is seen.
        self.clock.setText(clock_text(seconds if left is None else ceil(left)))

    def _show_answer(self) -> None:
        if self.sheet.toPlainText() != self._controller.answer:
            with QSignalBlocker(self.sheet):
                self.sheet.setPlainText(self._controller.answer)
            bar = self.sheet.verticalScrollBar()
            bar.setValue(bar.maximum())
        # What another solver has typed and deleted is not to come back.
        self.sheet.document().clearUndoRedoStacks()

    def _show_unread(self) -> None:
        words = self._controller.not_understood
        self.unread_label.setVisible(bool(words))
        text = self.tr("Not understood: {words}").format(words=" · ".join(dict.fromkeys(words)))
        self.unread_label.setText(text if words else "")

    def _show_hints(self) -> None:
        controller = self._controller
        taken = [text for text in controller.hints.values() if text]
        self.hints_label.setVisible(bool(taken))
        self.hints_label.setText("\n".join(taken))
        self._hint_menu.clear()
        for hint in controller.offered_hints:
            text = self.tr("{hint} (costs {points})").format(
                hint=self._hint_name(hint), points=decimal(written(COSTS[hint]))
            )
            action = self._hint_menu.addAction(text)
            action.triggered.connect(partial(self._take, hint))
        self.hint_button.setEnabled(bool(controller.offered_hints))

    def _take(self, hint: Hint, _checked: bool = False) -> None:
        self._controller.take_hint(hint)

    def _hint_name(self, hint: Hint) -> str:
        return {
            Hint.MAN: self.tr("Which man begins"),
            Hint.CHECK: self.tr("Is the key a check?"),
            Hint.THREAT: self.tr("The threat"),
            Hint.SET_MATE: self.tr("A mate in the diagram"),
        }[hint]
