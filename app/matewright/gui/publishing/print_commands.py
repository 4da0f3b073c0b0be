"""Printing from the window: the preview, the printer's own dialog, and pages into a PDF file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPdfWriter
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QProgressDialog, QWidget

from matewright.errors import MatewrightError
from matewright.formats.atomic import write_bytes
from matewright.gui.collection.problem_choice import Listed
from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import Preferences
from matewright.gui.publishing.print_preview import PrintPreview
from matewright.gui.widgets.error_box import show_error
from matewright.render.documents import PDF_DPI
from matewright.render.pages import Pages, begin
from matewright.wording import Wording

_words: Final = Wording("Printing")

_SLICE: Final = 0.02

AskForFile: TypeAlias = Callable[[str, str, str], Path | None]
"""Maps a dialog's title, a suffix and a file filter to a path; None: cancelled."""


class PrintCommands(QObject):
    """Runs the print commands. `message` carries a sentence for the status bar."""

    message = Signal(str)

    def __init__(
        self,
        document: Document,
        preferences: Preferences,
        ask_for_file: AskForFile,
        listed: Callable[[], Listed],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._preferences = preferences
        self._ask_for_file = ask_for_file
        self._listed = listed
        self._window = window

    def show_preview(self) -> None:
        """Open the dialog with all settings of printing."""
        preview = PrintPreview(
            self._document.collection,
            self._document.current,
            self._listed(),
            self._title,
            self._preferences,
            self._window,
        )
        preview.print_requested.connect(lambda: self._print(preview))
        preview.pdf_requested.connect(lambda: self._write_pdf(preview))
        preview.exec()
        preview.deleteLater()

    @property
    def _title(self) -> str:
        path = self._document.path
        return path.name if path else self.tr("Untitled")

    def _print(self, preview: PrintPreview) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(preview.page_layout)
        printer.setDocName(self._title)
        printer.setCreator("Matewright")
        dialog = QPrintDialog(printer, preview)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
        accepted = dialog.exec()
        dialog.deleteLater()
        if not accepted:
            return
        # The printer may use different paper.
        pages = preview.pages_for(printer.pageLayout())
        numbers = range(max(0, printer.fromPage() - 1), printer.toPage() or 1_000_000)
        if not put_on(printer, pages, numbers, preview):
            printer.abort()
            return
        self.message.emit(self.tr("Sent {name} to the printer").format(name=self._title))
        preview.accept()

    def _write_pdf(self, preview: PrintPreview) -> None:
        path = self._ask_for_file(self.tr("Save as PDF"), ".pdf", self.tr("PDF (*.pdf)"))
        if path is None:
            return
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(PDF_DPI)
        writer.setPageLayout(preview.page_layout)
        writer.setTitle(self._title)
        writer.setCreator("Matewright")
        if not put_on(writer, preview.pages_for(preview.page_layout), None, preview):
            return
        try:
            write_bytes(path, bytes(buffer.data().data()), keep_backup=False)
        except MatewrightError as error:
            show_error(preview, self.tr("Cannot write the file"), str(error))
            return
        self.message.emit(self.tr("Wrote {name}").format(name=path.name))
        preview.accept()


def put_on(
    device: QPrinter | QPdfWriter, pages: Pages, numbers: range | None, parent: QWidget
) -> bool:
    """Paint pages on a device, all or those with some numbers, counted from 0.

    Shows its progress; false when the user cancelled or the device fails.
    """
    progress = QProgressDialog(parent)
    progress.setWindowTitle(_words("Print"))
    progress.setLabelText(_words("Laying out the pages …"))
    progress.setCancelButtonText(_words("&Cancel"))
    progress.setWindowModality(Qt.WindowModality.WindowModal)
    progress.setRange(0, 100)
    painter = QPainter()
    try:
        while not pages.is_complete:
            pages.advance(_SLICE)
            progress.setValue(round(50 * pages.progress))
            if progress.wasCanceled():
                return False
        chosen = [page for page in range(pages.count) if numbers is None or page in numbers]
        if not begin(painter, device):
            return False
        for done, page in enumerate(chosen):
            if done:
                device.newPage()
            for _ in pages.paint(painter, page):
                progress.setValue(50 + 50 * done // len(chosen))
                if progress.wasCanceled():
                    return False
        return True
    finally:
        if painter.isActive():
            painter.end()
        progress.close()
        progress.deleteLater()
