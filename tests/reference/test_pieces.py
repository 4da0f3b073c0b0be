"""The piece types one by one, and what the historic program left open."""

from __future__ import annotations

import pytest

from matewright import engine
from matewright.model.kinds import KINDS
from matewright.model.position import INITIAL_FEN, Position
from matewright.reference import pieces
from matewright.reference.board import Board
from matewright.reference.pieces import Mode, Piece, Walker
from matewright.reference.squares import KNIGHT, NORTH_TWO, STRAIGHT, square
from matewright.reference.translation import board_of


def board(fen: str) -> Board:
    return board_of(Position.from_fen(fen))


def piece_named(on: Board, name: str) -> Piece:
    piece = on.piece(square(name))
    assert piece is not None
    return piece


def goes(on: Board, name: str, mode: Mode = Mode.ORDINARY) -> set[str]:
    return {str(to) for to in piece_named(on, name).moves(on, mode)}


def legal(on: Board) -> set[str]:
    return {str(move) for move in on.legal_moves()}


def test_ways_are_squares_up_to_the_edge() -> None:
    assert [str(to) for to in square("f4").way(STRAIGHT[0])] == ["g4", "h4"]
    assert {str(to) for way in KNIGHT for to in square("a1").way(way)} == {"b3", "c2"}
    assert [str(to) for to in square("e2").way(NORTH_TWO)] == ["e3", "e4"]
    assert [str(to) for to in square("e3").way(NORTH_TWO)] == ["e4"]
    with pytest.raises(KeyError):
        square("i1")


def test_a_rook_stops_at_pieces_and_guards_its_own() -> None:
    on = board("8/8/8/8/1P1R2p1/8/3k4/K7 w")
    ordinary = {"c4", "e4", "f4", "g4", "d5", "d6", "d7", "d8", "d3", "d2"}
    assert goes(on, "d4") == ordinary
    assert goes(on, "d4", Mode.FOR_CHECK_TEST) == ordinary | {"b4"}


def test_a_pawn_attacks_aside_and_goes_straight() -> None:
    on = board("8/8/8/8/8/3p4/4P3/K6k w")
    assert goes(on, "e2") == {"e3", "e4", "d3"}
    assert goes(on, "e2", Mode.FOR_CHECK_TEST) == {"d3", "f3"}


def test_a_grasshopper_needs_a_hurdle() -> None:
    on = board("8/8/8/3p4/8/1P1G1N2/8/K6k w - -")
    # Over d5, b3 and f3; nothing stands in the other directions.
    assert goes(on, "d3") == {"d6", "a3", "g3"}
    on = board("8/8/3N4/3p4/8/3Gpn2/8/K6k w - -")
    assert goes(on, "d3") == {"f3"}
    assert goes(on, "d3", Mode.FOR_CHECK_TEST) == {"f3", "d6"}


def test_a_nightrider_repeats_the_knights_leap() -> None:
    on = board("8/8/3p4/8/8/2P5/8/KH5k w - -")
    assert goes(on, "b1") == {"a3", "d2", "f3", "h4"}
    on = board("8/5n2/8/4p3/8/3P4/8/K1H4k w - -")
    assert goes(on, "c1") == {"b3", "a5", "a2", "e2", "g3"}


def test_letters_and_kind() -> None:
    on = board("8/8/8/8/8/8/8/K5rk w")
    rook = piece_named(on, "g1")
    assert (rook.letter, rook.alive, rook.is_white) == ("r", True, False)
    assert (rook.is_rook, rook.is_pawn, rook.is_king) == (True, False, False)


def test_legal_moves_leave_no_king_in_check() -> None:
    legal = set(map(str, board("4r2k/8/8/8/8/8/4R3/4K3 w").legal_moves()))
    assert "e2e8" in legal
    assert not {"e2d2", "e8a8"} & legal


def test_a_captured_piece_is_no_longer_alive_until_it_is_taken_back() -> None:
    on = board("7k/8/8/8/8/8/r7/K7 w")
    move = next(move for move in on.legal_moves() if str(move) == "a1a2")
    victim = piece_named(on, "a2")
    alive = []
    on.play(move)
    alive.append(victim.alive)
    on.take_back()
    alive.append(victim.alive)
    assert alive == [False, True]
    assert piece_named(on, "a2") is victim


def test_a_king_does_not_hide_behind_itself() -> None:
    assert "e1d1" not in legal(board("7k/8/8/8/8/8/8/4K2r w"))


CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"


@pytest.mark.parametrize(
    ("fen", "castlings"),
    [
        (CASTLING, {"e1g1", "e1c1"}),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ -", set()),  # out of check
        ("4k3/8/8/8/5r2/8/8/R3K2R w KQ -", {"e1c1"}),  # through an attacked square
        ("4k3/8/8/8/6r1/8/8/R3K2R w KQ -", {"e1c1"}),  # into check
        ("4k3/8/8/8/1r6/8/8/R3K2R w KQ -", {"e1g1", "e1c1"}),  # b1 may be attacked
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ -", {"e1g1"}),
        ("4k3/8/8/8/8/8/8/R3K2R w K -", {"e1g1"}),
        ("4k3/8/8/8/8/8/8/r3K2b w - -", set()),  # other pieces in the corners
    ],
)
def test_castling(fen: str, castlings: set[str]) -> None:
    assert legal(board(fen)) & {"e1g1", "e1c1"} == castlings


def test_a_rook_that_went_out_and_back_does_not_castle() -> None:
    on = board(CASTLING)
    for step in ("h1h2", "h8h7", "h2h1", "h7h8"):
        on.play(next(move for move in on.legal_moves() if str(move) == step))
    assert legal(on) & {"e1g1", "e1c1"} == {"e1c1"}
    for _ in range(4):
        on.take_back()
    assert legal(on) & {"e1g1", "e1c1"} == {"e1g1", "e1c1"}


def test_en_passant_follows_from_the_last_move_alone() -> None:
    on = board("4k3/3p4/8/4P3/8/8/8/4K3 b - -")
    on.play(next(move for move in on.legal_moves() if str(move) == "d7d5"))
    assert "e5d6" in legal(on)
    on.pass_move()
    assert "e5d6" not in legal(on)


def test_pawns_promote_to_the_fairy_pieces_of_the_diagram_too() -> None:
    assert {"a7a8q", "a7a8n"} <= legal(board("8/P6k/8/8/8/8/8/K7 w"))
    assert "a7a8g" not in legal(board("8/P6k/8/8/8/8/8/K7 w"))
    assert {"a7a8g", "a7a8q"} <= legal(board("8/P6k/8/8/8/8/8/K5g1 w"))


def test_the_initial_array_counts_as_everywhere() -> None:
    def leaves(on: Board, depth: int) -> int:
        if not depth:
            return 1
        count = 0
        for move in on.legal_moves():
            on.play(move)
            count += leaves(on, depth - 1)
            on.take_back()
        return count

    on = board(INITIAL_FEN)
    assert leaves(on, 3) == 8_902
    assert board(INITIAL_FEN).last_move is on.last_move is None


def test_a_new_kind_is_one_class() -> None:
    class Camel(Walker):
        """Leaps three squares straight and one aside."""

        code = "C"
        directions = tuple(
            type(way)(*step, reach=1)
            for way in KNIGHT[:1]
            for step in ((1, 3), (3, 1), (-1, 3), (3, -1))
        )
        is_fairy = True

    camel = Camel(square("a1"), is_white=True)
    on = Board([camel])
    assert {str(move) for move in on.legal_moves()} == {"a1b4", "a1d2"}


def test_every_kind_has_its_class() -> None:
    orthodox = {code for code, kind in KINDS.items() if not kind.is_fairy}
    others = set(engine.CAPABILITIES) - {engine.EXHAUSTIVE}
    assert all(set(engine.CAPABILITIES[name].pieces) == orthodox for name in others)
    assert [(kind.code, kind.is_fairy) for kind in pieces.KINDS] == [
        (code, kind.is_fairy) for code, kind in KINDS.items()
    ]
