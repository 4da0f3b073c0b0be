"""Strategy `modern` against `gms`, against python-chess and against itself.

Up to three moves it searches by alpha-beta alone, above that by proof numbers too, with a table of
positions that threads share; so both lengths are looked at.
"""

from __future__ import annotations

from collections import Counter

import pytest

from matewright.model.remarks import CHECKS_ONLY
from matewright.model.solution import Mode, Solution
from matewright.reference.python_chess import ChessBoard
from tests.differential import exhaustive
from tests.differential.answers import (
    WAYS,
    check_shortest,
    claims,
    gms,
    lengths_of_keys,
    options,
    shape,
    solve,
)
from tests.differential.mating import SORTS, mating_positions

GMS = gms(Mode.KEYS)
KEYS = options(Mode.KEYS)
SHORTEST = options(Mode.SHORTEST)


class Met:
    """Counts what the positions of a test showed, for they prove nothing when they show nothing."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note(self, solution: Solution) -> None:
        self.counts["positions"] += 1
        self.counts[solution.status] += 1
        for node in solution.tree.walk():
            if node.move:
                self.counts["promotion"] += node.move.promotion is not None
                self.counts["en passant"] += node.move.en_passant
                self.counts["castling"] += node.move.castling

    def expect(self, sort: str) -> None:
        positions = self.counts["positions"]
        assert self.counts["solved"] >= positions // 12, self.counts
        special = {"many promotions": "promotion"}.get(sort, sort)
        if special in ("promotion", "en passant", "castling"):
            assert self.counts[special] >= positions // 100, self.counts


def slow(*values: object) -> object:
    return pytest.param(*values, marks=pytest.mark.slow)


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    ("moves", "count", "most_pieces"), [(2, 24, 7), slow(2, 400, 7), slow(3, 40, 5)]
)
def test_keys_are_those_of_python_chess(
    sort: str, moves: int, count: int, most_pieces: int
) -> None:
    met = Met()
    for position, board in mating_positions(sort, 1, count, most_pieces=most_pieces):
        expected = exhaustive.keys(board, moves)
        solution = solve(position, moves, KEYS)
        assert lengths_of_keys(solution) == expected, position.fen
        check_shortest(solve(position, moves, SHORTEST), solution)
        met.note(solution)
    met.expect(sort)


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    ("moves", "count", "most_pieces"), [(4, 2, 4), slow(4, 150, 6), slow(5, 12, 5), slow(6, 4, 4)]
)
def test_long_mates_are_those_of_python_chess(
    sort: str, moves: int, count: int, most_pieces: int
) -> None:
    for number, (position, board) in enumerate(
        mating_positions(sort, 2, count, most_pieces=most_pieces)
    ):
        search, copy = exhaustive.mate_search(), ChessBoard(board.fen())
        shortest = next((n for n in range(1, moves + 1) if search.succeeds(copy, n)), None)
        solution = solve(position, moves, options(Mode.SHORTEST, WAYS[number % len(WAYS)]))
        assert solution.length == shortest, position.fen


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    ("moves", "count", "most_pieces"),
    [(3, 40, 7), (4, 6, 5), slow(3, 4000, 7), slow(4, 300, 7), slow(5, 40, 5)],
)
def test_keys_and_lengths_are_those_of_gms(
    sort: str, moves: int, count: int, most_pieces: int
) -> None:
    met = Met()
    for number, (position, _) in enumerate(
        mating_positions(sort, 10 + moves, count, most_pieces=most_pieces)
    ):
        way = WAYS[number % len(WAYS)]
        expected = solve(position, moves, GMS)
        assert claims(solve(position, moves, KEYS)) == claims(expected), position.fen
        check_shortest(solve(position, moves, options(Mode.SHORTEST, way)), expected)
        met.note(expected)
    if count >= 40:
        met.expect(sort)


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(("moves", "count"), [(2, 15), (3, 5), slow(3, 600), slow(4, 20)])
def test_keys_in_a_crowd_are_those_of_gms(sort: str, moves: int, count: int) -> None:
    crowds = mating_positions(sort, 50 + moves, count, least_pieces=10, most_pieces=24)
    for number, (position, _) in enumerate(crowds):
        expected = solve(position, moves, GMS)
        assert claims(solve(position, moves, KEYS)) == claims(expected), position.fen
        way = WAYS[number % len(WAYS)]
        check_shortest(solve(position, moves, options(Mode.SHORTEST, way)), expected)


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    ("moves", "count", "most_pieces"), [(3, 6, 7), (5, 3, 7), slow(3, 500, 7), slow(6, 100, 7)]
)
def test_checks_only_is_that_of_gms(sort: str, moves: int, count: int, most_pieces: int) -> None:
    for position, _ in mating_positions(sort, 20 + moves, count, most_pieces=most_pieces):
        expected = solve(position, moves, gms(Mode.KEYS, checks_only=True))
        assert expected.restrictions == (CHECKS_ONLY,)
        for way in WAYS:
            solution = solve(position, moves, options(Mode.KEYS, way, checks_only=True))
            assert claims(solution) == claims(expected), (position.fen, way)
            shortest = solve(position, moves, options(Mode.SHORTEST, way, checks_only=True))
            check_shortest(shortest, expected)


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    ("moves", "count", "most_pieces"),
    [(2, 40, 7), (3, 2, 6), slow(2, 300, 7), slow(3, 40, 7), slow(4, 15, 5)],
)
def test_whole_trees_are_those_of_gms(sort: str, moves: int, count: int, most_pieces: int) -> None:
    met = Met()
    for number, (position, _) in enumerate(
        mating_positions(sort, 30 + moves, count, most_pieces=most_pieces)
    ):
        most = 1 + number % 3
        way = WAYS[number % len(WAYS)]
        expected = solve(position, moves, gms(Mode.FULL, tries=most, set_play=True))
        solution = solve(position, moves, options(Mode.FULL, way, tries=most, set_play=True))
        assert claims(solution) == claims(expected), position.fen
        assert set(solution.tries) == set(expected.tries), position.fen
        assert shape(solution.tree) == shape(expected.tree), position.fen
        met.note(solution)
    if count >= 40:
        met.expect(sort)
