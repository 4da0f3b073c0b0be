"""`matewright solve`: answer one problem, or all problems of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import Failures
from matewright.cli.iteration_table import iteration_table
from matewright.cli.option_groups import GroupedCommand, GroupedOption
from matewright.cli.output import (
    discard_output,
    print_lines,
    say,
    say_json_pieces,
    write_out,
)
from matewright.cli.play_options import (
    LIMITS,
    SHOWN,
    in_words_of_the_command,
    play_options,
    tree_options,
    with_lone_tries,
)
from matewright.cli.problem_argument import Numbered, ProblemArgument, problem_argument
from matewright.cli.progress import ProgressDisplay, answer_of
from matewright.errors import MatewrightError
from matewright.formats import catalogue
from matewright.formats.solution_style import OWN, STYLES, Extent, Tries
from matewright.formats.solution_text import part_heading, part_lines
from matewright.model import verdict
from matewright.model.notation import LETTERS, Notation, letters_in_a_row
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution
from matewright.model.stipulation import Stipulation
from matewright.services.solving import solve as service
from matewright.services.solving import strategies
from matewright.services.solving.validate import validate

if TYPE_CHECKING:
    from matewright.formats.format import Output

_POLL_SECONDS = 0.1

_DEFAULT_LETTERS = "english"


_TEXT = "text"
_EXTENTS = tuple(one.value for one in Extent if one is not Extent.NONE)
_DOCUMENTS = tuple(
    file_format.name for file_format in catalogue.writable() if not file_format.single
)
"""What can be printed: everything that is one file, whatever the number of problems."""


class _SolveCommand(GroupedCommand):
    """Lets `--tries` stand alone before FEN."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_lone_tries(args))


def _list(about: str, usual: str, meanings: Iterable[tuple[str, str]]) -> str:
    """A help text with one line for each choice; click keeps the lines behind a \\b."""
    lines = (f"{name}: {meaning}" for name, meaning in meanings)
    return "\n".join(["\b", f"{about} (default: {usual}).", *lines])


_shown = partial(click.option, cls=GroupedOption, group=SHOWN)
_limit = partial(click.option, cls=GroupedOption, group=LIMITS)
_search = partial(click.option, cls=GroupedOption, group="How it is searched")


def _options(one: Numbered, requested: engine.Options) -> engine.Options:
    """The options that apply to a problem. Raises `EngineError` for one that does not fit.

    For a file, options about what is shown apply only where they fit.
    """
    stipulation = one.problem.stipulation
    if not isinstance(stipulation, Stipulation):
        # Solving the problem reports why not.
        return requested
    if one.number:
        post_key = requested.post_key or one.problem.options.post_key
        requested = replace(requested, post_key=post_key).fitting(stipulation)
    requested.check(stipulation)
    return requested


@click.command(short_help="Solve one problem, or all problems of a file.", cls=_SolveCommand)
@problem_argument(takes_many=True)
@play_options
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
    help="Put the letters of defences and answers after them: 1...Kc5 a 2.Qa5# A.",
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
    "--solutions",
    metavar="NAME",
    type=click.Choice(_EXTENTS),
    help="How much is printed: key, magazine (equal play gathered, in one paragraph) or complete "
    "(every variation). The default is complete, of other formats than text magazine.",
)
@_shown(
    "--style",
    metavar="NAME",
    type=click.Choice(STYLES),
    default=OWN,
    help=f"In whose manner that is written: {', '.join(STYLES)}; all but own have letters of their "
    "own. The default is own.",
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
def solve(
    *,
    argument: ProblemArgument,
    play: PlayOptions,
    mode: str | None,
    checks_only: bool,
    letters: str,
    phase_letters: bool,
    form: str,
    solutions: str | None,
    style: str,
    as_json: bool,
    strategy: str,
    threads: int,
    memory: int,
    time_limit: float | None,
) -> int:
    """Solve the problem FEN, or the problems of FILE one after another.

    STIPULATION says what is asked: "#3" is mate in three. Quote it, because the shell takes a bare
    # as a comment. It may be left out for a FILE whose problems state their own.

    \b
      matewright solve "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2"
      matewright solve problems.olv --number 3 --tries
      matewright solve problems.olv --format html > problems.html
      matewright solve "8/5n2/5K2/8/5nkp/5pp1/6b1/7B" "h#4" --twin "Move h1 a8"

    For a FILE, --set-play, --tries and the other options of what is shown apply where they fit,
    and its problems have twins of their own. Ctrl-C stops and prints what was proved so far.

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
    look = _Look(notation, Extent(solutions or Extent.MAGAZINE), style)
    statuses: list[ExitStatus] = []
    failures = Failures(argument.verbose)
    warnings = Failures(argument.verbose, "Warning: ")
    has_headings = not as_json and form == _TEXT
    headings = 0
    published: list[Problem] = []
    problems = argument.problems(play)

    def begun(one: Numbered) -> None:
        nonlocal headings
        if one.heading and has_headings:
            say(("\n" if headings else "") + one.heading)
            headings += 1
        number = one.number if len(problems) > 1 else 0
        for warning in validate(one.problem).warnings:
            warnings.add_error(number, one.prefix, warning)

    try:
        for reached, one in enumerate(problems, start=1):
            try:
                solution, interrupted = _wait(one, options, notation, begun)
            except MatewrightError as refusal:
                error = in_words_of_the_command(refusal, play)
                if len(problems) == 1:
                    raise error from None
                statuses.append(ExitStatus.of_error(error))
                failures.add_error(one.number, one.prefix, error, one.read_error)
                continue
            # Noted before it is printed: a reader that has gone away changes no answer.
            statuses.append(ExitStatus.of(solution))
            if form != _TEXT:
                published.append(_answered(one.problem, solution))
            elif as_json:
                from matewright.model import solution_json

                say_json_pieces(solution_json.pieces(solution))
            elif solutions not in (None, Extent.COMPLETE) or style != OWN:
                print_lines(_printed(one.problem, solution, look))
            else:
                text = _lines(solution, notation, verdict.intended(one.problem))
                print_lines(text)
            if interrupted:
                if missed := len(problems) - reached:
                    statuses.append(ExitStatus.PARTIAL)
                    say(_stopped(missed), err=True)
                break
        if published:
            from matewright.formats import registry
            from matewright.model.collection import Collection

            file_format = catalogue.by_name(form)
            data, _ = registry.render(file_format, Collection(published), look.output)
            write_out(data)
        warnings.say_all()
        failures.say_all()
        options_of_file = [one.problem.options for one in problems]
        if any(one.first_move > 1 or one.last_move for one in options_of_file):
            from matewright.services.question.option_text import counting_in_words

            say(max(map(counting_in_words, options_of_file)), err=True)
    except BrokenPipeError:
        # The reader has seen enough; the status of what was solved is still good.
        discard_output()
    return ExitStatus.most_serious(statuses)


def _answered(problem: Problem, solution: Solution) -> Problem:
    """The problem with its answer, under the options of the command line where they change it."""
    answered = problem.solved(solution)
    if answered.solution_is_current:
        return answered
    return problem.with_options(problem.options.joined(solution.question.options)).solved(solution)


@dataclass(frozen=True)
class _Look:
    """How answers are printed as documents."""

    notation: Notation
    extent: Extent
    style: str

    @property
    def output(self) -> Output:
        """The same for a format; all that was asked for is printed."""
        # Most answers are printed without.
        from matewright.formats.format import Output

        return Output(self.notation, solutions=self.extent, style=self.style, tries=Tries.ALL)


def _printed(problem: Problem, solution: Solution, look: _Look) -> Iterator[str]:
    """An answer as documents print it."""
    # Most answers are printed without.
    from matewright.formats import plain_text
    from matewright.formats.caption import Entry

    return plain_text.solution_lines(Entry(problem, solution), look.output)


def _lines(solution: Solution, notation: Notation, intended: int | None) -> Iterator[str]:
    """Figures and answer, part by part."""
    for index, part in enumerate((solution, *solution.twins)):
        if index:
            yield ""
        # There is nothing to count where the key was made already.
        table = iteration_table(part.iterations) if part.iterations else ""
        for text in filter(None, (part_heading(part), table)):
            yield from (text, "")
        yield from part_lines(part, notation, intended)


def _stopped(missed: int) -> str:
    if missed == 1:
        return "Stopped: 1 problem was not reached."
    return f"Stopped: {missed} problems were not reached."


def _wait(
    one: Numbered, requested: engine.Options, notation: Notation, begun: Callable[[Numbered], None]
) -> tuple[Solution, bool]:
    """Solve, showing progress; return too whether Ctrl-C was pressed meanwhile.

    `begun` is called once the problem is accepted for solving.
    """
    options = _options(one, requested)
    job = service.start(one.problem, options)
    begun(one)
    with ProgressDisplay(parts(one.problem, options), notation) as display:
        return answer_of(job, display.show)
