"""Solving a problem: from what a person gave to a running job or an answer."""

from __future__ import annotations

from typing import Protocol, overload

from matewright import engine
from matewright.errors import EngineError, FormatError, StipulationError
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Progress, Solution
from matewright.model.stipulation import Stipulation
from matewright.services import reference, strategies
from matewright.services.historic import HistoricJob


class Job(Protocol):
    """Work at a problem that goes on by itself. All methods return at once but `result`.

    Dropping the last reference stops it.
    """

    def poll(self) -> Progress:
        """What is known at this moment. Raises `EngineError` when the engine failed."""

    def cancel(self) -> None:
        """Ask the search to stop; within 100 ms it ends with what it knows by then."""

    @overload
    def result(self) -> Solution: ...

    @overload
    def result(self, timeout: float | None) -> Solution | None: ...

    def result(self, timeout: float | None = None) -> Solution | None:
        """Wait for the answer; None when `timeout` seconds pass first.

        Raises `EngineError` when the engine failed.
        """


def start(position: Position | str, stipulation: Stipulation | str, options: engine.Options) -> Job:
    """Begin solving; the job runs in threads of its own.

    The strategy is one of `services.strategies.NAMES`; the answer of a historic program comes with
    a note that says what is true of it. Texts are read as FEN and stipulation. Raises
    `FormatError`, `StipulationError`, `IllegalPosition` or `EngineError`, each naming what is wrong
    and where.
    """
    if isinstance(stipulation, str):
        stipulation = Stipulation.parse(stipulation)
    if isinstance(position, str):
        position = Position.from_fen(position)
    if options.strategy not in strategies.NAMES:
        known = ", ".join(strategies.NAMES)
        raise EngineError("strategy-unknown", name=options.strategy, known=known)
    if options.strategy == reference.NAME:
        return reference.start(position, stipulation, options)
    if options.strategy in engine.HISTORIC:
        return HistoricJob(position, stipulation, options)
    return engine.start(position, stipulation, options)


def start_problem(problem: Problem, options: engine.Options) -> Job:
    """Begin solving a problem of a collection, unless the answer would be to another problem.

    Raises what `start` raises; `FormatError` also for a problem whose text was not understood,
    `StipulationError` for one with conditions that are not obeyed here.
    """
    if problem.trouble:
        raise FormatError("problem-trouble", trouble=problem.trouble)
    if problem.unsupported:
        raise StipulationError("condition-unsupported", names=problem.unsupported_names)
    return start(problem.position, problem.stipulation, options)


def solve(
    position: Position | str,
    stipulation: Stipulation | str,
    options: engine.Options | None = None,
) -> Solution:
    """Solve and wait for the answer. Raises what `start` raises.

    Ctrl-C stops the search and goes on as `KeyboardInterrupt`.
    """
    return start(position, stipulation, options or engine.Options()).result()
