"""Complete answers on random positions against the exhaustive solver."""

from __future__ import annotations

import random

import chess
import pytest

import matewright
from matewright.errors import IllegalPosition
from matewright.model.position import Position
from matewright.model.solution import Node, Role, Solution
from matewright.services.solving import solve as service
from tests.asking import posed
from tests.differential import exhaustive


def small_position(source: random.Random) -> Position:
    """A few pieces around a king in a corner or on an edge, where mates are frequent."""
    while True:
        board = chess.Board.empty()
        board.turn = source.random() < 0.7
        attacker, defender = board.turn, not board.turn
        board.set_piece_at(
            source.choice((chess.A1, chess.H8, chess.A5, chess.D8, chess.E8, chess.D4, chess.G2)),
            chess.Piece(chess.KING, defender),
        )
        pieces = [(source.choice((1, 2, 3, 4, 5)), attacker) for _ in range(source.randrange(2, 5))]
        pieces += [(source.choice((1, 1, 2, 3, 4)), defender) for _ in range(source.randrange(4))]
        if source.random() < 0.9:
            pieces.append((chess.KING, attacker))
        for kind, colour in pieces:
            where = range(8, 56) if kind == chess.PAWN else range(64)
            square = source.choice([square for square in where if board.piece_at(square) is None])
            board.set_piece_at(square, chess.Piece(kind, colour))
        if source.random() < 0.3:
            rank = 4 if board.turn else 3
            file = source.randrange(7)
            for square, colour in ((8 * rank + file, attacker), (8 * rank + file + 1, defender)):
                if board.piece_type_at(square) != chess.KING:
                    board.set_piece_at(square, chess.Piece(chess.PAWN, colour))
            board.ep_square = 8 * (rank + (1 if board.turn else -1)) + file + 1
        board.castling_rights = chess.BB_CORNERS
        board.castling_rights = board.clean_castling_rights()
        position = Position.from_fen(board.fen(en_passant="fen"))
        if position.en_passant not in (None, *position.en_passant_choices):
            continue
        try:
            service.start(*posed(position, "#1", matewright.Options())).cancel()
        except IllegalPosition:
            continue
        return position


def moves_of(node: Node, role: Role) -> set[str]:
    return {child.move.uci for child in node.children if child.role is role and child.move}


def check(position: Position, moves: int, solution: Solution) -> None:
    board = chess.Board(position.fen)
    keys = exhaustive.keys(board, moves)
    assert set(solution.keys) == set(keys), position.fen
    assert solution.status == ("solved" if keys else "none"), position.fen
    assert solution.length == min(keys.values(), default=None), position.fen
    assert solution.refuted_below == min(keys.values(), default=moves + 1), position.fen
    for key in solution.tree.children:
        if key.role is Role.KEY:
            assert key.move is not None
            assert key.length == keys[key.move.uci], position.fen
    tries = {
        node.move.uci: moves_of(node, Role.REFUTATION)
        for node in solution.tree.children
        if node.role is Role.TRY and node.move
    }
    assert tries == exhaustive.tries(board, moves, 2), position.fen
    set_play = {
        defence.move.uci: moves_of(defence, Role.CONTINUATION)
        for heading in solution.tree.children
        if heading.role is Role.SET_PLAY
        for defence in heading.children
        if defence.move
    }
    assert set_play == exhaustive.set_play(board, moves), position.fen


@pytest.mark.parametrize(
    ("moves", "count"),
    [
        (1, 150),
        (2, 15),
        pytest.param(1, 3000, marks=pytest.mark.slow),
        pytest.param(2, 500, marks=pytest.mark.slow),
        pytest.param(3, 12, marks=pytest.mark.slow),
    ],
)
def test_random_positions(moves: int, count: int) -> None:
    source = random.Random(moves)
    solved = 0
    for number in range(count):
        position = small_position(source)
        solution = matewright.solve(
            position,
            f"#{moves}",
            tries=2,
            set_play=True,
            threads=1 + number % 2,
            portable=number % 3 == 0,
            strategy=("modern", "gms")[number % 5 == 0],
        )
        check(position, moves, solution)
        solved += solution.status == "solved"
    assert solved >= count // 20, "too few of the positions have a solution to prove much"


@pytest.mark.parametrize(
    ("moves", "count", "checks_only"),
    [
        (2, 8, False),
        (2, 60, True),
        (3, 50, True),
        pytest.param(2, 100, False, marks=pytest.mark.slow),
        pytest.param(3, 1000, True, marks=pytest.mark.slow),
    ],
)
def test_modes_and_checks_only(moves: int, count: int, checks_only: bool) -> None:
    source = random.Random(moves + 10 * checks_only)
    solved = 0
    for number in range(count):
        position = small_position(source)
        expected = exhaustive.keys(chess.Board(position.fen), moves, checks_only=checks_only)
        shortest = min(expected.values(), default=None)
        for mode in ("keys", "shortest"):
            solution = matewright.solve(
                position,
                f"#{moves}",
                mode=mode,
                checks_only=checks_only,
                threads=1 + number % 3,
                strategy=("modern", "gms")[number % 5 == 0],
            )
            assert solution.status == ("solved" if expected else "none"), position.fen
            assert solution.length == shortest, position.fen
            if mode == "keys":
                assert set(solution.keys) == set(expected), position.fen
            else:
                assert [expected[key] for key in solution.keys] == [shortest][: len(expected)]
        solved += bool(expected)
    assert solved >= count // 20, "too few of the positions have a solution to prove much"
