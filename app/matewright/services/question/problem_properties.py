"""Properties of several problems as one form: what they have in common, and edits to all.

No widget has a part in it, so that thousands of problems can be gone through in a thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from matewright.errors import FormatError
from matewright.model.award import Award
from matewright.model.keywords import keywords_of, with_keywords
from matewright.model.problem import Problem
from matewright.model.source import Source, year_of

SOURCE_PARTS: Final[tuple[str, ...]] = ("name", "volume", "issue", "number", "page", "date")
"""The lines that together are the source."""

_NAMES: Final = "; "
_WORDS: Final = ", "
"""What stands between people, and between keywords; names hold commas themselves."""


def lines_of(problem: Problem) -> dict[str, str]:
    """The lines of the form for one problem, by their names."""
    source, award = Source.parse(problem.source), Award.of(problem)
    return {
        "authors": _NAMES.join(problem.authors),
        **{part: str(getattr(source, part)) for part in SOURCE_PARTS},
        "distinction": award.distinction,
        "tourney": award.tourney,
        "judges": _NAMES.join(award.judges),
        "intended": problem.intended,
        "keywords": _WORDS.join(keywords_of(problem)),
        "comment": problem.comment,
    }


def with_line(problem: Problem, name: str, line: str) -> Problem:
    """A problem with another line of the form, or another whole `source` or `stipulation`.

    Raises a `MatewrightError` for a line that makes no sense there.
    """
    line = line.strip()
    if name == "source":
        return replace(problem, source=line)
    if name == "stipulation":
        changed = problem.with_starred_stipulation(line)
        if line:
            changed.stipulation.checked()
        return changed
    if name == "date" and line and year_of(line) is None:
        raise FormatError("property-year", text=line)
    return PropertyEdit({name: line}).applied_to(problem)


@dataclass(frozen=True, slots=True)
class Summary:
    """The lines of `count` problems by their names; None where they differ."""

    count: int
    lines: Mapping[str, str | None]

    @classmethod
    def of(cls, problems: Iterable[Problem]) -> Summary:
        """What these problems have in common; there has to be one at least."""
        count, common = 0, dict[str, str | None]()
        for count, problem in enumerate(problems, start=1):
            lines = lines_of(problem)
            if count == 1:
                common |= lines
            for name, line in lines.items():
                if common[name] != line:
                    common[name] = None
        return cls(count, common)


@dataclass(frozen=True, slots=True)
class PropertyEdit:
    """What to change in each problem: lines to set, keywords to add and to remove."""

    lines: Mapping[str, str] = field(default_factory=dict)
    added: str = ""
    removed: str = ""

    def applied_to(self, problem: Problem) -> Problem:
        """A problem with these changes; the very same one if they change nothing."""
        before = lines_of(problem)
        lines = {name: line.strip() for name, line in self.lines.items()}
        changed = problem
        if "authors" in lines:
            changed = replace(changed, authors=_parted(lines["authors"], _NAMES))
        if parts := {part: lines[part] for part in SOURCE_PARTS if part in lines}:
            line = Source.parse(problem.source).with_parts(parts).line
            changed = replace(changed, source=line)
        if "intended" in lines:
            changed = replace(changed, intended=lines["intended"])
        if "comment" in lines:
            changed = replace(changed, comment=lines["comment"])
        if {"distinction", "tourney", "judges"} & lines.keys():
            fields = {**before, **lines}
            judges = _parted(fields["judges"], _NAMES)
            changed = Award(fields["distinction"], fields["tourney"], judges).given_to(changed)
        keywords = self._keywords(keywords_of(problem), lines)
        if keywords != keywords_of(problem):
            changed = with_keywords(changed, keywords)
        return problem if lines_of(changed) == before else changed

    def _keywords(self, keywords: tuple[str, ...], lines: Mapping[str, str]) -> tuple[str, ...]:
        if "keywords" in lines:
            keywords = _parted(lines["keywords"], _WORDS)
        gone = set(_parted(self.removed, _WORDS))
        kept = (word for word in keywords if word not in gone)
        return tuple(dict.fromkeys((*kept, *_parted(self.added, _WORDS))))


def _parted(line: str, between: str) -> tuple[str, ...]:
    parts = map(str.strip, line.split(between.strip()))
    return tuple(dict.fromkeys(filter(None, parts)))
