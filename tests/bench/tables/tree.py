"""What the whole tree with tries and set play costs on top of the keys."""

from __future__ import annotations

from dataclasses import replace

from matewright import engine
from tests.bench.cases import Case, Work
from tests.bench.measuring import measure
from tests.bench.plan import Plan
from tests.bench.problems import cases_of, sample_files
from tests.bench.report import Table, cell
from tests.bench.strategies import Strategy
from tests.bench.tables.ratios import at_most, mean, ratio, ratio_text

NAME = "tree"

MOVES = 3
TARGET = 5.0
"""How many times the time of its key search the tree of a #3 may take."""

CASES = tuple(
    replace(case, work=Work.KEYS)
    for path in sample_files()
    for case in cases_of(path)
    if case.moves == MOVES
)


def run(plan: Plan) -> None:
    """Time the keys and the whole tree of mates in three."""
    cases = plan.picked(NAME, CASES)
    if not plan.names or NAME in plan.names:
        given = [case for moves, found in plan.problems for case in found if moves == MOVES]
        known = {case.name for case in cases}
        cases += [replace(case, work=Work.KEYS) for case in given if case.name not in known]
    table = Table(
        f"tree: {engine.DEFAULT_STRATEGY}, the whole tree of a #{MOVES} with tries and set play",
        ["case", "keys", "tree", "factor", "target"],
        [*([case.name] for case in cases), ["geometric mean"]],
    )
    factors = []
    for case in cases:
        factor = _row(plan, table, case)
        factors += [] if factor is None else [factor]
    table.row("geometric mean", "", "", ratio_text(mean(factors)), "")
    late = sum(factor > TARGET for factor in factors)
    table.note(f"{late} of {len(factors)} above {TARGET:g}")


def _row(plan: Plan, table: Table, case: Case) -> float | None:
    solver = Strategy()
    keys = measure(NAME, case, solver, plan.effort)
    whole = replace(case, name=f"{case.name} tree", work=Work.TREE)
    tree = measure(NAME, whole, solver, plan.effort)
    plan.keep(keys, tree)
    factor = ratio(tree, keys)
    table.row(case.name, cell(keys), cell(tree), ratio_text(factor), at_most(factor, TARGET))
    return factor
