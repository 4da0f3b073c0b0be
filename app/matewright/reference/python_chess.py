"""The rules as python-chess has them: an opinion independent of our own code."""

from __future__ import annotations

import struct
from collections.abc import Hashable, Iterable, Iterator

import chess

from matewright.model.move import Move

_PACK = struct.Struct("<8QBb").pack


class ChessBoard(chess.Board):
    """A board of python-chess that the oracle can search."""

    def ordered_moves(self) -> list[chess.Move]:
        """The legal moves as they are numbered."""
        return _ordered(self.legal_moves)

    def checking_moves(self) -> list[chess.Move]:
        """Legal moves among which are all checks; each stands there once."""
        return _ordered({move for move in possible_checks(self) if self.is_legal(move)})

    def play(self, move: chess.Move) -> None:
        """Play a move."""
        self.push(move)

    def pass_move(self) -> None:
        """Let the other side move."""
        self.push(chess.Move.null())

    def take_back(self) -> None:
        """Undo the last move or pass."""
        self.pop()

    def is_stuck(self) -> bool:
        """Whether the side to move has no legal move."""
        return not any(self.generate_legal_moves())

    def key(self) -> Hashable:
        """All that matters for the play to come, exactly: no two positions share it."""
        return _PACK(
            self.pawns,
            self.knights,
            self.bishops,
            self.rooks,
            self.queens,
            self.kings,
            self.occupied_co[chess.WHITE],
            self.castling_rights,
            self.turn,
            self.ep_square if self.ep_square and self.has_pseudo_legal_en_passant() else -1,
        )

    def is_king_move(self, move: chess.Move) -> bool:
        """Whether the king moves."""
        return move.from_square == self.king(self.turn)

    def target(self, move: chess.Move) -> int:
        """The square a move reaches."""
        return move.to_square

    def is_to_last_rank(self, move: chess.Move) -> bool:
        """Whether a move ends on the last rank of the side that moves."""
        return chess.square_rank(move.to_square) == (7 if self.turn else 0)


def _ordered(moves: Iterable[chess.Move]) -> list[chess.Move]:
    return sorted(
        moves, key=lambda move: (move.from_square, move.to_square, -(move.promotion or 0))
    )


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
    # A piece that stands alone between one of its own side and the king may check with any move.
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
    for pieces, targets in (
        (board.queens, straight | diagonal),
        (board.rooks, straight),
        (board.bishops, diagonal),
        (board.knights, chess.BB_KNIGHT_ATTACKS[king]),
    ):
        if pieces & rest:
            yield from board.generate_pseudo_legal_moves(pieces & rest, targets)
    if pawns & rest:
        targets = chess.BB_PAWN_ATTACKS[not board.turn][king]
        yield from board.generate_pseudo_legal_moves(pawns & rest, targets)
        if board.ep_square is not None:
            # Two pawns leave their squares at once. One that checks by itself comes a second time.
            yield from board.generate_pseudo_legal_ep(pawns & rest)
    if board.kings & rest and board.castling_rights:
        yield from board.generate_castling_moves()


def described(board: chess.Board, move: chess.Move) -> tuple[Move, list[chess.Move]]:
    """Play a legal move; answer all there is to say about it, and the replies to it."""
    kind = board.piece_type_at(move.from_square)
    assert kind is not None
    rivals = _rivals(board, move, kind)
    same_file = any((rival ^ move.from_square) & 7 == 0 for rival in rivals)
    same_rank = any(rival >> 3 == move.from_square >> 3 for rival in rivals)
    capture, en_passant = board.is_capture(move), board.is_en_passant(move)
    castling = board.is_castling(move)
    board.push(move)
    replies = list(board.legal_moves)
    checkers = chess.popcount(board.checkers_mask())
    found = Move(
        piece=chess.piece_symbol(kind).upper(),
        from_square=move.from_square,
        to_square=move.to_square,
        promotion=chess.piece_symbol(move.promotion).upper() if move.promotion else None,
        capture=capture,
        en_passant=en_passant,
        castling=castling,
        check=checkers > 0,
        double_check=checkers > 1,
        mate=checkers > 0 and not replies,
        stalemate=not checkers and not replies,
        file_needed=bool(rivals) and (not same_file or same_rank),
        rank_needed=same_file,
    )
    return found, replies


def _rivals(board: chess.Board, move: chess.Move, kind: chess.PieceType) -> list[int]:
    """Where other pieces of the kind stand that could go to the same square."""
    if kind in (chess.PAWN, chess.KING):
        return []
    others = board.pieces_mask(kind, board.turn) & ~chess.BB_SQUARES[move.from_square]
    moves = board.generate_legal_moves(others, chess.BB_SQUARES[move.to_square])
    return [rival.from_square for rival in moves]
