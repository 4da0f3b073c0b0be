"""A solver's own record: what was solved when, what comes back, and how strong he is.

The record is a file of his own (JSON), and nothing leaves the machine. Problems that he failed come
back by FSRS, the scheduler of spaced repetition that Anki has too: which days, follows from the
attempts alone, so the file holds nothing else.
"""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from platformdirs import user_data_path

from matewright.errors import FormatError, MatewrightError
from matewright.formats import textfile
from matewright.formats.atomic import write_bytes
from matewright.formats.process_lock import ProcessLock
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.services.contest.marked import Marked

VERSION: Final = 1
"""Of the file; files of later versions are refused."""

_LONGEST: Final = timedelta(hours=12)
"""An answer that comes later than that after its problem has no time."""
_PATIENCE: Final = 10.0
"""How long to wait while somebody else changes the record, in seconds."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One answer: to which problem, when, and what it was worth of `most` points.

    `problem` is the digest of its question, `task` its stipulation. `seconds` is the time it took,
    `stars` the estimated difficulty; None where they are not known.
    """

    problem: str
    task: str
    when: datetime
    points: float
    most: float
    seconds: float | None = None
    stars: int | None = None

    @property
    def share(self) -> float:
        """The part of the points that was got, from 0 to 1."""
        return self.points / self.most

    @classmethod
    def of(
        cls,
        problem: Problem,
        marked: Marked,
        when: datetime,
        seconds: float | None = None,
        stars: int | None = None,
    ) -> Self:
        """An answer that was marked."""
        points, most = round(float(marked.points), 2), float(marked.most)
        task = problem.stipulation.text
        return cls(problem.question.digest, task, when, points, most, seconds, stars)

    def to_dict(self) -> dict[str, Any]:
        """As the file has it."""
        return {
            "problem": self.problem,
            "task": self.task,
            "when": self.when.astimezone(UTC).isoformat(timespec="seconds"),
            "points": self.points,
            "most": self.most,
            **({} if self.seconds is None else {"seconds": round(self.seconds, 1)}),
            **({} if self.stars is None else {"stars": self.stars}),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Read again. Raises `KeyError`, `TypeError` or `ValueError`."""
        when = datetime.fromisoformat(data["when"])
        points, most = float(data["points"]), float(data["most"])
        seconds, stars = data.get("seconds"), data.get("stars")
        if when.tzinfo is None or not 0 <= points <= most or not most:
            raise ValueError
        return cls(
            str(data["problem"]),
            str(data["task"]),
            when,
            points,
            most,
            None if seconds is None else max(0.0, float(seconds)),
            None if stars is None else min(5, max(1, int(stars))),
        )


@dataclass(frozen=True, slots=True)
class Current:
    """The problem that is being solved, by its digest, and since when."""

    problem: str
    begun: datetime

    def seconds(self, now: datetime) -> float | None:
        """How long it has been solved; None where that is no time of thinking any more."""
        passed = now - self.begun
        return passed.total_seconds() if timedelta() <= passed <= _LONGEST else None


@dataclass(frozen=True, slots=True)
class Record:
    """All attempts in order of time, and by their digests the problems that may come back."""

    attempts: tuple[Attempt, ...] = ()
    problems: Mapping[str, Problem] = field(default_factory=dict)
    current: Current | None = None

    def with_attempt(self, attempt: Attempt) -> Record:
        """With one more; the problem is not being solved any more."""
        current = None if self.current and self.current.problem == attempt.problem else self.current
        return replace(self, attempts=_sorted((*self.attempts, attempt)), current=current)

    def begun(self, problem: Problem, now: datetime) -> Record:
        """With a problem that is being solved from now on."""
        current = Current(problem.question.digest, now)
        return replace(self.with_problem(problem), current=current)

    def with_problem(self, problem: Problem) -> Record:
        """With a problem that may come back."""
        return replace(self, problems={**self.problems, problem.question.digest: problem})

    def together(self, other: Record) -> Record:
        """With the attempts of another record; those of both are there once."""
        return replace(
            self,
            attempts=_sorted({*self.attempts, *other.attempts}),
            problems={**other.problems, **self.problems},
        )

    @property
    def known(self) -> frozenset[str]:
        """The problems that were attempted."""
        return frozenset(attempt.problem for attempt in self.attempts)

    def due(self) -> dict[str, datetime]:
        """When the problems that were ever failed come back, the first first.

        Raises `FormatError` where the scheduler is not installed.
        """
        failed = {one.problem for one in self.attempts if one.share < 1} & self.problems.keys()
        if not failed:
            return {}
        scheduler = _Scheduler()
        for attempt in self.attempts:
            if attempt.problem in failed:
                scheduler.take(attempt)
        return dict(sorted(scheduler.due.items(), key=lambda one: one[1]))

    def to_json(self) -> str:
        """As the file has it."""
        data: dict[str, Any] = {
            "version": VERSION,
            "attempts": [attempt.to_dict() for attempt in self.attempts],
            "problems": {key: _data_of(one) for key, one in self.problems.items()},
        }
        if self.current is not None:
            begun = self.current.begun.astimezone(UTC).isoformat(timespec="seconds")
            data["current"] = {"problem": self.current.problem, "begun": begun}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str, file: str) -> Record:
        """Read again; `file` is what messages call it. Raises `FormatError`."""
        try:
            data = json.loads(text)
            version = int(data["version"])
        except (KeyError, TypeError, ValueError, RecursionError):
            raise FormatError("practice-file", file=file) from None
        if version > VERSION:
            raise FormatError("practice-version", file=file, found=version)
        try:
            problems = {str(key): _problem(one) for key, one in data["problems"].items()}
            current = data.get("current")
            return cls(
                _sorted(map(Attempt.from_dict, data["attempts"])),
                problems,
                None
                if current is None or current["problem"] not in problems
                else Current(current["problem"], datetime.fromisoformat(current["begun"])),
            )
        except (MatewrightError, AttributeError, KeyError, TypeError, ValueError, RecursionError):
            raise FormatError("practice-file", file=file) from None


def _problem(data: Mapping[str, Any]) -> Problem:
    problem = Problem(Position()).with_question(Question.from_dict(data))
    return replace(
        problem,
        intended=str(data.get("intended", "")),
        authors=tuple(map(str, data.get("authors", ()))),
        source=str(data.get("source", "")),
    )


def _data_of(problem: Problem) -> dict[str, Any]:
    told = {
        "intended": problem.intended,
        "authors": list(problem.authors),
        "source": problem.source,
    }
    known = {name: value for name, value in told.items() if value}
    return {**problem.question.to_dict(), **known}


def _sorted(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    return tuple(sorted(attempts, key=lambda one: (one.when, one.problem)))


def usual_file() -> Path:
    """Where the record of this user is."""
    return user_data_path("Matewright") / "practice.json"


def load(path: Path) -> Record:
    """A record; an empty one where there is no file. Raises `FormatError`."""
    if not path.exists():
        return Record()
    return Record.from_json(textfile.read_text(path, "utf-8").text, str(path))


def save(record: Record, path: Path) -> None:
    """Write a record; what was there before stays when that fails. Raises `FormatError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = textfile.reason_of(error)
        raise FormatError("file-not-written", file=str(path), reason=reason) from None
    write_bytes(path, record.to_json().encode(), keep_backup=False)


def change(path: Path, changed: Callable[[Record], Record]) -> Record:
    """Read a record, write what `changed` makes of it and return that; nobody else writes between.

    Windows and commands share one record, so that each adds to what the others have noted
    meanwhile. Raises `FormatError`; the file is then as it was.
    """
    with _alone(path):
        record = changed(load(path))
        save(record, path)
    return record


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Wait until nobody else changes the record; a change takes a moment."""
    deadline = time.monotonic() + _PATIENCE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        while (lock := ProcessLock.take(path.with_name(path.name + ".lock"))) is None:
            if time.monotonic() > deadline:
                raise FormatError("file-being-saved", file=str(path))
            time.sleep(0.01)
    except OSError as error:
        reason = textfile.reason_of(error)
        raise FormatError("file-not-written", file=str(path), reason=reason) from None
    try:
        yield
    finally:
        lock.release()


def note(problem: Problem, attempt: Attempt, path: Path) -> Record:
    """Add an attempt at a problem to the record in a file. Raises `FormatError`."""
    return change(path, lambda record: record.with_problem(problem).with_attempt(attempt))


def take_up(source: Path, path: Path) -> int:
    """Add another record to the one in a file, and tell how many attempts are new.

    Raises `FormatError`, and changes nothing then, where either file is damaged.
    """
    text = textfile.read_text(source, "utf-8").text
    other = Record.from_json(text, str(source))
    added = 0

    def together(record: Record) -> Record:
        nonlocal added
        both = record.together(other)
        added = len(both.attempts) - len(record.attempts)
        return both

    change(path, together)
    return added


_HALF: Final = 0.5


class _Scheduler:
    """FSRS in days: all points are “good”, half of them “hard”, less is “again”."""

    def __init__(self) -> None:
        try:
            import fsrs
        except ImportError:
            raise FormatError("practice-missing") from None
        self._fsrs = fsrs
        self._scheduler = fsrs.Scheduler(
            learning_steps=(), relearning_steps=(), enable_fuzzing=False
        )
        self._cards: dict[str, Any] = {}
        self.due: dict[str, datetime] = {}

    def take(self, attempt: Attempt) -> None:
        """Take up the next attempt."""
        rating = self._fsrs.Rating
        grade = (
            rating.Good
            if attempt.share == 1
            else rating.Hard
            if attempt.share >= _HALF
            else rating.Again
        )
        card = self._cards.get(attempt.problem) or self._fsrs.Card(card_id=0)
        when = attempt.when.astimezone(UTC)
        card, _ = self._scheduler.review_card(card, grade, when)
        self._cards[attempt.problem] = card
        self.due[attempt.problem] = card.due


@dataclass(frozen=True, slots=True)
class Tally:
    """How attempts went: those with all points are `solved`, `share` is the part of the points.

    `seconds` is the mean time of those whose time is known.
    """

    attempts: int
    solved: int
    share: float
    seconds: float | None

    @classmethod
    def of(cls, attempts: Sequence[Attempt]) -> Self:
        """Of at least one attempt."""
        count, times = len(attempts), [one.seconds for one in attempts if one.seconds is not None]
        return cls(
            count,
            sum(one.share == 1 for one in attempts),
            sum(one.share for one in attempts) / count,
            sum(times) / len(times) if times else None,
        )


_Key = TypeVar("_Key")


def _tallies(attempts: Sequence[Attempt], key: Callable[[Attempt], _Key]) -> dict[_Key, Tally]:
    groups: dict[_Key, list[Attempt]] = {}
    for attempt in attempts:
        groups.setdefault(key(attempt), []).append(attempt)
    return {one: Tally.of(group) for one, group in groups.items()}


def kinds(attempts: Sequence[Attempt]) -> dict[str, Tally]:
    """The attempts by stipulations, the most frequent first."""
    found = _tallies(attempts, lambda one: one.task)
    return dict(sorted(found.items(), key=lambda one: (-one[1].attempts, one[0])))


class Span(Enum):
    """How long the periods are in which attempts are counted together."""

    DAY = auto()
    WEEK = auto()
    MONTH = auto()


_MOST_DAYS: Final = 14
_MOST_WEEKS: Final = 14


def periods(attempts: Sequence[Attempt]) -> tuple[Span, dict[date, Tally]]:
    """The attempts by days, weeks or months of the local calendar, the last period first.

    A period has its first day, weeks begin on Monday. Those without attempts are left out.
    """
    days = [one.when.astimezone().date() for one in attempts]
    passed = (max(days) - min(days)).days if days else 0
    span = (
        Span.DAY if passed < _MOST_DAYS else Span.WEEK if passed < _MOST_WEEKS * 7 else Span.MONTH
    )

    def first_day(attempt: Attempt) -> date:
        day = attempt.when.astimezone().date()
        match span:
            case Span.DAY:
                return day
            case Span.WEEK:
                return day - timedelta(days=day.weekday())
            case _:
                return day.replace(day=1)

    return span, dict(sorted(_tallies(attempts, first_day).items(), reverse=True))


_FLOOR: Final = 1600
_FIELD: Final = 400
"""The average rating of the field that is assumed, above the floor."""
_EXPECTED: Final = {1: 0.9, 2: 0.75, 3: 0.6, 4: 0.45, 5: 0.3}
"""The part of the points that this field gets of a problem, by its stars."""
TOURNAMENT: Final = 10
"""Attempts that count like a tournament."""
_COEFFICIENT: Final = 2.0


def rated(attempts: Sequence[Attempt]) -> list[Attempt]:
    """Those that count for the rating: the first at each problem, where a difficulty is known."""
    first: dict[str, Attempt] = {}
    for attempt in attempts:
        first.setdefault(attempt.problem, attempt)
    return [one for one in first.values() if one.stars is not None]


def ratings(attempts: Sequence[Attempt]) -> list[int]:
    """The rating after each tournament of attempts, by the formula of the WFCC.

    The first is the performance, AveRat · Res / AveRes above 1600; later ones change by
    KT · (Res - ExpRes), where ExpRes = AveRes · Rat / AveRat, at most all points. The field of
    solvers is assumed: its average rating is 2000, and it gets of a problem what its estimated
    difficulty says. Only first attempts at problems with an estimate count.
    """
    counted = rated(attempts)
    found: list[int] = []
    rating = 0.0
    for start in range(0, len(counted) - TOURNAMENT + 1, TOURNAMENT):
        part = counted[start : start + TOURNAMENT]
        result = 5 * sum(one.share for one in part)
        average = 5 * sum(_EXPECTED[one.stars or 1] for one in part)
        if not found:
            rating = _FIELD * result / average
        else:
            expected = min(5.0 * len(part), average * rating / _FIELD)
            rating = max(0.0, rating + _COEFFICIENT * (result - expected))
        found.append(round(_FLOOR + rating))
    return found
