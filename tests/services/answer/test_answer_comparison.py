"""What two answers say, side by side."""

from __future__ import annotations

import matewright
from matewright.model.notation import Notation
from matewright.services.answer.answer_comparison import comparing


def test_fairy_moves_of_the_same_squares_are_told_apart() -> None:
    captures = matewright.solve("k7/8/8/8/8/8/r7/R1K5 w", "x1", conditions=["SuperCirce"])
    notation = Notation(effects=True)
    lines = {line.name: line for line in comparing(captures, captures, notation) if line}
    count = len(captures.tree.children)
    assert count > 40, "where the captured rook is reborn is chosen"
    assert lines["Keys"].first.startswith(f"{count}: 1.Rxa2+!, 1.Rxa2[+bRb2]+!")
