"""`matewright search`: problems of a file by what they say, by a pattern, or by likeness."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import click
from tqdm import tqdm

from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import verbose_option, warn
from matewright.cli.output import discard_output, in_one_line, say, say_json
from matewright.cli.problem_argument import ProblemArgument, names_file
from matewright.errors import FormatError
from matewright.model.problem import Problem
from matewright.services.collection import By, Match, Pattern, Query, Target, Ways
from matewright.services.collection.search import SearchedFile

_SOON: Final = 1.0
"""Seconds until a progress bar is worth the attention."""
_MOST: Final = 100
_WAYS: Final = ("mirror", "shift", "colours")


@click.command(short_help="Find problems in a file, also those like another problem.")
@click.argument("name", metavar="FILE")
@click.argument("query", required=False, default="")
@click.option(
    "--pattern",
    metavar="BOARD",
    help="Only problems with these pieces on these squares, those with the fewest others first: a "
    "board in FEN with “?” for a square where anything may stand. Behind it “+loose” leaves all "
    "squares without a piece free, “+mirror”, “+shift” and “+colours” find it in other ways too.",
)
@click.option(
    "--like",
    metavar="FEN|FILE",
    help="Problems like this one, the most alike first, each with the reason.",
)
@click.option(
    "--number",
    metavar="N",
    type=click.IntRange(min=1),
    default=1,
    help="Which problem of the file that --like names (default: the first).",
)
@click.option(
    "--stipulation",
    metavar="TEXT",
    help="The stipulation for the FEN of --like, such as “#2”: it is solved, so that mates and "
    "play can be compared too.",
)
@click.option(
    "--condition",
    "conditions",
    metavar="NAME",
    multiple=True,
    help="A fairy condition of the FEN of --like (may be repeated).",
)
@click.option(
    "--solve", is_flag=True, help="Solve the problem of --like first, as --stipulation does."
)
@click.option(
    "--by",
    type=click.Choice([one.value for one in By]),
    default=By.ALL.value,
    show_default=True,
    help="What is compared: the position, the mating pieces with their squares, the course of play "
    "(which pieces move, capture and answer, whatever the squares), or all of these.",
)
@click.option(
    "--ways",
    metavar="LIST",
    default=",".join(_WAYS),
    show_default=True,
    help="In which ways a position counts as the same; “none” for as it stands.",
)
@click.option(
    "--least",
    metavar="PERCENT",
    type=click.IntRange(0, 100),
    default=50,
    show_default=True,
    help="How alike problems must be.",
)
@click.option(
    "--most",
    metavar="N",
    type=click.IntRange(min=1),
    default=_MOST,
    show_default=True,
    help="How many problems are shown.",
)
@verbose_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per problem instead.")
def search(
    name: str,
    query: str,
    *,
    pattern: str | None,
    like: str | None,
    number: int,
    stipulation: str | None,
    conditions: tuple[str, ...],
    solve: bool,
    by: str,
    ways: str,
    least: int,
    most: int,
    verbose: bool,
    as_json: bool,
) -> int:
    """Search the problems of FILE: by QUERY, by a pattern, or for those like another problem.

    QUERY is what the window's search line takes, such as "author:loyd #3 men<=7"
    (docs/searching.md). It goes together with --pattern or --like. Mates and play are compared
    where both problems have a solution, stored or written; otherwise the positions alone, which
    the answer says.

    The file is read into an index once, which takes a minute or two for 200,000 problems. The index
    is kept until the file changes.

    \b
      matewright search problems.olv "author:loyd year:1850..1870"
      matewright search problems.olv "condition:circe grasshopper>=2"
      matewright search problems.olv --like mine.olv
      matewright search problems.olv --like "5Kbk/6pp/6P1/8/8/8/8/7R" --stipulation "#2"
      matewright search problems.olv --pattern "5Kbk/6pp/8/8/8/8/8/8+loose+mirror"

    \b
    Exit status:  0 something was found   1 nothing was found
                  2 bad input             4 unexpected failure
    """
    if pattern is not None and like is not None:
        raise click.UsageError("--pattern and --like are two searches; ask for one of them.")
    terms = Query.parse(query)
    drawn = None if pattern is None else Pattern.parse(pattern)
    target = None
    if like is not None:
        problem = _problem(like, number, stipulation, conditions, solve=solve)
        target = Target.of(problem, By(by), ways=_ways(ways), least=least / 100, most=most)
    found: Sequence[Match | int]
    with SearchedFile(Path(name)) as opened:
        _prepare(opened)
        warn(opened.warnings, name, verbose=verbose)
        if target is not None:
            found = opened.similar(target, terms)
            if os.path.realpath(name) == os.path.realpath(like or ""):
                # Nothing is more like a problem than itself.
                found = [match for match in found if match.index != number - 1]
        elif drawn is not None:
            found = opened.matching(drawn, terms, most)
        else:
            found = opened.find(terms)
        try:
            _show(opened, found, most, as_json=as_json)
        except BrokenPipeError:
            # The reader has seen enough.
            discard_output()
    if target is not None and target.play is None and not as_json:
        say("The problem has no solution: only positions were compared.", err=True)
    return ExitStatus.SOLVED if found else ExitStatus.NONE


def _prepare(opened: SearchedFile) -> None:
    # Python leaves None in place of a stderr that was closed from the start.
    is_terminal = sys.stderr is not None and sys.stderr.isatty()
    with tqdm(
        desc="Reading into the index",
        total=len(opened.collection),
        unit=" problems",
        delay=_SOON,
        leave=False,
        disable=not is_terminal,
    ) as bar:
        opened.prepare(lambda done, _: bar.update(done - bar.n))


def _ways(text: str) -> Ways:
    words = {word.strip().lower() for word in text.split(",")} - {"none", ""}
    for word in sorted(words - {*_WAYS}):
        raise click.UsageError(f"There is no way “{word}”. Choose from: {', '.join(_WAYS)}, none.")
    return Ways(*(word in words for word in _WAYS))


def _problem(
    text: str,
    number: int,
    stipulation: str | None,
    conditions: tuple[str, ...],
    *,
    solve: bool,
) -> Problem:
    """The problem that others are to be like."""
    is_file = names_file(text) or "/" not in text
    argument = ProblemArgument(
        text,
        stipulation,
        conditions,
        number=number if is_file else None,
        needs_stipulation=False,
    )
    problem = argument.only()
    if problem.read_error:
        raise FormatError("similar-unreadable", number=number, file=text)
    if solve or stipulation is not None:
        from matewright import engine
        from matewright.model.solution import Mode
        from matewright.services.solving.solve import start

        problem = problem.solved(start(problem, engine.Options(mode=Mode.FULL)).result())
    return problem


def _show(opened: SearchedFile, found: Sequence[Match | int], most: int, *, as_json: bool) -> None:
    for one in found[:most]:
        match = one if isinstance(one, Match) else None
        index = one.index if isinstance(one, Match) else one
        problem = opened.collection.peek(index)
        if as_json:
            say_json(_as_data(index, problem, match))
            continue
        share = "" if match is None else f"{match.likeness:4.0%}  "
        say(f"{share}{in_one_line(' · '.join(_described(index, problem)))}")
        if match is not None:
            say(f"      {match.reason}")
    if as_json:
        return
    if not found:
        say("Nothing was found.", err=True)
    elif len(found) > most:
        say(f"… and {len(found) - most:,} more (--most shows them).", err=True)


def _described(index: int, problem: Problem) -> Iterator[str]:
    yield f"{index + 1}. {' & '.join(problem.authors)}".rstrip()
    yield from filter(
        None, (problem.source, problem.starred_stipulation, problem.position.board_fen)
    )


def _as_data(index: int, problem: Problem, match: Match | None) -> dict[str, Any]:
    return {
        "number": index + 1,
        "authors": list(problem.authors),
        "source": problem.source,
        "stipulation": problem.starred_stipulation,
        "fen": problem.position.fen,
        **({} if match is None else match.to_dict()),
    }
