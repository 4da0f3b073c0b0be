from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from matewright.gui.board.palette import PiecePalette
from matewright.gui.board.piece_button import PieceButton
from matewright.model.kinds import KINDS
from matewright.model.piece import Piece
from matewright.services.question.board_edits import ERASER, Brush

if TYPE_CHECKING:
    from tests.gui.board.conftest import Desk

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def piece(palette: PiecePalette, name: str) -> PieceButton:
    return next(b for b in palette.findChildren(PieceButton) if b.accessibleName() == name)


def tool(palette: PiecePalette, word: str) -> QToolButton:
    return next(b for b in palette.findChildren(QToolButton) if b.text() == word)


def test_clicking_a_piece_then_squares_paints(desk: Desk) -> None:
    QTest.mouseClick(piece(desk.palette, "Black rook"), LEFT)
    assert desk.board.brush == Brush(Piece.from_letter("r"))
    assert piece(desk.palette, "Black rook").isChecked()
    desk.click("d5")
    desk.click("d6")
    assert desk.edits == ["Place black rook d5", "Place black rook d6"]


def test_another_click_or_another_piece_changes_the_brush(desk: Desk) -> None:
    QTest.mouseClick(piece(desk.palette, "Black rook"), LEFT)
    QTest.mouseClick(piece(desk.palette, "White pawn"), LEFT)
    assert desk.board.brush == Brush(Piece.from_letter("P"))
    assert not piece(desk.palette, "Black rook").isChecked()
    QTest.mouseClick(piece(desk.palette, "White pawn"), LEFT)
    assert not piece(desk.palette, "White pawn").isChecked()
    assert desk.board.brush is None


def test_the_eraser_is_a_brush(desk: Desk) -> None:
    QTest.mouseClick(tool(desk.palette, "Erase"), LEFT)
    assert desk.board.brush == ERASER
    assert tool(desk.palette, "Erase").isChecked()
    desk.click("g2")
    assert desk.edits == ["Remove white knight g2"]


def test_escape_drops_the_brush_from_either_side(desk: Desk) -> None:
    button = piece(desk.palette, "Black rook")
    QTest.mouseClick(button, LEFT)
    QTest.keyClick(button, Qt.Key.Key_Escape)
    assert desk.board.brush is None
    QTest.mouseClick(button, LEFT)
    desk.keys(Qt.Key.Key_Escape)
    assert desk.palette.brush is None
    assert not button.isChecked()


def drag_out(desk: Desk, name: str, target: QPoint) -> None:
    """From the palette to a point of the board."""
    button = piece(desk.palette, name)
    start = button.rect().center()
    end = button.mapFromGlobal(desk.board.mapToGlobal(target))
    desk.press(button, start)
    desk.move(button, (start + end) / 2)
    desk.move(button, end)
    desk.release(button, end)


def test_dragging_a_piece_onto_the_board_places_it(desk: Desk) -> None:
    drag_out(desk, "White queen", desk.at("d5"))
    assert desk.edits == ["Place white queen d5"]
    assert desk.board.brush is None
    assert not piece(desk.palette, "White queen").isDown()


def test_dragging_a_piece_to_nowhere_changes_nothing(desk: Desk) -> None:
    drag_out(desk, "White queen", QPoint(-20, 40))
    assert desk.edits == []
    assert desk.board.brush is None


def test_a_drag_from_the_palette_leaves_the_brush_alone(desk: Desk) -> None:
    QTest.mouseClick(tool(desk.palette, "Erase"), LEFT)
    drag_out(desk, "White queen", desk.at("d5"))
    assert desk.board.brush == ERASER
    assert desk.edits == ["Place white queen d5"]


def test_escape_drops_a_drag_from_the_palette(desk: Desk) -> None:
    button = piece(desk.palette, "White queen")
    end = button.mapFromGlobal(desk.board.mapToGlobal(desk.at("d5")))
    desk.press(button, button.rect().center())
    desk.move(button, end)
    QTest.keyClick(button, Qt.Key.Key_Escape)
    desk.release(button, end)
    assert desk.edits == []
    assert desk.board.brush is None


def test_the_palette_works_by_keyboard_alone(desk: Desk) -> None:
    king = piece(desk.palette, "White king")
    king.setFocus()
    QTest.keyClick(king, Qt.Key.Key_Right)
    QTest.keyClick(piece(desk.palette, "Black king"), Qt.Key.Key_Down)
    queen = piece(desk.palette, "Black queen")
    assert queen.hasFocus()
    assert queen.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert king.focusPolicy() is Qt.FocusPolicy.ClickFocus
    QTest.keyClick(queen, Qt.Key.Key_Space)
    assert desk.board.brush == Brush(Piece.from_letter("q"))
    QTest.keyClick(queen, Qt.Key.Key_Return)
    assert desk.board.brush is None


def test_white_and_black_face_each_other_both_ways(desk: Desk) -> None:
    def places() -> tuple[QPoint, QPoint, QPoint]:
        names = ("White king", "Black king", "White pawn")
        king, enemy, pawn = (piece(desk.palette, name).pos() for name in names)
        return king, enemy, pawn

    king, enemy, pawn = places()
    assert king.y() == enemy.y()
    assert king.x() == pawn.x()
    desk.palette.set_orientation(Qt.Orientation.Horizontal)
    QTest.qWait(0)
    king, enemy, pawn = places()
    assert king.x() == enemy.x()
    assert king.y() == pawn.y()
    QTest.keyClick(piece(desk.palette, "White king"), Qt.Key.Key_Down)
    assert piece(desk.palette, "Black king").hasFocus()


@pytest.mark.parametrize(
    ("word", "signal"),
    [
        ("Clear", "clear_requested"),
        ("Initial array", "initial_array_requested"),
        ("Flip", "flip_requested"),
    ],
)
def test_tools_only_ask(desk: Desk, qtbot: QtBot, word: str, signal: str) -> None:
    with qtbot.waitSignal(getattr(desk.palette, signal)):
        QTest.mouseClick(tool(desk.palette, word), LEFT)
    assert desk.edits == []


def test_every_button_says_what_it_does(desk: Desk) -> None:
    pieces = desk.palette.findChildren(PieceButton)
    assert len({button.accessibleName() for button in pieces}) == 2 * len(KINDS)
    for button in [*pieces, *desk.palette.findChildren(QToolButton)]:
        assert button.toolTip()


def test_fairy_pieces_are_folded_away_until_they_are_wanted(desk: Desk) -> None:
    white, black = piece(desk.palette, "White grasshopper"), piece(desk.palette, "Black nightrider")
    assert not white.isVisible()
    QTest.mouseClick(tool(desk.palette, "Fairy"), LEFT)
    assert white.isVisible()
    assert black.isVisible()
    assert "hops along queen lines" in white.toolTip()
    QTest.mouseClick(black, LEFT)
    desk.click("d5")
    assert desk.edits == ["Place black nightrider d5"]
    assert desk.board.describe(35) == "d5, black nightrider"
    QTest.mouseClick(tool(desk.palette, "Fairy"), LEFT)
    assert not white.isVisible()


def test_arrows_reach_fairy_pieces_only_when_they_are_shown(desk: Desk) -> None:
    pawn = piece(desk.palette, "White pawn")
    pawn.setFocus()
    QTest.keyClick(pawn, Qt.Key.Key_Down)
    assert piece(desk.palette, "White king").hasFocus()
    tool(desk.palette, "Fairy").click()
    pawn.setFocus()
    QTest.keyClick(pawn, Qt.Key.Key_Down)
    assert piece(desk.palette, "White grasshopper").hasFocus()
    desk.palette.set_orientation(Qt.Orientation.Horizontal)
    QTest.keyClick(piece(desk.palette, "White grasshopper"), Qt.Key.Key_Right)
    assert piece(desk.palette, "White nightrider").hasFocus()
    tool(desk.palette, "Fairy").click()
    assert piece(desk.palette, "White king").focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_fairy_pieces_are_placed_by_their_letters(desk: Desk) -> None:
    desk.board.set_focus_square(27)
    desk.keys(Qt.Key.Key_G)
    desk.keys(Qt.Key.Key_H, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert desk.edits == ["Place white grasshopper d4", "Place black nightrider d4"]


def test_tools_show_their_words_only_where_these_fit(qtbot: QtBot) -> None:
    palette = PiecePalette()
    qtbot.addWidget(palette)
    palette.set_orientation(Qt.Orientation.Horizontal)
    palette.show()
    style = Qt.ToolButtonStyle
    words = {button.text() for button in palette.findChildren(QToolButton)}
    words -= {"Fairy", "Box of Men"}
    tools = [tool(palette, word) for word in words]
    palette.resize(600, palette.height())
    assert {button.toolButtonStyle() for button in tools} == {style.ToolButtonTextBesideIcon}
    palette.resize(400, palette.height())
    assert {button.toolButtonStyle() for button in tools} == {style.ToolButtonIconOnly}
    assert palette.minimumSizeHint().width() <= 400
    palette.resize(600, palette.height())
    assert {button.toolButtonStyle() for button in tools} == {style.ToolButtonTextBesideIcon}


@pytest.mark.parametrize("orientation", list(Qt.Orientation))
def test_a_long_word_does_not_draw_the_pieces_apart(
    qtbot: QtBot, orientation: Qt.Orientation
) -> None:
    palette = PiecePalette()
    qtbot.addWidget(palette)
    tool(palette, "Fairy").setText("Men of fairy chess")
    palette.set_orientation(orientation)
    palette.show()
    palette.resize(500, 500)
    shown = [button for button in palette.findChildren(PieceButton) if button.isVisible()]
    assert {(button.width(), button.height()) for button in shown} == {(40, 40)}
    white, black = piece(palette, "White king"), piece(palette, "Black king")
    apart = (black.geometry().center() - white.geometry().center()).manhattanLength()
    assert apart < 1.3 * white.width()
