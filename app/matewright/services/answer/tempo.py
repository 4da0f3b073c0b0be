"""Moves of a game that lose a tempo."""

from __future__ import annotations

from collections.abc import Sequence

import chess


def tempo_moves(moves: Sequence[str]) -> frozenset[int]:
    """The places in a game, from 0, of pairs of moves with which a side loses a tempo or two.

    `moves` are those of an orthodox game from the array, in UCI. Two successive moves of a man, no
    captures and no promotions, lose a tempo if one will do, and two if none is needed: could a side
    pass, the game would be the same but for that. Empty where a move is not legal.
    """
    boards = [chess.Board()]
    played: list[chess.Move] = []
    for uci in moves:
        move = chess.Move.from_uci(uci)
        if not boards[-1].is_legal(move):
            return frozenset()
        boards.append(boards[-1].copy(stack=False))
        boards[-1].push(move)
        played.append(move)
    found = set[int]()
    for first, second in _pairs(boards, played):
        direct = chess.Move(played[first].from_square, played[second].to_square)
        passes = chess.Move.null()
        ways = [(passes, direct), (direct, passes)]
        if direct.from_square == direct.to_square:
            ways = [(passes, passes)]
        between = played[first + 1 : second]
        start, end = boards[first], boards[second + 1]
        if any(_leads(start, [one, *between, other], end) for one, other in ways):
            found |= {first, second}
    return frozenset(found)


def _pairs(boards: Sequence[chess.Board], played: Sequence[chess.Move]) -> list[tuple[int, int]]:
    """Two successive moves of one man each, if they do nothing else."""
    pairs = []
    last: dict[int, int] = {}
    for number, move in enumerate(played):
        board = boards[number]
        before = last.pop(move.from_square, None)
        last.pop(move.to_square, None)
        if board.is_en_passant(move):
            file, rank = chess.square_file(move.to_square), chess.square_rank(move.from_square)
            last.pop(chess.square(file, rank), None)
        if board.is_capture(move) or board.is_castling(move) or move.promotion:
            continue
        if before is not None:
            pairs.append((before, number))
        last[move.to_square] = number
    return pairs


def _leads(board: chess.Board, moves: Sequence[chess.Move], to: chess.Board) -> bool:
    """Whether moves and passes lead from a position to another; no check is passed over."""
    board = board.copy(stack=False)
    for move in moves:
        if not board.is_legal(move) if move else board.is_check():
            return False
        board.push(move)
    return board.board_fen() == to.board_fen()
