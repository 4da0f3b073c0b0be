"""Arrows and marked squares that explain a position."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Tone(Enum):
    """What an arrow or a mark stands for; each tone has its own colour and its own stroke."""

    LINE = auto()
    """A move of a line that is not one of the following."""
    KEY = auto()
    TRY = auto()
    REFUTATION = auto()
    THREAT = auto()
    EFFECT = auto()
    """What a move does beside: a rebirth, its second part."""
    USER = auto()
    """Drawn by the person at the board."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one square to another, both 0–63."""

    source: int
    target: int
    tone: Tone = Tone.LINE


class Ground(Enum):
    """What the colour under a square says of a piece that would stand there; the value is its sign.

    Each has its own sign too, the same as on the command line.
    """

    SOUND = "+"
    SOUND_WITH_LOSS = "~"
    COOKED = "c"
    SHORT = "s"
    NONE = "–"
    ILLEGAL = "×"


@dataclass(frozen=True, slots=True)
class SquareGround:
    """A square (0–63) with a coloured ground, and its meaning in words."""

    square: int
    ground: Ground
    words: str = ""


@dataclass(frozen=True, slots=True)
class SquareMark:
    """A ring around what stands on a square (0–63)."""

    square: int
    tone: Tone = Tone.USER
