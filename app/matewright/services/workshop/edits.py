"""The changes a diagram may undergo, one at a time; several are combined by the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from matewright.model.move import square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position

KINDS: Final = "QRBNP"
"""The kinds of pieces that come and go, dearest first; kings stay."""

SEVERAL: Final = "KQRBSNP"
"""Letters of which several in a row mean one of these pieces."""

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


def piece_name(piece: Piece) -> str:
    """A piece as `pieces_of` in `typed_pieces` reads it: `wQ`, `bG`, `nP`, `w.RB{Royal}`."""
    kind = piece.code
    if len(kind) > 1 and set(kind) <= set(SEVERAL):
        # Without the dot these would be a rook or a bishop.
        kind = f".{kind}"
    attributes = f"{{{','.join(piece.attributes)}}}" if piece.attributes else ""
    return f"{piece.side}{kind}{attributes}"


def name(piece: Piece, square: int) -> str:
    """A piece on its square, such as `wQd1`, `bNg8` or `nGe4`."""
    return piece_name(piece) + square_name(square)


def may_stand(piece: Piece, square: int) -> bool:
    """Whether such a piece can stand there: no pawn on the first and last ranks."""
    return piece.code != "P" or 0 < square >> 3 < 7


def own_pieces(position: Position, squares: Iterable[int] = ALL_SQUARES) -> list[tuple[int, Piece]]:
    """The pieces on some squares that may change: all but the kings."""
    chosen = set(squares)
    return [
        (square, piece)
        for square, piece in position.pieces()
        if square in chosen and not is_royal(piece)
    ]


def is_royal(piece: Piece) -> bool:
    """Whether it is a king, or a piece that is mated in the place of one."""
    return piece.code == "K" or "Royal" in piece.attributes


def pieces_of(kinds: str = KINDS, colours: Iterable[Colour] = Colour) -> list[Piece]:
    """Pieces of some kinds, those of each colour together."""
    return [Piece(colour, code) for colour in colours for code in kinds]


def usual_pieces(position: Position) -> list[Piece]:
    """What may come by default: orthodox pieces, and fairy men such as stand on the board.

    Neutral ones where the diagram has neutral pieces.
    """
    men = [piece for _, piece in position.pieces() if not is_royal(piece)]
    fairy = dict.fromkeys(piece for piece in men if piece.kind.is_fairy or piece.attributes)
    found = pieces_of()
    for piece in fairy:
        plain = replace(piece, is_neutral=False, colour=Colour.WHITE)
        found += [plain, plain.swapped]
    if any(piece.is_neutral for piece in men):
        found += [replace(one, is_neutral=True) for one in found if one.colour is Colour.WHITE]
    return list(dict.fromkeys(found))


def add(position: Position, piece: Piece, square: int) -> Edit:
    """Put a piece on an empty square, or replace another."""
    there = position.board[square]
    text = f"+{name(piece, square)}"
    if there is not None:
        text = f"{name(there, square)}→{piece_name(piece)}"
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
        if kings or not is_royal(piece)
        for target in sorted(targets, key=partial(distance, source))
        if may_stand(piece, target)
    ]


def replacements(
    position: Position,
    squares: Iterable[int] = ALL_SQUARES,
    accepts: Callable[[Piece, Piece], bool] = lambda _old, _new: True,
    pieces: Iterable[Piece] = (),
) -> list[Edit]:
    """Each piece as another kind of its side, where `accepts` returns true."""
    usual = usual_pieces(position)
    return [
        add(position, new, square)
        for square, old in own_pieces(position, squares)
        for new in dict.fromkeys((*usual, *pieces))
        if new.side == old.side and new != old and may_stand(new, square) and accepts(old, new)
    ]


def recolourings(position: Position, squares: Iterable[int] = ALL_SQUARES) -> list[Edit]:
    """Each piece as one of the other side; neutral ones have no other."""
    return [
        add(position, piece.swapped, square)
        for square, piece in own_pieces(position, squares)
        if piece.swapped != piece
    ]


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
