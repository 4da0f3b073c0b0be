"""The edits a board offers: each is a new position and the name of its undo step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.model.move import square_name
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.wording import Wording

_words: Final = Wording("BoardWidget")

Edit = tuple[Position, str]


@dataclass(frozen=True, slots=True)
class Brush:
    """What clicks on the board place: a piece, or nothing with `piece` None, the eraser.

    `marks` is the name of a condition whose marks are painted instead.
    """

    piece: Piece | None
    marks: str = ""


ERASER: Final = Brush(None)


def place(position: Position, square: int, piece: Piece) -> Edit:
    """Put a piece on a square, whatever stands there."""
    return _put(position, square, piece, _words("Place {man} {square}"))


def remove(position: Position, square: int) -> Edit | None:
    """Take away the piece on a square; None if there is none."""
    piece = position.board[square]
    if piece is None:
        return None
    words = _words("Remove {man} {square}")
    return position.put(square, None), words.format(man=piece.name, square=square_name(square))


def change(position: Position, square: int, piece: Piece) -> Edit:
    """Make the piece on a square another one."""
    return _put(position, square, piece, _words("Change {square} to {man}"))


def _put(position: Position, square: int, piece: Piece, words: str) -> Edit:
    named = words.format(man=piece.name, square=square_name(square))
    return position.put(square, piece), named


def neutralise(position: Position, square: int) -> Edit | None:
    """Make the piece on a square neutral, or White's where it is; None if there is none."""
    piece = position.board[square]
    return None if piece is None else change(position, square, piece.neutralised)


def shift(position: Position, source: int, target: int, *, copy: bool) -> Edit | None:
    """Carry or copy a piece to another square; None if nothing is carried anywhere."""
    piece = position.board[source]
    if piece is None or source == target:
        return None
    words = (
        _words("Copy {man} {source}–{target}") if copy else _words("Move {man} {source}–{target}")
    )
    return (
        position.shift_man(source, target, copy=copy),
        words.format(man=piece.name, source=square_name(source), target=square_name(target)),
    )


def apply_brush(position: Position, brush: Brush, square: int) -> Edit | None:
    """Place the brush's piece, or remove the same piece or, with the eraser, any."""
    if brush.piece is None or brush.piece == position.board[square]:
        return remove(position, square)
    return place(position, square, brush.piece)
