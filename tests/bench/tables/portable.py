"""What it costs that one build runs on every CPU."""

from __future__ import annotations

from matewright import engine
from tests.bench.cases import MIDDLING
from tests.bench.measuring import measure_in_turn
from tests.bench.plan import Plan
from tests.bench.report import Table, cell, remarks
from tests.bench.solver import Solver
from tests.bench.strategies import Strategy
from tests.bench.tables.ratios import at_most, mean, ratio, ratio_text

NAME = "portable"
CASES = MIDDLING

TARGET = 1.10
"""How many times the time of a native build this build may take."""


def run(plan: Plan) -> None:
    """Compare this build with a native one, and with itself without the newer instructions."""
    cases = plan.picked(NAME, CASES)
    solvers: list[Solver] = [
        Strategy(label="this build"),
        Strategy(portable=True, label="plain CPU"),
    ]
    if plan.native is not None:
        solvers.append(plan.native)
    table = Table(
        f"portable: {engine.DEFAULT_STRATEGY} in this build, as if the CPU had nothing new, "
        "and in a native build",
        ["case", "this build", "plain CPU", "factor", "native", "factor", "target"],
        [*([case.name] for case in cases), ["geometric mean"]],
    )
    plain, native = [], []
    for case in cases:
        found = measure_in_turn(NAME, case, solvers, plan.effort)
        plan.keep(*found)
        this, without = found[:2]
        slower = ratio(without, this)
        plain += [] if slower is None else [slower]
        cells = ["not given", "–"]
        if plan.native is not None:
            against = ratio(this, found[2])
            native += [] if against is None else [against]
            cells = [cell(found[2]), ratio_text(against)]
        table.row(case.name, cell(this), cell(without), ratio_text(slower), *cells, "")
        for remark in remarks(found):
            table.note(remark)
    average = mean(native)
    table.row(
        "geometric mean",
        "",
        "",
        ratio_text(mean(plain)),
        "",
        ratio_text(average),
        at_most(average, TARGET),
    )
    if plan.native is None:
        table.note("--native FILE adds another build: docs/benchmark.md")
