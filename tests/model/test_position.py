from __future__ import annotations

from contextlib import suppress

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.errors import FormatError
from matewright.model.kinds import KINDS
from matewright.model.move import square_name, square_number
from matewright.model.piece import Colour, Piece
from matewright.model.position import INITIAL_FEN, Position

pieces = st.builds(Piece, st.sampled_from(Colour), st.sampled_from(sorted(KINDS)))
orthodox = st.builds(
    Piece,
    st.sampled_from(Colour),
    st.sampled_from([kind.code for kind in KINDS.values() if not kind.is_fairy]),
)


def positions_of(pieces: st.SearchStrategy[Piece]) -> st.SearchStrategy[Position]:
    board = st.lists(st.one_of(st.none(), st.none(), pieces), min_size=64, max_size=64).map(tuple)
    return st.builds(
        Position, board, st.sampled_from(Colour), st.frozensets(st.sampled_from("KQkq"))
    )


positions = positions_of(pieces)


@given(positions)
def test_fen_round_trip(position: Position) -> None:
    again = Position.from_fen(position.fen)
    assert again.board == position.board
    assert again.turn is position.turn
    assert again.castling == position.castling
    assert again.fen == position.fen


@given(positions_of(orthodox))
def test_board_field_and_castling_agree_with_python_chess(position: Position) -> None:
    board = chess.Board(position.fen)
    assert board.board_fen() == position.board_fen
    if board.king(chess.WHITE) == chess.E1 or "K" not in position.board_fen:
        assert ("K" in position.castling) == board.has_kingside_castling_rights(chess.WHITE)


@pytest.mark.parametrize(
    ("fen", "code", "words"),
    [
        ("", "fen-empty", "empty"),
        ("8/8/8/8/8/8/8 w - - 0 1", "fen-ranks", "7 instead of 8 ranks"),
        ("8/8/8/8/8/8/8/8/8 w", "fen-ranks", "9 instead of 8 ranks"),
        ("8/8/8/9/8/8/8/8 w", "fen-rank-length", "Rank 5"),
        ("8/8/8/8/8/8/8/7kk w", "fen-rank-length", "9 instead of 8 squares"),
        ("8/8/8/8/8/8/8/7 w", "fen-rank-length", "7 instead of 8 squares"),
        ("8/8/8/8/4A3/8/8/8 w", "fen-letter", "“A” in rank 4"),
        ("8/8/8/8/8/8/8/0k7 w", "fen-letter", "“0” in rank 1"),
        ("8/8/8/8/8/8/8/8 x", "fen-turn", "“x”"),
        ("8/8/8/8/8/8/8/8 w KX", "fen-castling", "“KX”"),
        ("8/8/8/8/8/8/8/8 w - e9", "fen-en-passant", "“e9”"),
        ("8/8/8/8/8/8/8/8 w - e3", "fen-en-passant-rank", "e3 is not on rank 6"),
        ("8/8/8/8/8/8/8/8 b - e6", "fen-en-passant-rank", "e6 is not on rank 3"),
        ("8/8/8/8/8/8/8/8 w - - x 1", "fen-counter", "fifth"),
        ("8/8/8/8/8/8/8/8 w - - 0 -1", "fen-counter", "sixth"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 more", "fen-fields", "7 fields"),
    ],
)
def test_bad_fen_is_told_with_its_place(fen: str, code: str, words: str) -> None:
    with pytest.raises(FormatError) as caught:
        Position.from_fen(fen)
    assert caught.value.code == code
    assert words in str(caught.value)


@given(st.text())
def test_any_text_is_a_position_or_one_clear_error(text: str) -> None:
    with suppress(FormatError):
        Position.from_fen(text)


def test_short_forms() -> None:
    position = Position.from_fen("8/8/8/8/8/8/8/R3K1sS/", Colour.BLACK)
    assert position.turn is Colour.BLACK
    assert position.fen == "8/8/8/8/8/8/8/R3K1nN b Q - 0 1"
    assert Position.from_fen("8/8/8/8/8/8/8/R3K2R w -").castling == frozenset()
    assert Position.from_fen("8/8/8/8/8/8/8/R3K2R w K").castling == {"K"}


@given(st.integers(0, 63))
def test_square_names(square: int) -> None:
    assert square_name(square) == chess.square_name(square)
    assert square_number(square_name(square)) == square


@given(positions, st.integers(0, 63), st.one_of(st.none(), pieces))
def test_putting_changes_one_square(position: Position, square: int, piece: Piece | None) -> None:
    after = position.put(square, piece)
    assert after.board[square] == piece
    assert [s for s in range(64) if after.board[s] != position.board[s]] in ([], [square])


@given(positions, st.integers(0, 63), st.integers(0, 63), st.booleans())
def test_carrying_a_piece(position: Position, source: int, target: int, copy: bool) -> None:
    after = position.shift_man(source, target, copy=copy)
    assert after.board[target] == position.board[source]
    if source != target:
        assert after.board[source] == (position.board[source] if copy else None)


def test_castling_switched_off_stays_off_and_comes_back() -> None:
    position = Position.from_fen("8/8/8/8/8/8/8/R3K2R w")
    assert position.castling == {"K", "Q"}
    without = position.with_castling("K", allowed=False)
    assert without.castling == {"Q"}
    assert without.put(7, None).castling == {"Q"}
    assert without.with_castling("K", allowed=True).fen == position.fen


def test_en_passant_follows_the_pieces() -> None:
    position = Position.from_fen("4k3/8/8/3pP3/8/8/8/4K3 w")
    assert [square_name(square) for square in position.en_passant_choices] == ["d6"]
    stated = position.with_en_passant(square_number("d6"))
    assert stated.fen.split()[3] == "d6"
    assert stated.put(square_number("e5"), None).en_passant is None
    assert stated.with_turn(Colour.BLACK).en_passant is None


def test_initial_position() -> None:
    assert Position.from_fen(INITIAL_FEN).fen == chess.STARTING_FEN


def test_fairy_pieces_in_fen() -> None:
    position = Position.from_fen("7k/8/8/3g4/8/3H4/8/K7 w")
    assert position.board_fen == "7k/8/8/3g4/8/3H4/8/K7"
    assert [piece.name for _, piece in position.pieces()] == [
        "white king",
        "white nightrider",
        "black grasshopper",
        "black king",
    ]
    assert not position.is_orthodox
    assert Position.from_fen(INITIAL_FEN).is_orthodox


def test_no_castling_in_a_fen_speaks_of_those_at_home() -> None:
    away = Position.from_fen("3k4/8/8/8/8/8/8/R4K2 w - - 0 1")
    assert away.shift_man(5, 4).castling == {"Q"}
    at_home = Position.from_fen("3k4/8/8/8/8/8/8/R3K3 w - - 0 1")
    assert at_home.shift_man(4, 5).shift_man(5, 4).castling == frozenset()
