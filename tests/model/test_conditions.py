"""Conditions: their names, their parameters, and the texts they are read from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.errors import StipulationError
from matewright.formats.popeye_words import ENGLISH, FRENCH, GERMAN, Language
from matewright.model.condition_kinds import CONDITIONS
from matewright.model.conditions import (
    Condition,
    WordList,
    check_conditions,
    conditions_of,
    parsed_conditions,
    read_condition,
)
from matewright.model.move import square_number


def test_a_condition_has_a_name_and_parameters() -> None:
    (circe,) = conditions_of(["Circe  RexInclusive", " "])
    assert (circe.name, circe.parameters) == ("Circe", ("RexInclusive",))
    assert circe.text == "Circe RexInclusive"
    assert circe.variants == ("RexInclusive",)
    (unknown,) = conditions_of(["Nobody knows 1"])
    assert (unknown.name, unknown.parameters) == ("Nobody", ("knows", "1"))
    assert unknown.kind is None
    assert unknown.error


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("circe madrasi rexincl whitemaxi", ["Circe", "Madrasi RexInclusive", "WhiteMaximummer"]),
        ("circe parrain", ["Circe Parrain"]),
        ("koeko parrain", ["KoeKo", "ParrainCirce"]),
        ("Maximummer black", ["BlackMaximummer"]),
        ("Maximummer White ultra", ["WhiteMaximummer ultra"]),
        ("circe immunchess rexincl Exclusiv", ["Circe", "ImmunChess RexInclusive", (
            "ExclusiveChess"
        )]),
        ("Hole A4b5", ["Hole a4b5"]),
        ("imitator c5 blackmaxi", ["Imitator c5", "BlackMaximummer"]),
        ("PromOnly q s g li rh", ["PromOnly Q S G LI RH"]),
        ("Circe chameleon s q r b s", ["Circe Chameleon S Q R B S"]),
        ("equipollentscirce sentin PionAdvers MaximumWhite 2", [
            "EquipollentsCirce", "Sentinelles PionAdvers MaximumWhite 2"
        ]),
        ("magicsquare c2 anticirce", ["MagicSquares c2", "AntiCirce"]),
        ("LastCapture White Royal Qd1", ["LastCapture White Royal Qd1"]),
        ("Grid Irregular a1b1 a2b2", ["GridChess Irregular a1b1 a2b2"]),
        ("blackmindister e5b8", ["BlackMinDister e5b8"]),
        ("Koeko Neighbour S", ["KoeKo Neighbour S"]),
        ("Take & Make", ["Take&MakeChess"]),
        ("Anti-Circe", ["AntiCirce"]),
        ("BGL 12.5 -", ["BGL 12.5 -"]),
    ],
)  # fmt: skip
def test_words_may_be_shortened_and_several_conditions_told(text: str, known: list[str]) -> None:
    found = conditions_of([text])
    assert [condition.text for condition in found] == known
    assert not any(condition.error for condition in found)
    assert conditions_of(known) == found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Nobody", "There is no condition “Nobody”"),
        ("Hole", "“Hole” needs squares after it"),
        ("BlackRoyalSquare e4e5", "“Black Royal Square” needs a square after it"),
        ("BlackMaxDister e4", "“Black Max Dister” needs two squares"),
        ("PromOnly", "“Promotion Only” needs pieces after it"),
        ("Koeko Neighbour", "“Neighbour” needs a piece after it"),
        ("Circe Cage PWC", "“Circe” cannot have both “Cage” and “PWC”."),
        ("LastCapture", "“Last Capture” needs the captured piece"),
        ("Circe a1", "There is no condition “a1”"),
    ],
)
def test_what_is_wrong_is_named_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(StipulationError) as caught:
        parsed_conditions(text)
    assert sentence in str(caught.value)
    (kept,) = conditions_of([text])
    assert kept == Condition(text)
    assert str(kept.error) == str(caught.value)


def test_contradictions_are_named() -> None:
    check_conditions(conditions_of(["Circe", "Madrasi"]))
    with pytest.raises(StipulationError) as caught:
        check_conditions(conditions_of(["Circe", "Circe PWC"]))
    assert "“Circe” and “Circe PWC”" in str(caught.value)
    with pytest.raises(StipulationError):
        check_conditions(conditions_of(["Circe", "Nobody"]))


def test_squares_and_pieces_are_typed() -> None:
    (hole,) = conditions_of(["Hole a1h8"])
    assert hole.squares == (square_number("a1"), square_number("h8"))
    (only,) = conditions_of(["PromOnly Q S N"])
    assert only.pieces == ("Q", "N", "H")


def test_printed_names_are_read_again() -> None:
    for kind in CONDITIONS.values():
        if kind.value is None:
            (again,) = conditions_of([kind.title])
            assert again.title.casefold() == kind.title.casefold()
    assert len({kind.title for kind in CONDITIONS.values()}) == len(CONDITIONS)


def test_the_names_are_popeyes() -> None:
    """`words.txt` was taken from Popeye, and nothing else has names of conditions."""
    of_popeye = [kind.name for kind in CONDITIONS.values() if kind.is_popeyes]
    assert sorted(of_popeye) == sorted(ENGLISH.conditions.words)
    assert CONDITIONS.keys() - {*of_popeye} == {"VerticalCylinder", "HorizontalCylinder", "Torus"}
    words = {word for kind in CONDITIONS.values() for word in kind.variants}
    assert words == set(ENGLISH.variants.words)


@pytest.mark.parametrize("language", [ENGLISH, GERMAN, FRENCH])
@given(data=st.data())
def test_any_condition_comes_back_from_every_language(
    language: Language, data: st.DataObject
) -> None:
    from matewright.formats.popeye_writing import translated_condition

    kind = CONDITIONS[data.draw(st.sampled_from(list(CONDITIONS)))]
    values = {
        "square": "e4", "two squares": "a1h8", "squares": "a1b2", "piece": "S", "pieces": "Q ZR",
        "number": "3", "numbers": "1 2", "limits": "5 -", "captured piece": "Black Magic Qd1",
        "lines": "d4", "cells": "a1a2 b1b2",
    }  # fmt: skip
    words = [kind.name, values[kind.value]] if kind.value else [kind.name]
    variants = data.draw(st.sampled_from([None, *kind.variants]))
    if variants:
        value = kind.variants[variants]
        words += [variants, values[value]] if value else [variants]
    (condition,) = conditions_of([" ".join(words)])
    assert condition.error is None
    told = WordList(translated_condition(condition, language))
    assert read_condition(told, language) == condition
    assert not told.next
