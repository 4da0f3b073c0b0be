"""Draws the rows of the solution tree: sign, move in bold, remarks in grey."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from matewright.gui.models.row_text import RowText, Sign
from matewright.gui.models.solution_tree_model import SolutionTreeModel
from matewright.gui.panes.figurines import draw_words, width_of
from matewright.gui.theme import Colours, colours_of

Index = QModelIndex | QPersistentModelIndex

GAP: Final = 8
_SIGN_SIZE: Final = 8


class RowDelegate(QStyledItemDelegate):
    """Paints the rows of a tree; `is_stale` greys them: they answer an earlier question."""

    is_stale = False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        colours = colours_of(option.palette)
        grey = self.is_stale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(colours.selection))
        rect = option.rect.adjusted(GAP // 2, 0, 0, 0)
        words = _words(index)
        quiet = QColor(colours.quiet)
        text_colour = quiet if grey or words.is_heading else QColor(colours.text)
        font = option.font if words.is_heading else _move_font(option.font)
        if words.sign is not None:
            draw_sign(painter, _sign_place(rect), words.sign, colours, grey=grey)
        if words.sign is not None or not words.is_heading:
            rect.setLeft(rect.left() + _SIGN_SIZE + GAP)
        painter.setPen(text_colour)
        width = draw_words(painter, rect, words.text, font)
        rect.setLeft(rect.left() + width + GAP * 2)
        for remark in words.remarks:
            if remark.sign is not None:
                draw_sign(painter, _sign_place(rect), remark.sign, colours, grey=grey)
                rect.setLeft(rect.left() + _SIGN_SIZE + GAP // 2)
            painter.setPen(quiet)
            width = draw_words(painter, rect, remark.words, option.font)
            rect.setLeft(rect.left() + width + GAP + GAP // 2)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The room for sign, move and remarks."""
        metrics = QFontMetrics(option.font)
        words = _words(index)
        width = GAP * 4 + _SIGN_SIZE
        width += width_of(words.text, _move_font(option.font))
        for remark in words.remarks:
            width += width_of(remark.words, option.font) + _SIGN_SIZE + 2 * GAP
        return QSize(width, metrics.height() + 6)


def _words(index: Index) -> RowText:
    model = index.model()
    assert isinstance(model, SolutionTreeModel)
    return model.words(index)


def _move_font(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


def _sign_place(rect: QRect) -> QRectF:
    top = rect.top() + (rect.height() - _SIGN_SIZE) / 2
    return QRectF(rect.left(), top, _SIGN_SIZE, _SIGN_SIZE)


def draw_sign(
    painter: QPainter, place: QRectF, sign: Sign, colours: Colours, *, grey: bool = False
) -> None:
    """Draw a sign; each has a shape of its own, its colour says the same again."""
    names = {
        Sign.KEY: colours.accent,
        Sign.REFUTATION: colours.error,
        Sign.WARNING: colours.warning,
        Sign.CLAIM: colours.warning,
    }
    colour = QColor(colours.quiet if grey else names.get(sign, colours.quiet))
    painter.save()
    painter.setPen(QPen(colour, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = place.adjusted(1, 1, -1, -1)
    centre = place.center()
    if sign is Sign.KEY:
        painter.setBrush(colour)
        painter.drawEllipse(inner)
    elif sign is Sign.CLAIM:
        ends = [QPointF(centre.x(), inner.top()), QPointF(inner.right(), centre.y())]
        ends += [QPointF(centre.x(), inner.bottom()), QPointF(inner.left(), centre.y())]
        painter.drawPolygon(QPolygonF(ends))
    elif sign is Sign.TRY:
        painter.drawEllipse(inner)
    elif sign is Sign.SET_PLAY:
        painter.drawRect(inner)
    elif sign is Sign.REFUTATION:
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
    elif sign is Sign.THREAT:
        painter.setBrush(colour)
        painter.setPen(Qt.PenStyle.NoPen)
        points = [inner.topLeft(), QPointF(inner.right(), centre.y()), inner.bottomLeft()]
        painter.drawPolygon(QPolygonF(points))
    elif sign is Sign.VARIATION:
        bend = QPointF(inner.left() + 1, centre.y())
        painter.drawLine(QPointF(bend.x(), inner.top()), bend)
        painter.drawLine(bend, QPointF(inner.right(), centre.y()))
    elif sign is Sign.ZUGZWANG:
        painter.drawEllipse(inner)
        painter.drawPoint(centre)
    elif sign is Sign.DUAL:
        for x in (centre.x() - 1.7, centre.x() + 1.7):
            painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()))
    elif sign is Sign.PROMOTION_CHOICE:
        painter.drawLine(QPointF(centre.x(), inner.bottom()), QPointF(centre.x(), inner.top()))
        for x in (inner.left(), inner.right()):
            painter.drawLine(QPointF(centre.x(), inner.top()), QPointF(x, centre.y()))
    else:
        points = [QPointF(centre.x(), inner.top()), inner.bottomRight(), inner.bottomLeft()]
        painter.drawPolygon(QPolygonF(points))
    painter.restore()
