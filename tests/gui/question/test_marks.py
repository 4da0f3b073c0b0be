"""Marks of conditions are dragged, painted and erased on the board, each one undo step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from matewright.gui.board.thumbnails import Thumbnails
from matewright.gui.collection.columns import Row
from matewright.model.board_marks import Sign
from matewright.model.conditions import conditions_of
from matewright.model.diagram import Diagram
from matewright.model.move import square_number
from matewright.model.position import Position
from matewright.model.problem import Problem

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("question")

KINGS = Position.from_fen("7k/8/8/8/8/8/8/K7")
RIGHT = Qt.MouseButton.RightButton
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def show(person: Person, *conditions: str) -> None:
    made = Problem(KINGS, conditions=conditions_of(conditions))
    person.window.document.insert(made, "Test")


def texts(person: Person) -> list[str]:
    return [condition.text for condition in person.window.document.problem.conditions]


def stroke(person: Person, *points: QPoint) -> None:
    board = person.window.board
    QTest.mousePress(board, LEFT, NONE, points[0])
    for point in points[1:]:
        QTest.mouseMove(board, point)
    QTest.mouseRelease(board, LEFT, NONE, points[-1])


def brush(person: Person, place: int = 0) -> QToolButton:
    button = person.window.question.conditions_row.entries[place].paint_button
    assert button is not None
    return button


def test_an_imitator_is_dragged_and_undo_takes_it_back(person: Person) -> None:
    show(person, "Imitator b6")
    person.drag("b6", "d4")
    assert texts(person) == ["Imitator d4"]
    stack = person.window.document.undo_stack
    assert stack.undoText() == "Move mark of Imitator b6–d4"
    stack.undo()
    assert texts(person) == ["Imitator b6"]
    assert Sign.IMITATOR in person.window.board.condition_marks.signs[square_number("b6")]


def test_the_right_button_delete_and_eraser_wipe_marks_and_men_first(person: Person) -> None:
    show(person, "Hole a1b2c3d4e5")
    person.click("b2", RIGHT)
    assert texts(person) == ["Hole a1c3d4e5"]
    board = person.window.board
    board.setFocus()
    board.set_focus_square(square_number("c3"))
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert texts(person) == ["Hole a1d4e5"]
    person.click("a1", RIGHT)
    assert texts(person) == ["Hole a1d4e5"], "the man stands on it"
    assert person.window.document.problem.position.board[0] is None
    person.window.panel.palette_._eraser.click()
    person.click("d4")
    assert texts(person) == ["Hole a1e5"]


def test_a_mark_is_picked_up_and_put_down_with_the_keyboard(person: Person) -> None:
    show(person, "MagicSquares c3")
    board = person.window.board
    board.setFocus()
    board.set_focus_square(square_number("c3"))
    assert board.describe(square_number("c3")) == "c3, empty, Magic Squares"
    QTest.keyClick(board, Qt.Key.Key_Return)
    QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert texts(person) == ["MagicSquares c4"]


def test_squares_are_painted_in_one_stroke_and_wiped_by_another(person: Person) -> None:
    show(person, "Circe", "WhitePromSquares a6")
    button = brush(person, 1)
    QTest.mouseClick(button, LEFT)
    assert button.isChecked()
    steps = person.window.document.undo_stack.count()
    stroke(person, person.at("b6"), person.at("c6"), person.at("d6"))
    assert texts(person) == ["Circe", "WhitePromSquares a6b6c6d6"]
    assert person.window.document.undo_stack.count() == steps + 1
    assert brush(person, 1).isChecked(), "the brush stays for the next stroke"
    stroke(person, person.at("c6"), person.at("d6"))
    assert texts(person) == ["Circe", "WhitePromSquares a6b6"]
    QTest.keyClick(person.window.board, Qt.Key.Key_Escape)
    assert not brush(person, 1).isChecked()
    person.click("h6")
    assert texts(person) == ["Circe", "WhitePromSquares a6b6"]


def test_esc_takes_a_stroke_back_that_is_not_finished(person: Person) -> None:
    show(person, "Hole c3")
    QTest.mouseClick(brush(person), LEFT)
    board = person.window.board
    QTest.mousePress(board, LEFT, NONE, person.at("d3"))
    assert square_number("d3") in board.condition_marks.signs, "it is seen at once"
    QTest.keyClick(board, Qt.Key.Key_Escape)
    QTest.mouseRelease(board, LEFT, NONE, person.at("d3"))
    assert square_number("d3") not in board.condition_marks.signs
    assert texts(person) == ["Hole c3"]


def test_the_keyboard_paints_too(person: Person) -> None:
    show(person, "Hole c3")
    button = brush(person)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    board = person.window.board
    assert board.hasFocus()
    board.set_focus_square(square_number("f5"))
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert texts(person) == ["Hole c3f5"]


def test_a_stroke_over_a_grid_makes_a_cell(person: Person) -> None:
    show(person, "GridChess")
    QTest.mouseClick(brush(person), LEFT)
    stroke(person, person.at("b2"), person.at("c2"), person.at("c3"))
    (text,) = texts(person)
    assert text.startswith("GridChess Irregular ")
    assert text.endswith(" b2c2c3")


@pytest.mark.parametrize("is_flipped", [False, True])
def test_lines_are_drawn_along_edges(person: Person, is_flipped: bool) -> None:
    show(person, "GridChess GridLine va12")
    if is_flipped:
        person.window.panel.palette_.flip_requested.emit()
    QTest.mouseClick(brush(person), LEFT)
    board = person.window.board
    points = []
    for name in ("d4", "d5"):
        rect = board.square_rect(square_number(name))
        edge = rect.right() - 2 if is_flipped else rect.left() + 2
        points.append(QPointF(edge, rect.center().y()).toPoint())
    stroke(person, *points)
    assert texts(person) == ["GridChess GridLine va12 vd42"]


def test_marks_cannot_be_changed_where_only_a_line_is_shown(person: Person) -> None:
    show(person, "Hole c3")
    person.window.board.set_read_only(True)
    person.drag("c3", "d3")
    person.click("c3", RIGHT)
    assert texts(person) == ["Hole c3"]


def test_the_brush_goes_with_its_condition(person: Person) -> None:
    show(person, "Hole c3")
    QTest.mouseClick(brush(person), LEFT)
    assert person.window.board.brush is not None
    person.click("c3")
    assert texts(person) == []
    assert person.window.board.brush is None


def test_with_the_brush_the_right_button_leaves_men_alone(person: Person) -> None:
    show(person, "Hole a1c3")
    QTest.mouseClick(brush(person), LEFT)
    person.click("a1", RIGHT)
    assert texts(person) == ["Hole c3"]
    assert person.window.document.problem.position.board[0] is not None


@pytest.mark.usefixtures("qapp")
def test_small_diagrams_show_the_marks() -> None:
    store = Thumbnails()
    bare, marked = (
        Diagram.of(Problem(KINGS, conditions=conditions_of(texts))) for texts in ([], ["Hole c3"])
    )
    before, after = (store.pixmap(one, 80, 1.0, dark=False).toImage() for one in (bare, marked))
    assert before.pixel(26, 52) != after.pixel(26, 52)
    row = Row.of(Problem(KINGS, conditions=conditions_of(["Hole c3"])))
    assert row.diagram.marks.signs == {square_number("c3"): (Sign.HOLE,)}
