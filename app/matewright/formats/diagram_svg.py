"""Diagrams as SVG for web pages, drawn without a window system.

The men are python-chess's. A page defines them once (`definitions`) and each diagram refers to
them, so that a page of a thousand diagrams stays small.
"""

from __future__ import annotations

from html import escape
from itertools import product

import chess.svg

from matewright.model.move import FILES
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position

_CELL = chess.svg.SQUARE_SIZE
_SIDE = 8 * _CELL
_LEFT, _BELOW = 16, 18
"""The room for coordinates."""
_FRAME = 2
_COLOURS = {Colour.WHITE: "white", Colour.BLACK: "black"}


def definitions() -> str:
    """The squares, the coordinates and the men, to stand once in a page before its diagrams."""
    dark = "".join(
        f"M{file * _CELL} {row * _CELL}h{_CELL}v{_CELL}h-{_CELL}z"
        for row, file in product(range(8), repeat=2)
        if (row + file) % 2
    )
    letters = "".join(
        f'<text x="{(place + 0.5) * _CELL:g}" y="{_SIDE + 15}">{FILES[place]}</text>'
        f'<text x="-9" y="{(7.5 - place) * _CELL + 4.5:g}">{place + 1}</text>'
        for place in range(8)
    )
    half = _FRAME / 2
    board = (
        '<g id="board">'
        f'<path fill="#fff" stroke="#000" stroke-width="{_FRAME}" '
        f'd="M-{half:g}-{half:g}h{_SIDE + _FRAME}v{_SIDE + _FRAME}h-{_SIDE + _FRAME}z"/>'
        f'<path fill="#cfcfcf" d="{dark}"/>'
        f'<g font-family="sans-serif" font-size="13" text-anchor="middle">{letters}</g>'
        "</g>"
    )
    men = "".join(chess.svg.PIECES.values())
    return f'<svg width="0" height="0" aria-hidden="true"><defs>{board}{men}</defs></svg>'


def diagram(position: Position, name: str) -> str:
    """One diagram; `name` is what screen readers call it."""
    men = "".join(_man(man, square) for square, man in position.men())
    left, top = -_LEFT - _FRAME, -_FRAME
    width, height = _SIDE + _LEFT + 2 * _FRAME, _SIDE + _BELOW + 2 * _FRAME
    return (
        f'<svg viewBox="{left} {top} {width} {height}" role="img" '
        f'aria-label="{escape(name)}"><use href="#board"/>{men}</svg>'
    )


def _man(man: Piece, square: int) -> str:
    row, file = divmod(square, 8)
    x, y = file * _CELL, (7 - row) * _CELL
    figure = chess.PIECE_NAMES[chess.PIECE_SYMBOLS.index(man.kind.figure.lower())]
    # Fairy men are orthodox ones turned upside down, the convention of magazines.
    turn = f' transform="rotate(180 {x + _CELL / 2:g} {y + _CELL / 2:g})"'
    turn = turn if man.kind.is_fairy else ""
    return f'<use href="#{_COLOURS[man.colour]}-{figure}" x="{x}" y="{y}"{turn}/>'
