"""What is known of a proof game before it is found holds in the game."""

from __future__ import annotations

import random

import chess
import pytest

import matewright
from matewright.model.game import Game
from matewright.model.position import Position
from matewright.model.solution import Status
from matewright.model.stipulation import Stipulation
from matewright.services.legality import proof_game
from matewright.services.legality.proof_game import ProofGameFacts


def known(board: str, stipulation: str) -> ProofGameFacts | None:
    return proof_game.known(Game(Position.from_fen(board)), Stipulation.parse(stipulation))


def test_in_words() -> None:
    facts = known("rnBqkbnr/p1p1pppp/3p4/8/8/6P1/PPPPPP1P/RNBQKbNR b", "dia3.5")
    assert facts is not None
    assert list(facts.sentences()) == [
        "White needs at least 3 of 4 moves, Black 3 of 3",
        "Black lacks P",
        "the black pawn b7 is captured on b7",
        "27 men never move",
    ]


def test_what_becomes_of_men_in_words() -> None:
    # As after 1.h4 g5 2.hxg5 h6 3.gxh6 a6 4.h7 a5 5.hxg8=N Rh2. By hand: five moves take the pawn
    # h2 to g8 and leave none for others, so it took two pawns and the knight, along some way.
    facts = known("rnbqkbN1/1ppppp2/8/p7/8/8/PPPPPPPr/RNBQKBNR w", "exact-dia5")
    assert facts is not None
    said = list(facts.sentences())
    for sentence in (
        "the white pawn h2 promotes",
        "captured somewhere: the black pawn g7, the black pawn h7, the black Ng8",
        "promoted: g8",
    ):
        assert sentence in said
    assert facts.men.promoted_men == {62}


def test_other_questions_have_no_such_facts() -> None:
    diagram = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b"
    assert known(diagram, "h#2") is None
    assert known(diagram, "ser-dia1") is None
    # Of one move less there is no such game.
    assert known("rnbqkbnr/pppppppp/8/8/8/2N2N2/PPPPPPPP/R1BQKB1R b", "dia1") is None


def check_games(seed: int, games: int) -> None:
    """What is said of the diagram of a random game is true of that game."""
    chance = random.Random(seed)
    for _ in range(games):
        board, moved, fallen = chess.Board(), set[int](), (set[int](), set[int]())
        for _ in range(chance.randrange(1, 21)):
            moves = list(board.legal_moves)
            if not moves:
                break
            move = chance.choice(moves)
            moved |= {move.from_square, move.to_square}
            if board.is_en_passant(move):
                moved.add(move.to_square + (-8 if board.turn else 8))
            if board.is_capture(move):
                fallen[chess.BLACK if board.turn else chess.WHITE].add(move.to_square)
            if board.is_castling(move):
                rank = 0 if board.turn else 56
                moved.add(rank + (7 if chess.square_file(move.to_square) == 6 else 0))
            board.push(move)
        count = len(board.move_stack)
        text = f"dia{count // 2}{'.5' if count % 2 else ''}"
        facts = known(f"{board.board_fen()} w", text)
        assert facts is not None, board.fen()
        # A square of the array that nothing left and nothing came to: its man never moved.
        assert not facts.fixed & moved, board.fen()
        assert facts.moving <= moved, board.fen()
        # Index 0 has the men of Black, which White captures.
        assert facts.men.captures[0] <= fallen[0], board.fen()
        assert facts.men.captures[1] <= fallen[1], board.fen()
        assert facts.needed[0] <= (count + 1) // 2
        assert facts.needed[1] <= count // 2


def test_what_is_known_is_true_of_random_games() -> None:
    check_games(3, 300)


@pytest.mark.slow
def test_what_is_known_is_true_of_many_random_games() -> None:
    check_games(4, 10_000)


def check_own_length(seed: int, games: int, half_moves: int, seconds: float) -> int:
    """Ask for the diagrams of random games in as many moves; how often a game was found."""
    chance = random.Random(seed)
    found = 0
    for _ in range(games):
        board = chess.Board()
        while len(board.move_stack) < half_moves and (moves := list(board.legal_moves)):
            board.push(chance.choice(moves))
        count = len(board.move_stack)
        text = f"dia{count // 2}{'.5' if count % 2 else ''}"
        diagram = f"{board.board_fen()} w"
        answer = matewright.solve(diagram, text, max_solutions=1, time_limit=seconds, threads=1)
        assert answer.lines or answer.status is Status.PARTIAL, f"{diagram} {text}"
        assert all(len(line) <= count for line in answer.lines)
        found += bool(answer.lines)
    return found


def test_the_diagram_of_a_long_game_is_never_said_to_have_none() -> None:
    assert check_own_length(11, 12, 40, 0.05) < 12


@pytest.mark.slow
@pytest.mark.parametrize("half_moves", [12, 20, 30, 40])
def test_the_diagrams_of_many_long_games_are_never_said_to_have_none(half_moves: int) -> None:
    check_own_length(half_moves, 250, half_moves, 0.5)


def test_the_diagram_of_a_game_has_a_game_of_that_length_or_shorter() -> None:
    chance = random.Random(6)
    for _ in range(12):
        board = chess.Board()
        for _ in range(chance.randrange(1, 8)):
            board.push(chance.choice(list(board.legal_moves)))
        count = len(board.move_stack)
        text = f"dia{count // 2}{'.5' if count % 2 else ''}"
        found = matewright.solve(f"{board.board_fen()} w", text, max_solutions=1)
        assert found.lines, board.fen()
        assert len(found.lines[0]) <= count


def test_men_on_the_second_board_of_alice_chess_bring_it_with_them() -> None:
    board = "rnbqkbnr/pppppppp/8/8/P{AliceB}7/8/1PPPPPPP/RNBQKBNR"
    answer = matewright.solve(f"{board} b", "dia0.5")
    assert answer.status is Status.SOLVED
    assert len(answer.lines) == 1
