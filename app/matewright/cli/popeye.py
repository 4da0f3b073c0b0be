"""`matewright popeye`: takes the place of Popeye in programs that call it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.output import STANDARD_INPUT, discard_output, read_standard_input, say
from matewright.errors import FormatError
from matewright.formats import popeye_text, textfile
from matewright.formats.popeye_text import Input
from matewright.services.popeye import Answering, Limits

_UNITS: Final = {"K": 1, "M": 1024, "G": 1024 * 1024}
"""Of memory, in KiB."""


class _Memory(click.ParamType):  # type: ignore[type-arg]  # click knows no argument at run time
    """An amount as Popeye takes it: KiB, or with a letter behind it `512M`, `2G`."""

    name = "memory"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        text = str(value).upper()
        number = text.rstrip("KMG")
        if not number.isascii() or not number.isdigit() or len(text) - len(number) > 1:
            self.fail(f"“{value}” is no amount of memory such as 512M.", param, ctx)
        kib = int(number) * _UNITS[text[len(number) :] or "K"]
        return max(1, min(kib // 1024, engine.MOST_MEMORY))


class _PopeyeCommand(click.Command):
    """Ignores the options that concern Popeye itself."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        kept = []
        words = iter(args)
        for word in words:
            if word in ("-maxpos", "-maxtrace"):
                next(words, None)
            elif word == "-heartbeat":
                following = next(words, None)
                if following is not None and not following.isdigit():
                    kept.append(following)
            elif word != "-notraceptr":
                kept.append(word)
        return super().parse_args(ctx, kept)


@click.command(
    short_help="Answer Popeye input in the form in which Popeye answers.",
    cls=_PopeyeCommand,
    options_metavar="[-maxmem N] [-maxtime N] [-maxsol N]",
)
@click.argument("file", required=False)
@click.option(
    "-maxmem",
    "memory",
    metavar="N",
    type=_Memory(),
    default=f"{engine.DEFAULT_MEMORY}M",
    show_default=True,
    help="The most memory for the table of positions: KiB, or 512M, 2G.",
)
@click.option(
    "-maxtime",
    "seconds",
    metavar="N",
    type=click.IntRange(min=1),
    help="Stop each problem after N seconds.",
)
@click.option(
    "-maxsol",
    "solutions",
    metavar="N",
    type=click.IntRange(min=1),
    help="Stop each part of a problem after N solutions.",
)
@click.option("-regression", "plain", is_flag=True, help="Print neither versions nor times.")
def popeye(
    file: str | None, memory: int, seconds: int | None, solutions: int | None, *, plain: bool
) -> int:
    """Answer the problems of FILE as the program Popeye does.

    FILE is an input for Popeye, in English, German or French; without it standard input is read.
    What is printed has Popeye's form, so that programs which call Popeye can call this one: name
    matewright-py in their settings. All processors are used.

    \b
      matewright popeye -maxmem 512M problem.inp

    -maxpos, -heartbeat, -maxtrace and -notraceptr are understood and mean nothing here.

    \b
    Exit status:  0 answered   2 something was refused, one line on stderr each
                  3 stopped early   4 unexpected failure
    """
    limits = Limits(engine.ALL_THREADS, memory, seconds, solutions, shows_times=not plain)
    statuses = [ExitStatus.SOLVED]
    try:
        if not plain:
            say(_header(memory))
        for problem_input in _inputs(file):
            if isinstance(problem_input, FormatError):
                statuses.append(ExitStatus.BAD_INPUT)
                say(f"input-error: {problem_input}", err=True)
                continue
            answering = Answering(problem_input, limits)
            for text in answering.texts():
                say(text, nl=False)
            for line in answering.refusals:
                say(line, err=True)
            if answering.refusals:
                statuses.append(ExitStatus.BAD_INPUT)
            elif not answering.is_complete:
                statuses.append(ExitStatus.PARTIAL)
    except BrokenPipeError:
        discard_output()
    return ExitStatus.most_serious(statuses)


def _header(memory: int) -> str:
    """The line in which Popeye prints its platform, version and memory; readers skip it."""
    return f"Popeye Matewright-{engine.__version__}-64Bit v4.104 ({memory} MB)"


def _inputs(file: str | None) -> Iterator[Input | FormatError]:
    """The problems of a file up to the first `EndProblem`, or why one cannot be read."""
    if file is None:
        data = read_standard_input()
        stamp = textfile.FileStamp(len(data), modified=0, digest=b"")
        text = textfile.decode(data, stamp, STANDARD_INPUT).text
    else:
        text = textfile.read_text(Path(file)).text
    for record in popeye_text.split(text):
        try:
            problem_input = popeye_text.read_input(record)
        except FormatError as error:
            yield error
        else:
            if problem_input is not None:
                yield problem_input
        if popeye_text.ends_input(record):
            return
