"""The arguments that name a problem: a FEN with its question, or a file.

    FEN STIPULATION [--condition …] [--twin …]     or     FILE [STIPULATION] [--number N]

All commands that take problems share them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from matewright.cli.failures import verbose_option, warn
from matewright.cli.option_groups import GroupedOption, with_options
from matewright.cli.output import in_one_line
from matewright.cli.play_options import ASKED
from matewright.errors import FormatError, shortened
from matewright.model import verdict
from matewright.model.conditions import Condition, check_conditions
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import twins_of
from matewright.model.stipulation import UnknownStipulation, starred_stipulation

_Command = TypeVar("_Command", bound=Callable[..., Any])

_BOARD: Final = re.compile(r"([^/.]|\.[^/.]{2})+(/([^/.]|\.[^/.]{2})+){7}/?")
"""Eight ranks; a dot stands only before the two letters of a fairy piece."""


def names_file(text: str) -> bool:
    """Whether a file is meant: one that exists, or what has a dot and is no board."""
    if os.path.exists(text):  # noqa: PTH110 - Path.exists raises for long text
        return True
    first = text.split(maxsplit=1)[:1]
    return "." in text and not (first and _BOARD.fullmatch(first[0]))


@dataclass(frozen=True, slots=True)
class Numbered:
    """A problem, and of a file its number from 1; 0 for a problem out of the command line."""

    number: int
    problem: Problem
    read_error: FormatError | None = None
    """Why its text could not be read."""

    @property
    def prefix(self) -> str:
        """The beginning of messages about it: `problem 3: `; empty without a file."""
        return f"problem {self.number}: " if self.number else ""

    @property
    def heading(self) -> str:
        """The line that introduces it: number, authors and source; empty without a file."""
        if not self.number:
            return ""
        authors = " & ".join(self.problem.authors)
        origin = " · ".join(part for part in (authors, self.problem.source) if part)
        return f"{self.number}. {in_one_line(origin)}".rstrip()


@dataclass(frozen=True, slots=True)
class ProblemArgument:
    """The problem named on the command line.

    `source` is a FEN or the name of a file; the texts are as typed, None or empty where left out.
    `needs_stipulation`: a FEN without one is refused. `verbose` is None for commands
    that take one problem.
    """

    source: str
    stipulation: str | None = None
    conditions: tuple[str, ...] = ()
    twins: tuple[str, ...] = ()
    zero_position: bool = False
    intended: str | None = None
    number: int | None = None
    needs_stipulation: bool = True
    verbose: bool | None = None

    @property
    def is_file(self) -> bool:
        """Whether `source` names a file."""
        return names_file(self.source)

    def problems(self, options: PlayOptions | None = None) -> list[Numbered]:
        """The problems; those of a file with their numbers, and under another stipulation if given.

        A FEN gets `options`, which also determine who begins; problems of a file keep theirs.
        Prints what was noticed while reading a file. Raises `click.ClickException` and a
        `MatewrightError`.
        """
        if not self.is_file:
            return [Numbered(0, self._of_fen(options or PlayOptions()))]
        return list(self._of_file())

    def only(self, options: PlayOptions | None = None) -> Problem:
        """The same for a command that takes one problem, which a file must have or `--number` say.

        Raises `click.UsageError` where there are several.
        """
        found = self.problems(options)
        if len(found) > 1:
            raise click.UsageError(
                f"This command takes one problem, and “{self.source}” holds {len(found)}: "
                "--number N picks one."
            )
        return found[0].problem

    def _read_conditions(self) -> tuple[Condition, ...]:
        if not self.conditions:
            return ()
        # The words of all languages are many.
        from matewright.services.question.conditions import read

        return tuple(chain.from_iterable(map(read, self.conditions)))

    def _of_fen(self, options: PlayOptions) -> Problem:
        if self.source.strip() and "/" not in self.source:
            raise click.ClickException(f"“{shortened(self.source)}” is neither a file nor a FEN.")
        if self.number is not None:
            raise click.UsageError("--number picks a problem of a FILE.")
        if self.stipulation is None and self.needs_stipulation:
            raise click.UsageError('Say what is asked too, in quotes, for example "#3".')
        if self.zero_position and not self.twins:
            raise click.UsageError("--zero-position needs a --twin.")
        stipulation, has_star = (
            (UnknownStipulation(), False)
            if self.stipulation is None
            else starred_stipulation(self.stipulation)
        )
        options = replace(options, set_play=options.set_play or has_star)
        problem = Problem(
            Position.from_fen(self.source, natural_turn(stipulation, options)),
            stipulation,
            options,
            twins_of(self.twins),
            self.zero_position,
            self.intended or "",
            conditions=self._read_conditions(),
        )
        check_conditions(problem.conditions)
        if self.intended is not None and verdict.intended(problem) is None:
            raise click.UsageError(
                f"--intended is “{shortened(self.intended)}”; it must be like 2 or 2.1.1.1."
            )
        return problem

    def _of_file(self) -> Iterator[Numbered]:
        given = {
            "--twin": self.twins,
            "--zero-position": self.zero_position,
            "--intended": self.intended is not None,
            "--condition": self.conditions,
        }
        for name, value in given.items():
            if value:
                raise click.UsageError(f"{name} belongs to a FEN; a FILE says it for each problem.")
        from matewright.services.file import files

        opened = files.load(Path(self.source), read_all=True)
        problems, number = opened.collection, self.number
        # What keeps a problem from being shown or solved is reported when its turn comes.
        read_errors = by_sentence(opened.warnings)
        reported_later = {found.read_error for found in problems}
        warn(
            (
                warning
                for warning in opened.warnings
                if str(warning) not in reported_later and not _is_reported_later(warning)
            ),
            self.source,
            verbose=self.verbose,
        )
        if not problems:
            raise click.ClickException(f"There is no problem in “{self.source}”.")
        if number is not None and number > len(problems):
            raise click.ClickException(
                f"There is no problem {number} in “{self.source}”; it holds {len(problems)}."
            )
        for index, found in enumerate(problems, start=1):
            if number in (None, index):
                problem = found if self.stipulation is None else self._under(found)
                yield Numbered(index, problem, read_errors.get(found.read_error))

    def _under(self, problem: Problem) -> Problem:
        """The problem under the stipulation that was typed; a star adds set play."""
        assert self.stipulation is not None
        stipulation, has_star = starred_stipulation(self.stipulation)
        problem = problem.with_stipulation(stipulation)
        if not has_star:
            return problem
        return problem.with_options(replace(problem.options, set_play=True))


def by_sentence(warnings: Iterable[FormatError]) -> dict[str, FormatError]:
    """The read errors of a file by the sentence that its problem carries."""
    return {str(one): one for one in warnings}


def _is_reported_later(warning: FormatError) -> bool:
    """Whether it is about something unsupported in a problem, reported when that is solved."""
    reason = warning.fields.get("reason")
    return isinstance(reason, FormatError) and reason.code == "entry-option"


_option = partial(click.option, cls=GroupedOption, group=ASKED)

_CONDITION: Final = _option(
    "--condition",
    "conditions",
    metavar="NAME",
    multiple=True,
    help="Under a fairy condition, such as “Circe” or “Maximummer black” (may be repeated). "
    "“matewright conditions” lists them, “matewright pieces” the fairy pieces. (Condition)",
)
_OTHERS: Final = (
    _option(
        "--twin",
        "twins",
        metavar="CHANGES",
        multiple=True,
        help="A twin too, such as “Move a1 b2 Add black Pc3” (may be repeated); “Continued” "
        "first changes the twin before. Popeye's words: Move, Exchange, Remove, Add, Substitute, "
        "Shift, Rotate, Mirror, PolishType, Stipulation, Condition.",
    ),
    _option(
        "--zero-position",
        is_flag=True,
        help="The twins alone, not the diagram. (ZeroPosition)",
    ),
    _option(
        "--intended",
        metavar="N",
        help="How many solutions of help play or a series the author wants in each part: 2, or "
        "2.1.1.1 by moves. The answer says whether there are more.",
    ),
    click.option(
        "--number", metavar="N", type=click.IntRange(min=1), help="Only that problem of FILE."
    ),
)
_FIELDS: Final = ("stipulation", "conditions", "twins", "zero_position", "intended", "number")


def problem_argument(
    *, needs_stipulation: bool = True, default: str | None = None, takes_many: bool = False
) -> Callable[[_Command], _Command]:
    """Give a command these arguments as one value, `argument: ProblemArgument`.

    `default` stands for the FEN where there is none. `takes_many`: the command takes all problems
    of a file, and `--verbose` lists each that fails.
    """
    settings: dict[str, Any] = {} if default is None else {"default": default}
    options: Sequence[Callable[[Any], Any]] = (
        click.argument("source", metavar="FEN|FILE", **settings),
        click.argument("stipulation", required=False),
        _CONDITION,
        *_OTHERS,
        *((verbose_option,) if takes_many else ()),
    )

    def value(values: dict[str, Any]) -> dict[str, Any]:
        texts = {name: values.pop(name) for name in ("source", *_FIELDS)}
        verbose = values.pop("verbose") if takes_many else None
        argument = ProblemArgument(**texts, needs_stipulation=needs_stipulation, verbose=verbose)
        return {**values, "argument": argument}

    return lambda command: with_options(command, options, value)
