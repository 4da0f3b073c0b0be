"""What a stipulation means on the boards of python-chess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import chess

from matewright.model.play_options import PlayOptions
from matewright.model.stipulation import Goal, Stipulation
from matewright.model.stipulation import Play as Kind

_ENDS: Final = (Goal.MATE, Goal.STALEMATE, Goal.DOUBLE_STALEMATE, Goal.MATE_OR_STALEMATE)
"""Goals that are reached only where a king's side cannot move."""


class Terms:
    """The rules of one stipulation, whoever plays which part: the side to move begins.

    Where options leave the first half-move out (`PlayOptions.left_out`) the other side would have
    begun. In battle play the *attacker* begins and the *defender* resists. In help play and series
    `left` is the number of moves still to come, passes in a series not counted; the last of them
    has to reach the goal. Boards are those before a move.
    """

    def __init__(self, asked: Stipulation, options: PlayOptions | None = None) -> None:
        self.asked: Final = asked
        self.options: Final = options or PlayOptions()
        self.left_out: Final = self.options.left_out
        self.kind: Final = asked.play
        self.is_battle: Final = asked.play.is_battle
        self.is_direct: Final = asked.play is Kind.DIRECT
        self.attacker_may_end: Final = self.is_direct or self.options.quodlibet
        self.is_mate: Final = asked.goal is Goal.MATE
        self.attacker_is_bound: Final = asked.play is Kind.REFLEX
        self.defender_is_bound: Final = asked.play in (Kind.REFLEX, Kind.SEMI_REFLEX)

    def kings_needed(self, turn: chess.Color) -> tuple[chess.Color, ...]:
        """The sides that must have a king: those that are to be mated or stalemated."""
        if self.asked.goal not in _ENDS:
            return ()
        begins = not turn if self.left_out else turn
        if self.asked.goal is Goal.DOUBLE_STALEMATE:
            return (chess.WHITE, chess.BLACK)
        if self.is_battle:
            last_is_first = self.is_direct
        elif self.asked.play.is_series:
            last_is_first = self.kind is Kind.SERIES
        else:
            last_is_first = self.asked.half
        return (not begins if last_is_first else begins,)

    # -- the goal ----------------------------------------------------------------------------------

    def reached(self, board: chess.Board, move: chess.Move) -> bool:
        """Whether a legal move reaches the goal."""
        match self.asked.goal:
            case Goal.CAPTURE:
                return board.is_capture(move)
            case Goal.TARGET:
                return move.to_square == self.asked.target
            case Goal.EN_PASSANT:
                return board.is_en_passant(move)
            case Goal.CASTLING:
                return board.is_castling(move)
            case Goal.CHECK:
                return board.gives_check(move)
        board.push(move)
        found = self._is_end(board)
        board.pop()
        return found

    def _is_end(self, board: chess.Board) -> bool:
        goal, check = self.asked.goal, board.is_check()
        if goal is not Goal.MATE_OR_STALEMATE and check != (goal is Goal.MATE):
            return False
        if any(board.generate_legal_moves()):
            return False
        if goal is not Goal.DOUBLE_STALEMATE:
            return True
        board.push(chess.Move.null())
        stuck = not any(board.generate_legal_moves())
        board.pop()
        return stuck

    def reaching(self, board: chess.Board) -> Iterator[chess.Move]:
        """The legal moves that reach the goal."""
        return (move for move in list(board.legal_moves) if self.reached(board, move))

    def is_forced(self, board: chess.Board) -> bool:
        """Whether the side to move has moves, and all of them reach the goal."""
        moves = list(board.legal_moves)
        return bool(moves) and all(self.reached(board, move) for move in moves)

    # -- battle play -------------------------------------------------------------------------------

    def replies(self, board: chess.Board) -> list[chess.Move]:
        """The moves from which the defender may choose: those to the goal where he is bound."""
        duties = list(self.reaching(board)) if self.defender_is_bound else []
        return duties or list(board.legal_moves)

    def is_won(self, board: chess.Board, move: chess.Move) -> bool:
        """Whether a legal move of the attacker ends the play, because he may reach the goal."""
        return self.attacker_may_end and self.reached(board, move)

    def is_over(self, board: chess.Board, reply: chess.Move) -> bool:
        """Whether a reply ends a self- or reflexmate, because it reaches the goal."""
        return not self.is_direct and self.reached(board, reply)

    def may_be_first(self, board: chess.Board) -> list[chess.Move]:
        """The first moves that are looked at, in the order in which they are numbered."""
        return ordered(board)[self.options.first_move - 1 : self.options.last_move]

    @property
    def looks_at_every_first_move(self) -> bool:
        """Whether no first moves are passed over."""
        return (self.options.first_move, self.options.last_move) == (1, None)

    @property
    def is_restricted(self) -> bool:
        """Whether attacks are refused for what they leave the defender."""
        options = self.options
        return (options.max_flights, options.max_threat, options.non_trivial) != (None,) * 3

    def has_too_many_flights(self, board: chess.Board, left: int) -> bool:
        """Whether the defender's king has more moves than an attack may leave him.

        `left` is how many moves the attacker still has.
        """
        most = self.options.max_flights
        if most is None or left <= 1:
            return False
        if self.defender_is_bound and any(self.reaching(board)):
            return False
        king = board.king(board.turn)
        return sum(move.from_square == king for move in board.legal_moves) > most

    # -- help play and series ----------------------------------------------------------------------

    @property
    def needs_force(self) -> bool:
        """Whether in the end every legal move has to reach the goal."""
        return self.kind in (Kind.HELP_SELF, Kind.SERIES_SELF)

    def lengths(self) -> range:
        """In how many moves of either side a line may reach the goal."""
        asked = self.asked
        if asked.play.is_series:
            return range(1 if self.kind is Kind.SERIES else 2, asked.half_moves + 1)
        most = asked.half_moves - self.left_out
        return range(2 - most % 2, most + 1, 2)

    def set_lengths(self) -> range:
        """The same for set play, in which the first move or the whole series is left out."""
        most = self.asked.half_moves - self.left_out - 1
        if self.asked.play.is_series:
            return range(1, 1 if self.kind is Kind.SERIES else 2)
        # The last move alone, which nobody forced, is no set play of these.
        is_bare = self.kind is Kind.HELP_SELF or (self.kind is Kind.HELP_REFLEX and most == 1)
        least = 3 if is_bare and most % 2 else 2 - most % 2
        return range(least, most + 1, 2)

    def moves_of(self, length: int) -> int:
        """How many moves a line of that length has, as the stipulation counts them."""
        if self.asked.play.is_series:
            return length if self.kind is Kind.SERIES else length - 1
        return (length + self.left_out) // 2

    def passes_after(self, left: int) -> bool:
        """Whether the side that moves with so many left makes the next move, too."""
        if not self.asked.play.is_series:
            return False
        return left > 1 if self.kind is Kind.SERIES else left > 2

    def may_pass(self, board: chess.Board) -> bool:
        """Whether the side to move may leave its move out in a series."""
        if board.is_check():
            return False
        if self.kind is Kind.SERIES_SELF:
            return not self.is_forced(board)
        return self.kind is not Kind.SERIES_REFLEX or not any(self.reaching(board))

    def may_be_blocked(self, left: int) -> bool:
        """Whether `is_blocked` has to look at the moves."""
        by_reflex = self.kind in (Kind.HELP_REFLEX, Kind.SERIES_REFLEX)
        return left > 1 and (by_reflex or (self.kind is Kind.HELP_SELF and left % 2 == 1))

    def is_blocked(self, board: chess.Board, left: int) -> bool:
        """Whether the side to move has to reach the goal before the last move of a line."""
        if not self.may_be_blocked(left):
            return False
        return self.is_forced(board) if self.needs_force else any(self.reaching(board))

    def ends_early(self, board: chess.Board, move: chess.Move, left: int) -> bool:
        """Whether a move before the last reaches the goal for the side that is to reach it."""
        if self.kind is Kind.SERIES:
            # A stalemated side passes: that is the sense of a series.
            by_goal_side = self.asked.goal not in (Goal.STALEMATE, Goal.MATE_OR_STALEMATE)
        else:
            by_goal_side = self.kind is Kind.HELP and left % 2 == 1
        return by_goal_side and left > 1 and self.reached(board, move)


def ordered(board: chess.Board) -> list[chess.Move]:
    """The legal moves as they are numbered: by squares, then promotion to Q, R, B, N."""
    return sorted(
        board.legal_moves,
        key=lambda move: (move.from_square, move.to_square, -(move.promotion or 0)),
    )
