"""Random positions of every sort, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess

from matewright.engine import check
from matewright.errors import IllegalPosition
from matewright.model.game import Game
from matewright.model.position import Position

_STARTS = (
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/Pk6/8/1p1p1p1p/P1P1P1P1/8/6Kp/8 w - - 0 1",
)


def random_positions(seed: int, count: int) -> Iterator[tuple[Position, chess.Board]]:
    """Legal positions with python-chess's view of each: games, crowds, boards without a king.

    En passant is stated in some of the placed ones; castling is what the home squares imply, or
    denied.
    """
    source = random.Random(seed)
    found = 0
    while found < count:
        board = _walked(source) if source.random() < 0.5 else _placed(source)
        try:
            position = Position.from_fen(board.fen(en_passant="fen"))
            check(Game(position))
        except IllegalPosition:
            continue
        yield position, board
        found += 1


def _walked(source: random.Random) -> chess.Board:
    board = chess.Board(source.choice(_STARTS))
    for _ in range(source.randrange(80)):
        moves = list(board.legal_moves)
        if not moves:
            break
        # Captures en passant, castling, promotions and double steps more often than by chance.
        rare = [
            move
            for move in moves
            if move.promotion
            or board.is_en_passant(move)
            or board.is_castling(move)
            or (
                board.piece_type_at(move.from_square) == chess.PAWN
                and move.to_square >> 3 in (3, 4)
            )
        ]
        board.push(source.choice(rare if rare and source.random() < 0.4 else moves))
    return chess.Board(board.fen(en_passant="fen"))


def _placed(source: random.Random) -> chess.Board:
    board = chess.Board.empty()
    board.turn = source.random() < 0.5
    squares = list(chess.SQUARES)
    source.shuffle(squares)
    kings = [colour for colour in chess.COLORS if source.random() < 0.9]
    for colour in kings:
        # At home often enough for castling to be met.
        home = chess.E1 if colour else chess.E8
        square = home if source.random() < 0.3 else squares.pop()
        if board.piece_at(square) is None:
            board.set_piece_at(square, chess.Piece(chess.KING, colour))
    for square in (chess.A1, chess.H1, chess.A8, chess.H8):
        if source.random() < 0.2 and board.piece_at(square) is None:
            board.set_piece_at(square, chess.Piece(chess.ROOK, square < 32))
    kinds = source.choice(((1, 1, 2, 3, 4, 5), (1, 1, 1, 1, 2), (5, 5, 4, 3), (1, 3, 4)))
    for _ in range(source.choice((2, 4, 8, 14, 24, 40))):
        square = squares.pop()
        kind = source.choice(kinds)
        if board.piece_at(square) or (kind == chess.PAWN and square >> 3 in (0, 7)):
            continue
        board.set_piece_at(square, chess.Piece(kind, source.random() < 0.5))
    if source.random() < 0.7:
        board.castling_rights = chess.BB_CORNERS
        board.castling_rights = board.clean_castling_rights()
    if targets := en_passant_targets(board):
        board.ep_square = source.choice(targets)
    return board


def en_passant_targets(board: chess.Board) -> list[int]:
    """The squares that a pawn may just have passed over."""
    rank, step = (5, -8) if board.turn else (2, 8)
    return [
        square
        for square in range(8 * rank, 8 * rank + 8)
        if board.piece_at(square) is None
        and board.piece_at(square - step) is None
        and board.piece_at(square + step) == chess.Piece(chess.PAWN, not board.turn)
    ]
