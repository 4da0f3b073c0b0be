"""The menu bar of a window: one file a menu; each entry calls one command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QMenu, QMenuBar

from matewright.gui.desk.desk import Desk
from matewright.gui.features import Features
from matewright.gui.menus.collection_menu import CollectionMenu
from matewright.gui.menus.edit_menu import EditMenu
from matewright.gui.menus.entries import Entries
from matewright.gui.menus.file_menu import FileMenu
from matewright.gui.menus.help_menu import HelpMenu
from matewright.gui.menus.play_menu import PlayMenu
from matewright.gui.menus.position_menu import PositionMenu
from matewright.gui.menus.solution_menu import SolutionMenu
from matewright.gui.menus.solve_menu import SolveMenu
from matewright.gui.menus.view_menu import ViewMenu


@dataclass(frozen=True, slots=True, eq=False)
class WindowCommands:
    """What entries ask of the window itself."""

    close: Callable[[], object]
    quit: Callable[[], object]
    show_preferences: Callable[[], None]
    show_first_steps: Callable[[], None]
    show_shortcuts: Callable[[], None]
    reset_layout: Callable[[], object]
    set_full_screen: Callable[[bool], object]


class Menus:
    """The menus of a window, in the order of its bar."""

    def __init__(
        self,
        bar: QMenuBar,
        desk: Desk,
        window: WindowCommands,
        features: Features,
    ) -> None:
        document, preferences, files = desk.document, desk.preferences, features.file
        question, editing = features.question.question, features.question.editing
        commands, problems = features.collection.collection, features.collection.problems
        board, answer, play = features.board, features.answer, features.play
        self.file = FileMenu(
            bar,
            files.files,
            lambda: features.publishing.publishing,
            window.close,
            window.quit,
        )
        self.edit = EditMenu(bar, document, files.clipboard, editing, window.show_preferences)
        self.position = PositionMenu(
            bar, document, editing, question.add_condition, commands, problems
        )
        self.collection = CollectionMenu(bar, commands, problems, preferences, answer.file_solution)
        self.play = PlayMenu(bar, play.game, play.play_bar.ask_for_line)
        self.solve = SolveMenu(bar, desk, features.solving.solving, features.batch)
        versions = features.versions.version_commands
        self.solution = SolutionMenu(
            bar,
            desk,
            board.presenter,
            answer.answer,
            answer.choices,
            versions,
            answer.file_solution,
        )
        self.view = ViewMenu(
            bar,
            desk.docks,
            board.board,
            question.stipulation_edit,
            preferences,
            window.reset_layout,
            window.set_full_screen,
        )
        self.help = HelpMenu(bar, features.help, window.show_first_steps, window.show_shortcuts)
        self._entries: tuple[Entries, ...] = (
            self.file,
            self.edit,
            self.position,
            self.collection,
            self.play,
            self.solve,
            self.solution,
            self.view,
            self.help,
        )
        for feature in features.all:
            for menu in self._entries:
                menu.add_commands(feature.commands)

    @property
    def all(self) -> list[QMenu]:
        """The menus of the bar, in order."""
        return [one.menu for one in self._entries]

    def update(self) -> None:
        """Enable what applies to the problem shown."""
        for one in self._entries:
            one.update()
