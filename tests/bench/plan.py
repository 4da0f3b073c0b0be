"""What one run is to measure, and where the figures go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeVar

from matewright import engine
from tests.bench.cases import Case
from tests.bench.measuring import Effort, Measurement
from tests.bench.peers import Peer
from tests.bench.solver import Solver
from tests.bench.strategies import Strategy


class _Named(Protocol):
    @property
    def name(self) -> str: ...


_Item = TypeVar("_Item", bound=_Named)


def _placement(case: Case) -> tuple[str, ...]:
    """The position without counters of moves."""
    return tuple(case.fen.split()[:4])


USUAL = tuple(name for name in engine.PROVERS if name != engine.EXHAUSTIVE)
"""The strategies that are timed unless others are asked for."""


@dataclass(slots=True)
class Plan:
    """The options of a run, and the figures found so far.

    `names`: tables and cases that were asked for by name; empty for the usual ones. `problems`:
    cases from files, with their lengths. `files`, `sample`: the files that were named, and how many
    problems were asked for. `long_problems`: those that took the default strategy
    more than a second, once they are known. `native`: the same engine in another build, None when
    there is none.
    """

    names: frozenset[str] = frozenset()
    strategies: tuple[str, ...] = USUAL
    peers: Sequence[Peer] = ()
    problems: Sequence[tuple[int, Sequence[Case]]] = ()
    files: Sequence[Path] = ()
    sample: int | None = None
    threads: int = 2
    memories: tuple[int, ...] = (1, 4, 16, 64, 256)
    native: Solver | None = None
    full: bool = False
    effort: Effort = field(default_factory=Effort)
    long_problems: list[Case] = field(default_factory=list)
    measurements: list[Measurement] = field(default_factory=list)

    def picked(self, table: str, items: Sequence[_Item]) -> list[_Item]:
        """Those items of a table that are wanted."""
        if not self.names or table in self.names:
            return list(items)
        return [item for item in items if item.name in self.names]

    def long_cases(self, cases: Sequence[Case]) -> list[Case]:
        """These cases, and the problems from files that took long, each position once."""
        known = {_placement(case) for case in cases}
        return [*cases, *(case for case in self.long_problems if _placement(case) not in known)]

    def solvers(self) -> list[Solver]:
        """Everything that is compared side by side."""
        return [*(Strategy(name) for name in self.strategies), *self.peers]

    def keep(self, *measurements: Measurement) -> None:
        """Remember figures for the JSON form."""
        self.measurements.extend(measurements)
