"""The pieces of orthodox chess."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import kind, words

KINDS: Final = (
    kind("k/k/r", words.later("king"), "K", words.later("one square in any direction")),
    kind(
        "q/d/d",
        words.later("queen"),
        "Q",
        words.later("any distance along ranks, files and diagonals"),
    ),
    kind("r/t/t", words.later("rook"), "R", words.later("any distance along ranks and files")),
    kind("b/l/f", words.later("bishop"), "B", words.later("any distance along diagonals")),
    kind(
        "s/s/c",
        words.later("knight"),
        "N",
        words.later("leaps two squares straight and one aside"),
        code="N",
    ),
    kind(
        "p/b/p",
        words.later("pawn"),
        "P",
        words.later("forward one square, captures one square diagonally forward"),
    ),
)
