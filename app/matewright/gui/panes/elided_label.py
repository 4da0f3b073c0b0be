"""A label of one line that never asks for more room than there is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from matewright.gui import theme

_ICON: Final = 14


class ElidedLabel(QLabel):
    """One line that ends in dots where there is no room; the tool tip has all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._full = ""
        self._icon = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_icon(self, name: str) -> None:
        """Put an icon in the colour of the text before it; the empty name means none."""
        self._icon = name
        self.update()

    def set_full_text(self, text: str) -> None:
        """Show a text in one line."""
        self._full = " ".join(text.split()) or " "
        self.setText(self._full)
        self.setToolTip(self._full.strip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw as much of the text as there is room for."""
        painter = QPainter(self)
        rect = self.contentsRect()
        colour = self.palette().color(self.foregroundRole())
        if self._icon:
            size = QSize(_ICON, _ICON)
            picture = theme.tinted(self._icon, colour, size, self.devicePixelRatio())
            painter.drawPixmap(rect.left(), rect.center().y() - _ICON // 2, picture)
            rect.setLeft(rect.left() + _ICON + theme.STEP + theme.STEP // 2)
        painter.setPen(colour)
        text = self.fontMetrics().elidedText(self._full, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, self.alignment() | Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()
