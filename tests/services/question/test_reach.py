"""Where pieces go by their kind alone, compared with python-chess."""

from __future__ import annotations

from dataclasses import replace

import chess
import pytest
from hypothesis import given, settings

from matewright.model.kinds import ALL_KINDS, UNPLAYED_KINDS
from matewright.model.move import square_number
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.services.question.reach import Reach, reach, shown_movement
from tests.formats.strategies import positions


def squares(names: str) -> set[int]:
    return {square_number(name) for name in names.split()}


@settings(max_examples=40, deadline=None)
@given(position=positions())
def test_orthodox_pieces_reach_what_they_attack(position: Position) -> None:
    position = replace(position, en_passant=None)
    board = chess.Board(None)
    for square, piece in position.pieces():
        # What stands there does not matter to others.
        board.set_piece_at(square, chess.Piece(chess.ROOK, piece.colour is Colour.WHITE))
    for square, piece in position.pieces():
        if piece.code not in "KQRBN" or piece.is_neutral:
            continue
        symbol = piece.code if piece.colour is Colour.WHITE else piece.code.lower()
        alone = board.copy()
        alone.set_piece_at(square, chess.Piece.from_symbol(symbol))
        own = {at for at, other in position.pieces() if other.colour is piece.colour}
        own |= {at for at, other in position.pieces() if other.is_neutral}
        found = reach(position, square)
        assert found.targets - own == set(alone.attacks(square)) - own
        assert not found.hurdles


def test_hoppers_need_hurdles() -> None:
    position = Position.from_fen("8/8/3p4/8/3G1r2/2N5/8/8 w")
    found = reach(position, square_number("d4"))
    assert found == Reach(frozenset(squares("d7 g4 b2")), frozenset(squares("d6 f4 c3")))


def test_a_piece_that_is_captured_is_no_hurdle() -> None:
    position = Position.from_fen("3q4/8/3p4/8/3.PA4/8/8/8 w")
    found = reach(position, square_number("d4"))
    assert square_number("d8") in found.targets
    assert found.hurdles == squares("d6")


def test_checks_do_not_count_and_empty_squares_reach_nothing() -> None:
    position = Position.from_fen("3r3k/8/8/8/8/8/3R4/3K4 b")
    assert len(reach(position, square_number("d2")).targets) == 7 + 6
    assert len(reach(position, square_number("d1")).targets) == 4
    assert reach(position, square_number("a1")) == Reach()


@pytest.mark.parametrize("code", sorted(ALL_KINDS))
def test_every_kind_that_moves_is_shown_moving(code: str) -> None:
    position, square = shown_movement(code)
    assert position.board[square] == Piece(Colour.WHITE, code)
    # Dummies never move; orphans and friends only as those that attack or guard them.
    is_still = code in UNPLAYED_KINDS or code in ("DU", "O", "F")
    assert bool(reach(position, square).targets) is not is_still
