"""Searches leave the processors to the window."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import threading
from pathlib import Path

import pytest

from matewright.cooperative import yield_now
from matewright.gui.app import application
from matewright.gui.background import jobs, yielder
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.preferences.preferences import AUTOSAVE
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer")

NO_END = "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1"


LEAST = 19
"""The niceness beyond which there is none."""


def niceness(thread: int) -> int:
    """Of a thread; 0 is the one that asks."""
    return os.getpriority(os.PRIO_PROCESS, thread)


def nicenesses(some: set[int]) -> list[int]:
    """Of the threads that have not ended since they were listed."""
    found = []
    for thread in some:
        with contextlib.suppress(ProcessLookupError):
            found.append(niceness(thread))
    return found


def threads() -> set[int]:
    return {int(path.name) for path in Path("/proc/self/task").iterdir()}


@pytest.mark.usefixtures("person")
def test_threads_of_python_let_the_window_have_its_turn_soon() -> None:
    application()
    assert sys.getswitchinterval() <= 0.001  # Python's own is 5 ms, and drawing waits often


@pytest.fixture
def endless_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread goes on only when the window lets it."""
    monkeypatch.setattr(yielder, "_LONGEST_WAIT", 60.0)
    monkeypatch.setattr(yielder, "_SLICE", 0.0)


@pytest.mark.usefixtures("endless_wait")
def test_long_work_waits_until_the_window_is_between_two_events(person: Person) -> None:
    begun, done = threading.Event(), threading.Event()

    def function() -> None:
        begun.set()
        yield_now()
        done.set()

    task = BackgroundTask(function)
    task.start()
    assert begun.wait(60)
    # All this while the window is within one event.
    assert not done.wait(0.2)
    person.bot.waitUntil(done.is_set)
    task.join()


@pytest.mark.usefixtures("endless_wait", "person")
def test_a_window_that_only_waits_for_long_work_holds_nobody_up() -> None:
    begun = threading.Event()

    def function() -> int:
        begun.set()
        for _ in range(1_000):
            yield_now()
        return 1_000

    task = BackgroundTask(function)
    task.start()
    assert begun.wait(60)
    assert task.result() == 1_000


@pytest.mark.usefixtures("person")
def test_work_goes_on_though_the_window_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yielder, "_LONGEST_WAIT", 0.001)
    task = BackgroundTask(yield_now)
    task.start()
    assert task.wait(10_000)


class Knot:
    """Something only a search for cycles finds."""

    def __init__(self) -> None:
        self.itself = self


def test_cycles_are_searched_for_in_the_thread_of_the_window_alone(person: Person) -> None:
    searches: list[int] = []

    def note(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            searches.append(threading.get_ident())

    gc.callbacks.append(note)
    try:
        task = BackgroundTask(
            lambda: [Knot() for _ in range(5_000)] and None, makes_many_objects=False
        )
        task.start()
        assert task.wait()
        assert not searches
        person.bot.waitUntil(lambda: bool(searches))
    finally:
        gc.callbacks.remove(note)
    assert set(searches) == {threading.get_ident()}


@pytest.mark.usefixtures("person")
def test_what_stays_for_good_is_not_searched_for_cycles() -> None:
    assert gc.get_freeze_count() > len(sys.modules)


@pytest.mark.skipif(sys.platform != "linux", reason="only there threads have priorities")
@pytest.mark.skipif(
    sys.platform == "linux" and niceness(0) == LEAST,
    reason="nothing stands back further than these tests do already",
)
@pytest.mark.usefixtures("real_engine")
def test_threads_of_a_search_stand_back_and_the_window_does_not(person: Person) -> None:
    window = person.window
    # What it writes before solving is written in a thread of another kind.
    window.preferences.set(AUTOSAVE, False)
    before, its_own = threads(), niceness(0)
    window.document.edit(Problem(Position.from_fen(NO_END), stipulation_of("#7")), "")
    window.question.options_panel.threads_spin.setValue(2)
    window.solve()

    def stand_back() -> bool:
        found = nicenesses(threads() - before)
        return len(found) >= 2 and all(one > its_own for one in found)

    # A thread steps back as the first thing it does, and not before it is there.
    person.bot.waitUntil(stand_back)
    assert niceness(0) == its_own
    window.session.stop_all()
    person.wait_for_answer()


@pytest.mark.skipif(sys.platform != "linux", reason="only there threads have priorities")
def test_who_was_started_with_nice_stands_back_further_still() -> None:
    found: list[int] = []

    def work() -> None:
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEAST)
        jobs._step_back()
        found.append(niceness(0))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [LEAST]
