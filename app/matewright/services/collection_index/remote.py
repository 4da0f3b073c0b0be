"""An index in a process of its own, so that reading 200,000 problems leaves the window alone.

A thread would have to share the interpreter with the window. The process is `worker`; calls and
answers go through its standard streams as pickles, and it ends when its input does.
"""

from __future__ import annotations

import contextlib
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from matewright.errors import FormatError
from matewright.services import own_process
from matewright.services.collection_index.index import Known, Order
from matewright.services.collection_index.query import Query
from matewright.services.collection_index.row import Row
from matewright.services.files import UnreadRecord

WORKER: Final = "matewright.services.collection_index.worker"
_PATIENCE: Final = 5
"""Seconds in which the process ends by itself."""


class IndexLostError(Exception):
    """The process is gone, or SQLite refused; what the index knew is lost."""


class RemoteKeeper:
    """A `Keeper` in another process; one call at a time, from any thread.

    Any call may raise `IndexLostError`. Raises `OSError` if the process cannot be started.
    """

    def __init__(self, path: Path | None) -> None:
        import subprocess

        flags = 0
        if sys.platform == "win32":
            flags = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        self._process = subprocess.Popen(  # noqa: S603 - this very program
            own_process.command(WORKER, *([str(path)] if path else [])),
            env=own_process.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            creationflags=flags,
        )
        calls, answers = self._process.stdin, self._process.stdout
        assert calls is not None, "a pipe was asked for"
        assert answers is not None, "a pipe was asked for"
        self._calls, self._answers = calls, answers

    def begin_file(self, digest: bytes, count: int) -> Known:
        """As `Index.begin_file`."""
        known: Known = self._call("begin_file", digest, count)
        return known

    def keep_as(self, digest: bytes, keys: Sequence[int]) -> None:
        """As `Index.keep_as`."""
        self._call("keep_as", digest, keys)

    def take(self, items: Sequence[tuple[int, UnreadRecord | Row]]) -> None:
        """As `Keeper.take`."""
        self._call("take", items)

    def splice(self, start: int, stop: int, keys: Sequence[int]) -> None:
        """As `Index.splice`."""
        self._call("splice", start, stop, keys)

    def find(self, query: Query, order: Order | None = None) -> array[int]:
        """As `Index.find`."""
        found: array[int] = self._call("find", query, order)
        return found

    def values(self, field: str) -> list[str]:
        """As `Index.values`."""
        values: list[str] = self._call("values", field)
        return values

    def duplicates(self, alike: bool) -> list[tuple[int, ...]]:
        """As `Index.duplicates`."""
        groups: list[tuple[int, ...]] = self._call("duplicates", alike)
        return groups

    def warnings(self) -> list[FormatError]:
        """As `Index.warnings`."""
        warnings: list[FormatError] = self._call("warnings")
        return warnings

    def close(self) -> None:
        """End the process."""
        import subprocess

        for stream in (self._calls, self._answers):
            # What could not be sent any more is not wanted either.
            with contextlib.suppress(OSError):
                stream.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _call(self, name: str, *arguments: object) -> Any:
        import pickle

        try:
            pickle.dump((name, arguments), self._calls, pickle.HIGHEST_PROTOCOL)
            self._calls.flush()
            # From a process of ours alone.
            error, result = pickle.load(self._answers)  # noqa: S301
        except (OSError, EOFError, ValueError, pickle.UnpicklingError) as failure:
            raise IndexLostError(str(failure)) from failure
        if error:
            raise IndexLostError(error)
        return result
