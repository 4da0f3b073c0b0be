"""Every condition has a group; its example shows what the engine does, not orthodox chess."""

from __future__ import annotations

import pytest

from matewright import engine
from matewright.model.condition_kinds import CONDITIONS, Group
from matewright.model.condition_kinds.examples import OF_GROUP, SETTINGS
from matewright.model.conditions import Condition
from matewright.model.game import Game
from matewright.model.move import Action
from matewright.model.play_state import PlayState
from matewright.services.question.condition_example import Example, example_of

SOLVED = [kind.name for kind in CONDITIONS.values() if kind.is_solved]


def test_every_condition_has_its_group() -> None:
    for kind in CONDITIONS.values():
        assert (kind.group is Group.UNSOLVED) is not kind.is_solved
    assert {*OF_GROUP} == {*Group} - {Group.UNSOLVED}
    assert {*SETTINGS} <= {*SOLVED}


def test_every_group_has_examples_and_most_conditions_do() -> None:
    shown = [CONDITIONS[name] for name in SOLVED if example_of(Condition(name))]
    assert {kind.group for kind in shown} == {*OF_GROUP}
    # What depends on the moves before, or on what is asked, no single move shows.
    assert len(shown) >= 175


@pytest.mark.parametrize("name", SOLVED)
def test_an_example_shows_what_orthodox_chess_does_not(name: str) -> None:
    example = example_of(Condition(name))
    if example is None:
        assert name not in {"Circe", "AntiCirce", "Madrasi", "AndernachChess", "Take&MakeChess"}
        return
    usual = moves(Game(example.game.position), example)
    here = moves(example.game, example)
    assert here != usual
    if example.move is None:
        assert {target for target, _ in here} == {*example.targets}
    else:
        assert (example.move.to_square, example.move.effects) in here
        assert (example.move.to_square, example.move.effects) not in usual


def moves(game: Game, example: Example) -> set[tuple[int, object]]:
    found = (move for move, _ in engine.legal_moves(PlayState(game)))
    return {(one.to_square, one.effects) for one in found if one.from_square == example.square}


def test_circe_is_a_rebirth() -> None:
    example = example_of(Condition("Circe"))
    assert example is not None
    assert example.move is not None
    assert Action.CREATE in {effect.action for effect in example.move.effects}
    assert example.after.board_fen == "6n1/8/8/3R4/8/8/8/8"


def test_an_example_takes_the_parameters_of_its_condition() -> None:
    example = example_of(Condition("Hole d5"))
    assert example is not None
    assert example.game.conditions == (Condition("Hole d5"),)
    assert 35 not in example.targets


def test_what_is_not_solved_has_no_example() -> None:
    assert example_of(Condition("RoleExchange")) is None
