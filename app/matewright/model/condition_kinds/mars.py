"""Pieces move or capture from other squares than their own, or as what stands there."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import kind, words
from matewright.model.condition_kinds.variants import CIRCE, REX_EXCLUSIVE, REX_INCLUSIVE

KINDS: Final = (
    kind(
        "MarsCirce",
        words.later(
            "A piece can move from where it stands, but captures and checks only as if it "
            "came from its home square, which has to be empty."
        ),
        CIRCE,
    ),
    kind(
        "MarsMirrorCirce",
        words.later(
            "A piece captures and checks only as if it came from the other side's home square."
        ),
        REX_EXCLUSIVE,
    ),
    kind(
        "AntiMarsCirce",
        words.later(
            "A piece can capture from where it stands, but moves without capture only as if it "
            "came from its home square, which has to be empty."
        ),
        CIRCE,
    ),
    kind(
        "AntiMarsMirrorCirce",
        words.later(
            "A piece moves without capture only as if it came from the other side's home square."
        ),
        REX_EXCLUSIVE,
    ),
    kind(
        "PhantomChess",
        words.later(
            "A piece can move and capture from where it stands or as if it came from its "
            "home square, if that is empty."
        ),
        CIRCE,
    ),
    kind(
        "PlusChess",
        words.later(
            "A piece on one of the four squares in the middle can move from each of the "
            "others that is empty, too."
        ),
    ),
    kind(
        "DangerCirce",
        words.later("An attacked piece may also move to its square of rebirth, and capture there."),
    ),
    kind(
        "PowerTransfer",
        words.later(
            "A piece moves as what stands on the square on which it would be reborn under Circe."
        ),
        REX_INCLUSIVE,
    ),
)
