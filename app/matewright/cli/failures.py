"""Problems of a file that failed: what is the same of many of them is said once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

_MOST_LINES: Final = 3
"""So many problems that failed in the same way have a line each."""


@dataclass(slots=True)
class Failures:
    """Those of one run, by what is said of them. `tell` prints a line."""

    tell: Callable[[str], None]
    verbose: bool
    """Whether each has a line of its own, at once."""
    _kinds: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """For each sentence the numbers of the problems, and the lines of the first ones."""

    def add(self, number: int, line: str, sentence: str) -> None:
        """Note the failure of a problem: the line that is about it, and the sentence without it."""
        if self.verbose:
            self.tell(line)
            return
        kind = self._kinds.setdefault(sentence, [])
        kind.append((number, line if len(kind) < _MOST_LINES else ""))

    def say(self) -> None:
        """Print what was noted: of each kind a few lines, or one with the count."""
        for sentence, failed in self._kinds.items():
            if len(failed) <= _MOST_LINES:
                for _, line in failed:
                    self.tell(line)
            else:
                first = ", ".join(str(number) for number, _ in failed[:_MOST_LINES])
                self.tell(f"{len(failed):,} problems ({first}, …): {sentence} (--verbose: all)")
