"""Pieces as a person types them: `wP bS`, `2bG`, `nP`, `wQR`, `w*`."""

from __future__ import annotations

import re
from typing import Final

from matewright.errors import FormatError
from matewright.model.attributes import attributes_of
from matewright.model.kinds import ALL_KINDS, kind_of
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.services.workshop.edits import SEVERAL, usual_pieces

_WORD: Final = re.compile(
    r"(?P<count>\d?)(?P<side>[wbn]?)(?P<kinds>\*|\.?[A-Z0-9]+(?:/\.?[A-Z0-9]+)*)"
    r"(?:\{(?P<attributes>[A-Za-z,]+)\})?"
)

_GAP: Final = re.compile(r"[\s,]+(?![^{]*\})")
"""What parts words; attributes are parted by commas too."""


def pieces_of(
    text: str,
    position: Position = Position(),  # noqa: B008 - immutable
) -> tuple[tuple[Piece, ...], ...]:
    """Pieces as typed: `wP bS`, `2bP` for two, `wQR` or `wQ/R` for one of these, `w*` for any.

    `bG` and `wZR` are fairy men by the letters of the Box of Men, `nP` is neutral, `wN{Royal}` has
    an attribute. `.RB` is a kind whose letters would mean a rook or a bishop. `N` is the nightrider
    where the position has one, else `S` and `N` are the knight; `*` is any orthodox piece and any
    kind that stands on the board. Raises `FormatError` for what is not understood.
    """
    found: list[tuple[Piece, ...]] = []
    for word in filter(None, _GAP.split(text)):
        read = _WORD.fullmatch(word)
        if read is None or not (read["side"] or read["kinds"] == "*"):
            raise FormatError("workshop-pieces", text=word)
        try:
            choice = tuple(dict.fromkeys(_choice(read, position)))
        except (KeyError, ValueError):
            raise FormatError("workshop-pieces", text=word) from None
        found += [choice] * int(read["count"] or 1)
    if not found:
        raise FormatError("workshop-pieces", text=text)
    return tuple(found)


def _choice(read: re.Match[str], position: Position) -> list[Piece]:
    side, kinds, words = read["side"], read["kinds"], read["attributes"]
    attributes = attributes_of(words.split(",")) if words else ()
    if kinds == "*":
        usual = usual_pieces(position)
        if side == "n":
            usual = [Piece.neutral(piece.code, piece.attributes) for piece in usual]
        return [piece for piece in usual if not side or piece.side == side]
    codes = [code for word in kinds.split("/") for code in _codes(word, position)]
    if side == "n":
        return [Piece.neutral(code, attributes) for code in codes]
    return [Piece(Colour(side), code, attributes) for code in codes]


def _codes(word: str, position: Position) -> list[str]:
    """The kinds that a word names: one, or several single letters. Raises `KeyError`."""
    if word.startswith("."):
        return [kind_of(word[1:]).code]
    if len(word) > 1 and not set(word) <= set(SEVERAL):
        try:
            return [kind_of(word).code]
        except KeyError:
            pass
    return [_code(letter, position) for letter in word]


def _code(letter: str, position: Position) -> str:
    if letter == "S" or (letter == "N" and not position.has_nightriders):
        return "N"
    return ALL_KINDS[letter].code if letter in ALL_KINDS and letter != "N" else kind_of(letter).code
