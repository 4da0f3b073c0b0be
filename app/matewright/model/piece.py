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
from matewright.wording import Wording

_words: Final = Wording("men")


class Colour(StrEnum):
    """The two sides; the value is the letter of the FEN's side-to-move field."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Colour:
        """The opponent's colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE

    @property
    def english(self) -> str:
        """`White` or `Black`, for what is kept or published."""
        return "White" if self is Colour.WHITE else "Black"

    @property
    def word(self) -> str:
        """`White` or `Black` in the reader's language."""
        return _words(self.english)


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of man, as its class in `reference.pieces` declares it.

    `code` is its letter in FEN, `problem_letter` the one of problem literature and of Popeye (S for
    the knight), `english` its name and `english_movement` how it moves in a few words. `is_fairy`
    tells that orthodox chess does not know it; it is then drawn as the orthodox man `figure` turned
    upside down, as magazines do.
    """

    code: str
    english: str
    problem_letter: str
    figure: str
    english_movement: str
    is_fairy: bool

    @property
    def name(self) -> str:
        """What it is called, in the reader's language."""
        return _words(self.english)

    @property
    def movement(self) -> str:
        """How it moves in a few words, in the reader's language."""
        return _words(self.english_movement)


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
        # Whole, because a language may bend the colour to the man.
        english = f"{self.colour.english.lower()} {self.kind.english}"
        return _words(english)

    @property
    def title(self) -> str:
        """The name where a sentence or an entry begins: `Black knight`."""
        # Only the first letter: German nouns keep theirs.
        return self.name[:1].upper() + self.name[1:]


_SIDES: Final = (_words.later("White"), _words.later("Black"))
_NAMES: Final = (
    _words.later("king"),
    _words.later("white king"),
    _words.later("black king"),
    _words.later("queen"),
    _words.later("white queen"),
    _words.later("black queen"),
    _words.later("rook"),
    _words.later("white rook"),
    _words.later("black rook"),
    _words.later("bishop"),
    _words.later("white bishop"),
    _words.later("black bishop"),
    _words.later("knight"),
    _words.later("white knight"),
    _words.later("black knight"),
    _words.later("pawn"),
    _words.later("white pawn"),
    _words.later("black pawn"),
    _words.later("grasshopper"),
    _words.later("white grasshopper"),
    _words.later("black grasshopper"),
    _words.later("nightrider"),
    _words.later("white nightrider"),
    _words.later("black nightrider"),
)
_MOVEMENTS: Final = (
    _words.later("one square in any direction"),
    _words.later("any distance along rows, files and diagonals"),
    _words.later("any distance along rows and files"),
    _words.later("any distance along diagonals"),
    _words.later("leaps two squares straight and one aside"),
    _words.later("forward one square, captures one square diagonally forward"),
    _words.later("hops along queen lines over one man, to the square just behind it"),
    _words.later("any number of knight's leaps in one direction"),
)
"""What `reference.pieces` says; it stands on nothing of ours, so it cannot mark its texts."""
