"""Remarks: codes with fields, their sentences, and the way through files of all versions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.errors import FormatError
from matewright.model import remarks
from matewright.model.goal import Goal
from matewright.model.piece import Colour
from matewright.model.question import Question
from matewright.model.remarks import (
    CHECKS_ONLY,
    HASH_TABLE,
    MESSAGES,
    PLAIN,
    Field,
    Remark,
    from_json,
    understood,
)
from matewright.model.solution import Mode, Solution, Status
from matewright.services.batch.outcome import Part

SCHEMA = json.loads(
    (Path(__file__).parents[2] / "docs" / "solution.schema.json").read_text("utf-8")
)
NUMBERS = ("count", "first", "last", "length")
INNER = {
    "side": ["white", "black"],
    "action": ["mate", "en-passant", "target", "castling"],
    "found": ["no-mate", "mate-by", "mate-by-another"],
    "reason": ["reason-unknown", "mater-castling", "prinz-promotion", PLAIN],
}
"""Codes of the remarks that each field holds."""


def names(code: str) -> set[str]:
    message = MESSAGES.get(code, "{text}")
    text = message if isinstance(message, str) else message[1] + "{count}"
    return {part.partition("}")[0] for part in text.split("{")[1:]}


def example_fields(code: str) -> dict[str, Field]:
    """Any fields that a code's sentence can be filled with."""
    values: dict[str, Field] = {}
    for name in sorted(names(code)):
        if name in INNER:
            inner = INNER[name][0]
            values[name] = Remark(inner, example_fields(inner))
        else:
            values[name] = 1 if name in NUMBERS else "1.Qa8"
    return values


def fields_of(code: str) -> st.SearchStrategy[dict[str, Field]]:
    kinds: dict[str, st.SearchStrategy[Any]] = {}
    for name in sorted(names(code)):
        if name in INNER:
            kinds[name] = st.sampled_from(INNER[name]).flatmap(remark_of)
        elif name in NUMBERS:
            kinds[name] = st.integers(0, 10**9 - 1)
        else:
            kinds[name] = st.text("KQkq1.#=-aeh8SN ", min_size=1, max_size=20)
    return st.fixed_dictionaries(kinds)


def remark_of(code: str) -> st.SearchStrategy[Remark]:
    return fields_of(code).map(lambda fields: Remark(code, fields))


ANY = st.sampled_from([*MESSAGES, PLAIN]).flatmap(remark_of)


def answer(*notes: Remark) -> Solution:
    return Solution(Question(), "modern", Mode.FULL, Status.NONE, notes=notes, restrictions=notes)


@pytest.mark.parametrize("code", [*MESSAGES, PLAIN])
def test_every_code_is_published(code: str) -> None:
    assert code in SCHEMA["$defs"]["remark"]["properties"]["code"]["enum"]


def test_no_other_code_is_published() -> None:
    published = SCHEMA["$defs"]["remark"]["properties"]["code"]["enum"]
    assert sorted(published) == sorted([*MESSAGES, PLAIN])


@given(ANY)
def test_remarks_come_back_from_json(remark: Remark) -> None:
    written = json.loads(json.dumps(remark.to_json()))
    assert from_json(written) == remark
    assert written["text"] == remark.english
    assert hash(from_json(written)) == hash(remark)


@given(ANY)
def test_sentences_of_older_files_are_understood(remark: Remark) -> None:
    read = from_json(remark.english)
    assert read.english == remark.english


@pytest.mark.parametrize("code", MESSAGES)
def test_each_sentence_of_an_older_file_gets_its_code(code: str) -> None:
    remark = Remark(code, example_fields(code))
    assert understood(remark.english) == remark


@pytest.mark.parametrize(
    ("sentence", "remark"),
    [
        ("at most 3 flights", Remark("max-flights", {"count": 3})),
        (
            "modern differs, it finds mate in 2 by Qa1, not by Qb2: the reason was not found",
            Remark(
                "differs",
                {
                    "name": "modern",
                    "found": Remark("mate-by-another", {"length": 2, "key": "Qa1", "other": "Qb2"}),
                    "reason": Remark("reason-unknown"),
                },
            ),
        ),
        ("rests on the table of positions; not searched again without it", HASH_TABLE),
        (
            "modern differs, it finds no mate in 3: MATER lets a pawn on the last row stay a pawn",
            Remark(
                "differs",
                {
                    "name": "modern",
                    "found": Remark("no-mate", {"length": 3}),
                    "reason": Remark("mater-promotion"),
                },
            ),
        ),
        # These are not sentences of ours, though nearly.
        ("at most 1 flights", Remark(PLAIN, {"text": "at most 1 flights"})),
        ("only 007 wanted", Remark(PLAIN, {"text": "only 007 wanted"})),
        ("of another program", Remark(PLAIN, {"text": "of another program"})),
    ],
)
def test_sentences_of_answers_in_older_files(sentence: str, remark: Remark) -> None:
    data = answer().to_dict() | {"schema": 4, "restrictions": [sentence], "notes": [sentence]}
    solution = Solution.from_dict(data)
    assert solution.restrictions == solution.notes == (remark,)


@given(ANY)
def test_remarks_survive_answers_and_journals(remark: Remark) -> None:
    solution = answer(remark, CHECKS_ONLY)
    read = Solution.from_dict(json.loads(json.dumps(solution.to_dict())))
    assert read.notes == read.restrictions == (remark, CHECKS_ONLY)
    part = Part.of(solution)
    kept = json.loads(json.dumps(part.to_dict()))
    assert Part.from_dict(kept) == part
    assert Part.from_dict(kept | {"restrictions": ["checks only"]}).restrictions == (CHECKS_ONLY,)


def test_a_code_of_a_later_version_is_kept_as_its_sentence() -> None:
    later = {"code": "circe", "fields": {"a": [1]}, "text": "reborn on home squares"}
    assert from_json(later) == Remark(PLAIN, {"text": "reborn on home squares"})


NESTED: dict[str, Any] = {"code": "not-compared", "fields": {"name": "modern"}, "text": ""}
NESTED["fields"]["reason"] = NESTED


@pytest.mark.parametrize(
    "wrong",
    [
        7,
        [],
        {},
        {"code": "checks-only"},
        {"code": "checks-only", "fields": {"count": 1}},
        {"code": "max-flights", "fields": {}},
        {"code": "max-flights", "fields": {"count": "1"}},
        {"code": "max-flights", "fields": {"count": True}},
        {"code": "max-flights", "fields": {"count": -1}},
        {"code": "max-flights", "fields": {"count": 10**30}},
        {"code": "castling-assumed", "fields": {"rights": 1}},
        {"code": "castling-assumed", "fields": {"rights": "K\n"}},
        {"code": "castling-assumed", "fields": {"rights": "K" * 2000}},
        {"code": "circe", "fields": {}},
        {"code": [], "fields": {}},
        NESTED,
        "x" * 2000,
    ],
    ids=lambda wrong: str(wrong)[:50],
)
def test_what_is_no_remark_is_refused(wrong: object) -> None:
    with pytest.raises(FormatError, match="“notes”"):
        Solution.from_dict(answer().to_dict() | {"notes": [wrong]})


def test_every_goal_and_side_can_be_named() -> None:
    assert {goal.name.lower().replace("_", "-") for goal in Goal} <= set(MESSAGES)
    assert {colour.english.lower() for colour in Colour} <= set(MESSAGES)


def test_what_an_answer_takes_for_granted() -> None:
    def told(turn: Colour, rights: str) -> list[str]:
        return [str(one) for one in remarks.conventions(turn, Colour.WHITE, rights)]

    assert told(Colour.WHITE, "") == []
    assert told(Colour.BLACK, "Kq") == [
        "parts swapped: Black moves first",
        "castling assumed to be legal: Kq",
    ]
