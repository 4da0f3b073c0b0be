"""Word of a search that ended while the window was in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from matewright.gui.preferences.preferences import NOTIFICATIONS
from matewright.gui.solving import notifications
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.model.position import Position
from tests.gui.conftest import PRINZ, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file")


@pytest.fixture
def elsewhere(person: Person, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    """Another window, to which the person turns; every search counts as long."""
    monkeypatch.setattr(notifications, "_LONG", 0.0)
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    other = QWidget()
    person.bot.addWidget(other)
    return other


def turn_to(person: Person, window: QWidget) -> None:
    window.show()
    window.activateWindow()
    person.bot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()


def message(person: Person) -> str:
    label = person.window.findChild(ElidedLabel, "file_label")
    assert label is not None
    return label.text()


def begun(person: Person, engine: FakeEngine, count: int) -> None:
    """Wait until so many searches began."""
    person.bot.waitUntil(lambda: len(engine.jobs) == count)


def solve_meanwhile(person: Person, engine: FakeEngine, elsewhere: QWidget) -> None:
    turn_to(person, elsewhere)
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()


def test_what_ended_meanwhile_is_told_on_return(
    person: Person, engine: FakeEngine, elsewhere: QWidget
) -> None:
    person.press("F7", person.window.board)
    solve_meanwhile(person, engine, elsewhere)
    assert "Problem 1" not in message(person)
    turn_to(person, person.window)
    assert message(person) == "Problem 1, #2: Sound · 1 key"


def test_a_queue_is_told_of_once(person: Person, engine: FakeEngine, elsewhere: QWidget) -> None:
    person.press("Ctrl+D", person.window.board)
    person.queue_all()
    turn_to(person, elsewhere)
    for count in (1, 2):
        begun(person, engine, count)
        engine.jobs[-1].end(prinz())
    person.bot.waitUntil(lambda: not any(run.is_open for run in person.window.session.runs))
    turn_to(person, person.window)
    assert message(person) == "The queue is done: 2 problems."


def test_a_queue_whose_end_is_taken_out_is_not_told_of_with_the_next(
    person: Person, engine: FakeEngine, elsewhere: QWidget
) -> None:
    person.press("Ctrl+D", person.window.board)
    person.queue_all()
    begun(person, engine, 1)
    engine.jobs[-1].end(prinz())
    begun(person, engine, 2)
    person.drag("h1", "h2")
    person.press("Ctrl+Z", person.window.board)
    person.press("Alt+F7", person.window.board)
    begun(person, engine, 3)
    solve_meanwhile(person, engine, elsewhere)
    turn_to(person, person.window)
    assert message(person) == "Problem 2, #2: Sound · 1 key"


def test_who_waits_at_the_window_sees_it_anyway(
    person: Person, engine: FakeEngine, elsewhere: QWidget
) -> None:
    person.press("F7", person.window.board)
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    turn_to(person, elsewhere)
    turn_to(person, person.window)
    assert "Problem 1" not in message(person)


def test_it_can_be_switched_off(person: Person, engine: FakeEngine, elsewhere: QWidget) -> None:
    person.window.preferences.set(NOTIFICATIONS, False)
    person.press("F7", person.window.board)
    solve_meanwhile(person, engine, elsewhere)
    turn_to(person, person.window)
    assert "Problem 1" not in message(person)
