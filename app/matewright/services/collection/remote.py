"""An index in a process of its own, so that reading 200,000 problems leaves the window alone.

A thread would have to share the interpreter with the window. The process is `worker`; calls and
answers go through its standard streams as pickles, and it ends when its input does.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from matewright.services import own_process

if TYPE_CHECKING:
    from matewright.services.collection.keeper import Keeper as _Methods
else:
    _Methods = object

WORKER: Final = "matewright.services.collection.worker"
_PATIENCE: Final = 5
"""Seconds in which the process ends by itself."""


class IndexLostError(Exception):
    """The process is gone, or SQLite refused; its data are lost."""


class RemoteKeeper(_Methods):
    """A `Keeper` in another process; one call at a time, from any thread.

    It has the methods of a `Keeper`, with positional arguments; any may raise `IndexLostError`.
    Raises `OSError` if the process cannot be started.
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
        assert calls is not None, "opened with a pipe"
        assert answers is not None, "opened with a pipe"
        self._calls, self._answers = calls, answers

    def __getattr__(self, name: str) -> Callable[..., Any]:
        # Everything else is done by the keeper in the other process.
        return partial(self._call, name)

    def close(self) -> None:
        """End the process."""
        import subprocess

        for stream in (self._calls, self._answers):
            # What could not be sent is not needed any more.
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
