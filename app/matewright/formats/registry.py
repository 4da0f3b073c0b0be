"""All file formats, and reading and writing files by the ending of their name."""

from __future__ import annotations

from pathlib import Path

from matewright.errors import FormatError
from matewright.formats import epd, olv
from matewright.formats.atomic import write_bytes
from matewright.formats.format import FileFormat, Parsed
from matewright.formats.textfile import FileStamp, read_text
from matewright.model.collection import Collection

FORMATS: tuple[FileFormat, ...] = (olv.FORMAT, epd.FORMAT)
"""In the order file dialogs show them; the first is the one new files get."""


def suffixes() -> tuple[str, ...]:
    """The known file name endings, with the dot."""
    return tuple(suffix for known in FORMATS for suffix in known.suffixes)


def by_suffix(path: Path) -> FileFormat | None:
    """The format a file name says; None when its ending is not known."""
    return next((known for known in FORMATS if path.suffix.lower() in known.suffixes), None)


def read(path: Path) -> Collection:
    """The problems of a file. Raises `FormatError`."""
    return parse(path, read_text(path)[0]).collection


def parse(path: Path, text: str) -> Parsed:
    """Read text in the format the file name says, or else the one it looks like.

    Raises `FormatError` when nothing can be made of it.
    """
    known = by_suffix(path) or next((known for known in FORMATS if known.recognise(text)), None)
    if known is None:
        raise FormatError("file-kind-unknown", file=str(path), known=_list(suffixes()))
    return known.parse(text, str(path))


def losses(path: Path, collection: Collection) -> tuple[FormatError, ...]:
    """What a file of that name could not hold of the collection, as sentences."""
    known = _to_write(path)
    unread = (
        FormatError("not-translated", number=number)
        for number, problem in enumerate(collection, start=1)
        if problem.origin and problem.origin.trouble and problem.origin.format != known.name
    )
    return (*unread, *known.losses(collection))


def write(path: Path, collection: Collection, *, keep_backup: bool = True) -> FileStamp:
    """Save the problems in the format the file name says; the file before stays as `NAME.bak`.

    Raises `FormatError`; the file that was there before is then intact.
    """
    known = _to_write(path)
    try:
        data = known.render(collection).encode()
    except UnicodeEncodeError as error:
        character = f"U+{ord(error.object[error.start]):04X}"
        raise FormatError("text-not-utf8", file=str(path), character=character) from None
    return write_bytes(path, data, keep_backup=keep_backup)


def _to_write(path: Path) -> FileFormat:
    known = by_suffix(path)
    if known is None:
        raise FormatError("file-suffix-unknown", file=str(path), known=_list(suffixes()))
    return known


def _list(words: tuple[str, ...]) -> str:
    return ", ".join(words[:-1]) + " or " + words[-1]
