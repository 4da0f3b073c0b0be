"""Helpmates and selfmates of which the project says how fast they are to be solved."""

from __future__ import annotations

from matewright import engine
from tests.bench.cases import STIPULATIONS
from tests.bench.measuring import measure
from tests.bench.plan import Plan
from tests.bench.popeye import Popeye
from tests.bench.report import Table, cell, remarks, verdict
from tests.bench.solver import Solver
from tests.bench.strategies import Strategy

NAME = "stipulations"
CASES = STIPULATIONS


def run(plan: Plan) -> None:
    """Time the default strategy, and both modes of Popeye beside it."""
    cases = plan.picked(NAME, CASES)
    own = Strategy()
    solvers: list[Solver] = [own]
    for peer in plan.peers:
        if isinstance(peer, Popeye):
            solvers += [peer, peer.in_intelligent_mode()]
    table = Table(
        f"stipulations: {engine.DEFAULT_STRATEGY}, one thread",
        ["case", "wanted", *(solver.name for solver in solvers), "target"],
        [[case.name, f"{case.stipulation} {case.work}"] for case in cases],
    )
    for case in cases:
        found = [
            measure(NAME, case, solver, plan.effort, case.target if solver is own else None)
            for solver in solvers
        ]
        plan.keep(*found)
        table.row(
            case.name,
            f"{case.stipulation} {case.work}",
            *(cell(result) for result in found),
            verdict(found[0]),
        )
        for remark in remarks(found):
            table.note(remark)
