"""The three steps for new users."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright.formats.textfile import FileStamp
from matewright.gui.preferences.preferences import FIRST_STEPS
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.file.files import Opened
from tests.gui.conftest import PRINZ, FakeEngine, Person, prinz

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow

pytestmark = pytest.mark.features("answer", "file", "window")


def done(person: Person) -> list[bool]:
    return [step.is_done for step in person.window.first_steps.steps]


def test_they_are_ticked_as_they_are_done(person: Person, engine: FakeEngine) -> None:
    window = person.window
    problem = Problem(Position.from_fen(PRINZ), stipulation_of("#2"))
    opened = Opened(Path("prinz.olv"), Collection((problem,)), FileStamp(0, 0, b""))
    window.document.show_copy(opened)
    window.first_steps.offer()
    assert window.first_steps.isVisible()
    assert done(person) == [False, False, False]
    person.drag("h1", "h2")
    assert done(person) == [True, False, False]
    person.press("Ctrl+Z", window.board)
    person.press("F7", window.board)
    assert done(person) == [True, True, False]
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    person.press("Right", window.answer.play)
    assert done(person) == [True, True, True]
    assert window.first_steps.isVisible()
    assert not window.preferences.get(FIRST_STEPS), "the next start is not of a beginner"
    # That a step is done is said in words too.
    assert all("done" in step.accessibleName() for step in window.first_steps.steps)


def test_opening_a_file_is_no_step(person: Person) -> None:
    person.window.first_steps.offer()
    person.window.files.open_sample()
    person.window.document.go_to(2)
    assert done(person) == [False, False, False]


def test_closed_by_key_they_stay_closed_until_asked_for(
    person: Person, make_window: Callable[[], MainWindow]
) -> None:
    steps = person.window.first_steps
    steps.offer()
    for _ in range(100):
        if steps.close_button.hasFocus():
            break
        person.window.focusNextChild()
    QTest.keyClick(steps.close_button, Qt.Key.Key_Space)
    assert not steps.isVisible()
    again = make_window()
    again.first_steps.offer()
    assert not again.first_steps.isVisible()
    again.first_steps.edit_step.tick()
    entry = again.findChild(QAction, "help.first_steps")
    assert entry is not None
    entry.trigger()
    assert again.first_steps.isVisible()
    assert not again.first_steps.edit_step.is_done
    assert again.first_steps.close_button.hasFocus()


@pytest.mark.whole_window
def test_a_small_window_keeps_its_size_and_its_board(person: Person) -> None:
    window = person.window
    window.first_steps.offer()
    for _ in range(2):
        window.resize(QSize(1024, 700))
        QApplication.processEvents()
    assert window.size() == QSize(1024, 700)
    assert 8 * window.board.square_rect(0).width() >= 400
    assert window.board.width() >= 424
    assert window.board.height() >= 400


def test_whoever_opens_a_window_in_other_ways_is_not_bothered(person: Person) -> None:
    assert not person.window.first_steps.isVisible()
