"""Printed pages: diagrams in a grid, followed by their solutions in columns.

Everything is laid out in tenths of a point and painted with vectors, so that screen, printer and
PDF file show the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPageLayout, QPainter

from matewright.formats.caption import Caption, Entry
from matewright.formats.solution_text import tree_lines
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.render.figure import WIDTH, Figure, FigureStyle, wrapped
from matewright.render.look import Look
from matewright.wording import grouped

POINT: Final = 10
"""Units in a point, which is the 72nd part of an inch."""

PER_PAGE: Final = (1, 2, 4, 6, 9, 12)
"""How many diagrams on a page are offered; any number up to the last is possible."""

_TEXT: Final = {1: 12.0, 2: 10.0, 3: 8.0}
"""The size of the words around the diagrams in points, by the columns of diagrams."""

_MANY: Final = 9
_TEXT_OF_MANY: Final = 7.0
"""The same on a page with more than nine."""

_LINES_AROUND: Final = 7
"""For so many lines of words there is room around a diagram; more make it smaller."""

_GAP: Final = 18 * POINT
_WIDEST: Final = 380 * POINT
"""The widest a diagram gets, about 13 cm."""

_FOOTER: Final = 24 * POINT
_SOLUTION_TEXT: Final = 9 * POINT
_LEADING: Final = 1.25
_INDENT: Final = 10 * POINT
_NARROWEST_COLUMN: Final = 200 * POINT
_MOST_LINES: Final = 300
"""Lines of one solution; who needs more of them exports it as text."""

_INK: Final = "#000000"
_QUIET: Final = "#555555"


def grid(per_page: int) -> tuple[int, int]:
    """Columns and rows for so many diagrams on a page, which is higher than it is wide."""
    columns = 1 if per_page < 3 else 2 if per_page < 9 else 3
    return columns, -(-per_page // columns)


@dataclass(frozen=True, slots=True)
class PrintStyle:
    """What is printed: `per_page` is from 1 to 12, `solutions` puts them at the end.

    `themes` adds a line with those found below each solution.
    """

    per_page: int
    caption: bool
    solutions: bool
    look: Look
    flipped: bool = False
    themes: bool = False


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of text in its column; `bold` begins a problem."""

    text: str
    indent: int
    bold: bool


@dataclass(frozen=True, slots=True)
class _Placed:
    """A line with the position of its base line on the page."""

    at: QPointF
    line: _Line


class Pages:
    """The pages of some problems, with their numbers in the file, on paper of one size.

    Diagrams are laid out when they are painted; solutions, which decide how many pages there are,
    bit by bit in `advance`.
    """

    def __init__(
        self,
        problems: Sequence[tuple[int, Problem]],
        style: PrintStyle,
        layout: QPageLayout,
        notation: Notation,
        title: str,
    ) -> None:
        self._problems = problems
        self._style = style
        self._notation = notation
        self._title = title
        area = layout.paintRect(QPageLayout.Unit.Point)
        self._area = QSizeF(area.width() * POINT, area.height() * POINT - _FOOTER)
        self._diagram_pages = -(-len(problems) // style.per_page)
        self._solution_pages: list[list[_Placed]] = []
        self._remaining = self._lay_out() if style.solutions else iter(())
        self._solved = 0
        self.is_complete = not style.solutions

    @property
    def count(self) -> int:
        """How many pages there are, or have been laid out so far."""
        return self._diagram_pages + len(self._solution_pages)

    @property
    def progress(self) -> float:
        """The part of the solutions that is laid out."""
        return 1.0 if self.is_complete else self._solved / max(1, len(self._problems))

    def advance(self, seconds: float) -> None:
        """Lay out solutions for about so long."""
        until = monotonic() + seconds
        while not self.is_complete and monotonic() < until:
            self.is_complete = next(self._remaining, None) is None

    def paint(self, painter: QPainter, page: int) -> Iterator[None]:
        """Draw a page, counted from 0, diagram by diagram as the iterator is advanced.

        The painter's units are those of this module.
        """
        self._paint_footer(painter, page)
        if page < self._diagram_pages:
            yield from self._paint_diagrams(painter, page)
        else:
            self._paint_solutions(painter, page - self._diagram_pages)

    # -- diagrams ----------------------------------------------------------------------------

    def _paint_diagrams(self, painter: QPainter, page: int) -> Iterator[None]:
        style = self._style
        columns, rows = grid(style.per_page)
        cell = QSizeF(self._area.width() / columns, self._area.height() / rows)
        text = (_TEXT_OF_MANY if style.per_page > _MANY else _TEXT[columns]) * POINT
        words = _LINES_AROUND * text * _LEADING if style.caption else 0.0
        width = min(_WIDEST, cell.width() - _GAP, cell.height() - _GAP - words)
        figure_style = FigureStyle(
            style.look, style.caption, style.flipped, text_size=text * WIDTH / width
        )
        first = page * style.per_page
        shown = self._problems[first : first + style.per_page]
        figures = [
            Figure(problem, figure_style, f"{number}." if len(self._problems) > 1 else "")
            for number, problem in shown
        ]
        in_rows = [figures[start : start + columns] for start in range(0, len(figures), columns)]
        # The boards of a row stand side by side, whatever is written above them.
        tops = [max(figure.top for figure in row) for row in in_rows]
        needed = [
            (top + max(figure.height - figure.top for figure in row)) * width / WIDTH + _GAP
            for top, row in zip(tops, in_rows, strict=True)
        ]
        heights, scale = self._shared_out(needed, cell.height())
        width *= scale
        y = 0.0
        for row, top, height in zip(in_rows, tops, heights, strict=True):
            for column, figure in enumerate(row):
                left = (column + 0.5) * cell.width() - width / 2
                shift = (top - figure.top) * width / WIDTH
                figure.paint(painter, QRectF(left, y + shift, width, height - shift))
                yield
            y += height

    def _shared_out(self, needed: Sequence[float], usual: float) -> tuple[Sequence[float], float]:
        """The heights of the rows of a page, and by how much their contents are made smaller.

        Where words take more room than is usual, other rows give of theirs first.
        """
        heights = [max(usual, need) for need in needed]
        if sum(heights) <= self._area.height():
            return heights, 1.0
        spare = (self._area.height() - sum(needed)) / len(needed)
        if spare >= 0:
            return [need + spare for need in needed], 1.0
        scale = self._area.height() / sum(needed)
        return [need * scale for need in needed], scale

    # -- solutions ---------------------------------------------------------------------------

    def _lay_out(self) -> Iterator[bool]:
        """Place the solutions, problem by problem."""
        columns = max(1, int(self._area.width() // _NARROWEST_COLUMN))
        width = (self._area.width() - (columns - 1) * _GAP) / columns
        height = _SOLUTION_TEXT * _LEADING
        rows = max(3, int(self._area.height() // height))
        page: list[_Placed] = []
        column = row = 0
        for number, problem in self._problems:
            lines = list(self._lines(number, problem, width))
            if row and row + min(len(lines), 3) > rows:
                # A heading alone at the foot of a column would be lost.
                row = rows
            for line in lines:
                if row >= rows:
                    row, column = 0, column + 1
                if column >= columns:
                    self._solution_pages.append(page)
                    page, column = [], 0
                x = column * (width + _GAP) + line.indent * _INDENT
                page.append(_Placed(QPointF(x, (row + 0.8) * height), line))
                row += 1
            row += 1
            self._solved += 1
            yield True
        if page:
            self._solution_pages.append(page)

    def _lines(self, number: int, problem: Problem, width: float) -> Iterator[_Line]:
        origin = Caption.of(problem).origin
        heading = f"{number}. {origin}".strip()
        for text in wrapped(heading, _font(bold=True), width):
            yield _Line(text, 0, bold=True)
        metrics, font = QFontMetricsF(_font()), _font()
        lines = list(islice(_solution_lines(problem, self._notation), _MOST_LINES + 1))
        for line in lines[:_MOST_LINES]:
            text = line.lstrip()
            indent = (len(line) - len(text)) // 2
            room = width - indent * _INDENT
            if metrics.horizontalAdvance(text) <= room:
                yield _Line(text, indent, bold=False)
                continue
            for index, piece in enumerate(wrapped(text, font, room - _INDENT)):
                yield _Line(piece, indent + (index > 0), bold=False)
        if len(lines) > _MOST_LINES:
            left_out = QCoreApplication.translate("Printing", "… the rest is left out")
            yield _Line(left_out, 0, bold=False)
        themes = Entry.of(problem).themes if self._style.themes else ""
        for text in wrapped(themes, font, width) if themes else ():
            yield _Line(text, 0, bold=False)

    def _paint_solutions(self, painter: QPainter, page: int) -> None:
        painter.setPen(QColor(_INK))
        for placed in self._solution_pages[page]:
            painter.setFont(_font(bold=placed.line.bold))
            painter.drawText(placed.at, placed.line.text)

    def _paint_footer(self, painter: QPainter, page: int) -> None:
        painter.setPen(QColor(_QUIET))
        painter.setFont(_font())
        rect = QRectF(0, self._area.height(), self._area.width(), _FOOTER)
        below = Qt.AlignmentFlag.AlignBottom
        metrics = QFontMetricsF(_font())
        room = 0.7 * rect.width()
        title = metrics.elidedText(self._title, Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | below, title)
        numbers = QCoreApplication.translate("Printing", "Page {page} of {count}")
        words = numbers.format(page=grouped(page + 1), count=grouped(self.count))
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight | below, words)


def _solution_lines(problem: Problem, notation: Notation) -> Iterator[str]:
    entry = Entry.of(problem)
    if entry.answer is None:
        heading, text = entry.words
        yield heading
        yield from (line for line in text.splitlines() if line)
        return
    for part in entry.parts:
        yield from filter(None, (part.heading, *part.remarks))
        yield from filter(None, tree_lines(part.solution.tree, notation))


def begin(painter: QPainter, device: QPagedPaintDevice) -> bool:
    """Open the painter on a device and set the units; false when the device does not let itself."""
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / 72 / POINT
    painter.scale(scale, scale)
    return True


def _font(*, bold: bool = False) -> QFont:
    font = QFont("serif")
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(_SOLUTION_TEXT)
    font.setBold(bold)
    return font
