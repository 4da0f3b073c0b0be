"""A contest as a file: problems in rounds, with times and points in a field that others ignore.

    contest: {name: 'Club evening', rules: 'wfcc', round: '1', minutes: '20', points: '5'}

Name and rules stand in the first problem. A file without these fields is a contest of one round. A
folder is a contest of its files, each a round.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from pathlib import Path
from typing import Final

from matewright.errors import FormatError
from matewright.formats import catalogue
from matewright.model.problem import Problem
from matewright.services.contest.rules import RULES, Rules
from matewright.services.contest.thematic import Variation
from matewright.services.file import files
from matewright.wording import Wording

_words: Final = Wording("contest")

FIELD: Final = "contest"
"""What the field of a problem is called in files."""

_MOST_MINUTES: Final = 24 * 60
_MOST_POINTS: Final = 1000


@dataclass(frozen=True, slots=True)
class Entry:
    """A problem of a contest: its number, counted through all rounds, and what it is worth.

    `variations` are those the director gives points for; where there are none, the rules decide.
    """

    number: int
    problem: Problem
    points: int
    variations: tuple[Variation, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """Problems that are solved together; `minutes` is the time for them, None without a limit."""

    name: str
    minutes: Fraction | None
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Rounds of problems, marked by the same rules."""

    name: str
    rules: Rules
    rounds: tuple[Round, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All problems in order."""
        return tuple(entry for one in self.rounds for entry in one.entries)

    @property
    def most(self) -> int:
        """The points of a solver who finds everything."""
        return sum(entry.points for entry in self.entries)

    @property
    def mark(self) -> str:
        """What tells this contest from others on answer forms: eight letters and digits."""
        text = "\n".join(
            f"{entry.number} {entry.problem.position.fen} {entry.problem.stipulation.text}"
            for entry in self.entries
        )
        return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()

    def indices(self, one: Round) -> range:
        """The places of a round's problems among all, from 0."""
        first = one.entries[0].number - 1
        return range(first, first + len(one.entries))

    def with_problems(self, problems: Mapping[int, Problem]) -> Contest:
        """The same with other states of some problems, by their numbers."""
        return self._changed(
            lambda entry: replace(entry, problem=problems.get(entry.number, entry.problem))
        )

    def with_variations(self, variations: Mapping[int, tuple[Variation, ...]]) -> Contest:
        """The same with points for these variations of problems, by their numbers."""
        return self._changed(
            lambda entry: replace(entry, variations=variations.get(entry.number, entry.variations))
        )

    def _changed(self, change: Callable[[Entry], Entry]) -> Contest:
        rounds = (replace(one, entries=tuple(map(change, one.entries))) for one in self.rounds)
        return replace(self, rounds=tuple(rounds))

    def problems(self) -> list[Problem]:
        """The problems with what the file says of the contest."""
        found: list[Problem] = []
        for one in self.rounds:
            for entry in one.entries:
                said: dict[str, object] = {}
                if not found:
                    said = {"name": self.name, "rules": self.rules.name}
                said["round"] = one.name
                if one.minutes is not None:
                    said["minutes"] = minutes_text(one.minutes)
                said["points"] = str(entry.points)
                if entry.variations:
                    said["variations"] = [
                        {"moves": line.text, "points": str(line.points)}
                        for line in entry.variations
                    ]
                extra = {**entry.problem.extra, FIELD: said}
                found.append(replace(entry.problem, extra=extra))
        return found


def read(path: Path) -> tuple[Contest, tuple[FormatError, ...]]:
    """A contest from a file or a folder of them, and what was not understood in its problems.

    Raises `FormatError` where there is no problem, or the contest is stated without sense.
    """
    names = [path] if not path.is_dir() else sorted(filter(_is_read, path.iterdir()))
    opened = [(name, files.load(name, read_all=True)) for name in names]
    problems = [
        (name.stem if path.is_dir() else "", problem)
        for name, one in opened
        for problem in one.collection
    ]
    if not problems:
        raise FormatError("contest-empty", file=str(path))
    contest = contest_of(problems, path.stem)
    return contest, tuple(warning for _, one in opened for warning in one.warnings)


def _is_read(path: Path) -> bool:
    is_known = catalogue.by_suffix(path, catalogue.readable()) is not None
    return is_known and path.is_file() and not path.name.endswith(_BESIDE)


_ANSWERS: Final = ".answers.csv"
_RESULTS: Final = ".results.csv"
_BESIDE: Final = (_ANSWERS, _RESULTS)
"""How tables beside a contest end, which are no problems."""


def answers_path(contest: Path) -> Path:
    """Where the window keeps the answers to the contest of a file: beside it."""
    return contest.with_name(contest.stem + _ANSWERS)


def results_path(contest: Path) -> Path:
    """How a table of results is called where nobody says it."""
    return contest.with_name(contest.stem + _RESULTS)


def contest_of(problems: Iterable[tuple[str, Problem]], name: str) -> Contest:
    """The contest that problems state, each with the name of its round where it states none."""
    read_entries = [
        _entry(number, usual, problem) for number, (usual, problem) in enumerate(problems, 1)
    ]
    first = read_entries[0][1]
    rules = RULES.get(_text(first, "rules") or "wfcc")
    if rules is None:
        known = ", ".join(RULES)
        raise FormatError("contest-rules", text=_text(first, "rules"), known=known)
    rounds: list[Round] = []
    for title, group in groupby(read_entries, key=lambda one: one[0]):
        members = list(group)
        if any(one.name == title for one in rounds):
            raise FormatError("contest-round-twice", round=title)
        minutes = {_minutes(said, entry.number) for _, said, entry in members} - {None}
        if len(minutes) > 1:
            raise FormatError("contest-two-times", round=title)
        entries = tuple(_worth(entry, said, rules) for _, said, entry in members)
        rounds.append(Round(title, next(iter(minutes), None), entries))
    return Contest(_text(first, "name") or name, rules, tuple(rounds))


_Said = Mapping[str, object]


def _entry(number: int, usual: str, problem: Problem) -> tuple[str, _Said, Entry]:
    said = problem.extra.get(FIELD)
    said = said if isinstance(said, dict) else {}
    title = _text(said, "round") or usual or _words("Round {number}", number=1)
    return title, said, Entry(number, problem, 0)


def _worth(entry: Entry, said: _Said, rules: Rules) -> Entry:
    text = _text(said, "points")
    if text and not (text.isascii() and text.isdigit() and 0 < int(text) <= _MOST_POINTS):
        raise FormatError("contest-points", text=text)
    stated = said.get("variations", ())
    variations = tuple(
        Variation.parse(_text(one, "moves"), _text(one, "points"))
        for one in (stated if isinstance(stated, Sequence) else ())
        if isinstance(one, dict)
    )
    return replace(entry, points=int(text) if text else rules.most, variations=variations)


def _minutes(said: _Said, number: int) -> Fraction | None:
    text = _text(said, "minutes")
    if not text:
        return None
    found = read_minutes(text)
    if found is None or not found:
        raise FormatError("contest-minutes", number=number, text=text)
    return found


def _text(said: _Said, key: str) -> str:
    value = said.get(key)
    return str(value).strip() if isinstance(value, str | int | float) else ""


_CLOCK: Final = re.compile(r"(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)")


def read_minutes(text: str) -> Fraction | None:
    """A time in minutes, written `20`, `12.5`, `12:30` or `1:05:00`; None for anything else."""
    text = text.strip().removesuffix("min").strip()
    if found := _CLOCK.fullmatch(text):
        hours, minutes, seconds = (int(part or 0) for part in found.groups())
        read = 60 * hours + minutes + Fraction(seconds, 60)
    elif re.fullmatch(r"\d{1,4}(?:[.,]\d{1,3})?", text, re.ASCII):
        read = Fraction(text.replace(",", "."))
    else:
        return None
    return read if read <= _MOST_MINUTES else None


def minutes_text(minutes: Fraction) -> str:
    """A time as it is written: `20`, `12:30`."""
    whole, seconds = divmod(round(60 * minutes), 60)
    return f"{whole}:{seconds:02}" if seconds else str(whole)
