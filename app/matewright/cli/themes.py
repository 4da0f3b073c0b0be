"""`matewright themes`: what problems show, with the moves that show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import Failures
from matewright.cli.option_groups import GroupedCommand
from matewright.cli.output import discard_output, say, say_json
from matewright.cli.problem_argument import Numbered, ProblemArgument, problem_argument
from matewright.errors import MatewrightError
from matewright.model.notation import LETTERS, Notation
from matewright.model.solution import Status

if TYPE_CHECKING:
    from matewright.services.themes import Finding

_HEADINGS: Final = {"theme": "Themes", "further": "Further themes", "motif": "Motifs"}
"""By rank."""


def _show_names(context: click.Context, _: click.Parameter, value: bool) -> None:
    """Print the themes and end."""
    if not value or context.resilient_parsing:
        return
    from matewright.services.themes import THEMES

    for theme in THEMES.values():
        others = f" ({', '.join(theme.aliases)})" if theme.aliases else ""
        say(f"{theme.name}{others}{'' if theme.is_on else ' [switched off]'}")
    context.exit()


@click.command(
    short_help="Name the themes that problems show, with the reasons.", cls=GroupedCommand
)
@problem_argument(takes_many=True)
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
    *,
    argument: ProblemArgument,
    letters: str,
    time_limit: float | None,
    as_json: bool,
) -> int:
    """Tell which themes the problem FEN shows, or the problems of FILE.

    Each problem is solved with set play, and up to three moves with tries. A sentence sums up what
    it shows; then come the themes it is about, further ones, and small motifs. A finding says where
    the theme is, which moves make it and why. "?" marks one that needs your judgement. Under
    conditions and with fairy men pictures of mates, pins and batteries are not judged.
    docs/themes.md has the definitions.

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
    failures = Failures(argument.verbose)
    is_first = True
    try:
        for one in argument.problems():
            try:
                solution = service.solve(one.problem, options)
                found = service.find(solution, notation)
            except MatewrightError as error:
                if not one.number:
                    raise
                statuses.append(ExitStatus.of_error(error))
                failures.add_error(one.number, one.prefix, error, one.read_error)
                continue
            if one.heading and not as_json:
                say(("" if is_first else "\n") + one.heading)
            is_first = False
            stopped = any(part.status is Status.PARTIAL for part in (solution, *solution.twins))
            statuses.append(ExitStatus.PARTIAL if stopped else ExitStatus.SOLVED)
            if as_json:
                say_json(_as_data(one, solution.fen, found, whole=service.is_whole(solution)))
                continue
            for text in _lines(found):
                say(text)
            if service.are_changes_alone(solution):
                say(
                    "Fairy chess: pictures of mates, pins and batteries were not judged.",
                    err=True,
                )
            if stopped:
                say("The search was stopped early; there may be more.", err=True)
            elif not service.is_whole(solution):
                say("There is too much play to look at all of it; there may be more.", err=True)
        failures.say_all()
    except BrokenPipeError:
        # The reader has seen enough.
        discard_output()
    return ExitStatus.most_serious(statuses)


def _lines(found: Sequence[Finding]) -> Iterator[str]:
    """The sentence on the problem, then each rank with its findings."""
    from matewright.services import themes as service

    yield service.summary(found) or "No theme of the list was found."
    for rank, heading in _HEADINGS.items():
        of_rank = [finding for finding in found if finding.rank == rank]
        if of_rank:
            yield f"\n{heading}"
        for finding in of_rank:
            doubt = "" if finding.is_certain else " ?"
            where = f" [{'; '.join(finding.phases)}]" if finding.phases else ""
            yield f"  {finding.name}{doubt}{where}: {finding.reason}"


def _as_data(one: Numbered, fen: str, found: Sequence[Finding], *, whole: bool) -> dict[str, Any]:
    from matewright.services import themes as service

    number = {"number": one.number} if one.number else {}
    return {
        **number,
        "fen": fen,
        "stipulation": one.problem.stipulation.text,
        "conditions": [condition.text for condition in one.problem.conditions],
        "complete": whole,
        "summary": service.summary(found),
        "themes": [finding.to_dict() for finding in found],
    }
