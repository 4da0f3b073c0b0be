"""Pieces change sides, or a side moves those of the other."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind, words
from matewright.model.condition_kinds.variants import variants

KINDS: Final = (
    kind("AndernachChess", words.later("A piece that captures changes its side; kings do not.")),
    kind(
        "AntiAndernachChess",
        words.later("A piece that moves without capture changes its side; kings do not."),
    ),
    kind(
        "Volage",
        words.later(
            "A piece other than a king changes its side when it first moves to a square "
            "of the other colour."
        ),
    ),
    kind(
        "Hypervolage",
        words.later(
            "A piece other than a king changes its side with each move to a square of the "
            "other colour."
        ),
    ),
    kind(
        "MagicSquares",
        words.later("A piece that comes to one of the squares changes its side."),
        variants("Type1", "Type2"),
        Value.SQUARES,
    ),
    kind(
        "Tibet",
        words.later("A black piece that captures a white one of another kind becomes white."),
    ),
    kind("DoubleTibet", words.later("A piece that captures one of another kind changes its side.")),
    kind(
        "TraitorChess",
        words.later("A black piece that comes to the lower half of the board becomes white."),
    ),
    kind(
        "DarkSide",
        words.later(
            "A white piece, except a king, that comes to the upper half of the board becomes "
            "black; a black one that comes to the lower half becomes white."
        ),
    ),
    kind(
        "ChameleonPursuit",
        words.later(
            "A piece, except a king, that moves to the square that the other side has just left "
            "changes its side."
        ),
    ),
    kind(
        "Masand",
        words.later(
            "A piece that moves and checks changes the sides of all other pieces that it observes, "
            "except kings."
        ),
    ),
    kind(
        "Anda",
        words.later(
            "A piece that checks by moving becomes neutral; "
            "a neutral one joins the side that moves."
        ),
    ),
    kind(
        "AndaInverse",
        words.later(
            "A piece that moves without checking becomes neutral; "
            "a neutral one joins the side that moves."
        ),
    ),
    kind("HalfInChess", words.later("A side moves the pieces of the other side, and only those.")),
    kind(
        "AllInChess",
        words.later(
            "A side may also move the pieces of the other side, but not take back a move "
            "without capture."
        ),
    ),
    kind(
        "MainlyInChess",
        words.later(
            "A side may also move the pieces of the other side, but not the piece that "
            "has just moved."
        ),
    ),
)
