"""For how many mates of the public list “matetrack” the best one known is found."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

import click

from matewright import engine
from matewright.services.uci import LONGEST
from tests.bench.cases import Case
from tests.bench.plan import Plan
from tests.bench.report import Table
from tests.bench.tables.long_mates import sought

NAME = "matetrack"
CASES: tuple[Case, ...] = ()
"""No problem of the list can be asked for by name."""

FILE = Path(__file__).parents[4] / "shared" / "problems" / "matetrack_dev.epd"
"""Some of the list, unless a file is named."""

CPU_SECONDS = 5.0

GROUPS = (range(1, 6), range(6, 9), range(9, 12), range(12, 17), range(17, 1000))

_LINE = re.compile(r"(\S+ [wb] \S+ \S+) bm #(\d+);")


@dataclass(frozen=True, slots=True)
class _Mate:
    """A position and the length of the best mate known."""

    fen: str
    best: int


def run(plan: Plan) -> None:
    """Look for each mate with one thread, until one of the best length known is found."""
    files = plan.files or [FILE]
    missing = [file for file in files if not file.is_file()]
    if missing:
        click.echo(f"\nNO MATES: {missing[0]} is missing; table “{NAME}” was SKIPPED.")
        return
    mates = [
        _Mate(f"{match[1]} 0 1", int(match[2]))
        for file in files
        for match in map(_LINE.match, file.read_text(encoding="utf-8").splitlines())
        if match is not None
    ]
    if plan.sample is not None and plan.sample < len(mates):
        mates = random.Random(NAME).sample(mates, plan.sample)
    table = Table(
        f"{NAME}: {len(mates)} mates, {engine.DEFAULT_STRATEGY}, one thread, stopped at the best "
        f"length known or after {CPU_SECONDS:g} s of CPU time",
        ["best mate known", "problems", "best found", "any found", "shorter"],
        [["all", str(len(mates))]],
    )
    outcomes = [(mate, _length(mate)) for mate in mates]
    for group in GROUPS:
        some = [(mate, length) for mate, length in outcomes if mate.best in group]
        if some:
            lengths = sorted(mate.best for mate, _ in some)
            table.row(f"{lengths[0]}–{lengths[-1]}", *_counts(some))
    table.row("all", *_counts(outcomes))
    for mate, length in outcomes:
        if length is not None and length < mate.best:
            click.echo(f"    #{length} instead of #{mate.best}: {mate.fen}")


def _counts(outcomes: list[tuple[_Mate, int | None]]) -> list[str]:
    found = [(mate.best, length) for mate, length in outcomes if length is not None]
    best = sum(length <= known for known, length in found)
    shorter = sum(length < known for known, length in found)
    return [str(len(outcomes)), str(best), str(len(found)), str(shorter)]


def _length(mate: _Mate) -> int | None:
    """The length of the mate that is found; None when none is."""
    return sought(mate.fen, f"#{LONGEST}", CPU_SECONDS, enough=mate.best).length
