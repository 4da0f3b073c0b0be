"""The searches of the checker against the exhaustive solver, for every stipulation."""

from __future__ import annotations

import random

import chess
import pytest

from matewright.errors import IllegalPosition
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from matewright.reference.exhaustive import solve
from matewright.services.verify.battle_search import BattleSearch
from matewright.services.verify.line_search import LineSearch
from matewright.services.verify.search import OutOfPositions
from matewright.services.verify.terms import Terms
from tests.differential.test_exhaustive import small_position

GOALS = ("#", "#", "=", "==", "#=", "+", "x", "zd4", "zg3", "ep", "00")
BATTLES = ("", "s", "r", "semi-r")
HELP = ("h", "hs", "hr", "ser-", "ser-h", "ser-s", "ser-r")


def forced(board: chess.Board, asked: Stipulation) -> dict[str, int]:
    """The keys that the checker finds, with their lengths."""
    search = BattleSearch(Terms(asked))
    search.limit = 10**9
    found = {}
    for move in list(board.legal_moves):
        for length in range(asked.moves, 0, -1):
            if search.forces(board, move, length):
                found[move.uci()] = length
    for length in range(1, asked.moves + 1):
        is_forced = any(needed <= length for needed in found.values())
        assert search.succeeds(board, length) == is_forced
    return found


def lines(board: chess.Board, terms: Terms, lengths: range) -> set[tuple[str, ...]]:
    """The lines of these lengths that the checker finds."""
    search = LineSearch(terms)
    search.limit = 10**9
    return {
        tuple(map(str, line))
        for length in lengths
        for first in list(board.legal_moves)
        for line in search.lines(board, first, length)
    }


def compare(position: Position, asked: Stipulation) -> bool:
    """Whether there was a solution; the searches must agree."""
    terms, board = Terms(asked), chess.Board(position.fen)
    has_set_play = not terms.is_battle and asked.play != "ser-"
    [expected] = solve(position, asked, PlayOptions(set_play=has_set_play)).phases
    if terms.is_battle:
        keys = {key.move: key.length for key in expected.keys}
        assert forced(board, asked) == keys, (position.fen, asked.text)
        return bool(keys)
    assert lines(board, terms, terms.lengths()) == set(expected.lines), (position.fen, asked.text)
    if has_set_play and not board.is_check():
        board.push(chess.Move.null())
        found = lines(board, terms, terms.set_lengths())
        assert found == set(expected.set_lines), (position.fen, asked.text)
    return bool(expected.lines)


@pytest.mark.parametrize("plays", [BATTLES, HELP], ids=["battle", "help"])
@pytest.mark.parametrize("count", [12, pytest.param(1500, marks=pytest.mark.slow)])
def test_the_searches_agree(plays: tuple[str, ...], count: int) -> None:
    source = random.Random(len(plays))
    done = solved = 0
    while done < count:
        play, goal = source.choice(plays), source.choice(GOALS)
        moves = (
            source.choice(("0.5", "1", "1.5")) if play == "h" else source.choice(("1", "1", "2"))
        )
        if play in ("hs", "hr"):
            moves = source.choice(("1", "1", "1.5"))
        try:
            solved += compare(small_position(source), Stipulation.parse(f"{play}{goal}{moves}"))
        except IllegalPosition:
            continue
        done += 1
    assert solved > count // 20


def test_a_search_of_lines_keeps_its_limit_and_goes_on() -> None:
    board = chess.Board("8/5P2/8/2r4B/N7/2K5/p5k1/8 w - - 0 1")
    search = LineSearch(Terms(Stipulation.parse("h#2")))
    first = chess.Move.from_uci("c3b2")
    rounds = 0
    while True:
        rounds += 1
        search.limit = search.positions + 1500
        try:
            found = list(search.lines(board.copy(), first, 4))
            break
        except OutOfPositions:
            assert search.positions == search.limit
    assert rounds > 1
    assert [line[-1].uci() for line in found] == ["a2a1q", "a2a1r"]


def test_a_series_for_stalemate_goes_on_after_a_stalemate() -> None:
    position = Position.from_fen("7K/8/3q4/8/8/8/6k1/8 b")
    for goal, goes_on in (("=", True), ("#=", True), ("==", False), ("#", False)):
        compare(position, Stipulation.parse(f"ser-{goal}2"))
        terms, board = Terms(Stipulation.parse(f"ser-{goal}2")), chess.Board(position.fen)
        stalemate = chess.Move.from_uci("d6g6")
        reached = terms.reached(board, stalemate)
        assert terms.ends_early(board, stalemate, 2) == (reached and not goes_on)
