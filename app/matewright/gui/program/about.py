"""The dialog about the program: version and licence."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from matewright.gui.widgets.form import Buttons
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP


class AboutDialog(QDialog):
    """Name, version, licence; the text can be selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Matewright"))
        title = QLabel(f"Matewright {_own_version()}", self)
        title.setProperty("tone", "title")
        text = QLabel(
            self.tr(
                "A workbench for chess problems: set up a position, ask for a mate,\n"
                "browse the proof.\n\n"
                "Free software under the GNU General Public License, version 3 or later.\n"
                "The men on the board are drawn by python-chess."
            ),
            self,
        )
        versions = QLabel(f"Qt {qVersion()}", self)
        versions.setProperty("tone", "quiet")
        for label in (title, text, versions):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = Buttons(self)
        buttons.close_button()
        layout = in_column(
            title,
            text,
            versions,
            buttons,
            on=self,
            margins=(6 * STEP, 6 * STEP, 6 * STEP, 4 * STEP),
            spacing=3 * STEP,
        )
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)


def _own_version() -> str:
    try:
        return version("matewright")
    except PackageNotFoundError:
        return ""  # run from a checkout that was never installed
