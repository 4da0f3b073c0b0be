"""The capturer is reborn: Anticirce, its variants and Geneva."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import kind, words
from matewright.model.condition_kinds.variants import ANTICIRCE, CIRCE

KINDS: Final = (
    kind(
        "AntiCirce",
        words.later(
            "A capturer is reborn on its own square, and cannot capture if that is occupied."
        ),
        CIRCE,
    ),
    kind(
        "MirrorAntiCirce",
        words.later("As Anticirce, with the squares of the other side."),
        ANTICIRCE,
    ),
    kind(
        "DiagramAntiCirce",
        words.later("A capturer is reborn where it stood in the diagram; that must be empty."),
        ANTICIRCE,
    ),
    kind(
        "FileAntiCirce",
        words.later("A capturer is reborn at the end of the file of capture; that must be empty."),
        ANTICIRCE,
    ),
    kind(
        "SymmetryAntiCirce",
        words.later(
            "A capturer is reborn on the square mirrored at the middle; that must be empty."
        ),
        ANTICIRCE,
    ),
    kind(
        "MirrorFileAntiCirce",
        words.later("A capturer is reborn at the other end of the file; that must be empty."),
        ANTICIRCE,
    ),
    kind(
        "AntipodeanAntiCirce",
        words.later("A capturer is reborn four files and ranks away; that must be empty."),
        ANTICIRCE,
    ),
    kind(
        "EquipollentsAntiCirce",
        words.later("A capturer goes on as far as it came; that square must be empty."),
        ANTICIRCE,
    ),
    kind(
        "VerticalSymmetryAntiCirce",
        words.later("A capturer is reborn with files exchanged; that square must be empty."),
        ANTICIRCE,
    ),
    kind(
        "HorizontalSymmetryAntiCirce",
        words.later("A capturer is reborn with ranks exchanged; that square must be empty."),
        ANTICIRCE,
    ),
    kind(
        "AntiSuperCirce",
        words.later("A capturer is reborn on any empty square that it likes."),
        ANTICIRCE,
    ),
    kind(
        "AntiCloneCirce",
        words.later("A capturer becomes a piece of the captured kind and is reborn as that."),
    ),
    kind(
        "GenevaChess",
        words.later(
            "A piece other than a king can capture only if its home square is empty, and not "
            "from there."
        ),
        CIRCE,
    ),
)
