"""Help and series play: all lines in which the sides together, or one in a row, reach the goal."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from matewright.model.stipulation import Goal, Play, Stipulation
from matewright.reference.exhaustive.answer import Line
from matewright.reference.exhaustive.rules import GoalTest, Key, key_of, ordered, passed, played


class Helping:
    """The rules of one stipulation of help or series play.

    Boards are those before a move; `left` is the number of half-moves still to come, of which the
    last one reaches the goal. Passes in a series do not count.
    """

    def __init__(self, asked: Stipulation) -> None:
        self._goal = GoalTest(asked)
        self._play = asked.play
        self._is_for_stalemate = asked.goal in (Goal.STALEMATE, Goal.MATE_OR_STALEMATE)
        # Positions are met again in other orders of moves; the lines from there are the same.
        self._known: dict[tuple[Key, int], tuple[Line, ...]] = {}

    def lines(self, board: chess.Board, left: int) -> tuple[Line, ...]:
        """All lines of exactly so many half-moves, in the order of moves."""
        key = key_of(board), left
        if key not in self._known:
            self._known[key] = tuple(
                line
                for move in self.moves(board, left)
                for line in self.lines_after(board, move, left)
            )
        return self._known[key]

    def set_lines(self, board: chess.Board, most: int) -> Iterator[Line]:
        """The lines without the first move, or without the series; the other side is to move."""
        if self._play.is_series:
            if self._play is not Play.SERIES:
                yield from self.lines(board, 1)
            return
        # In one move there is no set play of these: what Black does is not White's doing.
        least = 2 if self._play.is_self and most == 1 else 1
        for left in range(least, most + 1):
            if left % 2 == most % 2:
                yield from self.lines(board, left)

    def moves(self, board: chess.Board, left: int) -> list[chess.Move]:
        """The moves with which a line may go on."""
        if left == 1:
            return self._last_moves(board)
        if self._play.is_reflex and self._goal.moves_reaching(board):
            # The side to move would have to reach the goal now.
            return []
        if self._play is Play.HELP_SELF and left % 2 == 1 and self._last_moves(board):
            # Black has no choice but to reach it: that is a shorter solution.
            return []
        return ordered(board)

    def lines_after(self, board: chess.Board, move: chess.Move, left: int) -> Iterator[Line]:
        """The lines that begin with one of `moves`."""
        if left == 1:
            yield (move.uci(),)
            return
        if self._is_over(board, move, left):
            return
        with played(board, move):
            if not self._passes_after(left):
                next_board = board
            elif self._may_pass(board):
                next_board = passed(board)
            else:
                return
            for rest in self.lines(next_board, left - 1):
                yield (move.uci(), *rest)

    def _last_moves(self, board: chess.Board) -> list[chess.Move]:
        """The moves that reach the goal; in self play only when there is no other choice."""
        reaching = self._goal.moves_reaching(board)
        is_forced = self._play.is_reflex or len(reaching) == board.legal_moves.count()
        return reaching if is_forced or not self._play.is_self else []

    def _is_over(self, board: chess.Board, move: chess.Move, left: int) -> bool:
        """Whether a move before the last ends the play, because it reaches the goal for White."""
        if self._play is Play.SERIES:
            # As in Popeye, a stalemated side may pass: that is the sense of a series.
            return not self._is_for_stalemate and self._goal.reached_by(board, move)
        return self._play is Play.HELP and left % 2 == 1 and self._goal.reached_by(board, move)

    def _passes_after(self, left: int) -> bool:
        """Whether the side that has just moved makes the next move as well."""
        return self._play is Play.SERIES or (self._play.is_series and left > 2)

    def _may_pass(self, board: chess.Board) -> bool:
        """Whether the side to move may leave its move out in a series."""
        if board.is_check():
            return False
        # Where Black has to reach the goal, the series is over.
        return not self._play.is_self or not self._last_moves(board)
