"""Legal moves made on the board by drag, by clicks and by keys; nothing is edited."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from matewright.model.move import Action, Effect, Move, square_number
from matewright.model.position import Position
from tests.gui.board.conftest import Desk


def move(text: str, promotion: str | None = None, *, piece: str = "R") -> Move:
    return Move(piece, square_number(text[:2]), square_number(text[2:]), promotion)


MOVES = [
    move("e1e5"),
    move("e1g1"),
    move("h4g4", piece="K"),
    *(move("b7a8", kind, piece="P") for kind in "NBRQ"),
    move("b7b8", "Q", piece="P"),
]


@pytest.fixture
def table(desk: Desk) -> Desk:
    """A desk in play mode; `edits` collects the moves chosen."""
    desk.board.set_play(MOVES)
    desk.board.move_chosen.connect(lambda chosen: desk.edits.append(chosen.uci))
    return desk


def drawn(desk: Desk, square: str) -> bytes:
    rect = desk.board.square_rect(square_number(square)).toAlignedRect()
    image = desk.board.grab(rect).toImage()
    return bytes(image.constBits())


def menu_of(desk: Desk) -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_a_piece_can_be_dragged_where_it_may_go(table: Desk) -> None:
    before = table.pieces
    table.drag("e1", table.at("e5"))
    assert table.edits == ["e1e5"]
    assert table.pieces == before
    table.drag("e1", table.at("d5"))
    table.drag("e1", QPoint(200, 4000))
    table.drag("g3", table.at("f4"))
    assert table.edits == ["e1e5"]


def test_click_and_click(table: Desk) -> None:
    table.click("e1")
    table.click("g1")
    assert table.edits == ["e1g1"]
    table.click("e1")
    table.click("h4")
    table.click("g4")
    assert table.edits == ["e1g1", "h4g4"]


def test_dots_show_where_the_chosen_piece_can_go(table: Desk) -> None:
    table.board.clearFocus()
    plain = drawn(table, "e5"), drawn(table, "g1"), drawn(table, "e4")
    table.click("e1")
    assert drawn(table, "e5") != plain[0]
    assert drawn(table, "g1") != plain[1]
    assert drawn(table, "e4") == plain[2]
    table.click("e1")
    assert (drawn(table, "e5"), drawn(table, "g1")) == plain[:2]
    assert table.edits == []


def test_a_click_elsewhere_or_escape_puts_the_piece_back(table: Desk) -> None:
    table.click("e1")
    table.click("c3")
    assert not table.board.destinations
    table.click("e1")
    table.keys(Qt.Key.Key_Escape)
    assert not table.board.destinations
    table.click("g1")
    assert table.edits == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_choose_the_piece_and_its_square(table: Desk, key: Qt.Key) -> None:
    table.board.set_focus_square(square_number("e1"))
    table.keys(key, *[Qt.Key.Key_Up] * 4, key)
    assert table.edits == ["e1e5"]


def test_what_can_be_reached_is_spoken(table: Desk) -> None:
    table.board.set_focus_square(square_number("e1"))
    table.keys(Qt.Key.Key_Return)
    table.board.set_focus_square(square_number("g1"))
    interface = QAccessible.queryAccessibleInterface(table.board)
    assert interface is not None
    assert interface.text(QAccessible.Text.Value) == "g1, black bishop, can be reached"


def test_a_promotion_is_asked_for(table: Desk) -> None:
    table.drag("b7", table.at("a8"))
    assert table.edits == []
    menu = menu_of(table)
    assert [action.text().split("\t")[0] for action in menu.actions()] == [
        "White queen",
        "White rook",
        "White bishop",
        "White knight",
    ]
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert table.edits == ["b7a8r"]


@pytest.mark.parametrize(
    ("key", "chosen"),
    [("Q", "q"), ("R", "r"), ("B", "b"), ("N", "n"), ("S", "n"), ("Shift+N", "n")],
)
def test_a_promotion_is_chosen_by_its_letter(table: Desk, key: str, chosen: str) -> None:
    table.drag("b7", table.at("a8"))
    menu = menu_of(table)
    QTest.keySequence(menu, key)
    assert table.edits == [f"b7a8{chosen}"]
    assert not menu.isVisible()


def test_a_promotion_can_be_thought_better_of(table: Desk) -> None:
    table.click("b7")
    table.click("a8")
    QTest.keyClick(menu_of(table), Qt.Key.Key_Escape)
    assert table.edits == []
    assert not table.board.destinations


def test_a_single_promotion_is_not_asked_for(table: Desk) -> None:
    table.drag("b7", table.at("b8"))
    assert table.edits == ["b7b8q"]


def test_nothing_is_edited_meanwhile(table: Desk, qtbot: QtBot) -> None:
    before = table.pieces
    table.board.set_focus_square(square_number("d4"))
    with qtbot.waitSignal(table.board.edit_refused):
        table.keys(Qt.Key.Key_Q)
    with qtbot.waitSignal(table.board.edit_refused):
        table.click("g3", Qt.MouseButton.RightButton)
    assert (table.pieces, table.edits) == (before, [])


def test_another_position_and_the_end_of_play(table: Desk) -> None:
    table.click("e1")
    table.board.set_position(Position.from_fen("8/8/8/8/8/8/8/4R2k"))
    assert not table.board.destinations
    table.board.set_play(None)
    table.drag("e1", table.at("e5"))
    assert table.edits == ["Move white rook e1–e5"]


def test_the_same_moves_again_leave_the_chosen_piece_alone(table: Desk) -> None:
    table.click("e1")
    table.board.set_play(list(MOVES))
    assert table.board.destinations
    table.board.set_play(MOVES[1:])
    assert not table.board.destinations


TAKE_AND_MAKE = ("e3f5-h6", "e3f5-e3", "e3g4-h6")


@pytest.fixture
def taking(table: Desk) -> Desk:
    """The knight e3 may take two others and goes on as they do."""
    table.board.set_position(Position.from_fen("k7/8/8/5n2/6n1/4N3/8/K7"))
    table.board.set_play([_taking(text) for text in TAKE_AND_MAKE])
    return table


def _taking(uci: str) -> Move:
    start, end = square_number(uci[:2]), square_number(uci[5:])
    victim = Effect(Action.REMOVE, square_number(uci[2:4]))
    return Move("N", start, end, capture=True, effects=(victim, Effect(Action.MOVE, start, end)))


def test_the_man_is_taken_first_and_then_the_second_square(taking: Desk) -> None:
    taking.click("e3")
    assert taking.board.destinations == {square_number("f5"), square_number("g4")}
    taking.click("f5")
    assert taking.edits == []
    assert taking.board.destinations == {square_number("h6"), square_number("e3")}
    taking.click("h6")
    assert taking.edits == ["e3f5-h6"]
    assert not taking.board.destinations


def test_the_second_square_may_be_the_first_one(taking: Desk) -> None:
    taking.drag("e3", taking.at("f5"))
    taking.click("e3")
    assert taking.edits == ["e3f5-e3"]


def test_a_man_from_which_there_is_one_way_is_taken_at_once(taking: Desk) -> None:
    taking.board.set_focus_square(square_number("e3"))
    taking.keys(Qt.Key.Key_Return)
    taking.board.set_focus_square(square_number("g4"))
    taking.keys(Qt.Key.Key_Return)
    assert taking.edits == ["e3g4-h6"]


def test_a_man_taken_first_is_thought_better_of(taking: Desk) -> None:
    taking.click("e3")
    taking.click("f5")
    taking.keys(Qt.Key.Key_Escape)
    assert not taking.board.destinations
    taking.click("h6")
    assert taking.edits == []
