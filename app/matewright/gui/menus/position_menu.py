"""The Position menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matewright.gui.menus.entries import Entries

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class PositionMenu(Entries):
    """The problem shown, and the others of its file."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "position")
        self.menu.setTitle(self.tr("&Position"))
        self.add("swap-turn", self.tr("Change &Side to Move"), window.editing.swap_turn, "Ctrl+T")
        self.add(
            "properties",
            self.tr("Problem &Properties …"),
            window.editing.edit_properties,
            "Alt+Return",
        )
        self.menu.addSeparator()
        self.previous_problem = self.add(
            "previous-problem",
            self.tr("Pre&vious Problem"),
            lambda: window.editing.go_to_neighbour(-1),
            "Ctrl+PgUp",
            picture="previous-problem",
        )
        self.next_problem = self.add(
            "next-problem",
            self.tr("Ne&xt Problem"),
            lambda: window.editing.go_to_neighbour(1),
            "Ctrl+PgDown",
            picture="next-problem",
        )
        self.menu.addSeparator()
        self.add("new-problem", self.tr("&New Problem"), window.editing.add_problem, "Ctrl+Shift+N")
        self.add(
            "duplicate-problem",
            self.tr("&Duplicate Problem"),
            window.editing.duplicate_problem,
            "Ctrl+D",
        )
        self.delete_problem = self.add(
            "delete-problem",
            self.tr("De&lete Problem"),
            window.editing.delete_problem,
            "Ctrl+Shift+Del",
        )

    def update_for(self, window: MainWindow) -> None:
        """Enable what applies to the place of the problem shown in its file."""
        count, current = len(window.document.collection), window.document.current
        self.previous_problem.setEnabled(current > 0)
        self.next_problem.setEnabled(current < count - 1)
        self.delete_problem.setEnabled(count > 1)
