"""The oracle's searches: on our own pieces and on python-chess they find the same."""

from __future__ import annotations

import random

import chess
import pytest

from matewright.errors import IllegalPosition
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from matewright.reference.answer import solve
from matewright.reference.python_chess import ChessBoard, possible_checks
from matewright.reference.rules import MoveT, Rules
from matewright.reference.search import Battle, Lines, OutOfPositions
from matewright.reference.terms import Terms
from matewright.reference.translation import board_of
from tests.differential.exhaustive import mate_search
from tests.differential.positions import random_positions
from tests.differential.test_exhaustive import small_position

GOALS = ("#", "#", "=", "==", "#=", "+", "x", "zd4", "zg3", "ep", "00")
BATTLES = ("", "s", "r", "semi-r")
HELP = ("h", "hs", "hr", "ser-", "ser-h", "ser-s", "ser-r")


def forced(board: Rules[MoveT], terms: Terms) -> dict[str, int]:
    """The moves that force the aim, with their lengths."""
    search = Battle[MoveT](terms)
    found = {}
    for move in board.ordered_moves():
        for length in range(terms.stipulation.moves, 0, -1):
            if search.forces(board, move, length):
                found[str(move)] = length
    assert search.shortest(board, terms.stipulation.moves) == min(found.values(), default=None)
    return found


def lines(board: Rules[MoveT], terms: Terms, lengths: range) -> list[tuple[str, ...]]:
    """The lines of these lengths, in order."""
    search = Lines[MoveT](terms)
    return [
        tuple(map(str, line))
        for length in lengths
        for first in board.ordered_moves()
        for line in search.lines(board, first, length)
    ]


def compare(position: Position, stipulation: Stipulation) -> bool:
    """Whether there was a solution; both rules and the whole answer must agree."""
    terms, board, ours = Terms(stipulation), ChessBoard(position.fen), board_of(position)
    has_set_play = not terms.is_battle and stipulation.play != "ser-"
    [expected] = solve(position, stipulation, PlayOptions(set_play=has_set_play))
    where = (position.fen, stipulation.text)
    assert board.ordered_moves() == [chess.Move.from_uci(str(m)) for m in ours.ordered_moves()]
    if terms.is_battle:
        keys = {key.move: key.length for key in expected.keys}
        assert forced(board, terms) == keys == forced(ours, terms), where
        return bool(keys)
    found = lines(board, terms, terms.lengths())
    assert found == list(expected.lines), where
    assert found == lines(ours, terms, terms.lengths()), where
    if has_set_play and not board.is_check():
        board.pass_move()
        ours.pass_move()
        found = lines(board, terms, terms.set_lengths())
        assert found == list(expected.set_lines), where
        assert found == lines(ours, terms, terms.set_lengths()), where
    return bool(expected.lines)


@pytest.mark.parametrize("plays", [BATTLES, HELP], ids=["battle", "help"])
@pytest.mark.parametrize("count", [12, pytest.param(500, marks=pytest.mark.slow)])
def test_both_rules_find_the_same(plays: tuple[str, ...], count: int) -> None:
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


@pytest.mark.parametrize("count", [200, pytest.param(20_000, marks=pytest.mark.slow)])
def test_no_check_is_overlooked(count: int) -> None:
    found = 0
    for _, board in random_positions(3, count):
        if board.king(not board.turn) is None or board.status() & chess.STATUS_INVALID_EP_SQUARE:
            continue
        checks = {move for move in board.legal_moves if board.gives_check(move)}
        possible = set(possible_checks(board))
        assert checks <= possible <= set(board.pseudo_legal_moves), board.fen()
        found += len(checks)
    assert found > count // 2


LONG = "r3k3/2Qp3R/1p6/1b2K3/4p3/8/5p2/8 w q - 0 1"


def test_a_search_keeps_its_limit_and_goes_on() -> None:
    whole = mate_search()
    assert not whole.succeeds(ChessBoard(LONG), 3)
    search = mate_search()
    rounds = 0
    while True:
        rounds += 1
        search.limit = search.positions + whole.positions // 4
        try:
            assert not search.succeeds(ChessBoard(LONG), 3)
            break
        except OutOfPositions:
            assert search.positions == search.limit
    assert 1 < rounds < 12
    before = search.positions
    assert not search.succeeds(ChessBoard(LONG), 3)
    assert search.positions == before


def test_a_search_of_lines_keeps_its_limit_and_goes_on() -> None:
    board = ChessBoard("8/5P2/8/2r4B/N7/2K5/p5k1/8 w - - 0 1")
    search = Lines[chess.Move](Terms(Stipulation.parse("h#2")))
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


def test_stalemate_is_no_mate() -> None:
    search = mate_search()
    assert not search.loses(ChessBoard("7k/8/5KQ1/8/8/8/8/8 b - - 0 1"), 3)
    assert not search.loses(ChessBoard("7k/8/6Q1/5K2/8/8/8/8 b - - 0 1"), 0)


def test_a_series_for_stalemate_goes_on_after_a_stalemate() -> None:
    position = Position.from_fen("7K/8/3q4/8/8/8/6k1/8 b")
    for goal, goes_on in (("=", True), ("#=", True), ("==", False), ("#", False)):
        stipulation = Stipulation.parse(f"ser-{goal}2")
        compare(position, stipulation)
        terms, board = Terms(stipulation), ChessBoard(position.fen)
        stalemate = chess.Move.from_uci("d6g6")
        reached = terms.reached(board, stalemate)
        assert terms.ends_early(board, stalemate, 2) == (reached and not goes_on)
