"""Pictures of diagrams: as files (PNG, SVG, PDF) and for the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QMimeData,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from matewright.render.figure import WIDTH, Figure

INCH: Final = 2.54
"""Centimetres."""

_CSS_DPI: Final = 96
_PDF_DPI: Final = 1200
_CLIPBOARD_WIDTH: Final = 640
_STRIP: Final = 5_000_000
"""So many pixels are drawn at once."""
_MARGIN: Final = 0.02
"""The margin around a figure as a part of the width of the picture."""


class PictureFormat(StrEnum):
    """The kinds of files; the value is what their names end in."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


@dataclass(frozen=True, slots=True)
class Canvas:
    """What a figure is drawn on: `width` pixels wide at `dpi` pixels per inch.

    SVG and PDF have no pixels; only the size in inches counts there.
    """

    width: int
    dpi: int = _CSS_DPI
    transparent: bool = False

    @classmethod
    def in_centimetres(cls, width: float, dpi: int, *, transparent: bool = False) -> Canvas:
        """A canvas by its width in centimetres."""
        return cls(max(1, round(width / INCH * dpi)), dpi, transparent)

    @property
    def centimetres(self) -> float:
        """How wide it is printed."""
        return self.width / self.dpi * INCH

    def height(self, figure: Figure) -> int:
        """How high it is, in pixels."""
        margin = 2 * _MARGIN * self.width
        return max(1, round((self.width - margin) / WIDTH * figure.height + margin))


def paint(painter: QPainter, figure: Figure, size: QSizeF, *, outlined: bool = False) -> None:
    """Draw a figure with its margin into a picture of that size."""
    margin = _MARGIN * size.width()
    inside = QRectF(0, 0, size.width(), size.height()).adjusted(margin, margin, -margin, -margin)
    figure.paint(painter, inside, outlined=outlined)


def image(figure: Figure, canvas: Canvas, rest: Callable[[], object] = lambda: None) -> QImage:
    """The figure as pixels, drawn strip by strip; between them `rest` may serve the window."""
    drawn = QImage(canvas.width, canvas.height(figure), QImage.Format.Format_ARGB32)
    drawn.fill(Qt.GlobalColor.transparent if canvas.transparent else Qt.GlobalColor.white)
    drawn.setDotsPerMeterX(round(canvas.dpi * 100 / INCH))
    drawn.setDotsPerMeterY(round(canvas.dpi * 100 / INCH))
    rows = max(1, _STRIP // canvas.width)
    for top in range(0, drawn.height(), rows):
        painter = QPainter(drawn)
        painter.setClipRect(0, top, drawn.width(), rows)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        # As outlines, because letters of a font would grow by the resolution a second time.
        paint(painter, figure, QSizeF(drawn.size()), outlined=True)
        painter.end()
        rest()
    return drawn


def png(drawn: QImage) -> bytes:
    """A PNG file with its resolution in it; large ones take seconds and can be made in a thread."""
    buffer = _buffer()
    QImageWriter(buffer, QByteArray(b"PNG")).write(drawn)
    return bytes(buffer.data().data())


def svg(figure: Figure, canvas: Canvas) -> bytes:
    """An SVG file of nothing but vectors: letters are outlines, no font and no file is needed."""
    buffer = _buffer()
    size = QSize(canvas.width, canvas.height(figure))
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(canvas.dpi)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(QCoreApplication.translate("Pictures", "Chess diagram"))
    painter = QPainter(generator)
    if not canvas.transparent:
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), Qt.GlobalColor.white)
    paint(painter, figure, QSizeF(size), outlined=True)
    painter.end()
    return bytes(buffer.data().data())


def pdf(figure: Figure, canvas: Canvas) -> bytes:
    """A PDF file of one page just as large as the figure."""
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    writer.setTitle(QCoreApplication.translate("Pictures", "Chess diagram"))
    writer.setCreator("Matewright")
    millimetres = 10 * INCH / canvas.dpi
    size = QSizeF(canvas.width * millimetres, canvas.height(figure) * millimetres)
    page = QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    painter = QPainter(writer)
    paint(painter, figure, QSizeF(writer.width(), writer.height()))
    painter.end()
    return bytes(buffer.data().data())


def for_clipboard(figure: Figure) -> QMimeData:
    """The figure in the kinds other programs take: pixels for most, vectors for some."""
    canvas = Canvas(_CLIPBOARD_WIDTH)
    data = QMimeData()
    data.setImageData(image(figure, canvas))
    data.setData("image/svg+xml", QByteArray(svg(figure, canvas)))
    return data


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
