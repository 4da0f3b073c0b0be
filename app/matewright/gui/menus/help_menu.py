"""The Help menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenuBar

from matewright import resources
from matewright.gui.menus.entries import Entries
from matewright.gui.program.help import Help


class HelpMenu(Entries):
    """How the program is used, and where it comes from."""

    def __init__(
        self,
        bar: QMenuBar,
        help_: Help,
        show_first_steps: Callable[[], None],
        show_shortcuts: Callable[[], None],
    ) -> None:
        super().__init__(bar, "help")
        self.menu.setTitle(self.tr("&Help"))
        # A page that was not installed along would open empty.
        manual = self.add("manual", self.tr("&Manual"), help_.show_manual, "Shift+F1")
        manual.setVisible(resources.manual_page(resources.FIRST_PAGE).is_file())
        self.add("first_steps", self.tr("&First Steps"), show_first_steps)
        self.add("shortcuts", self.tr("&Keyboard Shortcuts"), show_shortcuts, "F1")
        museum = self.add("museum", self.tr("M&useum"), help_.show_museum)
        museum.setVisible(resources.manual_page("museum.md").is_file())
        self.add("about", self.tr("&About Matewright"), help_.show_about)
