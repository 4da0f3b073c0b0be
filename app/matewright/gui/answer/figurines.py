"""Figurines in text, drawn larger than the fonts have them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
)

_FIGURINES: Final = re.compile("[♔-♟]+")
_LARGER: Final = 1.35


def _larger(font: QFont) -> QFont:
    large = QFont(font)
    # Bold figurines are made of thin ones and look smeared.
    large.setWeight(QFont.Weight.Normal)
    if font.pixelSize() > 0:
        large.setPixelSize(round(font.pixelSize() * _LARGER))
    else:
        large.setPointSizeF(font.pointSizeF() * _LARGER)
    return large


def _runs(text: str, font: QFont) -> Iterator[tuple[str, QFont]]:
    """A text in runs, each with its font."""
    end = 0
    for found in _FIGURINES.finditer(text):
        if found.start() > end:
            yield text[end : found.start()], font
        yield found.group(), _larger(font)
        end = found.end()
    if end < len(text):
        yield text[end:], font


def width_of(text: str, font: QFont) -> int:
    """How wide `draw_words` draws a text."""
    return sum(QFontMetrics(own).horizontalAdvance(run) for run, own in _runs(text, font))


def draw_words(painter: QPainter, rect: QRect, text: str, font: QFont) -> int:
    """Draw a text at the left of a rectangle, vertically centred; return its width."""
    rest = QRect(rect)
    metrics = QFontMetrics(font)
    baseline = rect.top() + (rect.height() + metrics.ascent() - metrics.descent()) // 2
    for run, own in _runs(text, font):
        painter.setFont(own)
        painter.drawText(rest.left(), baseline, run)
        rest.setLeft(rest.left() + QFontMetrics(own).horizontalAdvance(run))
    return rest.left() - rect.left()
