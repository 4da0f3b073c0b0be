"""All file formats, and reading and writing files by the ending of their name or by choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

from matewright.errors import FormatError
from matewright.formats import (
    collection_json,
    drawn,
    encodings,
    epd,
    html,
    latex,
    limits,
    markdown,
    olv,
    pbm,
    pgn,
    plain_text,
    popeye,
    popeye_output,
    yacpdb_json,
)
from matewright.formats.atomic import write_pieces
from matewright.formats.encodings import UTF8
from matewright.formats.format import FileFormat, Output, Parsed, Reader, Reading, Record, Writer
from matewright.formats.textfile import FileStamp, TextFile, decode, read_bytes
from matewright.model.collection import Collection
from matewright.model.problem import Problem

FORMATS: tuple[FileFormat, ...] = (
    olv.FORMAT,
    epd.FORMAT,
    pgn.FORMAT,
    *popeye.FORMATS,
    popeye_output.FORMAT,
    pbm.FORMAT,
    latex.FORMAT,
    html.FORMAT,
    markdown.FORMAT,
    plain_text.FORMAT,
    yacpdb_json.FORMAT,
    collection_json.FORMAT,
    drawn.PDF,
    drawn.PNG,
    drawn.SVG,
)
"""In the order file dialogs show them; the first is the one new files get.

Where several share an ending, it means the one that a text looks like or that problems come from,
and otherwise the first.
"""

MOST_UNREADABLE = 20
"""A file that begins with so many unreadable records is of another kind, and refused."""

_ENCODED_AT_ONCE = 1000
_LOOKED_AT = 100_000


def readable() -> tuple[FileFormat, ...]:
    """The formats that can be read."""
    return tuple(known for known in FORMATS if known.reader)


def writable() -> tuple[FileFormat, ...]:
    """The formats that can be written."""
    return tuple(known for known in FORMATS if known.writer)


def by_name(name: str) -> FileFormat:
    """The format of that name. Raises `KeyError`."""
    return {known.name: known for known in FORMATS}[name]


def by_suffix(path: Path, formats: Iterable[FileFormat] = FORMATS) -> FileFormat | None:
    """The first of some formats whose ending a file name has; None when it is not known."""
    return next((known for known in formats if path.suffix.lower() in known.suffixes), None)


# -- reading -------------------------------------------------------------------------------------


def read(path: Path) -> Collection:
    """The problems of a file. Raises `FormatError`."""
    known, file = read_file(path)
    return parse(known, file.text, str(path)).collection


def read_file(
    path: Path, known: FileFormat | None = None, encoding: str | None = None
) -> tuple[FileFormat, TextFile]:
    """The text of a file and its format: the one given, that of its ending, or what it looks like.

    Text is decoded in the `encoding` if one is given. Raises `FormatError` for a file that cannot
    be read at all, or is of no known kind.
    """
    return understand(*read_bytes(path), path, known, encoding)


def understand(
    data: bytes,
    stamp: FileStamp,
    path: Path,
    known: FileFormat | None = None,
    encoding: str | None = None,
) -> tuple[FileFormat, TextFile]:
    """The same for the content of a file that was read already, or of a stream of that name."""
    likely = likely_formats(path)
    known = known or (likely[0] if len(likely) == 1 else None)
    if known is None:
        start = data[:_LOOKED_AT].decode("latin-1")
        known = _recognised(start, (one for one in readable() if not one.is_text))
    if known is not None and (reader := reader_of(known)).binary:
        if encoding is not None and reader.in_encoding is not None:
            known = replace(known, reader=reader.in_encoding(encoding))
        return known, TextFile(data.decode("latin-1"), stamp)
    file = decode(data, stamp, str(path), encoding)
    known = known or _chosen(likely, file.text) or recognised(file.text)
    if known is None:
        raise FormatError("file-kind-unknown", file=str(path), known=_endings(readable()))
    return known, file


def likely_formats(path: Path) -> tuple[FileFormat, ...]:
    """The readable formats whose ending a file name has: several that share it, or none."""
    return tuple(known for known in readable() if path.suffix.lower() in known.suffixes)


def _chosen(likely: tuple[FileFormat, ...], text: str) -> FileFormat | None:
    """The one of formats with the same ending that a text looks like, else the first."""
    start = text[:_LOOKED_AT]
    looks = (known for known in likely if reader_of(known).recognise(start))
    return next(looks, likely[0] if likely else None)


def recognised(text: str) -> FileFormat | None:
    """The format that a text looks like; None when it is of no known kind."""
    return _recognised(text[:_LOOKED_AT], (one for one in readable() if one.is_text))


def _recognised(start: str, formats: Iterable[FileFormat]) -> FileFormat | None:
    return next((known for known in formats if reader_of(known).recognise(start)), None)


def parse(known: FileFormat, text: str, file: str = "") -> Parsed:
    """All problems of a text; `file` is what messages call it.

    A record that cannot be read becomes a problem with `trouble`, and a warning that says where.
    Raises `FormatError` when not one of the records is a problem.
    """
    problems: list[Problem] = []
    warnings: list[FormatError] = []
    for reading in read_records(known, reader_of(known).split(text), file):
        if reading is not None:
            problems.append(reading.problem)
            warnings += reading.warnings
    return Parsed(Collection(tuple(problems)), tuple(warnings))


def read_records(known: FileFormat, records: Iterable[Record], file: str) -> list[Reading | None]:
    """What the records of a file say, one `read_record` after the other.

    Raises `FormatError` when not one of them is a problem.
    """
    rest = iter(records)
    start = list(islice(rest, MOST_UNREADABLE))
    first = [read_record(known, record, file) for record in start]
    # Reading a large answer takes seconds, so nothing is read twice without need.
    if not any(one and not one.problem.trouble for one in first):
        refuse_unreadable(reader_of(known), start, file)
    return first + [read_record(known, record, file) for record in rest]


def read_record(known: FileFormat, record: Record, file: str) -> Reading | None:
    """What one record of a file says; None when it is blank.

    The problem remembers the record, and each warning names file, record and line. What cannot be
    read is kept: it becomes an empty problem with `trouble`.
    """
    reader = reader_of(known)
    try:
        reading = reader.read(record)
        if reading is not None:
            limits.check(reading.problem)
    except FormatError as error:
        reason = FormatError("not-shown", reason=_placed(error, record, file, reader))
        kept = Problem(stipulation="").came_from(
            known.name, record.text, str(reason), record.context, record.number
        )
        return Reading(kept, (reason,))
    if reading is None:
        return None
    warnings = [_placed(warning, record, file, reader) for warning in reading.warnings]
    trouble = ""
    if reading.trouble is not None:
        warnings.insert(0, _placed(reading.trouble, record, file, reader))
        trouble = str(warnings[0])
    problem = reading.problem.came_from(
        known.name, record.text, trouble, record.context, record.number
    )
    return Reading(problem, tuple(warnings))


def refuse_unreadable(reader: Reader, records: Iterable[Record], file: str) -> None:
    """Raise `FormatError` where none of the first records of a file can be read.

    So it is with a file of another kind; one of blank records is merely empty.
    """
    first: FormatError | None = None
    for record in islice(records, MOST_UNREADABLE):
        try:
            if reader.read(record) is not None:
                return
        except FormatError as error:
            first = first or _placed(error, record, file, reader)
    if first is not None:
        raise FormatError("nothing-readable", file=file, first=first)


def _placed(reason: FormatError, record: Record, file: str, reader: Reader) -> FormatError:
    """The reason with the place where it arose."""
    if reader.binary:
        return FormatError("in-binary-record", number=record.number, file=file, reason=reason)
    within = reason.fields.get("line")
    line = record.line + (within - 1 if isinstance(within, int) else 0)
    return FormatError("in-record", number=record.number, file=file, line=line, reason=reason)


def reader_of(known: FileFormat) -> Reader:
    """How a format is read. Raises `FormatError` for one that is only written."""
    if known.reader is None:
        raise FormatError("format-not-read", name=known.name)
    return known.reader


# -- writing -------------------------------------------------------------------------------------


def losses(
    path: Path, collection: Collection, known: FileFormat | None = None
) -> tuple[FormatError, ...]:
    """What a file of that name, or in that format, could not hold of the problems."""
    known, _ = _to_write(path, known, collection)
    return left_out(known, collection)


def left_out(known: FileFormat, collection: Collection) -> tuple[FormatError, ...]:
    """What files of a format could not hold of the problems, however many files they become."""
    unread = (
        FormatError("not-translated", number=number)
        for number, entry in enumerate(collection.entries, start=1)
        # What is written back as it was needs no translation, and no reading.
        if entry.untouched_text(known.name) is None
        and (origin := entry.peek().origin)
        and origin.trouble
        and origin.format != known.name
    )
    return (*unread, *writer_of(known).losses(collection))


def write(
    path: Path,
    collection: Collection,
    known: FileFormat | None = None,
    output: Output | None = None,
    *,
    encoding: str = UTF8,
    keep_backup: bool = True,
) -> FileStamp:
    """Save the problems in a format, or the one of the ending; what was there stays as `NAME.bak`.

    Text is encoded as wanted, or in UTF-8 where a character does not exist there: the stamp tells
    which. Raises `FormatError`; the file that was there before is then intact.
    """
    known, _ = _to_write(path, known, collection)
    pieces, encoding = _rendered(known, collection, output, encoding, str(path))
    stamp = write_pieces(path, pieces, keep_backup=keep_backup)
    return replace(stamp, encoding=encoding, format=known.name)


def render(
    known: FileFormat,
    collection: Collection,
    output: Output | None = None,
    *,
    encoding: str = UTF8,
    file: str = "",
) -> tuple[bytes, str]:
    """What a file in a format holds, and the encoding of its text: the one wanted, or UTF-8.

    `file` is what messages call it. Raises `FormatError`.
    """
    pieces, encoding = _rendered(known, collection, output, encoding, file)
    return b"".join(pieces), encoding


def _rendered(
    known: FileFormat, collection: Collection, output: Output | None, encoding: str, file: str
) -> tuple[list[bytes], str]:
    writer = writer_of(known)
    try:
        if writer.pieces is not None:
            return _encoded_pieces(writer.pieces, collection, encoding, output or Output())
        written = writer.write(collection, output or Output())
        return ([written], UTF8) if isinstance(written, bytes) else _encoded(written, encoding)
    except UnicodeEncodeError as error:
        character = f"U+{ord(error.object[error.start]):04X}"
        raise FormatError("text-not-utf8", file=file, character=character) from None


def _encoded_pieces(
    pieces: Callable[[Collection], Iterator[str]],
    collection: Collection,
    encoding: str,
    output: Output,
) -> tuple[list[bytes], str]:
    try:
        return list(_encode(pieces(collection), encoding, output)), encoding
    except UnicodeEncodeError:
        return list(_encode(pieces(collection), UTF8, output)), UTF8


def _encode(pieces: Iterator[str], encoding: str, output: Output) -> Iterator[bytes]:
    # Only the first has the byte order mark.
    yield encodings.encode("", encoding)
    done = 0
    while many := list(islice(pieces, _ENCODED_AT_ONCE)):
        yield "".join(many).encode(encoding.removesuffix("-sig"))
        done += len(many)
        output.watch(done)


def _encoded(text: str, encoding: str) -> tuple[list[bytes], str]:
    try:
        return [encodings.encode(text, encoding)], encoding
    except UnicodeEncodeError:
        return [text.encode()], UTF8


def _to_write(
    path: Path, known: FileFormat | None, collection: Collection
) -> tuple[FileFormat, Writer]:
    known = known or format_to_write(path, collection)
    return known, writer_of(known)


def format_to_write(path: Path, collection: Collection | None = None) -> FileFormat:
    """The format in which a file of that name is written. Raises `FormatError`.

    Of several with that ending it is the one that the first problem comes from.
    """
    known = by_suffix(path, writable())
    if known is None:
        raise FormatError("file-suffix-unknown", file=str(path), known=_endings(writable()))
    for entry in collection.entries[:1] if collection is not None else ():
        origin = entry.problem.origin if entry.unread is None else None
        name = entry.unread.format if entry.unread else origin.format if origin else ""
        same = (one for one in writable() if one.name == name and set(one.suffixes) & {path.suffix})
        known = next(same, known)
    return known


def writer_of(known: FileFormat) -> Writer:
    """How a format is written. Raises `FormatError` for one that is only read."""
    if known.writer is None:
        raise FormatError("format-not-written", name=known.name)
    return known.writer


def _endings(formats: Iterable[FileFormat]) -> str:
    words = tuple(dict.fromkeys(suffix for known in formats for suffix in known.suffixes))
    return ", ".join(words[:-1]) + " or " + words[-1]
