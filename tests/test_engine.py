"""The typed module of the engine: what it refuses, and how its jobs begin and end."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from matewright import _engine, engine
from matewright.engine import Options
from matewright.errors import EngineError, IllegalPosition
from matewright.model.game import Game
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.solution import Mode, Progress, Status
from matewright.model.stipulation import MOST_MOVES, Stipulation
from matewright.museum import prinz
from matewright.services.solving.solve import NamedOptions
from tests.asking import posed
from tests.differential.answers import check_consistency

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
        (Options(memory=0), "option-range", "memory"),
        (Options(memory=engine.MOST_MEMORY + 1), "option-range", "memory"),
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
        engine.start(*posed(PRINZ, Stipulation(2), options))
    assert refusal.value.code == code
    assert refusal.value.fields["name"] == name


@pytest.mark.parametrize("mode", ["fast", "", "FULL"])
def test_a_mode_that_does_not_exist_is_refused(mode: str) -> None:
    with pytest.raises(EngineError) as refusal:
        Options(mode=mode)
    assert refusal.value.code == "mode-unknown"


def test_every_option_may_be_named_to_solve_and_start() -> None:
    named = NamedOptions.__annotations__
    assert set(named) == {field.name for field in fields(Options)}


@pytest.mark.parametrize("mode", Mode)
def test_a_mode_may_be_named(mode: Mode) -> None:
    assert Options(mode=mode.value) == Options(mode=mode)


@pytest.mark.parametrize(
    "options",
    [
        Options(threads=engine.MOST_THREADS),
        Options(memory=1),
        Options(tries=999),
        Options(time_limit=1e9),
    ],
    ids=["threads", "memory", "tries", "time limit"],
)
def test_the_ends_of_the_ranges_are_allowed(options: Options) -> None:
    assert engine.start(*posed(PRINZ, Stipulation(2), options)).result().keys == ("h1h6",)


def test_without_any_time_nothing_is_claimed() -> None:
    solution = engine.start(*posed(START, Stipulation(5), Options(time_limit=0))).result()
    assert solution.status is Status.PARTIAL
    assert solution.keys == ()
    assert not solution.keys_complete


def test_the_longest_stipulation_is_the_engines_too() -> None:
    job = engine.start(*posed(PRINZ, Stipulation(MOST_MOVES), Options(mode=Mode.SHORTEST)))
    assert job.result().length == 2
    longer = Stipulation(MOST_MOVES)
    object.__setattr__(longer, "moves", MOST_MOVES + 1)
    with pytest.raises(RuntimeError, match="Moves"):
        engine.start(*posed(PRINZ, longer, Options()))


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
        engine.start(
            *posed(PRINZ, Stipulation(2), Options(tries=1, set_play=True, portable=portable))
        )
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
        job = engine.start(*posed(PRINZ, Stipulation(2), Options()))
        while not job.poll().finished:
            pass
        assert job.result(0) is not None


def test_an_answer_can_be_asked_for_again() -> None:
    job = engine.start(*posed(PRINZ, Stipulation(2), Options()))
    assert job.result() is job.result(0)


def test_waiting_for_nothing_answers_nothing() -> None:
    job = engine.start(*posed(START, Stipulation(20), Options()))
    assert job.result(0) is None
    assert not job.poll().finished
    job.cancel()
    assert job.result().status is Status.PARTIAL


# -- stopping -------------------------------------------------------------------------------------

MATE_IN_TWELVE = Position.from_fen("3nn3/2p2p1k/1p1pp1p1/p2B3p/r2B2N1/7N/8/7K w - - 0 1")
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
# Each with its shortest mate where it is known.
LONG_SEARCHES: tuple[tuple[Position, int, int | None], ...] = (
    (START, 20, None),
    (Position.from_fen("8/6p1/6p1/4p1p1/4PkB1/1Q2NP1K/3q3p/6br w - - 0 1"), 6, 6),
    (Position.from_fen("2n2r2/8/2N1b1pB/1p3kPp/2p2p2/3Pp2K/3b4/6Q1 w - - 0 1"), 6, 6),
    (Position.from_fen(KIWIPETE), 9, None),
    (MATE_IN_TWELVE, 12, None),
    (Position.from_fen("rnbK2R1/p6p/p1kNpN1r/P3B1Q1/3P1p1p/5p2/5p1b/8 w - - 0 1"), 5, 4),
)
ON_LINUX = pytest.mark.skipif(
    not TASKS.exists(), reason="threads and memory are counted so only on Linux"
)


def random_options(source: random.Random) -> Options:
    return Options(
        strategy=source.choice((*engine.PROVERS, engine.DEFAULT_STRATEGY)),
        mode=source.choice(tuple(Mode)),
        tries=source.randrange(3),
        set_play=source.random() < 0.5,
        checks_only=source.random() < 0.2,
        threads=source.randrange(1, 5),
        memory=source.choice((1, 2, 16, 256, 256)),
        portable=source.random() < 0.3,
    )


def stop_at_some_moment(job: engine.Job, source: random.Random) -> Progress:
    """Cancel a search at once, after some work, or in some iteration; what it said last."""
    last = job.poll()
    nodes = source.choice((0, 0, 1, 1000, 10_000, 60_000))
    iterations = source.choice((0, 0, 0, 1, 2, 3))
    while not last.finished and (last.nodes < nodes or len(last.iterations) < iterations):
        last = job.poll()
    job.cancel()
    return last


def threads() -> int:
    return len(list(TASKS.iterdir()))


def settled_threads(expected: int) -> int:
    """How many threads there are once those that are on their way out are gone."""
    for _ in range(200_000):
        if threads() <= expected:
            break
        os.sched_yield()
    return threads()


def memory() -> tuple[int, int]:
    """How many MiB of addresses and of memory this process takes."""
    pages = Path("/proc/self/statm").read_text("ascii").split()
    addresses, resident = (int(number) * os.sysconf("SC_PAGE_SIZE") >> 20 for number in pages[:2])
    return addresses, resident


def settled_memory(most: int) -> tuple[int, int]:
    """The memory once what is being given back is: the last to hold a table may be its thread."""
    for _ in range(20_000):
        if memory()[0] <= most:
            break
        os.sched_yield()
    return memory()


def start_and_stop(cycles: int, source: random.Random) -> Counter[Status]:
    """So many searches, stopped or dropped; how those ended whose answers somebody waited for."""
    statuses = Counter[Status]()
    for _ in range(cycles):
        position, moves, shortest = source.choice(LONG_SEARCHES)
        job = engine.start(*posed(position, Stipulation(moves), random_options(source)))
        last = stop_at_some_moment(job, source)
        if source.random() < 0.9:
            solution = job.result()
            check_consistency(solution, last)
            if shortest is not None:
                assert solution.refuted_below <= shortest
                assert solution.length is None or solution.length >= shortest
            statuses[solution.status] += 1
    return statuses


@ON_LINUX
@pytest.mark.parametrize("cycles", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_stopped_searches_leave_nothing_and_say_nothing_wrong(cycles: int) -> None:
    source = random.Random(cycles)
    alone = threads()
    # What the system keeps for searches to come is there after some.
    start_and_stop(50, source)
    assert settled_threads(alone) <= alone
    addresses, resident = memory()
    statuses = start_and_stop(cycles, source)
    assert settled_threads(alone) <= alone
    assert statuses[Status.PARTIAL] > cycles // 2
    assert statuses[Status.SOLVED] > 0
    # Tables that nobody gave back would come to many times that. A process has some 90 MiB more in
    # the long run, once all sorts of trees have been there.
    after = settled_memory(addresses + 3000)
    assert after[0] <= addresses + 3000
    assert after[1] <= resident + 150


@ON_LINUX
@pytest.mark.parametrize(
    "how",
    [
        "answered",
        "dropped",
    ],
)
def test_the_table_is_given_back(how: str) -> None:
    alone = threads()
    for size in (1, 256):
        # The first one takes what the system keeps for later threads.
        before = memory()[0]
        job = engine.start(
            *posed(START, Stipulation(20), Options(mode=Mode.KEYS, threads=2, memory=size))
        )
        while job.poll().nodes < 20_000:
            pass
        running = memory()[0]
        job.cancel()
        if how == "answered":
            job.result()
        else:
            del job
        # Beside threads that are still there the next ones would get room of their own.
        assert settled_threads(alone) <= alone
    assert running >= before + 200
    assert settled_memory(before + 30)[0] <= before + 30


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("thread_count", [1, 3])
def test_a_search_that_is_stopped_keeps_the_mate_it_has_found(
    mode: Mode, thread_count: int
) -> None:
    """An early mate in twelve is no answer yet, but nor is it forgotten."""
    job = engine.start(
        *posed(MATE_IN_TWELVE, Stipulation(12), Options(mode=mode, threads=thread_count))
    )
    last = job.poll()
    while last.mate_within is None and not last.finished:
        last = job.poll()
    job.cancel()
    solution = job.result()
    check_consistency(solution, last)
    assert last.mate_within == 12
    assert solution.length == 12
    assert solution.keys == (last.mate_move,)


class PanicException(BaseException):
    """What the binding raises for a panic; the real class cannot be imported."""

    __module__ = "pyo3_runtime"


NATIVE_CALLS: dict[str, Callable[[], object]] = {
    "Job": lambda: engine.start(*posed(PRINZ, Stipulation(2), Options())),
    "PrinzMachine": lambda: prinz.PrinzMachine(PRINZ),
    "check": lambda: engine.check(Game(PRINZ)),
    "checked_kings": lambda: engine.in_check(Game(PRINZ)),
    "legal_moves": lambda: engine.weighted_moves(Game(PRINZ)),
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
    job = engine.start(*posed(PRINZ, Stipulation(2), Options()))
    actions: dict[str, Callable[[], object]] = {
        "poll": job.poll,
        "cancel": job.cancel,
        "wait": job.result,
    }
    with pytest.raises(EngineError, match="internal error: lost a king"):
        actions[name]()


@pytest.mark.parametrize("name", ["state", "advance"])
def test_a_panic_in_a_machine_is_an_error_of_the_engine(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    class Panicking:
        def __init__(self, _fen: str) -> None: ...

        def __getattr__(self, called: str) -> Callable[..., None]:
            assert called == name
            raise PanicException("lost a king")

    monkeypatch.setattr(_engine, "PrinzMachine", Panicking)
    machine = prinz.PrinzMachine(PRINZ)
    actions: dict[str, Callable[[], object]] = {
        "state": lambda: machine.state,
        "advance": lambda: machine.advance(1),
    }
    with pytest.raises(EngineError, match="internal error: lost a king"):
        actions[name]()


def test_what_is_no_panic_is_not_taken_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    raises(monkeypatch, KeyboardInterrupt(), "checked_kings")
    with pytest.raises(KeyboardInterrupt):
        engine.in_check(Game(PRINZ))


# -- what the system does not have ----------------------------------------------------------------

MORE_THAN_THERE_IS = """
import resource, sys
from matewright import engine
from matewright.errors import EngineError
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.stipulation import Stipulation

position = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w")
hard = resource.getrlimit(resource.RLIMIT_AS)[1]

def solve(**options):
    search = engine.SearchOptions(**options)
    return engine.start(Question(position, Stipulation(8)), search).result().keys

resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]) << 30, hard))
try:
    print(solve(mode="shortest", threads=int(sys.argv[2]), memory=int(sys.argv[3])))
except EngineError as error:
    print(error.code)
resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
print(solve(mode="shortest"))
"""


def with_little(gibibytes: int, threads: int, memory: int, stack: int | None = None) -> list[str]:
    """What a search says that gets so little memory in all and so much for each thread's stack.

    The second line comes from a search in the same process after that.
    """
    environment = dict(os.environ)
    if stack is not None:
        environment["RUST_MIN_STACK"] = str(stack << 30)
    arguments = [str(number) for number in (gibibytes, threads, memory)]
    done = subprocess.run(
        [sys.executable, "-c", MORE_THAN_THERE_IS, *arguments],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@ON_LINUX
@pytest.mark.parametrize(
    ("gibibytes", "threads"), [(3, 1), (6, 3)], ids=["where it begins", "while it searches"]
)
def test_a_thread_that_cannot_be_had_is_an_error_and_not_the_end(
    gibibytes: int, threads: int
) -> None:
    said = with_little(gibibytes, threads, 1, stack=4)
    assert said == ["engine-panic", "('h1h6',)"]


@ON_LINUX
def test_memory_that_cannot_be_had_is_not_the_end() -> None:
    said = with_little(2, 1, engine.MOST_MEMORY)
    assert len(said) == 2
    assert said[1] == "('h1h6',)"
