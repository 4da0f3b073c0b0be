"""`matewright verify`: check solutions with python-chess alone, whoever wrote them.

Those by other rules than the orthodox ones are not checked; they may be compared with others.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import Failures, kind_of, warn
from matewright.cli.live_line import LiveLine
from matewright.cli.option_groups import GroupedCommand
from matewright.cli.output import STANDARD_INPUT, discard_output, read_standard_input, say
from matewright.cli.problem_argument import ProblemArgument, problem_argument
from matewright.cli.progress import ProgressDisplay, answer_of
from matewright.errors import FormatError, MatewrightError, shortened
from matewright.formats import registry
from matewright.formats.catalogue import YACPDB_JSON
from matewright.formats.encodings import UTF8
from matewright.formats.textfile import read_text
from matewright.model import parts as problem_parts
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.model.solution import Solution, Status
from matewright.model.solution_json import NodeSharing
from matewright.services import checking
from matewright.services.solving import solve
from matewright.services.verify import (
    DEFAULT_POSITIONS,
    Reached,
    Report,
    Verification,
    san_texts,
    unknown_rules,
)

_SEVERITY = (
    ExitStatus.SOLVED,
    ExitStatus.PARTIAL,
    # A fault.
    ExitStatus.NONE,
    ExitStatus.BAD_INPUT,
    ExitStatus.FAILURE,
)

_STREAM = "-"

_WORD = re.compile(r"\S")
_ALGEBRAIC = re.compile(r'"algebraic"\s*:')
"""A field of every problem in YACPDB's JSON, and of no answer."""

_STATUS_WORDS = {
    Status.SOLVED: "solved",
    Status.NONE: "no solution",
    Status.PARTIAL: "stopped early",
    Status.CLAIMED: "claimed",
}

_NOT_CHECKED = frozenset(
    {"verify-claimed", "verify-restriction", "verify-other-question", "solution-conditions"}
)
"""Printed for answers that are well formed but cannot be checked here."""

_LOOKED_AT = 1 << 16


@dataclass(frozen=True, slots=True)
class _Answer:
    """One answer: where it comes from, its solution, and its moves as written in the file.

    `error` says why it could not be read or is not to be checked, `is_stopped` that solving was
    stopped. `number` is the problem's, or the solution's, in its file; 0 without a file.
    """

    location: str
    solution: Solution | None = None
    san: Sequence[str | None] = ()
    error: MatewrightError | None = None
    is_stopped: bool = False
    number: int = 0


@dataclass(frozen=True, slots=True)
class _Notes:
    """The outcomes of all checks, and the errors and left-out answers of this file."""

    statuses: list[ExitStatus]
    errors: Failures
    unchecked: Failures

    @classmethod
    def of_file(cls, file: str, statuses: list[ExitStatus], verbose: bool | None) -> Self:
        """Empty notes for a file."""
        name = _name(file)
        errors = Failures(verbose, file=name)
        return cls(statuses, errors, Failures(verbose, word="", file=name, err=False))

    def say_all(self) -> None:
        """Print the notes."""
        self.unchecked.say_all()
        self.errors.say_all()


@dataclass(frozen=True, slots=True)
class _Limits:
    """The effort allowed for each answer, and whether everything must be confirmed."""

    positions: int
    seconds: float
    strict: bool


@click.command(
    short_help="Check solutions with python-chess, whoever found them.", cls=GroupedCommand
)
@problem_argument(takes_many=True)
@click.argument("more", metavar="[FILE]...", nargs=-1)
@click.option(
    "--positions",
    metavar="N",
    type=click.IntRange(min=0),
    default=DEFAULT_POSITIONS,
    show_default=True,
    help="Search at most N positions for each answer.",
)
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    default=checking.DEFAULT_SECONDS,
    show_default=True,
    help="Let other strategies, for comparison, search this long for each answer.",
)
@click.option(
    "--strict",
    is_flag=True,
    help="Exit with 3 when anything was not checked for lack of positions.",
)
def verify(
    *,
    argument: ProblemArgument,
    more: tuple[str, ...],
    positions: int,
    time_limit: float,
    strict: bool,
) -> int:
    """Check the solutions in each FILE, or solve FEN and check what was found.

    A FILE is what `matewright solve --json` prints ("-" is stdin), or a file of problems whose
    stored answers are checked; --number takes one of them.

    The whole tree is replayed with python-chess, which shares nothing with the engine: that every
    move is legal, every defence answered or rightly left out, every line ends with the goal. Then
    what may not be there is searched for: shorter solutions, further keys, continuations, threats
    and lines, answers to refutations. What would need more than N positions is said to be
    unchecked; the outcome is the same on every machine. Twins are checked one by one, each under
    the options it was solved with.

    These are the orthodox rules. Of an answer by others its form is checked, and where the program
    Popeye is at hand, its keys or lines are compared with Popeye's.

    \b
      matewright solve "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2" --tries --json > prinz.json
      matewright verify prinz.json
      matewright verify problems.olv --number 3

    Ctrl-C stops and says what was checked so far.

    \b
    Exit status:  0 confirmed, or at least no fault found   1 a fault was found
                  2 bad input   3 stopped early, or not checked but compared at most
                  4 unexpected failure
    Of several solutions the most serious one counts (4, 2, 1, 3, 0).
    """
    limits = _Limits(positions, time_limit, strict)
    statuses: list[ExitStatus] = []
    try:
        for file in _sources(argument, more):
            notes = _Notes.of_file(file, statuses, argument.verbose)
            finished = _check_file(file, argument, limits, notes)
            notes.say_all()
            if not finished:
                statuses.append(ExitStatus.PARTIAL)
                say("Stopped.", err=True)
                break
    except BrokenPipeError:
        # The reader has seen enough; the status of what was checked is still good.
        discard_output()
    return max(statuses, key=_SEVERITY.index, default=ExitStatus.SOLVED)


def _sources(argument: ProblemArgument, more: tuple[str, ...]) -> tuple[str, ...]:
    """The files; empty text for a FEN. Raises `click.UsageError`."""
    if argument.source == _STREAM or argument.is_file:
        for name, value in (("--twin", argument.twins), ("--condition", argument.conditions)):
            if value:
                raise click.UsageError(f"{name} belongs to a FEN; a FILE says it for each problem.")
        behind = () if argument.stipulation is None else (argument.stipulation,)
        return (argument.source, *behind, *more)
    if more:
        raise click.UsageError(f"“{shortened(more[0])}” is too much behind FEN and STIPULATION.")
    return ("",)


def _check_file(file: str, argument: ProblemArgument, limits: _Limits, notes: _Notes) -> bool:
    """Check the answers of a file and note how that ended; False when it was stopped."""
    try:
        for answer in _answers(file, argument):
            try:
                if not _check_answer(answer, limits, notes):
                    return False
            except MatewrightError as error:
                _refuse(answer.location, error, notes, answer.number)
    except (MatewrightError, click.ClickException) as error:
        if not file:
            raise
        _refuse(_name(file), error, notes)
    return True


def _refuse(
    location: str, error: MatewrightError | click.ClickException, notes: _Notes, number: int = 0
) -> None:
    notes.statuses.append(ExitStatus.of_error(error))
    if isinstance(error, click.ClickException):
        say(f"Error: {error}", err=True)
        return
    is_named = "file" in error.fields or not location
    notes.errors.add_error(number, "" if is_named else f"{location}: ", error)


def _check_answer(answer: _Answer, limits: _Limits, notes: _Notes) -> bool:
    """Check one answer and note how that ended; False when it was stopped."""
    solution = answer.solution
    error = answer.error
    if error is None and solution is not None and solution.status is Status.CLAIMED:
        error = FormatError("verify-claimed", name=solution.strategy)
    if solution is None or error is not None:
        assert error is not None, "there is an answer or a reason"
        return _leave_out(answer, error, notes)
    unknown = unknown_rules(solution)
    if unknown is not None:
        return _compare(answer, unknown, limits, notes.statuses)
    try:
        report = _check(solution, answer.san, limits.positions)
    except MatewrightError as refusal:
        return _leave_out(answer, refusal, notes)
    if report.faults:
        status = ExitStatus.NONE
    elif not report.finished or answer.is_stopped or (limits.strict and not report.is_complete):
        status = ExitStatus.PARTIAL
    else:
        status = ExitStatus.SOLVED
    # Noted before it is printed: a reader that has gone away changes no answer.
    notes.statuses.append(status)
    say(
        "\n".join(
            (_heading(answer.location, solution), *checking.in_words(report, limits.positions))
        )
    )
    return report.finished


def _leave_out(answer: _Answer, error: MatewrightError, notes: _Notes) -> bool:
    """Say that an answer is not checked. Raises what is wrong with one that is no answer."""
    if error.code not in _NOT_CHECKED:
        raise error
    notes.statuses.append(ExitStatus.PARTIAL)
    heading = (
        answer.location if answer.solution is None else _heading(answer.location, answer.solution)
    )
    what = f"Not checked: {error}"
    notes.unchecked.add(answer.number, f"{heading}\n{what}", what, kind_of(error))
    return True


def _compare(
    answer: _Answer, unknown: MatewrightError, limits: _Limits, statuses: list[ExitStatus]
) -> bool:
    """Check the form of an answer by rules unknown here; compare it with other solvers."""
    solution = answer.solution
    assert solution is not None
    found = checking.compared(solution, unknown, limits.seconds, answer_of)
    statuses.append(ExitStatus.NONE if found.faults else ExitStatus.PARTIAL)
    faults = checking.faults_in_words(found.faults)
    say("\n".join((_heading(answer.location, solution), *found.lines, *faults)))
    return found.finished


# -- where answers come from -----------------------------------------------------------------------


def _answers(file: str, argument: ProblemArgument) -> Iterator[_Answer]:
    """The answers of a file, or to the FEN where there is none, twins after their diagram.

    Raises a `MatewrightError` and `click.ClickException`.
    """
    if not file:
        yield from _of_fen(argument)
    elif _holds_problems(file):
        yield from _of_problems(file, argument)
    else:
        yield from _of_json(file, argument.number)


def _of_json(file: str, number: int | None) -> Iterator[_Answer]:
    values = list(_values(_text(file)))
    if not values:
        raise FormatError("verify-empty")
    if number is not None and number > len(values):
        raise click.ClickException(
            f"There is no solution {number} in “{_name(file)}”; it holds {len(values)}."
        )
    for index in range(1, len(values) + 1):
        # Large answers should not be kept in two forms.
        data, values[index - 1] = values[index - 1], None
        if number not in (None, index):
            continue
        location = _name(file) if len(values) == 1 else f"{_name(file)}, solution {index}"
        try:
            solution = Solution.from_dict(data)
        except MatewrightError as error:
            yield _Answer(location, error=error, number=index)
            continue
        first = f"{location}, {solution.label}" if solution.label else location
        san = [san_texts(one) for one in (data, *data["twins"])]
        del data
        yield _Answer(first, solution, san[0], number=index)
        for twin, twin_san in zip(solution.twins, san[1:], strict=True):
            yield _Answer(f"{location}, {twin.label}", twin, twin_san, number=index)


def _of_problems(file: str, argument: ProblemArgument) -> Iterator[_Answer]:
    """The stored answers of a file of problems."""
    from matewright.services.file import files

    opened = files.load(Path(file), read_all=True)
    problems, number = opened.collection, argument.number
    if number is not None and number > len(problems):
        raise click.ClickException(
            f"There is no problem {number} in “{file}”; it holds {len(problems)}."
        )
    # Answers that the reader left out, by the numbers of their records.
    left_out: dict[object, MatewrightError] = {}
    others: list[FormatError] = []
    for warning in opened.warnings:
        reason = warning.fields.get("reason")
        why = reason.fields.get("reason") if isinstance(reason, FormatError) else None
        if (
            isinstance(reason, FormatError)
            and reason.code == "entry-stored-solution"
            and isinstance(why, MatewrightError)
        ):
            left_out[warning.fields["number"]] = why
        else:
            others.append(warning)
    warn(others, file, verbose=argument.verbose)
    without = found = 0
    for index, (problem, record) in enumerate(zip(problems, opened.numbers, strict=True), start=1):
        if number not in (None, index):
            continue
        location = f"{file}, problem {index}"
        solution = problem.solution
        if solution is not None and problem.solution_is_current:
            yield from _parts_of(location, solution, number=index)
        elif solution is not None:
            names = ", ".join(_differences(problem, solution))
            error = FormatError("verify-other-question", names=names)
            yield _Answer(location, solution, error=error, number=index)
        elif record in left_out:
            yield _Answer(location, error=left_out[record], number=index)
        else:
            without += 1
            continue
        found += 1
    if not found:
        raise FormatError("verify-empty")
    if without:
        say(f"{file}: {without:,} problem{'s' * (without > 1)} without a stored answer.")


def _differences(problem: Problem, solution: Solution) -> Iterator[str]:
    """How the question of an answer differs from that of the problem it is stored with."""
    try:
        expected_parts = problem_parts.parts(problem, solution.question.options)
    except FormatError:
        expected_parts = ()
    answered = [one.question for one in (solution, *solution.twins)]
    if len(expected_parts) != len(answered):
        yield "other twins"
        return
    pairs = list(zip(expected_parts, answered, strict=True))
    if any(part.position.fen != own.position.fen for part, own in pairs):
        yield "another position"
    if any(part.stipulation != own.stipulation for part, own in pairs):
        yield "another stipulation"
    for part, own in pairs:
        if part.conditions != own.conditions:
            actual, required = (
                ", ".join(one.title for one in some.conditions) or "none" for some in (own, part)
            )
            yield f"other conditions ({actual}; asked for: {required})"
            return
    if all((part.game, part.stipulation) == (own.game, own.stipulation) for part, own in pairs):
        yield "other options"


def _parts_of(
    location: str, solution: Solution, *, is_stopped: bool = False, number: int = 0
) -> Iterator[_Answer]:
    for part in (solution, *solution.twins):
        name = ", ".join(filter(None, (location, part.label)))
        yield _Answer(name, part, is_stopped=is_stopped, number=number)


def _of_fen(argument: ProblemArgument) -> Iterator[_Answer]:
    """The answers found by solving a FEN."""
    problem = argument.only()
    job = solve.start(problem, engine.Options())
    with ProgressDisplay(problem_parts.parts(problem), Notation()) as display:
        solution, interrupted = answer_of(job, display.show)
    if interrupted:
        say("Stopped while it was solved; what was found by then is checked.", err=True)
    yield from _parts_of("", solution, is_stopped=interrupted)


def _name(file: str) -> str:
    return STANDARD_INPUT if file == _STREAM else file


def _holds_problems(file: str) -> bool:
    """Whether a file is one of problems, not of answers as JSON."""
    if file == _STREAM:
        return False
    likely = registry.likely_formats(Path(file))
    if likely and YACPDB_JSON not in likely:
        return True
    try:
        with Path(file).open("rb") as opened:
            start = opened.read(_LOOKED_AT).decode(errors="replace")
    except (OSError, ValueError):
        # Reading it reports why it cannot be read.
        return False
    if start.lstrip("\ufeff \t\r\n")[:1] in ("{", "["):
        return _ALGEBRAIC.search(start) is not None
    return not likely and registry.recognised(start) is not None


def _text(file: str) -> str:
    if file != _STREAM:
        return read_text(Path(file), UTF8).text
    try:
        return read_standard_input().decode()
    except UnicodeDecodeError:
        raise FormatError("solution-json") from None


def _values(text: str) -> Iterator[Any]:
    """The successive JSON values in a text. Raises `FormatError`."""
    decoder = json.JSONDecoder(object_pairs_hook=NodeSharing())
    offset = 0
    while found := _WORD.search(text, offset):
        try:
            value, offset = decoder.raw_decode(text, found.start())
        except json.JSONDecodeError as error:
            raise FormatError("verify-json", line=error.lineno, reason=error.msg) from None
        except (ValueError, RecursionError):
            raise FormatError("solution-json") from None
        yield value


# -- the report ------------------------------------------------------------------------------------


def _check(solution: Solution, san: Sequence[str | None], positions: int) -> Report:
    with _Display() as display:
        verification = Verification(solution, positions, san=san, watch=display.show)
        try:
            verification.run()
        except KeyboardInterrupt:
            display.hush()
        return verification.report()


def _heading(location: str, solution: Solution) -> str:
    """Where an answer comes from, its question, and its result."""
    titles = (condition.title for condition in solution.question.conditions)
    status = _STATUS_WORDS[solution.status]
    facts = [solution.stipulation.text, *titles, *solution.question.options.names, status]
    if not solution.question.options.post_key:
        is_battle = solution.stipulation.play.is_battle
        name, count = ("key", len(solution.keys)) if is_battle else ("line", len(solution.lines))
        facts.append(f"{count} {name}{'s' * (count != 1)}")
    return f"{location}: {', '.join(facts)}".removeprefix(": ")


class _Display(LiveLine):
    """Live progress on stderr: one line on a terminal, elsewhere one for each round but the last.

    A context manager that leaves the terminal clean.
    """

    def __init__(self) -> None:
        self._last = Reached(0, 0, 0, 0)
        super().__init__("moves looked at", "{n_fmt}/{total_fmt} {desc}  {elapsed}")

    def show(self, reached: Reached) -> None:
        """Bring the display up to date."""
        last, self._last = self._last, reached
        if self._line is None:
            if 0 < last.round < reached.round:
                say(
                    f"Decided {last.done:,} of {last.total:,} claims "
                    f"with {last.positions:,} positions.",
                    err=True,
                )
            return
        if reached.round:
            done = f"claims decided  {reached.positions:,} positions"
            self._line.set_description_str(done, refresh=False)
        self._line.total = reached.total
        self._line.update(reached.done - self._line.n)
        if reached.round != last.round:
            self._line.refresh()
