"""Between the rules model and the model everybody uses: positions in, moves with facts out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from matewright.model import move as model
from matewright.model.piece import Colour
from matewright.model.position import CASTLINGS, Position
from matewright.reference.board import Board, Move
from matewright.reference.pieces import KINDS
from matewright.reference.squares import SQUARES

BoardT = TypeVar("BoardT", bound=Board)
_CLASSES: Final = {kind.code: kind for kind in KINDS}


def board_of(position: Position) -> Board:
    """The position as a board of the rules model."""
    return set_up(Board, position)


def set_up(kind: Callable[..., BoardT], position: Position) -> BoardT:
    """The same as a board of some class.

    A castling right that is denied means that the rook has moved; an en passant square that fits
    the pieces, that a pawn has just passed it.
    """
    pieces = [
        _CLASSES[piece.code](SQUARES[square], piece.colour is Colour.WHITE)
        for square, piece in position.pieces()
    ]
    moved = {
        SQUARES[rook] for right, (_, rook) in CASTLINGS.items() if right not in position.castling
    }
    before = None
    passed = position.en_passant
    if passed is not None and passed in position.en_passant_choices:
        step = 8 if position.turn is Colour.WHITE else -8
        start, to = SQUARES[passed + step], SQUARES[passed - step]
        pawn = next(piece for piece in pieces if piece.position is to)
        before = Move(pawn, start, to)
    return kind(pieces, white_to_play=position.turn is Colour.WHITE, moved=moved, before=before)


def checked_kings(position: Position) -> tuple[int, ...]:
    """The squares of the kings under attack, whichever side is to move; works for any set-up."""
    board = board_of(position)
    return tuple(
        square
        for square, piece in position.pieces()
        if piece.code == "K"
        and board.is_attacked(SQUARES[square], by_white=piece.colour is Colour.BLACK)
    )


def legal_moves(position: Position) -> tuple[model.Move, ...]:
    """All legal moves of a position with their facts."""
    board = board_of(position)
    moves = tuple(board.legal_moves())
    return tuple(described(board, move, moves) for move in moves)


def described(board: Board, move: Move, legal: Iterable[Move]) -> model.Move:
    """A legal move with all its facts; `legal` are all there are now."""
    file_needed, rank_needed = _ambiguity(move, legal)
    board.play(move)
    checkers = len(board.checkers(is_white=board.white_to_play))
    stuck = board.is_stuck()
    board.take_back()
    return model.Move(
        piece=move.piece.code,
        from_square=move.start.number,
        to_square=move.to.number,
        promotion=move.promotion.code if move.promotion else None,
        capture=board.is_capture(move),
        en_passant=board.is_en_passant(move),
        castling=board.is_castling(move),
        check=checkers > 0,
        double_check=checkers > 1,
        mate=checkers > 0 and stuck,
        stalemate=not checkers and stuck,
        file_needed=file_needed,
        rank_needed=rank_needed,
    )


def _ambiguity(move: Move, legal: Iterable[Move]) -> tuple[bool, bool]:
    """Whether short notation must name the file, and the rank, the piece comes from."""
    if move.piece.is_pawn or move.rook is not None:
        return False, False
    others = {
        other.start
        for other in legal
        if other.to is move.to
        and other.start is not move.start
        and type(other.piece) is type(move.piece)
    }
    if not others:
        return False, False
    if all(other.file != move.start.file for other in others):
        return True, False
    if all(other.rank != move.start.rank for other in others):
        return False, True
    return True, True
