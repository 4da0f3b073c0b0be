"""Printed tables: forms to be filled in and lists, in the units of `pages`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPainter, QPen

from matewright.render.pages import POINT

_INK: Final = "#000000"
_FINE: Final = "#888888"
_TEXT: Final = 10 * POINT
_TITLE: Final = 16 * POINT
_LEADING: Final = 1.5
_PAD: Final = 4 * POINT
_LEAST_TEXT: Final = 5 * POINT


@dataclass(frozen=True, slots=True)
class Table:
    """A table with a `title` and `lines` of words above it.

    `widths` are the shares of the columns, `row_height` is in points; `ruled` rows have lines to
    write on in their widest column.
    """

    title: str
    lines: tuple[str, ...]
    heading: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[float, ...]
    row_height: float = 18.0
    ruled: bool = False


class TablePages:
    """The pages of a table on paper of one size."""

    is_complete: Final = True

    def __init__(self, table: Table, layout: QPageLayout) -> None:
        self._table = table
        area = layout.paintRect(QPageLayout.Unit.Point)
        self._area = QSizeF(area.width() * POINT, area.height() * POINT)
        self._height = table.row_height * POINT
        self._head = _TITLE * _LEADING + _TEXT * _LEADING * (len(table.lines) + 2)
        room = self._area.height() - self._head
        self._per_page = max(1, int(room // self._height))
        total = sum(table.widths)
        self._widths = [self._area.width() * width / total for width in table.widths]
        self._font = self._fitting_font()

    @property
    def count(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self._table.rows) // self._per_page))

    def advance(self, seconds: float) -> None:
        """There is nothing to lay out."""

    def paint(self, painter: QPainter, page: int) -> Iterator[None]:
        """Draw a page, counted from 0."""
        table = self._table
        painter.setPen(QColor(_INK))
        painter.setFont(_font(_TITLE, bold=True))
        y = 0.0
        line = QRectF(0, y, self._area.width(), _TITLE * _LEADING)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, table.title)
        y += _TITLE * _LEADING
        painter.setFont(_font(_TEXT))
        for text in table.lines:
            line = QRectF(0, y, self._area.width(), _TEXT * _LEADING)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft, text)
            y += _TEXT * _LEADING
        y += _TEXT * _LEADING / 2
        self._paint_row(painter, y, _TEXT * _LEADING, table.heading, is_heading=True)
        y += _TEXT * _LEADING
        start = page * self._per_page
        for row in table.rows[start : start + self._per_page]:
            self._paint_row(painter, y, self._height, row)
            y += self._height
            yield
        yield

    def _paint_row(
        self,
        painter: QPainter,
        y: float,
        height: float,
        cells: Sequence[str],
        *,
        is_heading: bool = False,
    ) -> None:
        painter.setFont(self._font)
        widest = max(self._widths)
        x = 0.0
        for cell, width in zip(cells, self._widths, strict=True):
            if self._table.ruled and not is_heading and width == widest:
                painter.setPen(QPen(QColor(_FINE), POINT / 2, Qt.PenStyle.DotLine))
                below = y + 2 * _TEXT
                while below < y + height - _PAD:
                    painter.drawLine(QPointF(x + _PAD, below), QPointF(x + width - _PAD, below))
                    below += 2 * _TEXT
            painter.setPen(QPen(QColor(_INK), POINT / 2))
            painter.drawRect(QRectF(x, y, width, height))
            room = QRectF(x + _PAD, y, width - 2 * _PAD, height)
            text = painter.fontMetrics().elidedText(
                cell, Qt.TextElideMode.ElideRight, int(room.width())
            )
            upright = Qt.AlignmentFlag.AlignTop if self._table.ruled and not is_heading else None
            painter.drawText(
                room.adjusted(0, _PAD if upright else 0, 0, 0),
                Qt.AlignmentFlag.AlignLeft | (upright or Qt.AlignmentFlag.AlignVCenter),
                text,
            )
            x += width

    def _fitting_font(self) -> QFont:
        """A size in which all cells but the widest column's fit."""
        size = float(_TEXT)
        widest = max(self._widths)
        while size > _LEAST_TEXT:
            metrics = QFontMetricsF(_font(size))
            if all(
                metrics.horizontalAdvance(cell) <= width - 2 * _PAD
                for row in (self._table.heading, *self._table.rows)
                for cell, width in zip(row, self._widths, strict=True)
                if width != widest
            ):
                break
            size -= POINT / 2
        return _font(size)


def _font(size: float, *, bold: bool = False) -> QFont:
    font = QFont("serif")
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(round(size))
    font.setBold(bold)
    return font
