"""Combo boxes that show in dots that there is no room for all of a name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from matewright.gui.widgets.theme import STEP


def room_for_name(box: QComboBox) -> int:
    """How wide the name may be, in pixels."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    control = QStyle.ComplexControl.CC_ComboBox
    field = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(control, option, field, box).width() - STEP


def shortened(box: QComboBox, name: str) -> str:
    """As much of a name as there is room for, ending in dots where that is not all of it."""
    return box.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room_for_name(box))


def paint_with_name(box: QComboBox, name: str) -> None:
    """Draw a box that shows that name as its current entry."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    option.currentText = name
    painter = QStylePainter(box)
    painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
    painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
    painter.end()
