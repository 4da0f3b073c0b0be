from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from matewright.gui.board.side_controls import PositionControls
from matewright.model.move import square_number
from matewright.model.piece import Colour
from matewright.model.position import INITIAL_FEN, Position

LEFT = Qt.MouseButton.LeftButton
CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
EN_PASSANT = "8/8/8/1pPpP3/8/8/8/4K1k1 w - - 0 1"


class Desk:
    """The controls in a window, with an owner that takes every edit."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.controls = PositionControls()
        self.other = QLineEdit()
        column = QVBoxLayout(self.window)
        column.addWidget(self.controls)
        column.addWidget(self.other)
        self.edits: list[str] = []
        self.position = Position()
        self.controls.position_edited.connect(self._answer)
        self.controls.position_typed.connect(self._answer_typing)

    def show(self, fen: str) -> None:
        self.position = Position.from_fen(fen)
        self.controls.set_position(self.position)

    def _answer(self, position: Position, description: str) -> None:
        self.edits.append(description)
        self.position = position
        self.controls.set_position(position)

    def _answer_typing(self, position: Position, visit: int) -> None:
        self._answer(position, f"typed in visit {visit}")

    @property
    def text(self) -> str:
        return self.controls.fen_edit.text()

    def type(self, text: str) -> None:
        QTest.keyClicks(self.controls.fen_edit, text)

    def replace(self, text: str) -> None:
        """Select all and paste, as one change of the text."""
        self.controls.fen_edit.selectAll()
        self.controls.fen_edit.insert(text)
        self.controls.fen_edit.textEdited.emit(text)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    result = Desk()
    qtbot.addWidget(result.window)
    with qtbot.waitExposed(result.window):
        result.window.show()
    result.window.activateWindow()
    result.controls.fen_edit.setFocus()
    qtbot.waitUntil(result.controls.fen_edit.hasFocus)
    result.show("b7/PP6/8/8/7K/6B1/6N1/4R1bk w - - 0 1")
    return result


def test_a_position_is_shown_in_all_controls(desk: Desk) -> None:
    assert desk.controls.pieces_label.text() == "6+3"
    assert desk.controls.turn_buttons[Colour.WHITE].isChecked()
    assert desk.text == "b7/PP6/8/8/7K/6B1/6N1/4R1bk w - - 0 1"
    desk.show(INITIAL_FEN.replace(" w ", " b "))
    assert desk.controls.pieces_label.text() == "16+16"
    assert desk.controls.turn_buttons[Colour.BLACK].isChecked()
    assert desk.edits == []


def test_black_to_move_without_editing_text(desk: Desk) -> None:
    QTest.mouseClick(desk.controls.turn_buttons[Colour.BLACK], LEFT)
    assert desk.edits == ["Black to move"]
    assert desk.position.turn is Colour.BLACK
    assert " b " in desk.text
    QTest.mouseClick(desk.controls.turn_buttons[Colour.BLACK], LEFT)
    assert len(desk.edits) == 1


def test_castling_boxes_follow_the_pieces_and_the_rights(desk: Desk) -> None:
    assert not any(box.isEnabled() for box in desk.controls.castling_boxes.values())
    desk.show("r3k3/8/8/8/8/8/8/R3K2R w Kq - 0 1")
    boxes = desk.controls.castling_boxes
    assert {right for right, box in boxes.items() if box.isEnabled()} == set("KQq")
    assert {right for right, box in boxes.items() if box.isChecked()} == set("Kq")


def test_a_castling_box_switches_its_right(desk: Desk) -> None:
    desk.show(CASTLES)
    QTest.mouseClick(
        desk.controls.castling_boxes["Q"],
        LEFT,
        pos=desk.controls.castling_boxes["Q"].rect().center(),
    )
    assert desk.text == CASTLES.replace("KQkq", "Kkq")
    QTest.keyClick(desk.controls.castling_boxes["Q"], Qt.Key.Key_Space)
    assert desk.text == CASTLES
    assert desk.edits == ["Deny castling Q", "Allow castling Q"]


def test_en_passant_offers_what_is_possible(desk: Desk) -> None:
    combo = desk.controls.en_passant_combo
    assert not combo.isEnabled()
    desk.show(EN_PASSANT)
    assert [combo.itemText(i) for i in range(combo.count())] == ["–", "b6", "d6"]
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Down)
    assert desk.edits == ["En passant on b6"]
    assert desk.position.en_passant == square_number("b6")
    QTest.keyClick(combo, Qt.Key.Key_Up)
    assert desk.edits[1:] == ["No en passant"]


def test_an_en_passant_square_of_the_fen_is_shown_even_without_a_capture(desk: Desk) -> None:
    desk.show("4k3/8/8/8/8/8/8/4K3 w - e6 0 1")
    assert desk.controls.en_passant_combo.currentText() == "e6"


def test_pasting_a_fen_is_one_edit(desk: Desk) -> None:
    desk.replace("7k/5K2/8/8/8/8/8/6R1 b - - 0 1")
    assert desk.edits == ["typed in visit 0"]
    assert desk.position.fen == "7k/5K2/8/8/8/8/8/6R1 b - - 0 1"


def test_typing_a_fen_asks_once_it_is_complete_and_keeps_what_is_typed(desk: Desk) -> None:
    desk.controls.fen_edit.selectAll()
    desk.type("7k/5K2/8/8/8/8/8/6R")
    assert desk.edits == []
    desk.type("1")
    # It may be the beginning of a longer one, valid or not.
    assert desk.edits == []
    desk.type(" w - -")
    assert desk.edits == ["typed in visit 0"]
    assert desk.text == "7k/5K2/8/8/8/8/8/6R1 w - -"
    QTest.keyClick(desk.controls.fen_edit, Qt.Key.Key_Return)
    assert desk.text == "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"
    assert len(desk.edits) == 1


def test_a_wrong_field_after_a_good_board_leaves_the_position_alone(desk: Desk) -> None:
    before = desk.position
    desk.controls.fen_edit.selectAll()
    desk.type("k7/8/8/8/8/8/8/KR6 w KQx")
    assert desk.edits == []
    assert desk.position == before
    QTest.keyClick(desk.controls.fen_edit, Qt.Key.Key_Escape)
    assert desk.text == before.fen


def test_a_short_fen_counts_with_enter_or_when_the_keyboard_leaves(desk: Desk) -> None:
    desk.controls.fen_edit.selectAll()
    desk.type("7k/5K2/8/8/8/8/8/6R1")
    QTest.keyClick(desk.controls.fen_edit, Qt.Key.Key_Return)
    assert desk.edits == ["typed in visit 0"]


def test_a_board_alone_keeps_the_side_to_move(desk: Desk) -> None:
    desk.show("7k/8/8/8/8/8/8/K7 b - - 0 1")
    desk.replace("7k/5K2/8/8/8/8/8/6R1")
    assert desk.position.turn is Colour.BLACK


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("8/8/8/8/8/8/8", "The FEN has 7 instead of 8 ranks."),
        ("9/8/8/8/8/8/8/8", "Rank 8 of the FEN (“9”) describes 9 instead of 8 squares."),
        ("8/8/8/4x3/8/8/8/8", "Unknown piece letter “x” in rank 5 of the FEN."),
        ("8/8/8/8/8/8/8/8 x", "The side to move in the FEN is “x”; it must be “w” or “b”."),
        ("", "The FEN is empty."),
    ],
)
def test_wrong_text_is_marked_and_named_and_the_position_stays(
    desk: Desk, text: str, sentence: str
) -> None:
    before = desk.position
    desk.replace(text)
    assert desk.controls.fen_edit.problem == sentence
    assert not desk.controls.fen_edit.commit()
    assert desk.controls.fen_edit.property("invalid") is True
    assert desk.controls.fen_edit.accessibleDescription() == sentence
    assert desk.text == text
    assert desk.edits == []
    assert desk.position == before


def test_escape_restores_first_and_then_belongs_to_the_window(desk: Desk) -> None:
    fired: list[int] = []
    QShortcut(QKeySequence(Qt.Key.Key_Escape), desk.window).activated.connect(
        lambda: fired.append(1)
    )
    desk.replace("nonsense")
    QTest.keyClick(desk.controls.fen_edit, Qt.Key.Key_Escape)
    assert desk.text == desk.position.fen
    assert desk.controls.fen_edit.problem == ""
    assert desk.controls.fen_edit.property("invalid") is False
    assert fired == []
    QTest.keyClick(desk.controls.fen_edit, Qt.Key.Key_Escape)
    assert fired == [1]
    assert desk.edits == []


def test_wrong_text_outlives_the_focus_but_not_another_position(desk: Desk) -> None:
    desk.replace("nonsense")
    desk.other.setFocus()
    assert desk.text == "nonsense"
    assert desk.controls.fen_edit.problem
    desk.show(CASTLES)
    assert desk.text == CASTLES
    assert desk.controls.fen_edit.problem == ""


def test_leaving_a_valid_text_tidies_it(desk: Desk) -> None:
    desk.replace("7k/5K2/8/8/8/8/8/6R1")
    desk.other.setFocus()
    assert desk.text == "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"
    assert len(desk.edits) == 1


def test_a_refused_edit_is_not_shown(qtbot: QtBot) -> None:
    controls = PositionControls()
    qtbot.addWidget(controls)
    controls.set_position(Position.from_fen(CASTLES))
    with qtbot.waitSignals([controls.position_edited] * 2):
        controls.castling_boxes["K"].click()
        controls.turn_buttons[Colour.BLACK].click()
    assert controls.castling_boxes["K"].isChecked()
    assert controls.turn_buttons[Colour.WHITE].isChecked()
