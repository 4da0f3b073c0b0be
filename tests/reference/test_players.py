"""Displays and players: what they show, what they understand, how games end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from matewright.errors import FormatError
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.notation import LETTERS, Notation
from matewright.model.piece import Colour
from matewright.model.play_state import PlayState
from matewright.model.position import INITIAL_FEN, Position
from matewright.reference.displays import TextDisplay, UnicodeDisplay
from matewright.reference.players import (
    Ending,
    Person,
    RecordedLine,
    names,
    read_move,
)
from matewright.reference.translation import legal_moves
from matewright.services.play.played_game import play, read_line
from matewright.services.play.players import Strategist

START = Position.from_fen(INITIAL_FEN)
FAIRY = Position.from_fen("8/8/8/7G/3K3p/8/2k1g3/1Q6 b")


def test_the_text_display() -> None:
    lines: list[str] = []
    display = TextDisplay(lines.append)
    display.show(FAIRY, None)
    assert lines == [
        "",
        *(f"{row}  . . . . . . . ." for row in (8, 7, 6)),
        "5  . . . . . . . G",
        "4  . . . K . . . p",
        "3  . . . . . . . .",
        "2  . . k . g . . .",
        "1  . Q . . . . . .",
        "   a b c d e f g h",
        "",
    ]
    display.tell("Well.")
    assert lines[-1] == "Well."


def test_the_unicode_display_names_the_move() -> None:
    lines: list[str] = []
    move = read_move("Kd2", legal_moves(FAIRY))
    UnicodeDisplay(lines.append).show(FAIRY.play(move), move)
    assert lines[0] == "Black plays Kd2"
    assert lines[6] == "4  · · · ♔ · · · ♟"
    assert lines[8] == "2  · · · ♚ g · · ·"


@pytest.mark.parametrize(
    ("fen", "text", "uci"),
    [
        (INITIAL_FEN, "Nf3", "g1f3"),
        (INITIAL_FEN, "Sf3", "g1f3"),
        (INITIAL_FEN, " e2-e4 ", "e2e4"),
        (INITIAL_FEN, "nc3", "b1c3"),
        ("7k/P7/8/8/8/8/8/K7 w", "a8=N", "a7a8n"),
        ("7k/P7/8/8/8/8/8/K7 w", "a7a8q", "a7a8q"),
        ("r3k3/8/8/8/8/8/8/4K2R w K", "O-O", "e1g1"),
        ("r3k3/8/8/8/8/8/8/4K2R w K", "0-0+", "e1g1"),
        ("8/8/8/2k5/3Pp3/8/8/K2R4 b - d3", "exd3 e.p.", "e4d3"),
        ("7k/8/8/8/8/8/8/K4H2 w", "Ng3", "f1g3"),
        ("7k/8/8/8/8/8/8/K4H2 w", "Hg3", "f1g3"),
    ],
)
def test_moves_are_read_in_any_notation(fen: str, text: str, uci: str) -> None:
    assert read_move(text, legal_moves(Position.from_fen(fen))).uci == uci


@pytest.mark.parametrize(
    ("fen", "text", "words"),
    [
        (INITIAL_FEN, "e5", "“e5” is not a legal move here."),
        (INITIAL_FEN, "", "“” is not a legal move here."),
        (INITIAL_FEN, "x" * 90, "is not a legal move here."),
        ("7k/8/8/8/8/8/K7/R6R w", "rd1", "is not a legal move"),
    ],
)
def test_what_is_no_move_is_said(fen: str, text: str, words: str) -> None:
    with pytest.raises(FormatError, match=words):
        read_move(text, legal_moves(Position.from_fen(fen)))


def test_what_could_be_several_moves_is_said() -> None:
    # A bishop's or a pawn's capture, in small letters.
    moves = legal_moves(Position.from_fen("7k/8/8/8/2p5/1P1B4/8/K7 w"))
    assert read_move("Bc4", moves).uci == "d3c4"
    assert read_move("bc4", moves).uci == "b3c4"
    with pytest.raises(FormatError, match="can mean several moves: Bxc4, bxc4"):
        read_move("BC4", moves)


def test_a_person_is_asked_until_the_move_is_legal() -> None:
    answers: Iterator[str] = iter(["e5", "moves", "e4"])
    questions: list[str] = []
    said: list[str] = []

    def ask(question: str) -> str:
        questions.append(question)
        return next(answers)

    moves = legal_moves(START)
    move = Person(ask, TextDisplay(said.append)).choose(START, moves)
    assert move is not None
    assert move.uci == "e2e4"
    assert questions == ["White to move: "] * 3
    assert said[0] == "“e5” is not a legal move here."
    assert said[1] == names(moves)


@pytest.mark.parametrize("answer", [None, "quit\n", "Quit"])
def test_a_person_may_go(answer: str | None) -> None:
    person = Person(lambda _question: answer, TextDisplay(list[str]().append))
    assert person.choose(START, legal_moves(START)) is None


def ended(position: Position, *line: str, most: int = 50) -> Ending:
    shown: list[Move | None] = []

    class Silent(TextDisplay):
        def show(self, position: Position, move: Move | None) -> None:
            shown.append(move)

    recorded = RecordedLine(line)
    ending, _ = play(
        PlayState(Game(position)), (recorded, recorded), Silent(list[str]().append), most
    )
    assert len(shown) == 1 + min(len(line), most)
    return ending


def test_games_end() -> None:
    assert ended(START, "f3", "e5", "g4", "Qh4#") is Ending.MATE
    assert ended(START, "f3", "e5") is Ending.GIVEN_UP
    assert ended(START, "f3", "e5", most=1) is Ending.TOO_LONG
    assert ended(Position.from_fen("7k/8/5K2/8/8/8/8/6Q1 w"), "Qg6") is Ending.STALEMATE
    assert ended(Position.from_fen("7k/6Q1/5K2/8/8/8/8/8 b")) is Ending.MATE


def test_a_wrong_line_is_told_with_its_place() -> None:
    with pytest.raises(FormatError, match="Move 2 of the line: “Ke5” is not a legal move here"):
        ended(START, "e4", "Ke5")


@pytest.mark.parametrize("strategy", ["modern", "gms", "mater", "prinz", "reference"])
def test_strategies_mate_when_they_can(strategy: str) -> None:
    position = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1")
    move = Strategist(strategy, 2, 60).choose(position, legal_moves(position))
    assert move.uci == "h1h6"


def test_strategies_play_something_when_they_cannot() -> None:
    moves = legal_moves(START)
    assert Strategist("modern", 1, 60).choose(START, moves) in moves
    calm = Position.from_fen("7k/8/8/8/8/8/8/K4H2 w")
    assert Strategist("reference", 1, 60).choose(calm, legal_moves(calm)).piece in "KH"


def test_a_line_is_read_with_its_numbers_and_signs() -> None:
    moves = read_line(PlayState(Game(START)), "1. f3 e5 2.g4? Qh4#")
    assert [move.uci for move in moves] == ["f2f3", "e7e5", "g2g4", "d8h4"]
    assert moves[-1].mate
    german, french = (Notation(LETTERS[name]) for name in ("german", "french"))
    for text, notation in (("f3 e5 g4 Dh4#", german), ("f3 e5 g4 Qh4", german)):
        assert read_line(PlayState(Game(START)), text, notation) == moves
    # In French the R is the king, in English the rook.
    rook = Position.from_fen("7k/8/8/8/8/8/R7/K7 w - -")
    assert read_line(PlayState(Game(rook)), "Rb1", french)[0].piece == "K"
    black_first = START.with_turn(Colour.BLACK)
    assert [move.uci for move in read_line(PlayState(Game(black_first)), "1...e5 2.d4")] == [
        "e7e5",
        "d2d4",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (" 1. ", "There are no moves in the line."),
        ("1.f3 e9", "Move 2 of the line: “e9” is not a legal move here."),
        ("e4 " * 601, "The line has 601 moves; at most 600 are read."),
    ],
)
def test_a_wrong_line_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(FormatError) as refused:
        read_line(PlayState(Game(START)), text)
    assert str(refused.value) == sentence


def test_a_strategist_mates_when_it_can() -> None:
    position = Position.from_fen("8/8/8/8/8/6k1/4r3/6K1 b - - 0 1")
    move = Strategist("gms", 1, 60).choose(position, legal_moves(position))
    assert move.uci == "e2e1"


def test_a_strategist_puts_off_being_mated() -> None:
    position = Position.from_fen("1k6/8/1K6/8/8/8/8/7R b - - 0 1")
    moves = legal_moves(position)
    lasting = Strategist("modern", 1, 60).choose(position, moves)
    assert all(not reply.mate for reply in legal_moves(position.play(lasting)))
    assert any(reply.mate for move in moves for reply in legal_moves(position.play(move)))


def test_a_strategist_that_is_cancelled_answers_with_a_legal_move() -> None:
    moves = legal_moves(START)
    player = Strategist("gms", 6, 600)
    player.cancel()
    assert player.choose(START, moves) in moves


@pytest.mark.parametrize("strategy", ["modern", "gms", "mater", "prinz", "reference"])
def test_every_strategy_plays_legal_moves_also_without_a_king_to_mate(strategy: str) -> None:
    for fen in ("8/8/8/3q4/8/8/8/K7 w - - 0 1", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"):
        position = Position.from_fen(fen)
        moves = legal_moves(position)
        assert Strategist(strategy, 2, 60).choose(position, moves) in moves
