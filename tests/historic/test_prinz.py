"""Prinz's Mate-in-two as a strategy and as a machine that goes step by step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from matewright import engine
from matewright.engine import Options
from matewright.errors import EngineError, IllegalPosition
from matewright.model.position import Position
from matewright.model.solution import Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.museum.prinz import SECONDS_PER_STEP, TEST_POSITION, PrinzMachine, PrinzState
from matewright.services.solving import solve
from tests.asking import posed

TEST = Position.from_fen(TEST_POSITION)
W1, B1, W2, B2 = range(4)
BEGIN, GO_ON, FOUND, EXHAUSTED = range(1, 5)

STALEMATE = "8/8/4p3/8/5rb1/8/r4b2/2K2k2 b"
"""1...Be3+ Kb1 2...Rf2 leaves White without a move, and not in check; there is no mate in two."""

PROMOTION = "8/4p3/8/8/2r5/2k2q2/2p1p3/2K5 b"
"""1...e1 mates if the pawn stays a pawn; no first move mates by the rules of chess."""


def prinz(fen: str) -> Solution:
    return solve.start(*posed(fen, "#2", Options(strategy="prinz"))).result()


def states(machine: PrinzMachine) -> Iterator[PrinzState]:
    """The states after each single step, to the end."""
    while not machine.state.finished:
        yield machine.advance(1)


def test_the_position_of_1951_is_solved() -> None:
    solution = engine.start(*posed(TEST, Stipulation(2), Options(strategy="prinz"))).result()
    assert solution.status is Status.CLAIMED
    assert (solution.keys, solution.length) == (("h1h6",), 2)
    # Rook h1 is the first piece of the list: h2 to h5 fail, and not one move more is made.
    assert [(row.moves, row.root_moves) for row in solution.iterations] == [(2, 5)]
    assert solution.nodes == 572
    assert pytest.approx(15 * 60) == solution.nodes * SECONDS_PER_STEP


def test_the_strategy_runs_on_the_machine() -> None:
    for fen in (TEST_POSITION, STALEMATE, PROMOTION, "7k/6p1/7q/7P/8/8/3K4/8 w"):
        position = Position.from_fen(fen)
        state = PrinzMachine(position).advance(10**9)
        solution = engine.start(
            *posed(position, Stipulation(2), Options(strategy="prinz"))
        ).result()
        assert state.finished
        assert (state.steps, state.key) == (solution.nodes, next(iter(solution.keys), None))


def test_the_machine_goes_through_the_blocks_as_drawn() -> None:
    machine = PrinzMachine(TEST)
    first = machine.state
    assert (first.block, first.passage, first.steps, first.moves) == (W1, BEGIN, 0, ())
    assert (first.piece, first.direction, first.step) == (0, 0, 0)
    assert (first.from_square, first.to_square) == (None, None)
    follows = {
        (W1, FOUND): (B1, BEGIN),
        (B1, FOUND): (W2, BEGIN),
        (W2, FOUND): (B2, BEGIN),
        (B2, FOUND): (W2, GO_ON),
        (B2, EXHAUSTED): (B1, GO_ON),
        (W2, EXHAUSTED): (W1, GO_ON),
    }
    before, ways = first, set()
    for state in states(machine):
        assert state.steps == before.steps + 1
        left = (before.block, before.passage)
        block, passage = follows.get(left, left)
        # One step can enter a block and leave it again.
        assert state.block == block
        assert state.passage in (passage, FOUND, EXHAUSTED)
        assert len(state.moves) == state.block + (state.passage == FOUND)
        if left in follows:
            ways.add(left)
        before = state
    assert ways == set(follows)
    assert (before.block, before.passage, before.key) == (B1, EXHAUSTED, "h1h6")
    assert machine.advance(5) == before


def test_no_solution_is_the_fourth_exit_of_the_first_block() -> None:
    state = PrinzMachine(Position.from_fen("7k/8/8/8/8/8/8/K7 w")).advance(10**6)
    assert (state.block, state.passage, state.key) == (W1, EXHAUSTED, None)
    assert state.finished


def test_the_board_is_that_of_the_turn() -> None:
    machine = PrinzMachine(TEST)
    found = machine.advance(1)
    # Rook h1 goes one step up; the board shows the pieces before the move that was found.
    assert (found.block, found.passage, found.moves) == (W1, FOUND, ("h1h2",))
    assert (found.piece, found.direction, found.step) == (0, 1, 1)
    assert (found.from_square, found.to_square) == (7, 15)
    assert found.board_fen.split()[:2] == ["5Kbk/6pp/6P1/8/8/8/8/7R", "w"]
    reply = machine.advance(1)
    assert (reply.block, reply.board_fen.split()[:2]) == (B1, ["5Kbk/6pp/6P1/8/8/8/7R/8", "b"])


def test_a_knight_makes_two_single_steps() -> None:
    # The knight in the corner: eight directions, of which those over the border end at once.
    machine = PrinzMachine(Position.from_fen("7k/8/8/8/8/8/8/N6K w"))
    looks = []
    for state in states(machine):
        if state.block == W1 and state.piece == 0:
            looks.append((state.direction, state.step, state.to_square, state.passage == FOUND))
        if state.piece == 1 and state.block == W1:
            break
    assert looks == [
        (1, 1, 8, False),
        (1, 2, 17, True),
        (2, 1, 1, False),
        (2, 2, 10, True),
        (3, 1, 1, False),
        (3, 2, None, False),
        (4, 1, None, False),
        (5, 1, None, False),
        (6, 1, None, False),
        (7, 1, None, False),
        (8, 1, 8, False),
        (8, 2, None, False),
    ]


def test_stalemate_is_taken_for_mate_and_the_answer_says_so() -> None:
    solution = prinz(STALEMATE)
    assert solution.keys == ("f2e3",)
    assert str(solution.notes[-1]) == (
        "modern differs, it finds no mate in 2: "
        "Mate-in-two takes stalemate for mate (1.Be3+ Kb1 2.Rff2=)"
    )


def test_promotion_is_not_known_and_the_answer_says_so() -> None:
    solution = prinz(PROMOTION)
    assert solution.keys == ("e2e1",)
    key = solution.tree.children[0].move
    assert key is not None
    assert (key.piece, key.promotion) == ("P", None)
    assert str(solution.notes[-1]).endswith("Mate-in-two knows no promotion (1.e2e1)")


def test_a_mate_in_one_is_no_shorter_to_it() -> None:
    solution = prinz("7k/R7/6K1/8/8/8/8/8 w")
    assert solution.length == 2
    assert str(solution.notes[-1]) == ("modern finds a mate in 1 too; Mate-in-two looks for none")


@pytest.mark.parametrize(
    ("fen", "code"),
    [
        ("8/8/8/8/8/8/8/K6R w", "historic-no-king"),
        ("k7/8/8/8/8/8/8/7R w", "historic-no-king"),
        ("P6k/8/8/8/8/8/8/K7 w", "pawn-on-end-rank"),
        ("7k/8/8/8/8/8/8/K6R w", "side-not-to-move-in-check"),
        ("k6K/8/8/8/8/8/8/6NH w", "fairy-pieces"),
    ],
)
def test_positions_it_does_not_take_are_refused(fen: str, code: str) -> None:
    position = Position.from_fen(fen)
    with pytest.raises(IllegalPosition) as refusal:
        PrinzMachine(position)
    assert refusal.value.code == code
    with pytest.raises(IllegalPosition):
        engine.start(*posed(position, Stipulation(2), Options(strategy="prinz")))


def test_it_does_not_go_back() -> None:
    with pytest.raises(EngineError, match="steps is -1"):
        PrinzMachine(TEST).advance(-1)
