"""Answering one case of a batch: what a worker does, whichever process or machine it is on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final, Self

from matewright import engine
from matewright.errors import EngineError, MatewrightError
from matewright.formats import stored_answer
from matewright.model.question import Question
from matewright.services import themes
from matewright.services.answer.file_comparison import compare
from matewright.services.batch.case import Case
from matewright.services.batch.outcome import Outcome
from matewright.services.legality import judge
from matewright.services.legality.judge import Legality
from matewright.services.solving import solve

ALIVE: Final = "alive"
"""The key of a worker's sign of life."""

LEGALITY_SECONDS: Final = 10.0
"""For the question whether a diagram is legal."""

_SLICE: Final = 0.5
"""Seconds between two signs of life."""


@dataclass(frozen=True, slots=True)
class Task:
    """A case and how it is to be worked at.

    `time_limit` is in seconds (None: no limit), `memory` for the table of positions in MiB.
    `with_answer`: return the whole answer too, as files store it. `with_legality`: find out whether
    the diagram can come from a game. `version` is that of the
    engine that is to answer.
    """

    case: Case
    time_limit: float | None = None
    memory: int = engine.DEFAULT_MEMORY
    with_answer: bool = False
    with_legality: bool = False
    version: str = engine.__version__

    def to_dict(self) -> dict[str, Any]:
        """Itself as values of JSON."""
        values = {name: getattr(self, name) for name in self.__slots__}
        return {**values, "case": self.case.to_dict()}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The same again."""
        return cls(**{**data, "case": Case.from_dict(data["case"])})


def answer(task: Task, is_alive: Callable[[], object] = lambda: None) -> Outcome:
    """Solve completely and compare; whatever goes wrong becomes an outcome too.

    `is_alive` is called every now and then while the engine searches.
    """
    begun = monotonic()
    digest = task.case.digest
    if task.version != engine.__version__:
        other = EngineError("batch-other-engine", found=engine.__version__, wanted=task.version)
        return Outcome.of_error(digest, other)
    try:
        return _answer(task, is_alive, begun)
    except MatewrightError as error:
        return Outcome.of_error(digest, error, monotonic() - begun)
    except Exception as error:  # noqa: BLE001 - it becomes the outcome of this problem; the rest goes on
        crash = EngineError("batch-crash", detail=f"{type(error).__name__}: {error}")
        return Outcome.of_error(digest, crash, monotonic() - begun)


def _answer(task: Task, is_alive: Callable[[], object], begun: float) -> Outcome:
    case, question = task.case, task.case.question
    job = solve.start(question, _options(question, task))
    while (solution := job.result(_SLICE)) is None:
        is_alive()
    solution = replace(solution, themes=themes.found_in(solution))
    comparisons = compare(case, (solution, *solution.twins))
    is_wanted = task.with_answer and stored_answer.fits(solution)
    stored = stored_answer.write(solution, "") if is_wanted else ""
    outcome = Outcome.of(
        case,
        solution,
        comparisons,
        seconds=round(monotonic() - begun, 6),
        time_limit=task.time_limit,
        answer=stored,
    )
    return replace(outcome, legality=_legality(task, is_alive))


def _legality(task: Task, is_alive: Callable[[], object]) -> Legality | None:
    game = task.case.question.game
    if not task.with_legality or judge.impediment(game) is not None:
        return None
    job = judge.start(game.position, threads=1, time_limit=LEGALITY_SECONDS)
    while (found := job.result(_SLICE)) is None:
        is_alive()
    return found


def _options(question: Question, task: Task) -> engine.Options:
    """Everything there is to find: keys, tries, set play and all variations."""
    limits = engine.Options(
        post_key=question.options.post_key, time_limit=task.time_limit, memory=task.memory
    )
    return limits.with_phases(question.stipulation, max(1, question.options.tries))
