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
    """A text in pieces, each with its font."""
    place = 0
    for found in _FIGURINES.finditer(text):
        if found.start() > place:
            yield text[place : found.start()], font
        yield found.group(), _larger(font)
        place = found.end()
    if place < len(text):
        yield text[place:], font


def width_of(text: str, font: QFont) -> int:
    """How wide `draw_words` draws a text."""
    return sum(QFontMetrics(own).horizontalAdvance(run) for run, own in _runs(text, font))


def draw_words(painter: QPainter, rect: QRect, text: str, font: QFont) -> int:
    """Write a text at the left of a place, in the middle of its height; answer its width."""
    place = QRect(rect)
    metrics = QFontMetrics(font)
    baseline = rect.top() + (rect.height() + metrics.ascent() - metrics.descent()) // 2
    for run, own in _runs(text, font):
        painter.setFont(own)
        painter.drawText(place.left(), baseline, run)
        place.setLeft(place.left() + QFontMetrics(own).horizontalAdvance(run))
    return place.left() - rect.left()
