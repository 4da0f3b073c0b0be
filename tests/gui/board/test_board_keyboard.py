from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from matewright.model.kinds import KINDS
from matewright.model.move import square_number
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.services.question.board_edits import ERASER

if TYPE_CHECKING:
    from tests.gui.board.conftest import Desk

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def spoken(desk: Desk) -> str:
    interface = QAccessible.queryAccessibleInterface(desk.board)
    assert interface is not None
    return interface.text(QAccessible.Text.Value)


def test_tab_reaches_the_board_and_shows_the_ring(desk: Desk) -> None:
    field = QLineEdit()
    layout = desk.window.layout()
    assert layout is not None
    layout.addWidget(field)
    field.show()
    desk.window.setTabOrder(field, desk.board)
    field.setFocus()
    QApplication.processEvents()
    rect = desk.board.square_rect(desk.board.focus_square).toRect()
    without = desk.board.grab(rect).toImage()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert desk.board.hasFocus()
    assert desk.board.grab(rect).toImage() != without


def test_the_mouse_hides_the_ring_and_the_keyboard_shows_it_again(desk: Desk) -> None:
    desk.keys(Qt.Key.Key_Up)
    desk.click("d5")
    rect = desk.board.square_rect(square_number("d5")).toRect()
    without = desk.board.grab(rect).toImage()
    desk.keys(Qt.Key.Key_Left, Qt.Key.Key_Right)
    assert desk.board.focus_square == square_number("d5")
    assert desk.board.grab(rect).toImage() != without


def test_arrows_move_the_focus(desk: Desk) -> None:
    seen: list[int] = []
    desk.board.square_focused.connect(seen.append)
    key = Qt.Key
    desk.keys(key.Key_Right, key.Key_Up, key.Key_Left, key.Key_Left, key.Key_End, key.Key_PageUp)
    names = ["b1", "b2", "a2", "h2", "h8"]
    assert seen == [square_number(name) for name in names]


def test_arrows_follow_the_eye_on_a_flipped_board(desk: Desk) -> None:
    desk.board.set_flipped(True)
    desk.keys(Qt.Key.Key_Left, Qt.Key.Key_Down)
    assert desk.board.focus_square == square_number("b2")


@pytest.mark.parametrize("letter", "KQRBNP")
def test_letters_place_white_pieces_and_shift_black_ones(desk: Desk, letter: str) -> None:
    desk.board.set_focus_square(square_number("d5"))
    desk.keys(Qt.Key[f"Key_{letter}"])
    assert desk.board.position.board[35].letter == letter  # type: ignore[union-attr] # fails if None
    desk.keys(Qt.Key[f"Key_{letter}"], modifiers=SHIFT)
    assert desk.board.position.board[35].letter == letter.lower()  # type: ignore[union-attr] # so too
    assert len(desk.edits) == 2


def test_s_is_the_knight_as_problemists_write_it(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("d5"))
    desk.keys(Qt.Key.Key_S)
    assert desk.edits == ["Place white knight d5"]


def press_foreign(widget: QWidget, letter: str, scan_code: int, shift: bool = False) -> None:
    """Press a key that types a letter of another script, as the system reports it."""
    modifiers = SHIFT if shift else Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        key, text = ord(letter.upper()), letter.upper() if shift else letter
        QApplication.sendEvent(widget, QKeyEvent(kind, key, modifiers, scan_code, 0, 0, text))


@pytest.mark.parametrize(("system", "offset"), [("linux", 8), ("win32", 0)])
@pytest.mark.parametrize(
    ("letter", "scan_code", "piece"),
    [
        ("л", 37, "K"),
        ("й", 16, "Q"),
        ("т", 49, "N"),
        ("ы", 31, "N"),
        ("п", 34, "G"),
        ("κ", 37, "K"),
    ],
)
def test_keys_place_the_same_pieces_while_another_script_is_written(
    desk: Desk,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    offset: int,
    letter: str,
    scan_code: int,
    piece: str,
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    desk.board.set_focus_square(square_number("d5"))
    press_foreign(desk.board, letter, scan_code + offset)
    assert desk.board.position.board[35] == Piece.from_letter(piece)
    press_foreign(desk.board, letter, scan_code + offset, shift=True)
    assert desk.board.position.board[35] == Piece.from_letter(piece.lower())
    # The menu of pieces has the same keys.
    desk.keys(Qt.Key.Key_Space)
    menu = desk.board.findChild(QMenu)
    assert menu is not None
    press_foreign(menu, letter, scan_code + offset)
    assert desk.board.position.board[35] == Piece.from_letter(piece)


def test_latin_letters_mean_what_they_say_wherever_they_stand(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    desk.board.set_focus_square(square_number("d5"))
    # Q where French keyboards have it; ö, where others have K or nothing, is Latin too.
    press_foreign(desk.board, "q", 30 + 8)
    press_foreign(desk.board, "ö", 37 + 8)
    assert desk.edits == ["Place white queen d5"]
    monkeypatch.setattr(sys, "platform", "darwin")
    press_foreign(desk.board, "л", 37 + 8)
    assert desk.edits == ["Place white queen d5"]


def test_placing_the_same_piece_again_is_no_edit(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("g2"))
    desk.keys(Qt.Key.Key_N)
    assert desk.edits == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_removes(desk: Desk, key: Qt.Key) -> None:
    desk.board.set_focus_square(square_number("g2"))
    desk.keys(key, key)
    assert desk.edits == ["Remove white knight g2"]


def test_enter_picks_up_and_puts_down(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("g2"))
    desk.keys(Qt.Key.Key_Return)
    assert spoken(desk) == "g2, white knight, picked up"
    desk.keys(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert desk.edits == ["Move white knight g2–f4"]
    desk.keys(Qt.Key.Key_Return, Qt.Key.Key_Right)
    desk.keys(Qt.Key.Key_Return, modifiers=CONTROL)
    assert desk.edits[1:] == ["Copy white knight f4–g4"]


def test_escape_puts_a_picked_piece_back_before_it_drops_the_brush(desk: Desk) -> None:
    desk.board.set_brush(ERASER)
    desk.board.set_focus_square(square_number("g2"))
    desk.keys(Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert desk.board.brush == ERASER
    assert spoken(desk) == "g2, white knight"
    desk.keys(Qt.Key.Key_Escape)
    assert desk.edits == []
    assert desk.board.brush is None


def test_a_position_that_changes_puts_a_picked_piece_back(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("g2"))
    desk.keys(Qt.Key.Key_Return)
    desk.board.set_position(desk.board.position.put(square_number("d5"), None))
    assert spoken(desk) == "g2, white knight, picked up"
    desk.board.set_position(desk.board.position.put(square_number("a8"), None))
    assert spoken(desk) == "g2, white knight"


def test_taking_a_brush_puts_a_picked_piece_back(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("g2"))
    desk.keys(Qt.Key.Key_Return)
    desk.board.set_brush(ERASER)
    assert spoken(desk) == "g2, white knight"


def test_escape_with_nothing_held_is_left_to_others(desk: Desk) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    desk.board.keyPressEvent(event)
    assert not event.isAccepted()


def test_space_opens_a_menu_of_pieces(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("d5"))
    desk.keys(Qt.Key.Key_Space)
    menu = desk.board.findChild(QMenu)
    assert menu is not None
    words = {action.text().split("\t")[0]: action for action in menu.actions()}
    assert len([word for word in words if word]) == 2 * len(KINDS) + 2
    assert not words["Remove"].isEnabled()
    words["Black rook"].trigger()
    menu.close()
    assert desk.edits == ["Place black rook d5"]


@pytest.mark.parametrize(
    ("key", "edit"),
    [
        ("N", "Place white knight e1"),
        ("Shift+S", "Place black knight e1"),
        ("Del", "Remove white rook e1"),
        ("Shift+Del", ""),
    ],
)
def test_the_keys_beside_the_pieces_choose_in_the_menu(desk: Desk, key: str, edit: str) -> None:
    desk.board.set_focus_square(square_number("e1"))
    desk.keys(Qt.Key.Key_Space)
    menu = desk.board.findChild(QMenu)
    assert menu is not None
    QTest.keySequence(menu, key)
    assert desk.edits == [edit] * bool(edit)
    assert menu.isVisible() is not bool(edit)
    menu.close()


def test_the_menu_works_by_keyboard_alone(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("g2"))
    desk.keys(Qt.Key.Key_Space)
    menu = desk.board.findChild(QMenu)
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Up)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert desk.edits == ["Remove white knight g2"]


def test_the_focused_square_is_spoken(desk: Desk) -> None:
    interface = QAccessible.queryAccessibleInterface(desk.board)
    assert interface is not None
    assert interface.text(QAccessible.Text.Name) == "Board"
    assert spoken(desk) == "a1, empty"
    desk.board.set_focus_square(square_number("h1"))
    assert spoken(desk) == "h1, black king"
    desk.board.set_checked([square_number("h1")])
    assert spoken(desk) == "h1, black king, in check"


def test_the_boards_keys_win_over_the_windows_shortcuts_only_on_the_board(
    desk: Desk, qtbot: QtBot
) -> None:
    fired: list[str] = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_F7):
        shortcut = QShortcut(QKeySequence(key), desk.window)
        shortcut.activated.connect(lambda key=key: fired.append(key.name))
    desk.board.set_brush(ERASER)
    desk.keys(Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Escape)
    assert fired == []
    assert desk.board.brush is None
    desk.keys(Qt.Key.Key_Escape, Qt.Key.Key_F7)
    assert fired == ["Key_Escape", "Key_F7"]
    desk.palette.setFocus()
    qtbot.waitUntil(lambda: not desk.board.hasFocus())
    QTest.keyClick(desk.window, Qt.Key.Key_Left)
    assert fired[2:] == ["Key_Left"]


def test_letters_with_control_are_left_to_the_window(desk: Desk) -> None:
    desk.keys(Qt.Key.Key_N, Qt.Key.Key_S, modifiers=CONTROL)
    assert desk.edits == []


def test_beside_nightriders_n_is_theirs_and_s_the_knights(desk: Desk) -> None:
    desk.board.set_position(Position.from_fen("8/8/8/8/8/8/8/H7"))
    desk.board.set_focus_square(square_number("b1"))
    desk.keys(Qt.Key.Key_N)
    desk.board.set_focus_square(square_number("c1"))
    desk.keys(Qt.Key.Key_S)
    assert desk.pieces == "8/8/8/8/8/8/8/HHN5"
    desk.keys(Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    keys = dict(action.text().split("\t") for action in menu.actions() if "\t" in action.text())
    assert keys["White nightrider"] == "N"
    assert keys["White knight"] == "S"
    menu.close()


def test_the_ring_says_what_letters_put_until_one_is_typed(desk: Desk) -> None:
    hint = desk.board.findChild(QLabel, "ring_hint")
    assert hint is not None
    desk.keys(Qt.Key.Key_Up)
    assert hint.isVisible()
    assert hint.text() == "K Q R B N P: white · with Shift: black"
    assert desk.board.rect().contains(hint.geometry())
    square = desk.board.square_rect(desk.board.focus_square).toRect()
    assert not hint.geometry().intersects(square), "the square can be seen"
    desk.click("d5")
    assert not hint.isVisible()
    desk.keys(Qt.Key.Key_Up)
    assert hint.isVisible()
    desk.keys(Qt.Key.Key_Q)
    assert not hint.isVisible()
    desk.keys(Qt.Key.Key_Up)
    assert not hint.isVisible(), "who has typed a letter knows"


def test_letters_may_put_men_as_in_fen(desk: Desk) -> None:
    board = desk.board
    board.set_shift_is_white(shift_is_white=True)
    hint = board.findChild(QLabel, "ring_hint")
    assert hint is not None
    assert hint.text() == "K Q R B N P: black · with Shift: white"
    board.set_focus_square(square_number("e4"))
    desk.keys(Qt.Key.Key_Q)
    desk.keys(Qt.Key.Key_Q, modifiers=SHIFT)
    desk.keys(Qt.Key.Key_Space)
    menu = board.findChild(QMenu)
    assert menu is not None
    QTest.keySequence(menu, "Shift+N")
    menu.close()
    assert desk.edits == [
        "Place black queen e4",
        "Place white queen e4",
        "Place white knight e4",
    ]
