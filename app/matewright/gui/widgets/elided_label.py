"""A label that shortens its text to the width and number of lines it has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from matewright.gui.widgets import theme

_ICON: Final = 14


class ElidedLabel(QLabel):
    """Text that ends in dots where there is no room; the tool tip has all of it.

    It stands in one line, or in up to `most_lines` where the width asks for them.
    """

    def __init__(self, parent: QWidget | None = None, *, most_lines: int = 1) -> None:
        super().__init__(parent)
        self._full = self._short = ""
        self._icon = ""
        self._most_lines = most_lines
        self.setTextFormat(Qt.TextFormat.PlainText)
        one_line = most_lines == 1
        height = QSizePolicy.Policy.Fixed if one_line else QSizePolicy.Policy.Minimum
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, height)
        policy.setHeightForWidth(not one_line)
        self.setSizePolicy(policy)

    def set_most_lines(self, most_lines: int) -> None:
        """Allow fewer lines, or more, than at first."""
        if most_lines != self._most_lines:
            self._most_lines = most_lines
            self.updateGeometry()
            self.update()

    def set_icon(self, name: str) -> None:
        """Put an icon in the colour of the text before it; the empty name means none."""
        self._icon = name
        self.update()

    def set_full_text(self, text: str, short: str = "") -> None:
        """Show a text; its line breaks count as blanks.

        `short` stands in its place where it does not fit into one line.
        """
        full = " ".join(text.split()) or " "
        if (full, short) == (self._full, self._short):
            return
        self._full, self._short = full, short
        self.setText(full)
        self.setToolTip(full.strip())
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Only text that may have several lines gets higher where it is narrow."""
        return self._most_lines > 1

    def heightForWidth(self, width: int) -> int:
        """The height of all lines at that width."""
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        height = len(self._lines(inner)) * self.fontMetrics().lineSpacing()
        return height + margins.top() + margins.bottom()

    def _lines(self, width: int) -> list[str]:
        """The text in lines of that width; the last one may end in dots."""
        layout = QTextLayout(self._full, self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        lines: list[str] = []
        left = 0
        while len(lines) < self._most_lines - 1:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(max(width, 1))
            left = line.textStart() + line.textLength()
            lines.append(self._full[line.textStart() : left].strip())
        layout.endLayout()
        rest = self._full[left:].strip()
        if self._short and self.fontMetrics().horizontalAdvance(rest) > width:
            rest = self._short
        if rest or not lines:
            elide = Qt.TextElideMode.ElideRight
            lines.append(self.fontMetrics().elidedText(rest, elide, width))
        return lines

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
        lines = self._lines(rect.width())
        spacing = rect.height() if len(lines) == 1 else self.fontMetrics().lineSpacing()
        for number, text in enumerate(lines):
            row = QRect(rect.left(), rect.top() + number * spacing, rect.width(), spacing)
            painter.drawText(row, self.alignment() | Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()
