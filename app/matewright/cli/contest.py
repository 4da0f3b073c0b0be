"""`matewright contest`: the answers of solvers, marked by the rules of contests."""

from __future__ import annotations

import sys

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.option_groups import GroupedCommand
from matewright.cli.output import say, say_json
from matewright.cli.problem_argument import ProblemArgument, problem_argument

_RULES = ("wfcc", "magazine", "club")


@click.group(short_help="Mark the answers of solvers.")
def contest() -> None:
    """Mark the answers of solvers by the rules of contests.

    \b
      matewright contest mark "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2" "1.Rh6!"

    docs/contest.md has the rules, and how answers are written.
    """


@contest.command(short_help="Say what an answer is worth, and why.", cls=GroupedCommand)
@problem_argument()
@click.argument("answer", required=False)
@click.option(
    "--rules",
    metavar="NAME",
    type=click.Choice(_RULES),
    default=_RULES[0],
    show_default=True,
    help=f"The rules: {', '.join(_RULES)}.",
)
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    help="Give up after that time; without the complete solution nothing is marked.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
def mark(
    *,
    argument: ProblemArgument,
    answer: str | None,
    rules: str,
    time_limit: float | None,
    as_json: bool,
) -> int:
    """Compare ANSWER with the solution of the problem FEN or FILE, and give points.

    The problem is solved first. The answer is written as solvers write it, in the letters of any
    language: the key, threats in brackets, then variations, each beginning with its number. Parts
    of a problem with twins begin with their letters. “-” reads it from standard input.

    \b
      matewright contest mark FEN "#3" "1.Sc4! (2.Qd5+) 1...Kc5 2.Sb3"
      matewright contest mark FEN "h#2" "1.Ke5 Rd1 2.Ke4 Re1#"
      matewright contest mark problems.olv --number 3 "1.Qa4" --json

    \b
    Exit status:  0 marked   2 bad input, or no complete solution   4 unexpected failure
    """
    from dataclasses import replace

    from matewright.model import verdict
    from matewright.services import contest as service
    from matewright.services.solving.solve import start

    if argument.is_file and answer is None:
        # Behind a file the stipulation may be left out.
        argument, answer = replace(argument, stipulation=None), argument.stipulation
    if answer is None:
        raise click.UsageError("Give the answer too, in quotes.")
    if answer == "-":
        answer = sys.stdin.read()
    problem = argument.only()
    solution = start(problem, service.options_for(problem, engine.Options(time_limit=time_limit)))
    marked = service.mark(
        solution.result(), answer, service.RULES[rules], intended=verdict.intended(problem)
    )
    if as_json:
        say_json(marked.to_dict())
        return ExitStatus.SOLVED
    say(f"{service.written(marked.points)} of {service.written(marked.most)} points")
    for title, rows in (
        ("right", marked.right),
        ("missing", marked.missing),
        ("wrong", marked.wrong),
    ):
        for row in rows:
            worth = f" ({service.written(row.points)})" if row.points else ""
            reason = f": {row.reason}" if row.reason else ""
            say(f"{title}: {row.text}{worth}{reason}")
    for word in marked.unread:
        say(f"not understood: {word}")
    for note in marked.notes:
        say(note)
    return ExitStatus.SOLVED
