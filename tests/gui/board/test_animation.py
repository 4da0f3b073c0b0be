from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from matewright.gui.board.animation import Step, step_between
from matewright.model.move import square_name, square_number
from matewright.model.position import Position
from tests.gui.board.conftest import Desk


def ways(step: Step | None) -> set[str]:
    """`Ke1-g1` for each piece that travels; `xpe5` for the one that is captured."""
    if step is None:
        return set()
    words = {
        f"{way.piece.letter}{square_name(way.source)}-{square_name(way.target)}"
        for way in step.travels
    }
    if step.taken is not None:
        words.add(f"x{step.taken[0].letter}{square_name(step.taken[1])}")
    return words


@pytest.mark.parametrize(
    ("before", "after", "forward", "back"),
    [
        ("8/8/8/8/8/8/8/R7", "8/8/8/8/8/8/8/3R4", {"Ra1-d1"}, {"Rd1-a1"}),
        ("8/8/8/8/8/8/8/R2n4", "8/8/8/8/8/8/8/3R4", {"Ra1-d1", "xnd1"}, {"Rd1-a1"}),
        ("8/P7/8/8/8/8/8/8", "N7/8/8/8/8/8/8/8", {"Pa7-a8"}, {"Pa8-a7"}),
        ("1r6/P7/8/8/8/8/8/8", "1Q6/8/8/8/8/8/8/8", {"Pa7-b8", "xrb8"}, {"Pb8-a7"}),
        ("8/8/8/3pP3/8/8/8/8", "8/8/3P4/8/8/8/8/8", {"Pe5-d6", "xpd5"}, {"Pd6-e5"}),
        ("8/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/5RK1", {"Ke1-g1", "Rh1-f1"}, {"Kg1-e1", "Rf1-h1"}),
        ("r3k3/8/8/8/8/8/8/8", "2kr4/8/8/8/8/8/8/8", {"ke8-c8", "ra8-d8"}, {"kc8-e8", "rd8-a8"}),
    ],
    ids=["quiet", "capture", "promotion", "capture and promotion", "en passant", "0-0", "0-0-0"],
)
def test_a_move_and_its_taking_back_are_recognized(
    before: str, after: str, forward: set[str], back: set[str]
) -> None:
    one, other = Position.from_fen(before), Position.from_fen(after)
    assert ways(step_between(one, other)) == forward
    assert ways(step_between(other, one)) == back


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("8/8/8/8/8/8/8/R7", "8/8/8/8/8/8/8/R7"),
        ("8/8/8/8/8/8/8/R7", "8/8/8/8/8/8/8/8"),
        ("8/8/8/8/8/8/8/R7", "8/8/8/8/8/8/8/N7"),
        ("8/8/8/8/8/8/8/R7", "8/8/8/8/8/8/8/3N4"),
        ("8/8/8/8/8/8/8/RN6", "8/8/8/8/8/8/8/3R1N2"),
        ("8/8/8/8/8/8/8/RN6", "8/8/8/8/8/8/8/NR6"),
        ("8/8/8/3NP3/8/8/8/8", "8/8/3P4/8/8/8/8/8"),
        ("8/8/8/8/8/8/8/4K2R", "8/8/8/8/8/4KR2/8/8"),
        ("8/8/8/8/8/8/8/R7", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
    ],
)
def test_what_is_not_one_move_is_none(before: str, after: str) -> None:
    assert step_between(Position.from_fen(before), Position.from_fen(after)) is None


@pytest.fixture
def still(desk: Desk, app: QApplication) -> Desk:
    """A desk whose board is animated and shows one rook on a1."""
    desk.board.set_position(Position.from_fen("8/8/8/8/8/8/8/R7"))
    desk.board.clearFocus()
    desk.board.set_animated(True)
    return desk


@pytest.fixture
def app(qapp: QApplication) -> QApplication:
    return qapp


def is_empty(desk: Desk, square: str) -> bool:
    """Whether no piece can be seen on the square: it is of one colour."""
    rect = desk.board.square_rect(square_number(square)).toAlignedRect().adjusted(3, 3, -3, -3)
    image = desk.board.grab(rect).toImage()
    colours = {
        image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    }
    return len(colours) == 1


def is_seen_whole(desk: Desk) -> bool:
    """Whether the screen shows just what the board would paint now."""
    board, whole = desk.board, desk.board.square_rect(square_number("a8"))
    rect = whole.united(board.square_rect(square_number("h1"))).toAlignedRect()
    corner = board.mapTo(desk.window, rect.topLeft())
    shown = desk.window.screen().grabWindow(
        desk.window.winId(), corner.x(), corner.y(), rect.width(), rect.height()
    )
    plain = QImage.Format.Format_RGB32
    painted = board.grab(rect).toImage().convertToFormat(plain)
    return shown.toImage().convertToFormat(plain) == painted


ELSEWHERE = Position.from_fen("8/8/8/8/8/8/8/7R")


def test_the_piece_slides_and_arrives(still: Desk, qtbot: QtBot) -> None:
    still.board.set_position(ELSEWHERE)
    assert still.board.position is ELSEWHERE
    assert is_empty(still, "h1")
    assert not is_empty(still, "a1")
    qtbot.waitUntil(lambda: not is_empty(still, "h1"))
    assert is_empty(still, "a1")


def test_nothing_of_the_first_slide_stays_on_the_screen(still: Desk, qtbot: QtBot) -> None:
    # Only what was reported as changed is painted anew on a screen; `grab` paints everything.
    assert is_seen_whole(still)
    still.board.set_position(Position.from_fen("8/8/8/8/8/8/8/1R6"))
    qtbot.waitUntil(lambda: is_empty(still, "a1") and is_seen_whole(still))


def test_without_animation_it_is_there_at_once(still: Desk) -> None:
    still.board.set_animated(False)
    still.board.set_position(ELSEWHERE)
    assert not is_empty(still, "h1")
    assert is_empty(still, "a1")


def test_a_press_ends_the_slide_and_takes_the_piece_where_it_belongs(still: Desk) -> None:
    still.board.set_position(ELSEWHERE)
    still.drag("h1", still.at("h8"))
    assert still.pieces == "7R/8/8/8/8/8/8/8"


def test_a_piece_that_was_dragged_does_not_slide_again(still: Desk) -> None:
    still.drag("a1", still.at("h1"))
    assert not is_empty(still, "h1")
    assert is_empty(still, "a1")


def test_a_newer_position_ends_the_slide_before(still: Desk) -> None:
    still.board.set_position(ELSEWHERE)
    still.board.set_position(Position.from_fen("N7/8/8/8/8/8/8/8"))
    assert is_empty(still, "a1")
    assert is_empty(still, "h1")
    assert not is_empty(still, "a8")


def test_turning_the_board_ends_the_slide(still: Desk) -> None:
    still.board.set_position(ELSEWHERE)
    still.board.set_flipped(True)
    assert not is_empty(still, "h1")


def test_keys_work_during_a_slide(still: Desk) -> None:
    still.board.setFocus(Qt.FocusReason.OtherFocusReason)
    still.board.set_focus_square(square_number("h1"))
    still.board.set_position(ELSEWHERE)
    still.keys(Qt.Key.Key_Delete)
    assert still.pieces == "8/8/8/8/8/8/8/8"
    assert still.at("h1") != QPoint()
