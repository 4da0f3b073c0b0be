"""Lines on a board: who stands between, what a slider sees, what its line being open would change.

What takes the rules of chess to answer is asked of the engine, and kept: `Rules`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from matewright import engine

SLIDERS: Final = "QRB"
_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
DIRECTIONS: Final = {"R": _STRAIGHT, "B": _DIAGONAL, "Q": _STRAIGHT + _DIAGONAL}
NEIGHBOURS: Final = _STRAIGHT + _DIAGONAL


def side_of(letter: str) -> str:
    """`w` or `b` for a piece's letter, empty for an empty square."""
    return "" if letter == "." else "w" if letter.isupper() else "b"


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


def moves_along(letter: str, step: tuple[int, int] | None) -> bool:
    """Whether a piece is a slider that moves in a direction."""
    return step is not None and step in DIRECTIONS.get(letter.upper(), ())


def sees(board: str, start: int, end: int) -> bool:
    """Whether a slider's line to a square is open."""
    return moves_along(board[start], direction(start, end)) and all(
        board[square] == "." for square in between(start, end)
    )


@lru_cache(maxsize=64)
def field(square: int) -> tuple[int, ...]:
    """The squares next to one."""
    return tuple(line[0] for step in NEIGHBOURS if (line := ray(square, step)))


def sliders(board: str, side: str) -> Iterator[int]:
    """Where a side's sliders stand."""
    letters = SLIDERS if side == "w" else SLIDERS.lower()
    return (square for square, letter in enumerate(board) if letter in letters)


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


def colour(square: int) -> int:
    """0 for the colour of a1, 1 for the other."""
    return (square + (square >> 3)) & 1


class Rules:
    """What the engine said of boards, each asked once; `know` asks for many at a time."""

    def __init__(self) -> None:
        self._known: dict[str, engine.Relations] = {}
        self._mates: dict[str, engine.Relations] = {}

    def know(self, boards: Iterable[str]) -> None:
        """Ask for boards that will be needed."""
        new = [board for board in dict.fromkeys(boards) if board not in self._known]
        self._known.update(zip(new, engine.relations(new), strict=True))

    def of(self, board: str, turn: str) -> engine.Relations:
        """The relations on a board with a side to move."""
        text = board + turn
        if text not in self._known:
            self._known[text] = engine.relations([text])[0]
        return self._known[text]

    def mates(self, board: str, turn: str) -> tuple[tuple[int, int, str | None], ...]:
        """The moves that mate at once."""
        text = board + turn
        if text not in self._mates:
            self._mates[text] = engine.relations([text], with_mates=True)[0]
        return self._mates[text].mates

    def pin_of(self, board: str, turn: str, square: int) -> int | None:
        """The piece that pins the one on a square."""
        return dict(self.of(board, turn).pins).get(square)

    def parries(self, board: str, mated: str, square: int) -> bool:
        """Whether a piece of the mated side could parry the only check if no pin held it."""
        king = king_of(board, mated)
        known = self.of(board, mated)
        checkers = list(squares(known.checkers))
        if king is None or len(checkers) != 1 or board[square] in "Kk":
            return False
        (checker,) = checkers
        if known.attackers(mated, checker) >> square & 1:
            return True
        ways = between(checker, king) if board[checker].upper() in SLIDERS else ()
        if board[square] in "Pp":
            step = 8 if mated == "w" else -8
            one, two = square + step, square + 2 * step
            can_leap = square >> 3 == (1 if mated == "w" else 6)
            return board[one] == "." and (one in ways or (can_leap and two in ways))
        return any(known.attackers(mated, way) >> square & 1 for way in ways)
