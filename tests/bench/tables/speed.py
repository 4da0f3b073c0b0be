"""Generated positions a second, the measure of the 2004 design."""

from __future__ import annotations

from tests.bench.cases import SPEED
from tests.bench.measuring import Outcome, Unit, attempts_in_turn, solved, summary
from tests.bench.plan import Plan
from tests.bench.report import Table, cell, time_text, verdict
from tests.bench.solver import Attempt
from tests.bench.strategies import Strategy

NAME = "speed"
CASES = SPEED

STRATEGY = "gms"

TARGET = 60e6
"""Generated positions a second that strategy `gms` is to reach on one core."""


def run(plan: Plan) -> None:
    """Count what `gms` generates a second of engine time."""
    cases = plan.picked(NAME, CASES)
    table = Table(
        f"speed: positions that {STRATEGY} generates a second of engine time, one thread",
        ["case", "asked", "generated", "time", "speed", "target"],
        [[case.name, case.stipulation, f"{10**8:,}"] for case in cases],
    )
    solver = Strategy(STRATEGY)
    for case in cases:
        (attempts,) = attempts_in_turn([solver], case, plan.effort)
        time = summary(NAME, case, solver, attempts, plan.effort)
        if time.outcome is not Outcome.OK:
            plan.keep(time)
            table.row(case.name, case.stipulation, "", cell(time), "", "")
            continue
        runs = [attempt for attempt in attempts if isinstance(attempt, Attempt)]
        rates = [run.generated / run.seconds for run in runs]
        speed = solved(NAME, case.name, STRATEGY, rates, unit=Unit.PER_SECOND, target=TARGET)
        plan.keep(speed)
        assert time.median is not None
        table.row(
            case.name,
            case.stipulation,
            f"{runs[0].generated:,}",
            time_text(time.median),
            cell(speed),
            verdict(speed),
        )
