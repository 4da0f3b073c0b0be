"""Problems as PNG, SVG and PDF for window, command line and programs.

All three are drawn by what draws the preview and the printed page. Without a window Qt is started
here, on no screen.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QObject
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from matewright.errors import FormatError
from matewright.formats.format import Output
from matewright.model.collection import Collection
from matewright.render import pictures
from matewright.render.figure import Figure, FigureStyle
from matewright.render.look import Look
from matewright.render.pages import Pages, begin
from matewright.render.pictures import Canvas

MARGIN: Final = 15
"""The margin of the paper in millimetres."""

PAPERS: Final = {
    "a4": QPageSize.PageSizeId.A4,
    "a5": QPageSize.PageSizeId.A5,
    "letter": QPageSize.PageSizeId.Letter,
}
PDF_DPI: Final = 1200
_SLICE: Final = 0.02
"""For so many seconds solutions are laid out between two reports of progress."""
_MOST_PIXELS: Final = 20_000

_kept: list[QObject] = []
"""The application, where there was none; Qt wants it for as long as anything is drawn."""


def write(name: str, collection: Collection, output: Output) -> bytes:
    """The problems as a file of that format: pages as `pdf`, the only problem as `png` or `svg`.

    Raises `FormatError`, also for a picture of several, and what `output.watch` raises.
    """
    prepare()
    if name == "pdf":
        return _pages(collection, output)
    if len(collection) != 1:
        raise FormatError("picture-of-one", name=name.upper(), count=len(collection))
    look = Look("print", "print", output.coordinates)
    figure = Figure(collection[0], FigureStyle(look, output.captions, output.flipped))
    canvas = Canvas.in_centimetres(output.width, output.dpi, transparent=output.transparent)
    if name == "svg":
        data = pictures.svg(figure, canvas)
    else:
        height = canvas.height(figure)
        if max(canvas.width, height) > _MOST_PIXELS:
            raise FormatError("drawing-failed", width=canvas.width, height=height)
        data = pictures.png(pictures.image(figure, canvas, lambda: output.watch(0)))
    output.watch(1)
    return data


def prepare() -> None:
    """Let Qt draw where there is no window."""
    if QCoreApplication.instance() is None:
        # A window that is opened later needs an application with widgets, and there is only one.
        from PySide6.QtWidgets import QApplication

        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _kept.append(QApplication(["matewright"]))


def page_layout(paper: str) -> QPageLayout:
    """A key of `PAPERS` with its margins."""
    return QPageLayout(
        QPageSize(PAPERS[paper]),
        QPageLayout.Orientation.Portrait,
        QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN),
        QPageLayout.Unit.Millimeter,
    )


def _pages(collection: Collection, output: Output) -> bytes:
    layout = page_layout(output.page.paper)
    numbered = list(enumerate(collection, start=1))
    pages = Pages(numbered, output, layout, output.title)
    return pdf([pages], layout, output.title, output.watch)


class Drawn(Protocol):
    """Pages that draw themselves once they are laid out."""

    @property
    def is_complete(self) -> bool:
        """Whether all is laid out."""

    @property
    def count(self) -> int:
        """How many pages there are."""

    def advance(self, seconds: float) -> None:
        """Lay out for about so long."""

    def paint(self, painter: QPainter, page: int) -> Iterator[None]:
        """Draw a page, counted from 0, as the iterator is advanced."""


def pdf(
    parts: Sequence[Drawn],
    layout: QPageLayout,
    title: str,
    watch: Callable[[int], object] = lambda _: None,
) -> bytes:
    """A PDF file of pages, one part after another. Raises `FormatError`, and what `watch` does."""
    for pages in parts:
        while not pages.is_complete:
            pages.advance(_SLICE)
            watch(0)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_DPI)
    writer.setPageLayout(layout)
    writer.setTitle(title)
    writer.setCreator("Matewright")
    painter = QPainter()
    if not begin(painter, writer):
        raise FormatError("drawing-failed", width=writer.width(), height=writer.height())
    try:
        done = 0
        is_first = True
        for pages in parts:
            for page in range(pages.count):
                if not is_first:
                    writer.newPage()
                is_first = False
                for _ in pages.paint(painter, page):
                    done += 1
                    watch(done)
    finally:
        painter.end()
    return bytes(buffer.data().data())
