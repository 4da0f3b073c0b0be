"""Opening and saving files: what the window and the command line do with them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Final

from matewright.errors import FormatError
from matewright.formats import catalogue, encodings, registry, segments
from matewright.formats.atomic import has_other_names
from matewright.formats.catalogue import FileFormat
from matewright.formats.encodings import UTF8
from matewright.formats.format import Output, Reading, Record
from matewright.formats.textfile import FileStamp, changed_on_disk, read_bytes
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.stipulation import UnknownStipulation
from matewright.services.work import Work

MOST_READ_AT_ONCE: Final = 500
"""Problems of a file that are read when it is opened; so many take a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An opened file: its problems, its stamp, and sentences about what was not understood.

    `numbers` are those of the problems' records in the file, by which the sentences name them.
    """

    path: Path
    collection: Collection
    stamp: FileStamp
    warnings: tuple[FormatError, ...] = ()
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class UnreadRecord:
    """A record of a file, read only when its problem is needed.

    `format` is the name of the file format, `file` what messages call the file.
    """

    format: str
    file: str
    record: Record

    @property
    def text(self) -> str:
        """The raw record of the file."""
        return self.record.text

    def read(self) -> Problem:
        """The problem, which has `read_error` if the record cannot be read."""
        return self.reading().problem

    def reading(self) -> Reading:
        """The problem, and what in the record was not understood."""
        file_format = catalogue.by_name(self.format)
        reading = registry.read_record(file_format, self.record, self.file)
        # It is an entry of the file already, so it is kept though there is nothing in it.
        return reading or Reading(
            Problem(stipulation=UnknownStipulation()).came_from(self.format, self.text)
        )


def load(
    path: Path,
    file_format: FileFormat | None = None,
    encoding: str | None = None,
    work: Work | None = None,
    *,
    read_all: bool = False,
) -> Opened:
    """Open a file, in a format and an encoding of one's choice or in those it seems to have.

    The problems of a file with more than `MOST_READ_AT_ONCE` stay unread, and what is not
    understood comes to light when they are read; unless `read_all` is set. `work` counts the
    characters; it may be cancelled, which raises `Cancelled`. Raises `FormatError` with one
    sentence that names file and line.
    """
    work = work or Work()
    file_format, stamp, warnings, records = _records(path, file_format, encoding, work)
    file = str(path)
    entries: list[Problem | UnreadRecord]
    if len(records) > MOST_READ_AT_ONCE and not read_all:
        kept = records
        entries = [UnreadRecord(file_format.name, file, record) for record in records]
    else:
        read = registry.read_records(file_format, records, file)
        kept = [record for record, reading in zip(records, read, strict=True) if reading]
        readings = [reading for reading in read if reading]
        entries = [reading.problem for reading in readings]
        warnings += tuple(warning for reading in readings for warning in reading.warnings)
    numbers = tuple(record.number for record in kept)
    return Opened(
        path, Collection(entries), replace(stamp, format=file_format.name), warnings, numbers
    )


def _records(
    path: Path, file_format: FileFormat | None, encoding: str | None, work: Work
) -> tuple[FileFormat, FileStamp, tuple[FormatError, ...], list[Record]]:
    formats = (file_format,) if file_format else registry.likely_formats(path)
    if len(formats) == 1 and _is_large(path):
        (likely,) = formats
        reader = likely.reader
        data, stamp = read_bytes(path)
        if segments.can_split(reader, data, encoding):
            work.total = len(data)
            with contextlib.suppress(UnicodeDecodeError):
                found = work.counted(segments.split(reader, data), _length)
                return likely, stamp, (), _cut(likely, found, path)
            work.done = 0
        del data
    file_format, text = registry.read_file(path, file_format, encoding)
    work.total = len(text.text)
    reader = file_format.reader
    found = work.counted(reader.split(text.text), _length)
    return file_format, text.stamp, text.warnings, _cut(file_format, found, path)


def _cut(file_format: FileFormat, records: Iterator[Record], path: Path) -> list[Record]:
    """All records, unless the first are none of problems: then the others are not even looked for.

    Raises `FormatError`.
    """
    first = list(islice(records, registry.MOST_UNREADABLE))
    if len(first) == registry.MOST_UNREADABLE:
        registry.refuse_unreadable(file_format, first, str(path))
    return [*first, *records]


def _is_large(path: Path) -> bool:
    try:
        return path.stat().st_size > segments.SEGMENT
    except (OSError, ValueError):
        # Reading it reports why it cannot be read.
        return False


def _length(record: Record) -> int:
    return len(record.text)


def save(
    path: Path,
    collection: Collection,
    stamp: FileStamp | None = None,
    *,
    file_format: FileFormat | None = None,
    encoding: str | None = None,
    keep_backup: bool = True,
    work: Work | None = None,
) -> FileStamp:
    """Save a file, keeping the previous one as `NAME.bak`; return the stamp of the new file.

    The format is the one given, or the one the ending says.

    Text is written in the encoding given, that of the `stamp`, or UTF-8. Where it cannot hold all
    characters it is UTF-8: the new stamp tells, and `encoding_change` says so.

    With the `stamp` of the file as it was opened, a file that another program has changed or
    removed since is not written. `work` counts the problems; it may be cancelled, which raises
    `Cancelled`. Raises `FormatError`; the old file is then intact.
    """
    work = work or Work()
    work.total = len(collection)
    if stamp is not None and changed_on_disk(path, stamp):
        raise FormatError("file-changed-on-disk", file=str(path))
    requested = encoding or (stamp.encoding if stamp else UTF8)
    output = Output(watch=work.advance)
    return registry.write(
        path,
        collection,
        file_format,
        output,
        encoding=requested,
        keep_backup=keep_backup,
        # It is looked at again when all is ready: another program may be saving it too.
        expected=stamp,
    )


def parting(path: Path) -> FormatError | None:
    """The sentence that a file, when it is saved now, parts from its other names (hard links)."""
    return FormatError("file-parted", file=str(path)) if has_other_names(path) else None


def encoding_change(requested: str, saved: FileStamp) -> FormatError | None:
    """The sentence that a file was saved in another encoding than requested, if it was."""
    if saved.encoding == requested:
        return None
    return FormatError("encoding-changed", encoding=encodings.title(requested))
