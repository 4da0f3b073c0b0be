"""Games of an answer to a proof game, or to a way between two positions, played by python-chess."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import chess

from matewright.errors import FormatError
from matewright.model.play import Play
from matewright.model.solution import Solution, Status, starting_position
from matewright.reference.search import OutOfPositions
from matewright.services.verify.game_search import GameSearch

MOST_POSITIONS: Final = 10_000
"""Positions looked at for further games, which takes some seconds."""


@dataclass(frozen=True, slots=True)
class Others:
    """What a search by python-chess alone says of further games than those of an answer.

    `positions` were looked at; `missing` is a game that the answer should have, if one was found.
    `is_complete`: all games were found.
    """

    positions: int
    is_complete: bool
    missing: tuple[str, ...] = ()


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
        is_other = tuple(line[: len(stipulation.opening)]) != stipulation.opening
        is_other |= len(line) > most or (stipulation.exact and len(line) < most)
        if game.board_fen() != target or is_other or tuple(line) in seen:
            raise FormatError("verify-game", number=number)
        seen.add(tuple(line))
    return len(seen)


def look_for_others(solution: Solution, pause: Callable[[], None]) -> Others | None:
    """Look for games that an answer does not have; None where it does not claim to have all.

    `pause` is called for each position and may raise what interrupts.
    """
    stipulation, diagram = solution.stipulation, solution.question.position
    if solution.status is Status.PARTIAL or solution.restrictions:
        return None
    known = {tuple(line) for line in solution.lines}
    search = GameSearch(stipulation.board or diagram.board_fen, MOST_POSITIONS, pause)
    board = chess.Board(starting_position(diagram, stipulation).fen)
    for uci in stipulation.opening:
        board.push_uci(uci)
    most, given = stipulation.half_moves, len(stipulation.opening)
    lengths = [most] if stipulation.exact else [*range(most % 2 or 2, most + 1, 2)]
    try:
        for length in lengths:
            for game in search.games(board, length - given) if length >= given else ():
                if (*stipulation.opening, *game) not in known:
                    return Others(search.positions, False, (*stipulation.opening, *game))
    except OutOfPositions:
        return Others(search.positions, False)
    return Others(search.positions, True)
