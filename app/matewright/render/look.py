"""How boards and diagrams look: a choice of piece set, theme and coordinates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from matewright.model.diagram import Diagram
from matewright.model.move import FILES
from matewright.render.colours import BoardColours, board_colours
from matewright.render.condition_marks import paint_condition_marks
from matewright.render.hatching import paint_hatching
from matewright.render.layout import BoardLayout
from matewright.render.pieces import Figure, paint_figure

PIECE_SETS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "standard": str(QT_TRANSLATE_NOOP("Look", "Standard")),
        "print": str(QT_TRANSLATE_NOOP("Look", "Print")),
    }
)
"""The piece sets by name, with their titles, which are for `QCoreApplication.translate("Look", …)`.

`print` is in the manner of problem magazines."""

BOARD_THEMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "auto": str(QT_TRANSLATE_NOOP("Look", "As the window")),
        "light": str(QT_TRANSLATE_NOOP("Look", "Light")),
        "dark": str(QT_TRANSLATE_NOOP("Look", "Dark")),
        "print": str(QT_TRANSLATE_NOOP("Look", "Print (hatched squares)")),
    }
)
"""The board themes by name, with their titles, to be translated as those of `PIECE_SETS`."""

_INK: Final = "#000000"
_FRAME: Final = 0.004
COORDINATE_MARGIN: Final = 0.045
"""The frame and the room for coordinates, as parts of the side of a diagram."""

_FONT_SIZE: Final = 100


@dataclass(frozen=True, slots=True)
class Look:
    """A piece set of `PIECE_SETS`, a theme of `BOARD_THEMES`, and whether coordinates are shown."""

    piece_set: str = "standard"
    theme: str = "auto"
    coordinates: bool = True


def paint_diagram(
    painter: QPainter,
    rect: QRectF,
    diagram: Diagram,
    look: Look,
    *,
    flipped: bool = False,
) -> None:
    """Draw a diagram into the largest square in the middle of `rect`, on paper of any kind.

    All is drawn with vectors, letters included, so that it can be printed, written as SVG or PDF,
    or put into an image of any size; nothing but the diagram is touched. The theme `auto` is the
    light one here.
    """
    colours = board_colours(look.theme, dark_window=False)
    side = min(rect.width(), rect.height())
    # Where the device has pixels, the squares cover whole ones, and the frame at least one.
    scale = painter.deviceTransform().m11()
    ratio = scale if scale > 0 else 1.0
    frame = max(_FRAME * side, 1 / ratio)
    room = QRectF(0, 0, side - 2 * frame, side - 2 * frame)
    margin = COORDINATE_MARGIN * side if look.coordinates else 0.0
    layout = BoardLayout.fit(room.width(), room.height(), margin, ratio, flipped)
    painter.save()
    corner = rect.center() - QPointF(side / 2, side / 2) + QPointF(frame, frame)
    painter.translate(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
    _paint_ground(painter, layout, colours, frame)
    paint_condition_marks(painter, layout, diagram.marks, colours)
    if look.coordinates:
        _paint_coordinates(painter, layout, margin)
    outline = colours.outline if colours.hatched else None
    figures = diagram.figures.on(diagram.position)
    for square, piece in diagram.position.pieces():
        figure = Figure.of(piece, figures)
        paint_figure(painter, layout.rect(square), figure, look.piece_set, outline)
    painter.restore()


def _paint_ground(
    painter: QPainter, layout: BoardLayout, colours: BoardColours, frame: float
) -> None:
    board = layout.board
    # Edges of squares lie between pixels: smoothing would only blur what rounding leaves.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(board.adjusted(-frame, -frame, frame, frame), QColor(colours.border))
    painter.fillRect(board, QColor(colours.light_square))
    for square in range(64):
        if (square + square // 8) % 2 == 0:
            if colours.hatched:
                paint_hatching(painter, layout.rect(square), colours.dark_square)
            else:
                painter.fillRect(layout.rect(square), QColor(colours.dark_square))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_coordinates(painter: QPainter, layout: BoardLayout, margin: float) -> None:
    # As outlines, so that the picture looks the same where this font is missing.
    font = QFont()
    font.setPixelSize(_FONT_SIZE)
    size = 0.62 * margin / _FONT_SIZE
    for index in range(8):
        file_rect, rank_rect = layout.rect(index), layout.rect(8 * index)
        below = QPointF(file_rect.center().x(), layout.board.bottom() + margin / 2)
        beside = QPointF(layout.left - margin / 2, rank_rect.center().y())
        for text, centre in ((FILES[index], below), (str(index + 1), beside)):
            letter = QPainterPath()
            letter.addText(QPointF(0, 0), font, text)
            # Letters share a base line: only the width of each and the height of an x count.
            middle = QPointF(letter.boundingRect().center().x(), -0.36 * _FONT_SIZE)
            transform = QTransform().translate(centre.x(), centre.y()).scale(size, size)
            painter.fillPath(transform.map(letter.translated(-middle)), QColor(_INK))
