"""The results of a contest: places, points and times, as a table, CSV or a web page."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from html import escape
from types import MappingProxyType
from typing import Any, Final

from matewright.errors import FormatError
from matewright.model import verdict
from matewright.model.notation import Notation
from matewright.services.contest import marking
from matewright.services.contest.answer_files import Answers, shielded
from matewright.services.contest.contest_file import Contest, Entry, minutes_text
from matewright.services.contest.marked import Marked, rounded, written
from matewright.wording import Wording, decimal

_words: Final = Wording("contest")


@dataclass(frozen=True, slots=True)
class Result:
    """How a solver has done: his place, what was marked by problems, and his times by rounds.

    A round without a time of his counts as the whole of it. `texts` are what he wrote, and `given`
    the problems for which the director gave points.
    """

    solver: str
    marked: Mapping[int, Marked]
    times: Mapping[str, Fraction]
    texts: Mapping[int, str]
    given: frozenset[int] = frozenset()
    place: int = 0

    @property
    def points(self) -> Fraction:
        """All points."""
        return sum((one.points for one in self.marked.values()), Fraction())

    @property
    def time(self) -> Fraction:
        """All minutes."""
        return sum(self.times.values(), Fraction())

    def to_dict(self) -> dict[str, Any]:
        """As JSON; times are minutes."""
        return {
            "place": self.place,
            "solver": self.solver,
            "points": rounded(self.points),
            "time": rounded(self.time),
            "times": {name: rounded(minutes) for name, minutes in self.times.items()},
            "problems": {str(number): one.to_dict() for number, one in self.marked.items()},
        }


def mark_entry(
    entry: Entry, contest: Contest, text: str, notation: Notation | None = None
) -> Marked:
    """An answer to one problem of a contest, which is solved. Raises `FormatError`.

    `notation` is that in which moves of the solution are written, as for `marking.mark`.
    """
    assert entry.problem.solution is not None
    rules = replace(contest.rules, most=entry.points)
    try:
        return marking.mark(
            entry.problem.solution,
            text,
            rules,
            intended=verdict.intended(entry.problem),
            variations=entry.variations,
            notation=notation,
        )
    except FormatError as error:
        raise FormatError("contest-problem", number=entry.number, reason=error) from None


def results(
    contest: Contest, answers: Iterable[Answers], notation: Notation | None = None
) -> list[Result]:
    """The results of all solvers, the best first; equal points are told apart by time.

    Who is equal in both shares a place. Points that the director gave count in place of those of
    the rules. Raises `FormatError` for a problem that is not solved.
    """
    found = [
        Result(
            one.solver,
            {entry.number: _marked(entry, contest, one, notation) for entry in contest.entries},
            {
                each.name: one.times.get(each.name, each.minutes or Fraction())
                for each in contest.rounds
            },
            one.texts,
            frozenset(one.given),
        )
        for one in answers
    ]
    found.sort(key=lambda one: (-one.points, one.time, one.solver.casefold()))
    placed: list[Result] = []
    for index, one in enumerate(found):
        before = placed[-1] if placed else None
        is_equal = before is not None and (before.points, before.time) == (one.points, one.time)
        placed.append(replace(one, place=before.place if before and is_equal else index + 1))
    return placed


def _marked(entry: Entry, contest: Contest, answers: Answers, notation: Notation | None) -> Marked:
    marked = mark_entry(entry, contest, answers.texts.get(entry.number, ""), notation)
    given = answers.given.get(entry.number)
    if given is None:
        return marked
    note = _words(
        "The director gives {points} points instead of {marked}.",
        points=decimal(written(given)),
        marked=decimal(written(marked.points)),
    )
    return replace(marked, points=given, notes=(*marked.notes, note))


def rows(contest: Contest, found: Sequence[Result]) -> Iterator[list[str]]:
    """The table, its heading first."""
    yield [
        _words("Place"),
        _words("Solver"),
        *(str(entry.number) for entry in contest.entries),
        _words("Points"),
        _words("Time"),
    ]
    yield [
        "",
        _words("most"),
        *(str(entry.points) for entry in contest.entries),
        str(contest.most),
        "",
    ]
    for one in found:
        yield [
            f"{one.place}.",
            one.solver,
            *(written(one.marked[entry.number].points) for entry in contest.entries),
            written(one.points),
            minutes_text(one.time),
        ]


def as_text(contest: Contest, found: Sequence[Result]) -> str:
    """The table in columns."""
    table = list(rows(contest, found))
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = (
        "  ".join(
            cell.ljust(width) if index == 1 else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in table
    )
    return "\n".join(lines) + "\n"


def as_csv(contest: Contest, found: Sequence[Result]) -> str:
    """The table with commas."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerows(map(shielded, row) for row in rows(contest, found))
    return out.getvalue()


_STYLE: Final = (
    "body{font-family:sans-serif;margin:2em}table{border-collapse:collapse}"
    "td,th{border:1px solid #888;padding:.2em .6em;text-align:right}"
    "td:nth-child(2),th:nth-child(2){text-align:left}"
)


def as_html(contest: Contest, found: Sequence[Result]) -> str:
    """The table as a web page that needs nothing else."""
    heading, *lines = rows(contest, found)
    title = escape(contest.name)
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heading)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{_words("en")}">\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        "style-src 'unsafe-inline'\">\n"
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n"
        f"<p>{escape(by_rules(contest))}</p>\n</body>\n</html>\n"
    )


def as_json(_: Contest, found: Sequence[Result]) -> str:
    """All there is to say of each solver, as one array."""
    return json.dumps([one.to_dict() for one in found], ensure_ascii=False)


WRITERS: Final[Mapping[str, Callable[[Contest, Sequence[Result]], str]]] = MappingProxyType(
    {"table": as_text, "csv": as_csv, "html": as_html, "json": as_json}
)
"""The forms of the results, but for PDF, which is drawn."""


def by_rules(contest: Contest) -> str:
    """By which rules it was marked."""
    return _words(
        "Marked by the rules “{rules}” ({year}); equal points are told apart by time.",
        rules=contest.rules.title,
        year=contest.rules.year,
    )
