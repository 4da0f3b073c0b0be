"""Squares whose directions are iterators, as in the historic Sather program.

A piece asks its square for a *way*: the squares that lie in a direction, nearest first, up to the
edge of the board. That is all the geometry there is; everything else is rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

FILES: Final = "abcdefgh"


@dataclass(frozen=True, slots=True, eq=False)
class Direction:
    """A step of so many files and ranks, made once (`reach` 1) or again and again up to the edge.

    From the rank `long_from` (0 … 7) the step may be made once more: the pawn's double step.
    """

    files: int
    ranks: int
    reach: int = 7
    long_from: int | None = None


def _lines(*steps: tuple[int, int]) -> tuple[Direction, ...]:
    return tuple(Direction(*step) for step in steps)


def _single(lines: tuple[Direction, ...]) -> tuple[Direction, ...]:
    return tuple(Direction(line.files, line.ranks, reach=1) for line in lines)


HORIZONTAL_RIGHT, HORIZONTAL_LEFT, VERTICAL_UP, VERTICAL_DOWN = STRAIGHT = _lines(
    (1, 0), (-1, 0), (0, 1), (0, -1)
)
DIAGONAL: Final = _lines((1, 1), (-1, 1), (1, -1), (-1, -1))
KNIGHT_LINES: Final = _lines((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
"""The knight's eight steps, each repeated: the nightrider's lines."""
KNIGHT: Final = _single(KNIGHT_LINES)
RING: Final = _single(STRAIGHT + DIAGONAL)
"""The up to eight neighbours of a square."""
NORTH_TWO: Final = Direction(0, 1, reach=1, long_from=1)
"""One square up, from the second rank two: the white pawn's way."""
SOUTH_TWO: Final = Direction(0, -1, reach=1, long_from=6)
NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST = _single(DIAGONAL)


class Square:
    """One of the 64 squares; there is one object for each, in `SQUARES`."""

    __slots__ = ("_ways", "file", "number", "rank")

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.file: Final = number & 7
        self.rank: Final = number >> 3
        self._ways: dict[Direction, tuple[Square, ...]] = {}

    def way(self, direction: Direction) -> Iterator[Square]:
        """The squares in a direction, nearest first."""
        squares = self._ways.get(direction)
        if squares is None:
            squares = self._ways[direction] = tuple(self._walk(direction))
        return iter(squares)

    def _walk(self, direction: Direction) -> Iterator[Square]:
        reach = direction.reach + (direction.long_from == self.rank)
        for step in range(1, reach + 1):
            file = self.file + step * direction.files
            rank = self.rank + step * direction.ranks
            if not (0 <= file < 8 and 0 <= rank < 8):
                return
            yield SQUARES[8 * rank + file]

    def __str__(self) -> str:
        return FILES[self.file] + str(self.rank + 1)

    def __repr__(self) -> str:
        return f"<Square {self}>"


SQUARES: Final = tuple(Square(number) for number in range(64))
"""All squares from a1 along the ranks to h8."""


def square(name: str) -> Square:
    """The square called so, as in `e4`. Raises `KeyError` for any other text."""
    return _BY_NAME[name]


_BY_NAME: Final = {str(square): square for square in SQUARES}
