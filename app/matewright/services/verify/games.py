"""Games of an answer to a proof game, or to a way between two positions, played by python-chess."""

from __future__ import annotations

import chess

from matewright.errors import FormatError
from matewright.model.play import Play
from matewright.model.solution import Solution, starting_position


def can_be_played(solution: Solution) -> bool:
    """Whether an answer has such games, by orthodox rules."""
    question, stipulation = solution.question, solution.stipulation
    return stipulation.play is Play.PROOF and not question.fairy_names


def play_through(solution: Solution) -> int:
    """Play all games from their beginning to the position that they are to reach; how many.

    Each is legal, no longer than the stipulation allows, and no two are the same. That there are no
    others is not looked at. Raises `FormatError` for the first that fails.
    """
    stipulation, diagram = solution.stipulation, solution.question.position
    target = stipulation.board or diagram.board_fen
    start = chess.Board(starting_position(diagram, stipulation).fen)
    most = stipulation.half_moves
    seen: set[tuple[str, ...]] = set()
    for number, line in enumerate(solution.lines, 1):
        game = start.copy(stack=False)
        for uci in line:
            move = chess.Move.from_uci(uci)
            if move not in game.legal_moves:
                raise FormatError("verify-game-move", number=number, move=uci)
            game.push(move)
        is_long = len(line) > most or (stipulation.exact and len(line) < most)
        if game.board_fen() != target or is_long or tuple(line) in seen:
            raise FormatError("verify-game", number=number)
        seen.add(tuple(line))
    return len(seen)
