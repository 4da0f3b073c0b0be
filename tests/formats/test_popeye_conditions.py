"""Conditions are named as Popeye 4.104 names them in the labels of twins (`Twin Condition …`)."""

from __future__ import annotations

import pytest

from matewright.formats.popeye_conditions import condition_lines
from matewright.formats.popeye_text import read_input, split

LABELS = {
    "annan typec": "AnnanChess    TypeC",
    "isardam typeb rexinclusive": "Isardam    TypeB RexInclusive",
    "whiteoscillatingkings typeb": "WhiteOscillatingKings    TypeB",
    "whiteoscillatingkings typec": "WhiteOscillatingKings  TypeC",
    "republican": "RepublicanChess    Type2",
    "republican type1": "RepublicanChess    Type1",
    "singlebox": "SingleBox    Type1",
    "singlebox type2": "SingleBox    Type2",
    "magicsquares a1 type1": "MagicSquares a1",
    "gridchess verticalshift": "GridChess",
    "blackmaximummer ultra": "BlackMaximummer  ultra",
    "sentinelles pionneutre": "Sentinelles  PionNeutre",
    "sentinelles parasentinelles pionneutre": "ParaSentinelles  PionNeutre",
    "sentinelles maximumwhite 3": "Sentinelles 3/8",
    "sentinelles maximumtotal 3": "Sentinelles //3",
}


@pytest.mark.parametrize("asked", LABELS)
def test_a_condition_is_named_as_by_popeye(asked: str) -> None:
    text = (
        f"BeginProblem\nStipulation #1\nCondition {asked}\nPieces White Ka1 Black Kh8\nEndProblem\n"
    )
    told = next(filter(None, map(read_input, split(text))))
    lines = condition_lines(told.problem.conditions, told.language, with_grid=False)
    assert lines == [LABELS[asked]]
