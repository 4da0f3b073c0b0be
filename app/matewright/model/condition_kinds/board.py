"""Which squares can be reached, and what is left on them: grids, contact, colours, holes."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind, words
from matewright.model.condition_kinds.variants import variants

_KOEKO: Final = variants(Neighbour=Value.PIECE)

KINDS: Final = (
    kind("BichromChess", words.later("Pieces move only between squares of different colours.")),
    kind("MonochromChess", words.later("Pieces move only between squares of the same colour.")),
    kind(
        "GridChess",
        words.later(
            "Lines part the board into cells of four squares; each move has to lead into "
            "another cell."
        ),
        variants(
            "VerticalShift",
            "HorizontalShift",
            "DiagonalShift",
            Orthogonal=Value.LINES,
            Irregular=Value.CELLS,
            GridLine=Value.LINES,
        ),
    ),
    kind(
        "ContactGridChess",
        words.later(
            "A piece may only go from one cell of four squares to another, to where it stands "
            "next to a piece in another cell."
        ),
    ),
    kind(
        "KoeKo", words.later("A piece may only go where it stands next to another piece."), _KOEKO
    ),
    kind(
        "NewKoeko",
        words.later("A piece that touches another must touch one after its move; others must not."),
    ),
    kind(
        "AntiKoeko",
        words.later("A piece may only go where it does not stand next to another piece."),
        _KOEKO,
    ),
    kind("BlackEdgeMover", words.later("Black moves only to squares of the edge.")),
    kind("WhiteEdgeMover", words.later("White moves only to squares of the edge.")),
    kind(
        "Hole",
        words.later("Nothing can stand on the squares or pass over them."),
        value=Value.SQUARES,
    ),
    kind(
        "VerticalCylinder",
        words.later(
            "The files a and h adjoin: lines, leaps and captures of pawns go on over them. No "
            "piece moves to its own square."
        ),
        is_popeyes=False,
    ),
    kind(
        "HorizontalCylinder",
        words.later(
            "The ranks 1 and 8 adjoin: lines and leaps go on over them, but pawns do not. No piece "
            "moves to its own square."
        ),
        is_popeyes=False,
    ),
    kind(
        "Torus",
        words.later(
            "The files a and h adjoin, and the ranks 1 and 8: lines and leaps go on over them, "
            "pawns only over the files. No piece moves to its own square."
        ),
        is_popeyes=False,
    ),
    kind(
        "FuddledMen",
        words.later(
            "No piece moves twice in a row; what has moved last for its side does not check."
        ),
    ),
    kind("HaanerChess", words.later("A square that a piece leaves is out of use from then on.")),
    kind(
        "Sentinelles",
        words.later(
            "A piece other than a pawn leaves a pawn on the square it comes from, except on the "
            "first and last ranks."
        ),
        variants(
            "PionPropre",
            "PionAdvers",
            "PionNeutre",
            "ParaSentinelles",
            "Berolina",
            MaximumBlack=Value.NUMBER,
            MaximumWhite=Value.NUMBER,
            MaximumTotal=Value.NUMBER,
        ),
    ),
    kind(
        "Imitator",
        words.later(
            "With each move the imitators go as far as the piece that moves; "
            "their way has to be free, too."
        ),
        value=Value.SQUARES,
    ),
    kind(
        "Wormholes",
        words.later(
            "A piece that comes to one of the squares has to go on to another of them that is "
            "empty."
        ),
        value=Value.SQUARES,
    ),
    kind(
        "AliceChess",
        words.later(
            "There are two boards: a piece moves on its own one, to a square that is empty on the "
            "other, and is then there."
        ),
    ),
)
