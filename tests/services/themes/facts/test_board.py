"""Lines on the board, and copies of boards."""

from __future__ import annotations

from matewright.services.themes.facts import board


def test_lines_of_the_board() -> None:
    assert board.between(0, 63) == (9, 18, 27, 36, 45, 54)
    assert board.between(0, 17) == ()
    assert board.direction(0, 56) == (0, 1)
    assert set(board.field(0)) == {1, 8, 9}


def test_copies_of_boards() -> None:
    empty = "." * 64
    one = board.put(board.put(empty, 0, "R"), 52, "p")
    assert board.emptied(one, 0, 52) == empty
    assert board.made(one, 0, 7, None) == board.put(board.put(empty, 7, "R"), 52, "p")
    assert board.made(one, 52, 60, "Q")[60] == "q"
