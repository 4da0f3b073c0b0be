"""What may be captured, and what else a capture does."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import kind, words
from matewright.model.condition_kinds.variants import variants

KINDS: Final = (
    kind("NoCapture", words.later("Nothing may be captured.")),
    kind("NoWhiteCapture", words.later("White may not capture.")),
    kind("NoBlackCapture", words.later("Black may not capture.")),
    kind(
        "Bicaptures",
        words.later("Pieces may capture pieces of their own side, too, except the king."),
    ),
    kind(
        "Take&MakeChess",
        words.later(
            "A capturer goes on at once as the captured piece would move, without capture."
        ),
        variants("Absolute"),
    ),
    kind(
        "Make&TakeChess",
        words.later(
            "Before capturing, a piece makes a move without capture as the piece that it captures."
        ),
    ),
    kind(
        "SeriesCapture",
        words.later(
            "A piece that captures may go on with another move at once, unless a king is in check."
        ),
    ),
    kind(
        "Breton",
        words.later(
            "With each capture another piece of the captured kind disappears, of the side "
            "that captures (Adverse: of the other side); Chromatic: it changes sides."
        ),
        variants("Adverse", "Chromatic", "PY"),
    ),
    kind(
        "PADChess",
        words.later(
            "A piece disappears with its second capture; Strict: it cannot capture again until it "
            "was captured itself."
        ),
        variants("RexInclusive", "Strict"),
    ),
    kind(
        "LostPieces",
        words.later(
            "With each move the pieces of the other side disappear that would be mated if they "
            "were kings."
        ),
    ),
)
