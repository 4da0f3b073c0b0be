"""How hard a problem may be to solve: an estimate from its complete solution.

docs/contest.md has the formula. It knows nothing of solvers; their results may say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import log2
from typing import Final

from matewright.model.move import Move
from matewright.model.play import Play
from matewright.model.play_state import PlayState
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Node, Role, Solution, Status

LEAST: Final = 1
MOST: Final = 5
"""The estimates are whole numbers from the one to the other: stars."""

_MOST_NODES: Final = 5_000
"""Of larger trees only the first moves are looked at."""
_TRIES: Final = 6
"""Tries beyond so many make nothing harder,"""
_FLIGHTS: Final = 3
"""and neither do squares to which the king can go."""
_KING: Final = "K"


def difficulty(problem: Problem) -> int | None:
    """From 1 (easy) to 5 (very hard); None where the complete solution is not known."""
    solution = problem.solution if problem.solution_is_current else None
    return None if solution is None else of_solution(solution)


def of_solution(solution: Solution) -> int | None:
    """The same of an answer: of several parts that of the hardest, and a little more."""
    parts = (solution, *solution.twins)
    scores = [score for part in parts if (score := _score(part)) is not None]
    if len(scores) < len(parts):
        return None
    return min(MOST, max(LEAST, round(max(scores) + 0.25 * (len(parts) - 1))))


def _score(part: Solution) -> float | None:
    if part.status is not Status.SOLVED or part.mode is not Mode.FULL:
        return None
    board = [piece for piece in part.start.board if piece is not None]
    game = part.question.game
    score = 0.03 * (min(len(board), 32) - 10) + 0.5 * len(game.conditions)
    score += 0.3 * len({piece.code for piece in board if piece.kind.is_fairy})
    of_play = _of_battle(part) if part.stipulation.play.is_battle else _of_help(part)
    return None if of_play is None else score + of_play


def _of_battle(part: Solution) -> float | None:
    # The window shows itself before anything is estimated.
    from matewright.services.play.played_game import legal_moves

    tree, stipulation = part.tree, part.stipulation
    keys = [node for node in tree.children if node.role is Role.KEY]
    if not keys:
        return 0.0
    key = keys[0]
    assert key.move is not None
    score = 0.9 + 0.8 * (stipulation.moves - 2)
    if stipulation.play is not Play.DIRECT:
        score += 0.8
    score -= 0.8 * key.move.check + 0.2 * key.move.capture
    start = PlayState(replace(part.question.game, position=part.start))
    first = legal_moves(start)
    if key.move.uci not in {move.uci for move in first}:
        # Nobody has checked an answer that was stored.
        return None
    score += 0.2 * log2(max(4, len(first)) / 30)
    score += 0.2 * log2(1 + sum(move.check for move in first))
    replies = legal_moves(start.play(key.move))
    score += 0.2 * min(_FLIGHTS, len({move.to_square for move in replies if move.piece == _KING}))
    tries = sum(
        sum(child.role is Role.REFUTATION for child in node.children) == 1
        for node in tree.children
        if node.role is Role.TRY and node.move is not None and not node.move.check
    )
    score += 0.1 * min(_TRIES, tries)
    if len(tree.tree) <= _MOST_NODES:
        answers = [
            node.move
            for node in key.walk()
            if node.role is Role.CONTINUATION and node.move is not None
        ]
        if answers:
            score -= 0.6 * sum(move.capture for move in answers) / len(answers)
        score += 0.2 * log2(max(1, len(set(_answers(key)))))
    return score


def _answers(key: Node) -> Iterator[str]:
    """The attacker's second moves."""
    for node in key.children:
        replies = [node] if node.role is Role.THREAT else node.children
        yield from (reply.move.uci for reply in replies if reply.move is not None)


def _of_help(part: Solution) -> float:
    stipulation = part.stipulation
    lines = part.lines
    half_moves = stipulation.half_moves - part.question.options.left_out
    each = 0.25 if stipulation.play.is_series else 0.45
    score = 1.0 + each * (half_moves - 4)
    moves = [move for line in _moves(part) for move in line[:-1]]
    if moves:
        loud = sum(move.check or move.capture for move in moves) / len(moves)
        score += 0.5 - loud
    # A second solution has to be found, too, but the first one shows how.
    return score + 0.3 * log2(min(8, max(1, len(lines))))


def _moves(part: Solution) -> Iterator[list[Move]]:
    ends = [node for node in part.tree.walk() if node.role is Role.HELP and not node.child_count]
    for end in ends[:_TRIES]:
        yield [node.move for node in end.path() if node.move is not None]
