"""Neutral pieces and attributes are explained beside kinds and conditions."""

from __future__ import annotations

from matewright.formats.rules import piece_rules
from matewright.model.position import Position


def test_what_pieces_are_beside_their_kind_is_explained() -> None:
    position = Position.from_fen("8/8/3k4/8/2g1=n3/8/1N{Royal,Kamikaze}6/8 w - - 0 1")
    assert [rule.partition(":")[0] for rule in piece_rules(position)] == [
        "Grasshopper",
        "Neutral",
        "Royal",
        "Kamikaze",
    ]


def test_an_orthodox_position_needs_no_words() -> None:
    assert not list(piece_rules(Position.from_fen("8/8/3k4/8/8/8/8/K7 w - - 0 1")))
