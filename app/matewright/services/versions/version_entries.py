"""The versions of a problem as they are listed: name or what changed, and the verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.model.notation import Notation
from matewright.model.problem import Problem, Version
from matewright.model.verdict import Judgement, judge
from matewright.services.versions.state_changes import state_changes
from matewright.wording import Wording

_words: Final = Wording("Versions")


@dataclass(frozen=True, slots=True)
class VersionEntry:
    """A version as it is listed; `is_now`: it is the present state of the problem."""

    version: Version
    title: str
    judgement: Judgement
    is_now: bool

    @property
    def verdict(self) -> str:
        """`Sound · 1 key`."""
        return " · ".join(filter(None, (self.judgement.verdict.word, self.judgement.remark)))

    @property
    def summary(self) -> str:
        """All of it in one line, for lists of choices and who listens."""
        return " · ".join((self.title, self.version.problem.starred_stipulation, self.verdict))


def listed(problem: Problem, notation: Notation) -> tuple[VersionEntry, ...]:
    """The versions worth looking at: those with a name, and of each other state the newest."""
    named = [version for version in problem.versions if version.name]
    newest = {one.problem.question: one for one in problem.versions if one.is_lasting}
    for version in named:
        newest.pop(version.problem.question, None)
    found: list[VersionEntry] = []
    now = problem.question
    for version in sorted((*named, *newest.values()), key=lambda one: one.number):
        before = found[-1].version.problem if found else None
        found.append(_entry(version, before, now, notation, len(found) + 1))
    return tuple(found)


def _entry(
    version: Version, before: Problem | None, now: object, notation: Notation, number: int
) -> VersionEntry:
    words = version.name
    if not words and before is None:
        words = _words("start")
    elif not words and before is not None:
        words = state_changes(before, version.problem, notation)
    title = " ".join(filter(None, (str(number), words)))
    is_now = version.problem.question == now
    return VersionEntry(version, title, judge(version.problem), is_now)
