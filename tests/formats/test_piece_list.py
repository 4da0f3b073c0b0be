"""Lists of pieces: what people type and what is written."""

from __future__ import annotations

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.errors import FormatError
from matewright.formats import piece_list
from matewright.model.notation import LETTERS
from matewright.model.piece import Colour
from matewright.model.position import Position
from tests.formats.strategies import positions


@pytest.mark.parametrize(
    ("text", "board"),
    [
        ("Kf1 Qe7 / Kh8", "7k/4Q3/8/8/8/8/8/5K2"),
        ("Kf1, Sb1c3, a2 / Kh8, Ph7 g7", "7k/6pp/8/8/8/2N5/P7/1N3K2"),
        ("  Kf1 Nb1 Bc1\n/\nKh8\n", "7k/8/8/8/8/8/8/1NB2K2"),
        ("Kf1 Sb1 Nc3 / Kh8", "7k/8/8/8/8/2H5/8/1N3K2"),
        ("Kf1 De7 Ba2 / Kh8 Lc8 Sd8", "2bn3k/4Q3/8/8/8/8/P7/5K2"),
        ("Rf1 De7 / Rh8", "7k/4Q3/8/8/8/8/8/5K2"),
        ("Крf1 Фe7 Сc1 Лa1 Кb1 Пa2 / Крh8", "7k/4Q3/8/8/8/8/P7/RNB2K2"),
        ("Kf1 Ga1 / Kh8 b7", "7k/1p6/8/8/8/8/8/G4K2"),
    ],
)
def test_lists_as_people_write_them(text: str, board: str) -> None:
    position = piece_list.read(text, Colour.BLACK)
    assert position is not None
    assert (position.board_fen, position.turn) == (board, Colour.BLACK)


@pytest.mark.parametrize(
    "text",
    [
        "Kf1 Qe7",
        "Kf1 Qe9 / Kh8",
        "hello / world",
        "8/8/8/8/8/8/8/8",
        "/",
        "1.Kf1 / Kh8",
        "a1" * 99_999,
    ],
)
def test_other_texts_are_no_lists(text: str) -> None:
    assert piece_list.read(text, Colour.WHITE) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Kf1 Qe7 / Kf1", "The square f1 is named twice in the list of pieces."),
        ("Kf1 Xe7 / Kh8", "“X” is not the letter of a piece in the language of the others."),
    ],
)
def test_a_list_that_cannot_be_says_why(text: str, sentence: str) -> None:
    with pytest.raises(FormatError) as refused:
        piece_list.read(text, Colour.WHITE)
    assert str(refused.value) == sentence


@given(positions(), st.sampled_from(["english", "problem", "german", "french", "russian"]))
def test_what_is_written_is_read_again(position: Position, language: str) -> None:
    plain = [
        piece if piece and piece.code in "KQRBNP" and piece.is_playable else None
        for piece in position.board
    ]
    position = position.with_pieces(plain)
    text = piece_list.write(position, LETTERS[language])
    again = piece_list.read(text, position.turn)
    if not (position.count(Colour.WHITE) and position.count(Colour.BLACK)):
        assert again is None
    elif language in ("english", "russian"):
        assert again is not None
        assert again.board_fen == position.board_fen


def test_the_diagram_is_the_board_as_python_chess_prints_it() -> None:
    fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
    lines = piece_list.diagram(Position.from_fen(fen), LETTERS["english"]).splitlines()
    assert [line[3::3] for line in lines[:8]] == str(chess.Board(fen)).replace(" ", "").split("\n")
    assert lines[8].split() == list("abcdefgh")
