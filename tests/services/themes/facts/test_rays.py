"""Who stands on the lines of sliders."""

from __future__ import annotations

from matewright.model.position import Position
from matewright.services.themes.facts import rays
from matewright.services.themes.facts.reading import board_of

# Ra1, Ba4 and Ke1 against Ka8, a7 and Rh1.
BOARD = board_of(Position.from_fen("k7/p7/8/8/B7/8/8/R3K2r w - - 0 1"))
A1, A4, A7, A8, E1, H1, B3, D7 = 0, 24, 48, 56, 4, 7, 17, 51


def test_men_on_a_line_come_in_order() -> None:
    assert rays.men_between(BOARD, A1, A8) == [A4, A7]
    assert rays.men_between(BOARD, H1, A1) == [E1]
    assert rays.men_between(BOARD, A4, D7) == []
    # A bishop has no files, and there is no line from a1 to b3.
    assert rays.men_between(BOARD, A4, A8) is None
    assert rays.men_between(BOARD, A1, B3) is None


def test_a_line_is_open_up_to_the_first_man() -> None:
    assert rays.sees(BOARD, A1, A4)
    assert not rays.sees(BOARD, A1, A7)


def test_pawns_reach_a_square_in_front_of_them() -> None:
    board = board_of(Position.from_fen("4k3/8/8/8/8/4r3/4P3/4K3 w - - 0 1"))
    assert rays.ending_at(board, 20, "w") == [12]
    assert rays.ending_at(board, 28, "w") == []
    assert rays.sliders_ending_at(board, 12, "b") == [20]


def test_a_battery_has_one_man_between_rear_and_king() -> None:
    assert list(rays.batteries(BOARD, "w")) == []
    fired = board_of(Position.from_fen("k7/8/8/8/B7/8/8/R3K3 w - - 0 1"))
    assert list(rays.batteries(fired, "w")) == [(A1, A4)]
    # The piece between must be the battery's own.
    assert list(rays.batteries(fired.replace("B", "b"), "w")) == []
