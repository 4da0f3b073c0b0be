"""The record of practice as the window keeps and reads it, in threads."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from fractions import Fraction
from pathlib import Path
from typing import Self

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.formats import piece_list
from matewright.gui.background.jobs import BackgroundTask
from matewright.model.notation import letters_for
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.services.answer.difficulty import of_solution
from matewright.services.contest import Marked, practice
from matewright.services.contest.practice import Record, Span, Tally


@dataclass(frozen=True, slots=True)
class Overview:
    """A record with all that follows from it.

    `names` are what its problems are called, by their digests; `due` when they come back, the first
    first, and `obstacle` why that is not known. `rated` is how many attempts count for the rating.
    """

    record: Record = field(default_factory=Record)
    names: Mapping[str, str] = field(default_factory=dict)
    due: Mapping[str, datetime] = field(default_factory=dict)
    obstacle: str = ""
    kinds: Mapping[str, Tally] = field(default_factory=dict)
    span: Span = Span.DAY
    periods: Mapping[date, Tally] = field(default_factory=dict)
    ratings: tuple[int, ...] = ()
    rated: int = 0

    @classmethod
    def of(cls, record: Record, letters: Mapping[str, str]) -> Self:
        """All that follows from a record; `letters` are those of the men."""
        attempts = record.attempts
        try:
            due, obstacle = record.due(), ""
        except MatewrightError as error:
            due, obstacle = {}, str(error)
        span, periods = practice.periods(attempts)
        return cls(
            record,
            {digest: _name(problem, letters) for digest, problem in record.problems.items()},
            due,
            obstacle,
            practice.kinds(attempts),
            span,
            periods,
            tuple(practice.ratings(attempts)),
            len(practice.rated(attempts)),
        )


def _name(problem: Problem, letters: Mapping[str, str]) -> str:
    """Author and source; where there are none, the men."""
    told = ", ".join(filter(None, (" & ".join(problem.authors), problem.source)))
    if told:
        return told
    position = problem.position
    return piece_list.write(position, letters_for(letters, position)).replace("\n", " / ")


class PracticeRecord(QObject):
    """The record that `matewright contest practice` keeps, too; one thing is done after the other.

    * `failed` (sentence): an answer could not be noted.
    * `altered`: attempts were added.
    * `read` (`Overview`, or the `MatewrightError` that says why there is none): after `ask`.
    * `taken_up` (how many attempts, or the `MatewrightError` that says why none were).
    """

    failed = Signal(str)
    altered = Signal()
    read = Signal(object)
    taken_up = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[Callable[[], object], Callable[[object], None]]] = deque()
        self._task: BackgroundTask[object] | None = None
        self._deliver: Callable[[object], None] | None = None

    def note(
        self,
        problem: Problem,
        solution: Solution,
        marked: Marked,
        points: Fraction,
        seconds: float,
    ) -> None:
        """Add an answer that was marked, worth these points once hints are taken off."""
        now, worth = datetime.now(UTC), replace(marked, points=points)

        def write() -> None:
            attempt = practice.Attempt.of(problem, worth, now, seconds, of_solution(solution))
            practice.note(problem, attempt, practice.usual_file())

        self._do(write, self._noted)

    def ask(self, letters: Mapping[str, str]) -> None:
        """Read the record; `read` follows. `letters` are those of the men."""
        file = practice.usual_file()
        self._do(lambda: Overview.of(practice.load(file), letters), self.read.emit)

    def take_up(self, source: Path) -> None:
        """Add the attempts of another record; `taken_up` follows."""
        self._do(lambda: practice.take_up(source, practice.usual_file()), self._took_up)

    def finish(self) -> None:
        """Wait until everything is written; for the closing window."""
        while self._task is not None:
            self._task.join()
            self._end()

    def _noted(self, outcome: object) -> None:
        if isinstance(outcome, MatewrightError):
            words = self.tr("Not noted in the record of practice: {reason}")
            self.failed.emit(words.format(reason=outcome))
        else:
            self.altered.emit()

    def _took_up(self, outcome: object) -> None:
        self.taken_up.emit(outcome)
        if not isinstance(outcome, MatewrightError):
            self.altered.emit()

    def _do(self, function: Callable[[], object], deliver: Callable[[object], None]) -> None:
        self._waiting.append((function, deliver))
        self._go_on()

    def _go_on(self) -> None:
        if self._task is None and self._waiting:
            function, self._deliver = self._waiting.popleft()
            self._task = BackgroundTask(function)
            self._task.finished.connect(self._end)
            self._task.start()

    def _end(self) -> None:
        task, deliver = self._task, self._deliver
        if task is None or deliver is None or not task.isFinished():
            return
        self._task = None
        try:
            outcome = task.result()
        except MatewrightError as error:
            outcome = error
        deliver(outcome)
        self._go_on()
