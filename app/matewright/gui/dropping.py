"""What is dragged onto the window from elsewhere: files, links to files, and text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from matewright.gui.clipboard import Clipboard
from matewright.gui.dialogs.error_box import show_error
from matewright.gui.file_commands import FileCommands

_MOST_LINK: Final = 4096


class Dropping(QObject):
    """Opens files, each in a window of its own, and pastes texts.

    With Ctrl held the problems of files are added to those of this window. Addresses on the net are
    refused: nothing is ever fetched.
    """

    def __init__(self, files: FileCommands, clipboard: Clipboard, window: QWidget) -> None:
        super().__init__(window)
        self._files = files
        self._clipboard = clipboard
        self._window = window

    def welcome(self, event: QDropEvent) -> None:
        """Say whether something is of use here; whatever it is, it is copied and never moved."""
        data = event.mimeData()
        if data.hasUrls() or data.hasText():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def take(self, event: QDropEvent) -> None:
        """Take what was dropped."""
        self.welcome(event)
        if not event.isAccepted():
            return
        urls, text = _links(event.mimeData()), event.mimeData().text()
        is_import = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        # The drag must be over before a question can be asked.
        QTimer.singleShot(0, lambda: self._do(urls, text, is_import=is_import))

    def _do(self, urls: list[QUrl], text: str, *, is_import: bool) -> None:
        if not urls:
            self._clipboard.take(text)
            return
        for url in urls:
            if not url.isLocalFile():
                self._refuse(url)
            elif is_import:
                self._files.import_file(Path(url.toLocalFile()))
            else:
                self._files.open(Path(url.toLocalFile()))

    def _refuse(self, url: QUrl) -> None:
        sentence = self.tr(
            "“{address}” is not on this computer, and Matewright fetches nothing from the net. "
            "Save it as a file and drop that."
        )
        show_error(
            self._window,
            self.tr("Cannot open the file"),
            sentence.format(address=url.toDisplayString()[:200]),
        )


def _links(data: QMimeData) -> list[QUrl]:
    """The addresses that were dropped, or the one that the text is.

    Board editors on the web put the position into their address; that is a text to be read.
    """
    text = data.text().strip()
    if data.hasUrls():
        urls = data.urls()
        if any(url.isLocalFile() for url in urls) or not data.hasText():
            return urls
        return [] if _holds_position(text) else urls
    if len(text) <= _MOST_LINK and "\n" not in text:
        url = QUrl(text)
        if url.isLocalFile():
            return [url]
    return []


def _holds_position(text: str) -> bool:
    return "://" in text and text.count("/") >= _LEAST_SLASHES


_LEAST_SLASHES: Final = 9
"""Two after the scheme and seven in the position."""
