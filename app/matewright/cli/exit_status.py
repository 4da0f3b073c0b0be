"""What the exit status of a command means."""

from __future__ import annotations

from enum import IntEnum

from matewright.errors import EngineError
from matewright.model.solution import Solution, Status


class ExitStatus(IntEnum):
    """The exit statuses, published in the README. 1 is an answer and never a failure."""

    SOLVED = 0
    NONE = 1
    BAD_INPUT = 2
    PARTIAL = 3
    FAILURE = 4

    @classmethod
    def of(cls, solution: Solution) -> ExitStatus:
        """The status that reports an answer: how sure it is, or whether a claim names a mate."""
        if solution.status is Status.CLAIMED:
            return cls.NONE if solution.length is None else cls.SOLVED
        return {Status.SOLVED: cls.SOLVED, Status.NONE: cls.NONE, Status.PARTIAL: cls.PARTIAL}[
            solution.status
        ]

    @classmethod
    def of_error(cls, error: Exception) -> ExitStatus:
        """What a refusal means: bad input, or a failure of the engine's own."""
        if isinstance(error, EngineError) and error.code == "engine-panic":
            return cls.FAILURE
        return cls.BAD_INPUT
