"""Pieces that the engine cannot move: they are read, shown, kept and refused by name."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import kind, words

KINDS: Final = (
    kind("dr/dr/dr", words.later("dragon")),
    kind("gy/gy/gy", words.later("gryphon")),
    kind("mh/mc/bm", words.later("marine ship")),
    kind("rk/rp/cl", words.later("radial knight")),
    kind("sh/sc/ba", words.later("ship")),
)
