"""Many problems of files: how many are solved, and in what time, by length."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

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

SOLVED = {**dict.fromkeys(range(2, 7), 1.0), 7: 0.95, 8: 0.95}
"""The share of a length that the default strategy is to solve in `SLOW_SECONDS`."""


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
    for moves, cases in plan.problems:
        found: list[list[Measurement]] = [[] for _ in solvers]
        for case in cases:
            for place, solver in enumerate(solvers):
                result = measure(NAME, case, solver, once)
                found[place].append(result)
                plan.keep(result)
                if _is_default(solver) and (result.median or 0.0) > LONG_SECONDS:
                    plan.long_problems.append(case)
        _rows(table, f"#{moves}", solvers, found, once.cap, moves)
        for place, results in enumerate(found):
            rows[place] += results
    if len(plan.problems) > 1:
        _rows(table, "all", solvers, rows, once.cap)


def _rows(
    table: Table,
    name: str,
    solvers: Sequence[Solver],
    found: Sequence[Sequence[Measurement]],
    cap: float,
    moves: int = 0,
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
            _verdict(moves, median, slow / len(asked), cap) if _is_default(solver) else "",
        )
        for remark in remarks(results):
            table.note(remark)


def _within(results: Sequence[Measurement], seconds: float) -> int:
    return sum(result.median is not None and result.median <= seconds for result in results)


def _seconds(result: Measurement, cap: float) -> float:
    return cap if result.median is None else result.median


def _verdict(moves: int, median: float, share: float, cap: float) -> str:
    """The targets of a length and whether they are reached."""
    said = []
    if moves in SOLVED and cap >= SLOW_SECONDS:
        least = SOLVED[moves]
        said.append(f"≥ {least:.0%} in 10 s: {'ok' if share >= least else 'MISSED'}")
    if moves in MEDIANS:
        most = MEDIANS[moves]
        said.append(f"median ≤ {time_text(most)}: {'ok' if median <= most else 'MISSED'}")
    return ", ".join(said)


def _is_default(solver: Solver) -> bool:
    return solver.own and solver.name == engine.DEFAULT_STRATEGY
