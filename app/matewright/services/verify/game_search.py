"""All games from one position to another, found with python-chess alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import chess

from matewright.reference.search import OutOfPositions


class GameSearch:
    """Finds the games that lead to a position from another, by trying all moves.

    A side that needs more moves than it has left, one for each of its men that does not stand as in
    the target, is not searched any further. At most `limit` positions are looked at; `pause` is
    called before each and may raise what interrupts.
    """

    def __init__(self, target: str, limit: int, pause: Callable[[], None]) -> None:
        self._target = chess.BaseBoard(target)
        self._limit, self._pause = limit, pause
        self._none: set[object] = set()
        self.positions = 0

    def games(self, board: chess.Board, length: int) -> Iterator[tuple[str, ...]]:
        """The games of exactly so many half-moves, in UCI, that do not come there sooner.

        Sooner means with the same side to move. Raises `OutOfPositions`.
        """
        yield from self._below(board, length, ())

    def _below(
        self, board: chess.Board, left: int, line: tuple[str, ...]
    ) -> Iterator[tuple[str, ...]]:
        if not left:
            if self._is_reached(board):
                yield line
            return
        is_there = line and left % 2 == 0 and self._is_reached(board)
        if is_there or not self._may_come_there(board, left):
            return
        key = (board._transposition_key(), left)
        if key in self._none:
            return
        if self.positions >= self._limit:
            raise OutOfPositions
        self.positions += 1
        self._pause()
        found = False
        for move in list(board.legal_moves):
            board.push(move)
            for game in self._below(board, left - 1, (*line, move.uci())):
                found = True
                yield game
            board.pop()
        if not found:
            self._none.add(key)

    def _is_reached(self, board: chess.BaseBoard) -> bool:
        return _placement(board) == _placement(self._target)

    def _may_come_there(self, board: chess.Board, left: int) -> bool:
        for side in chess.COLORS:
            moves = (left + (board.turn == side)) // 2
            own, wanted = board.occupied_co[side], self._target.occupied_co[side]
            surplus = (
                (board.occupied_co[not side]).bit_count()
                - (self._target.occupied_co[not side]).bit_count()
            )
            if own.bit_count() < wanted.bit_count() or surplus > moves:
                return False
            missing = sum(
                (self._target.pieces_mask(kind, side) & ~board.pieces_mask(kind, side)).bit_count()
                for kind in chess.PIECE_TYPES
            )
            # Castling brings two men to their places at once.
            if missing > moves + bool(board.castling_rights & chess.BB_RANKS[0 if side else 7]):
                return False
        return True


def _placement(board: chess.BaseBoard) -> Sequence[int]:
    return (
        *board.occupied_co,
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
    )
