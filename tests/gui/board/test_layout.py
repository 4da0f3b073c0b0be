from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from matewright.model.move import square_number
from matewright.render.layout import BoardLayout


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(240, 240), (413, 700), (1001, 617)])
def test_squares_are_square_cover_whole_device_pixels_and_fit(
    size: tuple[int, int], ratio: float, flipped: bool
) -> None:
    layout = BoardLayout.fit(*size, 18, ratio, flipped)
    for square in range(64):
        rect = layout.rect(square)
        assert layout.square_at(rect.center()) == square
        for value in (rect.left(), rect.top(), rect.width(), rect.height()):
            assert value * ratio == pytest.approx(round(value * ratio))
        assert rect.width() == rect.height()
    assert layout.left >= 18
    assert layout.board.right() <= size[0]
    assert layout.board.bottom() + 18 <= size[1]
    # Nine more pixels a side would be a cell of one pixel more: the board is as large as it can be.
    assert layout.board.width() * ratio > min(size) * ratio - 18 * ratio - 8 - 4 * ratio


def test_white_is_at_the_bottom_unless_flipped() -> None:
    usual = BoardLayout.fit(400, 400, 0, 1, flipped=False)
    flipped = BoardLayout.fit(400, 400, 0, 1, flipped=True)
    corner = QPointF(usual.left + 1, usual.top + 1)
    assert usual.square_at(corner) == square_number("a8")
    assert flipped.square_at(corner) == square_number("h1")


def test_points_beside_the_board_are_on_no_square() -> None:
    layout = BoardLayout.fit(400, 300, 20, 1, flipped=False)
    board = layout.board
    assert layout.square_at(QPointF(board.left() - 1, board.top() + 5)) is None
    assert layout.square_at(QPointF(board.right() + 1, board.top() + 5)) is None
    assert layout.square_at(QPointF(board.left() + 5, board.bottom() + 1)) is None


def test_neighbours_follow_the_eye_and_stop_at_the_edge() -> None:
    usual = BoardLayout.fit(400, 400, 0, 1, flipped=False)
    flipped = BoardLayout.fit(400, 400, 0, 1, flipped=True)
    e4 = square_number("e4")
    assert usual.neighbour(e4, 1, 0) == square_number("f4")
    assert usual.neighbour(e4, 0, 1) == square_number("e3")
    assert flipped.neighbour(e4, 1, 0) == square_number("d4")
    assert flipped.neighbour(e4, 0, 1) == square_number("e5")
    assert usual.neighbour(e4, -7, 0) == square_number("a4")
