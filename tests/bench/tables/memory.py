"""How the time of long searches depends on the memory they may use."""

from __future__ import annotations

from matewright import engine
from tests.bench.cases import LONG, Case
from tests.bench.measuring import measure_in_turn
from tests.bench.plan import Plan
from tests.bench.report import Table, cell
from tests.bench.strategies import Strategy

NAME = "memory"
CASES: tuple[Case, ...] = ()
"""Its cases are those of table `threads`; by name they are picked there."""


def run(plan: Plan) -> None:
    """Time the same searches with tables of several sizes."""
    cases = plan.long_cases(LONG)
    solvers = [Strategy(memory=size, label=f"{size} MiB") for size in plan.memories]
    table = Table(
        f"memory: {engine.DEFAULT_STRATEGY}, one thread, by the size of its table",
        ["case", *(solver.name for solver in solvers)],
        [[case.name] for case in cases],
    )
    for case in cases:
        found = measure_in_turn(NAME, case, solvers, plan.effort)
        plan.keep(*found)
        table.row(case.name, *map(cell, found))
