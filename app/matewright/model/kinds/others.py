"""Pieces without moves of their own."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import family, kind, words

BORROWERS: Final = family(
    "Pieces that borrow",
    "They have no moves of their own, and hand on what they borrow to others of their kind.",
    kind(
        "o/o/o",
        words.later("orphan"),
        movement=words.later("as the pieces of the other side that observe it"),
    ),
    kind(
        "f/f/a",
        words.later("friend"),
        movement=words.later("as the pieces of its own side that observe it"),
    ),
)
OTHERS: Final = family(
    "Others",
    "",
    kind("du/du/pi", words.later("dummy"), "", words.later("does not move")),
    kind(
        "cp/cb/pc",
        words.later("chinese pawn"),
        "P270",
        words.later(
            "one square forward, on the other half of the board aside, too; never promotes"
        ),
    ),
)
