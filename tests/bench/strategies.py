"""The engine of this project as a solver: a strategy with its settings."""

from __future__ import annotations

from dataclasses import dataclass

from matewright import engine
from matewright.job import Job
from matewright.model.solution import Mode, Solution, Status
from matewright.services.solving import solve as service
from tests.asking import posed
from tests.bench.cases import Answer, Case, Work
from tests.bench.solver import Attempt

POLL_SECONDS = 0.0005

_MODES = {
    Work.KEY: Mode.SHORTEST,
    Work.KEYS: Mode.KEYS,
    Work.LINES: Mode.KEYS,
    Work.CHECKS: Mode.KEYS,
    Work.WITHIN: Mode.SHORTEST,
    Work.TREE: Mode.FULL,
}


@dataclass(frozen=True, slots=True)
class Strategy:
    """A strategy of the engine; times are the engine's own, not Python's."""

    strategy: str = engine.DEFAULT_STRATEGY
    threads: int = 1
    portable: bool = False
    memory: int = engine.DEFAULT_MEMORY
    label: str = ""

    @property
    def name(self) -> str:
        """The label, or the name of the strategy."""
        return self.label or self.strategy

    @property
    def own(self) -> bool:
        """Always."""
        return True

    def start(self, case: Case, cap: float) -> Job:
        """Begin answering."""
        whole = case.work is Work.TREE
        options = engine.Options(
            strategy=self.strategy,
            mode=_MODES[case.work],
            tries=1 if whole else 0,
            set_play=whole,
            checks_only=case.work is Work.CHECKS,
            threads=self.threads,
            time_limit=cap,
            portable=self.portable,
            memory=self.memory,
        )
        return service.start(*posed(case.fen, case.stipulation, options))

    def solve(self, case: Case, cap: float) -> Attempt:
        """Answer once."""
        job = self.start(case, cap)
        if case.work is Work.WITHIN:
            return _first_mate(job, case)
        solution = job.result()
        return _attempt(solution)


def _attempt(solution: Solution) -> Attempt:
    generated = sum(iteration.generated for iteration in solution.iterations)
    return Attempt(solution.seconds, _answer(solution), generated)


def _answer(solution: Solution) -> Answer | None:
    """What a solution says; None when it was stopped early."""
    if solution.status is Status.PARTIAL:
        return None
    proves_all = solution.status is Status.SOLVED and not solution.restrictions
    lines = tuple(" ".join(line) for line in solution.lines)
    return Answer(
        solution.length,
        solution.keys or lines,
        solution.keys_complete or bool(lines),
        solution.refuted_below if proves_all else None,
    )


def _first_mate(job: Job, case: Case) -> Attempt:
    """Wait until a mate in time is known, though shorter ones are not ruled out yet."""
    solution = None
    while solution is None:
        solution = job.result(POLL_SECONDS)
        progress = job.poll()
        if progress.mate_within is not None and progress.mate_within <= case.moves:
            job.cancel()
            job.result()
            first = (progress.mate_move,) if progress.mate_move else ()
            return Attempt(progress.seconds, Answer(progress.mate_within, first))
    return _attempt(solution)
