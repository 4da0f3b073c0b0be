"""The changes a diagram may undergo, one at a time; several are combined by the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from matewright.model.move import square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position

KINDS: Final = "QRBNP"
"""The kinds of pieces that come and go, dearest first; kings stay."""

ALL_SQUARES: Final = range(64)


@dataclass(frozen=True, slots=True)
class Edit:
    """A change: what some squares hold afterwards, and how it is written (`wPd2→d3`, `-wPg2`).

    `moved` is the piece that it carries from one square to another; `key` (UCI) the only key that
    required with it.
    """

    squares: tuple[tuple[int, Piece | None], ...]
    text: str
    moved: tuple[int, int] | None = None
    key: str | None = None


def name(piece: Piece, square: int) -> str:
    """A piece on its square, such as `wQd1` or `bNg8`."""
    if len(piece.letter) > 1:
        return piece.letter + square_name(square)
    return piece.colour.value + piece.code + square_name(square)


def may_stand(piece: Piece, square: int) -> bool:
    """Whether such a piece can stand there: no pawn on the first and last ranks."""
    return piece.code != "P" or 0 < square >> 3 < 7


def own_pieces(position: Position, squares: Iterable[int] = ALL_SQUARES) -> list[tuple[int, Piece]]:
    """The pieces on some squares that may change: all but the kings."""
    chosen = set(squares)
    return [
        (square, piece)
        for square, piece in position.pieces()
        if square in chosen and piece.code != "K"
    ]


def pieces_of(kinds: str = KINDS, colours: Iterable[Colour] = Colour) -> list[Piece]:
    """Pieces of some kinds, those of each colour together."""
    return [Piece(colour, code) for colour in colours for code in kinds]


def add(position: Position, piece: Piece, square: int) -> Edit:
    """Put a piece on an empty square, or replace another."""
    there = position.board[square]
    text = f"+{name(piece, square)}"
    if there is not None:
        text = f"{name(there, square)}→{name(piece, square)[:-2]}"
    return Edit(((square, piece),), text)


def remove(piece: Piece, square: int) -> Edit:
    """Remove a piece."""
    return Edit(((square, None),), f"-{name(piece, square)}")


def move(position: Position, source: int, target: int) -> Edit:
    """Move a piece to another square; a piece there is removed."""
    piece, there = position.board[source], position.board[target]
    assert piece is not None, "a piece is moved"
    text = f"{name(piece, source)}→{square_name(target)}"
    if there is not None:
        text += f" -{name(there, target)}"
    return Edit(((source, None), (target, piece)), text, moved=(source, target))


def additions(
    position: Position, pieces: Sequence[Piece], squares: Iterable[int] = ALL_SQUARES
) -> list[Edit]:
    """Each piece on each empty square."""
    return [
        add(position, piece, square)
        for square in squares
        if position.board[square] is None
        for piece in pieces
        if may_stand(piece, square)
    ]


def removals(position: Position, squares: Iterable[int] = ALL_SQUARES) -> list[Edit]:
    """Each piece away."""
    return [remove(piece, square) for square, piece in own_pieces(position, squares)]


def moves(
    position: Position,
    squares: Iterable[int] = ALL_SQUARES,
    *,
    kings: bool = False,
) -> list[Edit]:
    """Each piece of the board on each empty square of `squares`, nearest first.

    Kings move only with `kings`.
    """
    targets = [square for square in squares if position.board[square] is None]
    return [
        move(position, source, target)
        for source, piece in position.pieces()
        if kings or piece.code != "K"
        for target in sorted(targets, key=partial(distance, source))
        if may_stand(piece, target)
    ]


def replacements(
    position: Position,
    squares: Iterable[int] = ALL_SQUARES,
    accepts: Callable[[Piece, Piece], bool] = lambda _old, _new: True,
) -> list[Edit]:
    """Each piece as another kind of its colour, where `accepts` returns true."""
    return [
        add(position, new, square)
        for square, old in own_pieces(position, squares)
        for new in pieces_of(colours=(old.colour,))
        if new != old and may_stand(new, square) and accepts(old, new)
    ]


def recolourings(position: Position, squares: Iterable[int] = ALL_SQUARES) -> list[Edit]:
    """Each piece as one of the other side."""
    return [add(position, piece.swapped, square) for square, piece in own_pieces(position, squares)]


def distance(one: int, other: int) -> int:
    """How many steps of a king two squares are apart."""
    return max(abs((one & 7) - (other & 7)), abs((one >> 3) - (other >> 3)))


def boards(position: Position, edits: Iterable[Edit]) -> Position:
    """The position after some edits."""
    board = list(position.board)
    for edit in edits:
        for square, piece in edit.squares:
            board[square] = piece
    return position.with_pieces(board)


def named(edits: Iterable[Edit]) -> str:
    """Some edits as one text, such as `-wPg2, bNa1→b3`."""
    return ", ".join(edit.text for edit in edits)


def contents(edits: Iterable[Edit]) -> Iterator[Piece]:
    """The pieces that edits bring to the board."""
    for edit in edits:
        for _, piece in edit.squares:
            if piece is not None:
                yield piece
