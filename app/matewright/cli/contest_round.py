"""`matewright contest sheet`, `thematic` and `results`: rounds with several solvers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import warn
from matewright.cli.output import in_one_line, say, say_json, write_out
from matewright.cli.problem_argument import Numbered
from matewright.errors import FormatError

if TYPE_CHECKING:
    from matewright.model.problem import Problem
    from matewright.services.contest import Marked
    from matewright.services.contest.contest_file import Contest
    from matewright.services.contest.results import Result

RULES: Final = ("wfcc", "magazine", "club")
LANGUAGES: Final = ("en", "de", "fr", "ru")

rules_option: Final = click.option(
    "--rules",
    metavar="NAME",
    type=click.Choice(RULES),
    default=RULES[0],
    show_default=True,
    help=f"The rules: {', '.join(RULES)}.",
)
limit_option: Final = click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    help="Give up on a problem after that time; without its complete solution it is not marked.",
)
_language_option: Final = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=LANGUAGES[0],
    show_default=True,
    help="The language of what is printed.",
)
_again_option: Final = click.option(
    "--solve-again",
    is_flag=True,
    help="Solve the problems whose solutions the file has, too, instead of trusting it.",
)


def tell(problem: Problem, number: int = 0) -> None:
    """Say on stderr which problem is solved next."""
    heading = Numbered(number, problem).heading or " & ".join(problem.authors)
    task = problem.starred_stipulation
    say(f"Solving {in_one_line(' '.join(filter(None, (heading, task))))} …", err=True)


def read_contest(name: str) -> Contest:
    """A contest from a file or folder, as it is there."""
    from matewright.services.contest import contest_file

    contest, warnings = contest_file.read(Path(name))
    warn(warnings, name, verbose=False)
    return contest


def solve_contest(
    contest: Contest, time_limit: float | None = None, *, again: bool = False
) -> Contest:
    """The contest with the solutions of its problems; what speaks against them is printed."""
    from matewright.services.contest import solved

    if not again and any(solved.is_solved(entry.problem) for entry in contest.entries):
        say("Solutions that the file has are taken; --solve-again does not.", err=True)
    options = engine.Options(time_limit=time_limit)
    contest = solved.solved(
        contest, options, lambda entry: tell(entry.problem, entry.number), again=again
    )
    for doubt in solved.doubts(contest):
        say(doubt, err=True)
    return contest


@click.command(short_help="Print problem sheets, answer forms or solutions with points.")
@click.argument("name", metavar="CONTEST")
@click.argument("out", metavar="OUT")
@click.option(
    "--what",
    type=click.Choice(("problems", "forms", "solutions")),
    default="problems",
    show_default=True,
    help="Diagrams with their stipulations; forms to write answers on; solutions with points.",
)
@_language_option
@_again_option
@limit_option
def sheet(
    *,
    name: str,
    out: str,
    what: str,
    language: str,
    solve_again: bool,
    time_limit: float | None,
) -> int:
    """Print CONTEST, a file or a folder of them, into OUT.

    OUT is a PDF; forms are also a text (OUT ends in .txt) that solvers fill in and `contest
    results` reads.

    \b
      matewright contest sheet evening.olv sheet.pdf --language de
      matewright contest sheet evening.olv forms.pdf --what forms
      matewright contest sheet evening.olv solutions.pdf --what solutions

    \b
    Exit status:  0 written   2 bad input, or no complete solution   4 unexpected failure
    """
    from matewright.formats.atomic import write_bytes

    target = Path(out)
    contest = read_contest(name)
    if what == "solutions":
        contest = solve_contest(contest, time_limit, again=solve_again)
    if what == "forms" and target.suffix.lower() == ".txt":
        from matewright.services.contest import answer_files

        write_bytes(target, answer_files.form(contest).encode())
        return ExitStatus.SOLVED
    if target.suffix.lower() != ".pdf":
        raise click.UsageError("OUT must end in .pdf; forms may end in .txt.")
    paper = _paper()
    write_bytes(target, paper.pdf(contest, paper.Paper(what), language))
    return ExitStatus.SOLVED


def _paper() -> Any:
    try:
        from matewright.gui.contest import paper
    except ImportError as error:
        if error.name is None or not error.name.startswith(("PySide6", "shiboken6")):
            raise
        raise FormatError("drawing-needs-qt") from None
    return paper


@click.command(short_help="Propose for which variations there are points.")
@click.argument("name", metavar="CONTEST")
@click.option(
    "--write",
    is_flag=True,
    help="Write the proposal into the file where it has none, to be edited there.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per problem instead.")
@_again_option
@limit_option
def thematic(
    *, name: str, write: bool, as_json: bool, solve_again: bool, time_limit: float | None
) -> int:
    """Show for which variations of the problems of CONTEST there are points, and how many.

    By itself they are those of full length without duals, all worth the same. With --write they
    stand in the file, where the director changes them; the points of a problem must sum to its
    maximum.

    \b
    Exit status:  0 shown   2 bad input, or no complete solution   4 unexpected failure
    """
    from matewright.services import contest as service
    from matewright.services.contest.points import proposed
    from matewright.services.file.convert import write as write_file

    if write and Path(name).is_dir():
        raise click.UsageError("--write takes one file.")
    contest = proposed(solve_contest(read_contest(name), time_limit, again=solve_again))
    for entry in contest.entries:
        if as_json:
            lines = [line.to_dict() for line in entry.variations]
            say_json({"problem": entry.number, "variations": lines})
            continue
        say(f"{entry.number}. {entry.problem.starred_stipulation}")
        for line in entry.variations:
            say(f"   {service.written(line.points):>5}  {line.text}")
    if write:
        write_file(name, contest.problems())
    return ExitStatus.SOLVED


@click.command(short_help="Mark the answers of several solvers and print the results.")
@click.argument("name", metavar="CONTEST")
@click.argument("answers", metavar="ANSWERS...", nargs=-1, required=True)
@click.option(
    "--format",
    "form",
    type=click.Choice(("table", "csv", "html", "json", "pdf")),
    default="table",
    show_default=True,
    help="How the results are written.",
)
@click.option("--out", metavar="OUT", help="Write them into this file; PDF needs it.")
@_language_option
@_again_option
@limit_option
def results(
    *,
    name: str,
    answers: tuple[str, ...],
    form: str,
    out: str | None,
    language: str,
    solve_again: bool,
    time_limit: float | None,
) -> int:
    """Mark ANSWERS, files of one or several solvers, and print who has how many points.

    Answers are tables (CSV) or texts; docs/contest.md describes both. Equal points are told apart
    by the time used.

    \b
      matewright contest results evening.olv jane.txt john.txt
      matewright contest results evening.olv answers.csv --format html --out results.html

    \b
    Exit status:  0 marked   2 bad input, or no complete solution   4 unexpected failure
    """
    from matewright.formats.atomic import write_bytes
    from matewright.services.contest import results as service

    if form == "pdf" and out is None:
        raise click.UsageError("--format pdf needs --out.")
    contest, found = marked_files(name, answers, time_limit, again=solve_again)
    if form == "pdf":
        data: bytes = _paper().results_pdf(contest, found, language)
    elif form == "json" and out is None:
        for one in found:
            say_json(one.to_dict())
        return ExitStatus.SOLVED
    else:
        _speak(language)
        data = service.WRITERS[form](contest, found).encode()
    if out is None:
        write_out(data)
    else:
        write_bytes(Path(out), data)
    return ExitStatus.SOLVED


def _speak(language: str) -> None:
    """Let tables have the words of a language."""
    if language != LANGUAGES[0]:
        paper = _paper()
        paper.speak(language)


def marked_files(
    name: str, answers: Sequence[str], time_limit: float | None, *, again: bool = False
) -> tuple[Contest, list[Result]]:
    """A solved contest, and the results of the solvers whose answers these files hold."""
    from matewright.services.contest import answer_files
    from matewright.services.contest import results as service

    contest = read_contest(name)
    found: dict[str, answer_files.Answers] = {}
    # What is wrong with them is said before anything is solved.
    for file in answers:
        for one in answer_files.read(Path(file), contest):
            known = found.setdefault(one.solver.casefold(), one)
            if known is not one:
                known.add(one, file)
    contest = solve_contest(contest, time_limit, again=again)
    return contest, service.results(contest, found.values())


def are_files(names: Sequence[str | None]) -> bool:
    """Whether all of these are files that exist."""
    return bool(names) and all(
        name is not None and os.path.isfile(name)  # noqa: PTH113 - Path raises for long text
        for name in names
    )


def say_marked(found: Sequence[Result]) -> None:
    """Print what was right, missing and wrong, solver by solver."""
    from matewright.services.contest import written

    for one in found:
        say(f"{one.solver}: {written(one.points)} points")
        for number, marked in one.marked.items():
            say(f"  {number}. {written(marked.points)} of {written(marked.most)} points")
            say_rows(marked, "     ")


def say_rows(marked: Marked, indent: str = "") -> None:
    """Print what was right, missing, wrong or not understood."""
    from matewright.services import contest as service

    for title, rows in (
        ("right", marked.right),
        ("missing", marked.missing),
        ("wrong", marked.wrong),
    ):
        for row in rows:
            worth = f" ({service.written(row.points)})" if row.points else ""
            reason = f": {row.reason}" if row.reason else ""
            say(f"{indent}{title}: {row.text}{worth}{reason}")
    for word in marked.unread:
        say(f"{indent}not understood: {word}")
    for note in marked.notes:
        say(f"{indent}{note}")
