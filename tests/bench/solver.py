"""What everything that answers problems has in common here, ours and the peers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tests.bench.cases import Answer, Case


@dataclass(frozen=True, slots=True)
class Attempt:
    """One run: seconds, and the answer; None when the time was up before there was one.

    `generated`: moves generated, 0 where nobody counts them. `not_found`: the solver gave up by
    itself without an answer.
    """

    seconds: float
    answer: Answer | None
    generated: int = 0
    not_found: bool = False


class CannotBeAskedError(Exception):
    """The solver has no way to be asked this."""


class SolverError(Exception):
    """The solver broke down; the text says how."""


class Solver(Protocol):
    """Anything that answers problems."""

    @property
    def name(self) -> str:
        """What its column is called."""
        ...

    @property
    def own(self) -> bool:
        """Whether it is this project's: its wrong answer ends the run."""
        ...

    def solve(self, case: Case, cap: float) -> Attempt:
        """Answer once, within `cap` seconds. Raises `CannotBeAskedError` and `SolverError`."""
        ...
