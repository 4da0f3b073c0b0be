"""Solving contests: a problem solved by oneself, practice, and rounds with several solvers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import choice
from typing import TYPE_CHECKING

from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.collection.problem_choice import Listed
from matewright.gui.contest.controller import SolveYourself, Stage
from matewright.gui.contest.open_contest import OpenContest
from matewright.gui.contest.pane import ContestPane
from matewright.gui.contest.rounds import Rounds
from matewright.gui.contest.setting import Setting, Shelf
from matewright.gui.contest.sheets import Sheets
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.preferences.preferences import SOLVING_RULES
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.tool_dialog import ToolDialogSlot
from matewright.model.problem import Problem
from matewright.services.contest import RULES

if TYPE_CHECKING:
    from matewright.gui.contest.practice_dialog import PracticeDialog


class ContestFeature(Feature):
    """Hides all that gives the solution away while somebody looks for it, and holds contests.

    `is_busy` answers whether answers are being found, which would come to light meanwhile, `listed`
    which problems the list shows, `shelf` opens contests, and of `offered` problems they are made.
    `elsewhere` shows problems in another window, if this one is in use, and answers what attempts
    are made with there.
    """

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        is_busy: Callable[[], bool],
        listed: Callable[[], Sequence[int]],
        shelf: Shelf,
        offered: Callable[[], Listed],
        index: CollectionIndex,
        elsewhere: Callable[[Sequence[Problem]], SolveYourself],
    ) -> None:
        super().__init__(desk)
        self._listed, self._index, self._elsewhere = listed, index, elsewhere
        self.attempt = attempt = SolveYourself(desk, board.panel, board.presenter, is_busy)
        self._open_contest = OpenContest(desk)
        self.rounds = rounds = Rounds(desk, attempt, self._open_contest)
        self.sheets = sheets = Sheets(desk, self._open_contest, shelf)
        self.setting = setting = Setting(desk, self._open_contest, shelf, offered)
        self.contest = ContestPane(desk, attempt, rounds, desk.window)
        self.panes = (self.contest,)
        self.practice = ToolDialogSlot(self._make_practice)
        self.dialogs = (self.practice,)
        self.key_hints = self.contest.key_hints
        board.board.move_chosen.connect(attempt.line.play)
        attempt.failed.connect(self._refuse)
        attempt.changed.connect(self.commands_changed)
        self.commands = (
            *self._rules(),
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
                enabled=lambda: len(desk.document.collection) > 1 and attempt.sitting is None,
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
                rounds.hand_in,
                ("Ctrl+Alt+H",),
                enabled=lambda: attempt.stage is Stage.SOLVING,
                while_solving=True,
            ),
            Command(
                "solve.set-aside",
                self.tr("&Set Aside"),
                rounds.set_aside,
                ("Ctrl+Shift+F9",),
                enabled=lambda: attempt.is_secret,
                while_solving=True,
            ),
            Command(
                "solve.give-up",
                self.tr("&Give Up"),
                attempt.give_up,
                enabled=lambda: attempt.is_secret and attempt.sitting is None,
                while_solving=True,
            ),
            Command(
                "solve.set-round",
                self.tr("&Set a Round …"),
                setting.set_round,
                status=lambda: self.tr("Make a contest of problems of this file"),
            ),
            Command(
                "solve.round-points",
                self.tr("P&oints for Variations …"),
                setting.edit_points,
                status=lambda: self.tr("Say which variations of the contest's problems count"),
            ),
            Command(
                "solve.round-sheets",
                self.tr("Sheets and &Forms …"),
                sheets.ask_and_write,
                status=lambda: self.tr("Write problem sheets, answer forms or solutions"),
            ),
            Command(
                "solve.hold-round",
                self.tr("&Hold a Round …"),
                rounds.hold,
                status=lambda: self.tr(
                    "Let solvers, one after another, solve problems of this file against the clock"
                ),
            ),
            Command(
                "solve.round-results",
                self.tr("&Results …"),
                rounds.show_results,
                status=lambda: self.tr("Mark the answers to the contest that is open"),
            ),
            Command(
                "solve.practice",
                self.tr("&Practice …"),
                self.practice.bring_to_front,
                ("Shift+F9",),
                status=lambda: self.tr("Problems that are due, and a record of your own"),
            ),
        )

    def _rules(self) -> Iterator[Command]:
        """The choice of rules by which answers to single problems are marked."""
        preferences = self._desk.preferences
        titles = (
            self.tr("&World Federation (WFCC)"),
            self.tr("&Magazine: the key alone"),
            self.tr("&Club: a share for the key"),
        )
        for rules, title in zip(RULES, titles, strict=True):
            yield Command(
                f"solve.rules-{rules}",
                title,
                partial(preferences.set, SOLVING_RULES, rules),
                checked=partial(lambda one: preferences.get(SOLVING_RULES) == one, rules),
                is_choice=True,
            )

    def restore_state(self, other: ContestFeature) -> None:
        """Go on with the attempt of another window."""
        self.attempt.restore_state(other.attempt)
        self._open_contest.restore_state(other._open_contest)
        self.rounds.restore_state(other.rounds)

    def shut_down(self) -> None:
        """Keep the attempt under way."""
        self.attempt.shut_down()
        self._open_contest.shut_down()
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
