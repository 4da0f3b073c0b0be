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
    USER = auto()
    """Drawn by the person at the board."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one square to another, both 0–63."""

    source: int
    target: int
    tone: Tone = Tone.LINE


@dataclass(frozen=True, slots=True)
class SquareMark:
    """A ring that a person draws around what stands on a square (0–63)."""

    square: int
