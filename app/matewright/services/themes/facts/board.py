"""The geometry of the board, and copies of boards with a man more, less or moved.

A board is 64 letters as in a FEN, a1 first, `.` where nobody stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))


NEIGHBOURS: Final = STRAIGHT + DIAGONAL


WORTH: Final = {".": 0, "P": 1, "N": 3, "B": 3, "R": 5, "Q": 9, "K": 99}
"""What a kind of piece is worth, in pawns."""


def side_of(letter: str) -> str:
    """`w` or `b` for a piece's letter, empty for an empty square and for a neutral piece."""
    return "w" if letter.isupper() else "b" if letter.islower() else ""


def other(side: str) -> str:
    """The other side."""
    return "b" if side == "w" else "w"


def king_of(board: str, side: str) -> int | None:
    """Where a side's king stands."""
    square = board.find("K" if side == "w" else "k")
    return None if square < 0 else square


@lru_cache(maxsize=4096)
def ray(square: int, step: tuple[int, int]) -> tuple[int, ...]:
    """The squares from a square to the edge, the nearest first."""
    file, rank = square & 7, square >> 3
    found = []
    while 0 <= (file := file + step[0]) < 8 and 0 <= (rank := rank + step[1]) < 8:
        found.append(8 * rank + file)
    return tuple(found)


@lru_cache(maxsize=4096)
def direction(start: int, end: int) -> tuple[int, int] | None:
    """The step of the line from one square to another, None where there is none."""
    file, rank = (end & 7) - (start & 7), (end >> 3) - (start >> 3)
    if start == end or (file and rank and abs(file) != abs(rank)):
        return None
    return (file > 0) - (file < 0), (rank > 0) - (rank < 0)


@lru_cache(maxsize=4096)
def between(start: int, end: int) -> tuple[int, ...]:
    """The squares strictly between two of one line; nothing where there is no line."""
    step = direction(start, end)
    if step is None:
        return ()
    line = ray(start, step)
    return line[: line.index(end)]


@lru_cache(maxsize=64)
def field(square: int) -> tuple[int, ...]:
    """The squares next to one."""
    return tuple(line[0] for step in NEIGHBOURS if (line := ray(square, step)))


def squares(bits: int) -> Iterator[int]:
    """The squares of a set."""
    while bits:
        least = bits & -bits
        yield least.bit_length() - 1
        bits ^= least


def emptied(board: str, *gone: int) -> str:
    """A copy of a board without what stands on some squares."""
    letters = list(board)
    for square in gone:
        letters[square] = "."
    return "".join(letters)


def put(board: str, square: int, letter: str) -> str:
    """A copy of a board with a piece on a square."""
    return board[:square] + letter + board[square + 1 :]


def made(board: str, start: int, target: int, promotion: str | None) -> str:
    """A copy of a board after a move."""
    letter = board[start]
    if promotion:
        letter = promotion if letter.isupper() else promotion.lower()
    return put(emptied(board, start), target, letter)


def colour(square: int) -> int:
    """0 for the colour of a1, 1 for the other."""
    return (square + (square >> 3)) & 1


def distance(one: int, two: int) -> int:
    """In moves of a king."""
    return max(abs((one & 7) - (two & 7)), abs((one >> 3) - (two >> 3)))
