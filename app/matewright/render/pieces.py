"""Pieces of the piece sets in `resources/pieces`, as vectors or as pixmaps kept for each size.

The files of the set `print` hold white pieces; black ones have another style sheet. Fairy pieces
are orthodox ones turned, as in problem magazines; a kind for which there is no such figure is shown
by its letters on a disc. Neutral pieces are half white and half black. A piece with attributes,
such as a royal one, bears their initials in a corner.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtSvg import QSvgRenderer

from matewright import resources
from matewright.model.attributes import initials_of
from matewright.model.figures import USUAL, Figures
from matewright.model.piece import Colour, Piece

_HALO: Final = 0.027
"""How far an outline reaches beyond a piece, as a part of the side of its square."""

_INK: Final = "#000000"
_PAPER: Final = "#ffffff"
_DISC_MARGIN: Final = 0.12
_DISC_LINE: Final = 0.035
_DISC_LETTERS: Final = 0.4
_MARK_HEIGHT: Final = 0.34
_MARK_LETTER: Final = 0.26
_LETTER_PIXELS: Final = 100
_MOST_OF_WIDTH: Final = 0.76
"""What is drawn beside the sets, in sides of a square: a disc with letters, a tag with initials."""

_MOST_INITIALS: Final = 4

_CACHE_KILOBYTES: Final = 64 * 1024

_STANDARD_STROKE: Final = 1.5
_STANDARD_SIDE: Final = 45
_PRINT_STROKE: Final = 40
_PRINT_SIDE: Final = 1000
"""The widths of the lines of the sets, and the sides of the squares they are drawn in."""

_PRINT_BLACK: Final = (
    ".body{fill:#000;stroke:#000;stroke-width:40;stroke-linejoin:round}"
    ".line,.glint{fill:none;stroke:#fff;stroke-width:34;stroke-linecap:round}"
    ".spot{fill:#fff}"
    ".edge{fill:none;stroke:#000;stroke-width:40;stroke-linecap:round}"
)
"""The style sheet of the black pieces; the one in the files is that of the white.

A `body` has the colour of the piece, a `line` or a `spot` is seen on it, an `edge` stands alone;
a `glint` is what only black pieces need, to be more than shadows."""


class Shade(StrEnum):
    """How a piece is filled."""

    WHITE = "white"
    BLACK = "black"
    NEUTRAL = "neutral"
    """The left half as White's, the right half as Black's."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What is drawn for a piece: an orthodox figure (a letter of `KQRBNP`), filled and turned.

    `turn` counts degrees clockwise, a multiple of 90. Without a `code` the `letters` are drawn on a
    disc. `mark` is written small into the upper right corner.
    """

    code: str
    shade: Shade
    turn: int = 0
    letters: str = ""
    mark: str = ""

    @classmethod
    def of(cls, piece: Piece, figures: Figures = USUAL) -> Figure:
        """The figure of a piece beside the others of a diagram."""
        shade = Shade.WHITE if piece.colour is Colour.WHITE else Shade.BLACK
        if piece.is_neutral:
            shade = Shade.NEUTRAL
        drawn = figures.of(piece.code)
        letters = "" if drawn else piece.kind.problem_letter
        mark = initials_of(piece.attributes)[:_MOST_INITIALS]
        return cls(drawn[:1], shade, int(drawn[1:] or 0), letters, mark)


def paint_figure(
    painter: QPainter, rect: QRectF, figure: Figure, piece_set: str, outline: str | None = None
) -> None:
    """Draw a figure into a square with vectors; `outline` is a colour to surround it with."""
    painter.save()
    painter.translate(rect.center())
    half = rect.width() / 2
    square = QRectF(-half, -half, rect.width(), rect.width())
    if figure.shade is Shade.NEUTRAL:
        for shade, left in ((Shade.WHITE, -half), (Shade.BLACK, 0.0)):
            painter.save()
            painter.setClipRect(QRectF(left, -half, half, rect.width()))
            _paint_piece(painter, square, replace(figure, shade=shade), piece_set, outline)
            painter.restore()
    else:
        _paint_piece(painter, square, figure, piece_set, outline)
    if figure.mark:
        _paint_mark(painter, square, figure.mark)
    painter.restore()


def _paint_piece(
    painter: QPainter, square: QRectF, figure: Figure, piece_set: str, outline: str | None
) -> None:
    """Draw a figure of one colour into a square whose centre is the origin."""
    if not figure.code:
        _paint_disc(painter, square, figure, outline)
        return
    painter.save()
    painter.rotate(figure.turn)
    if outline is not None:
        _silhouette(piece_set, figure.code, outline).render(painter, square)
    _drawing(piece_set, figure.code, figure.shade).render(painter, square)
    painter.restore()


def _paint_disc(painter: QPainter, square: QRectF, figure: Figure, outline: str | None) -> None:
    """Draw the code of a kind, for which there is no figure."""
    side = square.width()
    ink, ground = _INK, _PAPER
    if figure.shade is Shade.BLACK:
        ink, ground = ground, ink
    disc = _inset(square, _DISC_MARGIN * side)
    if outline is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(outline))
        painter.drawEllipse(_inset(disc, -_HALO * side))
    painter.setPen(QPen(QColor(_INK), _DISC_LINE * side))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(disc)
    _paint_letters(painter, disc, figure.letters, ink, _DISC_LETTERS * side)


def _paint_mark(painter: QPainter, square: QRectF, mark: str) -> None:
    """Draw initials on a tag in the upper right corner."""
    side = square.width()
    height = _MARK_HEIGHT * side
    width = max(height, _MARK_LETTER * side * len(mark))
    tag = QRectF(square.right() - width, square.top(), width, height)
    painter.setPen(QPen(QColor(_INK), _DISC_LINE * side / 2))
    painter.setBrush(QColor(_PAPER))
    painter.drawRoundedRect(_inset(tag, _DISC_LINE * side), height / 4, height / 4)
    _paint_letters(painter, tag, mark, _INK, 0.75 * height)


def _paint_letters(painter: QPainter, rect: QRectF, text: str, ink: str, size: float) -> None:
    """Draw letters as outlines, so that pictures do not depend on the fonts of a machine."""
    font = QFont("sans-serif")
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setBold(True)
    # Fonts of few pixels lose their shape, so the letters are made large and then scaled.
    font.setPixelSize(_LETTER_PIXELS)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    bounds = path.boundingRect()
    scale = min(size / _LETTER_PIXELS, _MOST_OF_WIDTH * rect.width() / bounds.width())
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    painter.fillPath(path, QColor(ink))
    painter.restore()


def _inset(rect: QRectF, margin: float) -> QRectF:
    return rect.adjusted(margin, margin, -margin, -margin)


def picture(
    figure: Figure, piece_set: str, size: float, ratio: float, outline: str | None = None
) -> QPixmap:
    """A figure in a square of `size` logical pixels, on a screen with `ratio` device pixels each.

    `outline` is a colour to surround it with, so that it stays visible on any ground.
    """
    _make_room()
    side = max(1, round(size * ratio))
    key = f"man {piece_set} {figure} {side} {ratio} {outline}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_figure(painter, QRectF(0, 0, side, side), figure, piece_set, outline)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def piece_icon(figure: Figure, piece_set: str, size: int, ratio: float, plate: str) -> QIcon:
    """The figure on a square of colour `plate`, for menus, where the ground may be dark."""
    ground = QPixmap(round(size * ratio), round(size * ratio))
    ground.setDevicePixelRatio(ratio)
    ground.fill(QColor(plate))
    painter = QPainter(ground)
    painter.drawPixmap(QPointF(0, 0), picture(figure, piece_set, size, ratio))
    painter.end()
    return QIcon(ground)


@cache
def _make_room() -> None:
    """Let all pieces of one large board stay in the cache, whose default is 10 MB."""
    QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KILOBYTES))


@cache
def _drawing(piece_set: str, code: str, shade: Shade) -> QSvgRenderer:
    if piece_set != "print":
        return _renderer(_source(piece_set, f"{shade}-{code}"))
    style = _PRINT_BLACK if shade is Shade.BLACK else None
    return _renderer(_styled(_source(piece_set, code), style))


@cache
def _silhouette(piece_set: str, code: str, colour: str) -> QSvgRenderer:
    """The drawing all in one colour and with wider lines, to be seen around the piece."""
    if piece_set == "print":
        width = _PRINT_STROKE + 2 * _PRINT_SIDE * _HALO
        every = f"fill:{colour};stroke:{colour};stroke-width:{width}"
        return _renderer(_styled(_source(piece_set, code), f"*{{{every};stroke-linejoin:round}}"))
    drawing = _source(piece_set, f"{Shade.WHITE}-{code}")
    drawing = re.sub(r"#[0-9a-f]{3,6}\b", colour, drawing)
    width = _STANDARD_STROKE + 2 * _STANDARD_SIDE * _HALO
    return _renderer(re.sub(r'stroke-width="[^"]*"', f'stroke-width="{width}"', drawing))


def _source(piece_set: str, name: str) -> str:
    return resources.path("pieces", piece_set, f"{name}.svg").read_text("utf-8")


def _styled(drawing: str, style: str | None) -> str:
    """A drawing with another style sheet, unless that is None."""
    if style is None:
        return drawing
    return re.sub(r"(<style>).*?(</style>)", rf"\g<1>{style}\g<2>", drawing, flags=re.DOTALL)


def _renderer(source: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(source.encode()))
