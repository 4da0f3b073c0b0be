"""Widgets beside and below each other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from matewright.gui.widgets.theme import STEP

Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
"""A widget or a layout, perhaps with its share of the room that is left over; or `SPACE`."""

SPACE: Final = 0
"""Takes the room that is left over, unless something else has a share of it."""

Margins = tuple[int, int, int, int]
"""Pixels on the left, above, on the right and below."""

FLUSH: Final[Margins] = (0, 0, 0, 0)
DIALOG: Final[Margins] = (4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)


def in_row(
    *parts: Part,
    on: QWidget | None = None,
    margins: Margins | None = FLUSH,
    spacing: int | None = None,
) -> QHBoxLayout:
    """Parts beside each other, on a widget or for another layout; None is as the style has it."""
    layout = QHBoxLayout() if on is None else QHBoxLayout(on)
    _fill(layout, parts, margins, spacing)
    return layout


def in_column(
    *parts: Part,
    on: QWidget | None = None,
    margins: Margins | None = FLUSH,
    spacing: int | None = None,
) -> QVBoxLayout:
    """Parts below each other, as `in_row` has them beside each other."""
    layout = QVBoxLayout() if on is None else QVBoxLayout(on)
    _fill(layout, parts, margins, spacing)
    return layout


def _fill(
    layout: QBoxLayout, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None
) -> None:
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
            continue
        thing, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(thing, QWidget):
            layout.addWidget(thing, stretch)
        else:
            layout.addLayout(thing, stretch)


def scrolling(widget: QWidget) -> QScrollArea:
    """An area without a frame in which a widget scrolls that is too large for it."""
    area = QScrollArea()
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(widget)
    return area
