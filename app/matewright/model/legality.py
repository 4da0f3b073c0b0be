"""What makes a position unfit to be solved, as far as the pieces tell by standing there.

Whether a king is in check is for those to say who know how pieces move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from matewright.errors import IllegalPosition, abridged
from matewright.model.kinds import KINDS
from matewright.model.move import square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation


def check_playable(position: Position) -> None:
    """Raise `IllegalPosition` for pieces that nothing here knows how to move."""
    if position.unplayable:
        names = ", ".join(abridged(position.unplayable, 3))
        raise IllegalPosition("unplayable-pieces", names=names)


def is_of_reference(position: Position) -> bool:
    """Whether the slow rules of `reference` know all pieces: those of palettes, not neutral."""
    return all(
        piece.code in KINDS and not piece.is_neutral and not piece.attributes
        for _, piece in position.pieces()
    )


def piece_errors(
    position: Position, asked: Stipulation, kings: Iterable[Colour]
) -> Iterator[IllegalPosition]:
    """Pawns that cannot stand there, too many kings, and sides of `kings` that have none."""
    for square, piece in position.pieces():
        if piece == Piece(piece.colour, "P") and square >> 3 in (0, 7):
            colour, name = piece.colour.english.lower(), square_name(square)
            yield IllegalPosition("pawn-on-end-rank", colour=colour, square=name)
    try:
        check_playable(position)
    except IllegalPosition as error:
        # Who is king there nobody knows.
        yield error
        return
    found = {colour: position.squares_of(Piece(colour, "K")) for colour in Colour}
    for colour, squares in found.items():
        if len(squares) > 1:
            names = ", ".join(map(square_name, squares))
            yield IllegalPosition(
                "two-kings", colour=colour.english, count=len(squares), squares=names
            )
    for colour in sorted(kings):
        if not found[colour]:
            yield IllegalPosition(asked.code_without_king, colour=colour.english.lower())
