"""Which pieces there are: promotion of pawns, and other pieces in place of the orthodox ones."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind, words
from matewright.model.condition_kinds.variants import NUMBERS, variants

KINDS: Final = (
    kind(
        "PromOnly",
        words.later("A pawn may only become one of the given pieces."),
        value=Value.PIECES,
    ),
    kind("GlasgowChess", words.later("Pawns promote one rank earlier.")),
    kind(
        "WhitePromSquares", words.later("White pawns promote on the squares."), value=Value.SQUARES
    ),
    kind(
        "BlackPromSquares", words.later("Black pawns promote on the squares."), value=Value.SQUARES
    ),
    kind("NoWhitePromotion", words.later("White pawns cannot go where they would promote.")),
    kind("NoBlackPromotion", words.later("Black pawns cannot go where they would promote.")),
    kind("NoIProm", words.later("Pawns do not become imitators.")),
    kind(
        "SingleBox",
        words.later(
            "Of each kind a side may have no more pieces on the board than a box of chess "
            "pieces holds."
        ),
        variants(*NUMBERS),
    ),
    kind(
        "Leofamily",
        words.later("There are Chinese pieces in place of queen, rook, bishop and knight."),
    ),
    kind(
        "ChineseChess",
        words.later("Pawns may also become Chinese pieces: leo, pao, vao and mao."),
    ),
    kind("CavalierMajeur", words.later("There are nightriders in place of knights.")),
    kind(
        "MarineChess",
        words.later(
            "Pawns become marine pieces: siren, triton, nereid and marine knight. Tritons castle "
            "in place of rooks."
        ),
    ),
    kind(
        "ArgentinianChess",
        words.later(
            "Pawns become Argentine pieces: senora, faro, loco and saltador. Faros castle in place "
            "of rooks."
        ),
    ),
)
