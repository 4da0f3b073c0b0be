"""The first moves that are given of a proof game, played from the array by orthodox rules."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from matewright.errors import StipulationError, shortened

if TYPE_CHECKING:
    import chess

_NUMBER = re.compile(r"\d+\.(?:\s*(?:\.\.|…))?")


@lru_cache(maxsize=64)
def read(text: str) -> tuple[str, ...]:
    """Moves in UCI of a text such as `1.e4 e5`, in SAN or UCI, with or without numbers.

    Raises `StipulationError`, naming the first move that is none.
    """
    # Who solves other problems does not wait for it to load.
    import chess

    board = chess.Board()
    for word in _NUMBER.sub(" ", text).split():
        try:
            board.push(_move(board, word))
        except ValueError:
            number = f"{board.fullmove_number}{'' if board.turn else '…'}"
            raise StipulationError(
                "opening-move", number=number, move=shortened(word), text=shortened(text)
            ) from None
    return tuple(move.uci() for move in board.move_stack)


def _move(board: chess.Board, word: str) -> chess.Move:
    try:
        return board.parse_san(word.replace("0", "O"))
    except ValueError:
        return board.parse_uci(word.lower())


@lru_cache(maxsize=64)
def write(moves: tuple[str, ...]) -> str:
    """The same moves with their numbers, in SAN with English letters: `1.e4 e5 2.Nf3`."""
    import chess

    board, words = chess.Board(), []
    for uci in moves:
        move = board.parse_uci(uci)
        words.append(f"{board.fullmove_number}." * board.turn + board.san(move))
        board.push(move)
    return " ".join(words)
