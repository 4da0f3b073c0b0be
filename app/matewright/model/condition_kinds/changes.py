"""Pieces become others by moving or capturing, or when something is captured."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind, words
from matewright.model.condition_kinds.variants import REX_EXCLUSIVE

KINDS: Final = (
    kind(
        "EinsteinChess",
        words.later(
            "A piece that moves without capturing becomes the next lower one (queen, "
            "rook, bishop, knight, pawn), one that captures the next higher one."
        ),
    ),
    kind(
        "ReversalEinsteinChess",
        words.later(
            "A piece that captures becomes the next lower one (queen, rook, bishop, "
            "knight, pawn), one that moves without capturing the next higher one."
        ),
    ),
    kind(
        "AntiEinsteinChess",
        words.later(
            "A piece that moves without capturing becomes the next higher one (pawn, "
            "knight, bishop, rook, queen); captures change nothing."
        ),
    ),
    kind(
        "RelegationChess",
        words.later("A piece other than a king that comes to its own second rank becomes a pawn."),
    ),
    kind(
        "NorskSjakk",
        words.later(
            "A piece that moves changes its kind: queen and knight, rook and bishop "
            "become each other."
        ),
    ),
    kind(
        "ChameleonChess",
        words.later(
            "With each move a knight becomes a bishop, a bishop a rook, a rook a queen and a "
            "queen a knight."
        ),
        value=Value.PIECES,
        is_optional=True,
    ),
    kind(
        "ChameleonSequence",
        words.later("With each move a chameleon becomes the next of the given pieces."),
        value=Value.PIECES,
        is_optional=True,
    ),
    kind(
        "LineChameleonChess",
        words.later(
            "A queen, rook, bishop or knight becomes the piece that stands on the file of "
            "its arrival in the initial position."
        ),
    ),
    kind(
        "ProteanChess",
        words.later(
            "A piece that captures becomes one of the kind that it captures, and keeps its side."
        ),
        REX_EXCLUSIVE,
    ),
    kind(
        "FrankfurtChess",
        words.later("A piece that captures becomes one of the kind that it captures."),
        REX_EXCLUSIVE,
    ),
    kind(
        "SnekChess",
        words.later(
            "When a piece is captured, a piece of the next lower kind of its side becomes "
            "one of its kind: a rook for a queen, a bishop for a rook, a knight for a "
            "bishop, the king for a knight."
        ),
    ),
    kind(
        "SnekCircleChess",
        words.later(
            "When a piece is captured, a piece of the next lower kind of its side becomes "
            "one of its kind: a rook for a queen, a bishop for a rook, a knight for a "
            "bishop, a queen for a knight."
        ),
    ),
    kind(
        "Influencer",
        words.later(
            "A piece that moves makes pawns of the other side's pieces next to it, "
            "but on the first and last ranks pieces of its own kind."
        ),
    ),
    kind(
        "Football",
        words.later(
            "A piece other than a king that comes to the file a or h may be replaced by one of "
            "the given kinds."
        ),
        value=Value.PIECES,
        is_optional=True,
    ),
)
