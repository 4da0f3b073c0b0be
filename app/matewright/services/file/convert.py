"""Problems out of any readable format into any writable one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from matewright.errors import FormatError
from matewright.formats import catalogue, registry
from matewright.formats.catalogue import FileFormat
from matewright.formats.encodings import ENCODINGS
from matewright.formats.format import Output, Record
from matewright.formats.textfile import FileStamp, read_bytes
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.services.file import publish


@dataclass(frozen=True, slots=True)
class Source:
    """Where problems come from: a file, or what a stream held. `path` is what messages call it."""

    path: Path
    data: bytes | None = None

    def content(self) -> tuple[bytes, FileStamp]:
        """What it holds. Raises `FormatError`."""
        if self.data is None:
            return read_bytes(self.path)
        return self.data, FileStamp(len(self.data), 0, b"")


@dataclass(frozen=True, slots=True)
class Gathered:
    """The problems of one source, or of some in order.

    `warnings` name file, problem and line of what was not understood. `unreadable` is how many
    records are no problem to show: they are among `problems` still, with `read_error`.
    """

    problems: tuple[Problem, ...] = ()
    warnings: tuple[FormatError, ...] = ()
    unreadable: int = 0

    def __add__(self, more: Gathered) -> Gathered:
        """Together with those of a further source."""
        return Gathered(
            self.problems + more.problems,
            self.warnings + more.warnings,
            self.unreadable + more.unreadable,
        )


@dataclass(frozen=True, slots=True)
class Conversion:
    """The problems as a file of another format: its content, and what it could not take up.

    `count` is how many problems it holds. `losses` are sentences about what had to be left out of
    them; they count as the problems stand in the new file.
    """

    data: bytes
    count: int
    losses: tuple[FormatError, ...]


def gather(
    source: Source,
    file_format: FileFormat | None = None,
    encoding: str | None = None,
    on_progress: Callable[[int, int], object] = lambda _done, _total: None,
) -> Gathered:
    """Read all problems, in the format and encoding given or in those the source seems to have.

    `on_progress` is called after each record with the characters read and those there are. Raises
    `FormatError` for a source that cannot be read at all, or in which nothing can be.
    """
    name = str(source.path)
    file_format, file = registry.understand(*source.content(), source.path, file_format, encoding)
    total = len(file.text)

    def watched() -> Iterator[Record]:
        done = 0
        for record in file_format.reader.split(file.text):
            yield record
            done += len(record.text)
            on_progress(done, total)

    found = [one for one in registry.read_records(file_format, watched(), name) if one is not None]
    return Gathered(
        tuple(reading.problem for reading in found),
        (*file.warnings, *(_reason(one) for reading in found for one in reading.warnings)),
        sum(bool(reading.problem.read_error) for reading in found),
    )


def _reason(warning: FormatError) -> FormatError:
    """Without the words about what a window shows."""
    reason = warning.fields.get("reason")
    return reason if warning.code == "not-shown" and isinstance(reason, FormatError) else warning


def convert(
    gathered: Gathered, file_format: FileFormat, output: Output | None = None
) -> Conversion:
    """Put problems into a format. Raises `FormatError`.

    A record that could not be read goes only into the format it comes from, as it was.
    """
    problems = Collection(_translatable(gathered.problems, file_format))
    if output is not None and output.themes:
        # What themes there are takes a while to load.
        from matewright.services import themes

        problems = Collection(map(themes.noted, problems))
    losses = file_format.writer.losses(problems)
    data, _ = registry.render(file_format, problems, output)
    return Conversion(data, len(problems), losses)


def shown(gathered: Gathered) -> Collection:
    """The problems that could be read."""
    return Collection(problem for problem in gathered.problems if not problem.read_error)


def _translatable(problems: Iterable[Problem], file_format: FileFormat) -> Iterator[Problem]:
    for problem in problems:
        foreign = problem.origin is not None and problem.origin.format != file_format.name
        if not (foreign and problem.read_error):
            # The piece of the old file is of no use any more, and can be long.
            yield replace(problem, origin=None) if foreign else problem


def is_same_file(one: Path, other: Path) -> bool:
    """Whether two names mean one file that exists."""
    try:
        return one.samefile(other)
    except OSError:
        return False


# -- for Python programs -------------------------------------------------------------------------


def read(
    path: str | os.PathLike[str], form: str | None = None, encoding: str | None = None
) -> Collection:
    """The problems of a file of any readable format.

    `form` is the name of the format and `encoding` that of the text, where the file itself does
    not tell. A record that cannot be read is a problem whose `read_error` says why. Raises
    `FormatError` where nothing can be read.
    """
    file_format = _named(form)
    if encoding is not None and encoding not in ENCODINGS:
        raise FormatError("encoding-unknown", name=encoding, known=", ".join(ENCODINGS))
    return Collection(gather(Source(Path(path)), file_format, encoding).problems)


def write(
    path: str | os.PathLike[str],
    problems: Iterable[Problem],
    form: str | None = None,
    output: Output | None = None,
) -> None:
    """Write problems into a file, in the format of that name or the one its ending says.

    The file is replaced in one step, and what was there before stays as `NAME.bak`. Pictures show
    one problem each: several become files with numbers, without `.bak`. `output` says how documents
    are to look. Raises `FormatError`; the old file is then intact.
    """
    file_format = _named(form) or registry.format_to_write(Path(path))
    if file_format.single:
        publish.save(Path(path), file_format, Collection(problems), output or Output())
    else:
        registry.write(Path(path), Collection(problems), file_format, output)


def _named(form: str | None) -> FileFormat | None:
    if form is None:
        return None
    try:
        return catalogue.by_name(form)
    except KeyError:
        known = ", ".join(known.name for known in catalogue.FORMATS)
        raise FormatError("format-unknown", name=form, known=known) from None
