"""The typed face of the engine: what it refuses, and how its jobs begin and end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

import matewright
from matewright import _engine, engine
from matewright.engine import Options
from matewright.errors import EngineError, IllegalPosition
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.solution import Mode, Status
from matewright.model.stipulation import MOST_MOVES, Stipulation

PRINZ = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w")
START = Position.from_fen(INITIAL_FEN)
IN_CHECK = Position.from_fen("k7/8/8/8/8/8/8/R1K5 w")
TASKS = Path("/proc/self/task")


@pytest.mark.parametrize(
    ("options", "code", "name"),
    [
        (Options(threads=0), "option-range", "threads"),
        (Options(threads=-1), "option-range", "threads"),
        (Options(threads=1000), "option-range", "threads"),
        (Options(tries=-1), "option-range", "tries"),
        (Options(tries=1000), "option-range", "tries"),
        (Options(time_limit=-1.0), "option-range", "time limit"),
        (Options(time_limit=float("nan")), "option-range", "time limit"),
        (Options(time_limit=float("inf")), "option-range", "time limit"),
        (Options(time_limit=float("-inf")), "option-range", "time limit"),
        (Options(strategy="magic"), "strategy-unknown", "magic"),
        (Options(strategy=""), "strategy-unknown", ""),
    ],
    ids=str,
)
def test_options_out_of_range_are_refused(options: Options, code: str, name: str) -> None:
    with pytest.raises(EngineError) as refusal:
        engine.start(PRINZ, Stipulation(2), options)
    assert refusal.value.code == code
    assert refusal.value.fields["name"] == name


@pytest.mark.parametrize("mode", ["fast", "", "FULL"])
def test_a_mode_that_does_not_exist_is_refused(mode: str) -> None:
    with pytest.raises(EngineError) as refusal:
        Options(mode=mode)
    assert refusal.value.code == "mode-unknown"


def test_every_option_may_be_named_to_solve_and_start() -> None:
    named = matewright._NamedOptions.__annotations__
    assert set(named) == {field.name for field in fields(Options)}


@pytest.mark.parametrize("mode", Mode)
def test_a_mode_may_be_named(mode: Mode) -> None:
    assert Options(mode=mode.value) == Options(mode=mode)


@pytest.mark.parametrize(
    "options",
    [Options(threads=engine.MOST_THREADS), Options(tries=999), Options(time_limit=1e9)],
    ids=["threads", "tries", "time limit"],
)
def test_the_ends_of_the_ranges_are_allowed(options: Options) -> None:
    assert engine.start(PRINZ, Stipulation(2), options).result().keys == ("h1h6",)


def test_without_any_time_nothing_is_claimed() -> None:
    solution = engine.start(START, Stipulation(5), Options(time_limit=0)).result()
    assert solution.status is Status.PARTIAL
    assert solution.keys == ()
    assert not solution.keys_complete


def test_the_longest_stipulation_is_the_engines_too() -> None:
    job = engine.start(PRINZ, Stipulation(MOST_MOVES), Options(mode=Mode.SHORTEST))
    assert job.result().length == 2
    longer = Stipulation(MOST_MOVES)
    object.__setattr__(longer, "moves", MOST_MOVES + 1)
    with pytest.raises(RuntimeError, match="length"):
        engine.start(PRINZ, longer, Options())


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_leaves_of_an_illegal_position_are_not_counted(depth: int) -> None:
    with pytest.raises(IllegalPosition):
        engine.perft(IN_CHECK, depth)
    with pytest.raises(IllegalPosition):
        engine.divide(IN_CHECK, depth)


@pytest.mark.parametrize("depth", [-1, engine.MOST_PERFT_DEPTH + 1])
def test_perft_depths_out_of_range_are_refused(depth: int) -> None:
    with pytest.raises(EngineError) as refusal:
        engine.perft(START, depth)
    assert refusal.value.fields["name"] == "depth"


@pytest.mark.parametrize("portable", [False, True])
@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 20), (2, 400), (3, 8902)])
def test_every_processor_counts_the_same_leaves(depth: int, count: int, portable: bool) -> None:
    assert engine.perft(START, depth, portable=portable) == count


def test_every_processor_gives_the_same_answer() -> None:
    fast, portable = (
        engine.start(PRINZ, Stipulation(2), Options(tries=1, set_play=True, portable=portable))
        .result()
        .to_dict()
        for portable in (False, True)
    )
    for answer in (fast, portable):
        del answer["seconds"]
        for row in answer["iterations"]:
            del row["seconds"]
    assert fast == portable


def test_what_is_said_to_be_finished_can_be_had_at_once() -> None:
    for _ in range(50):
        job = engine.start(PRINZ, Stipulation(2), Options())
        while not job.poll().finished:
            pass
        assert job.result(0) is not None


def test_an_answer_can_be_asked_for_again() -> None:
    job = engine.start(PRINZ, Stipulation(2), Options())
    assert job.result() is job.result(0)


def test_waiting_for_nothing_answers_nothing() -> None:
    job = engine.start(START, Stipulation(20), Options())
    assert job.result(0) is None
    assert not job.poll().finished
    job.cancel()
    assert job.result().status is Status.PARTIAL


@pytest.mark.skipif(not TASKS.exists(), reason="threads are counted so only on Linux")
def test_stopped_searches_leave_no_threads() -> None:
    before = len(list(TASKS.iterdir()))
    for number in range(100):
        job = engine.start(START, Stipulation(20), Options(threads=1 + number % 2))
        job.cancel()
        assert job.result().status is Status.PARTIAL
    # The last ones may still be on their way out.
    assert len(list(TASKS.iterdir())) - before < 10


class PanicException(BaseException):
    """What the binding raises for a panic; the real class cannot be imported."""

    __module__ = "pyo3_runtime"


NATIVE_CALLS: dict[str, Callable[[], object]] = {
    "Job": lambda: engine.start(PRINZ, Stipulation(2), Options()),
    "check": lambda: engine.check(PRINZ, None),
    "checked_kings": lambda: engine.in_check(PRINZ),
    "legal_moves": lambda: engine.weighted_moves(PRINZ),
    "divide": lambda: engine.divide(PRINZ, 1),
    "count_leaves": lambda: engine.perft(PRINZ, 2),
}


def raises(monkeypatch: pytest.MonkeyPatch, error: BaseException, name: str) -> None:
    """Have a function of the native module raise that."""

    def call(*_arguments: object, **_options: object) -> None:
        raise error

    monkeypatch.setattr(_engine, name, call)


@pytest.mark.parametrize("name", NATIVE_CALLS)
def test_a_panic_in_a_call_is_an_error_of_the_engine(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    raises(monkeypatch, PanicException("lost a king"), name)
    with pytest.raises(EngineError, match="internal error: lost a king") as failure:
        NATIVE_CALLS[name]()
    assert failure.value.code == "engine-panic"


@pytest.mark.parametrize("name", ["poll", "cancel", "wait"])
def test_a_panic_in_a_job_is_an_error_of_the_engine(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    class Panicking:
        def __init__(self, *_arguments: object, **_options: object) -> None: ...

        def __getattr__(self, called: str) -> Callable[..., None]:
            def call(*_arguments: object) -> None:
                assert called == name
                raise PanicException("lost a king")

            return call

    monkeypatch.setattr(_engine, "Job", Panicking)
    job = engine.start(PRINZ, Stipulation(2), Options())
    deeds: dict[str, Callable[[], object]] = {
        "poll": job.poll,
        "cancel": job.cancel,
        "wait": job.result,
    }
    with pytest.raises(EngineError, match="internal error: lost a king"):
        deeds[name]()


def test_what_is_no_panic_is_not_taken_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    raises(monkeypatch, KeyboardInterrupt(), "checked_kings")
    with pytest.raises(KeyboardInterrupt):
        engine.in_check(PRINZ)
