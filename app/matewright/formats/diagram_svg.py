"""Diagrams as SVG for web pages, drawn without a window system.

The men are python-chess's. A page defines them once (`definitions`) and each diagram refers to
them, so that a page of a thousand diagrams stays small.
"""

from __future__ import annotations

from html import escape
from itertools import product
from typing import Final

import chess.svg

from matewright.formats.format import Output
from matewright.model.move import FILES, square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position

_CELL: Final = chess.svg.SQUARE_SIZE
_SIDE: Final = 8 * _CELL
_LEFT, _BELOW = 16, 18
"""The room for coordinates."""
_FRAME: Final = 2
_COLOURS: Final = {Colour.WHITE: "white", Colour.BLACK: "black"}


def definitions(output: Output) -> str:
    """The squares, the coordinates and the men, to stand once in a page before its diagrams."""
    dark = "".join(
        f"M{file * _CELL} {row * _CELL}h{_CELL}v{_CELL}h-{_CELL}z"
        for row, file in product(range(8), repeat=2)
        if (row + file) % 2
    )
    half = _FRAME / 2
    board = (
        '<g id="board">'
        f'<path fill="var(--light)" stroke="currentColor" stroke-width="{_FRAME}" '
        f'd="M-{half:g}-{half:g}h{_SIDE + _FRAME}v{_SIDE + _FRAME}h-{_SIDE + _FRAME}z"/>'
        f'<path fill="var(--dark)" d="{dark}"/>{_letters(output) * output.coordinates}</g>'
    )
    men = "".join(chess.svg.PIECES.values())
    return f'<svg width="0" height="0" aria-hidden="true"><defs>{board}{men}</defs></svg>'


def _letters(output: Output) -> str:
    """The letters below the board and the numbers beside it."""
    texts = "".join(
        f'<text x="{(place + 0.5) * _CELL:g}" y="{_SIDE + 15}">'
        f"{FILES[7 - place if output.flipped else place]}</text>"
        f'<text x="-9" y="{(7.5 - place) * _CELL + 4.5:g}">'
        f"{8 - place if output.flipped else place + 1}</text>"
        for place in range(8)
    )
    return (
        '<g font-family="sans-serif" font-size="13" text-anchor="middle" fill="currentColor">'
        f"{texts}</g>"
    )


def diagram(position: Position, name: str, output: Output) -> str:
    """One diagram; `name` is what screen readers call it."""
    men = "".join(_man(man, square, flipped=output.flipped) for square, man in position.men())
    left, top = -_LEFT * output.coordinates - _FRAME, -_FRAME
    width = _SIDE + _LEFT * output.coordinates + 2 * _FRAME
    height = _SIDE + _BELOW * output.coordinates + 2 * _FRAME
    flipped = " data-flipped" * output.flipped
    return (
        f'<svg viewBox="{left} {top} {width} {height}" role="img" '
        f'aria-label="{escape(name)}"{flipped}><use href="#board"/><g class="men">{men}</g></svg>'
    )


def men_in_a_row(position: Position) -> str:
    """The men for the page's script: `e1white-king a8black-queen@180`."""
    return " ".join(square_name(square) + figure(man) for square, man in position.men())


def figure(man: Piece) -> str:
    """The name of a man's drawing, and by how many degrees it is turned."""
    drawn = chess.PIECE_NAMES[chess.PIECE_SYMBOLS.index(man.kind.figure.lower())]
    # Fairy men are orthodox ones turned upside down, the convention of magazines.
    return f"{_COLOURS[man.colour]}-{drawn}" + "@180" * man.kind.is_fairy


def _man(man: Piece, square: int, *, flipped: bool) -> str:
    row, file = divmod(square, 8)
    x, y = (7 - file, row) if flipped else (file, 7 - row)
    x, y = x * _CELL, y * _CELL
    drawn, _, degrees = figure(man).partition("@")
    turn = f' transform="rotate({degrees} {x + _CELL / 2:g} {y + _CELL / 2:g})"' if degrees else ""
    return f'<use href="#{drawn}" x="{x}" y="{y}" data-square="{square_name(square)}"{turn}/>'
