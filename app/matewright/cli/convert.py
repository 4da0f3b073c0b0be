"""`matewright convert`: problems of any readable format into any writable one."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final, NoReturn

import click
from tqdm import tqdm

from matewright.cli.document_options import document_options
from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import verbose_option, warn
from matewright.cli.option_groups import GroupedCommand
from matewright.cli.output import (
    STANDARD_INPUT,
    in_one_line,
    read_standard_input,
    say,
    write_out,
)
from matewright.formats import catalogue, registry
from matewright.formats.atomic import write_bytes
from matewright.formats.catalogue import FileFormat
from matewright.formats.encodings import ENCODINGS
from matewright.formats.format import Output
from matewright.model.notation import LETTERS
from matewright.services.file import convert as service
from matewright.services.file import files, publish
from matewright.services.file.convert import Conversion, Gathered, Source

_STREAM: Final = "-"
_SOON: Final = 1.0
"""Seconds until a progress bar is worth the attention."""

_READABLE: Final = [file_format.name for file_format in catalogue.readable()]
_WRITABLE: Final = [file_format.name for file_format in catalogue.writable()]


def _show_formats(context: click.Context, _: click.Parameter, value: bool) -> None:
    """Print the formats and end."""
    if not value or context.resilient_parsing:
        return
    rows = [("name", "read", "write", "endings", "")]
    for file_format in catalogue.FORMATS:
        reads, writes = (
            "yes" if can else "-" for can in (file_format.is_read, file_format.is_written)
        )
        rows.append(
            (
                file_format.name,
                reads,
                writes,
                " ".join(file_format.suffixes),
                file_format.description,
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for *cells, description in rows:
        line = "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        say(f"{line}  {description}".rstrip())
    context.exit()


@click.command(cls=GroupedCommand)
@click.argument("names", metavar="IN... OUT", nargs=-1, required=True)
@click.option(
    "--from",
    "source_format",
    metavar="NAME",
    type=click.Choice(_READABLE),
    help="The format of the input; without it the ending of the name, or the content, tells.",
)
@click.option(
    "--to",
    "target_format",
    metavar="NAME",
    type=click.Choice(_WRITABLE),
    help="The format of the output; without it the ending of the name tells.",
)
@click.option(
    "--encoding",
    metavar="NAME",
    type=click.Choice(list(ENCODINGS)),
    help=f"The encoding of the input, where it is guessed wrongly: {', '.join(ENCODINGS)}. "
    "Output is UTF-8.",
)
@click.option(
    "--letters",
    metavar="NAME",
    type=click.Choice([*LETTERS]),
    default="english",
    show_default=True,
    help=f"How pieces are written in solutions that are laid out anew: {', '.join(LETTERS)}.",
)
@click.option(
    "--list",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_formats,
    help="List the formats, and which of them can be read and written.",
)
@verbose_option
@document_options
def convert(
    names: Sequence[str],
    source_format: str | None,
    target_format: str | None,
    encoding: str | None,
    letters: str,
    verbose: bool,
    look: Output,
) -> int:
    """Convert problems into another file format.

    The problems of all files IN are written into the one file OUT; - stands for standard input or
    output. What cannot be read, or has no place in the new format, is reported on standard error
    with file, problem and line; all other problems are converted. The file OUT is replaced in one
    step, and what was there before stays beside it as OUT.bak.

    \b
    Exit status:
      0  everything was converted
      2  nothing was converted: bad arguments, or a file that cannot be read or written
      3  some records could not be read: they were left out, or, where the format is the same, kept
         as they were
    \b
    Examples:
      matewright convert problems.olv problems.epd
      matewright convert spring.olv summer.epd year.olv
      matewright convert --to epd problems.olv - | sort > sorted.epd
      matewright convert --per-page 12 problems.olv problems.pdf
      matewright convert --list
    """
    if len(names) < 2:
        raise click.UsageError("Name what is to be read and, at the end, what is to be written.")
    *inputs, output = names
    if inputs.count(_STREAM) > 1:
        raise click.UsageError("Standard input can be read only once.")
    file_format = _target(output, target_format)
    sources = [_source(name) for name in inputs]
    with _no_search_for_cycles():
        gathered = _gathered(sources, source_format, encoding, verbose=verbose)
    notation = replace(look.notation, letters=LETTERS[letters], effects=True)
    look = replace(look, notation=notation)
    if file_format.single and output != _STREAM:
        return _draw_each(gathered, file_format, Path(output), look)
    with _bar(f"Writing {Path(output).name} …", "{desc}"):
        conversion = service.convert(gathered, file_format, look)
    warn(conversion.losses, verbose=verbose)
    if output == _STREAM:
        _write_to_stdout(conversion, file_format)
    else:
        _write(Path(output), conversion, sources)
    return _conclude(gathered, conversion, output)


def _draw_each(gathered: Gathered, file_format: FileFormat, path: Path, look: Output) -> int:
    """Pictures, each of one problem and with its number where there are several."""
    problems = service.shown(gathered)
    replaced = sum(one.exists() for one in publish.targets(path, file_format, len(problems)))
    written = publish.save(path, file_format, problems, look)
    first, last = written[0].name, written[-1].name
    names = first if len(written) == 1 else f"{first} to {last}"
    before = f", {replaced:,} of them in the place of older ones" if replaced else ""
    say(f"Wrote {_counted(len(written), 'picture')}{before}: {names}.", err=True)
    return ExitStatus.PARTIAL if gathered.unreadable else ExitStatus.SOLVED


def _target(output: str, name: str | None) -> FileFormat:
    """The format to write. Raises `click.UsageError` and `FormatError`, before anything is read."""
    if name is not None:
        return catalogue.by_name(name)
    if output == _STREAM:
        raise click.UsageError("Say with --to which format standard output is to have.")
    return registry.format_to_write(Path(output))


def _source(name: str) -> Source:
    """Raises `FormatError` for more on standard input than is read."""
    if name != _STREAM:
        return Source(Path(name))
    return Source(Path(STANDARD_INPUT), read_standard_input())


def _gathered(
    sources: Sequence[Source], form: str | None, encoding: str | None, *, verbose: bool
) -> Gathered:
    file_format = catalogue.by_name(form) if form else None
    gathered = Gathered()
    for source in sources:
        with _bar(f"Reading {source.path.name}") as bar:

            def show(done: int, total: int, bar: tqdm[NoReturn] = bar) -> None:
                bar.total = total
                bar.update(done - bar.n)

            more = service.gather(source, file_format, encoding, show)
        warn(more.warnings, str(source.path), verbose=verbose)
        gathered += more
    return gathered


def _bar(words: str, form: str | None = None) -> tqdm[NoReturn]:
    """What a terminal shows of work that takes long; nothing elsewhere."""
    # Python leaves None in place of a stderr that was closed from the start.
    is_terminal = sys.stderr is not None and sys.stderr.isatty()
    return tqdm(
        desc=in_one_line(words),
        total=1,
        unit="B",
        unit_scale=True,
        delay=0 if form else _SOON,
        leave=False,
        bar_format=form,
        disable=not is_terminal,
    )


@contextmanager
def _no_search_for_cycles() -> Iterator[None]:
    """A hundred thousand problems have none: looking for some again and again takes its time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _write_to_stdout(conversion: Conversion, file_format: FileFormat) -> None:
    if sys.stdout.isatty() and b"\0" in conversion.data[:1024]:
        raise click.UsageError(f"A terminal cannot show {file_format.name}; name a file.")
    write_out(conversion.data)


def _write(path: Path, conversion: Conversion, sources: Sequence[Source]) -> None:
    existed = path.exists()
    is_input = any(service.is_same_file(path, source.path) for source in sources)
    parted = files.parting(path)
    write_bytes(path, conversion.data)
    if existed:
        say(
            f"“{path}” was one of the inputs; what it held is now in “{path}.bak”."
            if is_input
            else f"What “{path}” held before is now in “{path}.bak”.",
            err=True,
        )
    if parted:
        say(str(parted), err=True)


def _conclude(gathered: Gathered, conversion: Conversion, output: str) -> ExitStatus:
    destination = "standard output" if output == _STREAM else f"“{output}”"
    left_out = len(gathered.problems) - conversion.count
    kept = gathered.unreadable - left_out
    sentence = f"Wrote {_counted(conversion.count - kept, 'problem')} to {destination}"
    if kept:
        sentence += f" and kept {_counted(kept, 'unreadable record')}"
    if left_out:
        sentence += f" and left out {_counted(left_out, 'unreadable record')}"
    say(f"{sentence}.", err=True)
    return ExitStatus.PARTIAL if gathered.unreadable else ExitStatus.SOLVED


def _counted(count: int, thing: str) -> str:
    return f"1 {thing}" if count == 1 else f"{count:,} {thing}s"
