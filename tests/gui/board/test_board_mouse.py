from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.drag import Overlay
from matewright.model.move import square_number
from matewright.model.piece import Piece
from matewright.services.question.board_edits import ERASER, Brush

if TYPE_CHECKING:
    from tests.gui.board.conftest import Desk

CONTROL = Qt.KeyboardModifier.ControlModifier
RIGHT = Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


def test_dragging_moves_a_piece(desk: Desk) -> None:
    desk.drag("g2", desk.at("f4"))
    assert desk.pieces == "b7/PP6/8/8/5N1K/6B1/8/4R1bk"
    assert desk.edits == ["Move white knight g2–f4"]


def test_dragging_onto_a_piece_replaces_it(desk: Desk) -> None:
    desk.drag("e1", desk.at("g1"))
    assert desk.pieces == "b7/PP6/8/8/7K/6B1/6N1/6Rk"
    assert len(desk.edits) == 1


def test_dragging_on_a_flipped_board(desk: Desk) -> None:
    desk.board.set_flipped(True)
    desk.drag("g2", desk.at("f4"))
    assert desk.edits == ["Move white knight g2–f4"]


def test_control_dragging_copies(desk: Desk) -> None:
    desk.drag("a8", desk.at("d5"), CONTROL)
    assert desk.pieces == "b7/PP6/8/3b4/7K/6B1/6N1/4R1bk"
    assert desk.edits == ["Copy black bishop a8–d5"]


def test_control_dragging_off_the_board_changes_nothing(desk: Desk) -> None:
    desk.drag("a8", QPoint(-30, 100), CONTROL)
    assert desk.edits == []


@pytest.mark.parametrize("point", [QPoint(-40, 100), QPoint(200, 4000), QPoint(200, -20)])
def test_dragging_off_the_board_removes(desk: Desk, point: QPoint) -> None:
    desk.drag("g3", point)
    assert desk.pieces == "b7/PP6/8/8/7K/8/6N1/4R1bk"
    assert desk.edits == ["Remove white bishop g3"]


def test_a_drag_back_to_its_square_changes_nothing(desk: Desk) -> None:
    start = desk.at("g2")
    desk.press(desk.board, start)
    desk.move(desk.board, desk.at("d5"))
    desk.move(desk.board, start)
    desk.release(desk.board, start)
    assert desk.edits == []


def test_a_click_and_an_empty_square_change_nothing(desk: Desk) -> None:
    desk.click("g2")
    desk.click("d5")
    desk.drag("d5", desk.at("d6"))
    assert desk.edits == []
    assert desk.board.focus_square == square_number("d5")


def test_the_right_button_removes(desk: Desk) -> None:
    desk.click("h4", RIGHT)
    desk.click("d4", RIGHT)
    assert desk.pieces == "b7/PP6/8/8/8/6B1/6N1/4R1bk"
    assert desk.edits == ["Remove white king h4"]


def test_the_right_button_does_not_open_the_windows_menu(desk: Desk) -> None:
    point = desk.at("h4")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, desk.board.mapToGlobal(point))
    event.setAccepted(False)
    QApplication.sendEvent(desk.board, event)
    assert event.isAccepted()


def test_the_dragged_piece_follows_the_mouse_over_the_window(desk: Desk) -> None:
    desk.press(desk.board, desk.at("g2"))
    assert desk.window.findChild(Overlay) is None
    overlay = None
    for point in (desk.at("d5"), QPoint(desk.board.width() + 60, 300)):
        desk.move(desk.board, point)
        overlay = desk.window.findChild(Overlay)
        assert overlay is not None
        assert overlay.isVisible()
        middle = overlay.geometry().center() - desk.board.mapTo(desk.window, point)
        assert middle.manhattanLength() <= 2
    desk.release(desk.board, desk.at("g2"))
    assert overlay is not None
    assert not overlay.isVisible()


def test_escape_drops_the_drag_and_the_release_then_does_nothing(desk: Desk) -> None:
    desk.board.set_brush(None)
    desk.press(desk.board, desk.at("g2"))
    desk.move(desk.board, desk.at("d5"))
    desk.keys(Qt.Key.Key_Escape)
    desk.release(desk.board, desk.at("d5"))
    assert desk.edits == []
    desk.drag("g2", desk.at("f4"))
    assert desk.edits == ["Move white knight g2–f4"]


def test_escape_drops_the_drag_though_the_keyboard_is_elsewhere(desk: Desk) -> None:
    desk.press(desk.board, desk.at("g2"))
    desk.move(desk.board, desk.at("d5"))
    desk.palette.setFocus()
    QTest.keyClick(desk.palette, Qt.Key.Key_Escape)
    desk.release(desk.board, desk.at("d5"))
    assert desk.edits == []


def test_the_right_button_drops_the_drag(desk: Desk) -> None:
    desk.press(desk.board, desk.at("g2"))
    desk.move(desk.board, desk.at("d5"))
    QTest.mousePress(desk.board, RIGHT, NONE, desk.at("d5"))
    desk.release(desk.board, desk.at("d5"))
    QTest.mouseRelease(desk.board, RIGHT, NONE, desk.at("d5"))
    assert desk.edits == []


def test_a_position_that_changes_under_the_drag_drops_it(desk: Desk) -> None:
    desk.press(desk.board, desk.at("g2"))
    desk.move(desk.board, desk.at("d5"))
    desk.board.set_position(desk.board.position.put(square_number("g2"), Piece.from_letter("q")))
    desk.release(desk.board, desk.at("d5"))
    assert desk.edits == []


def test_control_pressed_during_the_drag_shows_the_copy(desk: Desk) -> None:
    desk.press(desk.board, desk.at("g2"))
    desk.move(desk.board, desk.at("d5"))
    rect = desk.board.square_rect(square_number("g2")).toRect()
    lifted = desk.board.grab(rect).toImage()
    QTest.keyPress(desk.board, Qt.Key.Key_Control)
    assert desk.board.grab(rect).toImage() != lifted
    QTest.keyRelease(desk.board, Qt.Key.Key_Control)
    assert desk.board.grab(rect).toImage() == lifted
    desk.release(desk.board, desk.at("d5"))
    assert desk.edits == ["Move white knight g2–d5"]


def test_a_brush_places_and_removes_the_same_piece(desk: Desk) -> None:
    desk.board.set_brush(Brush(Piece.from_letter("q")))
    desk.click("d5")
    desk.click("g2")
    desk.click("d5")
    assert desk.pieces == "b7/PP6/8/8/7K/6B1/6q1/4R1bk"
    assert desk.edits == [
        "Place black queen d5",
        "Place black queen g2",
        "Remove black queen d5",
    ]


def test_a_double_click_with_a_brush_is_two_clicks(desk: Desk) -> None:
    desk.board.set_brush(Brush(Piece.from_letter("q")))
    desk.click("d5")
    for press in (QTest.mouseDClick, QTest.mouseRelease):
        press(desk.board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, desk.at("d5"))
    assert desk.edits[1] == "Remove black queen d5"


def test_the_eraser_only_removes(desk: Desk) -> None:
    desk.board.set_brush(ERASER)
    desk.click("g2")
    desk.click("d5")
    assert desk.edits == ["Remove white knight g2"]


def test_escape_drops_the_brush_once(desk: Desk) -> None:
    dropped: list[object] = []
    desk.board.brush_changed.connect(dropped.append)
    desk.board.set_brush(ERASER)
    desk.keys(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert dropped == [ERASER, None]
    assert desk.board.brush is None


def test_the_cursor_shows_what_a_click_would_do(desk: Desk) -> None:
    desk.move(desk.board, desk.at("d5"))
    assert desk.board.cursor().shape() is Qt.CursorShape.ArrowCursor
    desk.move(desk.board, desk.at("g2"))
    assert desk.board.cursor().shape() is Qt.CursorShape.OpenHandCursor
    desk.board.set_brush(Brush(Piece.from_letter("R")))
    cursor = desk.board.cursor()
    assert cursor.shape() is Qt.CursorShape.BitmapCursor
    rook = cursor.pixmap().toImage()
    desk.board.set_brush(Brush(Piece.from_letter("r")))
    assert desk.board.cursor().pixmap().toImage() != rook


def test_turning_the_board_keeps_the_brush(desk: Desk) -> None:
    desk.board.set_brush(ERASER)
    desk.board.set_flipped(True)
    desk.click("g2")
    assert desk.edits == ["Remove white knight g2"]


def test_a_read_only_board_is_not_edited(desk: Desk) -> None:
    desk.board.set_read_only(True)
    desk.drag("g2", desk.at("f4"))
    desk.click("h4", RIGHT)
    desk.keys(Qt.Key.Key_Q, Qt.Key.Key_Space)
    assert desk.edits == []


def test_the_board_is_never_smaller_than_240_pixels() -> None:
    board = BoardWidget()
    assert board.minimumSize().width() == 240
    assert board.minimumSize().height() == 240
