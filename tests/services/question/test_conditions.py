"""The list of conditions says which cannot be combined with others."""

from __future__ import annotations

import pytest

import matewright
from matewright.errors import MatewrightError
from matewright.model.condition_kinds import CONDITIONS
from matewright.services.question.conditions import company


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Circe", ""),
        ("AliceChess", "It goes with no other condition."),
        ("LostPieces", "It goes with no other condition but Anticirce."),
    ],
)
def test_a_sentence_tells_what_a_condition_goes_with(name: str, sentence: str) -> None:
    assert company(CONDITIONS[name]) == sentence


@pytest.mark.parametrize("condition", ["PWC", "Circe Clone", "SuperCirce"])
def test_kamikaze_pieces_are_refused_where_their_rebirth_is_not_settled(condition: str) -> None:
    with pytest.raises(MatewrightError, match="Kamikaze"):
        matewright.solve("8/8/8/8/3q4/4P{Kamikaze}3/8/K6k", "x1", conditions=[condition])


def test_kings_that_move_as_what_checks_them_are_refused_where_kings_are_reborn() -> None:
    with pytest.raises(MatewrightError, match="Circe with kings that are reborn"):
        matewright.solve(
            "8/8/5n2/8/4K3/8/8/8", "x1", conditions=["Circe RexInclusive", "TransmutedKings"]
        )


def test_royal_pawns_are_refused_where_checks_are_others() -> None:
    with pytest.raises(MatewrightError, match="Royal pawns and SAT"):
        matewright.solve("k7/8/8/8/8/4P{Royal}3/8/8", "x1", conditions=["SAT"])


@pytest.mark.parametrize(
    ("condition", "sentence"),
    [
        ("PromOnly Q R S B P", "Promotion to pawns is unknown here: “PromOnly Q R S B P”."),
        ("PromOnly K", "Promotion to kings is unknown here: “PromOnly K”."),
    ],
)
def test_a_promotion_that_is_not_settled_is_named(condition: str, sentence: str) -> None:
    with pytest.raises(MatewrightError) as refused:
        matewright.solve("7k/P7/8/8/8/8/8/K7", "#1", conditions=[condition])
    assert str(refused.value) == sentence
