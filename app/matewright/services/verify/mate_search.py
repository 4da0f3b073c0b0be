"""Forced mates by brute force with python-chess: slow, short, and nothing of the engine's in it.

The checker of solutions (`services.verify`) asks here whether a claimed mate exists. Every answer
is exact; what would take too long raises `OutOfPositions` instead.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from matewright.services.verify.search import MOST_KNOWN, Attack, position_key

_LONGEST = 255

_LIKELY = 2
"""As many moves are tried first because they served lately; more pay no further."""


class MateSearch(Attack):
    """Looks for forced mates and remembers what it finds, for positions of one problem.

    With `checks_only` the attacker gives nothing but checks.
    """

    def __init__(self, *, checks_only: bool = False) -> None:
        super().__init__()
        self.checks_only = checks_only
        # For each position in how many moves there is no mate, and in how many there is one.
        self._known: dict[bytes, tuple[int, int]] = {}
        # The moves that last refuted or forced a mate in so many moves: likely to do so again.
        self._refuters: dict[int, list[chess.Move]] = {}
        self._forcers: dict[int, list[chess.Move]] = {}

    def succeeds(self, board: chess.Board, moves: int) -> bool:
        """Whether the side to move forces mate within that many of its moves."""
        if moves <= 0:
            return False
        key = position_key(board)
        refuted, forced = self._known.get(key, (0, _LONGEST))
        if moves <= refuted or moves >= forced:
            return moves >= forced
        if refuted == 0:
            if self._mates_at_once(board):
                self._remember(key, 0, 1)
                return True
            refuted = 1
        if moves > 1:
            if self._forces(board, moves):
                self._remember(key, refuted, moves)
                return True
            refuted = moves
        self._remember(key, refuted, forced)
        return False

    def loses(self, board: chess.Board, left: int) -> bool:
        """Whether the side to move is mated, or will be within that many attacker's moves.

        Whatever it plays; a side that is stalemated is not mated.
        """
        if left <= 0:
            return board.is_check() and not any(board.generate_legal_moves())
        likely = self._refuters.setdefault(left, [])
        for reply in likely:
            if board.is_legal(reply) and self._refutes(board, reply, left):
                return False
        alternatives = False
        for reply in list(board.generate_legal_moves()):
            alternatives = True
            if reply not in likely and self._refutes(board, reply, left):
                likely.insert(0, reply)
                del likely[_LIKELY:]
                return False
        return alternatives or board.is_check()

    def forces(self, board: chess.Board, move: chess.Move, moves: int) -> bool:
        """Whether a legal move forces mate within that many moves, itself included."""
        self._play(board, move)
        found = (not self.checks_only or board.is_check()) and self.loses(board, moves - 1)
        board.pop()
        return found

    def _forces(self, board: chess.Board, moves: int) -> bool:
        """Whether some move forces mate; mate at once has been ruled out."""
        likely = self._forcers.setdefault(moves, [])
        for move in likely:
            if board.is_legal(move) and self.forces(board, move, moves):
                return True
        for move in list(board.generate_legal_moves()):
            if move not in likely and self.forces(board, move, moves):
                likely.insert(0, move)
                del likely[_LIKELY:]
                return True
        return False

    def _refutes(self, board: chess.Board, reply: chess.Move, moves: int) -> bool:
        self._play(board, reply)
        found = self.succeeds(board, moves)
        board.pop()
        return not found

    def _mates_at_once(self, board: chess.Board) -> bool:
        for move in possible_checks(board):
            self._play(board, move)
            found = (
                board.is_check()
                and not board.was_into_check()
                and not any(board.generate_legal_moves())
            )
            board.pop()
            if found:
                return True
        return False

    def _play(self, board: chess.Board, move: chess.Move) -> None:
        self._spend()
        board.push(move)

    def _remember(self, key: bytes, refuted: int, forced: int) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[key] = (refuted, forced)


def possible_checks(board: chess.Board) -> Iterator[chess.Move]:
    """Pseudo-legal moves of the side to move among which are all its checks."""
    king = board.king(not board.turn)
    if king is None:
        return
    own, occupied = board.occupied_co[board.turn], board.occupied
    ranks, files = chess.BB_RANK_ATTACKS[king], chess.BB_FILE_ATTACKS[king]
    diagonals = chess.BB_DIAG_ATTACKS[king]
    straight = (
        ranks[chess.BB_RANK_MASKS[king] & occupied] | files[chess.BB_FILE_MASKS[king] & occupied]
    )
    diagonal = diagonals[chess.BB_DIAG_MASKS[king] & occupied]
    # Men that stand alone between a man of their own and the king: each of their moves may check.
    openers = 0
    aimed = (ranks[0] | files[0]) & (board.rooks | board.queens)
    aimed |= diagonals[0] & (board.bishops | board.queens)
    for square in chess.scan_forward(aimed & own):
        between = chess.between(king, square) & occupied
        if between & own and not between & (between - 1):
            openers |= between
    # A pawn that is promoted checks along the line it has left, too.
    pawns = board.pawns & own
    openers |= pawns & (chess.BB_RANK_7 if board.turn else chess.BB_RANK_2)
    yield from board.generate_pseudo_legal_moves(openers)
    rest = own & ~openers
    for men, targets in (
        (board.queens, straight | diagonal),
        (board.rooks, straight),
        (board.bishops, diagonal),
        (board.knights, chess.BB_KNIGHT_ATTACKS[king]),
    ):
        if men & rest:
            yield from board.generate_pseudo_legal_moves(men & rest, targets)
    if pawns & rest:
        targets = chess.BB_PAWN_ATTACKS[not board.turn][king]
        yield from board.generate_pseudo_legal_moves(pawns & rest, targets)
        if board.ep_square is not None:
            # Two men leave their squares at once. One that checks as a pawn comes a second time.
            yield from board.generate_pseudo_legal_ep(pawns & rest)
    if board.kings & rest and board.castling_rights:
        yield from board.generate_castling_moves()
