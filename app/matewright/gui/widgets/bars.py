"""Bars drawn in a table.

The keyboard and screen readers reach each of them there, names of any length have room, and no
chart library is needed.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.theme import STEP, colours_of

BAR: Final = Qt.ItemDataRole.UserRole
"""The lengths of the parts of a bar, from 0 to 1 together; None where there is none."""


class BarDelegate(QStyledItemDelegate):
    """Draws a bar, and behind it the words of its cell.

    Of several parts the first has the full colour. `longest` are the longest words.
    """

    def __init__(self, longest: str, table: QTableView) -> None:
        super().__init__(table)
        self._longest = longest

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the bar of a row over its background."""
        self.initStyleOption(option, index)
        words, option.text = option.text, ""
        colours = colours_of(option.palette)
        style = option.widget.style()
        style.drawControl(style.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        words_width = option.fontMetrics.horizontalAdvance(self._longest)
        rect = option.rect.adjusted(STEP, STEP, -words_width - 3 * STEP, -STEP)
        left = rect.left()
        shades = (colours.accent, colours.border)
        for part, colour in zip(index.data(BAR) or (), shades, strict=False):
            width = max(bool(part), round(rect.width() * part))
            painter.fillRect(QRect(left, rect.top(), width, rect.height()), QColor(colour))
            left += width
        painter.setPen(QColor(colours.text))
        room = QRect(left + 2 * STEP, rect.top(), words_width + STEP, rect.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
