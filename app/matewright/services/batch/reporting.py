"""What every form of a batch's report tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

from matewright.model.problem import Problem
from matewright.services.batch.batch import Batch, BatchOptions, BatchProgress
from matewright.services.batch.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Row:
    """One problem: its place in the collection from 0, what it is, and what was found."""

    place: int
    problem: Problem
    outcome: Outcome

    @property
    def stipulation(self) -> str:
        """What was asked, which may be another stipulation than the problem's own."""
        parts = self.outcome.parts
        return parts[0].stipulation if parts else self.problem.stipulation.text


@dataclass(frozen=True, slots=True)
class Report:
    """A batch as reports tell of it: its name, how it was done, how far it is, and its rows.

    `rows` walks over everything that is done, reading each outcome from the journal.
    """

    name: str
    options: BatchOptions
    progress: BatchProgress
    rows: Callable[[], Iterator[Row]]
    written: datetime = field(default_factory=lambda: datetime.now(UTC))

    @classmethod
    def of(cls, name: str, batch: Batch) -> Report:
        """The report on a batch as it stands now."""

        def rows() -> Iterator[Row]:
            for place, problem, outcome in batch.outcomes():
                yield Row(place, problem, outcome)

        return cls(name, batch.options, batch.poll(), rows)
