"""The queue of solves: one after another, whatever is shown meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from matewright.errors import EngineError
from matewright.gui.docks.dock import Arrangement
from matewright.gui.solving.queue_model import Column
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Status
from matewright.services.file.files import Opened
from tests.gui.conftest import PRINZ, prinz, put_behind_the_window

if TYPE_CHECKING:
    from pathlib import Path

    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file", "collection")


@pytest.fixture
def three(person: Person, tmp_path: Path) -> Person:
    """A user with a file of three problems open."""
    problem = Problem(Position.from_fen(PRINZ))
    some = Collection(tuple(replace(problem, source=name) for name in ("one", "two", "three")))
    person.window.document.show_copy(Opened(tmp_path / "three.olv", some, (), None))  # type: ignore[arg-type] # no file stands behind it
    return person


def states(person: Person) -> list[str]:
    """The state of every run, as the pane shows it."""
    model = person.window.queue.table.model()
    return [model.index(row, Column.STATE).data() for row in range(model.rowCount())]


def numbers(person: Person) -> list[str]:
    model = person.window.queue.table.model()
    return [model.index(row, Column.NUMBER).data() for row in range(model.rowCount())]


def begun(person: Person, engine: FakeEngine, count: int) -> None:
    """Wait until so many searches began."""
    person.bot.waitUntil(lambda: len(engine.jobs) == count)


def answers(person: Person) -> list[bool]:
    return [problem.solution is not None for problem in person.window.document.collection]


@pytest.fixture
def solving(three: Person, engine: FakeEngine) -> Person:
    """A user who has all three solved, the first of them just now."""
    three.queue_all()
    begun(three, engine, 1)
    return three


def test_all_problems_are_solved_one_after_another(solving: Person, engine: FakeEngine) -> None:
    assert solving.window.queue.isVisible()
    assert states(solving) == ["Solving …", "Waiting", "Waiting"]
    assert "2 waiting · 1 running · 0 done" in solving.window.queue.summary_label.text()
    for count in (2, 3):
        engine.jobs[-1].end(prinz())
        begun(solving, engine, count)
    assert states(solving) == ["Sound · 1 key", "Sound · 1 key", "Solving …"]
    engine.jobs[-1].end(replace(prinz(), status=Status.NONE, keys=(), length=None))
    solving.bot.waitUntil(lambda: all(answers(solving)))
    assert states(solving)[2] == "No solution · no mate in 2"
    assert len(engine.jobs) == 3


def test_a_queue_goes_on_while_another_problem_is_looked_at(
    three: Person, engine: FakeEngine
) -> None:
    three.press("Alt+F7", three.window.board)
    begun(three, engine, 1)
    three.press("Ctrl+PgDown", three.window.board)
    assert three.window.panel.caption.state.text == "Not solved"
    three.press("Alt+F7", three.window.board)
    assert states(three) == ["Solving …", "Waiting"]
    engine.jobs[0].end(prinz())
    begun(three, engine, 2)
    assert answers(three) == [True, False, False]
    assert three.window.panel.caption.state.text == "Solving …"


def test_solve_does_not_wait_for_the_queue(three: Person, engine: FakeEngine) -> None:
    three.press("Alt+F7", three.window.board)
    begun(three, engine, 1)
    three.press("Ctrl+PgDown", three.window.board)
    three.press("F7", three.window.board)
    assert len(engine.jobs) == 2
    assert states(three) == ["Solving …", "Solving …"]
    engine.jobs[1].end(prinz())
    three.wait_for_answer()
    assert answers(three) == [False, True, False]
    assert not engine.jobs[0].cancelled


def test_an_edit_takes_a_problem_out_and_says_so(solving: Person, engine: FakeEngine) -> None:
    solving.press("Ctrl+PgDown", solving.window.board)
    solving.drag("h1", "h2")
    words = "Taken out of the queue: the problem was edited."
    assert states(solving) == ["Solving …", words, "Waiting"]
    assert words in solving.window.log.toPlainText()
    solving.press("Ctrl+PgUp", solving.window.board)
    solving.drag("h1", "h2")
    assert engine.jobs[0].cancelled
    assert states(solving)[0] == "Stopped: the problem was edited."
    begun(solving, engine, 2)
    engine.jobs[1].end(prinz())
    solving.bot.waitUntil(lambda: answers(solving) == [False, False, True])


def test_what_is_no_edit_of_the_question_leaves_it_in_the_queue(
    three: Person, engine: FakeEngine
) -> None:
    three.press("Alt+F7", three.window.board)
    begun(three, engine, 1)
    document = three.window.document
    document.edit(replace(document.problem, authors=("A. Smith",)), "name")
    engine.jobs[0].end(prinz())
    three.bot.waitUntil(lambda: answers(three)[0])
    assert document.problem.authors == ("A. Smith",)


def test_answers_find_their_problems_after_the_list_has_changed(
    three: Person, engine: FakeEngine
) -> None:
    window = three.window
    window.document.go_to(2)
    three.press("Alt+F7", window.board)
    begun(three, engine, 1)
    window.document.go_to(0)
    three.press("Ctrl+Shift+N", window.board)
    assert numbers(three) == ["4"]
    engine.jobs[0].end(prinz())
    three.bot.waitUntil(lambda: any(answers(three)))
    assert answers(three) == [False, False, False, True]


def test_a_problem_that_is_removed_is_not_solved_any_more(
    three: Person, engine: FakeEngine
) -> None:
    three.press("Alt+F7", three.window.board)
    begun(three, engine, 1)
    three.press("Ctrl+Shift+Del", three.window.board)
    assert engine.jobs[0].cancelled
    assert states(three) == []
    three.let_go()
    assert answers(three) == [False, False]


def test_another_file_ends_the_queue(solving: Person, engine: FakeEngine) -> None:
    solving.window.document.start_new()
    assert engine.jobs[0].cancelled
    assert states(solving) == []
    QApplication.processEvents()
    assert len(engine.jobs) == 1


def test_delete_stops_one_and_takes_others_out(solving: Person, engine: FakeEngine) -> None:
    solving.press("Ctrl+9", solving.window.board)
    table = solving.window.queue.table
    assert table.hasFocus()
    solving.press("Down", table)
    solving.press("Down", table)
    solving.press("Del", table)
    assert states(solving) == ["Solving …", "Waiting"]
    solving.press("Up", table)
    solving.press("Up", table)
    assert solving.window.queue.stop_button.text() == "&Stop"
    solving.press("Del", table)
    begun(solving, engine, 2)
    assert states(solving) == ["Partial · stopped · no mate in 1", "Solving …"]


def test_stop_all_keeps_what_is_proved_and_empties_the_queue(
    solving: Person, engine: FakeEngine
) -> None:
    solving.window.queue.stop_all_button.click()
    solving.bot.waitUntil(lambda: answers(solving) == [True, False, False])
    assert states(solving) == ["Partial · stopped · no mate in 1"]
    solving.window.queue.clear_button.click()
    assert states(solving) == []
    QApplication.processEvents()
    assert len(engine.jobs) == 1


def test_return_shows_the_problem(solving: Person) -> None:
    solving.press("Ctrl+9", solving.window.board)
    solving.press("End", solving.window.queue.table)
    solving.press("Ctrl+End", solving.window.queue.table)
    solving.press("Return", solving.window.queue.table)
    assert solving.window.document.current == 2


def test_what_cannot_be_solved_says_why_and_the_next_one_begins(
    three: Person, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse_one(problem: Problem, options: object) -> object:
        if problem.source == "one":
            raise EngineError("engine-panic", detail="made up")
        return engine.start(problem, options)  # type: ignore[arg-type] # handed through

    put_behind_the_window(monkeypatch, refuse_one)
    three.queue_all()
    begun(three, engine, 1)
    assert "made up" in states(three)[0]
    assert states(three)[1] == "Solving …"


def test_a_problem_is_in_the_queue_once(solving: Person) -> None:
    solving.press("Alt+F7", solving.window.board)
    assert len(states(solving)) == 3


@pytest.mark.whole_window
def test_the_pane_fits_a_small_window(three: Person, engine: FakeEngine) -> None:
    three.window.resize(QSize(1024, 700))
    docks = three.window.docks
    three.bot.waitUntil(lambda: docks.arrangement is Arrangement.COMPACT)
    three.window.resize(QSize(1024, 700))
    three.queue_all()
    begun(three, engine, 1)
    assert three.window.size() == QSize(1024, 700)
    assert three.window.queue.isVisible()
    assert not three.window.queue.table.horizontalScrollBar().isVisible()


def test_copies_of_a_problem_have_a_run_each(three: Person, engine: FakeEngine) -> None:
    document = three.window.document
    three.press("Ctrl+D", three.window.board)
    assert document.collection[0] is document.collection[1]
    three.queue_all()
    begun(three, engine, 1)
    document.go_to(0)
    three.press("Ctrl+Shift+Del", three.window.board)
    assert len(three.window.session.runs) == 3, "one of the two equal problems is gone"
    assert sorted(run.index for run in three.window.session.runs) == [0, 1, 2]


def test_a_window_whose_queue_works_keeps_its_problems(solving: Person, engine: FakeEngine) -> None:
    engine.jobs[0].end(prinz())
    begun(solving, engine, 2)
    assert not solving.window.session.is_running, "the problem shown is done"
    assert not solving.window.open_file.is_untouched


def test_stopping_all_is_offered_only_while_there_is_something_to_stop(
    three: Person, engine: FakeEngine
) -> None:
    entry = three.window.menus["solve.stop-all"]
    assert not entry.isEnabled()
    three.press("Alt+F7", three.window.board)
    begun(three, engine, 1)
    assert entry.isEnabled()
    engine.jobs[0].end(prinz())
    three.bot.waitUntil(lambda: not entry.isEnabled())
