"""The interface of a window of one file, for opening, replacing and closing windows."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from matewright.gui.document.document import Document
from matewright.gui.program.open_file import OpenFile


class FileWindow(QMainWindow):
    """Shows an `open_file`, which outlives it if another window replaces it."""

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
        """Create another window of the same file in the same state, and close this one."""
        raise NotImplementedError

    def may_close(self) -> bool:
        """Whether the window may close; comes to the front to ask about unsaved changes."""
        raise NotImplementedError

    def close_unasked(self) -> None:
        """Close, without asking again after `may_close`."""
        raise NotImplementedError
