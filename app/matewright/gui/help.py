"""What the Help menu opens."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from matewright.gui.dialogs.about import AboutDialog
from matewright.gui.dialogs.manual import FIRST_PAGE, ManualDialog, ManualPlace
from matewright.gui.dialogs.modal import answered


class Help(QObject):
    """Opens the manual and what else tells of the program, in front of a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._manual: ManualDialog | None = None

    def show_manual(self, address: str = FIRST_PAGE) -> None:
        """Open the manual at a page, or at a heading of one: `manual.md#print`."""
        manual = self._shown()
        manual.show_page(address)
        manual.raise_()
        manual.activateWindow()

    def show_museum(self) -> None:
        """Tell the stories of the systems this program descends from."""
        self.show_manual("museum.md")

    def show_about(self) -> None:
        """Say what this program is."""
        answered(AboutDialog(self._window))

    @property
    def place(self) -> ManualPlace | None:
        """Where the manual is read now; None while nobody reads it."""
        if self._manual is None or not self._manual.isVisible():
            return None
        return self._manual.page.place

    def go_on_at(self, place: ManualPlace) -> None:
        """Open the manual where it was read before another window, perhaps in another language."""
        self._shown().show_place(place)

    def _shown(self) -> ManualDialog:
        """The manual, on the screen: headings have their places when the page has its width."""
        if self._manual is None:
            self._manual = ManualDialog(self._window)
        self._manual.show()
        return self._manual
