"""A worker as the batch sees it: a process that answers one task after the other, or dies."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
from time import monotonic
from typing import Any, Final

from matewright.errors import EngineError
from matewright.services import own_process
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.work import ALIVE, Task

SILENCE: Final = 120.0
"""Seconds without a sign of life after which a worker counts as hung."""

_GRACE: Final = 30.0
"""Seconds beyond the time limit after which a worker counts as hung."""


class Ended(Exception):  # noqa: N818 - it is what happened
    """The worker is gone. `error` says how, as the outcome of its task."""

    def __init__(self, error: EngineError) -> None:
        super().__init__(str(error))
        self.error = error


class Worker:
    """One process. `ask` is for one thread, `check_time` and `kill` for any."""

    def __init__(self, niceness: int, most_memory: int) -> None:
        """Start it. Raises `EngineError` when the system does not let it."""
        module = "matewright.services.batch.worker"
        try:
            self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and module
                own_process.command(module, str(niceness), str(most_memory)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=own_process.environment(),
                # Ctrl-C in a terminal goes to the whole group.
                process_group=0,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise EngineError("batch-process-not-started", reason=str(error)) from None
        self._started: float | None = None
        self._last_sign = monotonic()
        self._limit: float | None = None
        self._hung: float | None = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def ask(self, task: Task) -> Outcome:
        """Have a task answered. Raises `Ended`; the worker can then not be used any more."""
        self._limit = task.time_limit
        self._started = self._last_sign = monotonic()
        try:
            return Outcome.from_dict(self._answer(json.dumps(task.to_dict())))
        except (OSError, EOFError, ValueError, KeyError, TypeError):
            self.kill()
            raise Ended(self._end()) from None
        finally:
            self._started = None

    def _answer(self, line: str) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        for reply in self._process.stdout:
            self._last_sign = monotonic()
            value: dict[str, Any] = json.loads(reply)
            if ALIVE not in value:
                return value
        raise EOFError

    def _end(self) -> EngineError:
        status = self._process.wait()
        if self._hung is not None:
            return EngineError("batch-process-hung", seconds=round(self._hung))
        how = signal.Signals(-status).name if status < 0 else f"exit status {status}"
        return EngineError("batch-process-ended", how=how)

    def check_time(self) -> None:
        """End it if it is silent for too long, or works on far beyond the time limit."""
        started, now = self._started, monotonic()
        if started is None:
            return
        silent = now - self._last_sign
        if silent > SILENCE:
            self._hung = silent
        elif self._limit is not None and now - started > 2 * self._limit + _GRACE:
            self._hung = now - started
        if self._hung is not None:
            self.kill()

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self._process.kill()

    def close(self) -> None:
        """Let it end, and wait for that."""
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
