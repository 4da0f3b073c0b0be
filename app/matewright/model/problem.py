"""A problem: a position, what is asked of it, and what is known about its origin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from matewright.model.position import Position
from matewright.model.solution import Solution

_NO_EXTRA: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Problem:
    """An immutable problem.

    `stipulation` is the text as written: it may name one that has no solver. `source` is one line
    of text (name, number, date). `solution_text` is a solution as somebody wrote it, `solution` the
    last answer of this program, None when there is none. `extra` holds what a file said beyond
    that, by its key, so that saving loses nothing.
    """

    position: Position = field(default_factory=Position)
    stipulation: str = "#2"
    authors: tuple[str, ...] = ()
    source: str = ""
    comment: str = ""
    solution_text: str = ""
    solution: Solution | None = None
    extra: Mapping[str, object] = field(default=_NO_EXTRA, compare=False)

    @property
    def solution_is_current(self) -> bool:
        """Whether `solution` answers this position and stipulation."""
        return (
            self.solution is not None
            and self.solution.fen == self.position.fen
            and self.solution.stipulation == self.stipulation
        )
