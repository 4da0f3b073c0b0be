"""Writes two_movers.epd anew: a thousand two-movers grown from the classics, with their keys.

    python tests/bench/make_two_movers.py

Each is a classic two-mover after a few small changes (a piece moved, added or taken away, the board
mirrored), kept when it has the number of keys wanted. The engine finds the keys; that every claim
of its answer holds is then checked with python-chess alone (`matewright.services.verify`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import matewright
from matewright import engine
from matewright.errors import MatewrightError
from matewright.model.notation import Notation
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Role, Solution
from matewright.model.stipulation import stipulation_of
from matewright.model.verdict import Verdict, judge_solution
from matewright.services.solving import solve
from matewright.services.solving.validate import validate
from matewright.services.verify import Verification

HERE = Path(__file__).parent
TARGET = HERE / "two_movers.epd"
WANTED = {Verdict.SOUND: 940, Verdict.COOKED: 40, Verdict.NO_SOLUTION: 20}
MOST_POSITIONS = 3_000_000
LEAST_PIECES = 11


def main() -> None:
    """Make the positions, check the answers and write the file."""
    random = Random(1951)
    seeds = [
        problem.position
        for problem in matewright.read(HERE.parents[1] / "resources/problems/classics.olv")
        if problem.stipulation.text == "#2"
    ]
    left, seen, lines = dict(WANTED), set(), []
    while any(left.values()):
        position = random.choice(seeds)
        for _ in range(random.randint(1, 6)):
            position = _changed(position, random)
        problem = Problem(position, stipulation_of("#2"))
        answer = _answer(problem)
        if answer is None or position.board_fen in seen:
            continue
        verdict = judge_solution(answer).verdict
        if not left.get(verdict) or len(answer.keys) > 4 or validate(problem).warnings:
            continue
        # About as many as composers use.
        if sum(1 for _ in position.pieces()) < LEAST_PIECES:
            continue
        seen.add(position.board_fen)
        # Sound ones are changed further, so that the set wanders away from its beginnings.
        if verdict is Verdict.SOUND:
            seeds.append(position)
        left[verdict] -= 1
        _check(answer)
        lines.append(_line(position, answer))
        print(len(lines), end="\r", file=sys.stderr)
    head = f"# A thousand two-movers with all their keys, made by {Path(__file__).name}.\n"
    TARGET.write_text(head + "".join(lines), encoding="utf-8")


def _changed(position: Position, random: Random) -> Position:
    """A position with one small change."""
    board = list(position.board)
    if random.random() < 0.1:
        board = [piece for row in range(8) for piece in reversed(board[8 * row : 8 * row + 8])]
    filled = [square for square, piece in enumerate(board) if piece is not None]
    empty = [square for square, piece in enumerate(board) if piece is None]
    source, target = random.choice(filled), random.choice(empty)
    piece = board[source]
    assert piece is not None
    match random.randrange(4):
        case 0 if piece.code != "K":
            board[source] = None
        case 1 if len(filled) < 20:
            piece = Piece.from_letter(random.choice("QRRBBNNPPPPqrrbbnnpppp"))
            source = target
            board[target] = piece
        case _:
            board[source], board[target] = None, piece
            source = target
    if piece.code == "P" and source // 8 in (0, 7):
        return position
    return Position(tuple(board), position.turn)


def _answer(problem: Problem) -> Solution | None:
    try:
        options = engine.Options(tries=1, set_play=True)
        return solve.start(problem, options).result()
    except MatewrightError:
        return None


def _check(answer: Solution) -> None:
    verification = Verification(answer, MOST_POSITIONS)
    verification.run()
    report = verification.report()
    assert not report.faults, (answer.fen, report.faults)
    assert report.is_complete, answer.fen


def _line(position: Position, answer: Solution) -> str:
    moves = [node.move for node in answer.tree.children if node.role is Role.KEY]
    keys = " ".join(Notation().move(move) for move in moves if move is not None)
    fen = " ".join(position.fen.split()[:4])
    return f"{fen} dm 2;{f' bm {keys};' if keys else ''}\n"


if __name__ == "__main__":
    main()
