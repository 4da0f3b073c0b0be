"""Batches on a cluster: a local scheduler of Dask's with two workers, one of which goes away."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from matewright import engine
from matewright.errors import EngineError
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.verdict import Verdict
from matewright.services.batch import batch as batches
from matewright.services.batch import cluster as clusters
from matewright.services.batch.batch import Batch, BatchOptions, BatchProgress
from matewright.services.batch.case import Case
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.work import Task, answer
from matewright.services.file import files
from matewright.services.workshop import fill, search
from matewright.services.workshop.typed_pieces import pieces_of
from tests.batches import EASY, ENDLESS, InProcess

ROOT = Path(__file__).parents[3]

# What the library itself has not tidied up when it is closed is none of our business.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")


@pytest.fixture
def two_workers() -> Iterator[Any]:
    """A scheduler and two workers in this process: there at once."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0"
    ) as made:
        yield made


def started(problems: Collection, address: str, journal: Path, **options: Any) -> Batch:
    batch = Batch(problems, BatchOptions(cluster=address, **options), journal)
    batch.start()
    return batch


def wait(batch: Batch, done: int | None = None) -> BatchProgress:
    """Wait until so many problems are done, or all."""
    while not (progress := batch.poll()).finished and (done is None or progress.done < done):
        batch._is_over.wait(0.01)
    return progress


def digests(journal: Path) -> list[str]:
    lines = journal.read_text(encoding="utf-8").splitlines()[1:]
    return [line.split('"')[3] for line in lines]


def test_no_outcome_is_lost_or_doubled_when_a_worker_goes(
    two_workers: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "_FETCH", 5)
    problems = files.load(ROOT / "resources/problems/classics.olv").collection
    journal = tmp_path / "journal"
    batch = started(problems, two_workers.scheduler_address, journal)
    wait(batch, done=4)
    # What the scheduler does when a connection breaks; closing a worker of the same process by
    # itself may leave its connection open.
    gone = two_workers.workers[0].address
    two_workers.sync(two_workers.scheduler.remove_worker, gone, stimulus_id="test")
    progress = wait(batch)
    assert progress.failure is None
    assert progress.counts == {Verdict.SOUND: 20}
    assert len(digests(journal)) == len(set(digests(journal))) == 20
    batch.close()


def test_a_batch_on_a_cluster_can_be_stopped_and_resumed_here(
    two_workers: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = threading.Event()

    def hold(task: Task) -> Outcome:
        # A search that ends by the clock could do so before the others do.
        if task.case == Case.of(ENDLESS):
            stopped.wait()
            task = replace(task, time_limit=0.01)
        return answer(task)

    # The workers are threads of this process.
    monkeypatch.setattr(clusters, "answer", hold)
    journal = tmp_path / "journal"
    problems = Collection((EASY[0], ENDLESS, *EASY[1:]))
    batch = started(problems, two_workers.scheduler_address, journal)
    wait(batch, done=5)
    batch.cancel()
    assert wait(batch).done == 5
    batch.close()
    stopped.set()
    monkeypatch.setattr(batches, "_Local", InProcess)
    again = Batch(problems, BatchOptions(jobs=1, resume=True, time_limit=0.1), journal)
    again.start()
    assert wait(again).resumed == 5
    again.close()


def test_fill_loses_nothing_but_time_when_a_worker_goes(
    two_workers: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "_FETCH", 5)
    problem = Problem(Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/8 w"))
    filling = fill.Completion(pieces_of("wR wP"))
    whole = [one.position.fen for one in fill.fill(problem, filling)]
    journal = tmp_path / "fill.jsonl"
    work = fill.Fill(
        fill.CompletionTask(problem, filling),
        journal=journal,
        cluster=two_workers.scheduler_address,
    )
    work.start()
    while not work.poll().done:
        work.wait(0.01)
    gone = two_workers.workers[0].address
    two_workers.sync(two_workers.scheduler.remove_worker, gone, stimulus_id="test")
    while not work.wait(1):
        pass
    assert work.poll().is_complete
    found = work.take()
    assert sorted(one.position.fen for one in found) == sorted(whole)
    # Each part is in the journal once.
    parts = [json.loads(line)["first"] for line in journal.read_text("utf-8").splitlines()[1:]]
    assert sorted(parts) == [[part.start, part.stop] for part in search.parts_of(work.space)]


class _Future:
    """Done at once; what it has is handed over only if it is not lost."""

    def __init__(self, text: str, error: Exception | None) -> None:
        self._text, self._error = text, error

    def add_done_callback(self, call: Callable[[object], None]) -> None:
        call(self)

    def result(self, timeout: float) -> str:
        assert timeout < 60
        if self._error is not None:
            raise self._error
        return clusters.answer_text(self._text)


@pytest.mark.parametrize("error", [TimeoutError(), CancelledError()])
@pytest.mark.parametrize(("status", "losses"), [("running", 1), ("running", 99), ("closed", 1)])
def test_an_outcome_that_does_not_come_is_asked_for_again(
    error: Exception, status: str, losses: int
) -> None:
    left = [error] * losses

    def submit(_: object, text: str, *, pure: bool) -> _Future:
        return _Future(text, left.pop() if left else None)

    client = SimpleNamespace(status=status, submit=submit)
    backend = clusters.ClusterBackend(SimpleNamespace(client=client))  # type: ignore[arg-type] # all it has
    if status == "running" and losses == 1:
        assert backend.ask(Task(Case.of(EASY[0]))).verdict is Verdict.SOUND
    else:
        with pytest.raises(EngineError, match="cluster"):
            backend.ask(Task(Case.of(EASY[0])))


def test_another_version_of_the_engine_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "__version__", "0.0.1")
    task = Task(Case.of(EASY[0]), version="9.9.9")
    outcome = Outcome.from_dict(json.loads(clusters.answer_text(json.dumps(task.to_dict()))))
    assert outcome.verdict is Verdict.FAILED
    assert "0.0.1" in outcome.judgement.remark


def test_without_the_library_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    batch = Batch(Collection(EASY), BatchOptions(cluster="tcp://x:1"), tmp_path / "journal")
    with pytest.raises(EngineError, match=r"pip install 'matewright\[cluster\]'"):
        batch.start()
    # Nothing keeps the next batch from beginning.
    assert [path.name for path in tmp_path.iterdir()] == ["journal"]


def test_nothing_of_the_library_is_loaded_without_a_cluster() -> None:
    source = (
        "import sys; sys.modules['distributed'] = None; sys.modules['dask'] = None\n"
        "import matewright.cli, matewright.services.batch.cluster, matewright.services.batch.worker"
    )
    subprocess.run([sys.executable, "-c", source], check=True, timeout=120)


@pytest.mark.slow
def test_a_killed_worker_process_loses_nothing(tmp_path: Path) -> None:
    from distributed import LocalCluster

    board = files.load(ROOT / "tests/bench/two_movers.epd").collection
    problems = Collection(board.peek(place) for place in range(300))
    journal = tmp_path / "journal"
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as made:
        batch = started(problems, made.scheduler_address, journal)
        wait(batch, done=100)
        victim = made.workers[0].process.process.pid
        os.kill(victim, signal.SIGKILL)
        progress = wait(batch)
        batch.close()
    assert progress.failure is None
    assert progress.done == 300
    assert Verdict.FAILED not in progress.counts
    assert len(digests(journal)) == len(set(digests(journal))) == 300
