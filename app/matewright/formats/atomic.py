"""Saving a file so that a crash at any moment leaves either the old or the new one, never half."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Sequence
from pathlib import Path

from matewright.errors import FormatError
from matewright.formats.textfile import FileStamp, reason_of


def write_bytes(path: Path, data: bytes, *, keep_backup: bool = True) -> FileStamp:
    """Replace the content of a file; the previous file stays beside it as `NAME.bak`, if wanted.

    The data goes to a temporary file in the same folder, is forced to the disk and takes the
    place of the old file in one step. Permissions are kept; where `path` is a symbolic link its
    target is replaced. Raises `FormatError`; the old file is then intact.
    """
    return write_pieces(path, (data,), keep_backup=keep_backup)


def write_pieces(path: Path, pieces: Sequence[bytes], *, keep_backup: bool = True) -> FileStamp:
    """The same for data in pieces: one large piece would have to be put together first."""
    file = str(path)
    try:
        target = path.resolve()
        if not target.parent.is_dir():
            raise FormatError("folder-missing", file=file, folder=str(target.parent))
        return _replace(target, pieces, _mode(target, file), keep_backup=keep_backup)
    except (OSError, RuntimeError, ValueError) as error:
        # A ring of symbolic links is a RuntimeError, a zero in the name a ValueError.
        cause = error if isinstance(error, OSError | ValueError) else ValueError(str(error))
        there = os.path.exists(path)  # noqa: PTH110 - Path.exists would raise for long names again
        code = "file-not-replaced" if there else "file-not-written"
        raise FormatError(code, file=file, reason=reason_of(cause)) from None


def _mode(target: Path, file: str) -> int | None:
    """The permissions of the file to be replaced; None when there is none yet."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        raise FormatError("file-not-regular", file=file)
    # The mode is asked too because the administrator may write everything.
    if not mode & 0o222 or not os.access(target, os.W_OK):
        raise FormatError("file-read-only", file=file)
    return stat.S_IMODE(mode)


def _replace(
    target: Path, pieces: Sequence[bytes], mode: int | None, *, keep_backup: bool
) -> FileStamp:
    name = f".matewright-{os.urandom(8).hex()}"
    new = target.with_name(name + ".new")
    old = target.with_name(name + ".old")
    try:
        with new.open("xb") as stream:
            stream.writelines(pieces)
            stream.flush()
            os.fsync(stream.fileno())
        if mode is not None:
            new.chmod(mode)
        if mode is not None and keep_backup:
            _copy_or_link(target, old)
            old.replace(target.with_name(target.name + ".bak"))
        stamp = FileStamp.of_pieces(pieces, new.stat())
        new.replace(target)
    finally:
        new.unlink(missing_ok=True)
        old.unlink(missing_ok=True)
    _sync_folder(target.parent)
    return stamp


def _copy_or_link(source: Path, copy: Path) -> None:
    try:
        copy.hardlink_to(source)
    except OSError:
        # Some file systems have no hard links.
        copy.write_bytes(source.read_bytes())


def _sync_folder(folder: Path) -> None:
    """Make the new name itself survive a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
