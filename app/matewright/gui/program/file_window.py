"""A window of one file, as far as those know it who open, replace and close windows."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from matewright.gui.document.document import Document
from matewright.gui.program.open_file import OpenFile


class FileWindow(QMainWindow):
    """Shows an `open_file`, which outlives it where another window takes its place."""

    open_file: OpenFile

    @property
    def document(self) -> Document:
        """The problems of its file."""
        return self.open_file.document

    def bring_to_front(self) -> None:
        """Come to the front."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    def keep_layout(self) -> None:
        """Remember layout and options."""
        raise NotImplementedError

    def replace_itself(self) -> FileWindow:
        """Make another window of the same file that shows the same, and let this one go."""
        raise NotImplementedError

    def may_close(self) -> bool:
        """Whether the window may go; comes to the front to ask about unsaved changes."""
        raise NotImplementedError

    def close_unasked(self) -> None:
        """Close; `may_close` has asked already."""
        raise NotImplementedError
