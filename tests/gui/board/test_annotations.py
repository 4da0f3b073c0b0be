"""Arrows and marks: the person's own, by mouse and by keyboard, and those of the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from matewright.model.move import square_number
from matewright.model.position import Position
from matewright.render.look import Look
from matewright.render.marks import Arrow, Tone
from tests.gui.board.conftest import Desk

pytestmark = pytest.mark.features("answer", "workshop", "play")

RIGHT = Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
BEFORE = "b7/PP6/8/8/7K/6B1/6N1/4R1bk"


def pull(desk: Desk, source: str, target: QPoint, *, let_go: bool = True) -> None:
    """Drag with the right button."""
    board = desk.board
    QTest.mousePress(board, RIGHT, NONE, desk.at(source))
    desk.move(board, target, button=RIGHT)
    if let_go:
        QTest.mouseRelease(board, RIGHT, NONE, target)


def drawn(desk: Desk, square: str) -> bytes:
    """What a square looks like now."""
    rect = desk.board.square_rect(square_number(square)).toAlignedRect()
    image = desk.board.grab(rect).toImage()
    return bytes(image.constBits())


@pytest.fixture
def bare(desk: Desk) -> Desk:
    desk.board.clearFocus()
    return desk


def test_the_right_button_draws_an_arrow_and_takes_it_back(bare: Desk) -> None:
    plain = drawn(bare, "d5")
    pull(bare, "d3", bare.at("d7"))
    assert drawn(bare, "d5") != plain
    pull(bare, "d3", bare.at("d7"))
    assert drawn(bare, "d5") == plain
    assert bare.pieces == BEFORE


def test_an_arrow_from_a_piece_does_not_remove_it(bare: Desk) -> None:
    pull(bare, "a7", bare.at("c5"))
    assert bare.edits == []
    bare.click("a7", RIGHT)
    assert len(bare.edits) == 1


def test_an_arrow_off_the_board_is_none(bare: Desk) -> None:
    plain = drawn(bare, "a8")
    pull(bare, "a8", QPoint(200, 4000))
    assert drawn(bare, "a8") == plain
    assert bare.edits == []


def test_the_arrow_is_seen_while_it_is_drawn(bare: Desk) -> None:
    plain = drawn(bare, "d5")
    pull(bare, "d3", bare.at("d7"), let_go=False)
    assert drawn(bare, "d5") != plain
    assert bare.board.cancel()
    assert drawn(bare, "d5") == plain
    QTest.mouseRelease(bare.board, RIGHT, NONE, bare.at("d7"))
    assert drawn(bare, "d5") == plain


def test_shift_and_the_right_button_mark_a_square(bare: Desk) -> None:
    plain = drawn(bare, "g1")
    QTest.mouseClick(bare.board, RIGHT, SHIFT, bare.at("g1"))
    assert drawn(bare, "g1") != plain
    assert bare.pieces == BEFORE
    QTest.mouseClick(bare.board, RIGHT, SHIFT, bare.at("g1"))
    assert drawn(bare, "g1") == plain


def test_keys_mark_and_draw(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("d3"))
    plain = drawn(desk, "d5"), drawn(desk, "f5")
    desk.keys(Qt.Key.Key_Minus, *[Qt.Key.Key_Up] * 4, Qt.Key.Key_Minus)
    desk.keys(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down)
    desk.keys(Qt.Key.Key_Period, Qt.Key.Key_Home)
    assert drawn(desk, "d5") != plain[0]
    assert drawn(desk, "f5") != plain[1]
    desk.keys(Qt.Key.Key_Escape)
    assert (drawn(desk, "d5"), drawn(desk, "f5")) == plain
    assert desk.edits == []


def test_escape_gives_up_the_arrow_being_drawn_first(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("d3"))
    desk.keys(Qt.Key.Key_Period, Qt.Key.Key_Minus, Qt.Key.Key_Up)
    marked = drawn(desk, "d3")
    desk.keys(Qt.Key.Key_Escape)
    assert drawn(desk, "d3") != marked
    assert desk.board.cancel()
    assert not desk.board.cancel()


def test_it_is_told_whether_there_is_anything_to_wipe_away(bare: Desk, qtbot: QtBot) -> None:
    emitted: list[bool] = []
    bare.board.annotated.connect(emitted.append)
    pull(bare, "d3", bare.at("d7"))
    bare.board.clear_annotations()
    assert emitted == [True, False]


def test_a_board_to_look_at_can_be_drawn_on(bare: Desk) -> None:
    bare.board.set_read_only(True)
    plain = drawn(bare, "d5")
    pull(bare, "d3", bare.at("d7"))
    assert drawn(bare, "d5") != plain


def test_arrows_of_the_program_come_and_go_beside_ones_own(bare: Desk) -> None:
    plain = drawn(bare, "d5"), drawn(bare, "b4")
    pull(bare, "d3", bare.at("d7"))
    own = drawn(bare, "d5")
    bare.board.set_arrows([Arrow(square_number("b2"), square_number("b6"), Tone.THREAT)])
    assert drawn(bare, "b4") != plain[1]
    bare.board.set_arrows([])
    assert (drawn(bare, "d5"), drawn(bare, "b4")) == (own, plain[1])


def test_every_tone_looks_different_even_without_colours(bare: Desk) -> None:
    bare.board.set_look(Look("print", "print"))
    pictures = set()
    for tone in Tone:
        bare.board.set_arrows([Arrow(square_number("b2"), square_number("b6"), tone)])
        pictures.add((drawn(bare, "b2"), drawn(bare, "b4")))
    assert len(pictures) == len(Tone)


@pytest.mark.parametrize("tone", [tone for tone in Tone if tone is not Tone.USER])
def test_arrows_of_moves_do_not_cover_pieces(bare: Desk, tone: Tone) -> None:
    board = bare.board
    board.set_position(Position.from_fen("8/2n5/3n4/3n4/8/8/8/8 w"))
    plain = board.grab().toImage()
    men = [
        (x, y)
        for x in range(plain.width())
        for y in range(plain.height())
        if plain.pixelColor(x, y).lightness() in (0, 255)
        and board.rect().contains(x, y)
        and any(board.square_rect(square_number(one)).contains(x, y) for one in ("c7", "d6", "d5"))
    ]
    assert len(men) > 100
    board.set_arrows(
        [
            Arrow(square_number(source), square_number(target), tone)
            for source, target in (("d1", "d5"), ("d5", "d6"), ("d6", "c7"), ("a8", "d5"))
        ]
    )
    drawn_over = board.grab().toImage()
    assert drawn_over != plain
    assert all(drawn_over.pixel(x, y) == plain.pixel(x, y) for x, y in men)


def test_marks_and_arrows_are_spoken(desk: Desk) -> None:
    desk.board.set_focus_square(square_number("d3"))
    desk.keys(Qt.Key.Key_Period)
    assert desk.board.spoken_value() == "d3, empty, marked"
    desk.keys(Qt.Key.Key_Minus)
    assert desk.board.spoken_value() == "d3, empty, an arrow begins here"
