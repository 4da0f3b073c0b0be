"""The Help menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matewright import resources
from matewright.gui.help import FIRST_PAGE
from matewright.gui.menus.entries import Entries

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class HelpMenu(Entries):
    """How the program is used, and where it comes from."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "help")
        self.menu.setTitle(self.tr("&Help"))
        # A page that was not installed along would open empty.
        manual = self.add("manual", self.tr("&Manual"), window.help.show_manual, "Shift+F1")
        manual.setVisible(resources.manual_page(FIRST_PAGE).is_file())
        self.add("first_steps", self.tr("&First Steps"), window.first_steps.begin)
        self.add("shortcuts", self.tr("&Keyboard Shortcuts"), window.show_shortcuts, "F1")
        museum = self.add("museum", self.tr("M&useum"), window.help.show_museum)
        museum.setVisible(resources.manual_page("museum.md").is_file())
        self.add("about", self.tr("&About Matewright"), window.help.show_about)
