"""Pieces that only files know, neutral pieces and pieces with attributes."""

import pytest
from hypothesis import given

from matewright import engine
from matewright.errors import FormatError, IllegalPosition, StipulationError
from matewright.model.attributes import ATTRIBUTES
from matewright.model.game import Game
from matewright.model.kinds import ALL_KINDS, FAIRY_KINDS, KINDS, kind_of
from matewright.model.piece import Colour, Piece
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.transform import Transform
from matewright.model.twin import Angle, Axis, Mirror, Rotate
from matewright.services.play import played_game
from matewright.services.solving import solve, strategies, validate
from tests.asking import posed
from tests.formats.strategies import any_positions

FEN = "8/8/2.zr2=.gy1z/8/-.15+.15=n5/3k{Magic,Royal}4/8/K6.G2 w - - 0 1"
PIECES = {
    "c6": Piece(Colour.BLACK, "ZR"),
    "f6": Piece.neutral("GY"),
    "h6": Piece(Colour.BLACK, "Z"),
    "a4": Piece(Colour.BLACK, "15"),
    "b4": Piece(Colour.WHITE, "15"),
    "c4": Piece.neutral("N"),
    "d3": Piece(Colour.BLACK, "K", ("Magic", "Royal")),
    "a1": Piece(Colour.WHITE, "K"),
    "h1": Piece(Colour.WHITE, "G2"),
}


def test_codes_are_no_code_twice() -> None:
    for codes in zip(*(kind.popeye_codes for kind in ALL_KINDS.values()), strict=True):
        assert len(set(codes)) == len(ALL_KINDS)
    assert not FAIRY_KINDS.keys() & KINDS.keys()
    assert not {"S", "N"} & FAIRY_KINDS.keys()
    assert {kind_of(kind.problem_letter).code for kind in KINDS.values()} == set(KINDS)
    assert list(ATTRIBUTES) != sorted(ATTRIBUTES), "Popeye's order"


def test_a_fen_names_them_as_popeye_does() -> None:
    position = Position.from_fen(FEN)
    pieces = {
        "abcdefgh"[square % 8] + str(square // 8 + 1): piece for square, piece in position.pieces()
    }
    assert pieces == PIECES
    assert position.fen == FEN
    assert Position.from_fen("8/8/8/8/8/8/8/=K=q=.ZR+n-N.Le.lE1").board_fen == (
        "8/8/8/8/8/8/8/=k=q=.zrNn.LE.le1"
    )


@pytest.mark.parametrize(
    ("row", "letter"),
    [
        (".xx7", ".xx"),
        (".zz7", ".zz"),
        ("=8", "="),
        (".15", ".15"),
        ("k{royalty}7", "k{royalty}"),
        ("k{}7", "{"),
        ("7X", "X"),
    ],
)
def test_what_is_no_piece_is_named(row: str, letter: str) -> None:
    with pytest.raises(FormatError) as caught:
        Position.from_fen(f"8/8/8/8/8/8/8/{row}")
    assert str(caught.value) == f"Unknown piece letter “{letter}” in rank 1 of the FEN."


@given(any_positions())
def test_every_position_comes_back_from_its_fen(position: Position) -> None:
    assert Position.from_fen(position.fen).fen == position.fen
    assert Position.from_fen(position.fen).board == position.board


def test_they_are_counted_and_named() -> None:
    position = Position.from_fen(FEN)
    assert position.tally == "3+4+2n"
    assert Position.from_fen("8/8/8/8/8/8/8/Kk6").tally == "1+1"
    assert PIECES["c6"].name == "black zebrarider"
    assert PIECES["c4"].name == "neutral knight"
    assert PIECES["c4"].title == "Neutral knight"
    assert PIECES["d3"].name == "black Magic Royal king"
    assert position.unplayable == ("Magic Royal king", "neutral gryphon")
    assert not position.is_orthodox
    assert Position.from_fen("8/8/8/8/8/8/8/KkGh4").unplayable == ()


def test_a_royal_piece_at_home_is_no_king_that_castles() -> None:
    assert not Position.from_fen("8/8/8/8/8/8/8/R3K{Royal}2R").castling_possible
    assert not Position.from_fen("8/8/8/8/8/8/8/R3=k2R").castling_possible


def test_edits_keep_them_whole() -> None:
    position = Position.from_fen("8/8/8/8/8/8/=.zr7/K{Royal}1.le5 w - - 0 1")
    assert position.shift_man(0, 63).board_fen == "7K{Royal}/8/8/8/8/8/=.zr7/2.le5"
    assert position.shift_man(8, 9, copy=True).board_fen.split("/")[6] == "=.zr=.zr6"
    mirrored = Transform(Mirror(Axis.FILES), swaps_sides=False).position(position)
    assert mirrored.board_fen == "8/8/8/8/8/8/7=.zr/5.le1K{Royal}"


def test_neutral_pieces_do_not_change_sides() -> None:
    position = Position.from_fen("8/8/8/8/8/8/=.zr7/K{Royal}1.le5 w - - 0 1")
    swapped = Transform(Rotate(Angle.HALF), swaps_sides=True).position(position)
    assert swapped.board_fen == "5.LE1k{Royal}/7=.zr/8/8/8/8/8/8"


@pytest.mark.parametrize(
    "fen",
    ["8/8/8/8/8/8/8/Kk.gy5", "8/8/8/8/8/8/8/Kk{Magic}6"],
)
def test_nothing_tries_to_move_them(fen: str) -> None:
    position = Position.from_fen(fen)
    (name,) = position.unplayable
    problem = Problem(position)
    assert problem.unsupported == (name,)
    assert problem.unsupported_rules == ()
    sentence = f"The problem has something in it that cannot be solved here yet: {name}."
    with pytest.raises(StipulationError) as caught:
        solve.start(problem, engine.Options())
    assert str(caught.value) == sentence
    sentence = f"Nothing here knows how these pieces move: {name}."
    # Popeye may know them.
    for strategy in sorted({*strategies.NAMES} - {strategies.POPEYE}):
        with pytest.raises(IllegalPosition) as illegal:
            solve.start_part(*posed(position, "#2", engine.Options(strategy=strategy)))
        assert str(illegal.value) == sentence
    with pytest.raises(IllegalPosition):
        played_game.legal_moves(PlayState(Game(position)))
    with pytest.raises(IllegalPosition):
        engine.perft(position, 2)
    assert validate.checked_kings(PlayState(Game(position))) == ()
    assert [str(error) for error in validate.validate(problem).errors] == [sentence]
