"""An answer written in pieces is the answer written as a whole."""

import json
from typing import Any

import pytest

import matewright
from matewright.errors import FormatError
from matewright.formats import collection_json, stored_answer
from matewright.formats.format import Output
from matewright.model import solution_json
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution_json import NodeSharing
from matewright.model.stipulation import stipulation_of

ASKED: list[tuple[str, str, dict[str, Any]]] = [
    ("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", {"tries": 3, "set_play": True}),
    ("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", {"conditions": ["Circe"]}),
    ("8/8/8/8/8/5k2/8/6KR w", "#2", {}),
    ("k7/8/1K6/8/8/8/p7/7R b", "h#1", {"set_play": True, "duplex": True}),
    ("k7/8/1K6/8/8/8/8/7R w", "ser-#2", {}),
    ("k7/8/1K6/8/8/8/8/7R b", "h#2", {}),
]
"""Battle with set play and tries, with effects, without solution, help play of both sides, series
play, and help play of many lines."""


@pytest.mark.parametrize(("fen", "stipulation", "options"), ASKED)
def test_pieces_are_the_whole(fen: str, stipulation: str, options: dict[str, Any]) -> None:
    solution = matewright.solve(fen, stipulation, **options)
    text = "".join(solution_json.pieces(solution))
    assert text == json.dumps(solution.to_dict(), ensure_ascii=False)
    assert matewright.Solution.from_dict(json.loads(text)) == solution


@pytest.mark.parametrize(("fen", "stipulation", "options"), ASKED)
def test_shared_nodes_say_the_same(fen: str, stipulation: str, options: dict[str, Any]) -> None:
    solution = matewright.solve(fen, stipulation, **options)
    data = json.loads(json.dumps(solution.to_dict()), object_pairs_hook=NodeSharing())
    read = matewright.Solution.from_dict(data)
    assert read == solution
    assert read.to_dict() == solution.to_dict()


LEAF: dict[str, Any] = {"move": None, "role": "help", "marks": [], "length": None, "children": []}


@pytest.mark.parametrize(
    "node",
    [
        {**LEAF, "length": True},
        {**LEAF, "length": 1.0},
        {**LEAF, "children": None},
        {**LEAF, "children": {}},
        {**LEAF, "children": [[]]},
        {**LEAF, "role": "none"},
        {**LEAF, "children": [{**LEAF, "marks": ["none"]}]},
        {**LEAF, "children": [{"children": []}]},
    ],
)
def test_shared_nodes_have_the_same_faults(node: dict[str, Any]) -> None:
    """A wrong node beside good ones that look like it."""
    good = {**LEAF, "length": 1}
    text = json.dumps({**LEAF, "children": [good, LEAF, node, LEAF]})
    with pytest.raises(FormatError) as plain:
        solution_json.tree_from_dict(json.loads(text))
    with pytest.raises(FormatError) as shared:
        solution_json.tree_from_dict(json.loads(text, object_pairs_hook=NodeSharing()))
    assert str(shared.value) == str(plain.value)


@pytest.mark.parametrize(("fen", "stipulation", "options"), ASKED)
def test_lines_one_by_one_are_those_of_the_list(
    fen: str, stipulation: str, options: dict[str, Any]
) -> None:
    lines = matewright.solve(fen, stipulation, **options).lines
    assert list(lines) == [lines[number] for number in range(len(lines))]


@pytest.mark.parametrize(("fen", "stipulation", "options"), ASKED)
def test_a_stored_answer_is_the_whole_but_for_its_trees(
    fen: str, stipulation: str, options: dict[str, Any]
) -> None:
    solution = matewright.solve(fen, stipulation, **options)
    text = stored_answer.write(solution, "1.d4 → mate")
    stored = json.loads(text)
    assert text == json.dumps(stored, separators=(",", ":"))
    whole = solution.to_dict()
    assert list(stored) == ["words", *whole]
    del stored["words"]
    for own, expected in zip([stored, *stored["twins"]], [whole, *whole["twins"]], strict=True):
        own["tree"] = expected["tree"]
    assert stored == whole
    read, is_own = stored_answer.read(text, "1.d4 → mate")
    assert is_own
    assert read == solution
    assert solution_json.tree_to_dict(read.tree) == whole["tree"]


def test_a_collection_has_the_same_answer() -> None:
    fen, stipulation, _ = ASKED[0]
    asked = Problem(stipulation=stipulation_of(stipulation), position=Position.from_fen(fen))
    problem = asked.solved(matewright.solve(fen, stipulation))
    text = collection_json.write(Collection([problem]), Output())
    assert json.loads(text)["problems"] == [collection_json.to_dict(problem)]
