"""Looking at entries away from the window's thread: as they stand, or just solved."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStandardPaths

from matewright.cooperative import yield_now
from matewright.errors import MatewrightError
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.services.judging.assessment import Assessment, assess
from matewright.wording import Wording

if TYPE_CHECKING:
    from matewright.services.batch.batch import Batch

_words: Final = Wording("Judging")


@dataclass(frozen=True, slots=True)
class Fresh:
    """An entry that a batch has just solved."""

    index: int
    problem: Problem
    batch: Batch
    row: int

    def solved(self) -> tuple[Problem, str]:
        """The entry with the answer; without one, why there is none."""
        outcome = self.batch.outcome(self.row)
        try:
            solution = None if outcome is None else outcome.read_answer()
        except MatewrightError as error:
            return self.problem, str(error)
        if solution is not None:
            return self.problem.solved(solution), ""
        if outcome is None or outcome.reason:
            return self.problem, "" if outcome is None else outcome.reason
        words = _words("The answer is too large to be kept: {verdict}")
        verdict = ", ".join(filter(None, (outcome.verdict.word, outcome.judgement.remark)))
        return self.problem, words.format(verdict=verdict)


def unaltered(problem: Problem, error: str) -> tuple[Problem, str]:
    """An entry as it stands."""
    return problem, error


def assess_all(
    work: Sequence[Callable[[], tuple[Problem, str]]], notation: Notation
) -> list[tuple[Assessment, str]]:
    """What there is to say of entries, and why they have no answer."""
    found = []
    for problem_of in work:
        problem, error = problem_of()
        found.append((assess(problem, notation), error))
        yield_now()
    return found


def journal_of(tourney: Path) -> Path:
    """Where what was found is kept, so that nothing is solved twice."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    folder = Path(QStandardPaths.writableLocation(location)) / "batches"
    name = hashlib.blake2b(str(tourney.absolute()).encode(), digest_size=8).hexdigest()
    return folder / f"tourney-{name}.jsonl"
