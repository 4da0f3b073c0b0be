"""Answers to every kind of stipulation: in words, as JSON, in files and checked."""

from __future__ import annotations

import json

import jsonschema
import pytest

from matewright.formats import stored_answer
from matewright.formats.solution_text import tree_lines
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.solution import Role, Solution
from matewright.model.solution_check import check
from matewright.model.stipulation import Stipulation
from tests.model.test_solution import SCHEMA
from tests.stipulations import ALL_KINDS, EXAMPLES, Example, answer, answer_of_kind, answer_text

VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stipulation)
def test_answers_in_words(example: Example) -> None:
    solution = answer(example.fen, example.stipulation)
    text = answer_text(solution)
    for note in solution.notes:
        text = text.replace(f"({note})\n", "")
    assert text == example.text
    assert_kept(solution)


@pytest.mark.parametrize("stipulation", ALL_KINDS)
def test_every_kind_is_kept(stipulation: str) -> None:
    assert_kept(answer_of_kind(stipulation))


def assert_kept(solution: Solution) -> None:
    """An answer holds together, follows the schema, and comes back with all its words."""
    check(solution)
    form = solution.to_dict()
    VALIDATOR.validate(form)
    stored, _ = stored_answer.read(stored_answer.write(solution, ""), "")
    for again in (Solution.from_dict(json.loads(json.dumps(form))), stored):
        assert again == solution
        assert again.to_dict() == form
        assert list(tree_lines(again.tree, Notation())) == list(
            tree_lines(solution.tree, Notation())
        )


@pytest.mark.parametrize(
    "stipulation", [kind for kind in ALL_KINDS if not Stipulation.parse(kind).play.is_battle]
)
def test_help_play_has_a_line_for_each_solution(stipulation: str) -> None:
    solution = answer_of_kind(stipulation)
    nodes = [node for node in solution.tree.children if node.role is Role.HELP]
    lines = [line.split() for node in nodes for line in tree_lines(node, Notation())]
    assert len(lines) == len(solution.lines)
    play = Stipulation.parse(stipulation).play
    for words, moves in zip(lines, solution.lines, strict=True):
        numbers = [word.split(".")[0] for word in words if word[0].isdigit() and "." in word]
        own = len(moves) - (play.is_series and play.value != "ser-")
        whole = own if play.is_series else (len(moves) + 1) // 2
        assert numbers == [str(number + 1) for number in range(whole)]
        assert words[0].startswith("1...") == (not play.is_series and len(moves) % 2 == 1)


@pytest.mark.parametrize("stipulation", ALL_KINDS)
def test_moves_can_be_stepped_through(stipulation: str) -> None:
    solution = answer_of_kind(stipulation)
    diagram = Position.from_fen(solution.fen)
    for node in list(solution.tree.walk())[:300]:
        position = diagram
        for step in node.path():
            if step.follows_pass:
                position = position.with_turn(position.turn.other)
            if step.move is not None:
                piece = position.board[step.move.from_square]
                assert piece is not None
                assert (piece.code, piece.colour) == (step.move.piece, position.turn)
                position = position.play(step.move)
