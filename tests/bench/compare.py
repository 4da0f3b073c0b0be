"""Two runs side by side: which figures changed by more than chance."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

import click

from tests.bench.measuring import Measurement, Unit
from tests.bench.report import Table, cell
from tests.bench.results import Results
from tests.bench.tables.ratios import mean

LEAST_CHANGE = 1.05
"""Smaller factors are taken for chance."""

LEAST_CHANGE_OF_ONE_RUN = 1.25
FEW_RUNS = 3

QUIET_TABLES = frozenset({"problems"})
"""Of these only what changed is shown: they are long."""


@dataclass(frozen=True, slots=True)
class Change:
    """The same figure of two runs. `factor`: how many times faster the new one is, if both are."""

    old: Measurement
    new: Measurement

    @property
    def factor(self) -> float | None:
        """How many times faster the new one is; None when one of them was not solved."""
        if not self.old.median or not self.new.median:
            return None
        factor = self.old.median / self.new.median
        return factor if self.new.unit is Unit.SECONDS else 1 / factor

    @property
    def beyond_noise(self) -> bool:
        """Whether the middle halves of the runs are apart, and the medians clearly differ."""
        if self.factor is None:
            return self.old.outcome is not self.new.outcome
        size = max(self.factor, 1 / self.factor)
        if min(self.old.runs, self.new.runs) < FEW_RUNS:
            return size >= LEAST_CHANGE_OF_ONE_RUN
        assert self.old.low is not None
        assert self.old.high is not None
        assert self.new.low is not None
        assert self.new.high is not None
        apart = self.old.high < self.new.low or self.new.high < self.old.low
        return apart and size >= LEAST_CHANGE

    @property
    def word(self) -> str:
        """What is to be said of it; empty when nothing."""
        if not self.beyond_noise:
            return ""
        if self.factor is None:
            return f"{self.old.outcome} before, {self.new.outcome} now"
        return "faster" if self.factor > 1 else "SLOWER"


def changes(old: Results, new: Results) -> list[Change]:
    """The figures that both runs have, in the order of the new one."""

    def place(found: Measurement) -> tuple[str, str, str, Unit]:
        return found.table, found.case, found.solver, found.unit

    known = {place(found): found for found in old.measurements}
    return [
        Change(known[place(found)], found) for found in new.measurements if place(found) in known
    ]


def show(old: Results, new: Results) -> None:
    """Print how two runs differ."""
    for word, results in (("old", old), ("new", new)):
        click.echo(f"{word}: {results.when}, {results.version} {results.commit}, {results.machine}")
        if results.machine.busy:
            click.echo(f"The load before it was {results.machine.load:.1f}: it may be too slow.")
    if old.machine.processor != new.machine.processor or old.machine.cores != new.machine.cores:
        click.echo("The machines differ: the factors compare machines as much as programs.")
    found = changes(old, new)
    for name, group in groupby(found, key=lambda change: change.new.table):
        members = list(group)
        shown = [one for one in members if name not in QUIET_TABLES or one.beyond_noise]
        table = Table(
            f"{name}: how many times faster the new run is",
            ["case", "solver", "old", "new", "factor", "beyond noise"],
            [[one.new.case, one.new.solver] for one in shown],
        )
        for one in shown:
            factor = "–" if one.factor is None else f"{one.factor:.2f}"
            row = (one.new.case, one.new.solver, cell(one.old), cell(one.new), factor, one.word)
            table.row(*row)
        _means(table, members)
    missing = len(old.measurements) + len(new.measurements) - 2 * len(found)
    if missing:
        click.echo(f"\n{missing} figures stand in only one of the two files.")


def _means(table: Table, members: list[Change]) -> None:
    """The geometric mean for each solver."""
    for solver in dict.fromkeys(one.new.solver for one in members):
        factors = [one.factor for one in members if one.new.solver == solver and one.factor]
        average = mean(factors)
        if average is not None:
            table.note(f"{solver}: {average:.2f} in the geometric mean of {len(factors)}")
