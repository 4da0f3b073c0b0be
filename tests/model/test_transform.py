"""What shifting, turning, mirroring and swapping make of a problem, its twins and its answers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import matewright
from matewright.errors import FormatError
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.transform import TRANSFORMS
from matewright.model.twin import Twin
from tests.formats.strategies import TWINS, positions

INVERSES = {
    "rotate-left": "rotate-right",
    "rotate-right": "rotate-left",
    **{
        name: name
        for name in (
            "rotate-half",
            "mirror-files",
            "mirror-rows",
            "mirror-long",
            "mirror-short",
            "swap-colours",
            "swap-sides",
        )
    },
}
SHIFTS = {
    "shift-left": "shift-right",
    "shift-right": "shift-left",
    "shift-up": "shift-down",
    "shift-down": "shift-up",
}
RIGID = st.sampled_from(sorted(INVERSES))


def after(name: str, fen: str) -> str:
    return TRANSFORMS[name].position(Position.from_fen(fen)).fen


def test_there_is_a_way_back_from_each() -> None:
    assert set(TRANSFORMS) == {*INVERSES, *SHIFTS}


@pytest.mark.parametrize(
    ("name", "fen"),
    [
        ("shift-left", "8/8/8/3b4/8/8/K7/8"),
        ("shift-right", "8/8/8/5b2/8/8/2K5/8"),
        ("shift-up", "8/8/4b3/8/8/1K6/8/8"),
        ("shift-down", "8/8/8/8/4b3/8/8/1K6"),
        ("rotate-left", "8/8/8/3b4/8/8/6K1/8"),
        ("rotate-right", "8/1K6/8/8/4b3/8/8/8"),
        ("mirror-files", "8/8/8/3b4/8/8/6K1/8"),
        ("mirror-rows", "8/1K6/8/8/4b3/8/8/8"),
        ("mirror-long", "8/8/8/4b3/8/8/1K6/8"),
        ("mirror-short", "8/6K1/8/8/3b4/8/8/8"),
        ("rotate-half", "8/6K1/8/8/3b4/8/8/8"),
        ("swap-colours", "8/8/8/4B3/8/8/1k6/8"),
        ("swap-sides", "8/1k6/8/8/4B3/8/8/8"),
    ],
)
def test_where_pieces_go(name: str, fen: str) -> None:
    assert after(name, "8/8/8/4b3/8/8/1K6/8 w - -").split()[0] == fen


@settings(max_examples=40)
@given(positions(), RIGID)
def test_the_way_back_gives_the_position_again(position: Position, name: str) -> None:
    changed = TRANSFORMS[name].position(position)
    back = TRANSFORMS[INVERSES[name]].position(changed)
    assume(position.en_passant is None or changed.en_passant is not None)
    assert back == position


@settings(max_examples=40)
@given(positions(), st.sampled_from(sorted(SHIFTS)))
def test_shifting_back_brings_back_all_but_the_pieces_named(position: Position, name: str) -> None:
    shift = TRANSFORMS[name]
    back = TRANSFORMS[SHIFTS[name]].position(shift.position(position))
    leaving = shift.leaving(position)
    assert len([*back.pieces()]) == len([*position.pieces()]) - len(leaving)
    assert set(back.pieces()) <= set(position.pieces())


def test_the_pieces_that_leave_are_named_with_their_squares() -> None:
    position = Position.from_fen("8/8/8/8/p7/8/8/R3K3")
    assert TRANSFORMS["shift-left"].leaving(position) == ("Ra1", "pa4")
    assert TRANSFORMS["shift-right"].leaving(position) == ()


def test_denied_castling_stays_denied_and_goes_over_with_the_pieces() -> None:
    fen = "r3k3/8/8/8/8/8/8/4K2R w - -"
    position = Position.from_fen(fen)
    assert not TRANSFORMS["swap-sides"].position(position).castling
    up_and_down = TRANSFORMS["shift-down"].position(TRANSFORMS["shift-up"].position(position))
    assert "K" not in up_and_down.castling
    assert after("swap-sides", "4k3/8/8/8/8/8/8/4K2R w K -").split()[2] == "k"


@pytest.mark.parametrize(
    ("name", "square"),
    [("mirror-files", "d6"), ("swap-sides", "e3"), ("shift-left", "d6"), ("mirror-rows", "-")],
)
def test_the_en_passant_square_moves_along_where_it_still_fits(name: str, square: str) -> None:
    assert after(name, "4k3/8/8/4pP2/8/8/8/4K3 w - e6").split()[3] == square


@settings(max_examples=60)
@given(positions(), st.lists(TWINS, min_size=1, max_size=3), st.booleans(), RIGID)
def test_the_parts_of_the_transformed_are_the_transformed_parts(
    position: Position, twins: list[Twin], zero_position: bool, name: str
) -> None:
    problem = Problem(position, zero_position=zero_position)
    for twin in twins:
        problem = _with(problem, twin)
    before = parts(problem, PlayOptions())
    transform = TRANSFORMS[name]
    now = parts(transform.problem(problem), PlayOptions())
    assert [(part.position.board, part.position.turn, part.stipulation) for part in now] == [
        (expected.board, expected.turn, part.stipulation)
        for part in before
        for expected in [transform.position(part.position)]
    ]


def test_squares_that_twins_and_stipulation_name_move_along_and_nothing_else_does() -> None:
    problem = Problem(
        Position.from_fen("8/8/8/8/8/8/1K6/1R5k w - -"),
        stipulation_of("ser-zd45"),
        twins=(Twin.parse("Move b1 c1 Add black Pc3"), Twin.parse("cont Stipulation zh32")),
        solution_text="1.Rb1-d1",
    )
    mirrored = TRANSFORMS["mirror-files"].problem(problem)
    assert mirrored.stipulation.text == "ser-ze45"
    assert [twin.text for twin in mirrored.twins] == [
        "Move g1 f1 Add black Pf3",
        "Continued Stipulation za32",
    ]
    kept = ("position", "stipulation", "twins")
    assert replace(mirrored, **{name: getattr(problem, name) for name in kept}) == problem


def test_changes_that_leave_the_board_are_named_and_left_out() -> None:
    problem = Problem(
        Position.from_fen("8/8/8/8/p7/8/1K6/R6k w - -"),
        stipulation_of("za32"),
        twins=(
            Twin.parse("Remove b2"),
            Twin.parse("Remove a4"),
            Twin.parse("cont Move h1 h2 Move a1 a2"),
        ),
    )
    shift = TRANSFORMS["shift-left"]
    assert shift.losses(problem) == ("za32", "c) Remove a4", "d) Move a1 a2")
    shifted = shift.problem(problem)
    assert shifted.stipulation.text == "za32"
    assert [twin.text for twin in shifted.twins] == ["Remove a2", "Move g1 g2"]


@pytest.mark.parametrize(
    ("fen", "stipulation", "names"),
    [
        ("7k/8/5K2/8/8/8/8/6Q1 w - -", "#2", sorted(INVERSES)),
        ("8/8/8/8/8/5k2/8/5K1r w - -", "h#2", sorted(INVERSES)),
        # Castling and pawns know left from right and up from down.
        ("5Kbk/6pp/6P1/8/8/8/8/7R w - -", "#2", ["mirror-files", "swap-sides"]),
    ],
)
def test_the_number_of_solutions_stays_where_it_must(
    fen: str, stipulation: str, names: list[str]
) -> None:
    problem = Problem(Position.from_fen(fen), stipulation_of(stipulation))
    for name in names:
        changed = TRANSFORMS[name].problem(problem)
        assert _count(changed) == _count(problem), name


def _count(problem: Problem) -> tuple[int, int]:
    solution = matewright.solve(problem.position, problem.stipulation)
    return len(solution.keys), sum(not node.child_count for node in solution.tree.walk())


def _with(problem: Problem, twin: Twin) -> Problem:
    """The problem with one more twin, if that twin can be made."""
    more = replace(problem, twins=(*problem.twins, twin))
    try:
        parts(more, PlayOptions())
    except FormatError:
        return problem
    return more
