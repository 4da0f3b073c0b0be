"""The first moves of a position in the order of Popeye, which its move numbers count.

Popeye numbers every move of the pieces, those too that leave their own king in check. The order was
found out by asking it: by square from a1 along the ranks, and of one piece as the tables here say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from matewright import engine
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.piece import Colour, Piece
from matewright.model.position import CASTLINGS, Position, replay

_DIAGONALS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_LINES = ((0, -1), (-1, 0), (0, 1), (1, 0))
_JUMPS = ((-2, -1), (-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1))
_STEPS = {
    "K": _DIAGONALS + _LINES,
    "Q": _DIAGONALS + _LINES,
    "R": _LINES,
    "B": _DIAGONALS,
    "N": _JUMPS,
}
"""How pieces go, by files and ranks, in Popeye's order."""


def first_moves(position: Position, *, with_checks: bool = False) -> tuple[Move, ...]:
    """The moves of the side to move, whether they are legal or not.

    Only `with_checks` they say whether they give check.
    """
    found = tuple(
        move
        for square, piece in position.pieces()
        if piece.colour is position.turn
        for move in _moves(position, square, piece)
    )
    return tuple(_with_check(position, move) for move in found) if with_checks else found


def _moves(position: Position, square: int, piece: Piece) -> Iterator[Move]:
    if piece.code == "P":
        yield from _pawn_moves(position, square)
        return
    if piece.code == "K":
        yield from _castlings(position, square)
    is_rider = piece.code in "QRB"
    for step in _STEPS[piece.code]:
        path = list(_path(position, square, step, is_rider=is_rider))
        # The farthest square comes first.
        for target in reversed(path):
            taken = position.board[target]
            if taken is None or taken.colour is not position.turn:
                yield Move(piece.code, square, target, capture=taken is not None)


def _path(
    position: Position, square: int, step: tuple[int, int], *, is_rider: bool
) -> Iterator[int]:
    """The squares a piece comes to in one direction, up to the first that is occupied."""
    file, rank = square & 7, square >> 3
    while True:
        file, rank = file + step[0], rank + step[1]
        if not (0 <= file <= 7 and 0 <= rank <= 7):
            return
        yield 8 * rank + file
        if not is_rider or position.board[8 * rank + file] is not None:
            return


def _castlings(position: Position, square: int) -> Iterator[Move]:
    """Castling as it is legal: Popeye numbers no other."""
    legal = [move for move, _ in engine.weighted_moves(Game(position)) if move.castling]
    for right in "QKqk":
        king, rook = CASTLINGS[right]
        target = king + 2 if rook > king else king - 2
        yield from (
            move
            for move in legal
            if move.from_square == square == king and move.to_square == target
        )


def _pawn_moves(position: Position, square: int) -> Iterator[Move]:
    is_white = position.turn is Colour.WHITE
    forward = 8 if is_white else -8
    home, last = (1, 7) if is_white else (6, 0)
    board = position.board
    targets = []
    if board[square + forward] is None:
        if square >> 3 == home and board[square + 2 * forward] is None:
            targets.append((square + 2 * forward, False, False))
        targets.append((square + forward, False, False))
    for side in (1, -1):
        if not 0 <= (square & 7) + side <= 7:
            continue
        target = square + forward + side
        taken = board[target]
        if taken is not None and taken.colour is not position.turn:
            targets.append((target, True, False))
        elif target == position.en_passant:
            targets.append((target, True, True))
    for target, capture, en_passant in targets:
        for promotion in "QNRB" if target >> 3 == last else (None,):
            yield Move(
                "P", square, target, promotion=promotion, capture=capture, en_passant=en_passant
            )


def _with_check(position: Position, move: Move) -> Move:
    board = list(position.board)
    for effect in move.effects:
        replay(board, effect)
    after = position.with_pieces(board).with_turn(position.turn.other)
    attacked = {board[square] for square in engine.in_check(Game(after))}
    return replace(move, check=Piece(position.turn.other, "K") in attacked)
