"""What more threads bring where a search is long."""

from __future__ import annotations

import os

from matewright import engine
from tests.bench.cases import LONG
from tests.bench.measuring import measure_in_turn
from tests.bench.plan import Plan
from tests.bench.report import Table, cell
from tests.bench.strategies import Strategy
from tests.bench.tables.ratios import at_least, mean, ratio, ratio_text

NAME = "threads"
CASES = LONG

LEAST_SECONDS = 1.0
"""Shorter searches say nothing about threads."""

TARGET = 1.7
"""How many times faster two threads are to be."""


def run(plan: Plan) -> None:
    """Compare one thread with more, run by run."""
    cases = plan.picked(NAME, CASES)
    if not plan.names or NAME in plan.names:
        cases = plan.long_cases(cases)
    more = plan.threads
    solvers = [
        Strategy(threads=1, label="1 thread"),
        Strategy(threads=more, label=f"{more} threads"),
    ]
    table = Table(
        f"threads: {engine.DEFAULT_STRATEGY} on searches of more than {LEAST_SECONDS:g} s",
        ["case", *(solver.name for solver in solvers), "factor", "target"],
        [*([case.name] for case in cases), ["geometric mean"]],
    )
    factors = []
    for case in cases:
        found = measure_in_turn(NAME, case, solvers, plan.effort)
        plan.keep(*found)
        one = found[0].median
        factor = ratio(*found)
        counts = factor is not None and one is not None and one >= LEAST_SECONDS
        if factor is not None and counts:
            factors.append(factor)
        table.row(
            case.name,
            *map(cell, found),
            ratio_text(factor),
            "" if counts or factor is None else "too short to count",
        )
    average = mean(factors)
    table.row(
        "geometric mean",
        "",
        "",
        ratio_text(average),
        at_least(average, TARGET) if more == 2 else "",
    )
    if (os.cpu_count() or 1) < more:
        table.note(f"this machine has fewer than {more} cores")
