"""Strategy `reference` as a job: progress, stopping, limits and refusals."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest

from matewright.engine import Options
from matewright.errors import EngineError, StipulationError
from matewright.model.game import Game
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.solution import Mark, Status
from matewright.model.stipulation import Stipulation
from matewright.reference.solver import Solver
from matewright.services.solving import reference
from matewright.services.solving.validate import checked_kings
from tests.asking import posed

LONG = Position.from_fen("1n1r3h/Q1p1b3/p1k1PpG1/3p4/1g4r1/BBN3H1/N3g1bh/K2G4 w")


def start(text: str, **options: object) -> reference.Job:
    return reference.start(
        *posed(LONG, Stipulation.parse(text), Options(strategy="reference", **options)),  # type: ignore[arg-type] # options by name
    )


@pytest.mark.parametrize("text", ["#4", "h#4"])
def test_a_job_that_is_cancelled_answers_with_what_it_knows(text: str) -> None:
    job = start(text)
    progress = job.poll()
    assert not progress.finished
    assert job.result(0) is None
    job.cancel()
    answer = job.result()
    assert answer.status is Status.PARTIAL
    assert answer.strategy == "reference"
    assert Mark.INCOMPLETE in answer.tree.marks
    assert not answer.keys_complete
    assert answer.iterations[-1].finished is False
    assert job.poll().finished
    assert job.poll().stage == "done"


def test_a_time_limit_ends_the_search() -> None:
    assert start("#5", time_limit=0.05).result().status is Status.PARTIAL


def test_a_dropped_job_ends() -> None:
    job = start("#5")
    gone = weakref.ref(job)
    (thread,) = (each for each in threading.enumerate() if each.name == "reference")
    del job
    gc.collect()
    assert gone() is None
    thread.join(10)
    assert not thread.is_alive()


def test_progress_counts_first_moves() -> None:
    job = start("#3")
    seen = job.poll()
    while seen.root_move is None or seen.current is None:
        seen = job.poll()
    assert 0 <= seen.root_done < seen.root_total
    assert seen.current.moves >= 1
    job.cancel()


def test_notes_name_what_pawns_become() -> None:
    position = Position.from_fen("7k/8/8/8/8/5K2/P7/4R2G b")
    job = reference.start(*posed(position, Stipulation.parse("#1"), Options(strategy="reference")))
    assert [str(note) for note in job.result().notes] == [
        "parts swapped: Black moves first",
        "pawns promote to grasshopper too",
    ]


def test_other_stipulations_are_refused_by_name() -> None:
    with pytest.raises(StipulationError, match="solves #n and h#n, not s#2"):
        start("s#2")
    with pytest.raises(StipulationError, match="not h=2"):
        start("h=2")
    with pytest.raises(EngineError, match="checks only in help play"):
        start("h#2", checks_only=True)


def test_kings_in_check_from_fairy_pieces_are_found() -> None:
    position = Position.from_fen("8/8/8/k7/P7/G7/8/K7 w")
    assert checked_kings(PlayState(Game(position))) == (32,)
    assert checked_kings(PlayState(Game(Position.from_fen("8/8/8/k7/8/R7/8/K7 w")))) == (32,)


def test_a_failure_is_told_as_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_solver: Solver) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(Solver, "run", fail)
    job = start("#2")
    with pytest.raises(EngineError, match="broken"):
        job.result()
    with pytest.raises(EngineError, match="broken"):
        job.poll()
