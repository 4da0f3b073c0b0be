"""Diagrams as SVG for web pages, drawn without a window system.

The pieces are python-chess's. A page defines them once (`definitions`) and each diagram refers to
them, so that a page of a thousand diagrams stays small.
"""

from __future__ import annotations

from html import escape
from itertools import product
from typing import Final

import chess.svg

from matewright.formats.format import Output
from matewright.model.attributes import initials_of
from matewright.model.board_marks import BoardMarks, Line, Sign
from matewright.model.diagram import Diagram
from matewright.model.figures import Figures
from matewright.model.move import FILES, square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position

_CELL: Final = chess.svg.SQUARE_SIZE
_SIDE: Final = 8 * _CELL
_LEFT, _BELOW = 16, 18
"""The room for coordinates."""
_FRAME: Final = 2
_USUAL: Final = Output()
_DISCS: Final = {
    "white": ("#fff", "#000"),
    "black": ("#000", "#fff"),
    "neutral": ("#aaa", "#000"),
}
_COLOURS: Final = {Colour.WHITE: "white", Colour.BLACK: "black"}


def definitions(output: Output = _USUAL) -> str:
    """The squares, the coordinates and the pieces, to stand once in a page before its diagrams."""
    dark = "".join(
        f"M{file * _CELL} {rank * _CELL}h{_CELL}v{_CELL}h-{_CELL}z"
        for rank, file in product(range(8), repeat=2)
        if (rank + file) % 2
    )
    edge = _FRAME / 2
    board = (
        '<g id="board">'
        f'<path fill="var(--light, #fff)" stroke="currentColor" stroke-width="{_FRAME}" '
        f'd="M-{edge:g}-{edge:g}h{_SIDE + _FRAME}v{_SIDE + _FRAME}h-{_SIDE + _FRAME}z"/>'
        f'<path fill="var(--dark, #cfcfcf)" d="{dark}"/>{_letters(output) * output.coordinates}</g>'
    )
    pieces = "".join(chess.svg.PIECES.values())
    # Neutral pieces are half white and half black.
    half = f'<clipPath id="half"><path d="M{_CELL / 2:g} 0h{_CELL}v{_CELL}h-{_CELL}z"/></clipPath>'
    neutral = "".join(
        f'<g id="neutral-{name}"><use href="#white-{name}"/>'
        f'<g clip-path="url(#half)"><use href="#black-{name}"/></g></g>'
        for name in chess.PIECE_NAMES[1:]
    )
    pieces += half + neutral
    return f'<svg width="0" height="0" aria-hidden="true"><defs>{board}{pieces}</defs></svg>'


def _letters(output: Output) -> str:
    """The letters below the board and the numbers beside it."""
    texts = "".join(
        f'<text x="{(index + 0.5) * _CELL:g}" y="{_SIDE + 15}">'
        f"{FILES[7 - index if output.flipped else index]}</text>"
        f'<text x="-9" y="{(7.5 - index) * _CELL + 4.5:g}">'
        f"{8 - index if output.flipped else index + 1}</text>"
        for index in range(8)
    )
    return (
        '<g font-family="sans-serif" font-size="13" text-anchor="middle" fill="currentColor">'
        f"{texts}</g>"
    )


def diagram(drawn: Diagram, name: str, output: Output = _USUAL) -> str:
    """One diagram; `name` is what screen readers call it."""
    figures = drawn.figures.on(drawn.position)
    pieces = "".join(
        _man(figure(piece, figures), square, flipped=output.flipped)
        for square, piece in drawn.position.pieces()
    )
    left, top = -_LEFT * output.coordinates - _FRAME, -_FRAME
    width = _SIDE + _LEFT * output.coordinates + 2 * _FRAME
    height = _SIDE + _BELOW * output.coordinates + 2 * _FRAME
    flipped = " data-flipped" * output.flipped
    return (
        f'<svg viewBox="{left} {top} {width} {height}" role="img" '
        f'aria-label="{escape(name)}"{flipped}><use href="#board"/>'
        f"{_marks(drawn.marks, flipped=output.flipped)}"
        f'<g class="men">{pieces}</g></svg>'
    )


def _marks(marks: BoardMarks, *, flipped: bool) -> str:
    """Lines and signs of conditions."""
    parts = []
    for square, signs in marks.signs.items():
        rank, file = divmod(square, 8)
        x, y = (7 - file, rank) if flipped else (file, 7 - rank)
        x, y = x * _CELL, y * _CELL
        parts += [_sign(sign, x, y) for sign in signs]
    for lines, look in ((marks.lines, ""), (marks.joined, ' stroke-dasharray="9"')):
        steps = "".join(_step(line, flipped=flipped) for line in lines)
        if steps:
            parts.append(f'<path stroke="currentColor" stroke-width="3"{look} d="{steps}"/>')
    return f'<g fill="none">{"".join(parts)}</g>' if parts else ""


def _step(line: Line, *, flipped: bool) -> str:
    x = (8 - line.x if flipped else line.x) * _CELL
    y = (line.y if flipped else 8 - line.y) * _CELL
    way = line.length * _CELL * (-1 if flipped != line.is_vertical else 1)
    return f"M{x} {y}{'v' if line.is_vertical else 'h'}{way}"


def _sign(sign: Sign, x: int, y: int) -> str:
    if sign is Sign.HOLE:
        return f'<path fill="currentColor" d="M{x} {y}h{_CELL}v{_CELL}h-{_CELL}z"/>'
    if sign is Sign.FRAMED:
        side = _CELL - 8
        return (
            f'<path stroke="currentColor" stroke-width="2.5" '
            f'd="M{x + 4} {y + 4}h{side}v{side}h-{side}z"/>'
        )
    if sign is Sign.IMITATOR:
        middle = _CELL / 2
        return f'<circle fill="currentColor" cx="{x + middle:g}" cy="{y + middle:g}" r="11"/>'
    tip, base = (y + 2, 11) if sign is Sign.WHITE_PROMOTION else (y + _CELL - 2, -11)
    return f'<path fill="currentColor" d="M{x + _CELL - 8} {tip}l6 {base}h-12z"/>'


def men_in_a_row(position: Position, figures: Figures) -> str:
    """The pieces for the page's script: `e1white-king a8black-queen@180 c3neutral:ZR`."""
    figures = figures.on(position)
    pieces = position.pieces()
    return " ".join(square_name(square) + figure(piece, figures) for square, piece in pieces)


def figure(piece: Piece, figures: Figures) -> str:
    """The name of a man's drawing, and by how many degrees it is turned: `white-queen@180`.

    Fairy pieces are orthodox ones turned, the convention of magazines. Those without a figure have
    their letters on a disc: `white:ZR`. Initials of attributes follow: `white-king!R`.
    """
    shade = "neutral" if piece.is_neutral else _COLOURS[piece.colour]
    written, initials = figures.of(piece.code), initials_of(piece.attributes)
    mark = f"!{initials}" * bool(initials)
    if not written:
        return f"{shade}:{piece.kind.problem_letter}{mark}"
    drawn = chess.PIECE_NAMES[chess.PIECE_SYMBOLS.index(written[0].lower())]
    return f"{shade}-{drawn}" + f"@{written[1:]}" * (len(written) > 1) + mark


def _man(name: str, square: int, *, flipped: bool) -> str:
    rank, file = divmod(square, 8)
    x, y = (7 - file, rank) if flipped else (file, 7 - rank)
    x, y = x * _CELL, y * _CELL
    look, _, initials = name.partition("!")
    if initials:
        return f"<g>{_man(look, square, flipped=flipped)}{_tag(initials, x, y)}</g>"
    drawn, _, degrees = look.partition("@")
    shade, _, letters = drawn.partition(":")
    if letters:
        return _letters_on_disc(shade, letters, x, y)
    turn = f' transform="rotate({degrees} {x + _CELL / 2:g} {y + _CELL / 2:g})"' if degrees else ""
    use = f'<use href="#{drawn}" x="{x}" y="{y}" data-square="{square_name(square)}"{turn}/>'
    if not (degrees and drawn.startswith("neutral-")):
        return use
    # White on the left and black on the right, however it is turned.
    black = use.replace("neutral-", "black-").replace(f'x="{x}" y="{y}"', "")
    black = black.replace(turn, f' transform="rotate({degrees} {_CELL / 2:g} {_CELL / 2:g})"')
    half = f'<g transform="translate({x} {y})"><g clip-path="url(#half)">{black}</g></g>'
    return f"<g>{use.replace('neutral-', 'white-')}{half}</g>"


def _tag(initials: str, x: int, y: int) -> str:
    """The initials of attributes, in the upper right corner."""
    width = max(15, 9 * len(initials) + 5)
    left = x + _CELL - width - 1
    return (
        f'<rect x="{left}" y="{y + 1}" width="{width}" height="15" rx="4" fill="#fff" '
        f'stroke="#000"/><text x="{left + width / 2:g}" y="{y + 13}" fill="#000" '
        f'font-family="sans-serif" font-size="12" font-weight="bold" text-anchor="middle">'
        f"{escape(initials)}</text>"
    )


def _letters_on_disc(shade: str, letters: str, x: int, y: int) -> str:
    """A piece that has no figure: its code, on a disc in its colour."""
    fill, ink = _DISCS[shade]
    centre = f"{x + _CELL / 2:g}"
    return (
        f'<g><circle cx="{centre}" cy="{y + _CELL / 2:g}" r="17" fill="{fill}" stroke="#000" '
        f'stroke-width="1.5"/><text x="{centre}" y="{y + _CELL / 2 + 6:g}" fill="{ink}" '
        f'font-family="sans-serif" font-size="17" text-anchor="middle">'
        f"{escape(letters)}</text></g>"
    )
