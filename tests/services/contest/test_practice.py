"""The record of a solver: what comes back, and how strong he is."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from matewright.errors import FormatError
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.contest import practice
from matewright.services.contest.practice import Attempt, Record, Span

NOON: Final = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY: Final = timedelta(days=1)


def problem(number: int = 0, stipulation: str = "#2") -> Problem:
    fen = "5Kbk/6pp/6P1/8/8/8/8/7R w".replace("7R", f"{number}R{7 - number}".replace("0", ""))
    return Problem(
        Position.from_fen(fen), stipulation_of(stipulation), intended="2", authors=("Prinz, D.",)
    )


def attempt(of: Problem, days: float, points: float, stars: int | None = 3) -> Attempt:
    digest, task = of.question.digest, of.stipulation.text
    return Attempt(digest, task, NOON + days * DAY, points, 5, 60.0, stars)


def record(*attempts: Attempt, problems: int = 3) -> Record:
    found = Record()
    for number in range(problems):
        found = found.begun(problem(number), NOON)
    for one in attempts:
        found = found.with_attempt(one)
    return found


def test_what_was_failed_comes_back_at_growing_distances() -> None:
    failed, solved = problem(0), problem(1)
    attempts = [attempt(failed, 0, 0), attempt(solved, 0, 5)]
    distances = []
    day = 0.0
    for _ in range(4):
        due = record(*attempts).due()
        # What was solved at once does not come back.
        assert list(due) == [failed.question.digest]
        day, before = (due[failed.question.digest] - NOON) / DAY, day
        distances.append(day - before)
        attempts.append(attempt(failed, day, 5))
    assert distances[0] == 1
    assert distances == sorted(distances)
    assert distances[-1] > 7
    again = record(*attempts, attempt(failed, day + 1, 0)).due()
    assert (again[failed.question.digest] - NOON) / DAY - (day + 1) < distances[-1]


def test_half_of_the_points_comes_back_later_than_none() -> None:
    half, none = (
        record(attempt(problem(), 0, points)).due()[problem().question.digest]
        for points in (2.5, 0)
    )
    assert none <= half


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "sub" / "practice.json"
    kept = record(attempt(problem(), 0, 2.5), attempt(problem(1, "h#2"), 1, 5, None))
    practice.save(kept, path)
    read = practice.load(path)
    assert read.attempts == kept.attempts
    assert read.problems == kept.problems
    assert read.current == kept.current
    assert practice.load(tmp_path / "none.json") == Record()


def test_two_who_note_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"

    def note(number: int) -> None:
        for day in range(10):
            practice.note(problem(number), attempt(problem(number), day, 5), path)

    with ThreadPoolExecutor() as pool:
        list(pool.map(note, range(3)))
    kept = practice.load(path)
    assert Counter(one.problem for one in kept.attempts) == {
        problem(number).question.digest: 10 for number in range(3)
    }
    assert len(kept.problems) == 3
    assert list(tmp_path.iterdir()) == [path]


def test_records_of_two_machines_are_put_together() -> None:
    one, two = attempt(problem(), 0, 0), attempt(problem(), 1, 5)
    together = record(one, two).together(record(two, attempt(problem(1), 0.5, 5)))
    assert [each.when for each in together.attempts] == [NOON, NOON + DAY / 2, NOON + DAY]


def test_another_record_is_taken_up_whole_or_not_at_all(tmp_path: Path) -> None:
    own, other = tmp_path / "own.json", tmp_path / "other.json"
    practice.save(record(attempt(problem(), 0, 0)), own)
    practice.save(record(attempt(problem(), 0, 0), attempt(problem(1), 1, 5)), other)
    assert practice.take_up(other, own) == 1
    before = own.read_bytes()
    other.write_text(other.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    with pytest.raises(FormatError, match="damaged"):
        practice.take_up(other, own)
    assert own.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", '{"version": 1}', '{"version": "x"}'),
        '{"version": 1, "attempts": [{}], "problems": {}}',
        '{"version": 1, "attempts": [], "problems": {"a": {"fen": "x", "stipulation": "#2"}}}',
        '{"version": 1, "attempts": [{"problem": "a", "points": 9, "most": 5}], "problems": {}}',
    ],
)
def test_damaged_records_are_refused(text: str) -> None:
    with pytest.raises(FormatError, match="no record of practice"):
        Record.from_json(text, "f")


def test_records_of_later_programs_are_refused() -> None:
    with pytest.raises(FormatError, match="later than this program's"):
        Record.from_json('{"version": 99}', "f")


def test_the_time_is_that_since_the_problem_was_shown() -> None:
    current = record().current
    assert current is not None
    assert current.seconds(NOON + timedelta(minutes=3)) == 180
    assert current.seconds(NOON + DAY) is None
    assert current.seconds(NOON - DAY) is None


def test_kinds_of_problems_are_told_apart() -> None:
    attempts = [
        attempt(problem(), 0, 5),
        attempt(problem(1), 1, 2),
        attempt(problem(2, "h#2"), 2, 0),
    ]
    kinds = practice.kinds(attempts)
    assert list(kinds) == ["#2", "h#2"]
    two = kinds["#2"]
    assert (two.attempts, two.solved, two.share, two.seconds) == (2, 1, 0.7, 60)
    assert kinds["h#2"].solved == 0


def test_periods_grow_with_the_record() -> None:
    def starts(*days: float) -> tuple[Span, list[str]]:
        span, found = practice.periods([attempt(problem(), one, 5) for one in days])
        return span, [day.isoformat() for day in found]

    assert starts() == (Span.DAY, [])
    assert starts(0, 0.1, 1) == (Span.DAY, ["2026-03-02", "2026-03-01"])
    # The first of March is a Sunday.
    assert starts(0, 1, 20) == (Span.WEEK, ["2026-03-16", "2026-03-02", "2026-02-23"])
    assert starts(0, 1, 200) == (Span.MONTH, ["2026-09-01", "2026-03-01"])


def test_the_rating_follows_the_formula() -> None:
    def tournament(start: int, points: float) -> list[Attempt]:
        return [
            replace(attempt(problem(), start + one, points), problem=f"{start + one}")
            for one in range(10)
        ]

    # A field of 2000 gets 60 % of problems with three stars: so does he.
    first = tournament(0, 3)
    assert practice.ratings(first) == [2000]
    # All 50 points instead of 30: twice the difference more.
    assert practice.ratings([*first, *tournament(100, 5)]) == [2000, 2040]
    assert practice.ratings([*first, *tournament(100, 0)]) == [2000, 1940]
    assert practice.ratings(first[:9]) == []
    # A second attempt at a problem, and one without an estimate, do not count.
    assert practice.ratings([*first[:9], *first[:5]]) == []
    assert practice.ratings([replace(one, stars=None) for one in first]) == []
