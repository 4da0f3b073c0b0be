"""`matewright solve`: answer one problem, or all problems of a file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.iteration_table import iteration_table
from matewright.cli.option_groups import GroupedCommand, GroupedOption
from matewright.cli.output import (
    discard_output,
    in_one_line,
    print_lines,
    say,
    say_json,
    warn,
    write_out,
)
from matewright.cli.play_options import (
    ASKED,
    LIMITS,
    SHOWN,
    in_words_of_the_command,
    play_options,
    tree_options,
    with_lone_tries,
)
from matewright.cli.problem_argument import names_file
from matewright.cli.progress import ProgressDisplay
from matewright.errors import FormatError, MatewrightError, shortened
from matewright.formats import catalogue
from matewright.formats.solution_text import part_heading, part_lines
from matewright.model import verdict
from matewright.model.conditions import check_conditions, parsed_conditions
from matewright.model.notation import LETTERS, Notation, letters_in_a_row
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution
from matewright.model.stipulation import AnyStipulation, Stipulation, starred_stipulation
from matewright.model.twin import Twin
from matewright.services import solve as service
from matewright.services import strategies
from matewright.services.validate import validate

_POLL_SECONDS = 0.1

_DEFAULT_LETTERS = "english"


_TEXT = "text"
_DOCUMENTS = tuple(known.name for known in catalogue.writable() if not known.single)
"""What can be printed: everything that is one file, whatever the number of problems."""


class _SolveCommand(GroupedCommand):
    """Lets `--tries` stand alone before FEN."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_lone_tries(args))


def _list(about: str, usual: str, meanings: Iterable[tuple[str, str]]) -> str:
    """A help text with one line for each choice; click keeps the lines behind a \\b."""
    lines = (f"{name}: {meaning}" for name, meaning in meanings)
    return "\n".join(["\b", f"{about} (default: {usual}).", *lines])


_asked = partial(click.option, cls=GroupedOption, group=ASKED)
_shown = partial(click.option, cls=GroupedOption, group=SHOWN)
_limit = partial(click.option, cls=GroupedOption, group=LIMITS)
_search = partial(click.option, cls=GroupedOption, group="How it is searched")


@dataclass(frozen=True, slots=True)
class _Task:
    """One problem to solve; of a file also how messages name it and the line that introduces it.

    `is_one_of_many`: wishes for what is shown apply only where they have a sense.
    """

    problem: Problem
    place: str = ""
    heading: str = ""
    is_one_of_many: bool = False

    def options(self, wished: engine.Options) -> engine.Options:
        """The wishes that apply to this problem. Raises `EngineError` for one without a sense."""
        asked = self.problem.stipulation
        if not isinstance(asked, Stipulation):
            # Whoever solves the problem says so.
            return wished
        if self.is_one_of_many:
            post_key = wished.post_key or self.problem.options.post_key
            wished = replace(wished, post_key=post_key).fitting(asked)
        wished.check(asked)
        return wished


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the command line says of the problem beside its position."""

    stipulation: AnyStipulation | None
    play: PlayOptions
    twins: tuple[str, ...]
    zero_position: bool
    intended: str | None
    conditions: tuple[str, ...]

    @property
    def foreign_to_files(self) -> str:
        """An option that was given and that only a FEN can have; empty without one."""
        given = {
            "--twin": self.twins,
            "--zero-position": self.zero_position,
            "--intended": self.intended is not None,
            "--condition": self.conditions,
        }
        return next((name for name, value in given.items() if value), "")

    def problem(self, fen: str) -> Problem:
        """The problem with that position. Raises `click.UsageError` and `FormatError`."""
        if self.stipulation is None:
            raise click.UsageError('Say what is asked too, in quotes, for example "#3".')
        if self.zero_position and not self.twins:
            raise click.UsageError("--zero-position needs a --twin.")
        problem = Problem(
            Position.from_fen(fen, natural_turn(self.stipulation, self.play)),
            self.stipulation,
            self.play,
            tuple(map(Twin.parse, self.twins)),
            self.zero_position,
            self.intended or "",
            conditions=tuple(chain.from_iterable(map(parsed_conditions, self.conditions))),
        )
        check_conditions(problem.conditions)
        if self.intended is not None and verdict.intended(problem) is None:
            raise click.UsageError(
                f"--intended is “{shortened(self.intended)}”; it must be like 2 or 2.1.1.1."
            )
        return problem


@click.command(short_help="Solve one problem, or all problems of a file.", cls=_SolveCommand)
@click.argument("problem", metavar="FEN|FILE")
@click.argument("stipulation", required=False)
@play_options
@_asked(
    "--twin",
    "twins",
    metavar="CHANGES",
    multiple=True,
    help="Solve a twin too, such as “Move a1 b2 Add black Pc3” (may be repeated); “Continued” "
    "first changes the twin before. Popeye's words: Move, Exchange, Remove, Add, Substitute, "
    "Shift, Rotate, Mirror, PolishType, Stipulation.",
)
@_asked(
    "--condition",
    "conditions",
    metavar="NAME",
    multiple=True,
    help="Solve under a fairy condition, such as “Circe” or “Maximummer black” (may be repeated). "
    "“matewright conditions” lists them, “matewright pieces” the fairy pieces. (Condition)",
)
@_asked(
    "--zero-position",
    is_flag=True,
    help="Solve the twins alone, not the diagram. (ZeroPosition)",
)
@_asked(
    "--intended",
    metavar="N",
    help="How many solutions of help play or a series the author wants in each part: 2, or "
    "2.1.1.1 by moves. The answer says whether there are more.",
)
@_limit("--checks-only", is_flag=True, help="Try only checking moves for the attacker.")
@_shown(
    "--letters",
    metavar="NAME",
    type=click.Choice([*LETTERS]),
    default=_DEFAULT_LETTERS,
    help=_list(
        "How pieces are written",
        _DEFAULT_LETTERS,
        ((name, letters_in_a_row(name)) for name in LETTERS),
    ),
)
@_shown(
    "--phase-letters",
    is_flag=True,
    help="Put the letters of defences and answers behind them: 1...Kc5 a 2.Qa5# A.",
)
@_shown(
    "--format",
    "form",
    metavar="NAME",
    type=click.Choice(_DOCUMENTS),
    default=_TEXT,
    help=_list(
        "What is printed, in the end",
        _TEXT,
        ((name, catalogue.by_name(name).description) for name in _DOCUMENTS),
    ),
)
@_shown(
    "--json",
    "as_json",
    is_flag=True,
    help="Print one JSON object per problem instead; its moves have English letters.",
)
@_search(
    "--mode",
    type=click.Choice([mode.value for mode in Mode]),
    default=None,
    help="full: all keys and all play. keys: all keys. shortest: the shortest mate and one key. "
    "The default is full, or what the strategy has.",
)
@_search(
    "--strategy",
    metavar="NAME",
    default=engine.DEFAULT_STRATEGY,
    help=_list(
        "How to search",
        engine.DEFAULT_STRATEGY,
        ((name, strategies.FACTS[name].meaning) for name in strategies.NAMES),
    ),
)
@_search(
    "--threads",
    metavar="N",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="How many threads search at once.",
)
@_search(
    "--memory",
    metavar="MIB",
    type=click.IntRange(min=1),
    default=engine.DEFAULT_MEMORY,
    show_default=True,
    help="The most memory for a strategy's table, in MiB.",
)
@_search(
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
    play: PlayOptions,
    twins: tuple[str, ...],
    conditions: tuple[str, ...],
    zero_position: bool,
    intended: str | None,
    mode: str | None,
    checks_only: bool,
    letters: str,
    phase_letters: bool,
    form: str,
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
      matewright solve problems.olv --format html > problems.html
      matewright solve "8/5n2/5K2/8/5nkp/5pp1/6b1/7B" "h#4" --twin "Move h1 a8"

    For a FILE, --set-play, --tries and other wishes for what is shown apply where they fit, and its
    problems have twins of their own. Ctrl-C stops and prints what was proved so far.

    \b
    Exit status:  0 solved   1 proven that there is no solution
                  2 bad input   3 stopped early   4 unexpected failure
                  3 too: nothing found under a restriction
                  mater, prinz, popeye: 0 and 1 are what they claim
    Of several problems and twins the most serious one counts (4, 2, 3, 1, 0).
    """
    if mode not in (None, Mode.FULL.value) and (shown := tree_options(play)):
        raise click.UsageError(f"{shown[0]} belongs to --mode full.")
    if as_json and form != _TEXT:
        raise click.UsageError(f"Choose one of --json and --format {form}.")
    wanted = None
    if stipulation is not None:
        wanted, has_star = starred_stipulation(stipulation)
        play = replace(play, set_play=play.set_play or has_star)
    options = engine.Options(
        **asdict(play),
        strategy=strategy,
        mode=mode or engine.USUAL_MODE,
        checks_only=checks_only,
        threads=threads,
        memory=memory,
        time_limit=time_limit,
    )
    notation = Notation(LETTERS[letters], phase_letters=phase_letters, effects=True)
    statuses: list[ExitStatus] = []
    published: list[Problem] = []
    asked = _Asked(wanted, play, twins, zero_position, intended, conditions)
    tasks = _tasks(problem, asked, number)
    try:
        for reached, task in enumerate(tasks, start=1):
            if task.heading and not as_json and form == _TEXT:
                say(("\n" if statuses else "") + task.heading)
            try:
                solution, interrupted = _wait(task, options, notation)
            except MatewrightError as refusal:
                error = in_words_of_the_command(refusal, play)
                if len(tasks) == 1:
                    raise error from None
                statuses.append(ExitStatus.of_error(error))
                say(f"Error: {task.place}{error}", err=True)
                continue
            # Noted before it is printed: a reader that has gone away changes no answer.
            statuses.append(ExitStatus.of(solution))
            if form != _TEXT:
                published.append(_answered(task.problem, solution))
            elif as_json:
                say_json(solution.to_dict())
            else:
                text = _lines(solution, notation, verdict.intended(task.problem))
                print_lines(text)
            if interrupted:
                if missed := len(tasks) - reached:
                    statuses.append(ExitStatus.PARTIAL)
                    say(_stopped(missed), err=True)
                break
        if published:
            from matewright.formats import registry
            from matewright.formats.format import Output
            from matewright.model.collection import Collection

            known = catalogue.by_name(form)
            data, _ = registry.render(known, Collection(published), Output(notation))
            write_out(data)
    except BrokenPipeError:
        # The reader has seen enough; the status of what was solved is still good.
        discard_output()
    return ExitStatus.most_serious(statuses)


def _answered(problem: Problem, solution: Solution) -> Problem:
    """The problem with its answer, under the options of the command line where they change it."""
    answered = problem.solved(solution)
    if answered.solution_is_current:
        return answered
    return problem.with_options(problem.options.joined(solution.play_options)).solved(solution)


def _lines(solution: Solution, notation: Notation, intended: int | None) -> Iterator[str]:
    """Figures and answer, part by part."""
    for place, part in enumerate((solution, *solution.twins)):
        if place:
            yield ""
        # There is nothing to count where the key was made already.
        table = iteration_table(part.iterations) if part.iterations else ""
        for text in filter(None, (part_heading(part), table)):
            yield from (text, "")
        yield from part_lines(part, notation, intended)


def _is_said_later(warning: FormatError) -> bool:
    """Whether it tells of what a problem asks for and nothing obeys."""
    reason = warning.fields.get("reason")
    return isinstance(reason, FormatError) and reason.code == "entry-option"


def _tasks(problem: str, asked: _Asked, number: int | None) -> list[_Task]:
    """What to solve, by the arguments. Raises `click.ClickException` and `FormatError`."""
    if not names_file(problem):
        if problem.strip() and "/" not in problem:
            raise click.ClickException(f"“{shortened(problem)}” is neither a file nor a FEN.")
        if number is not None:
            raise click.UsageError("--number picks a problem of a FILE.")
        return [_Task(asked.problem(problem))]
    if foreign := asked.foreign_to_files:
        raise click.UsageError(f"{foreign} belongs to a FEN; a FILE says it for each problem.")
    from matewright.services import files

    stipulation = asked.stipulation
    opened = files.load(Path(problem), read_all=True)
    problems = opened.collection
    # What keeps a problem from being shown or solved is said when its turn comes.
    read_errors = {found.read_error for found in problems}
    warnings = [
        warning
        for warning in opened.warnings
        if str(warning) not in read_errors and not _is_said_later(warning)
    ]
    warn(warnings)
    if not problems:
        raise click.ClickException(f"There is no problem in “{problem}”.")
    if number is not None and number > len(problems):
        raise click.ClickException(
            f"There is no problem {number} in “{problem}”; it holds {len(problems)}."
        )
    return [
        _Task(
            found if stipulation is None else found.with_stipulation(stipulation),
            place=f"problem {index}: ",
            heading=_heading(index, found),
            is_one_of_many=True,
        )
        for index, found in enumerate(problems, start=1)
        if number in (None, index)
    ]


def _stopped(missed: int) -> str:
    if missed == 1:
        return "Stopped: 1 problem was not reached."
    return f"Stopped: {missed} problems were not reached."


def _heading(index: int, problem: Problem) -> str:
    authors = " & ".join(problem.authors)
    origin = " · ".join(part for part in (authors, problem.source) if part)
    return f"{index}. {in_one_line(origin)}" if origin else f"{index}."


def _wait(task: _Task, wished: engine.Options, notation: Notation) -> tuple[Solution, bool]:
    """Solve, showing warnings and progress; tell whether Ctrl-C was pressed meanwhile."""
    options = task.options(wished)
    job = service.start(task.problem, options)
    for warning in validate(task.problem).warnings:
        say(f"Warning: {task.place}{warning}", err=True)
    interrupted = False
    solution = None
    with ProgressDisplay(parts(task.problem, options), notation) as display:
        while solution is None:
            try:
                solution = job.result(_POLL_SECONDS)
                display.show(job.poll())
            except KeyboardInterrupt:
                interrupted = True
                job.cancel()
    return solution, interrupted
