"""What the historic programs say of many positions, compared with brute force.

Where they are wrong, the note of the answer must name the limit that makes them so.
"""

from __future__ import annotations

import chess
import pytest

from matewright import engine
from matewright.engine import Options
from matewright.model.position import Position
from matewright.model.solution import Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.reference.python_chess import ChessBoard
from matewright.services.solving import solve
from tests.asking import posed
from tests.differential.exhaustive import mate_search
from tests.differential.mating import SORTS, mating_positions
from tests.historic import rules
from tests.historic.positions import MATER, PRINZ, Case

CASES = [
    pytest.param(name, case, id=f"{name} {case.fen}")
    for name, cases in (("mater", MATER), ("prinz", PRINZ))
    for case in cases
]


def shortest(board: ChessBoard, moves: int) -> int | None:
    """The true length of the shortest mate, by brute force."""
    search = mate_search()
    search.limit = 10**7
    return next((n for n in range(1, moves + 1) if search.succeeds(board, n)), None)


def forces(board: ChessBoard, key: str, moves: int) -> bool:
    """Whether a first move is legal and truly forces mate, by brute force."""
    search = mate_search()
    search.limit = 10**7
    move = chess.Move.from_uci(key)
    return board.is_legal(move) and search.forces(board, move, moves)


def answer(name: str, position: Position, moves: int) -> Solution:
    return solve.start(*posed(position, Stipulation(moves), Options(strategy=name))).result()


def test_there_are_thirty_positions_for_each_program() -> None:
    assert len(set(MATER)) == len(set(PRINZ)) == 30


@pytest.mark.parametrize(("name", "case"), CASES)
def test_claims_differ_from_brute_force_only_where_a_limit_is_named(name: str, case: Case) -> None:
    solution = answer(name, Position.from_fen(case.fen), case.moves)
    assert solution.status is Status.CLAIMED
    assert (solution.keys, solution.length) == ((case.key,) if case.key else (), case.length)
    board = ChessBoard(case.fen)
    truth = shortest(board, case.moves)
    is_true = truth == case.length and (not case.key or forces(board, case.key, case.moves))
    assert is_true == (not case.limit)
    note = str(solution.notes[-1])
    if case.limit:
        assert note.startswith("modern differs, it finds ")
        assert case.limit in note.split(": ", 1)[1]
        assert (f"mate in {truth} by " if truth else f"no mate in {case.moves}: ") in note
    else:
        assert note == "modern finds the same"


@pytest.mark.parametrize("count", [3, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("sort", SORTS)
def test_the_programs_follow_their_rules(sort: str, count: int) -> None:
    believers = {"mater": rules.MATER, "prinz": rules.PRINZ}
    for position, _ in mating_positions(sort, 4, count, most_pieces=6):
        # Neither program knows of the pawn that has just made two steps; MATER castles from home.
        board = ChessBoard(f"{position.board_fen} {position.turn.value} KQkq -")
        if len(board.pieces(chess.KING, chess.WHITE) | board.pieces(chess.KING, chess.BLACK)) < 2:
            continue
        board.castling_rights = board.clean_castling_rights()
        for name, believer in believers.items():
            options = Options(strategy=name)
            found = engine.start(*posed(position, Stipulation(2), options)).result()
            keys = believer.keys(board, 1) if name == "mater" else set()
            length = 1 if keys else 2
            keys = keys or believer.keys(board, 2)
            assert found.length == (length if keys else None), (name, position.fen)
            assert set(found.keys) <= keys, (name, position.fen)
