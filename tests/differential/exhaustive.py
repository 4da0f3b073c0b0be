"""Direct mates by the oracle on the rules of python-chess, in the form the tests compare."""

from __future__ import annotations

import chess

from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from matewright.reference.answer import solve
from matewright.reference.python_chess import ChessBoard
from matewright.reference.search import Battle
from matewright.reference.terms import Terms


def mate_search(moves: int = 1, *, checks_only: bool = False) -> Battle[chess.Move]:
    """A search for mates."""
    return Battle(Terms(Stipulation(moves)), checks_only=checks_only)


def keys(board: chess.Board, moves: int, *, checks_only: bool = False) -> dict[str, int]:
    """The first moves that force mate, each with its shortest length."""
    search, board = mate_search(checks_only=checks_only), ChessBoard(board.fen())
    found = {}
    for move in board.ordered_moves():
        lengths = (n for n in range(1, moves + 1) if search.forces(board, move, n))
        length = next(lengths, None)
        if length is not None:
            found[move.uci()] = length
    return found


def tries(board: chess.Board, moves: int, most: int) -> dict[str, set[str]]:
    """The first moves that fail to 1 … `most` defences, with those."""
    options = PlayOptions(tries=most)
    (phase,) = solve(Position.from_fen(board.fen()), Stipulation(moves), options)
    return {attack.move: set(attack.refutations) for attack in phase.tries}


def set_play(board: chess.Board, moves: int) -> dict[str, set[str]]:
    """The defender's moves in the diagram that can be answered, with the shortest answers."""
    options = PlayOptions(set_play=True)
    (phase,) = solve(Position.from_fen(board.fen()), Stipulation(moves), options)
    return {
        defence.move: {answer.move for answer in defence.continuations}
        for defence in phase.set_play
    }
