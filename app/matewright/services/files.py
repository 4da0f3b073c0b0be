"""Opening and saving files: what the window and the command line do with them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from matewright.errors import FormatError
from matewright.formats import encodings, registry
from matewright.formats.encodings import UTF8
from matewright.formats.format import FileFormat
from matewright.formats.textfile import FileStamp, changed_on_disk
from matewright.model.collection import Collection

__all__ = [
    "FileStamp",
    "Opened",
    "changed_on_disk",
    "encoding_change",
    "load",
    "losses",
    "save",
]


@dataclass(frozen=True, slots=True)
class Opened:
    """An opened file: its problems, its stamp, and sentences about what was not understood."""

    path: Path
    collection: Collection
    stamp: FileStamp
    warnings: tuple[FormatError, ...] = ()


def load(path: Path, known: FileFormat | None = None, encoding: str | None = None) -> Opened:
    """Open a file, in a format and an encoding of one's choice or in those it seems to have.

    Raises `FormatError` with one sentence that names file and place.
    """
    known, file = registry.read_file(path, known, encoding)
    parsed = registry.parse(known, file.text, str(path))
    return Opened(path, parsed.collection, file.stamp, (*file.warnings, *parsed.warnings))


def losses(path: Path, collection: Collection) -> tuple[FormatError, ...]:
    """What saving under that name would leave out, as sentences; empty when nothing."""
    return registry.losses(path, collection)


def save(
    path: Path,
    collection: Collection,
    stamp: FileStamp | None = None,
    *,
    encoding: str | None = None,
    keep_backup: bool = True,
) -> FileStamp:
    """Save a file, keeping the previous one as `NAME.bak`; answer the stamp of the new file.

    Text is written in the encoding given, that of the `stamp`, or UTF-8. Where it cannot hold all
    characters it is UTF-8: the new stamp tells, and `encoding_change` says so.

    With the `stamp` of the file as it was opened, a file that another program has changed or
    removed since is not written. Raises `FormatError`; the old file is then intact.
    """
    if stamp is not None and changed_on_disk(path, stamp):
        raise FormatError("file-changed-on-disk", file=str(path))
    wanted = encoding or (stamp.encoding if stamp else UTF8)
    return registry.write(path, collection, encoding=wanted, keep_backup=keep_backup)


def encoding_change(wanted: str, saved: FileStamp) -> FormatError | None:
    """The sentence that a file was saved in another encoding than wanted, if it was."""
    if saved.encoding == wanted:
        return None
    return FormatError("encoding-changed", encoding=encodings.title(wanted))
