"""The mates in 2 to 20 of the shared collection: as short as stated, and alike whatever the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from matewright import engine
from matewright.model.position import Position
from matewright.model.solution import Mode, Status
from matewright.model.stipulation import Stipulation
from tests.asking import posed
from tests.differential.answers import (
    WAYS,
    check_consistency,
    check_shortest,
    claims,
    gms,
    lengths_of_keys,
    options,
    shape,
    solve,
)

MATES = Path(__file__).parents[3] / "shared" / "problems" / "mates_dev.epd"


def read() -> list[tuple[str, int]]:
    """FEN and stated length of each."""
    if not MATES.exists():
        return []
    lines = MATES.read_text("utf-8").splitlines()
    return [
        (fen, int(length.rstrip("; ")))
        for fen, separator, length in (line.partition(" bm #") for line in lines)
        if separator
    ]


PROBLEMS = read()


def problems(longest: int, *, all_up_to: int, some_of: int = 0) -> list[object]:
    """Those up to a length; slow but for all up to another and every fourth of a third."""
    return [
        pytest.param(
            fen,
            moves,
            marks=[]
            if moves <= all_up_to or (moves == some_of and number % 4 == 0)
            else [pytest.mark.slow],
        )
        for number, (fen, moves) in enumerate(PROBLEMS)
        if moves <= longest
    ]


def test_the_collection_is_there() -> None:
    if not PROBLEMS:
        pytest.skip("NO COLLECTION: shared/problems is missing, no stated length was compared")
    assert len(PROBLEMS) >= 300
    assert {moves for _, moves in PROBLEMS} == set(range(2, 21))


@pytest.mark.parametrize(("fen", "moves"), problems(20, all_up_to=5))
def test_no_mate_is_longer_than_stated(fen: str, moves: int) -> None:
    limit = None if moves <= 5 else 10.0
    solution = solve(Position.from_fen(fen), moves, options(Mode.SHORTEST, time_limit=limit))
    assert solution.refuted_below <= moves
    assert solution.status is not Status.NONE
    if moves <= 5:
        assert solution.status is Status.SOLVED
        assert solution.length == moves


@pytest.mark.parametrize(("fen", "moves"), problems(6, all_up_to=2, some_of=4))
def test_every_way_finds_the_same_keys(fen: str, moves: int) -> None:
    position = Position.from_fen(fen)
    expected = solve(position, moves, gms(Mode.KEYS) if moves <= 4 else options(Mode.KEYS))
    for way in WAYS:
        assert claims(solve(position, moves, options(Mode.KEYS, way))) == claims(expected), way
        check_shortest(solve(position, moves, options(Mode.SHORTEST, way)), expected)


@pytest.mark.parametrize(("fen", "moves"), problems(6, all_up_to=0, some_of=4))
def test_what_a_stopped_search_says_is_true(fen: str, moves: int) -> None:
    position = Position.from_fen(fen)
    whole = engine.start(*posed(position, Stipulation(moves), options(Mode.KEYS)))
    true = lengths_of_keys(whole.result())
    nodes = whole.poll().nodes
    for way in WAYS:
        nodes = nodes * 5 // 8
        for mode in (Mode.KEYS, Mode.SHORTEST):
            job = engine.start(*posed(position, Stipulation(moves), options(mode, way)))
            last = job.poll()
            while last.nodes < nodes and not last.finished:
                last = job.poll()
            job.cancel()
            solution = job.result()
            check_consistency(solution, last)
            assert solution.refuted_below <= moves
            for key, length in lengths_of_keys(solution).items():
                assert length >= true[key], way


@pytest.mark.parametrize(("fen", "moves"), problems(4, all_up_to=0, some_of=3))
def test_every_way_finds_the_tree_of_gms(fen: str, moves: int) -> None:
    position = Position.from_fen(fen)
    expected = solve(position, moves, gms(Mode.FULL, tries=2, set_play=True))
    first = solve(position, moves, options(Mode.FULL, tries=2, set_play=True))
    assert shape(first.tree) == shape(expected.tree)
    for way in WAYS:
        solution = solve(position, moves, options(Mode.FULL, way, tries=2, set_play=True))
        assert claims(solution) == claims(expected), way
        # However many threads: the same moves in the same order.
        assert list(map(repr, solution.tree.walk())) == list(map(repr, first.tree.walk())), way
        assert shape(solution.tree) == shape(expected.tree), way
