"""The historic programs' rules on boards of python-chess: slow, and nothing of the engine's in it.

A program is told by what it lets a side play and by whether a stalemate ends it like a mate. What
it believes of a position follows by trying everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import chess


@dataclass(frozen=True, slots=True)
class Rules:
    """What a program knows: moves that it lacks, pawns that stay pawns, and stalemate for mate."""

    special_moves: bool
    promotions: bool
    stalemate_mates: bool

    def moves(self, board: chess.Board) -> Iterator[tuple[str, chess.Board]]:
        """The moves (UCI) of the side to move, each with the board after it."""
        for move in board.legal_moves:
            double = board.piece_type_at(move.from_square) == chess.PAWN and (
                abs(move.to_square - move.from_square) == 16
            )
            special = board.is_castling(move) or board.is_en_passant(move) or double
            if special and not self.special_moves:
                continue
            if move.promotion == chess.QUEEN:
                yield move.uci()[:4], _with_pawn(board, move)
            if move.promotion and not self.promotions:
                continue
            after = board.copy(stack=False)
            after.push(move)
            yield move.uci(), after

    def keys(self, board: chess.Board, moves: int) -> set[str]:
        """The first moves with which the side to move mates in that many moves, so it believes."""
        return {key for key, after in self.moves(board) if self._loses(after, moves - 1)}

    def _loses(self, board: chess.Board, moves: int) -> bool:
        replies = [after for _, after in self.moves(board)]
        if not replies:
            return self.stalemate_mates or board.is_check()
        return moves > 0 and all(
            any(self._loses(after, moves - 1) for _, after in self.moves(reply))
            for reply in replies
        )


MATER = Rules(special_moves=True, promotions=True, stalemate_mates=False)
PRINZ = Rules(special_moves=False, promotions=False, stalemate_mates=True)


def _with_pawn(board: chess.Board, promotion: chess.Move) -> chess.Board:
    """The board after a promotion that leaves the pawn a pawn."""
    after = board.copy(stack=False)
    after.push(promotion)
    after.set_piece_at(promotion.to_square, chess.Piece(chess.PAWN, board.turn))
    return after
