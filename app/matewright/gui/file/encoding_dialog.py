"""Asks for the encoding of a text file, and previews the text in each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QPlainTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from matewright.formats import encodings
from matewright.formats.encodings import ENCODINGS
from matewright.gui.widgets.form import Buttons, wrapped
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.theme import STEP

_NAME: Final = Qt.ItemDataRole.UserRole
_MOST_SAMPLE: Final = 80
_ROW: Final = 6 * STEP


class EncodingDialog(QDialog):
    """Lists the encodings in which `lines` of a file are text at all; `likely` is chosen first.

    `encoding` is the answer.
    """

    def __init__(self, parent: QWidget, name: str, lines: Sequence[bytes], likely: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Encoding of the Text"))
        self._lines = lines
        words = wrapped(
            self.tr(
                "“{name}” does not say in which encoding its letters are. Choose the one in which "
                "it reads right."
            ).format(name=name),
            self,
        )
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Encodings"))
        self.list.setHeaderLabels([self.tr("Encoding"), self.tr("Beginning of the text")])
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setProperty("quiet", True)
        header = self.list.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.preview = QPlainTextEdit(self)
        self.preview.setAccessibleName(self.tr("The text in this encoding"))
        self.preview.setReadOnly(True)
        self.preview.setTabChangesFocus(True)
        self.preview.setProperty("quiet", True)
        self.buttons = Buttons(self)
        self.buttons.accepting(self.tr("&Open"))
        self.buttons.cancel(self.tr("&Cancel"))
        in_column(
            words,
            (self.list, 3),
            (self.preview, 2),
            self.buttons,
            on=self,
            margins=DIALOG,
            spacing=3 * STEP,
        )
        self.resize(170 * STEP, 130 * STEP)
        self._fill(likely)
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(lambda _item, _column: self.accept())
        self._show()
        self.list.setFocus()

    def _fill(self, likely: str) -> None:
        for name in ENCODINGS:
            sample = self._read(name)
            if sample is None:
                continue
            item = QTreeWidgetItem(
                [encodings.title(name), sample.partition("\n")[0][:_MOST_SAMPLE]]
            )
            item.setData(0, _NAME, name)
            item.setSizeHint(1, QSize(0, _ROW))
            self.list.addTopLevelItem(item)
            if name == likely or self.list.topLevelItemCount() == 1:
                self.list.setCurrentItem(item)

    def _read(self, name: str) -> str | None:
        """The lines decoded; None if they are not valid in the encoding."""
        if name.startswith("utf-16"):
            # Its line ends differ from those by which the lines were split.
            return None
        try:
            return "\n".join(encodings.decode(line, name) for line in self._lines)
        except UnicodeDecodeError:
            return None

    def _show(self) -> None:
        self.preview.setPlainText(self._read(self.encoding) or "")

    @property
    def encoding(self) -> str:
        """The chosen encoding, by its name in `ENCODINGS`."""
        item = self.list.currentItem()
        assert item is not None, "every byte means something in ISO 8859-1"
        return str(item.data(0, _NAME))
