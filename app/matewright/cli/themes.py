"""`matewright themes`: what problems show, with the moves that show it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.output import discard_output, in_one_line, say, say_json, warn
from matewright.cli.problem_argument import names_file
from matewright.errors import MatewrightError
from matewright.model.notation import LETTERS, Notation
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Status
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin


def _show_names(context: click.Context, _: click.Parameter, value: bool) -> None:
    """Print the themes and end."""
    if not value or context.resilient_parsing:
        return
    from matewright.services.themes import THEMES

    for theme in THEMES.values():
        others = f" ({', '.join(theme.aliases)})" if theme.aliases else ""
        say(f"{theme.name}{others}{'' if theme.is_on else ' [switched off]'}")
    context.exit()


@click.command(short_help="Name the themes that problems show, with the reasons.")
@click.argument("problem", metavar="FILE|FEN")
@click.argument("stipulation", required=False)
@click.option(
    "--twin",
    "twins",
    metavar="CHANGE",
    multiple=True,
    help='A twin of a FEN, such as "Move h1 a8"; repeat it for more.',
)
@click.option("--number", metavar="N", type=click.IntRange(min=1), help="Only problem N of FILE.")
@click.option(
    "--letters",
    metavar="NAME",
    type=click.Choice([*LETTERS]),
    default="english",
    help=f"How pieces are written: {', '.join(LETTERS)}.",
)
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    help="Stop solving each problem after that time; what is found then is in the play so far.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per problem instead.")
@click.option(
    "--list",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_names,
    help="Print the themes that are known, each with its other names, and end.",
)
def themes(
    problem: str,
    stipulation: str | None,
    *,
    twins: tuple[str, ...],
    number: int | None,
    letters: str,
    time_limit: float | None,
    as_json: bool,
) -> int:
    """Tell which themes the problem FEN shows, or the problems of FILE.

    Each problem is solved with set play, and up to three moves with tries. A finding says where the
    theme is, which moves make it and why. "?" marks one that needs your judgement. docs/themes.md
    has the definitions.

    \b
      matewright themes "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2"
      matewright themes problems.olv --json
      matewright themes --list

    \b
    Exit status:  0 all problems were looked at   2 bad input
                  3 a search was stopped early   4 unexpected failure
    Of several problems the most serious one counts (4, 2, 3, 0).
    """
    from matewright.services import themes as service

    options = engine.Options(time_limit=time_limit)
    notation = Notation(LETTERS[letters])
    statuses: list[ExitStatus] = []
    many = _problems(problem, stipulation, twins, number)
    try:
        for place, (index, one) in enumerate(many):
            if index and not as_json:
                say(("\n" if place else "") + _heading(index, one))
            try:
                solution = service.solve(one, options)
                found = service.find(solution, notation)
            except MatewrightError as error:
                if not index:
                    raise
                statuses.append(ExitStatus.of_error(error))
                say(f"Error: problem {index}: {error}", err=True)
                continue
            stopped = any(part.status is Status.PARTIAL for part in (solution, *solution.twins))
            statuses.append(ExitStatus.PARTIAL if stopped else ExitStatus.SOLVED)
            if as_json:
                say_json(
                    _as_data(index, one, solution.fen, found, whole=service.is_whole(solution))
                )
                continue
            for finding in found:
                doubt = "" if finding.is_certain else " ?"
                where = f" [{'; '.join(finding.phases)}]" if finding.phases else ""
                say(f"{finding.name}{doubt}{where}: {finding.reason}")
            if not found:
                say("No theme of the list was found.")
            if stopped:
                say("The search was stopped early; there may be more.", err=True)
            elif not service.is_whole(solution):
                say("There is too much play to look at all of it; there may be more.", err=True)
    except BrokenPipeError:
        # The reader has seen enough.
        discard_output()
    return ExitStatus.most_serious(statuses)


def _problems(
    text: str, stipulation: str | None, twins: tuple[str, ...], number: int | None
) -> list[tuple[int, Problem]]:
    """The problems that are asked for, those of files with their numbers."""
    if not names_file(text):
        if stipulation is None:
            raise click.UsageError('Say what is asked too, in quotes, for example "#3".')
        if number is not None:
            raise click.UsageError("--number picks a problem of a FILE.")
        asked = stipulation_of(stipulation.removesuffix("*"))
        turn = natural_turn(asked, PlayOptions())
        position = Position.from_fen(text, turn)
        return [(0, Problem(position, asked, twins=tuple(map(Twin.parse, twins))))]
    if twins:
        raise click.UsageError("--twin belongs to a FEN; a FILE says it for each problem.")
    from matewright.services import files

    opened = files.load(Path(text), read_all=True)
    warn(list(opened.warnings))
    found = [
        (index, one if stipulation is None else one.with_stipulation(stipulation_of(stipulation)))
        for index, one in enumerate(opened.collection, start=1)
        if number in (None, index)
    ]
    if not found:
        raise click.ClickException(f"There is no such problem in “{text}”.")
    return found


def _heading(index: int, problem: Problem) -> str:
    origin = " · ".join(part for part in (" & ".join(problem.authors), problem.source) if part)
    return f"{index}. {in_one_line(origin)}".rstrip()


def _as_data(
    index: int, problem: Problem, fen: str, found: tuple[Any, ...], *, whole: bool
) -> dict[str, Any]:
    number = {"number": index} if index else {}
    return {
        **number,
        "fen": fen,
        "stipulation": problem.stipulation.text,
        "complete": whole,
        "themes": [finding.to_dict() for finding in found],
    }
