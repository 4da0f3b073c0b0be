"""A lock that ends with the process that holds it, however that process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class ProcessLock:
    """Held from `take` to `release`; other processes, and other holders in this one, get None.

    The system itself ends the lock of a process that was killed, so no lock is ever stale and no
    number of a process is mistaken for another's.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    @classmethod
    def take(cls, path: Path) -> ProcessLock | None:
        """Make the lock's file and lock it; None when somebody else holds the lock.

        Raises `OSError` where the file cannot be made.
        """
        while True:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            if not _locked(descriptor):
                os.close(descriptor)
                return None
            if _is_file(descriptor, path):
                return cls(path, descriptor)
            # Somebody tidied the file away between its opening and its locking.
            os.close(descriptor)

    def release(self) -> None:
        """Remove the file and let others have the lock."""
        if sys.platform == "win32":
            # An open file cannot be removed there.
            os.close(self._descriptor)
            self._path.unlink(missing_ok=True)
        else:
            self._path.unlink(missing_ok=True)
            os.close(self._descriptor)


def _is_file(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _locked(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
