"""Printed pages: diagrams in a grid, followed by their solutions in columns.

Everything is laid out in tenths of a point and painted with vectors, so that screen, printer and
PDF file show the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPageLayout, QPainter

from matewright.formats.caption import Caption, Entry
from matewright.formats.format import Output
from matewright.formats.printed import printed
from matewright.formats.solution_style import Extent
from matewright.formats.spans import Paragraph, Span, SpanRole
from matewright.model.problem import Problem
from matewright.model.solution import Tree
from matewright.model.solution_survey import Survey
from matewright.render.columns import Face, Line, Setter
from matewright.render.figure import WIDTH, Figure, FigureStyle
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

_LINES_AROUND: Final = 5
"""For so many lines of words there is room around a diagram; more make it smaller."""

_GAP: Final = 18 * POINT
_WIDEST: Final = 380 * POINT
"""The widest a diagram gets, about 13 cm."""

_FOOTER: Final = 24 * POINT
_HEADING: Final = 16 * POINT
_HEADING_ROOM: Final = 34 * POINT
_SOLUTION_TEXT: Final = 9 * POINT
_LEADING: Final = 1.25
_INDENT: Final = 10 * POINT
_NARROWEST_COLUMN: Final = 200 * POINT
_MOST_LINES: Final = 300
"""Lines of one solution; who needs more of them exports it as text."""
_ENTRIES_AT_ONCE: Final = 10_000
"""Entries of a tree that are looked at between two slices of work."""

_INK: Final = "#000000"
_QUIET: Final = "#555555"


def grid(per_page: int) -> tuple[int, int]:
    """Columns and rows for so many diagrams on a page, which is higher than it is wide."""
    columns = 1 if per_page < 3 else 2 if per_page < 9 else 3
    return columns, -(-per_page // columns)


@dataclass(frozen=True, slots=True)
class _Placed:
    """A line with the position of its base line on the page."""

    at: QPointF
    line: Line


class Pages:
    """The pages of some problems, with their numbers in the file, on paper of one size.

    `output` says what is printed and how; `footer` stands below each page. `remarks` are paragraphs
    behind the solution of a number; without `diagrams` there are solutions alone, and `numbered`
    problems have their numbers even where there is one. Diagrams are laid out when they are
    painted; solutions, which decide how many pages there are, bit by bit in `advance`.
    """

    def __init__(
        self,
        problems: Sequence[tuple[int, Problem]],
        output: Output,
        layout: QPageLayout,
        footer: str = "",
        *,
        remarks: Callable[[int], Iterable[Paragraph]] = lambda _: (),
        diagrams: bool = True,
        numbered: bool = False,
    ) -> None:
        self._problems = problems
        self._remarks = remarks
        self._is_numbered = numbered or len(problems) > 1
        self._output = output
        self._page = output.page
        self._footer = footer
        area = layout.paintRect(QPageLayout.Unit.Point)
        self._area = QSizeF(area.width() * POINT, area.height() * POINT - _FOOTER)
        self._diagram_pages = -(-len(problems) // self._page.per_page) if diagrams else 0
        self._solution_pages: list[list[_Placed]] = []
        self._setter = Setter(_SOLUTION_TEXT)
        self._remaining = self._lay_out() if output.has_solutions else iter(())
        self._solved = 0
        self.is_complete = not output.has_solutions

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
            if not page:
                self._paint_heading(painter, self._output.title)
            yield from self._paint_diagrams(painter, page)
        else:
            if page == self._diagram_pages:
                title = _solutions() if page else self._output.title or _solutions()
                self._paint_heading(painter, title)
            self._paint_solutions(painter, page - self._diagram_pages)

    def _paint_heading(self, painter: QPainter, text: str) -> None:
        font = QFont("serif")
        font.setStyleHint(QFont.StyleHint.Serif)
        font.setPixelSize(_HEADING)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(_INK))
        room = QRectF(0, 0, self._area.width(), _HEADING_ROOM)
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, text)

    # -- diagrams ----------------------------------------------------------------------------

    def _paint_diagrams(self, painter: QPainter, page: int) -> Iterator[None]:
        output, per_page = self._output, self._page.per_page
        columns, rows = grid(per_page)
        # Only the first page has a heading.
        top = float(_HEADING_ROOM if output.title and not page else 0)
        room = self._area.height() - top
        cell = QSizeF(self._area.width() / columns, room / rows)
        text = (_TEXT_OF_MANY if per_page > _MANY else _TEXT[columns]) * POINT
        words = _LINES_AROUND * text * _LEADING if output.captions else 0.0
        width = min(_WIDEST, cell.width() - _GAP, cell.height() - _GAP - words)
        figure_style = FigureStyle(
            Look("print", "print", output.coordinates),
            output.captions,
            output.flipped,
            text_size=text * WIDTH / width,
            names=self._page.names,
            letters=output.solution_style.notation.letters,
            answer_lines=self._page.answer_lines,
            widest=(cell.width() - _GAP) * WIDTH / width,
        )
        first = page * per_page
        shown = self._problems[first : first + per_page]
        figures = [
            Figure(problem, figure_style, f"{number}." if self._is_numbered else "")
            for number, problem in shown
        ]
        in_rows = [figures[start : start + columns] for start in range(0, len(figures), columns)]
        # The boards of a row stand side by side, whatever is written above them.
        tops = [max(figure.top for figure in row) for row in in_rows]
        needed = [
            (top + max(figure.height - figure.top for figure in row)) * width / WIDTH + _GAP
            for top, row in zip(tops, in_rows, strict=True)
        ]
        heights, scale = _shared_out(needed, cell.height(), room)
        width *= scale
        y = top
        for row, top, height in zip(in_rows, tops, heights, strict=True):
            for column, figure in enumerate(row):
                wide = width * figure.width / WIDTH
                left = (column + 0.5) * cell.width() - wide / 2
                shift = (top - figure.top) * width / WIDTH
                figure.paint(painter, QRectF(left, y + shift, wide, height - shift))
                yield
            y += height

    # -- solutions ---------------------------------------------------------------------------

    def _lay_out(self) -> Iterator[bool]:
        """Place the solutions, problem by problem."""
        columns = self._page.columns or max(1, int(self._area.width() // _NARROWEST_COLUMN))
        width = (self._area.width() - (columns - 1) * _GAP) / columns
        height = _SOLUTION_TEXT * _LEADING
        rows = max(3, int(self._area.height() // height))
        # Where the first page has its heading.
        begins = -(-_HEADING_ROOM // int(height))
        page: list[_Placed] = []
        column, row = 0, begins
        for number, problem in self._problems:
            surveys: dict[int, Survey] = {}
            for tree in _trees(problem):
                surveys[id(tree)] = survey = Survey(tree, at_once=False)
                while not survey.is_complete:
                    survey.advance(_ENTRIES_AT_ONCE)
                    yield True
            lines = list(self._lines(number, problem, width, surveys))
            if row > begins and row + min(len(lines), 3) > rows:
                # A heading alone at the foot of a column would be lost.
                row = rows
            for line in lines:
                if row >= rows:
                    row, column = begins, column + 1
                if column >= columns:
                    self._solution_pages.append(page)
                    page, column, row, begins = [], 0, 0, 0
                x = column * (width + _GAP)
                page.append(_Placed(QPointF(x, (row + 0.8) * height), line))
                row += 1
            row += 1
            self._solved += 1
            yield True
        if page:
            self._solution_pages.append(page)

    def _lines(
        self, number: int, problem: Problem, width: float, surveys: dict[int, Survey]
    ) -> Iterator[Line]:
        output, entry, caption = self._output, Entry.of(problem), Caption.of(problem)
        paragraphs = printed(
            entry,
            output.selection,
            output.solution_style,
            themes=output.themes,
            origin=output.origin_of(problem),
            survey_of=lambda tree: surveys[id(tree)],
        )
        name = caption.origin if not self._page.names else caption.authors
        heading = f"{number}. {name}".strip() if self._is_numbered else name
        is_run_in = output.solutions is not Extent.COMPLETE and output.solution_style.is_run_on
        before: tuple[Span, ...] = ()
        if heading and is_run_in:
            colon = "" if heading.endswith(".") else ":"
            before = (Span(f"{heading}{colon} ", SpanRole.LABEL),)
        elif heading:
            yield from self._setter.lines(Paragraph.of(heading, SpanRole.LABEL), width, _INDENT)
        written = self._broken(before, paragraphs, width)
        lines = list(islice(written, _MOST_LINES + 1))
        yield from lines[:_MOST_LINES]
        if len(lines) > _MOST_LINES:
            left_out = QCoreApplication.translate("Printing", "… the rest is left out")
            rest = Paragraph.of(left_out, SpanRole.REMARK)
            yield from self._setter.lines(rest, width, _INDENT)
        for paragraph in self._remarks(number):
            yield from self._setter.lines(paragraph, width, _INDENT)

    def _broken(
        self, before: tuple[Span, ...], paragraphs: Iterator[Paragraph], width: float
    ) -> Iterator[Line]:
        """Paragraphs in lines; `before` stands in the first."""
        for paragraph in paragraphs:
            spans = (*before, *paragraph.spans)
            before = ()
            if spans:
                shown = Paragraph(spans, paragraph.depth)
                yield from self._setter.lines(shown, width, _INDENT)

    def _paint_solutions(self, painter: QPainter, page: int) -> None:
        painter.setPen(QColor(_INK))
        for placed in self._solution_pages[page]:
            self._setter.draw(painter, placed.at, placed.line)

    def _paint_footer(self, painter: QPainter, page: int) -> None:
        painter.setPen(QColor(_QUIET))
        font = self._setter.fonts[Face.PLAIN]
        painter.setFont(font)
        rect = QRectF(0, self._area.height(), self._area.width(), _FOOTER)
        below = Qt.AlignmentFlag.AlignBottom
        metrics = QFontMetricsF(font)
        room = 0.7 * rect.width()
        title = metrics.elidedText(self._footer, Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | below, title)
        numbers = QCoreApplication.translate("Printing", "Page {page} of {count}")
        words = numbers.format(page=grouped(page + 1), count=grouped(self.count))
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight | below, words)


def _solutions() -> str:
    return QCoreApplication.translate("Printing", "Solutions")


def _trees(problem: Problem) -> Iterator[Tree]:
    answer = Entry.of(problem).answer
    for part in (answer, *answer.twins) if answer is not None else ():
        yield part.tree.tree


def _shared_out(
    needed: Sequence[float], usual: float, room: float
) -> tuple[Sequence[float], float]:
    """The heights of the rows of a page, and by how much their contents are made smaller.

    Where words take more room than is usual, other rows give of theirs first.
    """
    heights = [max(usual, need) for need in needed]
    if sum(heights) <= room:
        return heights, 1.0
    spare = (room - sum(needed)) / len(needed)
    if spare >= 0:
        return [need + spare for need in needed], 1.0
    scale = room / sum(needed)
    return [need * scale for need in needed], scale


def begin(painter: QPainter, device: QPagedPaintDevice) -> bool:
    """Open the painter on a device and set the units; false when the device does not let itself."""
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / 72 / POINT
    painter.scale(scale, scale)
    return True
