"""Pieces that could not be reborn cannot be captured: Immun Chess and its variants."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import kind, words
from matewright.model.condition_kinds.variants import CIRCE, REX_INCLUSIVE

KINDS: Final = (
    kind(
        "ImmunChess",
        words.later("A piece whose square of the initial position is occupied cannot be captured."),
        CIRCE,
    ),
    kind(
        "MirrorImmunChess",
        words.later(
            "A piece cannot be captured if the square of the other side's like piece is occupied."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "FileImmunChess",
        words.later("A piece cannot be captured if its end of the file of capture is occupied."),
    ),
    kind(
        "DiagramImmunChess",
        words.later(
            "A piece cannot be captured if the square is occupied where it stood in the diagram."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "MirrorFileImmunChess",
        words.later(
            "A piece cannot be captured if the other side's end of the file of capture is occupied."
        ),
    ),
    kind(
        "SymmetryImmunChess",
        words.later(
            "A piece cannot be captured if its square mirrored at the middle of the board is "
            "occupied."
        ),
    ),
    kind(
        "AntipodeanImmunChess",
        words.later(
            "A piece cannot be captured if the square four files and four ranks away is occupied."
        ),
    ),
    kind(
        "EquipollentsImmunChess",
        words.later(
            "A piece cannot be captured if the square as far beyond it as the capturer came is "
            "occupied or off the board."
        ),
    ),
    kind(
        "ImmuneVerticalSymmetry",
        words.later(
            "A piece cannot be captured if its square with files a and h exchanged is occupied."
        ),
    ),
    kind(
        "ImmuneHorizontalSymmetry",
        words.later(
            "A piece cannot be captured if its square with ranks 1 and 8 exchanged is occupied."
        ),
    ),
)
