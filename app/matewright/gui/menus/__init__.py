"""The menu bar of a window: one file a menu; each entry calls one command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from matewright.gui.menus.collection_menu import CollectionMenu
from matewright.gui.menus.edit_menu import EditMenu
from matewright.gui.menus.file_menu import FileMenu
from matewright.gui.menus.help_menu import HelpMenu
from matewright.gui.menus.play_menu import PlayMenu
from matewright.gui.menus.position_menu import PositionMenu
from matewright.gui.menus.solution_menu import SolutionMenu
from matewright.gui.menus.solve_menu import SolveMenu
from matewright.gui.menus.view_menu import ViewMenu

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class Menus(QObject):
    """Builds the menu bar of a window and keeps its entries enabled as they apply."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.file = FileMenu(window)
        self.edit = EditMenu(window)
        self.position = PositionMenu(window)
        self.collection = CollectionMenu(window)
        self.play = PlayMenu(window)
        self.solve = SolveMenu(window)
        self.solution = SolutionMenu(window)
        self.view = ViewMenu(window)
        self.help = HelpMenu(window)

    @property
    def all(self) -> list[QMenu]:
        """The menus of the bar, in order."""
        return [
            menu
            for action in self._window.menuBar().actions()
            if isinstance(menu := action.menu(), QMenu)
        ]

    def update_for(self, window: MainWindow) -> None:
        """Enable what applies to the problem shown."""
        for part in (self.position, self.solve, self.solution):
            part.update_for(window)
