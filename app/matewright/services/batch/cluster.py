"""The same work done by a cluster: Dask's scheduler hands the tasks to its workers.

Tasks and outcomes travel as text (JSON). A scheduler can make its workers run anything, and they
trust it; so it has to be one's own. A worker that dies is none of our business: the scheduler gives
its tasks to the others, and each outcome arrives once.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError
from time import monotonic
from typing import TYPE_CHECKING, Final

from matewright.errors import EngineError
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.work import Task, answer

if TYPE_CHECKING:
    from distributed import Client, Future

_SLICE: Final = 0.5
"""Seconds between two looks whether the scheduler is still there."""

_FETCH: Final = 30
"""Seconds to fetch an outcome that is there. When its worker goes just then, the library can wait
for ever."""

_ATTEMPTS: Final = 5
"""So often a task is handed over before the cluster counts as lost."""

_CONNECT: Final = 10
"""Seconds to reach the scheduler."""

_ENDINGS: Final = ("batch-process-hung", "batch-process-ended")
"""What becomes of a single task, and no end of the whole work."""

_TASKS_A_THREAD: Final = 4
"""So many tasks are under way for each thread of a worker, so that none waits for the next."""

_GRACE: Final = 120.0
"""Seconds beyond three time limits after which a task counts as hung: it may have to wait."""


def answer_text(task: str) -> str:
    """What a worker of the cluster does: a task as text to an outcome as text."""
    return json.dumps(answer(Task.from_dict(json.loads(task))).to_dict())


class Cluster:
    """The connection to a scheduler. Raises `EngineError` when there is none."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
            from distributed.comm import resolve_address
        except ImportError:
            raise EngineError("batch-cluster-missing") from None
        try:
            # A client that breaks off over a bad address is not tidied up, and complains of that.
            resolve_address(address)
            self.client: Client = Client(address, timeout=_CONNECT, set_as_default=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise EngineError(
                "batch-cluster-unreachable", text=address, reason=_reason(error)
            ) from None
        self._left = 0
        self._guard = threading.Lock()

    def backends(self) -> list[ClusterBackend]:
        """As many hands as keep all workers busy; with no worker yet there is one that waits."""
        threads = sum(self.client.nthreads().values())
        made = [ClusterBackend(self) for _ in range(max(1, threads * _TASKS_A_THREAD))]
        self._left = len(made)
        return made

    def release(self) -> None:
        """One hand is done; the last one closes the connection."""
        with self._guard:
            self._left -= 1
            is_last = not self._left
        if is_last:
            self.client.close()


class ClusterBackend:
    """Hands one task after the other to the cluster."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._future: Future[str] | None = None
        self._is_open = True

    def ask(self, task: Task) -> Outcome:
        """The outcome, from whichever worker. Raises `EngineError` when the scheduler is gone."""
        begun, digest = monotonic(), task.case.digest
        limit = None if task.time_limit is None else begun + 3 * task.time_limit + _GRACE
        try:
            reply = self.run(answer_text, json.dumps(task.to_dict()), limit)
        except EngineError as error:
            if error.code not in _ENDINGS:
                raise
            return Outcome.of_error(digest, error, monotonic() - begun)
        if reply is None:
            return Outcome.of_error(digest, EngineError("batch-process-ended", how="cancel"))
        return Outcome.from_dict(json.loads(reply))

    def run(self, work: Callable[[str], str], text: str, limit: float | None = None) -> str | None:
        """What a function of a text comes to, done by whichever worker; None after `kill`.

        Raises `EngineError`: `batch-process-hung` after the moment `limit`, `batch-process-ended`
        when the work ends its workers, another one when the scheduler is gone.
        """
        from distributed import KilledWorker

        begun, attempts = monotonic(), 1
        future, done = self._submit(work, text)
        while self._is_open:
            # Not with a short limit for `result`: it would break off what other threads wait for.
            if not done.wait(_SLICE):
                if self._cluster.client.status != "running":
                    raise _lost(self._cluster.client.status)
                if limit is not None and monotonic() > limit:
                    raise EngineError("batch-process-hung", seconds=round(monotonic() - begun))
                continue
            try:
                reply: str = future.result(_FETCH)
                return reply
            except KilledWorker as error:
                raise EngineError("batch-process-ended", how=_reason(error)) from None
            except ModuleNotFoundError as error:
                raise EngineError("batch-cluster-without", reason=_reason(error)) from None
            except (OSError, CancelledError, UnboundLocalError) as error:
                # The last is what `result` ends with when the connection goes while it waits.
                # One who no longer waits for an outcome breaks off the others who fetch theirs.
                may_come = isinstance(error, TimeoutError | CancelledError)
                is_there = self._cluster.client.status == "running"
                is_lost = not may_come or not is_there or attempts == _ATTEMPTS
                if self._is_open:
                    if is_lost:
                        raise _lost(_reason(error)) from None
                    attempts += 1
                    future, done = self._submit(work, text)
        return None

    def _submit(self, work: Callable[[str], str], text: str) -> tuple[Future[str], threading.Event]:
        """Hand work over; the event is set when there is an end of any kind."""
        future = self._cluster.client.submit(work, text, pure=False)
        self._future = future
        done = threading.Event()
        future.add_done_callback(lambda _: done.set())
        return future, done

    def check_time(self) -> None:
        """Nothing to do: the scheduler looks after its workers, `ask` after time."""

    def close(self) -> None:
        """No more tasks come."""
        self._cluster.release()

    def kill(self) -> None:
        """Give up what is at work."""
        self._is_open = False
        if self._future is not None:
            self._future.cancel(reason="", msg="")


def _lost(reason: str) -> EngineError:
    return EngineError("batch-cluster-lost", reason=reason)


def _reason(error: BaseException) -> str:
    """The first line of what a library says about an error."""
    return (str(error) or type(error).__name__).splitlines()[0]
