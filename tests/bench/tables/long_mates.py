"""How many long mates are found, and proved shortest, in a few seconds of CPU time."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import click

from matewright import engine
from matewright.model.solution import Mode, Solution, Status
from matewright.services.solving import solve as service
from tests.asking import posed
from tests.bench.cases import Answer, Case, objection
from tests.bench.measuring import WrongAnswerError
from tests.bench.plan import Plan
from tests.bench.problems import cases_of
from tests.bench.report import Table

NAME = "long"
CASES: tuple[Case, ...] = ()
"""No problem of the file can be asked for by name."""

FILE = Path(__file__).parents[4] / "shared" / "problems" / "mates_long_dev.epd"
"""80 mates in 6 to 58, each with the best mate known."""

CPU_SECONDS = 6.0
POLL_SECONDS = 0.01

LEAST_FOUND, LEAST_PROVED = 60, 52
"""What is wanted of 80."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    found: bool
    proved: bool


def run(plan: Plan) -> None:
    """Ask the default strategy for each mate, with one thread."""
    if not FILE.is_file():
        click.echo(f"\nNO LONG MATES: {FILE} is missing; table “{NAME}” was SKIPPED.")
        return
    cases = cases_of(FILE, exact_up_to=99)
    table = Table(
        f"long: {len(cases)} mates in 6 to 58, {engine.DEFAULT_STRATEGY}, one thread, "
        f"{CPU_SECONDS:g} s of CPU time each",
        ["mates in", "problems", "best mate found", "proved shortest", "wanted of 80"],
        [["all", str(len(cases))]],
    )
    outcomes = {case: _solve(case) for case in cases}
    for name, lengths in (("6–8", range(6, 9)), ("9–11", range(9, 12)), ("12–58", range(12, 59))):
        some = [outcome for case, outcome in outcomes.items() if case.moves in lengths]
        table.row(name, str(len(some)), *_counts(some), "")
    wanted = f"≥ {LEAST_FOUND} found, ≥ {LEAST_PROVED} proved"
    table.row("all", str(len(cases)), *_counts(list(outcomes.values())), wanted)


def _counts(outcomes: list[_Outcome]) -> tuple[str, str]:
    found = sum(outcome.found for outcome in outcomes)
    return str(found), str(sum(outcome.proved for outcome in outcomes))


def _solve(case: Case) -> _Outcome:
    """What is known when the CPU time is used up. Raises `WrongAnswerError`."""
    solution = sought(case.fen, case.stipulation, CPU_SECONDS)
    proved = solution.status is not Status.PARTIAL
    wrong = objection(case, Answer(solution.length, solution.keys))
    if wrong and (proved or solution.length is not None):
        raise WrongAnswerError(f"{case.name}: {wrong}")
    return _Outcome(solution.length == case.moves, proved)


def sought(fen: str, stipulation: str, cpu_seconds: float, enough: int = 0) -> Solution:
    """What one thread knows after so much CPU time, or when it knows a mate in `enough` moves."""
    begun = time.process_time()
    job = service.start(*posed(fen, stipulation, engine.Options(mode=Mode.SHORTEST)))
    solution = None
    while solution is None:
        solution = job.result(POLL_SECONDS)
        known = job.poll().mate_within
        if time.process_time() - begun >= cpu_seconds or (known is not None and known <= enough):
            job.cancel()
    return solution
