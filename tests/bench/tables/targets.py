"""The positions of which the project says how fast they are to be solved."""

from __future__ import annotations

from matewright import engine
from tests.bench.cases import TARGETS
from tests.bench.measuring import measure
from tests.bench.plan import Plan
from tests.bench.report import Table, cell, remarks, verdict
from tests.bench.solver import Solver

NAME = "targets"
CASES = TARGETS


def run(plan: Plan) -> None:
    """Time the strategies side by side, and the peers beside them."""
    cases = plan.picked(NAME, CASES)
    solvers = plan.solvers()
    table = Table(
        f"targets: one thread; the targets are those of {engine.DEFAULT_STRATEGY}",
        ["case", "wanted", *(solver.name for solver in solvers), "target"],
        [[case.name, f"{case.stipulation} {case.work}"] for case in cases],
    )
    for case in cases:
        found = [
            measure(NAME, case, solver, plan.effort, case.target if _is_default(solver) else None)
            for solver in solvers
        ]
        plan.keep(*found)
        judged = [verdict(result) for result in found if result.target is not None]
        table.row(
            case.name,
            f"{case.stipulation} {case.work}",
            *(cell(result) for result in found),
            "".join(judged),
        )
        for remark in remarks(found):
            table.note(remark)


def _is_default(solver: Solver) -> bool:
    return solver.own and solver.name == engine.DEFAULT_STRATEGY
