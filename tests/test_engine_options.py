"""The options of problem solving as the typed module of the engine takes them, and what it says."""

from __future__ import annotations

from typing import Any

import pytest

import matewright
from matewright import engine
from matewright.engine import Options
from matewright.errors import EngineError, IllegalPosition
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.solution import Mode, Role, Solution
from matewright.model.stipulation import Stipulation
from tests.asking import posed

MATES_IN_ONE = Position.from_fen("7k/8/6K1/8/8/8/8/RRQ5 w")
MATE_IN_TWO = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w")
REFLEXMATE = Position.from_fen("7k/8/6K1/8/8/8/8/R7 w")
KNIGHT = Position.from_fen("8/8/8/8/8/8/8/N6K w")


def solve(position: Position, text: str, **options: Any) -> Solution:
    return engine.start(*posed(position, Stipulation.parse(text), Options(**options))).result()


@pytest.mark.parametrize(
    ("text", "options", "code"),
    [
        ("#2", {"quodlibet": True}, "option-misplaced"),
        ("#2", {"white_to_play": True}, "option-misplaced"),
        ("h#2.5", {"white_to_play": True}, "option-misplaced"),
        ("h#2", {"max_flights": 1}, "option-misplaced"),
        ("#2", {"non_trivial": (1, 1)}, "option-misplaced"),
        ("#2", {"duplex": True}, "option-misplaced"),
        ("#1", {"post_key": True}, "option-misplaced"),
        ("#2", {"post_key": True, "max_flights": 1}, "option-misplaced"),
        ("#2", {"post_key": True, "first_move": 2}, "option-misplaced"),
        ("#2", {"half_duplex": True}, "option-misplaced"),
        ("#2", {"post_key": True, "mode": "keys"}, "option-misplaced"),
        ("#2", {"max_solutions": 1, "mode": "shortest"}, "option-misplaced"),
        ("#2", {"max_solutions": 0}, "option-least"),
        ("#2", {"first_move": 3, "last_move": 2}, "option-least"),
        ("#2", {"max_flights": 10**9}, "option-range"),
        ("s#2", {"non_trivial": (0, 10**9)}, "option-range"),
        ("#2", {"strategy": "gms", "max_solutions": 1}, "strategy-option"),
        ("#2", {"strategy": "mater", "threats": False}, "strategy-option"),
    ],
    ids=str,
)
def test_options_without_a_sense_are_refused(text: str, options: dict[str, Any], code: str) -> None:
    with pytest.raises(EngineError) as refusal:
        solve(MATE_IN_TWO, text, **options)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"first_move": 4}, "first moves from number 4 on"),
        ({"last_move": 5}, "first moves 1 to 5 only"),
        ({"first_move": 2, "last_move": 2}, "first move 2 only"),
        ({"max_flights": 1}, "at most 1 flight"),
        ({"max_threat": 2}, "threats of at most 2 moves"),
        ({"max_solutions": 2}, "only 2 wanted"),
    ],
    ids=str,
)
def test_restrictions_are_named(options: dict[str, Any], words: str) -> None:
    solution = solve(MATES_IN_ONE, "#1", **options)
    assert [str(one) for one in solution.restrictions] == [words]
    assert solution.question.options == PlayOptions(**options)


def test_a_limit_that_ended_nothing_is_not_named() -> None:
    solution = solve(MATES_IN_ONE, "#1", max_solutions=9)
    assert solution.status == "solved"
    assert solution.restrictions == ()
    assert len(solution.keys) < 9


@pytest.mark.parametrize("most", [1, 4, 2000])
def test_a_limit_ends_a_search_for_millions_of_lines(most: int) -> None:
    answers = {
        solve(KNIGHT, "ser-za820", max_solutions=most, threads=threads).lines
        for threads in (1, 2, 3)
    }
    assert [len(lines) for lines in answers] == [most]


def test_the_shortest_key_is_looked_for_among_the_numbered_moves() -> None:
    whole = solve(MATES_IN_ONE, "#2", mode="shortest")
    # The first six move the rook from a1 to a2 … a7, the seventh mates.
    waiting = solve(MATES_IN_ONE, "#2", mode="shortest", last_move=6)
    assert (whole.length, whole.refuted_below) == (1, 1)
    assert waiting.mode is Mode.SHORTEST
    assert waiting.keys[0].startswith("a1a")
    assert (waiting.length, waiting.refuted_below, waiting.keys_complete) == (2, 1, False)


def test_white_to_play_counts_the_move_left_out() -> None:
    position = Position.from_fen("7k/8/5K2/8/8/8/8/R7 w")
    short = solve(position, "h#1.5")
    solution = solve(position, "h#2", white_to_play=True)
    assert solution.lines == short.lines
    assert short.length is not None
    assert solution.length == short.length + 1
    assert solution.refuted_below == short.refuted_below + 1
    assert solution.notes == ()


def test_after_the_key_the_defender_is_to_move() -> None:
    after_key = MATE_IN_TWO.with_turn(Colour.BLACK)
    solution = solve(after_key, "#2", post_key=True)
    assert Role.REFUTATION in {child.role for child in solution.tree.children}
    assert (solution.status, solution.length, solution.notes) == ("none", None, ())
    after_key = Position.from_fen("5Kbk/6pp/6PR/8/8/8/8/8 b")
    solution = solve(after_key, "#2", post_key=True)
    assert {child.role for child in solution.tree.children} == {Role.DEFENCE}
    assert (solution.status, solution.length, solution.keys) == ("solved", 2, ())


def test_an_obligation_to_reach_the_goal_is_told() -> None:
    solution = solve(REFLEXMATE, "r#2")
    assert solution.status == "none"
    assert [str(note) for note in solution.notes] == [
        "White can give mate at once and has to: 1.Ra8#"
    ]


def test_after_a_key_that_mated_there_is_no_play() -> None:
    with pytest.raises(IllegalPosition) as refusal:
        matewright.solve("7k/6Q1/6K1/8/8/8/8/8 b", "#2", post_key=True)
    assert str(refusal.value) == "Black has no move, so there is no play after the key."
