"""What is known of a proof game before it is found holds in the game."""

from __future__ import annotations

import random

import chess
import pytest

import matewright
from matewright.model.game import Game
from matewright.model.position import Position
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
        "27 men never move",
    ]


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
        board, moved = chess.Board(), set[int]()
        for _ in range(chance.randrange(1, 21)):
            moves = list(board.legal_moves)
            if not moves:
                break
            move = chance.choice(moves)
            moved |= {move.from_square, move.to_square}
            if board.is_en_passant(move):
                moved.add(move.to_square + (-8 if board.turn else 8))
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
        assert facts.needed[0] <= (count + 1) // 2
        assert facts.needed[1] <= count // 2


def test_what_is_known_is_true_of_random_games() -> None:
    check_games(3, 300)


@pytest.mark.slow
def test_what_is_known_is_true_of_many_random_games() -> None:
    check_games(4, 10_000)


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
