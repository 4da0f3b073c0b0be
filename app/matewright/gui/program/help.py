"""What the Help menu opens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from matewright import resources
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.widgets.tool_dialog import ToolDialogSlot

if TYPE_CHECKING:
    from matewright.gui.program.manual import ManualDialog


class Help(Feature):
    """Opens the manual, the museum and the box about the program, in front of a window."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._window = desk.window
        self.manual = ToolDialogSlot(self._make_manual)
        self.dialogs = (self.manual,)
        self.commands = tuple(self._make_commands())

    def _make_commands(self) -> Iterator[Command]:
        # A page that was not installed along would open empty.
        if resources.manual_page(resources.FIRST_PAGE).is_file():
            yield Command(
                "help.manual",
                self.tr("&Manual"),
                self.show_manual,
                ("Shift+F1",),
                while_solving=True,
            )
        if resources.manual_page("museum.md").is_file():
            yield Command("help.museum", self.tr("M&useum"), self.show_museum)
        yield Command(
            "help.about", self.tr("&About Matewright"), self.show_about, while_solving=True
        )

    def _make_manual(self) -> ManualDialog:
        from matewright.gui.program.manual import ManualDialog

        return ManualDialog(self._window)

    def show_manual(self, address: str = resources.FIRST_PAGE) -> None:
        """Open the manual at a page, or at a heading of one: `manual.md#print`."""
        self.manual.bring_to_front()
        # Headings have their positions only once the page has its width.
        self.manual.get_or_create().show_page(address)

    def show_museum(self) -> None:
        """Open the pages about the systems this program descends from."""
        self.show_manual("museum.md")

    def show_about(self) -> None:
        """Say what this program is."""
        from matewright.gui.program.about import AboutDialog
        from matewright.gui.widgets.modal import answered

        answered(AboutDialog(self._window))
