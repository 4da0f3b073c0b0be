"""The target of a=>b is a second small board, edited like the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from matewright.gui.board.piece_button import PieceButton
from matewright.model.move import square_number
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation, stipulation_of

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from matewright.gui.board.board import BoardWidget
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("question")

START = "k7/8/8/8/8/8/8/KR6"
TARGET = "k7/8/8/8/8/8/8/K5R1"
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def show(person: Person, stipulation: str = f"a=>b2 {TARGET}") -> BoardWidget:
    made = Problem(Position.from_fen(START), stipulation=stipulation_of(stipulation))
    person.window.document.insert(made, "Test")
    board: BoardWidget = person.window.question.target.board
    return board


def reached(person: Person) -> str | None:
    stipulation = person.window.document.problem.stipulation
    assert isinstance(stipulation, Stipulation)
    return stipulation.board


def at(board: BoardWidget, square: str) -> QPoint:
    return board.square_rect(square_number(square)).center().toPoint()


def test_the_target_is_a_board_and_no_text(person: Person) -> None:
    board = show(person)
    window = person.window
    assert board.isVisible()
    assert board.position.board_fen == TARGET
    assert window.question.stipulation_edit.text() == "a=>b2"
    assert window.panel.stipulation_label.text() == "a=>b2"


def test_nothing_is_moved_for_the_problems_after_it(person: Person) -> None:
    show(person, "h#2")
    main, narrowest = person.window.board.geometry(), person.window.minimumSizeHint()
    show(person)
    assert person.window.board.geometry() == main
    assert person.window.minimumSizeHint().width() == narrowest.width()
    board = show(person, "h#2")
    assert not board.isVisible()
    assert person.window.board.geometry() == main


def test_men_are_dragged_on_the_target_as_one_undo_step(person: Person) -> None:
    board = show(person)
    QTest.mousePress(board, LEFT, NONE, at(board, "g1"))
    way = at(board, "h5") - at(board, "g1")
    for part in (4, 2, 1):
        QTest.mouseMove(board, at(board, "g1") + way / part)
    QTest.mouseRelease(board, LEFT, NONE, at(board, "h5"))
    assert reached(person) == "k7/8/8/7R/8/8/8/K7"
    assert person.window.document.problem.position.board_fen == START
    stack = person.window.document.undo_stack
    assert stack.undoText() == "Target: Move white rook g1–h5"
    stack.undo()
    assert reached(person) == TARGET
    assert board.position.board_fen == TARGET


def test_the_palette_serves_both_boards(person: Person) -> None:
    board = show(person)
    person.take("Q")
    QTest.mouseClick(board, LEFT, NONE, at(board, "d4"))
    assert reached(person) == "k7/8/8/8/3Q4/8/8/K5R1"
    person.click("d5")
    assert person.window.document.problem.position.board_fen == "k7/8/8/3Q4/8/8/8/KR6"
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert person.window.board.brush is None, "the brush is put away on both"


def test_a_man_dragged_from_the_palette_lands_where_it_is_dropped(person: Person) -> None:
    board = show(person)
    piece = Piece.from_letter("B")
    buttons = person.window.panel.palette_.findChildren(PieceButton)
    button = next(one for one in buttons if one.piece == piece)
    end = button.mapFromGlobal(board.mapToGlobal(at(board, "c3")))
    QTest.mousePress(button, LEFT, NONE, button.rect().center())
    for part in (4, 2, 1):
        QTest.mouseMove(button, button.rect().center() + (end - button.rect().center()) / part)
    QTest.mouseRelease(button, LEFT, NONE, end)
    assert reached(person) == "k7/8/8/8/8/2B5/8/K5R1"
    assert person.window.document.problem.position.board_fen == START


def test_the_keys_of_the_board_work_on_the_target(person: Person) -> None:
    board = show(person)
    board.setFocus()
    board.set_focus_square(square_number("g1"))
    QTest.keyClick(board, Qt.Key.Key_Delete)
    QTest.keyClick(board, Qt.Key.Key_N)
    assert reached(person) == "k7/8/8/8/8/8/8/K5N1"


def test_a_position_is_pasted_and_what_is_none_is_named(person: Person) -> None:
    board = show(person)
    board.setFocus()
    QGuiApplication.clipboard().setText("Kb2 Rc3 / Kh8")
    person.press("Ctrl+V", board)
    assert reached(person) == "7k/8/8/8/8/2R5/1K6/8"
    assert person.window.document.problem.position.board_fen == START
    person.press("Ctrl+C", board)
    assert QGuiApplication.clipboard().text().startswith("7k/8/8/8/8/2R5/1K6/8 ")
    QGuiApplication.clipboard().setText("8/8/8")
    person.press("Ctrl+V", board)
    assert person.window.question.target.error_label.text() == "The FEN has 3 instead of 8 ranks."
    assert reached(person) == "7k/8/8/8/8/2R5/1K6/8"


def test_fen_clear_and_the_diagram_itself(person: Person) -> None:
    show(person)
    target = person.window.question.target
    person.write(target.fen_edit, "k7/8/8/8/8/8/8/2K5 w")
    QTest.keyClick(target.fen_edit, Qt.Key.Key_Return)
    assert reached(person) == "k7/8/8/8/8/8/8/2K5"
    QTest.mouseClick(target.clear_button, LEFT)
    assert reached(person) == "8/8/8/8/8/8/8/8"
    QTest.mouseClick(target.same_button, LEFT)
    assert reached(person) == START


def test_the_length_is_typed_and_the_target_stays(person: Person) -> None:
    show(person)
    edit = person.window.question.stipulation_edit
    person.write(edit, "ser-a=>b4")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert person.window.document.problem.stipulation.text == f"ser-a=>b4 {TARGET}"
    assert edit.text() == "ser-a=>b4"


def test_a_new_target_begins_as_the_diagram(person: Person) -> None:
    show(person, "h#2")
    edit = person.window.question.stipulation_edit
    person.write(edit, "a=>b3")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert person.window.document.problem.stipulation.text == f"a=>b3 {START}"
    assert person.window.question.target.board.isVisible()


def test_a_whole_target_may_still_be_typed(person: Person) -> None:
    show(person)
    edit = person.window.question.stipulation_edit
    person.write(edit, f"a=>b2 {START}")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert reached(person) == START
    assert edit.text() == "a=>b2"


def test_the_target_sees_the_board_from_the_same_side(person: Person) -> None:
    board = show(person)
    person.window.panel.palette_.flip_requested.emit()
    assert board.flipped
