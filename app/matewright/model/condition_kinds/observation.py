"""Whether a piece may move, capture or check depends on what observes it."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import kind, words
from matewright.model.condition_kinds.variants import (
    LETTERS,
    REX_EXCLUSIVE,
    REX_INCLUSIVE,
    variants,
)

KINDS: Final = (
    kind(
        "Madrasi",
        words.later("A piece observed by an enemy piece of its own kind cannot do anything."),
        REX_INCLUSIVE,
    ),
    kind(
        "Isardam",
        words.later("No move may let a piece be observed by an enemy piece of its own kind."),
        variants("RexInclusive", *LETTERS[:2]),
    ),
    kind(
        "EiffelChess",
        words.later(
            "A pawn is paralysed while a queen of the other side attacks it, a queen by a "
            "rook, a rook by a bishop, a bishop by a knight, a knight by a pawn."
        ),
    ),
    kind(
        "Leffie",
        words.later(
            "No move may let a pawn be attacked by a queen of the other side, a queen by a rook, "
            "a rook by a bishop, a bishop by a knight, a knight by a pawn."
        ),
    ),
    kind(
        "PartialParalysis",
        words.later(
            "A piece cannot go, nor capture or check, where it could go as an enemy piece that "
            "attacks it."
        ),
    ),
    kind(
        "Woozles",
        words.later(
            "A piece cannot capture or check while it and another piece of its own side "
            "observe each other."
        ),
        REX_EXCLUSIVE,
    ),
    kind(
        "BiWoozles",
        words.later(
            "A piece cannot capture or check while it and a piece of the other side observe "
            "each other."
        ),
        REX_EXCLUSIVE,
    ),
    kind(
        "Heffalumps",
        words.later(
            "A piece cannot capture or check on the line on which it and another piece of its "
            "own side observe each other."
        ),
        REX_EXCLUSIVE,
    ),
    kind(
        "BiHeffalumps",
        words.later(
            "A piece cannot capture or check on the line on which it and a piece of the other "
            "side observe each other."
        ),
        REX_EXCLUSIVE,
    ),
    kind(
        "Patrouille", words.later("A piece may only capture or check if its own side observes it.")
    ),
    kind("UltraPatrol", words.later("A piece may only move or check if its own side observes it.")),
    kind(
        "Lortap",
        words.later("A piece may only capture or check if its own side does not observe it."),
    ),
    kind(
        "FunctionaryChess",
        words.later("A piece may only move or check if the other side observes it."),
    ),
    kind(
        "ProvocationChess",
        words.later("A piece may only capture or check if the other side observes it."),
    ),
    kind(
        "CentralChess",
        words.later(
            "A piece can move or check only while its king observes it, or another such "
            "piece of its side."
        ),
    ),
    kind(
        "SuperGuards",
        words.later("A piece that is observed by a piece of its own side cannot be captured."),
    ),
    kind(
        "AntiGuards",
        words.later("A piece can be captured only while a piece of its own side observes it."),
    ),
    kind(
        "MultiCaptures",
        words.later(
            "A piece can only be captured if at least two pieces of the other side attack it."
        ),
        variants("White", "Black"),
    ),
    kind(
        "CASTChess",
        words.later(
            "A piece that could capture several pieces can capture none of them, and does "
            "not check; Inverse: only such a piece can."
        ),
        variants("Inverse"),
    ),
)
