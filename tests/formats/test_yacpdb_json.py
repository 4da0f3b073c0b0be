"""Entries of the database YACPDB as JSON: read, kept, edited and written."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import matewright
from matewright.errors import FormatError
from matewright.formats import catalogue, registry, yacpdb_json
from matewright.model.collection import Collection
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from tests.formats.fuzzing import CASES, fuzz
from tests.formats.round_trips import check_round_trip
from tests.formats.strategies import any_positions, problems, problems_in_parts, seen
from tests.unsolved import CONDITION

GOLDEN = Path(__file__).parent / "golden" / "yacpdb"
REPLY = (GOLDEN / "reply.json").read_text("utf-8")
ONE = (GOLDEN / "one.json").read_text("utf-8")
ENTRY = '{"stipulation": "#%s", "algebraic": {"white": ["Ka1"], "black": ["Kh8"]}}'
LIST = "[\n" + ",\n".join(ENTRY % number for number in (1, 2, 3)) + "\n]\n"
LINES = "".join(ENTRY % number + "\n" for number in (1, 2, 3))


def read(text: str) -> Collection:
    return registry.parse(catalogue.YACPDB_JSON, text, "x.json").collection


def warnings(text: str) -> list[str]:
    parsed = registry.parse(catalogue.YACPDB_JSON, text, "x.json")
    return [str(warning) for warning in parsed.warnings]


def stipulations(text: str) -> list[str]:
    return [problem.stipulation.text for problem in read(text)]


def test_a_reply_of_the_database_is_read(tmp_path: Path) -> None:
    path = tmp_path / "reply.json"
    path.write_text(REPLY.replace("Circe", CONDITION), encoding="utf-8")
    first, second, third = matewright.read(path)
    assert first.position.board_fen == "7k/5K2/8/8/8/8/8/6R1"
    assert first.authors == ("Doe, Jane", "Шинкман, Уильям")
    assert first.source == "Die Schwalbe, issue 27, no. 1234, 1950-02"
    assert first.extra["keywords"] == ["Model mate"]
    assert first.extra["checked"] == "true"
    assert first.extra["score"] == "1.50"
    assert second.position.board_fen == "7.zr{Royal}/8/8/3=q4/8/2+.155/8/K7"
    assert second.options == PlayOptions(set_play=True)
    assert second.unsupported == (CONDITION,)
    assert [twin.text for twin in third.twins] == ["Move a1 a2", "Continued PolishType"]
    assert (third.intended, third.comment) == ("2", "One.\n\nTwo.")
    (said,) = warnings(REPLY.replace("Circe", CONDITION))
    assert said.startswith(f"Problem 2 of “x.json” (line 16): “{CONDITION}” is not supported yet")


def test_it_says_the_same_as_yaml() -> None:
    entries = json.loads(REPLY)["entries"]
    # JSON is YAML too.
    text = "".join(f"---\n{json.dumps(entry)}\n" for entry in entries)
    there = registry.parse(catalogue.OLV, text).collection
    assert [seen(problem) for problem in there] == [seen(problem) for problem in read(REPLY)]


@pytest.mark.parametrize(
    "text",
    [
        REPLY,
        ONE,
        LIST,
        LINES,
        LIST.replace("\n", ""),
        LIST.replace("\n", "\r\n"),
        "\ufeff" + ONE,
        '{"entries":[' + ENTRY % 1 + "]}",
        "[" + ENTRY % 1 + ', {"broken": }, ' + ENTRY % 2 + "]",
        "[" + ENTRY % 1 + ', 5, "text", null, [1, {"a": 2}], ' + ENTRY % 2 + "]",
        '[\n"first",\n' + ENTRY % 1 + ',\n["last"]\n]\n',
        '{"count": 2, "entries": [1, ' + ENTRY % 1 + ', 2], "more": ["x"]}\n',
        "[" + ENTRY % 1 + ']\n{"behind": 1}\n',
        ENTRY % 1 + "\nbetween\n" + ENTRY % 2 + "\n",
    ],
)
def test_untouched_files_are_written_back_byte_for_byte(text: str) -> None:
    assert yacpdb_json.recognise(text)
    assert yacpdb_json.write(read(text)) == text


@pytest.mark.parametrize("text", [ONE, LIST, "---\nstipulation: '#2'\n", '{"a": 1}', "[1, 2]", ""])
def test_it_is_told_from_yaml_and_from_other_json(text: str) -> None:
    known = registry.recognised(text)
    expected = {ONE: "yacpdb-json", LIST: "yacpdb-json", "---\nstipulation: '#2'\n": "olv"}
    assert (known and known.name) == expected.get(text)


@pytest.mark.parametrize("text", ["", "[]", "[\n]\n", " \n"])
def test_a_file_without_entries_is_an_empty_collection(text: str) -> None:
    assert read(text) == Collection()


BROKEN = {
    "a comma too many": ('{"stipulation": "#2",}', "Illegal trailing comma|Expecting property"),
    "an open string": ('{"stipulation": "#2\n}', "Invalid control character"),
    "an open object": ('{"stipulation": "#2", "algebraic": {"white": []', "Expecting"),
    "one bracket too many": ('{"stipulation": "#2"]}', "Expecting"),
    "no value": ('{"stipulation": }', "Expecting value"),
    "other fields": ('{"name": "x"}', "does not consist of fields"),
    "too deep": ('{"stipulation": ' + "[" * 30 + "]" * 30 + "}", "more than 20 levels deep"),
    "far too deep": ('{"stipulation": ' + "[" * 9999 + "]" * 9999 + "}", "more than 20 levels"),
}


@pytest.mark.parametrize(("broken", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_bad_entry_is_said_and_kept_and_the_others_are_read(broken: str, reason: str) -> None:
    text = f"[\n  {ENTRY % 1},\n  {broken},\n  {ENTRY % 3}\n]\n"
    assert stipulations(text) == ["#1", "", "#3"]
    (said,) = warnings(text)
    assert any(part in said for part in reason.split("|"))
    assert said.startswith("Problem 2 of “x.json” (line ")
    assert yacpdb_json.write(read(text)) == text
    collection = read(text)
    edited = collection.replace(1, replace(collection[1], stipulation=stipulation_of("#7")))
    again = yacpdb_json.write(edited)
    assert stipulations(again) == ["#1", "#7", "#3"]
    assert reason.startswith("more than 20") or broken in json.loads(again)[1]["unread"]


@pytest.mark.parametrize("stray", ["5", '"text"', "null", "[1]", '[{"stipulation": "#2"}]', "1, 2"])
def test_what_is_no_object_is_said_and_kept(stray: str) -> None:
    text = f"[\n  {ENTRY % 1},\n  {stray},\n  {ENTRY % 3}\n]\n"
    (said,) = warnings(text)
    assert said.startswith("Problem 2 of “x.json” (line 3): The entry does not consist of fields")
    collection = read(text)
    kept = json.loads(f"[{stray}]")
    for changed, at in (
        (collection, 1),
        (collection.move(1, 0), 0),
        (collection.move(1, 2), 2),
        (collection.replace(0, replace(collection[0], comment="changed")), 1),
    ):
        assert json.loads(yacpdb_json.write(changed))[at : at + len(kept)] == kept


@pytest.mark.parametrize("opening", ["", "[", '{"entries": ['])
def test_the_work_grows_with_the_number_of_entries_that_are_not_closed(opening: str) -> None:
    def calls(lines: int) -> int:
        count = 0

        def note(*_: object) -> None:
            nonlocal count
            count += 1

        text = f"{opening}\n{ENTRY % 1},\n" + '{"a":\n' * lines
        sys.setprofile(note)
        try:
            read(text)
        finally:
            sys.setprofile(None)
        return count

    assert calls(2_000) < 5 * calls(500)


def test_a_file_that_is_no_json_is_refused() -> None:
    with pytest.raises(FormatError, match=r"Nothing in the file .*This is not correct JSON"):
        read("{]")


def test_only_what_was_changed_changes() -> None:
    collection = read(REPLY)
    first = replace(collection[0], stipulation=stipulation_of("#2"), solution_text="")
    data = json.loads(yacpdb_json.write(collection.replace(0, first)))
    expected = json.loads(REPLY)
    expected["entries"][0]["stipulation"] = "#2"
    del expected["entries"][0]["solution"]
    assert data == expected
    assert list(data["entries"][0]) == list(expected["entries"][0])
    assert '"score": 1.50\n' in yacpdb_json.write(collection.replace(0, first))


def test_edited_pieces_keep_their_kind() -> None:
    collection = read(REPLY)
    moved = replace(collection[1], position=collection[1].position.shift_man(35, 36))
    data = json.loads(yacpdb_json.write(collection.replace(1, moved)))
    assert data["entries"][1]["algebraic"] == {
        "white": ["Ka1", "15c3"],
        "black": ["Royal ZRh8"],
        "neutral": ["Qe5"],
    }
    assert data["entries"][1]["options"] == ["Circe", "SetPlay"]


@pytest.mark.parametrize("text", [REPLY, LIST, LINES])
def test_entries_can_go_come_and_change_places(text: str) -> None:
    collection = read(text)
    before = [seen(problem) for problem in collection]
    for changed, order in (
        (collection.remove(0), (1, 2)),
        (collection.remove(2), (0, 1)),
        (collection.remove(1), (0, 2)),
        (collection.move(0, 2), (1, 2, 0)),
        (collection.move(2, 0), (2, 0, 1)),
        (collection.remove(2).remove(1), (0,)),
        (collection.remove(0).remove(0), (2,)),
        (collection.insert(3, collection[0]), (0, 1, 2, 0)),
    ):
        written = yacpdb_json.write(changed)
        if text is not LINES:
            json.loads(written)
        assert [seen(problem) for problem in read(written)] == [before[place] for place in order]


def test_a_second_problem_makes_a_list_of_one_object() -> None:
    written = yacpdb_json.write(
        Collection((read(ONE)[0], Problem(stipulation=stipulation_of("#3"))))
    )
    assert [entry["stipulation"] for entry in json.loads(written)] == ["#2", "#3"]
    assert yacpdb_json.write(read(ONE)) == ONE


def test_troubles_name_the_line_where_the_entry_begins() -> None:
    text = (
        '[\n{"algebraic":{"white":["Ka1"]}},\n\n{"algebraic":{"white":["Zz1"]}},\n{"algebraic":7}]'
    )
    said = [str(warning) for warning in registry.parse(catalogue.YACPDB_JSON, text, "x").warnings]
    assert "Problem 2 of “x” (line 4)" in said[0]
    assert "Problem 3 of “x” (line 5)" in said[1]


def test_a_new_file_is_a_list() -> None:
    position = Position.from_fen("7k/5K2/8/8/8/8/8/6R1 w")
    problem = Problem(
        position, stipulation_of("#1"), authors=("Doe, Jane",), source="X, 1950", intended="2"
    )
    written = yacpdb_json.write(Collection((problem,)))
    assert json.loads(written) == [
        {
            "authors": ["Doe, Jane"],
            "source": {"name": "X", "date": {"year": 1950}},
            "stipulation": "#1",
            "algebraic": {"white": ["Kf7", "Rg1"], "black": ["Kh8"]},
            "intended-solutions": 2,
        }
    ]
    assert yacpdb_json.write(Collection()) == "[\n\n]\n"


def test_the_answer_is_stored_and_shown_again() -> None:
    position = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w")
    solved = Problem(position, stipulation_of("#2"), solution=matewright.solve(position, "#2"))
    written = yacpdb_json.write(Collection((solved,)))
    (again,) = read(written)
    assert again.solution == solved.solution
    assert again.solution_is_stored
    assert yacpdb_json.write(Collection((again,))) == written
    assert catalogue.YACPDB_JSON.writer.losses(Collection((solved,))) == ()


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=40)
@given(st.lists(problems(board=any_positions()) | problems_in_parts(), max_size=3).map(tuple))
def test_new_problems_come_back_equal(made: tuple[Problem, ...]) -> None:
    check_round_trip(catalogue.YACPDB_JSON, made)


@pytest.mark.parametrize("cases", CASES)
def test_mutated_files_are_read_or_refused(cases: int) -> None:
    fuzz(catalogue.YACPDB_JSON, [REPLY, ONE, LIST, LINES], cases, exact=False)
