"""The state of an open file on the disk: the same, changed by another program, or gone."""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from typing import Final, TypeAlias

from matewright.formats.textfile import MOST_BYTES, FileStamp, changed_on_disk

_MOST_NAMES: Final = 10_000
"""In a folder with more files, the new name of a file is not looked for."""

FileIdentity: TypeAlias = tuple[int, int]
"""Device and number of a file: what it keeps under another name."""


class DiskState(Enum):
    """How a file compares with what was read or written here last."""

    SAME = auto()
    CHANGED = auto()
    GONE = auto()


@dataclass(frozen=True, slots=True)
class DiskLook:
    """What one look at the disk found.

    Of a changed file `stamp` is the state it is in now (None: it cannot be read) and `changed` the
    local time it was written. Of one that is gone `renamed_to` is its new name, where it still lies
    in the same folder.
    """

    state: DiskState = DiskState.SAME
    stamp: FileStamp | None = None
    changed: datetime | None = None
    renamed_to: Path | None = None


SAME: Final = DiskLook()
"""The file is as it was."""


def identity_of(path: Path) -> FileIdentity | None:
    """The identity of the file at a path; None when there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def look(path: Path, stamp: FileStamp, identity: FileIdentity | None) -> DiskLook:
    """Compare a file with the stamp it had; a touched one is the same. May read the whole file."""
    try:
        status = path.stat()
    except OSError:
        return DiskLook(DiskState.GONE, renamed_to=_new_name(path, stamp, identity))
    if not changed_on_disk(path, stamp):
        return SAME
    changed = datetime.fromtimestamp(status.st_mtime).astimezone()
    return DiskLook(DiskState.CHANGED, stamp=_stamp_of(path), changed=changed)


def _stamp_of(path: Path) -> FileStamp | None:
    """The stamp of what can be opened; None for anything else."""
    try:
        with path.open("rb") as stream:
            status = os.fstat(stream.fileno())
            if not stat.S_ISREG(status.st_mode) or status.st_size > MOST_BYTES:
                return None
            return FileStamp.of(stream.read(), status)
    except OSError:
        return None


def _new_name(path: Path, stamp: FileStamp, identity: FileIdentity | None) -> Path | None:
    """Where the very file lies now, with the content it had; editors reuse numbers of files."""
    try:
        with os.scandir(path.parent) as entries:
            for _, entry in zip(range(_MOST_NAMES), entries, strict=False):
                found = entry.inode()
                if identity is None or found != identity[1] or entry.is_symlink():
                    continue
                there = Path(entry.path)
                if not changed_on_disk(there, stamp) and not there.name.endswith(".bak"):
                    return there
    except OSError:
        return None
    return None
