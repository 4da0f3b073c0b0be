"""What a call costs beyond the search: from a position to the whole answer as a value of Python."""

from __future__ import annotations

import time
from dataclasses import replace

from matewright import engine
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from tests.asking import posed
from tests.bench.cases import Case
from tests.bench.measuring import WrongAnswerError, solved
from tests.bench.plan import Plan
from tests.bench.problems import cases_of, sample_files
from tests.bench.report import Table, cell
from tests.bench.tables.ratios import at_most

NAME = "calls"

RUNS = 300
TARGET = 60e-6
"""Seconds that a call may take beyond the search."""


def _pieces(case: Case) -> int:
    return sum(map(str.isalpha, case.fen.partition(" ")[0]))


_TWO_MOVERS = sorted(
    (case for path in sample_files() for case in cases_of(path) if case.moves == 2), key=_pieces
)
CASES = tuple(
    replace(case, name=f"{_pieces(case)} pieces") for case in (_TWO_MOVERS[0], _TWO_MOVERS[-1])
)
"""Of the samples the two-movers with fewest and with most pieces."""


def run(plan: Plan) -> None:
    """Ask for whole answers again and again; the search tells its own time."""
    cases = plan.picked(NAME, CASES)
    table = Table(
        "calls: the cost of a call beyond the search",
        ["two-mover", "call", "target"],
        [[case.name] for case in cases],
    )
    for case in cases:
        found = solved(NAME, case.name, "matewright", _costs(case), target=TARGET)
        plan.keep(found)
        assert found.median is not None
        table.row(case.name, cell(found), at_most(found.median, TARGET))


def _costs(case: Case) -> list[float]:
    """Seconds beyond the search of repeated calls. Raises `WrongAnswerError`."""
    position, asked = Position.from_fen(case.fen), Stipulation.parse(case.stipulation)
    costs = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        answer = engine.start(*posed(position, asked, engine.Options())).result()
        costs.append(time.perf_counter() - begin - answer.seconds)
        if case.keys is not None and case.keys != frozenset(answer.keys):
            raise WrongAnswerError(f"{case.name}: {answer.keys}, but {case.keys} is right.")
    return costs
