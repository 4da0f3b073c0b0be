"""A diagram with its caption, as it is printed and exported, at any size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from matewright.formats.caption import Caption
from matewright.model.diagram import diagrams_of
from matewright.model.notation import PROBLEM
from matewright.model.problem import Problem
from matewright.render.look import COORDINATE_MARGIN, Look, paint_diagram

WIDTH: Final = 1000
"""The width of every figure in its own units; it is scaled to the size required."""

USUAL_TEXT: Final = 40
"""The usual size of the words in these units."""

_INK: Final = "#000000"
_LEADING: Final = 1.25
_GAP: Final = 0.45
"""The distance of the words from the diagram, as a part of their size."""
_ANSWER_LINE: Final = 2.0
"""The height of a line to write on, in sizes of the words."""
_RULE: Final = 3.0
_BETWEEN: Final = 60.0
_WAY: Final = 5.0
"""The distance of two diagrams, and how thick the arrow between them is."""

_MOST_ABOVE: Final = 12
"""Lines an author, a source or an award may take; more is cut."""

_MOST_BELOW: Final = 40
"""Lines of twins and remarks; more is cut."""


@dataclass(frozen=True, slots=True)
class FigureStyle:
    """How a figure looks: its board, and whether it has words and how large they are.

    Without `names` author, source and award are left out. Pieces of twins have `letters`.
    `answer_lines` are drawn below, to write on. Where there are two diagrams, the figure may be as
    wide as `widest`.
    """

    look: Look
    caption: bool = True
    flipped: bool = False
    text_size: float = USUAL_TEXT
    names: bool = True
    letters: Mapping[str, str] = field(default_factory=lambda: PROBLEM)
    answer_lines: int = 0
    widest: float = WIDTH


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of words; `x` and `y` are where its base line begins."""

    x: float
    y: float
    text: str
    font: QFont


class Figure:
    """A problem laid out in a rectangle `width` wide and `height` high, ready to be painted.

    `width` is `WIDTH`, or more for two diagrams where the style allows that.

    `number` stands before the name of the author, unless it is empty.
    """

    def __init__(self, problem: Problem, style: FigureStyle, number: str = "") -> None:
        self._problem = problem
        self._style = style
        self._lines: list[_Line] = []
        self._y = 0.0
        self._diagrams = diagrams_of(problem)
        between = (len(self._diagrams) - 1) * _BETWEEN
        self.width = min(len(self._diagrams) * WIDTH + between, max(WIDTH, style.widest))
        # The words keep to the board, not to the coordinates beside it.
        self._left = COORDINATE_MARGIN * WIDTH if style.look.coordinates else 0.0
        caption = Caption.of(problem, style.letters)
        if style.caption:
            self._lay_out_above(caption, number)
        self.top = self._y
        """Where the diagram begins."""
        self._side = (self.width - between) / len(self._diagrams)
        self._y += self._side
        if style.caption:
            self._lay_out_below(caption)
        self._rules = [
            self._y + (number + 1) * _ANSWER_LINE * style.text_size
            for number in range(style.answer_lines)
        ]
        self.height = max([self._y, *self._rules])

    @property
    def _width(self) -> float:
        return self.width - self._left

    def paint(self, painter: QPainter, rect: QRectF, *, outlined: bool = False) -> None:
        """Draw it into the top of `rect`, as wide as that allows.

        With `outlined` the letters are drawn as outlines, for pictures that are shown where the
        fonts of this machine are missing.
        """
        scale = min(rect.width() / self.width, rect.height() / self.height)
        painter.save()
        painter.translate(rect.left() + (rect.width() - scale * self.width) / 2, rect.top())
        painter.scale(scale, scale)
        for place, diagram in enumerate(self._diagrams):
            board = QRectF(place * (self._side + _BETWEEN), self.top, self._side, self._side)
            if place:
                _paint_way(painter, board)
            paint_diagram(painter, board, diagram, self._style.look, flipped=self._style.flipped)
        for line in self._lines:
            if outlined:
                letters = QPainterPath()
                letters.addText(line.x, line.y, line.font, line.text)
                painter.fillPath(letters, QColor(_INK))
            else:
                painter.setFont(line.font)
                painter.setPen(QColor(_INK))
                painter.drawText(QPointF(line.x, line.y), line.text)
        if self._rules:
            painter.setPen(QPen(QColor(_INK), _RULE, Qt.PenStyle.DotLine))
            for y in self._rules:
                painter.drawLine(QPointF(self._left, y), QPointF(self.width, y))
        painter.restore()

    def _lay_out_above(self, caption: Caption, number: str) -> None:
        size = self._style.text_size
        named = self._style.names
        name = " ".join(filter(None, (number, caption.authors * named)))
        self._add_centred(name, _font(1.1 * size, bold=True))
        self._add_centred(caption.source * named, _font(size))
        self._add_centred(caption.award * named, _font(size, italic=True))
        if self._lines:
            self._y += _GAP * size

    def _lay_out_below(self, caption: Caption) -> None:
        size = self._style.text_size
        self._y += _GAP * size
        font = _font(1.1 * size, bold=True)
        base = self._y + QFontMetricsF(font).ascent()
        self._lines.append(_Line(self._left, base, caption.stipulation, font))
        plain, count = _font(size), f"({caption.count})"
        right = self.width - QFontMetricsF(plain).horizontalAdvance(count)
        self._lines.append(_Line(right, base, count, plain))
        self._y += _LEADING * font.pixelSize()
        small = _font(0.9 * size)
        lines = [line for remark in caption.below for line in wrapped(remark, small, self._width)]
        if len(lines) > _MOST_BELOW:
            lines[_MOST_BELOW - 1 :] = ["…"]
        for line in lines:
            self._add(self._left, line, small)

    def _add_centred(self, text: str, font: QFont) -> None:
        lines = wrapped(text, font, self._width)
        if len(lines) > _MOST_ABOVE:
            lines = [*lines[: _MOST_ABOVE - 1], "…"]
        for line in lines:
            width = QFontMetricsF(font).horizontalAdvance(line)
            self._add(self._left + (self._width - width) / 2, line, font)

    def _add(self, x: float, text: str, font: QFont) -> None:
        self._lines.append(_Line(x, self._y + QFontMetricsF(font).ascent(), text, font))
        self._y += _LEADING * font.pixelSize()


def _paint_way(painter: QPainter, board: QRectF) -> None:
    """An arrow to a diagram that is to be reached from the one before it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_INK), _WAY))
    tip = QPointF(board.left() - _BETWEEN / 4, board.center().y())
    painter.drawLine(tip - QPointF(_BETWEEN / 2, 0), tip)
    for way in (-1, 1):
        painter.drawLine(tip, tip + QPointF(-_BETWEEN / 5, way * _BETWEEN / 6))
    painter.restore()


def wrapped(text: str, font: QFont, width: float) -> Sequence[str]:
    """The text in lines no wider than `width`; a word that is too wide is broken."""
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if metrics.horizontalAdvance(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *pieces, line = broken(word, metrics, width)
        lines += pieces
    return [*lines, line] if line else lines


def broken(word: str, metrics: QFontMetricsF, width: float) -> Sequence[str]:
    """A word in pieces no wider than `width`, but for a letter that is wider by itself."""
    pieces = []
    while metrics.horizontalAdvance(word) > width and len(word) > 1:
        least, most = 1, len(word)
        while least < most:
            half = (least + most + 1) // 2
            if metrics.horizontalAdvance(word[:half]) <= width:
                least = half
            else:
                most = half - 1
        pieces.append(word[:least])
        word = word[least:]
    return [*pieces, word]


def _font(size: float, *, bold: bool = False, italic: bool = False) -> QFont:
    font = QFont("serif")
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    font.setItalic(italic)
    return font
