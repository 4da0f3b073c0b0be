"""A line of play: made, taken back, branched and ended."""

from __future__ import annotations

import pytest

from matewright.errors import IllegalPosition
from matewright.model.move import Move
from matewright.model.position import INITIAL_FEN, Position
from matewright.reference.players import Ending, read_line
from matewright.services.game import Game

START = Position.from_fen(INITIAL_FEN)


def game(text: str, start: Position = START) -> Game:
    return Game.begin(start, read_line(start, text))


def move(position: Game, uci: str) -> Move:
    return next(legal for legal in position.legal_moves if legal.uci == uci)


def test_moves_are_made_and_taken_back() -> None:
    played = game("f3 e5 g4 Qh4")
    assert played.ending is Ending.MATE
    assert played.is_at_end
    back = played.go_to(2)
    assert back.position.fen.split()[1] == "w"
    assert back.ending is None
    assert [made.uci for made in back.made] == ["f2f3", "e7e5"]
    assert back.go_to(99) == played
    assert back.go_to(-1).last_move is None


def test_another_move_takes_the_place_of_what_followed_and_the_same_one_does_not() -> None:
    back = game("f3 e5 g4 Qh4").go_to(2)
    assert len(back.play(move(back, "g2g4")).moves) == 4
    branched = back.play(move(back, "a2a3"))
    assert [made.uci for made in branched.moves] == ["f2f3", "e7e5", "a2a3"]


def test_stalemate() -> None:
    position = Position.from_fen("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1")
    assert game("Qf7", position).ending is Ending.STALEMATE


def test_numbers() -> None:
    played = game("f3 e5 g4")
    assert [played.number(place) for place in range(3)] == ["1.", "1...", "2."]
    assert [played.number_in_line(place) for place in range(3)] == ["1.", "", "2."]
    black = Game.begin(game("f3").position)
    assert [black.number_in_line(place) for place in range(3)] == ["1...", "2.", ""]


def test_nothing_is_played_from_an_illegal_position() -> None:
    with pytest.raises(IllegalPosition, match="pawns cannot stand"):
        Game.begin(Position.from_fen("P6k/8/8/8/8/8/8/K7 w"))
