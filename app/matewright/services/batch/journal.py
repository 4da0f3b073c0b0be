"""The journal of a batch: one line of JSON for each problem that is done, only ever added to.

Its first line says what it is. A line that was cut short by the end of the process, and any other
that this installation did not write as it stands (`seal`), counts as not written. Outcomes are
found by the digest of their question, so it does not matter where in the collection a problem
stands now.
"""

from __future__ import annotations

import contextlib
import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self

from matewright import engine
from matewright.errors import FormatError
from matewright.formats.process_lock import ProcessLock
from matewright.formats.textfile import reason_of
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.seal import Seal

SUFFIX: Final = ".batch.jsonl"

_KIND: Final = "matewright-batch"
_VERSION: Final = 1
_MOST_LINE: Final = 64 * 1024 * 1024
_DIGEST_AT: Final = len('{"digest": "')


def beside(collection: Path) -> Path:
    """Where the journal of a collection is kept: beside it, under its name."""
    return collection.with_name(collection.name + SUFFIX)


class Journal:
    """An open journal, locked against other processes. `add` and `read` are for any thread.

    `strange` counts the outcomes looked up that are not trusted. `found` is where it
    ended when it was opened: what stands before was written by earlier batches.
    """

    def __init__(self, path: Path, lock: ProcessLock) -> None:
        """For `begin` and `resume`."""
        self.path = path
        self._lock = lock
        self._seal = Seal.own()
        self._guard = threading.Lock()
        # Without a buffer: what a full disk did not take would be tried again on closing.
        self._adding = path.open("r+b" if path.exists() else "x+b", buffering=0)
        self._stream = path.open("rb")
        self._offsets: dict[bytes, int] = {}
        self._end = 0
        self.found = 0
        self.strange = 0

    @classmethod
    def begin(cls, path: Path, *, restart: bool = False) -> Self:
        """Begin a journal; one that is there is only moved out of the way (`.bak`) on `restart`.

        Raises `FormatError`.
        """
        with _locked(path) as lock:
            if path.exists() and path.stat().st_size:
                _check(path)
                if not restart:
                    raise FormatError("batch-journal-exists", file=str(path))
                path.replace(path.with_name(path.name + ".bak"))
            return cls._opened(path, lock)

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Go on with a journal, or begin it where there is none. Raises `FormatError`."""
        with _locked(path) as lock:
            if path.exists() and path.stat().st_size:
                _check(path)
            return cls._opened(path, lock)

    @classmethod
    def _opened(cls, path: Path, lock: ProcessLock) -> Self:
        journal = cls(path, lock)
        journal._take_in()
        return journal

    def _take_in(self) -> None:
        """Find the lines that are whole, and cut off what follows the last one."""
        stream, offset = self._stream, 0
        stream.seek(0)
        while line := stream.readline(_MOST_LINE):
            if not line.endswith(b"\n"):
                break
            if offset:
                self._note(line, offset)
            offset += len(line)
        self._adding.truncate(offset)
        self._end = self.found = offset
        if not offset:
            head = {"kind": _KIND, "version": _VERSION, "engine": engine.__version__}
            self._write(_line(head))

    def _note(self, line: bytes, offset: int) -> None:
        # Digests stand first, so that a long journal is known without reading all of it.
        digest = line[_DIGEST_AT : _DIGEST_AT + 32]
        with contextlib.suppress(ValueError):
            self._offsets[bytes.fromhex(digest.decode("ascii"))] = offset

    def find(self, digest: str) -> tuple[int, Outcome] | None:
        """The offset and the content of the last outcome of a question; None without one.

        None too where it was written elsewhere or changed: any file can claim that something is
        proved.
        """
        with self._guard:
            offset = self._offsets.get(bytes.fromhex(digest))
        if offset is None:
            return None
        if not self._seal.is_on(self._line_at(offset)):
            with self._guard:
                self.strange += 1
                # The line is not read again.
                self._offsets.pop(bytes.fromhex(digest), None)
            return None
        return offset, self.read(offset)

    def read(self, offset: int) -> Outcome:
        """The outcome at an offset that `find` or `add` returned."""
        return Outcome.from_dict(json.loads(self._line_at(offset)))

    def _line_at(self, offset: int) -> bytes:
        with self._guard:
            self._stream.seek(offset)
            return self._stream.readline(_MOST_LINE)

    def add(self, outcome: Outcome) -> int:
        """Write an outcome and return its offset. Raises `FormatError` when that fails."""
        line = self._seal.sealed(_line(outcome.to_dict()))
        with self._guard:
            offset = self._end
            self._write(line)
            self._offsets[bytes.fromhex(outcome.digest)] = offset
        return offset

    def _write(self, line: bytes) -> None:
        rest = memoryview(line)
        try:
            self._adding.seek(self._end)
            while rest:
                rest = rest[self._adding.write(rest) :]
        except OSError as error:
            with contextlib.suppress(OSError):
                self._adding.truncate(self._end)
            raise _not_written(self.path, error) from None
        self._end += len(line)

    def close(self) -> None:
        """Force it to the disk and let others have it."""
        with self._guard:
            if self._stream.closed:
                return
            with contextlib.suppress(OSError):
                os.fsync(self._adding.fileno())
            self._adding.close()
            self._stream.close()
        self._lock.release()


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value).encode() + b"\n"


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[ProcessLock]:
    """The lock of a journal, given back when opening the journal fails."""
    try:
        lock = ProcessLock.take(path.with_name(path.name + ".lock"))
    except OSError as error:
        raise _not_written(path, error) from None
    if lock is None:
        raise FormatError("batch-journal-locked", file=str(path))
    try:
        yield lock
    except OSError as error:
        lock.release()
        raise _not_written(path, error) from None
    except FormatError:
        lock.release()
        raise


def _not_written(path: Path, error: OSError) -> FormatError:
    return FormatError("batch-journal-not-written", file=str(path), reason=reason_of(error))


def _check(path: Path) -> None:
    """Raise `FormatError` for a file that is not a journal of this version."""
    with path.open("rb") as stream:
        first = stream.readline(4096)
    begin = _line({"kind": _KIND}).rstrip(b"}\n")
    if not first.endswith(b"\n") and (begin.startswith(first) or first.startswith(begin)):
        # Cut short while its first line was written.
        return
    try:
        head = json.loads(first)
        found = head["version"] if head["kind"] == _KIND else None
    except (ValueError, KeyError, TypeError):
        found = None
    if found is None:
        raise FormatError("batch-journal-foreign", file=str(path))
    if found != _VERSION:
        raise FormatError("batch-journal-version", file=str(path), found=found, known=_VERSION)
