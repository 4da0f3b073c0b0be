"""An edit while a search has been running for a while: nothing it proved is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from matewright.gui.desk import session
from matewright.model.position import Position
from tests.asking import reworded
from tests.gui.conftest import PRINZ, partial, prinz

if TYPE_CHECKING:
    from collections.abc import Callable

    from matewright.gui.main_window import MainWindow
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "collection")


@pytest.fixture
def edited(person: Person, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch) -> Person:
    """A user who moved a piece while a long search was running."""
    monkeypatch.setattr(session, "LONG_SEARCH", 0.0)
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.press("F7", person.window.board)
    person.drag("h1", "h2")
    assert not engine.jobs[0].cancelled
    return person


def state(person: Person) -> str:
    return person.window.panel.caption.state.text


def test_a_question_says_whether_it_goes_on(edited: Person, engine: FakeEngine) -> None:
    window = edited.window
    assert window.former_notice.isVisible()
    assert "#2 had been searched" in window.former_notice.words.toolTip()
    assert state(edited) == "Not solved"
    window.former_notice.go_on_button.click()
    assert not window.former_notice.isVisible()
    assert not engine.jobs[0].cancelled
    engine.jobs[0].end(prinz())
    edited.bot.waitUntil(lambda: not window.session.runs[0].is_open)
    assert window.document.problem.solution is None
    edited.press("Ctrl+Z", window.board)
    assert state(edited) == "Sound · 1 key · Rh6"
    assert window.document.problem.solution == prinz()


def test_what_is_proved_when_it_is_stopped_comes_back_by_undo(
    edited: Person, engine: FakeEngine
) -> None:
    window = edited.window
    window.former_notice.stop_button.click()
    assert engine.jobs[0].cancelled
    edited.bot.waitUntil(lambda: not window.former_notice.isVisible())
    assert state(edited) == "Not solved"
    edited.press("Ctrl+Z", window.board)
    assert state(edited) == "Partial · stopped · no mate in 1"


def test_undo_takes_the_search_up_again(edited: Person, engine: FakeEngine) -> None:
    window = edited.window
    edited.press("Ctrl+Z", window.board)
    assert not window.former_notice.isVisible()
    assert state(edited) == "Solving …"
    engine.jobs[0].end(prinz())
    edited.wait_for_answer()
    assert state(edited) == "Sound · 1 key · Rh6"


def test_solving_the_new_position_keeps_what_was_proved(edited: Person, engine: FakeEngine) -> None:
    window = edited.window
    edited.press("F7", window.board)
    assert engine.jobs[0].cancelled
    assert state(edited) == "Solving …"
    now = window.document.problem.position
    engine.jobs[1].end(reworded(prinz(), fen=now.fen, seconds=7.0))
    edited.wait_for_answer()
    edited.bot.waitUntil(lambda: len(window.document.problem.versions) == 2)
    assert window.document.problem.solution_is_current
    edited.press("Ctrl+Z", window.board)
    assert window.document.problem.solution == partial(Position.from_fen(PRINZ), "#2")
    edited.press("Ctrl+Y", window.board)
    assert state(edited).startswith("Sound")


def test_it_goes_on_while_another_problem_is_shown(edited: Person, engine: FakeEngine) -> None:
    window = edited.window
    edited.press("Ctrl+Shift+N", window.board)
    assert not window.former_notice.isVisible()
    edited.press("Ctrl+PgUp", window.board)
    assert window.former_notice.isVisible()
    engine.jobs[0].end(prinz())
    edited.bot.waitUntil(lambda: not window.former_notice.isVisible())


@pytest.mark.whole_window
def test_another_language_asks_again(
    edited: Person, engine: FakeEngine, german: Callable[[], MainWindow]
) -> None:
    new = german()
    assert new.former_notice.isVisible()
    assert not engine.jobs[0].cancelled
    new.former_notice.stop_button.click()
    edited.bot.waitUntil(lambda: not new.former_notice.isVisible())


def test_a_problem_that_is_removed_asks_nothing(edited: Person, engine: FakeEngine) -> None:
    edited.press("Ctrl+Shift+N", edited.window.board)
    edited.press("Ctrl+PgUp", edited.window.board)
    edited.press("Ctrl+Shift+Del", edited.window.board)
    assert engine.jobs[0].cancelled
    assert not edited.window.former_notice.isVisible()


def test_the_queue_says_what_it_solves(edited: Person) -> None:
    model = edited.window.queue.table.model()
    assert "before the edit" in model.index(0, 3).data()
