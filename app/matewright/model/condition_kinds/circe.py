"""What is captured comes back: Circe, its variants and what is like it."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind, words
from matewright.model.condition_kinds.variants import CIRCE, REX_INCLUSIVE

KINDS: Final = (
    kind(
        "Circe",
        words.later(
            "A captured piece is reborn on its square of the initial position, if that is empty."
        ),
        CIRCE,
    ),
    kind(
        "MirrorCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, on the square of the "
            "other side's like piece."
        ),
        REX_INCLUSIVE,
    ),
    kind("PWC", words.later("A captured piece changes places with its capturer.")),
    kind(
        "ChameleonCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, as the next one of knight, "
            "bishop, rook, queen and knight again."
        ),
        value=Value.PIECES,
        is_optional=True,
    ),
    kind(
        "CouscousCirce",
        words.later("A captured piece is reborn on the capturer's square, if that is empty."),
    ),
    kind(
        "EquipollentsCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, as far beyond the "
            "square of capture as the capturer came."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "FileCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, at the end of the file of capture."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "DiagramCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, where it stood in the diagram."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "ParrainCirce",
        words.later("A captured piece is reborn after the next move, as far on as that move went."),
    ),
    kind(
        "ContraParrain",
        words.later(
            "A captured piece is reborn after the next move, as far back as that move went."
        ),
    ),
    kind(
        "SymmetryCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, on the square of "
            "capture mirrored at the middle of the board."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "VerticalSymmetryCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, on the square of "
            "capture with files a and h exchanged."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "HorizontalSymmetryCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, on the square of "
            "capture with ranks 1 and 8 exchanged."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "CirceClone",
        words.later(
            "A captured piece is reborn as one of the capturer's kind, if its square is empty."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "MirrorCirceClone",
        words.later(
            "A captured piece is reborn as one of the capturer's kind, if that kind's square of "
            "the other side is empty."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "MirrorFileCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, at the other side's "
            "end of the file of capture."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "AntipodeanCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, four files and four "
            "ranks from the square of capture."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "SuperCirce",
        words.later(
            "A captured piece is reborn on any empty square its capturer likes, or not at all."
        ),
    ),
    kind(
        "CageCirce",
        words.later(
            "A captured piece is reborn on a square from which it cannot move without capturing."
        ),
    ),
    kind(
        "RankCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, on its own file of the "
            "rank of capture."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "VerticalMirrorCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, on its square with "
            "files a and h exchanged."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "DiametralCirce",
        words.later(
            "A captured piece is reborn, if its square is empty, on its square mirrored "
            "at the middle of the board."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "MirrorCouscousCirce",
        words.later(
            "A captured piece is reborn on the square of the other side's piece like the "
            "capturer, if that is empty."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "CirceAssassin",
        words.later(
            "A captured piece is reborn on its square of the initial position; what stands there, "
            "disappears. A king is also in check if a capture would make it disappear."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "CirceTurncoats",
        words.later("A captured piece is reborn as one of the other side, if its square is empty."),
    ),
    kind(
        "CirceDoubleAgents",
        words.later(
            "A captured piece is reborn as one of the other side, if the square of the other "
            "side's like piece is empty."
        ),
        REX_INCLUSIVE,
    ),
    kind(
        "CirceTake&Make",
        words.later(
            "A captured piece makes a move without capture from where it stood; if it has none, "
            "it cannot be captured."
        ),
    ),
    kind(
        "GhostChess",
        words.later(
            "A captured piece comes back on the square of capture when that is left; it "
            "cannot be captured again."
        ),
    ),
    kind(
        "HauntedChess",
        words.later(
            "A captured piece comes back to the square of capture when the piece that "
            "captured it leaves it."
        ),
    ),
)
