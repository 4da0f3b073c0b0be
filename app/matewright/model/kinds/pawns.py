"""Pawns other than the orthodox one."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import family, kind, words

PAWNS: Final = family(
    "Pawns",
    "They promote as pawns do, to orthodox pieces and the fairy ones of the diagram.",
    kind(
        "bp/bb/pb",
        words.later("berolina pawn"),
        "P180",
        words.later("forward one square diagonally, captures one square straight forward"),
    ),
    kind(
        "pp/rb/pv",
        words.later("reverse pawn"),
        "P180",
        words.later("as a pawn that goes backward"),
    ),
    kind(
        "sp/sb/sp",
        words.later("superpawn"),
        "P90",
        words.later("forward any distance, captures diagonally forward"),
    ),
    kind(
        "bs/bs/bs",
        words.later("berolina superpawn"),
        "P180",
        words.later("forward any distance diagonally, captures straight forward"),
    ),
    kind(
        "mp/mb/pm",
        words.later("marine pawn"),
        "P270",
        words.later(
            "as a pawn, captures by leaping diagonally over the next piece; becomes a marine piece"
        ),
    ),
)
