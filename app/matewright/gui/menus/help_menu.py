"""The Help menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matewright import resources
from matewright.gui.menus.entries import Entries

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class HelpMenu(Entries):
    """How the program is used, and where it comes from."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "help")
        self.menu.setTitle(self.tr("&Help"))
        self.add("shortcuts", self.tr("&Keyboard Shortcuts"), window.show_shortcuts, "F1")
        museum = self.add("museum", self.tr("&Museum"), window.show_museum)
        # A page that was not installed along would open empty.
        museum.setVisible(resources.manual_page("museum.md").is_file())
        self.add("about", self.tr("&About Matewright"), window.show_about)
