"""Rays: the lines of sliders with the men that stand on them, in order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from matewright.services.themes.facts.board import (
    DIAGONAL,
    STRAIGHT,
    between,
    direction,
    king_of,
    other,
    side_of,
)

SLIDERS: Final = "QRB"
_DIRECTIONS: Final = {"R": STRAIGHT, "B": DIAGONAL, "Q": STRAIGHT + DIAGONAL}


def moves_along(letter: str, step: tuple[int, int] | None) -> bool:
    """Whether a piece is a slider that moves in a direction."""
    return step is not None and step in _DIRECTIONS.get(letter.upper(), ())


@lru_cache(maxsize=4096)
def sliders(board: str, side: str) -> tuple[int, ...]:
    """Where a side's sliders stand."""
    letters = SLIDERS if side == "w" else SLIDERS.lower()
    return tuple(square for square, letter in enumerate(board) if letter in letters)


def men_between(board: str, slider: int, goal: int) -> list[int] | None:
    """Who stands between a slider and a square of its lines, the nearest first; None elsewhere."""
    if not moves_along(board[slider], direction(slider, goal)):
        return None
    return [square for square in between(slider, goal) if board[square] != "."]


def sees(board: str, slider: int, goal: int) -> bool:
    """Whether a slider's line to a square is open."""
    return men_between(board, slider, goal) == []


def ending_at(board: str, square: int, side: str) -> list[int]:
    """The sliders and pawns of a side whose way reaches a square, and ends where a man is there."""
    found = [s for s in sliders(board, side) if s != square and sees(board, s, square)]
    step = 8 if side == "w" else -8
    pawn = "P" if side == "w" else "p"
    for start in (square - step, square - 2 * step):
        if 0 <= start < 64 and board[start] == pawn:
            is_home = start >> 3 == (1 if side == "w" else 6)
            if start == square - step or (is_home and board[square - step] == "."):
                found.append(start)
    return found


def sliders_ending_at(board: str, square: int, side: str) -> list[int]:
    """The same without pawns."""
    return [start for start in ending_at(board, square, side) if board[start] not in "Pp"]


def batteries(board: str, side: str) -> Iterator[tuple[int, int]]:
    """Rear and front piece of each battery of a side."""
    king = king_of(board, other(side))
    if king is None:
        return
    for rear in sliders(board, side):
        men = men_between(board, rear, king)
        if men is not None and len(men) == 1 and side_of(board[men[0]]) == side:
            yield rear, men[0]
