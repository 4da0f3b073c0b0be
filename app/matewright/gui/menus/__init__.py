"""The menu bar of a window: one file a menu; each entry calls one command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from PySide6.QtWidgets import QMenu

from matewright.gui.desk.feature import Command
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


@dataclass(frozen=True, slots=True)
class Menus:
    """The menus of a window, in the order of its bar."""

    file: FileMenu
    edit: EditMenu
    position: PositionMenu
    collection: CollectionMenu
    play: PlayMenu
    solve: SolveMenu
    solution: SolutionMenu
    view: ViewMenu
    help: HelpMenu

    @property
    def _entries(self) -> list[Entries]:
        return [getattr(self, field.name) for field in fields(self)]

    @property
    def all(self) -> list[QMenu]:
        """The menus of the bar, in order."""
        return [one.menu for one in self._entries]

    def add_commands(self, commands: Sequence[Command]) -> None:
        """Put commands of a feature at the end of the menus that their ids name."""
        for one in self._entries:
            one.add_commands([it for it in commands if it.id.startswith(f"{one.name}.")])

    def update(self) -> None:
        """Enable what applies to the problem shown."""
        for one in self._entries:
            one.update()
