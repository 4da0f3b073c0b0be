"""Drops on the window: files, links to files, and text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from matewright.errors import MatewrightError, shortened
from matewright.gui.file.clipboard import Clipboard
from matewright.gui.program.file_commands import FileCommands
from matewright.gui.widgets.error_box import show_error

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
        """Accept the drag if its data can be used; it is always copied, never moved."""
        data = event.mimeData()
        if data.hasUrls() or data.hasText():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def take(self, event: QDropEvent) -> None:
        """Handle a drop."""
        self.welcome(event)
        if not event.isAccepted():
            return
        urls, text = _links(event.mimeData()), event.mimeData().text()
        is_import = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        # The drag must be over before a dialog can open.
        QTimer.singleShot(0, lambda: self._do(urls, text, is_import=is_import))

    def _do(self, urls: list[QUrl], text: str, *, is_import: bool) -> None:
        if not urls:
            self._clipboard.take(text)
        for url in urls:
            if not url.isLocalFile():
                self._take_address(url)
            elif is_import:
                self._files.import_file(Path(url.toLocalFile()))
            else:
                self._files.open(Path(url.toLocalFile()))

    def _take_address(self, url: QUrl) -> None:
        """Set up the position in the address of a board editor on the web."""
        from matewright.services.file import pasting

        try:
            pasting.read(url.toString())
        except MatewrightError:
            sentence = self.tr(
                "“{address}” is not on this computer, and Matewright fetches nothing from the net. "
                "Save it as a file and drop that."
            )
            show_error(
                self._window,
                self.tr("Cannot open the file"),
                sentence.format(address=shortened(url.toDisplayString())),
            )
        else:
            self._clipboard.take(url.toString())


def _links(data: QMimeData) -> list[QUrl]:
    """The dropped addresses, or that of a file if the text is one."""
    if data.hasUrls():
        return data.urls()
    text = data.text().strip()
    if len(text) <= _MOST_LINK and QUrl(text).isLocalFile():
        return [QUrl(text)]
    return []
