"""Many problems of files: how many are solved, and in what time, by length."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from matewright import engine
from tests.bench.cases import Case
from tests.bench.measuring import Effort, Measurement, Outcome, measure
from tests.bench.plan import Plan
from tests.bench.report import Table, remarks, time_text
from tests.bench.solver import Solver

NAME = "problems"
CASES: tuple[Case, ...] = ()
"""No problem of a file can be asked for by name."""

LONG_SECONDS = 1.0
SLOW_SECONDS = 10.0

MEDIANS = {5: 0.010, 7: 0.2}
"""Seconds that the median problem of a length may take the default strategy."""

SOLVED = dict.fromkeys(range(2, 7), 1.0)
"""The share of a length that the default strategy is to solve in `SLOW_SECONDS`."""

LONGEST = (7, 8)
LONGEST_SOLVED = 0.95
"""The same for these lengths together."""


@dataclass(frozen=True, slots=True)
class Targets:
    """What the default strategy is to reach in a row; None where nothing is said.

    `solved` is a share in `SLOW_SECONDS`, `median` in seconds.
    """

    median: float | None = None
    solved: float | None = None


NONE = Targets()


def run(plan: Plan) -> None:
    """Give each problem to every solver once, one after the other."""
    solvers = plan.solvers()
    once = Effort(cap=plan.effort.cap, runs=1, least=0.0)
    table = Table(
        f"problems: each once, one thread, at most {once.cap:g} s each; what is not solved "
        f"counts {once.cap:g} s in the total",
        ["length", "solver", "solved", "in 1 s", "in 10 s", "median", "total", "ratio", "target"],
        [["", solver.name] for solver in solvers],
    )
    rows: list[list[Measurement]] = [[] for _ in solvers]
    longest: list[list[Measurement]] = [[] for _ in solvers]
    for moves, cases in plan.problems:
        found: list[list[Measurement]] = [[] for _ in solvers]
        for case in cases:
            for place, solver in enumerate(solvers):
                result = measure(NAME, case, solver, once)
                found[place].append(result)
                plan.keep(result)
                if _is_default(solver) and (result.median or 0.0) > LONG_SECONDS:
                    plan.long_problems.append(case)
        targets = Targets(MEDIANS.get(moves), SOLVED.get(moves))
        _rows(table, f"#{moves}", solvers, found, once.cap, targets)
        for place, results in enumerate(found):
            rows[place] += results
            if moves in LONGEST:
                longest[place] += results
    if {moves for moves, _ in plan.problems}.issuperset(LONGEST):
        name = ", ".join(f"#{moves}" for moves in LONGEST)
        _rows(table, name, solvers, longest, once.cap, Targets(solved=LONGEST_SOLVED))
    if len(plan.problems) > 1:
        _rows(table, "all", solvers, rows, once.cap)


def _rows(
    table: Table,
    name: str,
    solvers: Sequence[Solver],
    found: Sequence[Sequence[Measurement]],
    cap: float,
    targets: Targets = NONE,
) -> None:
    """A row for each solver; the ratio is that of its total to the default strategy's."""
    totals = [sum(_seconds(result, cap) for result in results) for results in found]
    base = next(
        (total for solver, total in zip(solvers, totals, strict=True) if _is_default(solver)), None
    )
    for solver, results, total in zip(solvers, found, totals, strict=True):
        asked = [result for result in results if result.outcome is not Outcome.NOT_ASKED]
        if not asked:
            continue
        median = statistics.median(
            float("inf") if result.median is None else result.median for result in asked
        )
        slow = _within(asked, SLOW_SECONDS)
        table.row(
            name,
            solver.name,
            f"{_within(asked, cap)}/{len(asked)}",
            str(_within(asked, LONG_SECONDS)),
            str(slow) if cap >= SLOW_SECONDS else "–",
            f"> {cap:g} s" if median > cap else time_text(median),
            time_text(total),
            f"{total / base:.2f}" if base else "",
            _verdict(targets, median, slow / len(asked), cap) if _is_default(solver) else "",
        )
        for remark in remarks(results):
            table.note(remark)


def _within(results: Sequence[Measurement], seconds: float) -> int:
    return sum(result.median is not None and result.median <= seconds for result in results)


def _seconds(result: Measurement, cap: float) -> float:
    return cap if result.median is None else result.median


def _verdict(targets: Targets, median: float, share: float, cap: float) -> str:
    """The targets of a row and whether they are reached."""
    said = []
    if targets.solved is not None and cap >= SLOW_SECONDS:
        least = targets.solved
        said.append(f"≥ {least:.0%} in 10 s: {'ok' if share >= least else 'MISSED'}")
    if targets.median is not None:
        most = targets.median
        said.append(f"median ≤ {time_text(most)}: {'ok' if median <= most else 'MISSED'}")
    return ", ".join(said)


def _is_default(solver: Solver) -> bool:
    return solver.own and solver.name == engine.DEFAULT_STRATEGY
