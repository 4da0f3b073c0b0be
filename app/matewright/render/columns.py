"""Paragraphs of solutions in lines of a column: keys are bold, letters small."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from matewright.formats.spans import Paragraph, Span, SpanRole
from matewright.render.figure import broken

_RAISED: Final = 0.35
_SMALL: Final = 0.72
"""How high letters stand and how large they are, as parts of the size of the text."""


class Face(Enum):
    """How words are set."""

    PLAIN = auto()
    BOLD = auto()
    ITALIC = auto()
    SMALL = auto()


_FACES: Final = {
    SpanRole.LABEL: Face.BOLD,
    SpanRole.HEADING: Face.ITALIC,
    SpanRole.KEY: Face.BOLD,
    SpanRole.LETTER: Face.SMALL,
    SpanRole.REMARK: Face.ITALIC,
}


@dataclass(frozen=True, slots=True)
class Run:
    """Words of one face, `x` from the left of the column; `is_set_off`: behind a blank."""

    x: float
    text: str
    face: Face
    is_set_off: bool = False


Line = tuple[Run, ...]

_Word = list[tuple[str, Face]]
"""What stands between two places where a line may end, in pieces of one face each."""

_PIECES: Final = re.compile(r" (?!=|e\.p\.)|[,/]|(?:[^ ,/]| (?==|e\.p\.))+")


class Setter:
    """Breaks paragraphs into lines for text of one size."""

    def __init__(self, size: float) -> None:
        self._size = size
        self.fonts: Final = {face: _font(size, face) for face in Face}
        self._metrics = {face: QFontMetricsF(font) for face, font in self.fonts.items()}
        self._widths: dict[tuple[str, Face], float] = {}

    def lines(self, paragraph: Paragraph, width: float, indent: float) -> Iterator[Line]:
        """The lines of a paragraph; `indent` is for each step of its depth, and for what wraps."""
        start = paragraph.depth * indent
        further = start + indent if paragraph.depth else start
        x = start
        line: list[Run] = []
        for word, is_set_off in _words(paragraph.spans):
            for piece in self._fitting(word, width - further):
                room = sum(self.width(text, face) for text, face in piece)
                blank = self.width(" ", Face.PLAIN) if line and is_set_off else 0.0
                if line and x + blank + room > width:
                    yield tuple(_joined(line))
                    line, x, blank = [], further, 0.0
                x += blank
                for index, (text, face) in enumerate(piece):
                    line.append(Run(x, text, face, is_set_off and not index))
                    x += self.width(text, face)
        yield tuple(_joined(line))

    def draw(self, painter: QPainter, at: QPointF, line: Iterable[Run]) -> None:
        """Draw a line whose base line begins there."""
        for run in line:
            raised = _RAISED * self._size if run.face is Face.SMALL else 0.0
            painter.setFont(self.fonts[run.face])
            painter.drawText(at + QPointF(run.x, -raised), run.text)

    def _fitting(self, word: _Word, width: float) -> Iterator[_Word]:
        """A word, in pieces if it is wider than a line."""
        if sum(self.width(text, face) for text, face in word) <= width:
            yield word
            return
        for text, face in word:
            for piece in broken(text, self._metrics[face], width):
                yield [(piece, face)]

    def width(self, text: str, face: Face) -> float:
        """How wide some words are."""
        key = text, face
        if key not in self._widths:
            self._widths[key] = self._metrics[face].horizontalAdvance(text)
        return self._widths[key]


def _words(spans: Sequence[Span]) -> Iterator[tuple[_Word, bool]]:
    """Words, and whether a blank stands before each; commas and strokes may end a line, too."""
    word: _Word = []
    is_set_off = False
    for span in spans:
        face = _FACES.get(span.role, Face.PLAIN)
        # A letter stands at its move.
        text = "\N{THIN SPACE}" + span.text if face is Face.SMALL else span.text
        for piece in _PIECES.findall(text):
            ends = piece == " " or (word and word[-1][0].endswith((",", "/")) and piece not in ",/")
            if ends:
                if word:
                    yield word, is_set_off
                word, is_set_off = [], piece == " "
            if piece == " ":
                continue
            if word and word[-1][1] is face:
                word[-1] = (word[-1][0] + piece, face)
            else:
                word.append((piece, face))
    if word:
        yield word, is_set_off


def _joined(line: Sequence[Run]) -> Iterator[Run]:
    """The same with what stands together in one face as one run: fewer and larger texts."""
    runs: list[Run] = []
    for run in line:
        if runs and runs[-1].face is run.face is Face.PLAIN:
            between = " " * run.is_set_off
            runs[-1] = replace(runs[-1], text=f"{runs[-1].text}{between}{run.text}")
        else:
            runs.append(run)
    return iter(runs)


def _font(size: float, face: Face) -> QFont:
    font = QFont("serif")
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(round(size * (_SMALL if face is Face.SMALL else 1.0)))
    font.setBold(face is Face.BOLD)
    font.setItalic(face is Face.ITALIC)
    return font
