"""How the board looks on the screen: squares, coordinates, marks, pieces and arrows."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient, QRegion

from matewright.gui.board.overlays import (
    arrow_bounds,
    paint_arrow,
    paint_destination,
    paint_ground,
    paint_mark,
)
from matewright.model.board_marks import NO_MARKS, BoardMarks
from matewright.model.figures import USUAL, Figures
from matewright.model.move import FILES
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.render.colours import BoardColours
from matewright.render.condition_marks import paint_condition_marks
from matewright.render.hatching import hatched_square
from matewright.render.layout import BoardLayout
from matewright.render.marks import Arrow, SquareGround, SquareMark, Tone
from matewright.render.pieces import Figure, picture

_GHOST_OPACITY = 0.3
_LAST_MOVE_OPACITY = 0.65
_PICKED_OPACITY = 0.45
_CHECK_GLOW = ((0.0, 0.88), (0.5, 0.75), (1.0, 0.0))


@dataclass(frozen=True, slots=True)
class Flight:
    """A moving piece: its picture is drawn in the square `rect`, with `opacity` 0 to 1."""

    piece: Piece
    rect: QRectF
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Everything one picture of the board shows.

    `margin` is the room for coordinates in pixels, 0 for none, `ink` their colour; `ratio` the
    device pixels a pixel has. `last_move`, `checked`, `picked` and `ringed` are marked squares,
    `lifted` the square whose piece is in the air, `destinations` those the picked piece can go to.
    `grounds` are squares with a colour and a sign. `figures` are those of the kinds shown.
    Pieces on `hidden` squares are not drawn there: `flights` says where they are.
    """

    position: Position
    layout: BoardLayout
    colours: BoardColours
    piece_set: str
    ratio: float
    ink: str = ""
    margin: int = 0
    last_move: Collection[int] = ()
    checked: Collection[int] = ()
    marks: Collection[SquareMark] = ()
    arrows: Collection[Arrow] = ()
    hidden: Collection[int] = ()
    flights: Collection[Flight] = ()
    picked: int | None = None
    ringed: Collection[int] = ()
    lifted: int | None = None
    destinations: Collection[int] = ()
    condition_marks: BoardMarks = NO_MARKS
    figures: Figures = USUAL
    grounds: Collection[SquareGround] = ()

    def paint(self, painter: QPainter, region: QRegion) -> None:
        """Draw what lies in the region."""
        board = self.layout.board
        if not board.contains(QRectF(region.boundingRect())):
            # Whole device pixels: otherwise the border is not equally wide on all sides.
            border = max(1, round(self.ratio)) / self.ratio
            frame = board.adjusted(-border, -border, border, border)
            painter.fillRect(frame, QColor(self.colours.border))
            if self.margin:
                self._paint_coordinates(painter)
        rects = self._rects_in(region)
        for square, rect in rects.items():
            self._paint_ground(painter, square, rect)
            self._paint_tints(painter, square, rect)
        for ground in self.grounds:
            if ground.square in rects:
                paint_ground(painter, rects[ground.square], ground.ground, self.colours)
        paint_condition_marks(painter, self.layout, self.condition_marks, self.colours)
        self._paint_arrows(painter, region, of_moves=True)
        for square, rect in rects.items():
            piece = self.position.board[square]
            if piece is not None and square not in self.hidden:
                opacity = _GHOST_OPACITY if square == self.lifted else 1.0
                self._paint_piece(painter, piece, rect.topLeft(), opacity)
        for flight in self.flights:
            self._paint_piece(painter, flight.piece, flight.rect.topLeft(), flight.opacity)
        self._paint_overlays(painter, rects, region)

    def _rects_in(self, region: QRegion) -> Mapping[int, QRectF]:
        rects = ((square, self.layout.rect(square)) for square in range(64))
        return {square: rect for square, rect in rects if region.intersects(rect.toAlignedRect())}

    def _paint_coordinates(self, painter: QPainter) -> None:
        painter.setPen(QColor(self.ink))
        layout, margin = self.layout, self.margin
        for index in range(8):
            file_rect, rank_rect = layout.rect(index), layout.rect(8 * index)
            below = QRectF(file_rect.left(), layout.board.bottom(), layout.cell, margin)
            beside = QRectF(layout.left - margin, rank_rect.top(), margin, layout.cell)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, FILES[index])
            painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, str(index + 1))

    def _paint_ground(self, painter: QPainter, square: int, rect: QRectF) -> None:
        colours = self.colours
        if (square + square // 8) % 2:
            painter.fillRect(rect, QColor(colours.light_square))
        elif colours.hatched:
            tile = hatched_square(
                rect.width(), self.ratio, colours.dark_square, colours.light_square
            )
            painter.drawPixmap(rect.topLeft(), tile)
        else:
            painter.fillRect(rect, QColor(colours.dark_square))

    def _paint_tints(self, painter: QPainter, square: int, rect: QRectF) -> None:
        if square in self.last_move:
            painter.fillRect(rect, _faint(self.colours.last_move, _LAST_MOVE_OPACITY))
        if square in self.checked:
            glow = QRadialGradient(rect.center(), rect.width() * 0.7)
            for stop, opacity in _CHECK_GLOW:
                glow.setColorAt(stop, _faint(self.colours.check, opacity))
            painter.fillRect(rect, glow)
        if square == self.picked:
            painter.fillRect(rect, _faint(self.colours.ring, _PICKED_OPACITY))
        if square in self.ringed:
            self._paint_ring(painter, rect)

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        """Dark outside and light inside, so that it shows on any square and any mark."""
        width = max(3.0, round(rect.width() / 18))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, inset, stroke in (
            (self.colours.ring, width / 2, width),
            (self.colours.ring_inside, width * 1.25, width / 2),
        ):
            pen = QPen(QColor(colour), stroke)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))

    def _paint_piece(
        self, painter: QPainter, piece: Piece, corner: QPointF, opacity: float
    ) -> None:
        outline = self.colours.outline if self.colours.hatched else None
        figure = Figure.of(piece, self.figures)
        painter.setOpacity(opacity)
        painter.drawPixmap(
            corner, picture(figure, self.piece_set, self.layout.cell, self.ratio, outline)
        )
        painter.setOpacity(1.0)

    def _paint_overlays(
        self, painter: QPainter, rects: Mapping[int, QRectF], region: QRegion
    ) -> None:
        for square in self.destinations:
            if square in rects:
                occupied = self.position.board[square] is not None
                paint_destination(painter, rects[square], self.colours, occupied=occupied)
        for mark in self.marks:
            if mark.square in rects:
                paint_mark(painter, self.layout, mark, self.colours)
        self._paint_arrows(painter, region, of_moves=False)

    def _paint_arrows(self, painter: QPainter, region: QRegion, *, of_moves: bool) -> None:
        """Draw the arrows of moves, which cover no piece, or the user's own."""
        for arrow in self.arrows:
            if (arrow.tone is Tone.USER) is of_moves:
                continue
            if region.intersects(arrow_bounds(self.layout, arrow).toAlignedRect()):
                paint_arrow(painter, self.layout, arrow, self.colours)


def _faint(colour: str, opacity: float) -> QColor:
    mark = QColor(colour)
    mark.setAlphaF(opacity)
    return mark
