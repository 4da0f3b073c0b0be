"""Flat buttons with a picture."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from matewright.gui.widgets.theme import icon, icon_size


def tool_button(picture: str, tip: str, parent: QWidget) -> QToolButton:
    """A flat button that Tab reaches; `tip` is also what it is called."""
    button = QToolButton(parent)
    button.setIcon(icon(picture))
    button.setIconSize(icon_size())
    button.setAutoRaise(True)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    return button
