"""Repeated runs and what is kept of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tests.bench.cases import Case, objection
from tests.bench.solver import Attempt, CannotBeAskedError, Solver, SolverError


class WrongAnswerError(Exception):
    """An answer of our own is wrong: its time would mean nothing."""


class Outcome(StrEnum):
    """How a measurement ended."""

    OK = "ok"
    CAPPED = "capped"
    WRONG = "wrong"
    NOT_FOUND = "not found"
    FAILED = "failed"
    NOT_ASKED = "not asked"


class Unit(StrEnum):
    """What a figure counts."""

    SECONDS = "s"
    PER_SECOND = "1/s"


@dataclass(frozen=True, slots=True)
class Measurement:
    """One figure of one solver on one case.

    `median`, `low` and `high` (the quartiles) are in `unit`, None when the case was not solved.
    `cap`: seconds after which a run is stopped. `remark` says what was wrong. `target` is what
    the project promises, None for nothing: the most seconds, or the least per second. `moves`:
    the length the problem is asked for, None where the figure is not of a problem.
    """

    table: str
    case: str
    solver: str
    outcome: Outcome
    median: float | None = None
    low: float | None = None
    high: float | None = None
    runs: int = 0
    unit: Unit = Unit.SECONDS
    cap: float | None = None
    remark: str = ""
    target: float | None = None
    moves: int | None = None

    @property
    def reached(self) -> bool:
        """Whether the target is reached; true where there is none."""
        if self.target is None:
            return True
        if self.median is None:
            return False
        if self.unit is Unit.SECONDS:
            return self.median <= self.target
        return self.median >= self.target


@dataclass(frozen=True, slots=True)
class Effort:
    """How long one case may take.

    A run is stopped after `cap` seconds. Runs are repeated until there are `runs` of them that
    took `least` seconds together, but none is begun after `most` seconds.
    """

    cap: float = 10.0
    runs: int = 3
    least: float = 0.5
    most: float = 4.0


def attempts_in_turn(
    solvers: Sequence[Solver], case: Case, effort: Effort
) -> list[list[Attempt | Exception]]:
    """Repeated runs of each solver, in turn, so that a machine that slows down slows them all.

    The last entry of a solver that did not succeed says how it ended; it is not asked again.
    Raises `WrongAnswerError` for one of ours.
    """
    found: list[list[Attempt | Exception]] = [[] for _ in solvers]
    active = list(range(len(solvers)))
    spent, rounds = 0.0, 0
    while active and not _enough(rounds, spent / len(solvers), effort):
        begin = time.perf_counter()
        for place in tuple(active):
            attempt = _attempt(solvers[place], case, effort.cap)
            found[place].append(attempt)
            if isinstance(attempt, Exception) or attempt.answer is None:
                active.remove(place)
        spent += time.perf_counter() - begin
        rounds += 1
    return found


def _enough(rounds: int, spent: float, effort: Effort) -> bool:
    if rounds >= effort.runs and spent >= effort.least:
        return True
    return rounds > 0 and spent >= effort.most


class _WrongClaimError(Exception):
    """A peer's answer is wrong."""


def _attempt(solver: Solver, case: Case, cap: float) -> Attempt | Exception:
    try:
        attempt = solver.solve(case, cap)
    except (CannotBeAskedError, SolverError) as reason:
        return reason
    wrong = objection(case, attempt.answer) if attempt.answer else None
    if wrong is None:
        return attempt
    if solver.own:
        raise WrongAnswerError(f"{case.name}, {solver.name}: the answer is wrong: it {wrong}.")
    return _WrongClaimError(wrong)


def summary(
    table: str,
    case: Case,
    solver: Solver,
    attempts: Sequence[Attempt | Exception],
    effort: Effort,
    target: float | None = None,
) -> Measurement:
    """What is kept of some runs of one solver on one case, at least one."""

    def unsolved(outcome: Outcome, remark: str = "") -> Measurement:
        return Measurement(
            table,
            case.name,
            solver.name,
            outcome,
            cap=effort.cap,
            remark=remark,
            target=target,
            moves=case.moves,
        )

    last = attempts[-1]
    if isinstance(last, CannotBeAskedError):
        return unsolved(Outcome.NOT_ASKED)
    if isinstance(last, _WrongClaimError):
        return unsolved(Outcome.WRONG, str(last))
    if isinstance(last, Exception):
        return unsolved(Outcome.FAILED, str(last))
    if last.answer is None:
        return unsolved(Outcome.NOT_FOUND if last.not_found else Outcome.CAPPED)
    seconds = [attempt.seconds for attempt in attempts if isinstance(attempt, Attempt)]
    return solved(
        table,
        case.name,
        solver.name,
        seconds,
        cap=effort.cap,
        target=target,
        moves=case.moves,
    )


def solved(
    table: str,
    case: str,
    solver: str,
    figures: Sequence[float],
    *,
    unit: Unit = Unit.SECONDS,
    cap: float | None = None,
    target: float | None = None,
    moves: int | None = None,
) -> Measurement:
    """Median and quartiles of the figures of repeated runs."""
    median = statistics.median(figures)
    low, high = min(figures), max(figures)
    if len(figures) > 2:
        low, _, high = statistics.quantiles(figures, n=4, method="inclusive")
    return Measurement(
        table=table,
        case=case,
        solver=solver,
        outcome=Outcome.OK,
        median=median,
        low=low,
        high=high,
        runs=len(figures),
        unit=unit,
        cap=cap,
        target=target,
        moves=moves,
    )


def measure(
    table: str, case: Case, solver: Solver, effort: Effort, target: float | None = None
) -> Measurement:
    """Time one solver on one case. Raises `WrongAnswerError` for one of ours."""
    (attempts,) = attempts_in_turn([solver], case, effort)
    return summary(table, case, solver, attempts, effort, target)


def measure_in_turn(
    table: str, case: Case, solvers: Sequence[Solver], effort: Effort
) -> list[Measurement]:
    """Time several of our solvers on one case in turn; they must agree.

    Raises `WrongAnswerError`.
    """
    found = attempts_in_turn(solvers, case, effort)
    answers = {
        (attempt.answer.length, frozenset(attempt.answer.keys) if attempt.answer.all_keys else None)
        for attempts in found
        for attempt in attempts
        if isinstance(attempt, Attempt) and attempt.answer is not None
    }
    if len(answers) > 1:
        names = ", ".join(solver.name for solver in solvers)
        raise WrongAnswerError(f"{case.name}: the answers of {names} differ.")
    return [
        summary(table, case, solver, attempts, effort)
        for solver, attempts in zip(solvers, found, strict=True)
    ]
