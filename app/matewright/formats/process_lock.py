"""A lock that ends with the process that holds it, however that process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

# A planted link must not lead elsewhere; Windows changes line ends silently.
_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


class ProcessLock:
    """A file held from `take` or `make` to `release` or `rename`.

    Other processes, and other holders in this one, get None meanwhile. The system itself ends the
    lock of a process that was killed, so no lock is ever stale and no number of a process is
    mistaken for another's.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self.descriptor = descriptor

    @classmethod
    def take(cls, path: Path, *, without_locks: bool = False) -> ProcessLock | None:
        """Make the lock's file and lock it; None when another process holds the lock.

        `without_locks` says what is assumed where the system has no locks: that it is free.
        Raises `OSError` where the file cannot be made.
        """
        while True:
            descriptor = os.open(path, _FLAGS, 0o600)
            if not _locked(descriptor, without_locks):
                os.close(descriptor)
                return None
            if _is_file(descriptor, path):
                return cls(path, descriptor)
            # The file was removed between its opening and its locking.
            os.close(descriptor)

    @classmethod
    def make(cls, path: Path, mode: int) -> ProcessLock | None:
        """Make an empty file with that mode, less the umask, and lock it; None as in `take`.

        What a process that is gone has left there is removed. Where the system has no locks,
        it is assumed to be free. Raises `OSError`.
        """
        while True:
            try:
                descriptor = os.open(path, _FLAGS | os.O_EXCL, mode)
            except FileExistsError:
                left = cls.take(path, without_locks=True)
                if left is None:
                    return None
                left.release()
                continue
            if _locked(descriptor, without_locks=True) and _is_file(descriptor, path):
                return cls(path, descriptor)
            # Between its making and its locking another process took it for left behind.
            os.close(descriptor)

    def release(self) -> None:
        """Remove the file and let others have the lock."""
        if sys.platform == "win32":
            # An open file cannot be removed there.
            os.close(self.descriptor)
            self._path.unlink(missing_ok=True)
        else:
            self._path.unlink(missing_ok=True)
            os.close(self.descriptor)

    def rename(self, target: Path) -> None:
        """Give the file another name, in place of what has it, and let others have the lock.

        Raises `OSError`; the file is held as before.
        """
        if sys.platform == "win32":
            # Nor can it be renamed.
            os.close(self.descriptor)
            try:
                self._path.replace(target)
            except OSError:
                self.descriptor = os.open(self._path, _FLAGS)
                raise
        else:
            self._path.replace(target)
            os.close(self.descriptor)


def _is_file(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _locked(descriptor: int, without_locks: bool) -> bool:  # noqa: ARG001 - locks are always there
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(descriptor: int, without_locks: bool) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return without_locks
        return True
