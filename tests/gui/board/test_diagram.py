"""Diagrams drawn into any painter: with vectors, in every look, and at any size."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QBuffer, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer
from PySide6.QtWidgets import QApplication

from matewright.model.diagram import Diagram
from matewright.model.position import INITIAL_FEN, Position
from matewright.render.look import BOARD_THEMES, PIECE_SETS, Look, paint_diagram

POSITION = Position.from_fen("b7/PP6/8/8/7K/6B1/6N1/4R1bk")


def painted(
    position: Position, look: Look, side: int = 400, ratio: float = 1.0, *, flipped: bool = False
) -> QImage:
    pixels = round(side * ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    paint_diagram(painter, QRectF(0, 0, side, side), Diagram(position), look, flipped=flipped)
    painter.end()
    return image


def svg(look: Look) -> str:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(400, 400))
    generator.setViewBox(QRect(0, 0, 400, 400))
    painter = QPainter(generator)
    paint_diagram(painter, QRectF(0, 0, 400, 400), Diagram(POSITION), look)
    painter.end()
    return bytes(buffer.data().data()).decode()


@pytest.mark.parametrize("theme", BOARD_THEMES)
@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_all_is_drawn_with_vectors(qapp: QApplication, piece_set: str, theme: str) -> None:
    source = svg(Look(piece_set, theme))
    assert "<image" not in source
    assert "<text" not in source
    assert source.count("<path") > 20


def test_looks_differ(qapp: QApplication) -> None:
    sources = {
        svg(Look(piece_set, theme, coordinates))
        for piece_set in PIECE_SETS
        for theme in BOARD_THEMES
        for coordinates in (False, True)
    }
    # On paper `auto` is light.
    assert len(sources) == len(PIECE_SETS) * (len(BOARD_THEMES) - 1) * 2


def test_print_is_black_on_white(qapp: QApplication) -> None:
    image = painted(POSITION, Look("print", "print"))
    for x in range(0, 400, 3):
        for y in range(0, 400, 3):
            colour = image.pixelColor(x, y)
            assert colour.red() == colour.green() == colour.blue()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("side", [240, 401, 999])
def test_squares_have_sharp_edges_at_any_ratio(qapp: QApplication, side: int, ratio: float) -> None:
    image = painted(Position(), Look(theme="light", coordinates=False), side, ratio)
    line = image.height() // 2 + image.height() // 16
    colours = [image.pixelColor(x, line).name() for x in range(image.width())]
    squares = [colour for colour in colours if colour in ("#efe6d2", "#b98f67")]
    runs = [len(list(run)) for _, run in groupby(squares)]
    assert len(runs) == 8
    assert len(set(runs)) == 1
    assert runs[0] * 8 <= side * ratio < runs[0] * 8 + 30 * ratio


def test_a_flipped_diagram_is_the_other_one_turned(qapp: QApplication) -> None:
    look = Look("print", "print", coordinates=False)
    image = painted(Position.from_fen(INITIAL_FEN), look)
    turned = painted(Position.from_fen(INITIAL_FEN), look, flipped=True)
    assert image != turned
    top = Position.from_fen("R7/8/8/8/8/8/8/8")
    bottom = Position.from_fen("8/8/8/8/8/8/8/7R")
    assert painted(top, look) == painted(bottom, look, flipped=True)


def test_the_diagram_stays_inside_its_rectangle(qapp: QApplication) -> None:
    image = QImage(500, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#123456"))
    painter = QPainter(image)
    paint_diagram(painter, QRectF(50, 50, 400, 200), Diagram(POSITION), Look("print", "print"))
    painter.end()
    for x, y in ((20, 150), (149, 150), (351, 150), (250, 49), (250, 251)):
        assert image.pixelColor(x, y).name() == "#123456"
    assert image.pixelColor(250, 100).name() != "#123456"


def test_the_svg_looks_like_the_image(qapp: QApplication) -> None:
    look = Look("print", "print")
    image = painted(POSITION, look)
    drawn = QImage(image.size(), image.format())
    drawn.fill(QColor("#ffffff"))
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(svg(look).encode()).render(painter, QRectF(0, 0, 400, 400))
    painter.end()
    differences = [
        abs(image.pixelColor(x, y).lightness() - drawn.pixelColor(x, y).lightness())
        for x in range(400)
        for y in range(0, 400, 3)
    ]
    assert max(differences) < 128
