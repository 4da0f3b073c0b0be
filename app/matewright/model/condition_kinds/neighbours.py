"""Pieces move as others that stand near them, or on a certain square or file."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import kind, words
from matewright.model.condition_kinds.variants import LETTERS, REX_INCLUSIVE, variants

KINDS: Final = (
    kind(
        "AnnanChess",
        words.later("A piece with a piece of its own side just behind it moves as that piece."),
        variants(*LETTERS),
    ),
    kind(
        "NannaChess",
        words.later(
            "A piece with a piece of its own side just in front of it moves as that piece."
        ),
        variants(*LETTERS),
    ),
    kind(
        "FaceToFace",
        words.later("Two pieces of opposite sides that stand face to face move as each other."),
    ),
    kind(
        "BackToBack",
        words.later("Two pieces of opposite sides that stand back to back move as each other."),
    ),
    kind(
        "CheekToCheek",
        words.later("Two pieces of opposite sides that stand side by side move as each other."),
    ),
    kind(
        "PointReflection",
        words.later(
            "Two pieces on squares that are point-symmetric about the middle of the board "
            "move as each other."
        ),
    ),
    kind(
        "Bolero",
        words.later(
            "A piece other than pawn or king moves without capture as the piece that stands on "
            "its file in the initial position."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "BoleroInverse",
        words.later(
            "A piece other than pawn or king captures as the piece that stands on its file in "
            "the initial position."
        ),
        REX_INCLUSIVE,
    ),
)
