"""What conditions put on the board: lines between squares, and squares of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from matewright.model.conditions import Condition
from matewright.model.move import Move, square_number


class Line(NamedTuple):
    """A line along the edges of squares, in squares from the outer corner of a1."""

    x: int
    y: int
    length: int
    is_vertical: bool


class Sign(StrEnum):
    """What a square is under the conditions."""

    HOLE = "hole"
    """It is not a square at all."""
    FRAMED = "framed"
    """What comes there is changed, moves on, or must come there."""
    WHITE_PROMOTION = "white-promotion"
    BLACK_PROMOTION = "black-promotion"
    IMITATOR = "imitator"
    """What moves with the pieces and is none itself is there."""


@dataclass(frozen=True, slots=True)
class BoardMarks:
    """Lines, signs by square (0–63), and the edges of the board that adjoin."""

    lines: tuple[Line, ...]
    signs: Mapping[int, tuple[Sign, ...]]
    joined: tuple[Line, ...] = ()


NO_MARKS: Final = BoardMarks((), MappingProxyType({}))

_SIGNS: Final = {
    "Hole": Sign.HOLE,
    "MagicSquares": Sign.FRAMED,
    "Wormholes": Sign.FRAMED,
    "WhiteRoyalSquare": Sign.FRAMED,
    "BlackRoyalSquare": Sign.FRAMED,
    "WhiteForcedSquare": Sign.FRAMED,
    "BlackForcedSquare": Sign.FRAMED,
    "WhiteConsequentForcedSquare": Sign.FRAMED,
    "BlackConsequentForcedSquare": Sign.FRAMED,
    "WhitePromSquares": Sign.WHITE_PROMOTION,
    "BlackPromSquares": Sign.BLACK_PROMOTION,
}
_SIDES: Final = (Line(0, 0, 8, is_vertical=True), Line(8, 0, 8, is_vertical=True))
_ENDS: Final = (Line(0, 0, 8, is_vertical=False), Line(0, 8, 8, is_vertical=False))
_JOINED: Final = {
    "VerticalCylinder": _SIDES,
    "HorizontalCylinder": _ENDS,
    "Torus": (*_SIDES, *_ENDS),
}
_GRID_LINE: Final = re.compile(r"([hv])([a-h])([1-8])([1-8])", re.IGNORECASE)
_MOST: Final = 8


def board_marks(conditions: Iterable[Condition], moves: Iterable[Move | None] = ()) -> BoardMarks:
    """What there is to be drawn for conditions after moves; of one not understood nothing."""
    lines: list[Line] = []
    joined: list[Line] = []
    signs: dict[int, list[Sign]] = {}
    for condition in conditions:
        if condition.kind is None or condition.error is not None:
            continue
        if condition.name == "GridChess":
            lines += _grid(condition)
        elif condition.name in _JOINED:
            joined += _JOINED[condition.name]
        elif condition.name == "Imitator":
            gone = [move.imitators for move in moves if move is not None]
            for square in gone[-1] if gone else condition.squares:
                signs.setdefault(square, []).append(Sign.IMITATOR)
        elif condition.name in _SIGNS:
            for square in condition.squares:
                signs.setdefault(square, []).append(_SIGNS[condition.name])
    if not (lines or signs or joined):
        return NO_MARKS
    return BoardMarks(
        tuple(dict.fromkeys(lines)),
        MappingProxyType({at: tuple(signs[at]) for at in signs}),
        tuple(dict.fromkeys(joined)),
    )


def _grid(condition: Condition) -> Iterator[Line]:
    """The lines of grid chess; `GridLine` adds its own to those of the cells."""
    variant, *values = condition.parameters or ("",)
    cells = _cells(variant, values)
    if cells is not None:
        yield from _between(cells)
    for word in condition.parameters:
        if found := _GRID_LINE.fullmatch(word):
            x, y = "abcdefgh".index(found[2].lower()), int(found[3]) - 1
            is_vertical = found[1].lower() == "v"
            room = _MOST - (y if is_vertical else x)
            yield Line(x, y, min(int(found[4]), room), is_vertical)


def _cells(variant: str, values: list[str]) -> list[int] | None:
    """The number of each square's cell; None where only lines part squares."""
    files, ranks = (range(8), range(8))
    match variant:
        case "GridLine":
            return None
        case "Irregular":
            cells = [0] * 64
            for number, word in enumerate(values, start=1):
                for name in re.findall("[a-h][1-8]", word):
                    cells[square_number(name)] = number
            return cells
        case "Orthogonal":
            text = "".join(values)
            cut_files = [sum(one in text for one in "abcdefgh"[:file]) for file in files]
            cut_ranks = [sum(one in text for one in "12345678"[:rank]) for rank in ranks]
            return [8 * cut_ranks[rank] + cut_files[file] for rank in ranks for file in files]
    right = variant in ("HorizontalShift", "DiagonalShift")
    up = variant in ("VerticalShift", "DiagonalShift")
    return [(rank + up) // 2 * 8 + (file + right) // 2 for rank in ranks for file in files]


def _between(cells: list[int]) -> Iterator[Line]:
    """The lines between cells, each as long as it goes on."""
    for is_vertical in (True, False):
        along, across = (8, 1) if is_vertical else (1, 8)
        for index in range(1, 8):
            start = None
            for at in range(9):
                square = index * across + at * along
                is_parted = at < 8 and cells[square] != cells[square - across]
                if is_parted and start is None:
                    start = at
                elif not is_parted and start is not None:
                    corner = (index, start) if is_vertical else (start, index)
                    yield Line(*corner, at - start, is_vertical)
                    start = None
