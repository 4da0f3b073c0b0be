"""Legal moves a second, ours and python-chess's."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import chess

from matewright import engine
from matewright.model.position import INITIAL_FEN, Position
from tests.bench.measuring import Unit, WrongAnswerError, solved
from tests.bench.plan import Plan
from tests.bench.report import Table, cell

NAME = "perft"

RUNS = 3


@dataclass(frozen=True, slots=True)
class Count:
    """A position with published numbers of leaves, for a fast and for a slow program."""

    name: str
    fen: str
    fast: tuple[int, int]
    slow: tuple[int, int]


# Numbers of the Chess Programming Wiki, “Perft Results”: depth and leaves.
CASES = (
    Count("initial", INITIAL_FEN, (6, 119_060_324), (4, 197_281)),
    Count(
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
        (5, 193_690_690),
        (3, 97_862),
    ),
)


def run(plan: Plan) -> None:
    """Count leaves with both, each at a depth that suits it."""
    counts = plan.picked(NAME, CASES)
    table = Table(
        "perft: legal moves a second, those of the last level only counted",
        ["position", "matewright", "python-chess", "factor"],
        [[count.name] for count in counts],
    )
    for count in counts:
        _row(plan, table, count)


def _row(plan: Plan, table: Table, count: Count) -> None:
    position, board = Position.from_fen(count.fen), chess.Board(count.fen)
    ours = solved(
        NAME,
        count.name,
        "matewright",
        _rates(count.name, lambda depth: engine.perft(position, depth), *count.fast),
        unit=Unit.PER_SECOND,
    )
    theirs = solved(
        NAME,
        count.name,
        "python-chess",
        _rates(count.name, lambda depth: python_chess_perft(board, depth), *count.slow),
        unit=Unit.PER_SECOND,
    )
    plan.keep(ours, theirs)
    assert ours.median is not None
    assert theirs.median is not None
    table.row(count.name, cell(ours), cell(theirs), f"{ours.median / theirs.median:,.0f}")


def _rates(name: str, count: Callable[[int], int], depth: int, leaves: int) -> list[float]:
    """Leaves a second of repeated runs. Raises `WrongAnswerError`."""
    rates = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        found = count(depth)
        rates.append(leaves / (time.perf_counter() - begin))
        if found != leaves:
            raise WrongAnswerError(
                f"perft {depth} of {name}: {found} leaves, but {leaves} is right."
            )
    return rates


def python_chess_perft(board: chess.Board, depth: int) -> int:
    """Count leaves with python-chess, for comparison."""
    if depth == 1:
        return board.legal_moves.count()
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += python_chess_perft(board, depth - 1)
        board.pop()
    return count
