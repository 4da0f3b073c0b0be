"""Men as data: the two colours, the kinds of piece and one man on the board.

A kind is an entry of `KINDS`, not a class: whatever shows, stores or reads men asks this table, so
that new kinds arrive as new entries.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Colour(StrEnum):
    """The two sides; the value is the letter of the FEN's side-to-move field."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Colour:
        """The opponent's colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE

    @property
    def word(self) -> str:
        """`White` or `Black`, for messages."""
        return "White" if self is Colour.WHITE else "Black"


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of man: its FEN letter, English name and how many squares it reaches.

    `leaps` are (file, row) steps made once, `rides` steps repeated until blocked.
    The pawn moves by rules of its own and has neither.
    """

    code: str
    name: str
    leaps: tuple[tuple[int, int], ...] = ()
    rides: tuple[tuple[int, int], ...] = ()


_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_KNIGHT: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

KINDS: Final[Mapping[str, PieceKind]] = MappingProxyType(
    {
        kind.code: kind
        for kind in (
            PieceKind("K", "king", leaps=_STRAIGHT + _DIAGONAL),
            PieceKind("Q", "queen", rides=_STRAIGHT + _DIAGONAL),
            PieceKind("R", "rook", rides=_STRAIGHT),
            PieceKind("B", "bishop", rides=_DIAGONAL),
            PieceKind("N", "knight", leaps=_KNIGHT),
            PieceKind("P", "pawn"),
        )
    }
)
"""All kinds by FEN letter (upper case), in the order palettes and lists show them."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A man: its colour and the letter of its kind (a key of `KINDS`)."""

    colour: Colour
    code: str

    @classmethod
    def from_letter(cls, letter: str) -> Piece:
        """The man a FEN letter means; `S` and `s` are read as the knight.

        Raises `KeyError` for a letter that is no kind.
        """
        code = "N" if letter.upper() == "S" else letter.upper()
        return cls(Colour.WHITE if letter.isupper() else Colour.BLACK, KINDS[code].code)

    @property
    def letter(self) -> str:
        """The FEN letter: upper case for White."""
        return self.code if self.colour is Colour.WHITE else self.code.lower()

    @property
    def kind(self) -> PieceKind:
        """The entry of `KINDS`."""
        return KINDS[self.code]

    @property
    def name(self) -> str:
        """For messages and screen readers: `black knight`."""
        return f"{self.colour.word.lower()} {self.kind.name}"
