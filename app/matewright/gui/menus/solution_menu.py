"""The Solution menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matewright.gui.menus.entries import Entries

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class SolutionMenu(Entries):
    """Going through the answer."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "solution")
        self.menu.setTitle(self.tr("Solutio&n"))
        tree = window.solution
        self.first = self.add(
            "first", self.tr("&Diagram"), window.stage.go_to_start, "Alt+Home", picture="first"
        )
        self.back = self.add(
            "back", self.tr("One Move &Back"), window.stage.step_back, "Alt+Left", picture="back"
        )
        self.forward = self.add(
            "forward",
            self.tr("One Move &Forward"),
            window.stage.step_forward,
            "Alt+Right",
            picture="forward",
        )
        self.last = self.add(
            "last", self.tr("&End of Line"), window.stage.step_to_end, "Alt+End", picture="last"
        )
        self.play = self.add(
            "play", self.tr("&Play the Line"), tree.toggle_playing, "F8", picture="play"
        )
        self.menu.addSeparator()
        self.previous_part = self.add(
            "previous-part",
            self.tr("P&revious Part"),
            lambda: window.stage.step_parts(-1),
            "Alt+PgUp",
        )
        self.next_part = self.add(
            "next-part", self.tr("&Next Part"), lambda: window.stage.step_parts(1), "Alt+PgDown"
        )
        self.menu.addSeparator()
        self.add("copy-branch", self.tr("&Copy Branch as Text"), tree.copy_subtree, "Ctrl+Shift+C")

    def update_for(self, window: MainWindow) -> None:
        """Enable going to other parts where there are some."""
        for action in (self.previous_part, self.next_part):
            action.setEnabled(window.stage.has_parts)

    def show_steps(self, *, back: bool, forward: bool) -> None:
        """Enable stepping through the solution as far as there are moves."""
        self.first.setEnabled(back)
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)
        self.last.setEnabled(forward)
        self.play.setEnabled(back or forward)
