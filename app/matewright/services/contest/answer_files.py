"""The answers of solvers as files: tables (CSV) and texts.

A table has a row for each answer, with the columns `solver`, `problem` and `answer`; `round` and
`time` may stand in rows of their own, `contest` is the mark of the contest. `points` are those that
the director gives by hand. A text has these words before colons:

    Contest: 1a2b3c4d
    Solver: Jane Doe
    Round 1: 18:30
    Problem 1: 1.Qa4
    Problem 2: 1.Sc4! (2.Qd5+)
    1...Kc5 2.Sb3
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Final

from matewright.errors import FormatError
from matewright.formats import textfile
from matewright.services.contest.contest_file import Contest, minutes_text, read_minutes
from matewright.services.contest.marked import points_of

_COLUMNS: Final = ("contest", "solver", "problem", "answer", "points", "round", "time")
MOST_NAME: Final = 200
"""Characters of a solver's name."""
_FORMULA: Final = "=+-@"
"""A spreadsheet takes what begins so for a formula, unless an apostrophe stands before it."""


@dataclass(slots=True)
class Answers:
    """What a solver handed in: texts by the numbers of problems, times in minutes by rounds.

    `given` are the points of problems that the director gave by hand.
    """

    solver: str
    texts: dict[int, str] = field(default_factory=dict)
    times: dict[str, Fraction] = field(default_factory=dict)
    given: dict[int, Fraction] = field(default_factory=dict)

    def add(self, more: Answers, file: str) -> None:
        """Take up what another file has of the same solver. Raises `FormatError`."""
        for number, text in more.texts.items():
            if self.texts.setdefault(number, text) != text:
                raise FormatError("answers-differ", file=file, solver=self.solver, number=number)
        for name, minutes in more.times.items():
            if self.times.setdefault(name, minutes) != minutes:
                raise FormatError("answers-times-differ", file=file, solver=self.solver, round=name)
        self.given.update(more.given)


def read(path: Path, contest: Contest) -> list[Answers]:
    """The answers that a file holds. Raises `FormatError` that says what and where."""
    text = textfile.read_text(path).text
    return of_text(text, contest, str(path))


def of_text(text: str, contest: Contest, file: str) -> list[Answers]:
    """The same of a text; `file` is what messages call it."""
    reader = _Reader(contest, file)
    first = next((line for line in text.splitlines() if line.strip()), "")
    names = {cell.strip().lower() for cell in re.split("[,;\t]", first)}
    if {"solver", "answer"} <= names or {"solver", "time"} <= names:
        reader.table(text, first)
    else:
        reader.words(text)
    if not reader.found:
        raise FormatError("answers-empty", file=file)
    return list(reader.found.values())


class _Reader:
    def __init__(self, contest: Contest, file: str) -> None:
        self._contest = contest
        self._file = file
        self._rounds = {one.name.casefold(): one for one in contest.rounds}
        self._points = {entry.number: entry.points for entry in contest.entries}
        self.found: dict[str, Answers] = {}

    def table(self, text: str, first: str) -> None:
        delimiter = max(",;\t", key=first.count)
        rows = csv.reader(io.StringIO(text), delimiter=delimiter)
        names: list[str] = []
        try:
            for row in rows:
                if not any(cell.strip() for cell in row):
                    continue
                if not names:
                    names = [cell.strip().lower() for cell in row]
                    continue
                cells = dict(zip(names, map(_plain, row), strict=False))
                self._row(cells, rows.line_num)
        except csv.Error as error:
            raise self._error("answers-table", rows.line_num, reason=error) from None

    def _row(self, cells: dict[str, str], line: int) -> None:
        if cells.get("contest"):
            self._check(cells["contest"], line)
        solver = self._solver(cells.get("solver", ""), line)
        number = cells.get("problem", "")
        if cells.get("answer") or number:
            self._answer(solver, number, cells.get("answer", ""), line)
        if cells.get("points"):
            self._give(solver, number, cells["points"], line)
        if cells.get("time"):
            title = cells.get("round", "")
            if not title and number:
                title = next(
                    one.name
                    for one in self._contest.rounds
                    if any(str(entry.number) == number for entry in one.entries)
                )
            self._time(solver, title, cells["time"], line)

    def words(self, text: str) -> None:
        solver: Answers | None = None
        number, lines = "", list[str]()
        begun = 0

        def finish() -> None:
            if number and solver is not None:
                self._answer(solver, number, "\n".join(lines).strip(), begun)

        for line, content in enumerate(text.splitlines(), 1):
            found = _HEADING.match(content)
            if found is None:
                if number:
                    lines.append(content)
                elif content.strip():
                    raise self._error("answers-line", line, text=content.strip())
                continue
            finish()
            number, lines = "", []
            value = found["value"].strip()
            word = found["word"].lower()
            if word in _SOLVER:
                solver = self._solver(value, line)
            elif word in _CONTEST:
                self._check(value, line)
            elif solver is None:
                raise self._error("answers-no-solver", line)
            elif word in _ROUND:
                if value:
                    self._time(solver, found["name"].strip(), value, line)
            else:
                number, lines, begun = found["name"].strip(), [value], line
        finish()

    def _check(self, mark: str, line: int) -> None:
        if mark.lower() != self._contest.mark:
            raise self._error("answers-other-contest", line, mark=mark, own=self._contest.mark)

    def _solver(self, name: str, line: int) -> Answers:
        name = " ".join(name.split())
        if not name or len(name) > MOST_NAME:
            raise self._error("answers-no-solver", line)
        return self.found.setdefault(name.casefold(), Answers(name))

    def _answer(self, solver: Answers, number: str, text: str, line: int) -> None:
        is_number = number.isascii() and number.isdigit() and len(number) < 6
        if not is_number or int(number) not in self._points:
            most = len(self._points)
            raise self._error("answers-number", line, number=number, most=most)
        if solver.texts.get(int(number), text) != text:
            raise self._error("answers-twice", line, solver=solver.solver, number=number)
        solver.texts[int(number)] = text

    def _give(self, solver: Answers, number: str, text: str, line: int) -> None:
        most = self._points.get(int(number)) if number else None
        points = None if most is None else points_of(text, most)
        if points is None:
            raise self._error("answers-points", line, text=text, number=number or "–")
        solver.given[int(number)] = points

    def _time(self, solver: Answers, title: str, text: str, line: int) -> None:
        one = self._rounds.get(title.casefold())
        if one is None and title.isdigit() and 0 < int(title) <= len(self._contest.rounds):
            one = self._contest.rounds[int(title) - 1]
        if one is None and not title and len(self._contest.rounds) == 1:
            one = self._contest.rounds[0]
        if one is None:
            known = ", ".join(each.name for each in self._contest.rounds)
            raise self._error("answers-round", line, round=title, known=known)
        minutes = read_minutes(text)
        if minutes is None or (one.minutes is not None and minutes > one.minutes):
            raise self._error("answers-time", line, solver=solver.solver, text=text, round=one.name)
        if solver.times.get(one.name, minutes) != minutes:
            raise self._error("answers-two-times", line, solver=solver.solver, round=one.name)
        solver.times[one.name] = minutes

    def _error(self, code: str, line: int, **fields: object) -> FormatError:
        return FormatError(code, file=self._file, line=line, **fields)


_SOLVER: Final = frozenset({"solver", "löser", "soluteur", "soluteure", "участник", "name"})
_CONTEST: Final = frozenset({"contest", "turnier", "concours", "конкурс"})
_ROUND: Final = frozenset({"round", "runde", "épreuve", "тур"})
_PROBLEM: Final = frozenset({"problem", "aufgabe", "problème", "задача"})
_HEADING: Final = re.compile(
    rf"\s*(?P<word>{'|'.join((*_SOLVER, *_CONTEST, *_ROUND, *_PROBLEM))})\b(?P<name>[^:]*):"
    r"(?P<value>.*)",
    re.IGNORECASE,
)


def _plain(cell: str) -> str:
    """What a cell holds, without the apostrophe that keeps it from being a formula."""
    cell = cell.strip()
    return cell[1:] if cell[:1] == "'" and cell[1:2] in _FORMULA and len(cell) > 1 else cell


def shielded(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell and cell[0] in _FORMULA else cell


def table(contest: Contest, answers: Iterable[Answers]) -> str:
    """The answers as a table that `of_text` reads."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for one in answers:
        start = (contest.mark, shielded(one.solver))
        for number in sorted({*one.texts, *one.given}):
            points = str(one.given[number]) if number in one.given else ""
            writer.writerow((*start, number, shielded(one.texts.get(number, "")), points, "", ""))
        for name, minutes in one.times.items():
            writer.writerow((*start, "", "", "", shielded(name), minutes_text(minutes)))
    return out.getvalue()


def form(contest: Contest, solver: str = "") -> str:
    """An empty answer file in words, to be filled in."""
    lines = [f"Contest: {contest.mark}", f"Solver: {solver}", ""]
    for one in contest.rounds:
        lines.append(f"Round {one.name}: ")
        lines += [f"Problem {entry.number}: " for entry in one.entries]
        lines.append("")
    return "\n".join(lines)
