"""Moves as Popeye 4.104 prints them under these conditions: read, and written back."""

from __future__ import annotations

import pytest

from matewright.formats.popeye_effects import PrintedMove, played
from matewright.formats.popeye_moves import written
from matewright.formats.popeye_words import ENGLISH
from matewright.model.move import square_name
from matewright.model.piece import Colour
from matewright.model.position import Position


@pytest.mark.parametrize(
    ("fen", "condition", "text", "start"),
    [
        ("3R4/1k6/8/3K4/8/8/8/8 w", "AntiMarsCirce", "[wKd5->e1][wRd8->a1]0-0-0", "d5"),
        ("3R4/1k6/8/8/8/8/8/4K3 w", "AntiMarsCirce", "[wRd8->a1]0-0-0", "e1"),
        ("8/8/8/8/8/4K3/5qk1/6N1 w", "AntiCloneCirce", "Ke3*f2[wKf2->rQd1]", "e3"),
        (
            "8/8/8/8/7P/8/8/r{Royal}7 b",
            "AntiCloneCirce",
            "rRa1*h4[brRh4->Ph7]",
            "a1",
        ),
    ],
)
def test_moves_are_read_and_written(fen: str, condition: str, text: str, start: str) -> None:
    position = Position.from_fen(fen)
    side = Colour.WHITE if fen.endswith("w") else Colour.BLACK
    conditions = frozenset({condition})
    move = played(PrintedMove(text, side, conditions), list(position.board))
    assert square_name(move.from_square) == start
    assert written(move, ENGLISH, position.board, under=conditions) == text


def test_what_fairy_pawns_become_is_read() -> None:
    """From Popeye's example marine.inp, number 5."""
    position = Position.from_fen("k7/3.bp4/8/4P3/2K5/P1P5/P3.bp3/2.TR5 w")
    move = played(PrintedMove("BPd7-c8=TR", Colour.BLACK), list(position.board))
    assert move.uci == "d7c8tr"
