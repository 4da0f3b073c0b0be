"""What the exit status of a command means."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from matewright.errors import EngineError
from matewright.model.solution import Solution, Status


class ExitStatus(IntEnum):
    """The exit statuses, published in docs/command-line.md. 1 is an answer and never a failure."""

    SOLVED = 0
    NONE = 1
    BAD_INPUT = 2
    PARTIAL = 3
    FAILURE = 4

    @classmethod
    def of(cls, solution: Solution) -> ExitStatus:
        """The status that reports an answer: how sure it is, or whether a claim names a mate.

        Of the parts of a problem with twins the most serious one counts.
        """
        return cls.most_serious(map(cls._of_part, (solution, *solution.twins)))

    @classmethod
    def _of_part(cls, part: Solution) -> ExitStatus:
        if part.status is Status.CLAIMED:
            return cls.NONE if part.length is None else cls.SOLVED
        if part.status is Status.NONE and part.restrictions:
            # Other moves were not looked at.
            return cls.PARTIAL
        return {Status.SOLVED: cls.SOLVED, Status.NONE: cls.NONE, Status.PARTIAL: cls.PARTIAL}[
            part.status
        ]

    @classmethod
    def most_serious(cls, statuses: Iterable[ExitStatus]) -> ExitStatus:
        """The one that counts of several answers: a failure before bad input, 3, 1 and 0."""
        order = (cls.SOLVED, cls.NONE, cls.PARTIAL, cls.BAD_INPUT, cls.FAILURE)
        return max(statuses, key=order.index, default=cls.SOLVED)

    @classmethod
    def of_error(cls, error: Exception) -> ExitStatus:
        """What a refusal means: bad input, or a failure of the engine's own."""
        if isinstance(error, EngineError) and error.code == "engine-panic":
            return cls.FAILURE
        return cls.BAD_INPUT
