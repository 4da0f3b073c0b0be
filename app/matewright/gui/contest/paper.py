"""What a contest needs on paper, as PDF: sheets, answer forms, solutions with points, results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from PySide6.QtGui import QPageLayout

from matewright.formats.format import Output
from matewright.formats.solution_style import Extent
from matewright.formats.spans import Paragraph, SpanRole
from matewright.gui.preferences import translation
from matewright.model import verdict
from matewright.model.notation import LETTERS, Notation
from matewright.render import documents
from matewright.render.documents import Drawn
from matewright.render.pages import Pages
from matewright.render.table_pages import Table, TablePages
from matewright.services import contest as service
from matewright.services.contest import results as tables
from matewright.services.contest.contest_file import Contest, Entry, Round, minutes_text
from matewright.services.contest.results import Result
from matewright.wording import Wording

_words: Final = Wording("contest")


class Paper(StrEnum):
    """What is printed of a contest before its results."""

    PROBLEMS = "problems"
    FORMS = "forms"
    SOLUTIONS = "solutions"


_LETTERS: Final = {"de": "german", "fr": "french", "ru": "russian"}
"""The letters of pieces in other languages."""
_PER_PAGE: Final = 6
_FORM_HEIGHT: Final = 200.0
"""Of the room for an answer, in points; where there are few problems."""
_LEAST_FORM: Final = 90.0
_FORM_ROOM: Final = 620.0
_MOST_LINES: Final = 12


def pdf(
    contest: Contest,
    paper: Paper,
    language: str | None = translation.ENGLISH,
    watch: Callable[[int], object] = lambda _: None,
) -> bytes:
    """Problem sheets, forms or solutions of a contest. Raises `FormatError`.

    The sheets have diagrams and stipulations alone; solutions want each problem solved. Without a
    language it is the one that is spoken already. `watch` hears of problems while they are drawn.
    """
    layout = _begin(language)
    if paper is Paper.SOLUTIONS:
        spoken = language or translation.current()
        parts: list[Drawn] = [_solutions(contest, layout, spoken)]
    elif paper is Paper.FORMS:
        parts = [TablePages(_form(contest, one), layout) for one in contest.rounds]
    else:
        parts = [_sheet(contest, one, layout) for one in contest.rounds]
    return documents.pdf(parts, layout, contest.name, watch)


def results_pdf(
    contest: Contest, found: Sequence[Result], language: str | None = translation.ENGLISH
) -> bytes:
    """The table of results; None is the language that is spoken already."""
    layout = _begin(language)
    heading, *rows = tables.rows(contest, found)
    numbers = len(contest.entries)
    widths = (1.2, 6.0, *((5.0 / max(5, numbers),) * numbers), 1.6, 1.6)
    lines = (tables.by_rules(contest),)
    table = Table(contest.name, lines, tuple(heading), tuple(map(tuple, rows)), widths)
    return documents.pdf([TablePages(table, layout)], layout, contest.name)


def speak(language: str) -> None:
    """Let all words be those of a language."""
    documents.prepare()
    translation.speak(language)


def _begin(language: str | None) -> QPageLayout:
    if language is not None:
        speak(language)
    return documents.page_layout("a4")


def title_of(contest: Contest, one: Round) -> str:
    """A round in the heading of its sheets."""
    parts = [contest.name]
    if len(contest.rounds) > 1:
        parts.append(_words("Round {number}", number=one.name))
    if one.minutes is not None:
        parts.append(_words("{minutes} minutes", minutes=minutes_text(one.minutes)))
    return " · ".join(filter(None, parts))


def _sheet(contest: Contest, one: Round, layout: QPageLayout) -> Pages:
    per_page = min(_PER_PAGE, max(2, len(one.entries)))
    output = Output(
        title=title_of(contest, one),
        solutions=Extent.NONE,
        template="sheet",
        per_page=4 if per_page == 3 else per_page,
        paper="a4",
    )
    problems = [(entry.number, entry.problem) for entry in one.entries]
    return Pages(problems, output, layout, contest.name, numbered=True)


def _form(contest: Contest, one: Round) -> Table:
    rows = tuple(
        (f"{entry.number}.", f"{entry.problem.starred_stipulation}", "", f"/ {entry.points}")
        for entry in one.entries
    )
    line = "_" * 40
    return Table(
        title_of(contest, one),
        (
            f"{_words('Name')}: {line}    {_words('Time')}: {line[:12]}",
            f"{_words('Contest')}: {contest.mark}",
        ),
        ("", "", _words("Solution"), _words("Points")),
        rows,
        (0.5, 1.0, 8.0, 1.0),
        max(_LEAST_FORM, min(_FORM_HEIGHT, _FORM_ROOM / max(1, len(rows)))),
        ruled=True,
    )


def _solutions(contest: Contest, layout: QPageLayout, language: str) -> Pages:
    entries = {entry.number: entry for entry in contest.entries}
    output = Output(
        notation=Notation(LETTERS[_LETTERS.get(language, "english")]),
        title=" · ".join(filter(None, (contest.name, _words("Solutions and points")))),
        template="magazine",
    )
    problems = [(entry.number, entry.problem) for entry in contest.entries]
    return Pages(
        problems,
        output,
        layout,
        contest.name,
        remarks=lambda number: _points(entries[number], contest, output.notation),
        diagrams=False,
        numbered=True,
    )


def _points(entry: Entry, contest: Contest, notation: Notation) -> Iterator[Paragraph]:
    """What is worth how much."""
    solution = entry.problem.solution
    assert solution is not None
    rules = replace(contest.rules, most=entry.points)
    intended = verdict.intended(entry.problem)
    lines = entry.variations or service.proposal(solution, rules, intended, notation)
    shown = [f"{one.text} ({service.written(one.points)})" for one in lines[:_MOST_LINES]]
    if len(lines) > _MOST_LINES:
        shown.append("…")
    text = _words("Points: {points}", points="; ".join(shown))
    yield Paragraph.of(text, SpanRole.REMARK)
