"""A line of play: made, taken back, branched and ended."""

from __future__ import annotations

from random import Random

import pytest

from matewright import engine
from matewright.errors import EngineError, FormatError, IllegalPosition
from matewright.model.conditions import conditions_of
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.play_state import PlayState
from matewright.model.position import INITIAL_FEN, Position
from matewright.reference.players import Ending
from matewright.services.play.played_game import PlayedGame, legal_moves, read_line

START = Position.from_fen(INITIAL_FEN)


def game(text: str, start: Position = START) -> PlayedGame:
    state = PlayState(Game(start))
    return PlayedGame.begin(state, read_line(state, text))


def move(position: PlayedGame, uci: str) -> Move:
    return next(legal for legal in position.legal_moves if legal.uci == uci)


def test_moves_are_made_and_taken_back() -> None:
    played = game("f3 e5 g4 Qh4")
    assert played.ending is Ending.MATE
    assert played.is_at_end
    back = played.go_to(2)
    assert back.position.fen.split()[1] == "w"
    assert back.ending is None
    assert [made.uci for made in back.moves_made] == ["f2f3", "e7e5"]
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
    black = PlayedGame.begin(PlayState(Game(game("f3").position)))
    assert [black.number_in_line(place) for place in range(3)] == ["1...", "2.", ""]


def test_nothing_is_played_from_an_illegal_position() -> None:
    with pytest.raises(IllegalPosition, match="pawns cannot stand"):
        PlayedGame.begin(PlayState(Game(Position.from_fen("P6k/8/8/8/8/8/8/K7 w"))))


def test_conditions_play_and_remember() -> None:
    start = PlayState(
        Game(
            Position.from_fen("k7/8/8/8/8/8/8/K6N w - - 0 1"),
            conditions=conditions_of(["MainlyInChess"]),
        )
    )
    played = PlayedGame.begin(start, read_line(start, "1.Ng3 Kb8"))
    assert {legal.from_square for legal in played.legal_moves} == {0, 22}
    with pytest.raises(FormatError, match="3"):
        read_line(start, "1.Ng3 Kb8 2.Ka8")


def test_a_line_that_is_not_legal_under_conditions_is_named() -> None:
    start = PlayState(Game(Position.from_fen("7k/8/8/R2n4/8/8/8/K7 w - - 0 1")))
    (capture,) = [legal for legal in PlayedGame.begin(start).legal_moves if legal.uci == "a5d5"]
    under = PlayState(Game(start.position, conditions=conditions_of(["Circe"])), (capture,))
    with pytest.raises(EngineError, match="Move 1 of the line is not legal"):
        legal_moves(under)


@pytest.mark.parametrize("name", sorted(engine.CAPABILITIES[engine.EXHAUSTIVE].conditions))
def test_every_move_that_is_told_can_be_played_again(name: str) -> None:
    """The engine finds the moves of a line by what they do."""
    examples = {"<squares>": "a1h8", "<two squares>": "a1h8", "<pieces>": "Q R"}
    parameters = engine.CAPABILITIES[engine.EXHAUSTIVE].conditions[name]
    values = [examples[value] for value in parameters if value in examples]
    conditions = conditions_of([" ".join([name, *values])])
    state, chance = PlayState(Game(START, conditions=conditions)), Random(name)
    if any("Castling" in one and name in other for one, other in engine.REFUSED_PAIRS):
        array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
        state = PlayState(Game(Position.from_fen(array), conditions=conditions))
    if name == "CavalierMajeur":
        array = "r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq - 0 1"
        state = PlayState(Game(Position.from_fen(array), conditions=conditions))
    if name == "Leofamily":
        array = ".pa.ma.va.lek.va.ma.pa/pppppppp/8/8/8/8/PPPPPPPP/.PA.MA.VA.LEK.VA.MA.PA w - - 0 1"
        state = PlayState(Game(Position.from_fen(array), conditions=conditions))
    if name == "AntiKings":
        # Kings that are not attacked are in check.
        state = PlayState(
            Game(Position.from_fen("k6r/8/8/8/8/8/8/R6K w - - 0 1"), conditions=conditions)
        )
    if name in {"HorizontalCylinder", "Torus"}:
        # The kings of the array would stand side by side.
        state = PlayState(
            Game(Position.from_fen("8/8/2k1r3/8/8/3P2R1/2K5/8 w - - 0 1"), conditions=conditions)
        )
    if name == "Bicolores":
        state = PlayState(
            Game(Position.from_fen("7k/p6p/8/8/8/8/P6P/K7 w - - 0 1"), conditions=conditions)
        )
    for _ in range(12):
        moves = legal_moves(state)
        if not moves:
            break
        state = state.play(chance.choice(moves))


def test_a_rook_that_becomes_ones_own_at_home_may_castle() -> None:
    """Popeye finds 1...Rh1-h2=b 2.Rh2-h1=w 0-0 as a solution of `h001.5`."""
    array = "8/8/8/8/8/8/r7/kbB1K2R w K - 0 1"
    start = PlayState(
        Game(Position.from_fen(array), conditions=conditions_of(["AntiAndernachChess"]))
    )
    played = PlayedGame.begin(start, read_line(start, "1.Rh2 Rh1"))
    assert "e1g1" in {legal.uci for legal in played.legal_moves}
