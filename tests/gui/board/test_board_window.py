"""The board in its window: what the user chose, arrows of lines, and room in small windows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from matewright.gui.main_window import MainWindow
from matewright.gui.museum.dialog import PrinzDialog
from matewright.gui.preferences.preferences import (
    BOARD_ANIMATION,
    BOARD_PIECES,
    BOARD_THEME,
    COORDINATES,
)
from matewright.model.move import square_number
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.render.look import Look
from tests.gui.conftest import PRINZ, FakeEngine, Person, prinz

pytestmark = pytest.mark.features("answer", "workshop", "play", "engines")

RIGHT = Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def drawn(window: MainWindow, square: str) -> bytes:
    rect = window.board.square_rect(square_number(square)).toAlignedRect()
    image = window.board.grab(rect).toImage()
    return bytes(image.constBits())


def mark(person: Person, square: str) -> None:
    QTest.mouseClick(person.window.board, RIGHT, SHIFT, person.at(square))


@pytest.fixture
def solved(person: Person, engine: FakeEngine) -> Person:
    """Prinz's problem with the answer of `prinz`."""
    window = person.window
    window.preferences.set(BOARD_ANIMATION, False)
    window.document.edit(Problem(Position.from_fen(PRINZ), stipulation_of("#2")), "Set up")
    window.solve()
    engine.jobs[-1].end(prinz())
    person.bot.waitUntil(lambda: window.document.problem.solution is not None)
    return person


def test_the_board_looks_as_it_was_chosen(make_window: Callable[[], MainWindow]) -> None:
    window = make_window()
    assert window.board.look == Look("standard", "auto", coordinates=True)
    window.preferences.set(BOARD_PIECES, "print")
    window.preferences.set(BOARD_THEME, "print")
    window.menus["view.coordinates"].trigger()
    assert window.board.look == Look("print", "print", coordinates=False)
    another = make_window()
    assert another.board.look == Look("print", "print", coordinates=False)
    assert not another.menus["view.coordinates"].isChecked()
    another.preferences.forget(COORDINATES)


def test_the_line_chosen_is_drawn_with_an_arrow(solved: Person) -> None:
    window = solved.window
    window.solution.go_first()
    plain = drawn(window, "h4")
    window.solution.go_forward()
    assert window.board.position.board[square_number("h6")] is not None
    assert drawn(window, "h4") != plain
    window.solution.go_first()
    assert drawn(window, "h4") == plain


def press_escape(widget: QWidget) -> None:
    QTest.keyClick(widget, Qt.Key.Key_Escape)


def test_marks_stay_until_they_are_wiped_away(person: Person) -> None:
    for way in ("Esc", "Esc elsewhere", "command", "another problem"):
        window = person.window
        command = window.menus["view.clear-annotations"]
        assert not command.isEnabled()
        mark(person, "d4")
        assert command.isEnabled()
        if way == "Esc":
            press_escape(window.board)
        elif way == "Esc elsewhere":
            press_escape(window.question.stipulation_edit)
        elif way == "command":
            command.trigger()
        else:
            window.document.start_new()
        assert not command.isEnabled()
        assert not window.board.cancel()


def test_a_mark_is_no_edit(person: Person) -> None:
    mark(person, "d4")
    assert not person.window.document.undo_stack.canUndo()
    assert not person.window.isWindowModified()


@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1440, 900)])
@pytest.mark.whole_window
def test_the_squares_keep_their_room(person: Person, size: QSize) -> None:
    window = person.window
    window.resize(size)
    for _ in range(5):
        QApplication.processEvents()
    assert 8 * window.board.square_rect(0).width() >= 420


def test_prinz_works_on_a_board_of_the_same_look(person: Person) -> None:
    window = person.window
    window.document.edit(Problem(Position.from_fen(PRINZ), stipulation_of("#2")), "Set up")
    window.preferences.set(BOARD_PIECES, "print")
    window.engine_dialogs.watch_prinz()
    dialogs = window.findChildren(PrinzDialog)
    assert [dialog.board.look.piece_set for dialog in dialogs] == ["print"]


def test_an_answer_that_arrives_does_not_take_a_piece_out_of_the_hand(
    person: Person, engine: FakeEngine
) -> None:
    window, board = person.window, person.window.board
    window.document.edit(Problem(Position.from_fen(PRINZ), stipulation_of("#2")), "Set up")
    window.solve()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=person.at("h1"))
    QTest.mouseMove(board, person.at("e3"))
    QTest.mouseMove(board, person.at("e4"))
    engine.jobs[-1].end(prinz())
    person.bot.waitUntil(lambda: window.document.problem.solution is not None)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=person.at("e4"))
    assert board.position.board[square_number("e4")] == Piece.from_letter("R")
