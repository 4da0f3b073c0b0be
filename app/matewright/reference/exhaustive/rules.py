"""What the solvers ask of the rules: legal moves in order, passing, and when a goal is reached."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import chess

from matewright.model.stipulation import Goal, Stipulation

_PROMOTIONS = (None, chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT)


def ordered(board: chess.Board) -> list[chess.Move]:
    """The legal moves: by the square they leave (a1, b1 … h8), then the square they reach."""
    return sorted(
        board.legal_moves,
        key=lambda move: (move.from_square, move.to_square, _PROMOTIONS.index(move.promotion)),
    )


@contextmanager
def played(board: chess.Board, move: chess.Move) -> Iterator[None]:
    """The position after a move, for as long as the block lasts."""
    board.push(move)
    try:
        yield
    finally:
        board.pop()


def passed(board: chess.Board) -> chess.Board:
    """The same position with the other side to move; no capture en passant is left."""
    other = board.copy(stack=False)
    other.turn = not board.turn
    other.ep_square = None
    return other


Key = tuple[object, ...]


def key_of(board: chess.Board) -> Key:
    """What tells positions apart: positions with the same key have the same play."""
    return (
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.turn,
        board.castling_rights,
        board.ep_square,
    )


def is_stuck(board: chess.Board) -> bool:
    """Whether the side to move has no legal move."""
    return not any(board.generate_legal_moves())


class GoalTest:
    """Whether a move reaches the goal of a stipulation."""

    def __init__(self, asked: Stipulation) -> None:
        self._goal = asked.goal
        self._target = asked.target

    def reached_by(self, board: chess.Board, move: chess.Move) -> bool:
        """Whether a legal move reaches the goal; the board is the one before it."""
        match self._goal:
            case Goal.CAPTURE:
                return board.is_capture(move)
            case Goal.TARGET:
                return move.to_square == self._target
            case Goal.EN_PASSANT:
                return board.is_en_passant(move)
            case Goal.CASTLING:
                return board.is_castling(move)
            case Goal.CHECK:
                return board.gives_check(move)
            case Goal.MATE if not board.gives_check(move):
                return False
        with played(board, move):
            if not is_stuck(board):
                return False
            match self._goal:
                case Goal.MATE:
                    return board.is_check()
                case Goal.STALEMATE:
                    return not board.is_check()
                case Goal.DOUBLE_STALEMATE:
                    return not board.is_check() and is_stuck(passed(board))
            return True  # mate or stalemate

    def moves_reaching(self, board: chess.Board) -> list[chess.Move]:
        """The legal moves that reach the goal, in order."""
        return [move for move in ordered(board) if self.reached_by(board, move)]
