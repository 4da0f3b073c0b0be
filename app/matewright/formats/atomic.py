"""Saving a file so that a crash at any moment leaves either the old or the new one, never half."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

from matewright.errors import FormatError
from matewright.formats.process_lock import ProcessLock
from matewright.formats.textfile import FileStamp, changed_on_disk, reason_of


def write_bytes(path: Path, data: bytes, *, keep_backup: bool = True) -> FileStamp:
    """Replace the content of a file; the previous file stays beside it as `NAME.bak`, if requested.

    The data goes to a temporary file in the same folder, is forced to the disk and takes the
    place of the old file in one step. Permissions are kept, owner and group where that is allowed;
    where `path` is a symbolic link its target is replaced. What a process that was killed has left
    of the same save is removed. Raises `FormatError`; the old file is then intact.
    """
    return write_pieces(path, (data,), keep_backup=keep_backup)


def write_pieces(
    path: Path,
    pieces: Sequence[bytes],
    *,
    keep_backup: bool = True,
    expected: FileStamp | None = None,
) -> FileStamp:
    """Replace the content of a file by data in pieces, which need not be put together first.

    With the stamp `expected` a file that another program has changed or removed is not replaced.
    """
    file = str(path)
    try:
        target = path.resolve()
        if not target.parent.is_dir():
            raise FormatError("folder-missing", file=file, folder=str(target.parent))
        before = _status(target, file)
        name = hashlib.blake2b(os.fsencode(target.name), digest_size=8).hexdigest()
        new = target.with_name(f".matewright-{name}.new")
        # For a new file the system's usual mode; else none but the owner may look into it yet.
        mode = 0o666 if before is None else before.st_mode & 0o600
        lock = ProcessLock.make(new, mode)
        if lock is None:
            raise FormatError("file-being-saved", file=file)
        is_replaced = False
        try:
            with os.fdopen(lock.descriptor, "wb", closefd=False) as stream:
                stream.writelines(pieces)
                stream.flush()
                os.fsync(stream.fileno())
            if before is not None:
                _give_rights(new, before)
            if expected is not None and changed_on_disk(target, expected):
                raise FormatError("file-changed-on-disk", file=file)
            if before is not None and keep_backup:
                _keep(target, before, new.with_suffix(".old"))
            stamp = FileStamp.of_pieces(pieces, new.stat())
            lock.rename(target)
            is_replaced = True
        finally:
            if not is_replaced:
                lock.release()
        _sync_folder(target.parent)
    except (OSError, RuntimeError, ValueError) as error:
        # A ring of symbolic links is a RuntimeError, a zero in the name a ValueError.
        cause = error if isinstance(error, OSError | ValueError) else ValueError(str(error))
        there = os.path.exists(path)  # noqa: PTH110 - Path.exists would raise for long names again
        code = "file-not-replaced" if there else "file-not-written"
        raise FormatError(code, file=file, reason=reason_of(cause)) from None
    return stamp


def has_other_names(path: Path) -> bool:
    """Whether other names, hard links, lead to the same file; they keep what it holds."""
    try:
        status = path.stat()
        backup = _backup(path.resolve())
        # A process that was killed may have left the file and its backup as one.
        own = 1 + (backup.exists() and os.path.samestat(status, backup.stat()))
    except (OSError, RuntimeError, ValueError):
        return False
    return stat.S_ISREG(status.st_mode) and status.st_nlink > own


def _backup(target: Path) -> Path:
    return target.with_name(target.name + ".bak")


def _status(target: Path, file: str) -> os.stat_result | None:
    """The status of the file to be replaced; None when there is none yet."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        raise FormatError("file-not-regular", file=file)
    # The mode is checked too because the administrator may write everything.
    if not status.st_mode & 0o222 or not os.access(target, os.W_OK):
        raise FormatError("file-read-only", file=file)
    return status


def _give_rights(path: Path, old: os.stat_result) -> None:
    """Give a file of ours the owner, the group and the mode of another, as far as is allowed."""
    mode = stat.S_IMODE(old.st_mode)
    if sys.platform != "win32":
        own = path.stat()
        if own.st_gid != old.st_gid:
            try:
                os.chown(path, -1, old.st_gid)
            except OSError:
                # What its group was allowed is nothing for ours, unless all are allowed it.
                mode &= ~0o070 | (mode & 0o007) << 3
        if own.st_uid != old.st_uid:
            with contextlib.suppress(OSError):
                os.chown(path, old.st_uid, -1)
    path.chmod(mode)


def _keep(target: Path, status: os.stat_result, old: Path) -> None:
    """Keep a file as its backup too, in one step, by way of a name that is free or left behind."""
    old.unlink(missing_ok=True)
    try:
        try:
            old.hardlink_to(target)
        except OSError:
            # Some file systems have no hard links.
            with os.fdopen(os.open(old, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as copy:
                with target.open("rb") as source:
                    shutil.copyfileobj(source, copy)
                copy.flush()
                os.fsync(copy.fileno())
            _give_rights(old, status)
        old.replace(_backup(target))
    finally:
        old.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself survive a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
