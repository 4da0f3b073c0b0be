"""Fairy problems beside Popeye, in CPU time of one thread; what two threads bring; moves a second.

The problems are those of the shared oracle for which Popeye needed a tenth of a second.
"""

from __future__ import annotations

import resource
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from matewright import engine
from matewright.model.conditions import conditions_of
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from matewright.services.solving import solve
from tests.asking import posed
from tests.bench.measuring import Measurement, Outcome, Unit, solved
from tests.bench.peers import Peer
from tests.bench.plan import Plan
from tests.bench.popeye import Popeye
from tests.bench.report import Table, cell
from tests.bench.tables.ratios import at_least, mean, ratio, ratio_text
from tests.differential.fairy import ORACLE, Status, outcome_of
from tests.differential.printed import read

NAME = "fairy"

LEAST_SECONDS = 0.1
"""Of Popeye: shorter problems say nothing."""

TARGET = 5.0
"""How many times faster they are to be solved, in the geometric mean."""

FASTER = 0.95
"""The share of them that is to be solved faster than by Popeye."""

THREADS_TARGET = 1.6
THREADS_LEAST = 1.0
"""How many times faster two threads are to be, on those of more than a second."""

SLOWEST = 10
"""So many rows are listed."""

_RATES = (
    ("orthodox rules", ""),
    ("Circe", "Circe"),
    ("Madrasi", "Madrasi"),
    ("Maximummer", "BlackMaximummer"),
    ("Anticirce", "AntiCirce"),
)
_MIDDLE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w"


@dataclass(frozen=True, slots=True)
class Problem:
    """A record of the oracle by its name."""

    name: str
    record: dict[str, Any]


CASES: Sequence[Problem] = tuple(
    Problem(record["id"], record) for record in read(ORACLE) if record["seconds"] >= LEAST_SECONDS
)


def run(plan: Plan) -> None:
    """Time each problem that is accepted, and Popeye beside it where it is named."""
    cases = plan.picked(NAME, CASES)
    if not cases:
        Table(f"{NAME}: the shared oracle is missing", ["problem"], [])
        return
    popeye = _program(plan.peers)
    rows = [row for case in cases if (row := _row(plan, case, popeye))]
    # The slowest beside Popeye, without it the longest.
    rows.sort(key=lambda row: -(row[0].median or plan.effort.cap) if row[2] is None else row[2])
    table = Table(
        f"fairy: {len(rows)} of {len(cases)} problems accepted; the slowest, CPU time",
        ["problem", "matewright", "popeye", "factor"],
        [[one.case] for one, _, _ in rows[:SLOWEST]],
    )
    for one, other, factor in rows[:SLOWEST]:
        table.row(one.case, cell(one), "–" if other is None else cell(other), ratio_text(factor))
    factors = [factor for _, _, factor in rows if factor is not None]
    if factors:
        share = sum(factor > 1 for factor in factors) / len(factors)
        average = mean(factors)
        table.note(f"geometric mean {ratio_text(average)} ({at_least(average, TARGET)})")
        table.note(f"{share:.1%} of {len(factors)} faster ({at_least(share, FASTER)})")
    _threads(plan, [case for case in cases if _is_long(case, rows)])
    _moves(plan)


def _row(
    plan: Plan, case: Problem, popeye: Path | None
) -> tuple[Measurement, Measurement | None, float | None] | None:
    """Both figures of a problem and how many times faster it is; None where it is refused."""
    cap = plan.effort.cap
    begun = time.process_time()
    outcome = outcome_of(case.record, seconds=max(1, round(cap)))
    seconds = time.process_time() - begun
    if outcome.status is Status.REFUSED:
        return None
    one = _measurement(case, "matewright", seconds, is_done=outcome.status is not Status.UNFINISHED)
    plan.keep(one)
    if popeye is None:
        return one, None, None
    other = _measurement(case, "popeye", _popeye_seconds(popeye, case, cap), is_done=True)
    plan.keep(other)
    return one, other, ratio(other, one)


def _measurement(case: Problem, solver: str, seconds: float, *, is_done: bool) -> Measurement:
    if is_done:
        return solved(NAME, case.name, solver, [seconds])
    return Measurement(NAME, case.name, solver, Outcome.CAPPED, cap=seconds)


def _program(peers: Sequence[Peer]) -> Path | None:
    return next((peer.path for peer in peers if isinstance(peer, Popeye)), None)


def _popeye_seconds(program: Path, case: Problem, cap: float) -> float:
    """CPU time of the program for a record."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "problem.inp"
        source.write_text(case.record["input"], encoding="utf-8")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [str(program), "-regression", "-maxmem", "256M", str(source)]
        subprocess.run(command, capture_output=True, timeout=20 * cap, cwd=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def _is_long(
    case: Problem, rows: Sequence[tuple[Measurement, Measurement | None, float | None]]
) -> bool:
    found = (one.median for one, _, _ in rows if one.case == case.name)
    return (next(found, None) or 0) >= THREADS_LEAST


def _threads(plan: Plan, cases: Sequence[Problem]) -> None:
    """Time as it passes, of one thread and of more in turn."""
    table = Table(
        f"fairy: problems of more than {THREADS_LEAST:g} s, time as it passes",
        ["problem", "1 thread", f"{plan.threads} threads", "factor"],
        [*([case.name] for case in cases), ["geometric mean"]],
    )
    factors = []
    for case in cases:
        figures = []
        for threads in (1, plan.threads):
            begun = time.perf_counter()
            outcome_of(case.record, seconds=100, threads=threads)
            figures.append(solved(NAME, case.name, f"{threads} threads", [_since(begun)]))
        factor = ratio(*figures)
        factors += [] if factor is None else [factor]
        plan.keep(*figures)
        table.row(case.name, *map(cell, figures), ratio_text(factor))
    average = mean(factors)
    target = "" if average is None else f" ({at_least(average, THREADS_TARGET)})"
    table.row("geometric mean", "", "", ratio_text(average) + target)


def _since(begun: float) -> float:
    return time.perf_counter() - begun


def _moves(plan: Plan) -> None:
    """How many moves the plain board generates a second under a condition."""
    table = Table(
        "fairy: moves generated a second, a mate in three of a full board",
        ["condition", "rate"],
        [[name] for name, _ in _RATES],
    )
    position, asked = Position.from_fen(_MIDDLE), Stipulation.parse("#3")
    options = engine.Options(strategy=engine.EXHAUSTIVE, mode="keys", time_limit=plan.effort.cap)
    for name, text in _RATES:
        begun = time.process_time()
        answer = solve.start(*posed(position, asked, options, conditions_of([text]))).result()
        seconds = time.process_time() - begun
        generated = sum(iteration.generated for iteration in answer.iterations)
        rate = solved(NAME, name, "moves", [generated / seconds], unit=Unit.PER_SECOND)
        plan.keep(rate)
        table.row(name, cell(rate))
