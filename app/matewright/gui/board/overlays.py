"""Overlays of the board: arrows, rings around squares, and dots for legal moves."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from matewright.render.colours import BoardColours
from matewright.render.layout import BoardLayout
from matewright.render.marks import Arrow, Ground, SquareMark, Tone

_SHAFT: Final = 0.1
_HEAD_WIDTH: Final = 0.34
_HEAD_LENGTH: Final = 0.32
_START: Final = 0.1
_END: Final = 0.06
_BESIDE: Final = 0.37
_CASING: Final = 0.02
_OPACITY: Final = 0.75
_BALL: Final = 0.1
_MARK: Final = 0.07
_DOT: Final = 0.15
_SIGN: Final = 0.26
"""All as parts of the side of a square. One's own arrows, which begin with a ball, go from centre
to centre; those of moves end beside the piece."""

_GROUND_OPACITY: Final = {
    Ground.SOUND: 0.65,
    Ground.SOUND_WITH_LOSS: 0.65,
    Ground.COOKED: 0.6,
    Ground.SHORT: 0.6,
    Ground.NONE: 0.3,
    Ground.ILLEGAL: 0.3,
}
"""What could be a problem stands out from what could not."""

_DASHES: Final = {
    Tone.LINE: (),
    Tone.KEY: (),
    Tone.TRY: (2.2, 1.1),
    Tone.REFUTATION: (0.9, 0.7),
    Tone.THREAT: (0.45, 0.55),
    Tone.EFFECT: (1.2, 0.8),
    Tone.USER: (),
}
"""Dash and gap in widths of the line: tones differ in stroke as well as in colour."""

_BOLD: Final = {Tone.KEY: 1.35, Tone.THREAT: 0.8, Tone.EFFECT: 0.8, Tone.REFUTATION: 0.9}
"""How much thicker than the others an arrow is."""


def paint_arrow(
    painter: QPainter, layout: BoardLayout, arrow: Arrow, colours: BoardColours
) -> None:
    """Draw an arrow between the centres of two squares."""
    cell = layout.cell
    source = layout.rect(arrow.source).center()
    target = layout.rect(arrow.target).center()
    length = math.hypot(target.x() - source.x(), target.y() - source.y())
    if length == 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(_OPACITY)
    painter.translate(source)
    painter.rotate(math.degrees(math.atan2(target.y() - source.y(), target.x() - source.x())))
    end = _END if arrow.tone is Tone.USER else _BESIDE
    shape = _arrow_shape(arrow.tone, length - end * cell, cell)
    casing = QPen(QColor(colours.casing), 2 * _CASING * cell)
    casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, casing)
    painter.fillPath(shape, QColor(colours.tones[arrow.tone]))
    painter.restore()


def _arrow_shape(tone: Tone, length: float, cell: float) -> QPainterPath:
    """The outline of an arrow that points to the right, from the origin."""
    bold = _BOLD.get(tone, 1.0)
    half = _SHAFT * bold * cell / 2
    wing = _HEAD_WIDTH * bold * cell / 2
    start, neck = _START * cell, length - _HEAD_LENGTH * cell
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    if tone is Tone.USER:
        shape.addEllipse(QPointF(start, 0), _BALL * cell, _BALL * cell)
    if not _DASHES[tone]:
        shape.moveTo(start, -half)
        for x, y in ((neck, -half), (neck, -wing), (length, 0), (neck, wing), (neck, half)):
            shape.lineTo(x, y)
        shape.lineTo(start, half)
        shape.closeSubpath()
        return shape
    shape.moveTo(neck, -wing)
    shape.lineTo(length, 0)
    shape.lineTo(neck, wing)
    shape.closeSubpath()
    # From the head backwards, so that the gap behind it is always whole.
    dash, gap = (2 * half * part for part in _DASHES[tone])
    end = neck - gap
    while end > start:
        begin = max(start, end - dash)
        shape.addRect(begin, -half, end - begin, 2 * half)
        end = begin - gap
    return shape


def arrow_bounds(layout: BoardLayout, arrow: Arrow) -> QRectF:
    """What of the board an arrow covers at most."""
    return layout.rect(arrow.source).united(layout.rect(arrow.target))


def paint_mark(
    painter: QPainter, layout: BoardLayout, mark: SquareMark, colours: BoardColours
) -> None:
    """Draw a ring around what stands on a square."""
    rect = layout.rect(mark.square)
    width = max(2.0, _MARK * layout.cell)
    inset = width / 2 + max(1.0, _CASING * layout.cell)
    ring = rect.adjusted(inset, inset, -inset, -inset)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.casing), width + 2 * _CASING * layout.cell))
    painter.drawEllipse(ring)
    pen = QPen(QColor(colours.tones[mark.tone]), width)
    if _DASHES[mark.tone]:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(_DASHES[mark.tone])
    painter.setPen(pen)
    painter.drawEllipse(ring)
    painter.restore()


def paint_ground(painter: QPainter, rect: QRectF, ground: Ground, colours: BoardColours) -> None:
    """Colour a square, and write its sign into a corner that pieces leave free."""
    painter.save()
    colour = QColor(colours.grounds[ground])
    colour.setAlphaF(_GROUND_OPACITY[ground])
    painter.fillRect(rect, colour)
    font = painter.font()
    font.setPixelSize(max(8, round(_SIGN * rect.height())))
    font.setBold(True)
    painter.setFont(font)
    room = rect.adjusted(_SIGN * rect.width() / 4, 0, 0, 0)
    painter.setPen(QColor(colours.ring))
    top_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    painter.drawText(room, int(top_left), ground.value)
    painter.restore()


def paint_destination(
    painter: QPainter, rect: QRectF, colours: BoardColours, *, occupied: bool
) -> None:
    """Draw a dot on an empty square a piece can go to, or corners around what it can capture."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.dot))
    painter.setOpacity(0.75)
    side = rect.width()
    if occupied:
        corners = QPainterPath()
        corners.addRect(rect)
        disc = QPainterPath()
        disc.addEllipse(rect.center(), 0.56 * side, 0.56 * side)
        painter.drawPath(corners.subtracted(disc))
    else:
        painter.setPen(QPen(QColor(colours.casing), max(1.0, _CASING * side)))
        painter.drawEllipse(rect.center(), _DOT * side, _DOT * side)
    painter.restore()
