"""Signs: one letter for each piece, as boards have them, whatever it is called in a FEN.

Orthodox pieces and those with one letter in a FEN keep it. Others get a letter of another script,
upper case for White and lower case for Black; a neutral piece gets a sign that has no case.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from matewright.model.piece import Colour, Piece

_SCRIPTS: Final = ((0x410, 0x430), (0x531, 0x557), (0x10A0, 0x10C6), (0x2C00, 0x2C2F))
"""Cyrillic, Armenian, Georgian and Glagolitic capitals."""

_CAPITALS: Final = [chr(code) for first, end in _SCRIPTS for code in range(first, end)]
_NEUTRAL: Final = 0xE000

_signs: Final[dict[Piece, str]] = {}
_pieces: Final[dict[str, Piece]] = {}


def sign_of(piece: Piece) -> str:
    """The letter of a piece on boards."""
    known = _signs.get(piece)
    if known is not None:
        return known
    letter = piece.letter
    if len(letter) > 1:
        number = len(_signs)
        if piece.is_neutral or number >= len(_CAPITALS):
            letter = chr(_NEUTRAL + number)
        elif piece.colour is Colour.WHITE:
            letter = _CAPITALS[number]
        else:
            letter = sign_of(replace(piece, colour=Colour.WHITE)).lower()
    _signs[piece] = letter
    _pieces[letter] = piece
    return letter


def piece_of(sign: str) -> Piece | None:
    """The piece of a letter; None for an empty square."""
    if sign == ".":
        return None
    if sign not in _pieces:
        colour = Colour.WHITE if sign.isupper() else Colour.BLACK
        sign_of(Piece(colour, sign.upper()))
    return _pieces[sign]


def changed(
    sign: str,
    *,
    code: str | None = None,
    side: str | None = None,
    attributes: tuple[str, ...] | None = None,
) -> str:
    """The letter of a piece that is of another kind or side (`w`, `b`, `n`) now."""
    piece = piece_of(sign)
    assert piece is not None, "only pieces change"
    if code is not None:
        piece = replace(piece, code=code)
    if side is not None:
        piece = _of_side(piece, side)
    if attributes is not None:
        piece = replace(piece, attributes=attributes)
    return sign_of(piece)


def created(side: str, code: str, attributes: tuple[str, ...]) -> str:
    """The letter of a piece that appears on the board."""
    return sign_of(_of_side(Piece(Colour.WHITE, code, attributes), side))


def _of_side(piece: Piece, side: str) -> Piece:
    colour = Colour.BLACK if side == "b" else Colour.WHITE
    return replace(piece, colour=colour, is_neutral=side == "n")
