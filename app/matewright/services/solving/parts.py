"""Solving the parts of a problem one after another, as one job."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from matewright import engine
from matewright.job import Job, deadline_in, left_until
from matewright.model.parts import Part
from matewright.model.play_options import PlayOptions
from matewright.model.remarks import CHECKS_ONLY
from matewright.model.solution import Mode, Progress, Solution, Status


class PartsJob(Job):
    """Several parts of a problem at work, each with what is left of the time limit.

    It has no thread of its own: polling it or fetching the result makes it go on.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        options: PlayOptions,
        search: engine.SearchOptions,
        begin: Callable[[Part, engine.SearchOptions], Job],
    ) -> None:
        """Start the first part; `begin` makes the job of a part. Raises what `begin` raises.

        `options` are those of the whole question.
        """
        self._deadline = deadline_in(search.time_limit)
        self._options = options
        self._search = search
        self._begin = begin
        self._waiting = list(parts[1:])
        self._part = parts[0]
        self._at_work = begin(parts[0], search)
        self._cancelled = False
        self._finished: list[tuple[Part, Job]] = []

    def poll(self) -> Progress:
        """The progress of the current part. Raises `EngineError` when the engine failed."""
        progress, label = self._at_work.poll(), self._part.label
        # Answers are only fetched by `result`: that of a part may be large.
        is_over = self._solution is not None or (progress.finished and not self._go_on())
        return replace(progress, part=label, finished=is_over)

    def cancel(self) -> None:
        """Ask for an end: within 100 ms there is an answer, which lacks the parts not reached."""
        self._cancelled = True
        self._at_work.cancel()

    def _advance(self, seconds: float | None) -> bool:
        if self._at_work.result(seconds) is None:
            return False
        if not self._go_on():
            self._finish()
        return True

    def _go_on(self) -> bool:
        """Begin the next part, now that the one at work is done; False when none is to follow."""
        left = left_until(self._deadline)
        if not self._waiting or self._cancelled or left == 0:
            return False
        self._finished.append((self._part, self._at_work))
        self._part = self._waiting.pop(0)
        self._at_work = self._begin(self._part, replace(self._search, time_limit=left))
        return True

    def _finish(self) -> None:
        done = (*self._finished, (self._part, self._at_work))
        answers = [self._labelled(part, job.result()) for part, job in done]
        answers += [self._labelled(part, self._unreached(part)) for part in self._waiting]
        first, *others = answers
        self._solution = replace(first, twins=tuple(others))

    def _labelled(self, part: Part, answer: Solution) -> Solution:
        """The answer with the name of its part and all options of the question."""
        options = replace(
            part.options, duplex=self._options.duplex, half_duplex=self._options.half_duplex
        )
        return replace(answer, label=part.label, question=replace(answer.question, options=options))

    def _unreached(self, part: Part) -> Solution:
        return Solution(
            question=part.question,
            strategy=self._search.strategy,
            mode=Mode(self._search.mode),
            status=Status.PARTIAL,
            restrictions=(CHECKS_ONLY,) if self._search.checks_only else (),
        )
