"""Pieces that the engine cannot move: they are read, shown, kept and refused by name."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import kind, words

KINDS: Final = (
    kind("cp/cb/pc", words.later("chinese pawn"), "P270"),
    kind("dr/dr/dr", words.later("dragon")),
    kind("ee/ae/ae", words.later("eagle equihopper"), "Q270"),
    kind("en/aq/aq", words.later("nonstop eagle equihopper"), "Q270"),
    kind("gy/gy/gy", words.later("gryphon")),
    kind("mh/mc/bm", words.later("marine ship")),
    kind("rk/rp/cl", words.later("radial knight")),
    kind("sh/sc/ba", words.later("ship")),
    kind("st/st/ep", words.later("sting"), "K180"),
)
