"""The answer: its play, table and themes, and the sentences on it."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu

from matewright.gui.answer.answer_pane import AnswerPane
from matewright.gui.answer.answer_text import AnswerText
from matewright.gui.answer.file_commands import FileSolution
from matewright.gui.answer.log import SolvingLog
from matewright.gui.answer.printed_pane import PrintedPane
from matewright.gui.answer.solution_choices import SolutionChoices
from matewright.gui.answer.table_pane import TablePane
from matewright.gui.answer.theme_display import ThemeDisplay
from matewright.gui.answer.themes_pane import ThemesPane
from matewright.gui.answer.written_line import WrittenLine
from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.preferences.preferences import LIVE_SOLVING
from matewright.gui.preferences.shortcuts import TipWithKeys
from matewright.gui.preferences.speed import Speed
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.solving.feature import SolvingFeature
from matewright.model.solution import Node


class AnswerFeature(Feature):
    """The panes that show an answer."""

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        question: QuestionFeature,
        solving: SolvingFeature,
    ) -> None:
        super().__init__(desk)
        window = desk.window
        self._progress = question.question.progress
        self.words = AnswerText(desk)
        self.answer = answer = AnswerPane(desk, self.words, solving.verifying, window)
        self.table = TablePane(desk, window)
        self.themes = ThemesPane(desk, window)
        self.printed = PrintedPane(desk, window)
        self.panes = (answer, self.table, self.printed, self.themes)
        self.choices = SolutionChoices(desk.preferences, answer, self)
        self.theme_display = ThemeDisplay(self.themes, desk, board.presenter, board.board, self)
        self.log = SolvingLog(desk, question.question, self.words, solving.log)
        self.key_hints = (
            ("solution.find", answer.tools.set_find_keys),
            ("solution.close-run", answer.runs.set_drop_keys),
            ("solution.group", TipWithKeys(answer.tools.group_button)),
            ("solution.copy-printed", TipWithKeys(self.printed.copy_button)),
        )
        desk.changed.connect(self._follow)
        solving.solving.refused.connect(self.log.note_failure)
        solving.solving.begun.connect(self._show_answer)
        self.themes.phases_requested.connect(solving.solving.solve_with_phases)
        desk.solution.copied.connect(desk.message)
        self.printed.copied.connect(desk.message)
        self.printed.move_chosen.connect(self._go_to_node)
        answer.tools.seen.connect(desk.live.forget_before)
        answer.verify_row.details_requested.connect(partial(self._bring_forward, "log"))
        answer.part_chosen.connect(board.presenter.show_part)
        self.file_solution = FileSolution(desk)
        answer.file_panel.replacing_requested.connect(self.file_solution.replace_shown)
        answer.file_panel.both_requested.connect(self.file_solution.keep_both_shown)
        answer.file_panel.editing_requested.connect(self.file_solution.edit_shown)
        answer.file_panel.move_chosen.connect(self._go_to_move)
        self._written_line = WrittenLine(desk, board.presenter, self)
        answer.file_panel.line_chosen.connect(self._written_line.show)
        # A group may be unfolded where a move of it is chosen.
        board.presenter.steps_changed.connect(self.commands_changed)
        self._filters = QMenu(self.tr("Fi&lter"), window)
        self._filters.setObjectName("solution.filter")
        self._filters.aboutToShow.connect(self._fill_filters)
        self.submenus = {"solution.filter": self._filters}
        self.commands = (
            *self._make_commands(),
            *self._make_finding_commands(),
            *self._make_speeds(),
            *self._make_run_commands(),
            *self._make_file_commands(),
        )

    def _make_commands(self) -> tuple[Command, ...]:
        solution, choices = self._desk.solution, self.choices
        return (
            Command(
                "solution.copy-branch",
                self.tr("&Copy Branch as Text"),
                solution.copy_branch,
                ("Ctrl+Shift+C",),
                enabled=self._has_play,
            ),
            Command(
                "solution.copy-printed",
                self.tr("Cop&y Solution as Printed"),
                self.printed.copy,
                ("Ctrl+Shift+U",),
                enabled=lambda: self.printed.has_solution,
            ),
            Command(
                "solution.group",
                self.tr("&Group Equal Play"),
                lambda: choices.set_grouped(not solution.grouped),
                ("Ctrl+G",),
                checked=lambda: solution.grouped,
            ),
            Command(
                "solution.unfold",
                self.tr("&Unfold or Gather This Group"),
                solution.toggle_group,
                enabled=lambda: solution.can_unfold() or solution.can_fold(),
            ),
        )

    def _make_finding_commands(self) -> tuple[Command, ...]:
        bar, has_play = self.answer.find_bar, self._has_play
        return (
            Command("solution.find", self.tr("F&ind …"), self._find, ("Ctrl+F",), "find", has_play),
            Command(
                "solution.find-next",
                self.tr("Find Nex&t"),
                bar.find_next,
                ("F3",),
                enabled=has_play,
            ),
            Command(
                "solution.find-previous",
                self.tr("Find Pre&vious"),
                bar.find_previous,
                ("Shift+F3",),
                enabled=has_play,
            ),
        )

    def _make_speeds(self) -> list[Command]:
        choices = self.choices
        return [
            Command(
                f"solution.speed-{speed}",
                title,
                partial(choices.set_speed, speed),
                checked=partial(lambda one: choices.speed is one, speed),
                is_choice=True,
            )
            for speed, title in (
                (Speed.SLOW, self.tr("&Slow, 2 Seconds a Move")),
                (Speed.NORMAL, self.tr("&Normal, 1 Second a Move")),
                (Speed.FAST, self.tr("&Fast, 3 Moves a Second")),
            )
        ]

    def _make_run_commands(self) -> tuple[Command, ...]:
        answer = self.answer
        return (
            Command(
                "solution.previous-run",
                self.tr("E&arlier Answer"),
                partial(answer.step_runs, -1),
                ("Alt+Shift+PgUp",),
                enabled=lambda: answer.has_several_runs,
            ),
            Command(
                "solution.next-run",
                self.tr("Ne&wer Answer"),
                partial(answer.step_runs, 1),
                ("Alt+Shift+PgDown",),
                enabled=lambda: answer.has_several_runs,
            ),
            Command(
                "solution.close-run",
                self.tr("Drop T&his Answer"),
                answer.close_run,
                ("Ctrl+F4",),
                enabled=lambda: answer.can_close_run,
            ),
        )

    def _make_file_commands(self) -> tuple[Command, ...]:
        return (
            Command(
                "solution.replace-file",
                self.tr("&Replace by the Found Solution"),
                self.file_solution.replace_shown,
            ),
            Command(
                "solution.keep-both",
                self.tr("Keep &Both"),
                self.file_solution.keep_both_shown,
            ),
            Command(
                "solution.edit-file",
                self.tr("&Edit Text …"),
                self.file_solution.edit_shown,
            ),
        )

    def _has_play(self) -> bool:
        return not self._desk.solution.is_empty

    def _show_answer(self) -> None:
        """Show the answer that was asked for, unless a pane shows it already."""
        is_live = self._desk.preferences.get(LIVE_SOLVING)
        if not is_live and not any(pane.is_seen for pane in self.panes):
            self._desk.docks.bring_forward("solution")

    def _find(self) -> None:
        self._desk.docks.bring_forward("solution", self.answer.play)
        self.answer.find_bar.open_bar()

    def _fill_filters(self) -> None:
        self.answer.tools.fill_with_filters(self._filters)

    def shut_down(self) -> None:
        """Stop looking for themes."""
        self.themes.shut_down()

    def _bring_forward(self, pane: str) -> None:
        self._desk.docks.bring_forward(pane)

    def _go_to_move(self, part: int, node: int) -> None:
        """Show a move of the answer and its twins, counted by parts."""
        solution = self._desk.problem.solution
        if solution is None:
            return
        answer = (solution, *solution.twins)[part]
        self._go_to_node(Node(answer.tree.tree, node))

    def _go_to_node(self, node: Node) -> None:
        """Show a move of the answer, in the part that it belongs to."""
        for place, one in enumerate(self._desk.parts):
            if one.answer is not None and one.answer.tree.tree is node.tree:
                self.answer.part_chosen.emit(place)
                self._desk.solution.choose(node)
                return

    def _follow(self, changes: Changes) -> None:
        if changes & ~(Changes.NODE | Changes.VIEW | Changes.LIST) and not self._desk.is_running:
            self.words.show_known(self._progress)
