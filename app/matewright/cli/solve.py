"""`matewright solve`: answer one problem, or all problems of a file."""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass, replace
from pathlib import Path

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.iteration_table import iteration_table
from matewright.cli.output import discard_output
from matewright.cli.progress import ProgressDisplay
from matewright.errors import MatewrightError, abridged, shortened
from matewright.formats.solution_text import solution_text
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution
from matewright.model.stipulation import Stipulation
from matewright.services import files, strategies
from matewright.services import solve as service
from matewright.services.validate import validate

_POLL_SECONDS = 0.1

_SEVERITY = (
    ExitStatus.SOLVED,
    ExitStatus.NONE,
    ExitStatus.PARTIAL,
    ExitStatus.BAD_INPUT,
    ExitStatus.FAILURE,
)


class _SolveCommand(click.Command):
    """Lets `--tries` stand alone before FEN: click would read the FEN as its number."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        for index, arg in enumerate(args):
            following = args[index + 1 : index + 2]
            if arg == "--tries" and not (following and re.fullmatch(r"-?[0-9]+", following[0])):
                args[index] = "--tries=1"
        return super().parse_args(ctx, args)


def _strategy_help() -> str:
    """One line a strategy; click keeps the lines of a paragraph that begins with \\b."""
    known = [f"{name}: {strategies.FACTS[name].meaning}" for name in strategies.NAMES]
    return "\n".join(["\b", f"How to search (default: {engine.DEFAULT_STRATEGY}).", *known])


@dataclass(frozen=True, slots=True)
class _Task:
    """One problem to solve; of a file also how messages name it and the line that introduces it."""

    problem: Problem
    place: str = ""
    heading: str = ""


@click.command(cls=_SolveCommand)
@click.argument("problem", metavar="FEN|FILE")
@click.argument("stipulation", required=False)
@click.option(
    "--mode",
    type=click.Choice([mode.value for mode in Mode]),
    default=None,
    help="full: all keys and all play. keys: all keys. shortest: the shortest mate and one key. "
    "The default is full, or what the strategy has.",
)
@click.option(
    "--tries",
    metavar="[K]",
    type=click.IntRange(min=1),
    help="Show tries too: first moves with at most K refutations (1 when K is left out).",
)
@click.option("--set-play", is_flag=True, help="Show the set play too.")
@click.option("--checks-only", is_flag=True, help="Try only checking moves for the attacker.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per problem instead.")
@click.option(
    "--strategy",
    metavar="NAME",
    default=engine.DEFAULT_STRATEGY,
    help=_strategy_help(),
)
@click.option(
    "--threads",
    metavar="N",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="How many threads search at once.",
)
@click.option(
    "--memory",
    metavar="MIB",
    type=click.IntRange(min=1),
    default=engine.DEFAULT_MEMORY,
    show_default=True,
    help="The most memory for a strategy's table, in MiB.",
)
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    help="Stop each problem after that time and print what was proved.",
)
@click.option(
    "--number", metavar="N", type=click.IntRange(min=1), help="Solve only that problem of FILE."
)
def solve(
    problem: str,
    stipulation: str | None,
    *,
    mode: str | None,
    tries: int | None,
    set_play: bool,
    checks_only: bool,
    as_json: bool,
    strategy: str,
    threads: int,
    memory: int,
    time_limit: float | None,
    number: int | None,
) -> int:
    """Solve the problem FEN, or the problems of FILE one after another.

    STIPULATION says what is asked: "#3" is mate in three. Quote it, because the shell takes a bare
    # as a comment. It may be left out for a FILE whose problems state their own.

    \b
      matewright solve "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2"
      matewright solve problems.olv --number 3 --tries

    Ctrl-C stops and prints what was proved so far.

    \b
    Exit status:  0 solved   1 proven that there is no solution
                  2 bad input   3 stopped early   4 unexpected failure
                  mater, prinz: 0 and 1 are what they claim
    Of several problems the most serious one counts (4, 2, 3, 1, 0).
    """
    if (tries or set_play) and mode not in (None, Mode.FULL.value):
        raise click.UsageError("--tries and --set-play belong to --mode full.")
    options = engine.Options(
        strategy=strategy,
        mode=mode or engine.USUAL_MODE,
        tries=tries or 0,
        set_play=set_play,
        checks_only=checks_only,
        threads=threads,
        memory=memory,
        time_limit=time_limit,
    )
    statuses: list[ExitStatus] = []
    tasks = _tasks(problem, stipulation, number)
    try:
        for reached, task in enumerate(tasks, start=1):
            if task.heading and not as_json:
                click.echo(("\n" if statuses else "") + task.heading)
            try:
                solution, interrupted = _wait(task, options)
            except MatewrightError as error:
                if len(tasks) == 1:
                    raise
                statuses.append(ExitStatus.of_error(error))
                click.echo(f"Error: {task.place}{error}", err=True)
                continue
            # Noted before it is printed: a reader that has gone away changes no answer.
            statuses.append(ExitStatus.of(solution))
            if as_json:
                click.echo(json.dumps(solution.to_dict(), ensure_ascii=False))
            else:
                click.echo(f"{iteration_table(solution.iterations)}\n\n{solution_text(solution)}")
            if interrupted:
                if missed := len(tasks) - reached:
                    statuses.append(ExitStatus.PARTIAL)
                    click.echo(_stopped(missed), err=True)
                break
    except BrokenPipeError:
        # The reader has seen enough; the status of what was solved is still good.
        discard_output()
    return max(statuses, key=_SEVERITY.index, default=ExitStatus.SOLVED)


def _tasks(problem: str, stipulation: str | None, number: int | None) -> list[_Task]:
    """What to solve, by the arguments. Raises `click.ClickException` and `FormatError`."""
    if not _names_file(problem):
        if problem.strip() and "/" not in problem:
            raise click.ClickException(f"“{shortened(problem)}” is neither a file nor a FEN.")
        if stipulation is None:
            raise click.UsageError('Say what is asked too, in quotes, for example "#3".')
        if number is not None:
            raise click.UsageError("--number picks a problem of a FILE.")
        return [_Task(Problem(Position.from_fen(problem), stipulation))]
    opened = files.load(Path(problem))
    problems = opened.collection
    # What keeps a problem from being shown or solved is said when its turn comes.
    troubles = {found.trouble for found in problems}
    warnings = [
        warning
        for warning in opened.warnings
        if str(warning) not in troubles and warning.code != "olv-option"
    ]
    for sentence in abridged(warnings):
        click.echo(f"Warning: {sentence}", err=True)
    if not problems:
        raise click.ClickException(f"There is no problem in “{problem}”.")
    if number is not None and number > len(problems):
        raise click.ClickException(
            f"There is no problem {number} in “{problem}”; it holds {len(problems)}."
        )
    return [
        _Task(
            found if stipulation is None else replace(found, stipulation=stipulation),
            place=f"problem {index}: ",
            heading=_heading(index, found),
        )
        for index, found in enumerate(problems, start=1)
        if number in (None, index)
    ]


def _names_file(text: str) -> bool:
    """Whether the first argument is meant as a file; no FEN has a dot."""
    return "." in text or os.path.exists(text)  # noqa: PTH110 - Path.exists raises for long text


def _stopped(missed: int) -> str:
    if missed == 1:
        return "Stopped: 1 problem was not reached."
    return f"Stopped: {missed} problems were not reached."


def _heading(index: int, problem: Problem) -> str:
    authors = " & ".join(problem.authors)
    origin = " · ".join(part for part in (authors, problem.source) if part)
    return f"{index}. {origin}" if origin else f"{index}."


def _wait(task: _Task, options: engine.Options) -> tuple[Solution, bool]:
    """Solve, showing warnings and progress; tell whether Ctrl-C was pressed meanwhile."""
    job = service.start_problem(task.problem, options)
    for warning in validate(task.problem).warnings:
        click.echo(f"Warning: {task.place}{warning}", err=True)
    interrupted = False
    solution = None
    asked = Stipulation.parse(task.problem.stipulation)
    with ProgressDisplay(task.problem.position, asked) as display:
        while solution is None:
            try:
                solution = job.result(_POLL_SECONDS)
                display.show(job.poll())
            except KeyboardInterrupt:
                interrupted = True
                job.cancel()
    return solution, interrupted
