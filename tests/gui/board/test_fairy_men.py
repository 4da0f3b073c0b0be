"""The palette of all men: search, placing by mouse and keyboard, attributes, movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget

from matewright.gui.preferences.preferences import RECENT_MEN
from matewright.model.kinds import ALL_KINDS, UNPLAYED_KINDS
from matewright.model.move import square_number
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.services.question.board_edits import Brush
from tests.gui.conftest import LEFT, NONE

if TYPE_CHECKING:
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer")

KEY = Qt.Key


def open_pane(person: Person, text: str = "") -> None:
    person.press("Ctrl+J")
    pane = person.window.fairy
    assert pane.search_edit.isVisible()
    QTest.keyClicks(pane.search_edit, text)


def shown(person: Person) -> list[str]:
    men = person.window.fairy.list
    rows = range(men.count())
    return [men.item(row).text().split("\n")[0] for row in rows if not men.item(row).isHidden()]


def test_a_man_is_found_by_letters_name_or_movement(person: Person) -> None:
    for typed, first in (
        ("zebra", "zebra  Z/Z/Z"),
        ("zr", "zebrarider  ZR/ZR/ZN"),
        ("gnu", "gnu  GN/GN/G"),
        ("pao", "pao  PA/PA/PA"),
        ("over exactly four", "bob  BO/BO/BO"),
        ("leo", "leo  LE/LE/LE"),
        ("moose", "moose  M/EL/E"),
    ):
        open_pane(person, typed)
        pane = person.window.fairy
        assert pane.list.currentItem().text().split("\n")[0] == first
        assert first in shown(person)
        assert first.split("  ", maxsplit=1)[0] in pane.movement_label.text()


def test_what_is_not_known_is_said(person: Person) -> None:
    open_pane(person, "xyzzy")
    pane = person.window.fairy
    assert not shown(person)
    assert pane.piece is None
    assert pane.movement_label.text() == "No man has this name."
    QTest.keyClick(pane.search_edit, KEY.Key_Return)
    assert person.window.document.undo_stack.count() == 0


def test_a_man_is_placed_by_keyboard_alone(person: Person) -> None:
    window = person.window
    window.board.set_focus_square(square_number("c5"))
    open_pane(person, "zebra")
    QTest.keyClick(window.fairy.search_edit, KEY.Key_Down)
    QTest.keyClick(window.fairy.search_edit, KEY.Key_Up)
    window.fairy.side_buttons["n"].click()
    window.fairy.attribute_boxes["Royal"].click()
    window.fairy.search_edit.setFocus()
    QTest.keyClick(window.fairy.search_edit, KEY.Key_Return)
    placed = window.document.problem.position.board[square_number("c5")]
    assert placed == Piece.from_letter("=z{Royal}")
    assert window.document.undo_stack.undoText() == "Place neutral Royal zebra c5"
    assert window.board.hasFocus()
    person.press("Ctrl+Z")
    assert window.document.problem.position == Position()


def test_a_click_takes_a_man_and_squares_get_it(person: Person) -> None:
    window = person.window
    open_pane(person, "zebra")
    men = window.fairy.list
    rect = men.visualItemRect(men.currentItem())
    QTest.mouseClick(men.viewport(), LEFT, NONE, rect.center())
    assert window.board.brush == Brush(Piece.from_letter("Z"))
    person.click("e4")
    assert window.document.problem.position.board[square_number("e4")] == Piece.from_letter("Z")
    QTest.mouseClick(men.viewport(), LEFT, NONE, rect.center())
    assert window.board.brush is None


def test_a_man_is_dragged_to_the_board(person: Person) -> None:
    window = person.window
    open_pane(person, "rose")
    window.fairy.side_buttons["b"].click()
    men = window.fairy.list
    start = men.visualItemRect(men.currentItem()).center()
    end = men.viewport().mapFromGlobal(window.board.mapToGlobal(person.at("d6")))
    QTest.mousePress(men.viewport(), LEFT, NONE, start)
    for part in (4, 2, 1):
        QTest.mouseMove(men.viewport(), start + (end - start) / part)
        QApplication.processEvents()
    QTest.mouseRelease(men.viewport(), LEFT, NONE, QPoint(end))
    dragged = window.document.problem.position.board[square_number("d6")]
    assert dragged == Piece.from_letter(".ro")
    assert window.document.undo_stack.count() == 1


def test_what_nothing_moves_is_grey_with_the_reason(person: Person) -> None:
    still = min(UNPLAYED_KINDS)
    open_pane(person, ALL_KINDS[still].english)
    item = person.window.fairy.list.currentItem()
    assert item.toolTip() == "Kept in files, but not solved here yet"
    assert item.data(Qt.ItemDataRole.AccessibleDescriptionRole) == item.toolTip()


def test_the_board_shows_where_a_man_goes_and_over_what(person: Person) -> None:
    window, board = person.window, person.window.board
    window.document.edit_position(Position.from_fen("8/8/3p4/8/3G4/8/8/8 w - - 0 1"), "set up")
    board.set_focus_square(square_number("d4"))
    assert not board._shown().destinations, "the pane is hidden"
    open_pane(person)
    picture = board._shown()
    assert picture.destinations == {square_number("d7")}
    assert [mark.square for mark in picture.marks] == [square_number("d6")]
    board.set_focus_square(square_number("a1"))
    assert not board._shown().destinations
    window.docks.bring_forward("moves")
    board.set_focus_square(square_number("d4"))
    assert not board._shown().destinations


def menu_of(person: Person) -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_attributes_are_given_by_key_and_menu(person: Person) -> None:
    window, board = person.window, person.window.board
    window.document.edit_position(Position.from_fen("8/8/8/8/3Q4/8/8/8 w - - 0 1"), "set up")
    board.setFocus()
    board.set_focus_square(square_number("d4"))
    QTest.keyClick(board, KEY.Key_Equal)
    assert window.document.problem.position.board_fen == "8/8/8/8/3=q4/8/8/8"
    assert window.document.undo_stack.undoText() == "Change d4 to neutral queen"
    QTest.keyClick(board, KEY.Key_A)
    menu = menu_of(person)
    words = {action.text().split("\t")[0]: action for action in menu.actions()}
    assert words["Neutral"].isChecked()
    assert not words["Magic"].isEnabled()
    assert words["Magic"].toolTip() == "Kept in files, but not solved here yet"
    QTest.keyClick(menu, KEY.Key_R)
    assert window.document.problem.position.board_fen == "8/8/8/8/3=q{Royal}4/8/8/8"
    QTest.keyClick(board, KEY.Key_A)
    QTest.keyClick(menu_of(person), KEY.Key_R)
    QTest.keyClick(board, KEY.Key_Equal)
    assert window.document.problem.position.board_fen == "8/8/8/8/3Q4/8/8/8"
    QTest.keyClick(board, KEY.Key_Space)
    QTest.keyClick(menu_of(person), KEY.Key_A)
    QTest.keyClick(menu_of(person), KEY.Key_K)
    assert window.document.problem.position.board_fen == "8/8/8/8/3Q{Kamikaze}4/8/8/8"


def test_the_small_palette_leads_to_all_men(person: Person) -> None:
    window = person.window
    window.panel.palette_._more.click()
    assert window.fairy.search_edit.hasFocus()


def test_men_used_lately_head_the_list(person: Person) -> None:
    open_pane(person, "zebra")
    window = person.window
    QTest.keyClick(window.fairy.search_edit, KEY.Key_Return)
    window.fairy.search_edit.clear()
    open_pane(person, "grasshopper")
    QTest.keyClick(window.fairy.search_edit, KEY.Key_Return)
    window.fairy.search_edit.clear()
    assert window.preferences.get(RECENT_MEN) == "G Z"
    window.fairy.hide()
    window.fairy.show()
    assert [text.split("  ")[0] for text in shown(person)[:3]] == ["grasshopper", "zebra", "king"]
    assert len(shown(person)) == len(ALL_KINDS)


def test_the_box_has_one_list_that_scrolls_and_nothing_is_cut(person: Person) -> None:
    open_pane(person)
    pane = person.window.fairy
    assert not [area for area in areas_around(pane) if isinstance(area, QScrollArea)]
    pane.resize(pane.width(), 500)
    assert pane.movement.isVisible()
    pane.resize(pane.width(), 300)
    assert not pane.movement.isVisible()
    for box in pane.attribute_boxes.values():
        if box.isVisible():
            corner = box.mapTo(pane, box.rect().bottomRight())
            assert pane.rect().contains(corner)


def areas_around(widget: QWidget) -> list[QWidget]:
    found = []
    around = widget.parentWidget()
    while around is not None:
        found.append(around)
        around = around.parentWidget()
    return found
