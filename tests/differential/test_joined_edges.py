"""Cylinders and the torus: the engine's moves and checks are those of slow rules written apart."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import matewright
from matewright import engine
from matewright.errors import EngineError
from matewright.model.conditions import Condition
from matewright.model.game import Game
from matewright.model.move import Action, Move
from matewright.model.piece import Colour, Piece
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.solution import Role, Solution, Status
from tests.differential.joined_edges import FAIRY, PAWNS, RULES, SHAPES, Board, Leap

MOST = 10
"""Moves of a game."""


def square(number: int) -> tuple[int, int]:
    return number % 8, number // 8


def drawn(source: random.Random, shape: str, rule: str, *, fairy: bool) -> tuple[Board, PlayState]:
    """A position in which the side that waits is not in check; under a rule nobody castles."""
    while True:
        men: dict[tuple[int, int], tuple[str, str]] = {}
        squares = source.sample(range(64), source.randint(4, 18))
        kinds = ["N", "B", "R", "Q", "P", "P", *(source.sample(FAIRY, 4) if fairy else ())]
        is_at_home = not rule and source.random() < 0.3
        kings = {4: ("w", "K"), 60: ("b", "K")} if is_at_home else {}
        kings |= {0: ("w", "R"), 63: ("b", "R")} if is_at_home else {}
        for number in squares:
            kind = source.choice(kinds)
            if kind not in PAWNS or 0 < number // 8 < 7:
                men[square(number)] = (source.choice("wb"), kind)
        if is_at_home:
            men |= {square(number): man for number, man in kings.items()}
        else:
            men |= {square(squares[0]): ("w", "K"), square(squares[1]): ("b", "K")}
            if rule and (men.get((4, 0)) == ("w", "K") or men.get((4, 7)) == ("b", "K")):
                continue
        position = Position(turn=Colour(source.choice("wb")))
        for at, (side, kind) in men.items():
            position = position.put(at[0] + 8 * at[1], Piece(Colour(side), kind))
        files, ranks = SHAPES[shape]
        rights = set(position.castling)
        others = {man[1] for man in men.values()} - {*PAWNS, *"KQRBN"}
        become = ("Q", "R", "B", "N", *others)
        board = Board(files, ranks, men, position.turn.value, rights, rule=rule, promotions=become)
        if not board.checked("b" if board.turn == "w" else "w"):
            conditions = tuple(map(Condition, filter(None, (shape, rule))))
            return board, PlayState(Game(position, conditions=conditions))


def as_leap(move: Move) -> Leap:
    gone = [effect.square for effect in move.effects if effect.action is Action.REMOVE]
    victim = square(gone[0]) if gone else None
    return Leap(square(move.from_square), square(move.to_square), victim, move.promotion)


def compare(source: random.Random, shape: str, rule: str = "", *, fairy: bool) -> int:
    """A game at random from a position at random; how many positions were compared."""
    board, state = drawn(source, shape, rule, fairy=fairy)
    for count in range(MOST):
        moves = [move for move, _ in engine.legal_moves(state)]
        told = [as_leap(move) for move in moves]
        where = f"{shape} {rule} {state.position.fen} after {[str(move) for move in state.moves]}"
        assert len({*told}) == len(told), where
        assert {*told} == board.legal(), where
        kings = {at for at, man in board.men.items() if man[1] == "K" and board.checked(man[0])}
        assert {*map(square, engine.checked_kings(state))} == kings, where
        if not moves:
            return count + 1
        move = source.choice(moves)
        board = board.after(as_leap(move))
        state = state.play(move)
    return MOST


@pytest.mark.parametrize("fairy", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
def test_moves_and_checks_at_random(shape: str, fairy: bool) -> None:
    source = random.Random(f"{shape} {fairy}")
    assert sum(compare(source, shape, fairy=fairy) for _ in range(12)) > 60


@pytest.mark.slow
@pytest.mark.parametrize("rule", ["", *RULES])
@pytest.mark.parametrize("shape", SHAPES)
def test_many_moves_and_checks_at_random(shape: str, rule: str) -> None:
    source = random.Random(f"{shape} {rule}")
    assert sum(compare(source, shape, rule, fairy=True) for _ in range(200)) > 1000


@pytest.mark.parametrize("rule", RULES)
def test_conditions_beside(rule: str) -> None:
    source = random.Random(rule)
    shapes = [shape for shape in SHAPES for _ in range(3)]
    assert sum(compare(source, shape, rule, fairy=True) for shape in shapes) > 45


# -- what has been published -----------------------------------------------------------------------

PUBLISHED = [
    json.loads(line)
    for line in (Path(__file__).parent / "cylinders.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("known", PUBLISHED, ids=lambda known: known["author"])
def test_published_problems(known: dict[str, Any]) -> None:
    answer = matewright.solve(known["fen"], known["stipulation"], conditions=known["conditions"])
    assert answer.status is (Status.SOLVED if known["keys"] or known["lines"] else Status.NONE)
    assert [str(key) for key in answer.keys] == known["keys"]
    assert {" ".join(line) for line in lines(answer)} == {*known["lines"]}


def lines(answer: Solution) -> Iterator[list[str]]:
    """All play of solutions to its end, tries and threats left out."""
    for leaf in answer.tree.walk():
        roles = {node.role for node in leaf.path()}
        if leaf.move is not None and not leaf.children and not roles & LEFT_OUT:
            yield [str(node.move) for node in leaf.path() if node.move is not None]


LEFT_OUT = {Role.TRY, Role.THREAT, Role.SET_PLAY}


def played(moves: str, condition: str) -> PlayState:
    """The array after moves, each one square and another, all of which have to be legal."""
    state = PlayState(Game(Position.from_fen(ARRAY), conditions=(Condition(condition),)))
    for text in moves.split():
        legal = {str(move): move for move, _ in engine.legal_moves(state)}
        assert text in legal, (text, sorted(legal))
        state = state.play(legal[text])
    return state


ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def test_mates_of_games_on_the_vertical_cylinder() -> None:
    """J. Loy 2000 (jimloy.com/chess/cyl0.htm), and an example of pychess issue 1866, 2020."""
    for moves in (
        "a2a4 d7d5 c2c3 f7f6 g2g3 a7a6 a4a5",
        "f2f4 g7g5 f4g5 f7f6 c2c4 h7h5 g5h6",
    ):
        state = played(moves, "VerticalCylinder")
        assert engine.checked_kings(state)
        assert not engine.legal_moves(state)


def test_a_game_over_the_edge() -> None:
    """From lookintochess.com/cylinder-chess-connect-the-edges, to White's resignation."""
    moves = (
        "b2b3 b7b6 g1f3 g8f6 c1b2 c8b7 g2g3 e7e6 e2e3 f8e7 f1e2 a7a5 a2a4 b8a6 b1a3 f6g4 d2d4 a6b4 "
        "f3g1 b7h1 a1h1 g4h2 h1h2 e7a3 b2a3 d8a3 h2h7 b4c2 e1f1 a3b3 e2d3 c2e3"
    )
    assert engine.checked_kings(played(moves, "VerticalCylinder"))


def targets(fen: str, start: str, condition: str) -> set[str]:
    game = Game(Position.from_fen(fen), conditions=(Condition(condition),))
    moves = (str(move) for move, _ in engine.weighted_moves(game))
    return {move[2:4] for move in moves if move.startswith(start)}


def test_moves_that_are_told_in_books() -> None:
    # Wikipedia, “Cylinder chess”: the diagram of a bishop and a knight.
    board = "8/8/8/8/8/8/7N/2B5 w - - 0 1"
    bishop = "b8 d8 a7 e7 f6 h6 g5 f4 h4 a3 e3 b2 d2"
    assert targets(board, "c1", "VerticalCylinder") == {*bishop.split()}
    assert targets(board, "h2", "VerticalCylinder") == {*["a4", "g4", "b3", "f3", "b1", "f1"]}
    # J. Beasley 2001: the king may go to h8 and h7, but not to h6, which the pawn a5 guards.
    study = "8/kP6/8/P7/1K6/8/8/8 b - - 0 1"
    assert targets(study, "a7", "VerticalCylinder") == {*["a6", "b7", "b8", "h7", "h8"]}
    # In the same study with the ranks joined: 4…Kb8-a8 5.a7 Ka8-a1.
    assert "a1" in targets("k7/P7/1K6/8/8/8/8/8 b - - 0 1", "a8", "HorizontalCylinder")
    # C. Flood, The Problemist 8 November 2021: Bh1-g2-b5 by f1 and e8, Sh1-a7 over the corner.
    assert "b5" in targets("8/8/8/8/8/8/6B1/8 w - - 0 1", "g2", "HorizontalCylinder")
    assert "a7" in targets("8/8/8/8/8/8/8/7N w - - 0 1", "h1", "Torus")
    assert "a7" not in targets("8/8/8/8/8/8/8/7N w - - 0 1", "h1", "HorizontalCylinder")


@pytest.mark.parametrize(
    ("fen", "conditions", "named"),
    [
        ("8/8/8/3.EQ4/8/8/8/K6k w - - 0 1", ["Torus"], "Pieces without a rule for joined edges"),
        ("8/8/8/8/8/8/8/K6k w - - 0 1", ["Torus", "KoeKo"], "Köko"),
        ("8/8/8/8/8/8/8/K6k w - - 0 1", ["Torus", "VerticalCylinder"], "Vertical Cylinder"),
        ("8/8/8/8/8/8/8/K6k w - - 0 1", ["Torus", "Circe Mirror"], "Circe with other squares"),
        ("8/8/8/8/8/8/8/K6k w - - 0 1", ["Torus", "Madrasi RexInclusive"], "Madrasi rex inclusive"),
    ],
)
def test_what_is_not_settled_is_refused_by_name(
    fen: str, conditions: list[str], named: str
) -> None:
    with pytest.raises(EngineError, match=named) as caught:
        matewright.solve(fen, "#1", conditions=conditions)
    assert "Torus" in str(caught.value)
