"""The Solution menu."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenuBar

from matewright.gui.answer.answer_pane import AnswerPane
from matewright.gui.answer.file_commands import FileSolution
from matewright.gui.answer.solution_choices import SolutionChoices
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.desk import Desk
from matewright.gui.menus.entries import Entries
from matewright.gui.preferences.speed import Speed
from matewright.gui.versions.commands import VersionCommands


class SolutionMenu(Entries):
    """Going through the answer."""

    def __init__(
        self,
        bar: QMenuBar,
        desk: Desk,
        presenter: BoardPresenter,
        answer: AnswerPane,
        choices: SolutionChoices,
        versions: VersionCommands,
        file_solution: FileSolution,
    ) -> None:
        super().__init__(bar, "solution")
        self.menu.setTitle(self.tr("Solutio&n"))
        self._desk = desk
        self._answer = answer
        self._choices = choices
        self._versions = versions
        solution = answer.solution
        self.first = self.add(
            "first", self.tr("&Diagram"), presenter.go_to_start, "Alt+Home", picture="first"
        )
        self.back = self.add(
            "back",
            self.tr("One Move &Back"),
            presenter.step_back,
            "Alt+Left",
            picture="back",
        )
        self.forward = self.add(
            "forward",
            self.tr("One Move &Forward"),
            presenter.step_forward,
            "Alt+Right",
            picture="forward",
        )
        self.last = self.add(
            "last", self.tr("&End of Line"), presenter.step_to_end, "Alt+End", picture="last"
        )
        self.play = self.add(
            "play", self.tr("&Play the Line"), solution.toggle_playing, "F8", picture="play"
        )
        self.menu.addSeparator()
        self.previous_part = self.add(
            "previous-part",
            self.tr("P&revious Part"),
            lambda: presenter.step_parts(-1),
            "Alt+PgUp",
            enabled=lambda: desk.has_parts,
        )
        self.next_part = self.add(
            "next-part",
            self.tr("&Next Part"),
            lambda: presenter.step_parts(1),
            "Alt+PgDown",
            enabled=lambda: desk.has_parts,
        )
        self.menu.addSeparator()
        self.copy_branch = self.add(
            "copy-branch",
            self.tr("&Copy Branch as Text"),
            solution.copy_branch,
            "Ctrl+Shift+C",
            enabled=self._has_play,
        )
        self._add_finding()
        self.menu.addSeparator()
        self._add_views()
        self.menu.addSeparator()
        self._add_runs()
        self.menu.addSeparator()
        self.add(
            "replace-file",
            self.tr("Replace the Text b&y the Found Solution"),
            file_solution.replace_shown,
        )
        self.add("edit-file", self.tr("Edit the Te&xt of the File …"), file_solution.edit_shown)

    def _add_finding(self) -> None:
        bar = self._answer.find_bar

        def find() -> None:
            self._desk.docks.bring_forward("solution", self._answer.play)
            bar.open_bar()

        has_play = self._has_play
        self.find = self.add(
            "find", self.tr("F&ind …"), find, "Ctrl+F", picture="find", enabled=has_play
        )
        self.find_next = self.add(
            "find-next", self.tr("Find Nex&t"), bar.find_next, "F3", enabled=has_play
        )
        self.find_previous = self.add(
            "find-previous",
            self.tr("Find Pre&vious"),
            bar.find_previous,
            "Shift+F3",
            enabled=has_play,
        )

    def _has_play(self) -> bool:
        return not self._answer.solution.is_empty

    def _add_views(self) -> None:
        """How the play is looked at: gathered and filtered."""
        answer, choices = self._answer, self._choices
        solution = answer.solution
        self.grouped = self.switch(
            "group", self.tr("&Group Equal Play"), choices.set_grouped, "Ctrl+G"
        )
        self.unfold = self.add(
            "unfold", self.tr("&Unfold or Gather This Group"), solution.toggle_group
        )
        self._filter_menu = self.menu.addMenu(self.tr("Fi&lter"))
        self._filter_menu.setObjectName("solution.filter")
        self._filter_menu.aboutToShow.connect(
            lambda: answer.tools.fill_with_filters(self._filter_menu)
        )
        self._add_speeds()
        solution.view_changed.connect(lambda: self.grouped.setChecked(solution.grouped))
        self.grouped.setChecked(solution.grouped)

    def _add_speeds(self) -> None:
        choices = self._choices
        menu = self.menu.addMenu(self.tr("&Speed of Playing"))
        group = QActionGroup(menu)
        for speed, title in (
            (Speed.SLOW, self.tr("&Slow, 2 Seconds a Move")),
            (Speed.NORMAL, self.tr("&Normal, 1 Second a Move")),
            (Speed.FAST, self.tr("&Fast, 3 Moves a Second")),
        ):
            action = self.add(f"speed-{speed}", title, partial(choices.set_speed, speed), menu=menu)
            action.setCheckable(True)
            action.setChecked(speed is choices.speed)
            group.addAction(action)

    def _add_runs(self) -> None:
        answer = self._answer
        self.add(
            "keep-version", self.tr("&Keep This Version …"), self._versions.keep, "Ctrl+Shift+V"
        )
        self.previous_run = self.add(
            "previous-run",
            self.tr("E&arlier Answer"),
            lambda: answer.step_runs(-1),
            "Alt+Shift+PgUp",
            enabled=lambda: answer.has_several_runs,
        )
        self.next_run = self.add(
            "next-run",
            self.tr("Ne&wer Answer"),
            lambda: answer.step_runs(1),
            "Alt+Shift+PgDown",
            enabled=lambda: answer.has_several_runs,
        )
        self.compare_runs = self.add(
            "compare-runs",
            self.tr("C&ompare Versions …"),
            self._versions.compare_answers,
            "Alt+Shift+C",
            enabled=lambda: len(self._desk.kept.to_compare) > 1,
        )
        self.close_run = self.add(
            "close-run",
            self.tr("Drop T&his Answer"),
            answer.close_run,
            "Ctrl+F4",
            enabled=lambda: answer.can_close_run,
        )

    def show_steps(self, *, back: bool, forward: bool) -> None:
        """Enable stepping through the solution as far as there are moves."""
        self.first.setEnabled(back)
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)
        self.last.setEnabled(forward)
        self.play.setEnabled(back or forward)
        solution = self._answer.solution
        self.unfold.setEnabled(solution.can_unfold() or solution.can_fold())
