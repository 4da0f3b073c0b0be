"""Pages of the manual inside the program: the museum of the systems it descends from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from matewright.gui.theme import STEP

_SIZE: Final = QSize(860, 620)


class ManualDialog(QDialog):
    """Shows a page and those it leads to; other addresses open in the browser of the system."""

    def __init__(self, page: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Manual"))
        self.browser = QTextBrowser(self)
        self.browser.setAccessibleName(self.tr("Page of the manual"))
        self.browser.setProperty("quiet", True)
        self.browser.setOpenExternalLinks(True)
        self.browser.document().setDocumentMargin(4 * STEP)
        self.browser.setSource(
            QUrl.fromLocalFile(str(page)), QTextDocument.ResourceType.MarkdownResource
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.back_button = buttons.addButton(
            self.tr("&Back"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.back_button.setEnabled(False)
        self.back_button.clicked.connect(self.browser.backward)
        self.browser.backwardAvailable.connect(self.back_button.setEnabled)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.browser)
        layout.addWidget(buttons)
        self.resize(_SIZE)
        self.browser.setFocus()
