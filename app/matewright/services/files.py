"""Opening and saving files: what the window and the command line do with them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from matewright.errors import FormatError
from matewright.formats import registry
from matewright.formats.textfile import FileStamp, changed_on_disk
from matewright.model.collection import Collection

__all__ = ["FileStamp", "Opened", "changed_on_disk", "load", "losses", "save"]


@dataclass(frozen=True, slots=True)
class Opened:
    """An opened file: its problems, its stamp, and sentences about what was not understood."""

    path: Path
    collection: Collection
    stamp: FileStamp
    warnings: tuple[FormatError, ...] = ()


def load(path: Path) -> Opened:
    """Open a file. Raises `FormatError` with one sentence that names file and place."""
    known, file = registry.read_file(path)
    parsed = registry.parse(known, file.text, str(path))
    return Opened(path, parsed.collection, file.stamp, parsed.warnings)


def losses(path: Path, collection: Collection) -> tuple[FormatError, ...]:
    """What saving under that name would leave out, as sentences; empty when nothing."""
    return registry.losses(path, collection)


def save(
    path: Path,
    collection: Collection,
    stamp: FileStamp | None = None,
    *,
    keep_backup: bool = True,
) -> FileStamp:
    """Save a file, keeping the previous one as `NAME.bak`; answer the stamp of the new file.

    With the `stamp` of the file as it was opened, a file that another program has changed or
    removed since is not written. Raises `FormatError`; the old file is then intact.
    """
    if stamp is not None and changed_on_disk(path, stamp):
        raise FormatError("file-changed-on-disk", file=str(path))
    return registry.write(path, collection, keep_backup=keep_backup)
