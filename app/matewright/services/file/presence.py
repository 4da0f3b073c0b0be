"""Which windows have a file open: each leaves a note that the user's other programs can see.

A note says which file and since when; a lock beside it lives as long as the process, so that one
that was killed leaves no claim behind. Nothing is put beside the files themselves.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, Self

from matewright.formats.process_lock import ProcessLock

_NOTE: Final = ".open"
_LOCK: Final = ".lock"
_NEW: Final = ".new"


@dataclass(frozen=True, slots=True)
class Showing:
    """A window, of this program or another one, that shows a file.

    `since` is local time; `is_here` tells that it belongs to this process.
    """

    since: datetime
    is_here: bool


class Presence:
    """The note of one window that it shows a file; it counts until `withdraw`."""

    def __init__(self, note: Path, lock: ProcessLock) -> None:
        self._note = note
        self._lock = lock

    @classmethod
    def announce(cls, folder: Path, path: Path) -> Self | None:
        """Say in that folder that a file is open; None where nothing can be written there."""
        note = folder / f"{_key(path)}.{os.urandom(8).hex()}{_NOTE}"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = ProcessLock.take(note.with_suffix(_LOCK))
            if lock is None:
                return None
            value = {"process": os.getpid(), "since": datetime.now().astimezone().isoformat()}
            # In one step: no reader may see half of it.
            new = note.with_suffix(_NEW)
            new.write_text(json.dumps(value), encoding="utf-8")
            new.replace(note)
        except OSError:
            return None
        return cls(note, lock)

    def withdraw(self) -> None:
        """Say that the file is no longer open in this window."""
        with contextlib.suppress(OSError):
            self._note.unlink(missing_ok=True)
            self._lock.release()

    def others(self, path: Path) -> tuple[Showing, ...]:
        """The other windows that show the file, the earliest first."""
        found = (
            _showing(note)
            for note in self._note.parent.glob(f"{_key(path)}.*{_NOTE}")
            if note != self._note
        )
        return tuple(sorted(filter(None, found), key=lambda showing: showing.since))


def _showing(note: Path) -> Showing | None:
    """The contents of a note; one whose process is gone is removed."""
    try:
        lock = ProcessLock.take(note.with_suffix(_LOCK))
        if lock is not None:
            note.unlink(missing_ok=True)
            lock.release()
            return None
        value = json.loads(note.read_text(encoding="utf-8"))
        since = datetime.fromisoformat(value["since"]).astimezone()
        return Showing(since, is_here=value["process"] == os.getpid())
    except (OSError, ValueError, KeyError, TypeError):
        # It went away just now, or is none of ours.
        return None


def _key(path: Path) -> str:
    """The same for all names of one file, as far as the path shows."""
    try:
        real = os.path.realpath(path)
    except OSError:
        real = str(path.absolute())
    return hashlib.blake2b(
        os.path.normcase(real).encode(errors="surrogateescape"), digest_size=12
    ).hexdigest()
