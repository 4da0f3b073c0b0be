"""The measurement of stops works; how soon searches end is for docs/performance.md."""

from __future__ import annotations

from matewright import engine
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from tests.asking import posed
from tests.bench.stops import PROBLEMS, stop_command, stop_job


def test_every_problem_can_be_asked() -> None:
    assert len(set(PROBLEMS)) == 60
    for fen, asked in PROBLEMS:
        job = engine.start(
            *posed(Position.from_fen(fen), Stipulation.parse(asked), engine.Options())
        )
        job.cancel()
        job.result()


def test_a_job_and_a_command_are_stopped() -> None:
    fen, asked = PROBLEMS[0]
    for stop in (stop_job, stop_command):
        stopped = stop(fen, asked, threads=1, memory=4, wait=0.2)
        assert stopped is not None
        assert stopped.delay > 0
        assert asked in str(stopped)
