"""Pieces that capture by leaping over what they capture."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import family, kind, words

LOCUSTS: Final = family(
    "Locusts and marine pieces",
    "They capture a piece by leaping over it to the empty square behind.",
    kind(
        "l/h/l",
        words.later("locust"),
        "Q90",
        words.later(
            "captures along queen lines, hopping to the empty square just behind; moves only so"
        ),
    ),
    kind(
        "lb/hl/lf",
        words.later("bishop locust"),
        "B90",
        words.later(
            "captures along diagonals, hopping to the empty square just behind; moves only so"
        ),
    ),
    kind(
        "lr/ht/lt",
        words.later("rook locust"),
        "R90",
        words.later(
            "captures along ranks and files, hopping to the empty square behind; moves only so"
        ),
    ),
    kind(
        "ln/hn/ln",
        words.later("nightrider locust"),
        "N90",
        words.later(
            "captures along a nightrider's line, hopping to the next leap's square; moves only so"
        ),
    ),
    kind(
        "ls/lr/lr",
        words.later("rose locust"),
        "",
        words.later(
            "captures along a rose's line, hopping to the next leap's square; moves only so"
        ),
    ),
    kind(
        "si/si/si",
        words.later("sirene"),
        "Q270",
        words.later("along queen lines, captures by hopping to the empty square just behind"),
    ),
    kind(
        "tr/tr/tr",
        words.later("triton"),
        "R270",
        words.later("along ranks and files, captures by hopping to the empty square just behind"),
    ),
    kind(
        "nd/nd/ne",
        words.later("nereide"),
        "B270",
        words.later("along diagonals, captures by hopping to the empty square just behind"),
    ),
    kind(
        "ms/ms/cm",
        words.later("marine knight"),
        "N270",
        words.later(
            "as a knight, captures a piece one leap away by going to the empty "
            "square of the next leap"
        ),
    ),
    kind(
        "po/po/po",
        words.later("poseidon"),
        "K270",
        words.later("as a king, captures by leaping over the next piece; royal as a king"),
    ),
    kind(
        "sk/sk/sk",
        words.later("Scylla"),
        "",
        words.later(
            "as a knight, by way of the square beside it straight; captures only what stands there"
        ),
    ),
    kind(
        "cy/cy/cy",
        words.later("Charybdis"),
        "",
        words.later(
            "as a knight, by way of the square beside it diagonally; captures only "
            "what stands there"
        ),
    ),
)
