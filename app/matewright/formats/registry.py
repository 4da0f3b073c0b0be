"""Reading and writing files of any format, by the ending of their name or by choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

from matewright.errors import FormatError, abridged, shortened
from matewright.formats import encodings, limits
from matewright.formats.atomic import write_pieces
from matewright.formats.catalogue import FileFormat, by_suffix, readable, writable
from matewright.formats.encodings import UTF8
from matewright.formats.format import Output, Parsed, Reading, Record
from matewright.formats.textfile import FileStamp, TextFile, decode, read_bytes
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.stipulation import UnknownStipulation

MOST_UNREADABLE = 20
"""A file that begins with so many unreadable records is of another kind, and refused."""

_ENCODED_AT_ONCE = 1000
_LOOKED_AT = 100_000


# -- reading -------------------------------------------------------------------------------------


def read_file(
    path: Path, file_format: FileFormat | None = None, encoding: str | None = None
) -> tuple[FileFormat, TextFile]:
    """The text of a file and its format: the one given, that of its ending, or what it looks like.

    Text is decoded in the `encoding` if one is given. Raises `FormatError` for a file that cannot
    be read at all, or is of an unknown format.
    """
    return understand(*read_bytes(path), path, file_format, encoding)


def understand(
    data: bytes,
    stamp: FileStamp,
    path: Path,
    file_format: FileFormat | None = None,
    encoding: str | None = None,
) -> tuple[FileFormat, TextFile]:
    """The format and the text of content that was read from a file or a stream of that name."""
    likely = likely_formats(path)
    file_format = file_format or (likely[0] if len(likely) == 1 else None)
    if file_format is None:
        start = data[:_LOOKED_AT].decode("latin-1")
        file_format = _recognised(start, (one for one in readable() if not one.is_text))
    if file_format is not None and file_format.binary:
        return replace(file_format, encoding=encoding), TextFile(data.decode("latin-1"), stamp)
    file = decode(data, stamp, str(path), encoding)
    file_format = file_format or _chosen(likely, file.text) or recognised(file.text)
    if file_format is None:
        raise FormatError("file-kind-unknown", file=str(path), known=_endings(readable()))
    return file_format, file


def likely_formats(path: Path) -> tuple[FileFormat, ...]:
    """The readable formats whose ending a file name has: several that share it, or none."""
    return tuple(
        file_format for file_format in readable() if path.suffix.lower() in file_format.suffixes
    )


def _chosen(likely: tuple[FileFormat, ...], text: str) -> FileFormat | None:
    """The one of formats with the same ending that a text looks like, else the first."""
    start = text[:_LOOKED_AT]
    looks = (file_format for file_format in likely if file_format.reader.recognise(start))
    return next(looks, likely[0] if likely else None)


def recognised(text: str) -> FileFormat | None:
    """The format that a text looks like; None when there is no such format."""
    return _recognised(text[:_LOOKED_AT], (one for one in readable() if one.is_text))


def _recognised(start: str, formats: Iterable[FileFormat]) -> FileFormat | None:
    return next(
        (file_format for file_format in formats if file_format.reader.recognise(start)), None
    )


def parse(file_format: FileFormat, text: str, file: str = "") -> Parsed:
    """All problems of a text; `file` is what messages call it.

    A record that cannot be read becomes a problem with `read_error`, and a warning that says where.
    Raises `FormatError` when not one of the records is a problem.
    """
    problems: list[Problem] = []
    warnings: list[FormatError] = []
    for reading in read_records(file_format, file_format.reader.split(text), file):
        if reading is not None:
            problems.append(reading.problem)
            warnings += reading.warnings
    return Parsed(Collection(tuple(problems)), tuple(warnings))


def read_records(
    file_format: FileFormat, records: Iterable[Record], file: str
) -> list[Reading | None]:
    """What the records of a file say, one `read_record` after the other.

    Raises `FormatError` when not one of them is a problem.
    """
    rest = iter(records)
    start = list(islice(rest, MOST_UNREADABLE))
    first = [read_record(file_format, record, file) for record in start]
    # Reading a large answer takes seconds, so nothing is read twice without need.
    if not any(one and not one.problem.read_error for one in first):
        refuse_unreadable(file_format, start, file)
    return first + [read_record(file_format, record, file) for record in rest]


def read_record(file_format: FileFormat, record: Record, file: str) -> Reading | None:
    """What one record of a file says; None when it is blank.

    The problem remembers the record, and each warning names file, record and line. What cannot be
    read is kept: it becomes an empty problem with `read_error`.
    """
    try:
        reading = file_format.reader.read(record)
        if reading is not None:
            limits.check(reading.problem)
    except FormatError as error:
        reason = FormatError("not-shown", reason=_placed(error, record, file, file_format))
        kept = Problem(stipulation=UnknownStipulation()).came_from(
            file_format.name, record.text, str(reason), record.context, record.number
        )
        return Reading(kept, (reason,))
    if reading is None:
        return None
    warnings = [_placed(warning, record, file, file_format) for warning in reading.warnings]
    read_error = ""
    if reading.read_error is not None:
        warnings.insert(0, _placed(reading.read_error, record, file, file_format))
        read_error = str(warnings[0])
    problem = reading.problem.came_from(
        file_format.name, record.text, read_error, record.context, record.number
    )
    return Reading(problem, tuple(warnings))


def refuse_unreadable(file_format: FileFormat, records: Iterable[Record], file: str) -> None:
    """Raise `FormatError` where none of the first records of a file can be read.

    So it is with a file of another kind; one of blank records is merely empty.
    """
    first: FormatError | None = None
    for record in islice(records, MOST_UNREADABLE):
        try:
            if file_format.reader.read(record) is not None:
                return
        except FormatError as error:
            first = first or _placed(error, record, file, file_format)
    if first is not None:
        raise FormatError("nothing-readable", file=file, first=first)


def _placed(reason: FormatError, record: Record, file: str, file_format: FileFormat) -> FormatError:
    """The reason with the location where it arose."""
    if file_format.binary:
        return FormatError("in-binary-record", number=record.number, file=file, reason=reason)
    line = line_of(reason, record)
    return FormatError("in-record", number=record.number, file=file, line=line, reason=reason)


def line_of(reason: FormatError, record: Record) -> int:
    """The line of the file, from 1, in which a reason arose."""
    within = reason.fields.get("line")
    return record.line + (within - 1 if isinstance(within, int) else 0)


# -- writing -------------------------------------------------------------------------------------


def losses(
    path: Path, collection: Collection, file_format: FileFormat | None = None
) -> tuple[FormatError, ...]:
    """What a file of that name, or in that format, could not hold of the problems."""
    return left_out(file_format or format_to_write(path, collection), collection)


def left_out(file_format: FileFormat, collection: Collection) -> tuple[FormatError, ...]:
    """What files of a format could not hold of the problems, however many files they become."""
    unread = (
        FormatError("not-translated", number=number)
        for number, entry in enumerate(collection.entries, start=1)
        # What is written back as it was needs no translation, and no reading.
        if entry.untouched_text(file_format.name) is None
        and (origin := entry.peek().origin)
        and origin.read_error
        and origin.format != file_format.name
    )
    named = (
        FormatError("versions-left-out", number=number, names=", ".join(abridged(names, 3)))
        for number, entry in enumerate(collection.entries, start=1)
        if file_format.is_read
        and not file_format.writer.keeps_versions
        and entry.unread is None
        and (names := [shortened(one.name) for one in entry.problem.versions if one.name])
    )
    return (*unread, *named, *file_format.writer.losses(collection))


def write(
    path: Path,
    collection: Collection,
    file_format: FileFormat | None = None,
    output: Output | None = None,
    *,
    encoding: str = UTF8,
    keep_backup: bool = True,
    expected: FileStamp | None = None,
) -> FileStamp:
    """Save the problems in a format, or the one of the ending; what was there stays as `NAME.bak`.

    Text is encoded as requested, or in UTF-8 where a character does not exist there: the stamp says
    which. A file that is not as `expected` any more is not replaced. Raises `FormatError`; what was
    there before is then intact.
    """
    file_format = file_format or format_to_write(path, collection)
    pieces, encoding = _rendered(file_format, collection, output, encoding, str(path))
    stamp = write_pieces(path, pieces, keep_backup=keep_backup, expected=expected)
    return replace(stamp, encoding=encoding, format=file_format.name)


def render(
    file_format: FileFormat,
    collection: Collection,
    output: Output | None = None,
    *,
    encoding: str = UTF8,
    file: str = "",
) -> tuple[bytes, str]:
    """What a file in a format holds, and the encoding of its text: the one requested, or UTF-8.

    `file` is what messages call it. Raises `FormatError`.
    """
    pieces, encoding = _rendered(file_format, collection, output, encoding, file)
    return b"".join(pieces), encoding


def _rendered(
    file_format: FileFormat, collection: Collection, output: Output | None, encoding: str, file: str
) -> tuple[list[bytes], str]:
    writer, output = file_format.writer, output or Output()
    try:
        pieces: Callable[[], Iterable[str]]
        if writer.pieces is not None:
            pieces = partial(writer.pieces, collection)
        else:
            written = writer.write(collection, output)
            if isinstance(written, bytes):
                return [written], UTF8
            pieces = partial(iter, (written,))
        try:
            return list(_encode(pieces(), encoding, output)), encoding
        except UnicodeEncodeError:
            return list(_encode(pieces(), UTF8, output)), UTF8
    except UnicodeEncodeError as error:
        character = f"U+{ord(error.object[error.start]):04X}"
        raise FormatError("text-not-utf8", file=file, character=character) from None


def _encode(pieces: Iterable[str], encoding: str, output: Output) -> Iterator[bytes]:
    # Only the first has the byte order mark.
    yield encodings.encode("", encoding)
    rest, done = iter(pieces), 0
    while many := list(islice(rest, _ENCODED_AT_ONCE)):
        yield "".join(many).encode(encoding.removesuffix("-sig"))
        done += len(many)
        output.watch(done)


def format_to_write(path: Path, collection: Collection | None = None) -> FileFormat:
    """The format in which a file of that name is written. Raises `FormatError`.

    Of several with that ending it is the one that the first problem comes from.
    """
    file_format = by_suffix(path, writable())
    if file_format is None:
        raise FormatError("file-suffix-unknown", file=str(path), known=_endings(writable()))
    for entry in collection.entries[:1] if collection is not None else ():
        origin = entry.problem.origin if entry.unread is None else None
        name = entry.unread.format if entry.unread else origin.format if origin else ""
        same = (one for one in writable() if one.name == name and set(one.suffixes) & {path.suffix})
        file_format = next(same, file_format)
    return file_format


def _endings(formats: Iterable[FileFormat]) -> str:
    words = tuple(
        dict.fromkeys(suffix for file_format in formats for suffix in file_format.suffixes)
    )
    return ", ".join(words[:-1]) + " or " + words[-1]
