"""Solving contests: a problem solved by oneself, and practice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import choice
from typing import TYPE_CHECKING

from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.contest.controller import SolveYourself, Stage
from matewright.gui.contest.pane import ContestPane
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.tool_dialog import ToolDialogSlot
from matewright.model.problem import Problem

if TYPE_CHECKING:
    from matewright.gui.contest.practice_dialog import PracticeDialog


class ContestFeature(Feature):
    """Hides all that gives the solution away while somebody looks for it.

    `is_busy` answers whether answers are being found, which would come to light meanwhile, and
    `listed` which problems the list shows. `elsewhere` shows problems in another window, if this
    one is in use, and answers what attempts are made with there.
    """

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        is_busy: Callable[[], bool],
        listed: Callable[[], Sequence[int]],
        index: CollectionIndex,
        elsewhere: Callable[[Sequence[Problem]], SolveYourself],
    ) -> None:
        super().__init__(desk)
        self._listed, self._index, self._elsewhere = listed, index, elsewhere
        self.attempt = attempt = SolveYourself(desk, board.panel, board.presenter, is_busy)
        self.contest = ContestPane(desk, attempt, desk.window)
        self.panes = (self.contest,)
        self.practice = ToolDialogSlot(self._make_practice)
        self.dialogs = (self.practice,)
        self.key_hints = self.contest.key_hints
        board.board.move_chosen.connect(attempt.line.play)
        attempt.failed.connect(self._refuse)
        attempt.changed.connect(self.commands_changed)
        self.commands = (
            Command(
                "solve.yourself",
                self.tr("&Begin"),
                attempt.begin,
                ("Ctrl+F9",),
                enabled=lambda: not attempt.is_secret,
                status=lambda: self.tr("Look for the solution against the clock"),
            ),
            Command(
                "solve.random",
                self.tr("&Random Problem"),
                self._begin_at_random,
                ("Ctrl+Alt+F9",),
                enabled=lambda: len(desk.document.collection) > 1,
                status=lambda: self.tr("One of the problems in the list, whichever it is"),
                while_solving=True,
            ),
            Command(
                "solve.pause",
                self.tr("&Pause, or Go On"),
                attempt.pause,
                ("Ctrl+Alt+P",),
                enabled=lambda: attempt.stage in (Stage.SOLVING, Stage.PAUSED),
                while_solving=True,
            ),
            Command(
                "solve.write-down",
                self.tr("&Write Down the Line"),
                attempt.write_down,
                ("Ctrl+Return",),
                enabled=lambda: attempt.can_write,
                while_solving=True,
            ),
            Command(
                "solve.pass",
                self.tr("P&ass"),
                lambda: attempt.line.play(None),
                ("Ctrl+Alt+T",),
                enabled=lambda: attempt.line.can_pass,
                while_solving=True,
            ),
            Command(
                "solve.hand-in",
                self.tr("&Hand In"),
                attempt.hand_in,
                ("Ctrl+Alt+H",),
                enabled=lambda: attempt.stage is Stage.SOLVING,
                while_solving=True,
            ),
            Command(
                "solve.set-aside",
                self.tr("&Set Aside"),
                attempt.set_aside,
                ("Ctrl+Shift+F9",),
                enabled=lambda: attempt.is_secret,
                while_solving=True,
            ),
            Command(
                "solve.give-up",
                self.tr("&Give Up"),
                attempt.give_up,
                enabled=lambda: attempt.is_secret,
                while_solving=True,
            ),
            Command(
                "solve.practice",
                self.tr("&Practice …"),
                self.practice.bring_to_front,
                ("Shift+F9",),
                status=lambda: self.tr("Problems that are due, and a record of your own"),
            ),
        )

    def restore_state(self, other: ContestFeature) -> None:
        """Go on with the attempt of another window."""
        self.attempt.restore_state(other.attempt)

    def shut_down(self) -> None:
        """Keep the attempt under way."""
        self.attempt.shut_down()
        if self.practice.dialog is not None:
            self.practice.dialog.shut_down()

    def _make_practice(self) -> PracticeDialog:
        from matewright.gui.contest.practice_dialog import PracticeDialog

        return PracticeDialog(self._desk, self._index, self.attempt, self._elsewhere)

    def _begin_at_random(self) -> None:
        current = self._desk.document.current
        others = [index for index in self._listed() if index != current]
        if others:
            self.attempt.begin_at(choice(others))  # noqa: S311 - no secret

    def _refuse(self, reason: str) -> None:
        show_error(self._desk.window, self.tr("Solve it yourself"), reason)
