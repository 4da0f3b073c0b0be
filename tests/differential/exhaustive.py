"""Direct mates solved by trying everything with python-chess: slow, short, easy to believe."""

from __future__ import annotations

import chess


def mates(board: chess.Board, moves: int, *, checks_only: bool = False) -> bool:
    """Whether the side to move forces mate within that many of its moves, or of its checks."""
    return moves > 0 and any(
        _loses_after(board, move, moves, checks_only=checks_only)
        for move in list(board.legal_moves)
    )


def _loses_after(
    board: chess.Board, move: chess.Move, moves: int, *, checks_only: bool = False
) -> bool:
    board.push(move)
    try:
        if board.is_checkmate():
            return True
        if checks_only and not board.is_check():
            return False
        replies = list(board.legal_moves)
        if moves == 1 or not replies:
            return False
        return all(_answered(board, reply, moves - 1, checks_only=checks_only) for reply in replies)
    finally:
        board.pop()


def _answered(
    board: chess.Board, reply: chess.Move, moves: int, *, checks_only: bool = False
) -> bool:
    board.push(reply)
    try:
        return mates(board, moves, checks_only=checks_only)
    finally:
        board.pop()


def keys(board: chess.Board, moves: int, *, checks_only: bool = False) -> dict[str, int]:
    """The first moves that force mate, each with its shortest length."""
    found: dict[str, int] = {}
    for length in range(1, moves + 1):
        for move in list(board.legal_moves):
            if move.uci() in found:
                continue
            if _loses_after(board, move, length, checks_only=checks_only):
                found[move.uci()] = length
    return found


def tries(board: chess.Board, moves: int, most: int) -> dict[str, set[str]]:
    """The first moves that fail to 1 … `most` defences, with those."""
    found = {}
    for move in list(board.legal_moves):
        board.push(move)
        refutations = {
            reply.uci()
            for reply in list(board.legal_moves)
            if not _answered(board, reply, moves - 1)
        }
        board.pop()
        if moves > 1 and 1 <= len(refutations) <= most:
            found[move.uci()] = refutations
    return found


def set_play(board: chess.Board, moves: int) -> dict[str, set[str]]:
    """The defender's moves in the diagram that can be answered, with the shortest answers."""
    if board.is_check() or moves < 2:
        return {}
    board = board.copy(stack=False)
    board.push(chess.Move.null())
    found = {}
    for reply in list(board.legal_moves):
        board.push(reply)
        answers = keys(board, moves - 1)
        shortest = min(answers.values(), default=0)
        best = {move for move, length in answers.items() if length == shortest}
        board.pop()
        if best:
            found[reply.uci()] = best
    return found
