"""`matewright contest practice`: one problem after another, with a record of one's own."""

from __future__ import annotations

import random
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from matewright import engine
from matewright.cli.contest_round import limit_option, rules_option, say_rows
from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import warn
from matewright.cli.output import in_one_line, say, say_json
from matewright.errors import FormatError

if TYPE_CHECKING:
    from matewright.model.problem import Problem
    from matewright.services.contest.practice import Record, Tally

_record_option: Final = click.option(
    "--record",
    "record_file",
    metavar="RECORD",
    help="Another record than your own, which stands among your data.",
)
_BAR: Final = 20


@click.group(short_help="Solve problems one after another, with a record of your own.")
def practice() -> None:
    """Solve problems one after another; those you fail come back after some days.

    \b
      matewright contest practice next problems.olv "#2 difficulty:1..3"
      matewright contest practice answer "1.Qa4"
      matewright contest practice record

    The record is a file of your own, and nothing leaves this machine.
    """


def _load(record_file: str | None) -> tuple[Record, Path]:
    from matewright.services.contest import practice as service

    path = _path(record_file)
    return service.load(path), path


def _path(record_file: str | None) -> Path:
    from matewright.services.contest import practice as service

    return Path(record_file) if record_file else service.usual_file()


def _now() -> datetime:
    return datetime.now(UTC)


def _due(record: Record) -> dict[str, datetime]:
    """When problems come back; nothing, and the reason, where the scheduler is missing."""
    try:
        return record.due()
    except FormatError as error:
        say(error, err=True)
        return {}


@practice.command("next", short_help="Show a problem to solve, and start the clock.")
@click.argument("collection", metavar="[FILE]", required=False)
@click.argument("query", required=False, default="")
@click.option("--seed", metavar="N", type=int, help="Choose the same every time.")
@_record_option
def next_problem(
    *, collection: str | None, query: str, seed: int | None, record_file: str | None
) -> int:
    """Show a problem that is due again, else one of FILE that you have not attempted, at random.

    QUERY is a search (docs/searching.md), such as "h#2 men<=8", or a wish in the words of "contest
    new": "h#2, men <= 8, difficulty 2-4". The author is told with the solution.

    \b
    Exit status:  0 shown   1 nothing is due   2 bad input
    """
    from matewright.formats import piece_list
    from matewright.model.notation import LETTERS, letters_for
    from matewright.services.contest import practice as service

    record, path = _load(record_file)
    now = _now()
    due = {digest: when for digest, when in _due(record).items() if when <= now}
    if due:
        problem = record.problems[next(iter(due))]
        say("This one comes back.")
    elif collection is None:
        say("Nothing is due today. Name a FILE for a new problem.", err=True)
        return ExitStatus.NONE
    else:
        problem = _new(collection, query, record, seed)
    service.change(path, lambda kept: kept.begun(problem, now))
    position = problem.position
    say(piece_list.diagram(position, letters_for(LETTERS["english"], position)))
    say(position.fen)
    told = [problem.starred_stipulation, *(one.title for one in problem.conditions)]
    told += [f"{problem.intended} solutions"] * (problem.intended not in ("", "1"))
    say(in_one_line(", ".join(told)))
    for number, twin in enumerate(problem.twins, 2):
        say(in_one_line(f"{chr(ord('a') + number - 1)}) {twin.text}"))
    return ExitStatus.SOLVED


def _new(collection: str, query: str, record: Record, seed: int | None) -> Problem:
    from matewright.services.collection import Query
    from matewright.services.collection.search import SearchedFile
    from matewright.services.contest import choosing

    terms = Query.parse(choosing.search_of(query))
    with SearchedFile(Path(collection)) as opened:
        opened.prepare()
        warn(opened.warnings, collection, verbose=False)
        chance = random.Random(seed)  # noqa: S311 - nothing is secret
        found = opened.find(terms)
        place = choosing.unattempted(opened.collection, found, record.known, chance)
        if place is None:
            raise FormatError("practice-no-more", file=collection)
        return opened.collection.peek(place)


@practice.command(short_help="Hand in the answer to the problem that was shown.")
@click.argument("text", metavar="ANSWER")
@rules_option
@limit_option
@_record_option
def answer(*, text: str, rules: str, time_limit: float | None, record_file: str | None) -> int:
    """Mark ANSWER to the problem that “next” has shown, and note it with the time it took.

    An empty answer gives up. “-” reads it from standard input.

    \b
    Exit status:  0 marked   2 bad input, or no complete solution
    """
    from matewright.model import verdict
    from matewright.services import contest as service
    from matewright.services.answer.difficulty import of_solution
    from matewright.services.contest import practice as records
    from matewright.services.contest import solved

    record, path = _load(record_file)
    if record.current is None:
        raise FormatError("practice-none")
    now = _now()
    problem = record.problems[record.current.problem]
    if text == "-":
        text = sys.stdin.read()
    found = solved.with_solution(problem, engine.Options(time_limit=time_limit)).solution
    assert found is not None
    marked = service.mark(found, text, service.RULES[rules], intended=verdict.intended(problem))
    seconds = record.current.seconds(now)
    attempt = records.Attempt.of(problem, marked, now, seconds, of_solution(found))
    record = records.note(problem, attempt, path)
    time = "" if seconds is None else f" in {_time(seconds)}"
    say(f"{service.written(marked.points)} of {service.written(marked.most)} points{time}")
    say_rows(marked)
    if told := ", ".join(filter(None, (*problem.authors, problem.source))):
        say(in_one_line(told))
    due = _due(record).get(attempt.problem)
    if due is not None:
        say(f"It comes back on {due.date().isoformat()}.")
    return ExitStatus.SOLVED


@practice.command("record", short_help="Show how you have done.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
@_record_option
def show_record(*, as_json: bool, record_file: str | None) -> int:
    """Show the attempts by kinds of problems, with success and time, and your rating.

    The rating follows the formula of the WFCC; the field of solvers in it is assumed, from the
    estimated difficulty of the problems, so it tells only how you get on.
    """
    from matewright.services.contest import practice as service

    record, _ = _load(record_file)
    kinds = service.kinds(record.attempts)
    ratings = service.ratings(record.attempts)
    span, periods = service.periods(record.attempts)
    due = _due(record)
    is_due = sum(when <= _now() for when in due.values())
    if as_json:
        say_json(
            {
                "attempts": len(record.attempts),
                "due": is_due,
                "ratings": ratings,
                "kinds": [{"stipulation": task, **_data_of(one)} for task, one in kinds.items()],
                "span": span.name.lower(),
                "periods": [
                    {"from": day.isoformat(), **_data_of(one)} for day, one in periods.items()
                ],
            }
        )
        return ExitStatus.SOLVED
    say(f"{len(record.attempts)} attempts; {is_due} problems are due, {len(due)} come back.")
    for task, one in kinds.items():
        _say_tally(task, one)
    if len(periods) > 1:
        say(f"By {span.name.lower()}s:")
        for day, one in periods.items():
            _say_tally(day.isoformat(), one)
    if ratings:
        say(f"Rating (an estimate): {', '.join(map(str, ratings))}")
    return ExitStatus.SOLVED


def _data_of(tally: Tally) -> dict[str, object]:
    return {
        "attempts": tally.attempts,
        "solved": tally.solved,
        "share": round(tally.share, 3),
        "seconds": None if tally.seconds is None else round(tally.seconds, 1),
    }


def _say_tally(name: str, tally: Tally) -> None:
    bar = "#" * round(_BAR * tally.share)
    time = "" if tally.seconds is None else _time(tally.seconds)
    solved = f"{tally.solved}/{tally.attempts}"
    say(f"{name:<10} {solved:>7}  {tally.share:4.0%} {bar:<{_BAR}} {time:>7}".rstrip())


@practice.command(short_help="Write the record into a file.")
@click.argument("out", metavar="OUT")
@_record_option
def export(*, out: str, record_file: str | None) -> int:
    """Write the record into OUT, for another machine; see “import”."""
    from matewright.services.contest import practice as service

    record, _ = _load(record_file)
    service.save(record, Path(out))
    return ExitStatus.SOLVED


@practice.command("import", short_help="Take up a record from another machine.")
@click.argument("source", metavar="FILE")
@_record_option
def take_up(*, source: str, record_file: str | None) -> int:
    """Add the attempts of FILE to the record; what both have is there once."""
    from matewright.services.contest import practice as service

    new = service.take_up(Path(source), _path(record_file))
    say(f"{new} attempts were taken up.")
    return ExitStatus.SOLVED


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"
