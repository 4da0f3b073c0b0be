"""Men as data: the two colours, the kinds of piece and one man on the board.

A kind is an entry of `KINDS`: whatever shows, stores or reads men asks this table. It is built from
the classes of `reference.pieces`, so that a new kind is a new class there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from matewright.reference import pieces


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
    """A kind of man, as its class in `reference.pieces` declares it.

    `code` is its letter in FEN, `problem_letter` the one of problem literature and of Popeye (S for
    the knight), `name` the English name, `movement` how it moves in a few words. `is_fairy` tells
    that orthodox chess does not know it; it is then drawn as the orthodox man `figure` turned
    upside down, as magazines do.
    """

    code: str
    name: str
    problem_letter: str
    figure: str
    movement: str
    is_fairy: bool


KINDS: Final[Mapping[str, PieceKind]] = MappingProxyType(
    {
        kind.code: PieceKind(
            kind.code, kind.name, kind.problem_letter, kind.figure, kind.movement, kind.is_fairy
        )
        for kind in pieces.KINDS
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
