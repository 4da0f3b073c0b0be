"""What can be forced in self-, reflex- and semi-reflexmates and for other goals, by brute force.

As `mate_search` for mates: every answer is exact; what would take too long raises `OutOfPositions`.
"""

from __future__ import annotations

from typing import Final

import chess

from matewright.services.verify.mate_search import possible_checks
from matewright.services.verify.search import MOST_KNOWN, Attack, position_key
from matewright.services.verify.terms import Terms

_LONGEST: Final = 255


class BattleSearch(Attack):
    """Looks for what an attacker forces by the terms of a problem, and remembers what it finds."""

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self._terms: Final = terms
        # For each position in how many moves the attacker fails, and in how many he succeeds.
        self._known: Final[dict[bytes, tuple[int, int]]] = {}
        self._duties: Final[dict[bytes, bool]] = {}
        # The reply that last refuted an attack with so many moves left: likely to do so again.
        self._refuters: Final[dict[int, chess.Move]] = {}

    def succeeds(self, board: chess.Board, moves: int) -> bool:
        """Whether the attacker, who is to move, forces his aim within that many of his moves."""
        if moves <= 0:
            return False
        key = position_key(board)
        refuted, forced = self._known.get(key, (0, _LONGEST))
        if moves <= refuted or moves >= forced:
            return moves >= forced
        if self._attacker_must(board):
            self._remember(key, _LONGEST - 1, _LONGEST)
            return False
        for length in range(refuted + 1, moves + 1):
            for move in list(board.legal_moves):
                if self._forces(board, move, length):
                    self._remember(key, length - 1, length)
                    return True
            self._remember(key, length, forced)
        return False

    def forces(self, board: chess.Board, move: chess.Move, moves: int) -> bool:
        """Whether a legal move of the attacker forces his aim within that many moves."""
        return moves > 0 and not self._attacker_must(board) and self._forces(board, move, moves)

    def _attacker_must(self, board: chess.Board) -> bool:
        """Whether the attacker has to reach the goal himself, and so fails."""
        return self._terms.attacker_is_bound and self._can_reach(board)

    def _forces(self, board: chess.Board, move: chess.Move, moves: int) -> bool:
        if self._terms.attacker_may_end and self._reached(board, move):
            return True
        if self._terms.is_direct and moves == 1:
            return False
        self._spend()
        board.push(move)
        found = self.loses(board, moves - 1)
        board.pop()
        return found

    def loses(self, board: chess.Board, left: int) -> bool:
        """Whether the defender to move cannot help it, with so many attacker's moves left."""
        if self._terms.defender_is_bound:
            if self._can_reach(board):
                return True
            if left == 0:
                return False
        likely = self._refuters.get(left)
        if likely and board.is_legal(likely) and not self._is_answered(board, likely, left):
            return False
        has_moved = False
        for reply in list(board.legal_moves):
            has_moved = True
            if reply != likely and not self._is_answered(board, reply, left):
                self._refuters[left] = reply
                return False
        return has_moved

    def _is_answered(self, board: chess.Board, reply: chess.Move, left: int) -> bool:
        if not self._terms.is_direct and self._reached(board, reply):
            return True
        if left == 0:
            return False
        self._spend()
        board.push(reply)
        found = self.succeeds(board, left)
        board.pop()
        return found

    def _reached(self, board: chess.Board, move: chess.Move) -> bool:
        self._spend()
        return self._terms.reached(board, move)

    def _can_reach(self, board: chess.Board) -> bool:
        """Whether the side to move has a move that reaches the goal."""
        key = position_key(board)
        found = self._duties.get(key)
        if found is None:
            if self._terms.is_mate:
                moves = [move for move in possible_checks(board) if board.is_legal(move)]
            else:
                moves = list(board.legal_moves)
            found = any(self._reached(board, move) for move in moves)
            if len(self._duties) >= MOST_KNOWN:
                self._duties.clear()
            self._duties[key] = found
        return found

    def _remember(self, key: bytes, refuted: int, forced: int) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[key] = (refuted, forced)
