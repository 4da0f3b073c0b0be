"""The contents of a batch's report, whatever its format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import starmap

from matewright.model.problem import Problem
from matewright.services.batch.batch import Batch, BatchOptions, BatchProgress
from matewright.services.batch.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Row:
    """One problem: its index in the collection (`index`), its data, and what was found."""

    index: int
    problem: Problem
    outcome: Outcome

    @property
    def stipulation(self) -> str:
        """The stipulation solved, which may differ from the problem's own."""
        parts = self.outcome.parts
        return parts[0].question.stipulation.text if parts else self.problem.stipulation.text


@dataclass(frozen=True, slots=True)
class Report:
    """A batch as reported: its name, its progress, and the time of that (UTC)."""

    name: str
    batch: Batch
    progress: BatchProgress
    written: datetime = field(default_factory=lambda: datetime.now(UTC))

    @classmethod
    def of(cls, name: str, batch: Batch) -> Report:
        """The report on the present state of a batch."""
        return cls(name, batch, batch.poll())

    @property
    def options(self) -> BatchOptions:
        """How the batch was done."""
        return self.batch.options

    def rows(self) -> Iterator[Row]:
        """Everything that is done; each outcome is read from the journal."""
        return starmap(Row, self.batch.outcomes())
