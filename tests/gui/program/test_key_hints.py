"""Texts that name a key name the one the command has now; Esc leads back from a line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QToolButton

from matewright.gui.board.move_controls import MoveControls
from matewright.gui.main_window import MainWindow
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.model.piece import Colour
from matewright.model.position import Position
from tests.gui.conftest import PRINZ, FakeEngine, Person, prinz

pytestmark = pytest.mark.features("answer", "workshop", "play")


@pytest.fixture
def solved(person: Person, engine: FakeEngine) -> Person:
    """A user who looks at the first move of a solution."""
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    person.press("Alt+Right", person.window.board)
    return person


def line_label(window: MainWindow) -> str:
    label = window.findChild(ElidedLabel, "line_label")
    assert label is not None
    return label.text()


def _controls(window: MainWindow) -> MoveControls:
    return window.panel.move_controls


def _tip(window: MainWindow, word: str) -> str:
    buttons = window.panel.palette_.findChildren(QToolButton)
    return next(button.toolTip() for button in buttons if button.text() == word)


HINTS: dict[str, tuple[str, Callable[[MainWindow], str]]] = {
    "solve.start": ("F7", lambda window: window.question.solve_button.text()),
    "solve.live": ("Ctrl+F7", lambda window: window.question.live_box.toolTip()),
    "solution.first": (
        "Alt+Home",
        lambda window: _controls(window).first_button.toolTip(),
    ),
    "solution.play": ("F8", lambda window: _controls(window).play_button.toolTip()),
    "view.flip": ("Ctrl+R", lambda window: _tip(window, "Flip")),
    "edit.clear": ("Ctrl+Shift+X", lambda window: _tip(window, "Clear")),
    "solution.group": ("Ctrl+G", lambda window: window.answer.tools.group_button.toolTip()),
    "solution.find": ("Ctrl+F", lambda window: window.answer.tools.find_button.toolTip()),
}


def test_a_text_follows_the_keys_of_its_command(person: Person) -> None:
    for command, (usual, text) in HINTS.items():
        window = person.window
        assert usual in text(window)
        window.shortcuts.set_keys(command, (QKeySequence("Ctrl+Alt+J"), QKeySequence("F4")))
        assert "Ctrl+Alt+J" in text(window)
        assert usual not in text(window).replace("Ctrl+Alt+J", "")
        window.shortcuts.set_keys(command, ())
        assert not text(window).endswith((")", " ", "+"))
        assert "Ctrl" not in text(window)


@pytest.mark.whole_window
def test_the_first_steps_name_the_keys_too(person: Person) -> None:
    step = person.window.first_steps.solve_step
    assert "F7" in step.text()
    person.window.shortcuts.set_keys("solve.start", (QKeySequence("F4"),))
    assert "F4" in step.text()
    person.window.shortcuts.set_keys("solve.start", ())
    assert step.text().endswith("Press Solve")


def test_what_is_said_of_a_line_and_of_the_turn_names_the_keys(solved: Person) -> None:
    window = solved.window
    assert window.panel.diagram_button.toolTip() == "Back to the Diagram (Alt+Home)"
    window.shortcuts.set_keys("solution.first", (QKeySequence("F4"),))
    window.shortcuts.set_keys("position.swap-turn", (QKeySequence("F12"),))
    window.presenter.show()
    assert window.panel.diagram_button.toolTip() == "Back to the Diagram (F4)"
    black = Position.from_fen(PRINZ).with_turn(Colour.BLACK)
    window.document.edit_position(black, "set up")
    assert "Black is to move, not White; F12 changes that." in window.question.in_force_label.text()
    window.document.undo_stack.undo()
    window.shortcuts.set_keys("solution.first", ())
    window.solution.go_forward()
    assert line_label(window).strip() == "after 1.Rh6!"


def test_where_there_is_little_room_the_hint_gives_way(solved: Person) -> None:
    label = solved.window.findChild(ElidedLabel, "line_label")
    assert label is not None
    wide = label.grab().toImage()
    short = label.fontMetrics().horizontalAdvance("after 1.Rh6!")
    label.resize(short + 4, label.height())
    narrow = label.grab().toImage()
    label.set_full_text("after 1.Rh6!")
    assert label.grab().toImage() == narrow, "whole words, and no dots"
    assert wide.copy(narrow.rect()) == narrow


@pytest.mark.whole_window
def test_esc_leads_back_from_a_line_after_all_else(solved: Person) -> None:
    window = solved.window
    window.menus["view.full-screen"].trigger()
    solved.press("Esc", window.board)
    assert not window.isFullScreen()
    assert line_label(window).startswith("after")
    solved.press("Esc", window.board)
    assert not line_label(window).strip()
    assert window.board.position.fen == PRINZ
