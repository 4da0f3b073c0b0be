"""The terms of a search that say which pieces stand where, or how many of them there are."""

from __future__ import annotations

import re
from typing import Final

from matewright.errors import MatewrightError
from matewright.model.kinds import ALL_KINDS
from matewright.model.move import square_number
from matewright.model.piece import Colour, Piece
from matewright.services.collection import Pattern

_TERM: Final = re.compile(
    r"(?P<man>[wbn][a-z][a-z0-9]?)([:=](?P<square>[a-h][1-8])|>=(?P<least>\d{1,5}))",
    re.IGNORECASE | re.ASCII,
)
MOST_OF_A_KIND: Final = 16
"""Pieces of a kind that a side can have: pawns and what they become."""


def name_of(piece: Piece) -> str:
    """`wK`: a piece as the query language names it."""
    return f"{piece.side}{piece.kind.problem_letter}"


_PIECES: Final = {
    name_of(piece).casefold(): piece
    for code in ALL_KINDS
    for piece in (Piece(Colour.WHITE, code), Piece(Colour.BLACK, code), Piece.neutral(code))
}
"""The pieces that can be put on the board, as the query language names them, in small letters."""


def shows(word: str) -> bool:
    """Whether a term is about pieces on a board: `wK=a1`, `bS>=2`, `pattern:…`."""
    return meaning_of(word) is not None or pattern_of(word) is not None


def pattern_of(word: str) -> tuple[str, Pattern] | None:
    """The text of a pattern, and what it says."""
    name, colon, text = word.partition(":")
    if not colon or name.casefold() != "pattern":
        return None
    text = text.strip('"')
    try:
        return text, Pattern.parse(text)
    except MatewrightError:
        return None


def meaning_of(word: str) -> tuple[Piece, int | None, int] | None:
    """The piece of a term, and the square it stands on or how many there are at least."""
    found = _TERM.fullmatch(word)
    piece = None if found is None else _PIECES.get(found["man"].casefold())
    if found is None or piece is None:
        return None
    if found["square"]:
        return piece, square_number(found["square"].lower()), 1
    least = int(found["least"])
    return None if piece.is_fairy or not 1 <= least <= MOST_OF_A_KIND else (piece, None, least)
