from __future__ import annotations

import copy
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import matewright
from matewright.errors import FormatError, StipulationError
from matewright.model.move import Move
from matewright.model.play_options import PlayOptions
from matewright.model.question import Question
from matewright.model.solution import Iteration, Mark, Mode, Role, Solution, Status, Tree
from matewright.model.stipulation import Stipulation

SCHEMA = json.loads(
    (Path(__file__).parents[2] / "docs" / "solution.schema.json").read_text("utf-8")
)

QUESTIONS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "with everything": (
        "b7/PP6/8/8/7K/6B1/6N1/4R1bk w",
        "#3",
        {"tries": 2, "set_play": True},
    ),
    "castling and en passant": (
        "8/8/pQ6/p1P5/P1p5/5p2/2k2P2/R3K3 w Q",
        "#3",
        {"tries": 1, "set_play": True},
    ),
    "none": ("8/8/8/8/8/5k2/8/6KR w", "#2", {}),
    "checks only": ("3nn3/2p2p1k/1p1pp1p1/p2B3p/r2B2N1/7N/8/7K w", "#12", {"checks_only": True}),
    "keys": ("2N5/8/k2K4/8/p1PB4/P7/8/8 w", "#4", {"mode": "keys"}),
    "selfmate": ("8/8/8/8/1p6/k7/p1Q5/K7 w", "s#2", {"tries": 1, "set_play": True}),
    "helpmate": ("k7/8/1K6/8/8/8/p7/7R b", "h#1", {"set_play": True}),
    "half a move": ("8/8/7N/5K2/4B3/2Qbk3/4p3/8 w", "h#0.5", {}),
    "long series": ("8/8/8/8/8/8/8/k1K5 w", "ser-#255", {"time_limit": 0.02}),
    "series": ("8/7p/p7/8/3k4/Q1p1p1B1/r7/4K1b1 b", "ser-h#4", {}),
    "stopped": ("2k5/8/8/8/8/8/8/R3K2R w", "#9", {"time_limit": 0.0}),
}


@pytest.fixture(scope="module", params=sorted(QUESTIONS))
def solution(request: pytest.FixtureRequest) -> Solution:
    fen, stipulation, options = QUESTIONS[request.param]
    return matewright.solve(fen, stipulation, **options)


def test_json_form_follows_the_schema_and_comes_back(solution: Solution) -> None:
    form = solution.to_dict()
    jsonschema.validate(form, SCHEMA)
    again = Solution.from_dict(json.loads(json.dumps(form)))
    assert again == solution
    assert again.to_dict() == form


def test_a_wrong_field_is_named(solution: Solution) -> None:
    form = solution.to_dict()
    for name in form:
        without = {key: value for key, value in form.items() if key != name}
        with pytest.raises(FormatError, match=name):
            Solution.from_dict(without)
        if form[name] is not None:
            wrong = copy.copy(form)
            wrong[name] = object()
            with pytest.raises(FormatError):
                Solution.from_dict(wrong)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


@given(st.data())
def test_damage_anywhere_is_a_format_error_or_harmless(data: st.DataObject) -> None:
    form: Any = matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2").to_dict()
    place = form
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        place[key] = data.draw(json_values)
        break
    with suppress(FormatError, StipulationError):
        Solution.from_dict(form)


def test_nodes_know_their_place() -> None:
    solution = matewright.solve("b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#3", set_play=True)
    root = solution.tree
    nodes = list(root.walk())
    assert len(nodes) == len(root.tree) > 10
    assert len(set(nodes)) == len(nodes)
    for node in nodes[1:]:
        parent = node.parent
        assert parent is not None
        assert parent.child(node.row) == node
        assert node.path()[-1] == node
    assert root.parent is None
    with pytest.raises(IndexError):
        root.child(root.child_count)


def test_numbers_before_moves() -> None:
    solution = matewright.solve("b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#3", set_play=True)
    heading, key = solution.tree.children
    assert heading.role is Role.SET_PLAY
    set_defence = heading.child(0)
    assert [set_defence.number, set_defence.child(0).number] == ["1...", "2."]
    threat = key.child(0)
    assert [key.number, threat.number, threat.child(0).number] == ["1.", "2.", "2..."]
    assert (key.sign, threat.sign) == ("!", "")


@pytest.mark.parametrize(
    ("fen", "stipulation", "numbers"),
    [
        ("8/8/7N/5K2/4B3/2Qbk3/4p3/8 w", "h#0.5", ["1..."]),
        ("n3n3/P1P5/3k4/8/2K5/8/8/8 w", "h#2.5", ["1...", "2.", "2...", "3.", "3..."]),
        ("8/8/2b3R1/8/8/1K6/6p1/k7 b", "h=2", ["1.", "1...", "2.", "2..."]),
        ("1K1qb2R/2Pk1P2/8/1P6/7B/8/8/8 w", "ser-#2", ["1.", "2."]),
        ("8/7p/p7/8/3k4/Q1p1p1B1/r7/4K1b1 b", "ser-h#4", ["1.", "2.", "3.", "4.", "4..."]),
    ],
)
def test_numbers_in_help_play_and_series(fen: str, stipulation: str, numbers: list[str]) -> None:
    moves = list(matewright.solve(fen, stipulation).tree.walk())[1:]
    assert [move.number for move in moves] == numbers
    passes = [move.follows_pass for move in moves]
    whole = len(moves) - stipulation.startswith("ser-h")
    assert passes == [stipulation.startswith("ser") and 0 < i < whole for i in range(len(moves))]


def test_set_play_of_help_play_goes_on_where_its_first_move_would_be() -> None:
    [heading, *_] = matewright.solve("k7/8/1K6/8/8/8/p7/7R b", "h#1", set_play=True).tree.children
    assert heading.follows_pass
    assert [node.number for node in heading.children] == ["1..."]


def test_a_tree_knows_its_stipulation_as_soon_as_it_has_an_answer() -> None:
    solution = matewright.solve("1K1qb2R/2Pk1P2/8/1P6/7B/8/8/8 w", "ser-#2")
    tree = solution.tree.tree
    again = replace(
        solution, tree=Tree(tree.moves, tree.roles, tree.marks, tree.lengths, tree.parents).root
    )
    assert again.tree.child(0).child(0).number == "2."


@pytest.mark.parametrize(
    ("stipulation", "options", "numbers"),
    [
        ("h#2.5", (), ["1...", "2.", "2...", "3.", "3..."]),
        ("h#3", ("WhiteToPlay",), ["1...", "2.", "2...", "3.", "3..."]),
        ("h#3", (), ["1.", "1...", "2.", "2...", "3."]),
    ],
)
def test_moves_that_are_left_out_are_counted(
    stipulation: str, options: tuple[str, ...], numbers: list[str]
) -> None:
    line = [Move("K", 0, 8)] * 5
    tree = Tree(
        [None, *line], [Role.DIAGRAM, *[Role.HELP] * 5], [frozenset()] * 6, [0] * 6,
        [0, 0, 1, 2, 3, 4],
    )  # fmt: skip
    solution = Solution(
        Question(stipulation=Stipulation.parse(stipulation), options=PlayOptions.parse(options)[0]),
        "modern",
        Mode.FULL,
        Status.PARTIAL,
        tree=tree.root,
    )
    assert [node.number for node in solution.tree.walk()][1:] == numbers


def test_play_after_the_key_begins_with_the_defender() -> None:
    roles = [Role.DIAGRAM, Role.THREAT, Role.DEFENCE, Role.CONTINUATION]
    moves = [None, *[Move("K", 0, 8)] * 3]
    tree = Tree(moves, roles, [frozenset()] * 4, [0, 1, 0, 1], [0, 0, 0, 2])
    answer = Solution(
        Question(options=PlayOptions(post_key=True)),
        "modern",
        Mode.FULL,
        Status.SOLVED,
        tree=tree.root,
    )
    assert [node.number for node in answer.tree.walk()][1:] == ["2.", "1...", "2."]


@pytest.mark.parametrize("version", [1, 2, 3])
def test_older_versions_are_read(version: int) -> None:
    solution = matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")
    form = {**solution.to_dict(), "schema": version}
    again = Solution.from_dict(form)
    assert (again.tree.child_count, again.keys) == (1, solution.keys)
    # Older answers know nothing of options.
    assert Solution.from_dict({**form, "options": ["?"]}).question.unknown == ()
    with pytest.raises(FormatError, match="7"):
        Solution.from_dict({**form, "schema": 7})


def test_many_lines_come_back() -> None:
    solution = matewright.solve("7k/8/5K2/8/8/8/6R1/8 w", "h#1.5")
    many = replace(solution, lines=tuple(solution.lines) * 70_000)
    assert Solution.from_dict(many.to_dict()).lines == many.lines


def test_children_of_a_node_stand_together() -> None:
    parents = [0, 0, 0, 1, 2, 2, 4]
    count = len(parents)
    none: list[frozenset[Mark]] = [frozenset()] * count
    tree = Tree([None] * count, [Role.DIAGRAM] * count, none, [0] * count, parents)
    children = [[1, 2], [3], [4, 5], [], [6], [], []]
    assert [list(tree.children_of(index)) for index in range(count)] == children
    assert [node.index for node in tree.root.walk()] == [0, 1, 3, 2, 4, 6, 5]
    assert [node.row for node in tree.root.walk()] == [0, 0, 0, 1, 0, 0, 1]


def test_the_total_of_iterations() -> None:
    rows = (Iteration(1, 30, 20, 0.5), Iteration(2, 900, 700, 1.0, finished=False))
    assert Iteration.total(rows) == Iteration(2, 930, 720, 1.5, finished=False)
    assert Iteration.total(rows[:1]) == rows[0]


def test_every_mark_has_words() -> None:
    assert all(mark.words for mark in Mark)


def test_twins_come_back(solution: Solution) -> None:
    twin = replace(solution, label="b) wKa1→a2")
    both = replace(solution, twins=(twin, replace(twin, label="c) bPd5→d6")))
    form = both.to_dict()
    jsonschema.validate(form, SCHEMA)
    again = Solution.from_dict(json.loads(json.dumps(form)))
    assert again == both
    assert again.to_dict() == form
    assert [found.label for found in again.twins] == ["b) wKa1→a2", "c) bPd5→d6"]
    assert (again.label, solution.twins) == ("", ())


def test_twins_have_no_twins_of_their_own() -> None:
    plain = matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")
    form = replace(plain, twins=(replace(plain, twins=(plain,)),)).to_dict()
    with pytest.raises(FormatError, match=r"“twins\.twins”"):
        Solution.from_dict(form)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(form, SCHEMA)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("length", 256),
        ("refuted_below", 257),
        ("seconds", float("inf")),
        ("seconds", float("nan")),
        ("seconds", 10**400),
        ("keys", ["e1g1xyz"]),
        ("keys", ["e1g1"] * 70_000),
        ("tries", ["O-O"]),
        ("lines", [["e9e1"]]),
        ("notes", ["x" * 100_000]),
        ("notes", ["half an emoji \ud83d"]),
        ("label", "two\nlines"),
        ("iterations", [{"moves": 257}]),
        (
            "iterations",
            [{"moves": 1, "generated": 2**64, "evaluated": 0, "seconds": 0, "finished": True}],
        ),
    ],
)
def test_values_out_of_bounds_are_refused(name: str, value: object) -> None:
    form = matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2").to_dict()
    with pytest.raises(FormatError, match=name):
        Solution.from_dict({**form, name: value})
