"""The two colours, and one piece on the board."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from matewright.model.attributes import PLAYED_ATTRIBUTES, attribute_title, attributes_of
from matewright.model.kinds import ALL_KINDS, KINDS, UNPLAYED_KINDS, PieceKind
from matewright.wording import Wording

_words: Final = Wording("pieces")


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


FEN_PIECE: Final = r"[=+-]?(?:\.[A-Za-z0-9]{2}|[A-Za-z])(?:\{[A-Za-z,]+\})?"
"""How the board of a FEN names a piece, a regular expression.

One letter is one of `KINDS` or one that Popeye has. The rest is Popeye's way of writing other
pieces: `.zr` is a kind with two letters, `=` before a piece makes it neutral, and `+` or `-` white
or black where the letters do not show it. Attributes follow in braces: `k{Royal,Magic}`.
"""

_FEN_PIECE: Final = re.compile(r"([=+-]?)(\.?)(\w+)(?:\{(.+)\})?")


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece: its colour and its kind, a key of `KINDS` or `FAIRY_KINDS`.

    `attributes` are what else it is, some of `ATTRIBUTES` as `attributes_of` sorts them. A piece
    that `is_neutral` belongs to both sides; its `colour` is White's, but does not count.
    """

    colour: Colour
    code: str
    attributes: tuple[str, ...] = ()
    is_neutral: bool = False

    @classmethod
    def neutral(cls, code: str, attributes: tuple[str, ...] = ()) -> Piece:
        """A neutral piece of a kind."""
        return cls(Colour.WHITE, code, attributes, is_neutral=True)

    @classmethod
    def from_letter(cls, letter: str) -> Piece:
        """The piece that a FEN means by a letter or a word of the form `FEN_PIECE`.

        `S` and `s` are read as the knight. Raises `KeyError` for what is not a piece.
        """
        if len(letter) == 1:
            code = "N" if letter.upper() == "S" else letter.upper()
            return cls(Colour.WHITE if letter.isupper() else Colour.BLACK, ALL_KINDS[code].code)
        found = _FEN_PIECE.fullmatch(letter)
        if found is None:
            raise KeyError(letter)
        sign, dot, name, words = found.groups()
        code = "N" if name.upper() == "S" else name.upper()
        if len(name) != 1 + len(dot) or (not sign and not name.upper().isupper()):
            raise KeyError(letter)
        is_white = sign == "+" if sign else name[0].isupper()
        attributes = attributes_of(words.split(",")) if words else ()
        if sign == "=":
            return cls.neutral(ALL_KINDS[code].code, attributes)
        return cls(Colour.WHITE if is_white else Colour.BLACK, ALL_KINDS[code].code, attributes)

    @property
    def letter(self) -> str:
        """How FEN names it, upper case for White; more than a letter for pieces of files only."""
        if not self.attributes and not self.is_neutral and len(self.code) == 1:
            return self.code if self.colour is Colour.WHITE else self.code.lower()
        is_white = self.colour is Colour.WHITE and not self.is_neutral
        name = self.code if is_white else self.code.lower()
        sign = "=" * self.is_neutral
        if not sign and self.code.isdigit():
            sign = "+" if is_white else "-"
        words = f"{{{','.join(self.attributes)}}}" if self.attributes else ""
        return f"{sign}{'.' * (len(self.code) > 1)}{name}{words}"

    @property
    def kind(self) -> PieceKind:
        """The entry of `KINDS` or `FAIRY_KINDS`."""
        return ALL_KINDS[self.code]

    @property
    def is_playable(self) -> bool:
        """Whether its kind is supported."""
        return self.code not in UNPLAYED_KINDS and PLAYED_ATTRIBUTES.keys() >= {*self.attributes}

    @property
    def is_fairy(self) -> bool:
        """Whether orthodox chess does not know it."""
        return self.kind.is_fairy or self.is_neutral or bool(self.attributes)

    @property
    def side(self) -> str:
        """`w`, `b` or `n` for a neutral piece."""
        return "n" if self.is_neutral else self.colour.value

    @property
    def swapped(self) -> Piece:
        """The same piece of the other side; a neutral one stays what it is."""
        return self if self.is_neutral else replace(self, colour=self.colour.other)

    @property
    def neutralised(self) -> Piece:
        """The same piece neutral, or White's where it is neutral."""
        return replace(self, colour=Colour.WHITE, is_neutral=not self.is_neutral)

    @property
    def nature(self) -> str:
        """What it is, on either side: `zebra`, `Royal knight`."""
        if not self.attributes:
            return self.kind.name
        attributes = " ".join(map(attribute_title, self.attributes))
        return _words("{attributes} {piece}", attributes=attributes, piece=self.kind.name)

    @property
    def description(self) -> str:
        """What it is, and whether it is neutral: `neutral queen`."""
        return _words("neutral {piece}", piece=self.nature) if self.is_neutral else self.nature

    @property
    def name(self) -> str:
        """For messages and screen readers: `black knight`."""
        if self.is_neutral:
            return self.description
        if self.code not in KINDS or self.attributes:
            is_white, nature = self.colour is Colour.WHITE, self.description
            if is_white:
                return _words("white {piece}", piece=nature)
            return _words("black {piece}", piece=nature)
        # Whole, because a language may bend the colour to the piece.
        english = f"{self.colour.english.lower()} {self.kind.english}"
        return _words(english)

    @property
    def title(self) -> str:
        """The name where a sentence or an entry begins: `Black knight`."""
        # Only the first letter: German nouns keep theirs.
        return self.name[:1].upper() + self.name[1:]


_SIDES: Final = _words.all_later("White", "Black")
_NAMES: Final = _words.all_later(
    "white king",
    "black king",
    "white queen",
    "black queen",
    "white rook",
    "black rook",
    "white bishop",
    "black bishop",
    "white knight",
    "black knight",
    "white pawn",
    "black pawn",
    "white grasshopper",
    "black grasshopper",
    "white nightrider",
    "black nightrider",
)
