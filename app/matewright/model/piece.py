"""Men as data: the two colours, the kinds of piece and one man on the board.

A kind is an entry of `KINDS` or of `FAIRY_KINDS`. `KINDS` is built from the classes of
`reference.pieces`, so that a new kind is a new class there; these men can be moved, and all that
chooses men offers them. `FAIRY_KINDS` are men that files know: they are shown, kept and written
back, as are neutral men and men with attributes, but no problem that has them is solved.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from matewright.model.fairy_men import ATTRIBUTES, FAIRY_MEN
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
    the knight); those of `FAIRY_KINDS` have two letters mostly. `english` is its name and
    `english_movement` how it moves in a few words. `is_fairy` tells that orthodox chess does not
    know it; it is then drawn as the orthodox man `figure` turned by `turn` degrees clockwise, as
    magazines do, or shown by its letters where that is empty.
    """

    code: str
    english: str
    problem_letter: str
    figure: str
    english_movement: str
    is_fairy: bool
    turn: int = 0

    @property
    def name(self) -> str:
        """What it is called, in the reader's language."""
        return _words(self.english)

    @property
    def movement(self) -> str:
        """How it moves in a few words, in the reader's language."""
        return _words(self.english_movement)


_UPSIDE_DOWN: Final = 180

KINDS: Final[Mapping[str, PieceKind]] = MappingProxyType(
    {
        kind.code: PieceKind(
            kind.code,
            kind.name,
            kind.problem_letter,
            kind.figure,
            kind.movement,
            kind.is_fairy,
            _UPSIDE_DOWN * kind.is_fairy,
        )
        for kind in pieces.KINDS
    }
)
"""The kinds that can be moved, by FEN letter (upper case), in the order palettes show them."""

FAIRY_KINDS: Final[Mapping[str, PieceKind]] = MappingProxyType(
    {
        man.english_code.upper(): PieceKind(
            code=man.english_code.upper(),
            english=man.name,
            problem_letter=man.english_code.upper(),
            figure=man.figure[:1],
            english_movement="",
            is_fairy=True,
            turn=man.turn,
        )
        for man in FAIRY_MEN
    }
)
"""The kinds that files know beside these, by their code in Popeye (upper case)."""

_ALL_KINDS: Final = {**KINDS, **FAIRY_KINDS}
_BY_PROBLEM_LETTER: Final = {kind.problem_letter: kind for kind in _ALL_KINDS.values()}
_ATTRIBUTES: Final = {word.lower(): word for word in ATTRIBUTES}


def kind_of(problem_letter: str) -> PieceKind:
    """The kind with that code in Popeye, in either case. Raises `KeyError`."""
    return _BY_PROBLEM_LETTER[problem_letter.upper()]


def attributes_of(words: Iterable[str]) -> tuple[str, ...]:
    """The attributes in Popeye's own spelling and in order. Raises `KeyError` for another word."""
    return tuple(sorted({_ATTRIBUTES[word.lower()] for word in words}))


FEN_MAN: Final = r"[=+-]?(?:\.[A-Za-z0-9]{2}|[A-Za-z])(?:\{[A-Za-z,]+\})?"
"""How the board of a FEN names a man, a regular expression.

One letter is one of `KINDS` or one that Popeye has. The rest is Popeye's way of writing other men:
`.zr` is a kind with two letters, `=` before a man makes it neutral, and `+` or `-` white or black
where the letters do not tell. Attributes follow in braces: `k{Royal,Magic}`.
"""

_FEN_MAN: Final = re.compile(r"([=+-]?)(\.?)(\w+)(?:\{(.+)\})?")


@dataclass(frozen=True, slots=True)
class Piece:
    """A man: its colour and its kind, a key of `KINDS` or `FAIRY_KINDS`.

    `attributes` are what else it is, some of `ATTRIBUTES` as `attributes_of` sorts them. A man that
    `is_neutral` belongs to both sides; its `colour` is White's, but does not count.
    """

    colour: Colour
    code: str
    attributes: tuple[str, ...] = ()
    is_neutral: bool = False

    @classmethod
    def neutral(cls, code: str, attributes: tuple[str, ...] = ()) -> Piece:
        """A neutral man of a kind."""
        return cls(Colour.WHITE, code, attributes, is_neutral=True)

    @classmethod
    def from_letter(cls, letter: str) -> Piece:
        """The man that a FEN means by a letter or a word of the form `FEN_MAN`.

        `S` and `s` are read as the knight. Raises `KeyError` for what is no man.
        """
        if len(letter) == 1:
            code = "N" if letter.upper() == "S" else letter.upper()
            return cls(Colour.WHITE if letter.isupper() else Colour.BLACK, _ALL_KINDS[code].code)
        found = _FEN_MAN.fullmatch(letter)
        if found is None:
            raise KeyError(letter)
        sign, dot, name, words = found.groups()
        code = "N" if name.upper() == "S" else name.upper()
        if len(name) != 1 + len(dot) or (not sign and not name.upper().isupper()):
            raise KeyError(letter)
        is_white = sign == "+" if sign else name[0].isupper()
        attributes = attributes_of(words.split(",")) if words else ()
        if sign == "=":
            return cls.neutral(_ALL_KINDS[code].code, attributes)
        return cls(Colour.WHITE if is_white else Colour.BLACK, _ALL_KINDS[code].code, attributes)

    @property
    def letter(self) -> str:
        """How FEN names it, upper case for White; more than a letter for men of files only."""
        is_white = self.colour is Colour.WHITE and not self.is_neutral
        name = self.code if is_white else self.code.lower()
        if not self.attributes and not self.is_neutral and len(self.code) == 1:
            return name
        sign = "=" * self.is_neutral
        if not sign and self.code.isdigit():
            sign = "+" if is_white else "-"
        words = f"{{{','.join(self.attributes)}}}" if self.attributes else ""
        return f"{sign}{'.' * (len(self.code) > 1)}{name}{words}"

    @property
    def kind(self) -> PieceKind:
        """The entry of `KINDS` or `FAIRY_KINDS`."""
        return _ALL_KINDS[self.code]

    @property
    def is_playable(self) -> bool:
        """Whether something here knows how it moves."""
        return self.code in KINDS and not self.is_neutral and not self.attributes

    @property
    def is_fairy(self) -> bool:
        """Whether orthodox chess does not know it."""
        return self.kind.is_fairy or self.is_neutral or bool(self.attributes)

    @property
    def side(self) -> str:
        """`w`, `b` or `n` for a neutral man."""
        return "n" if self.is_neutral else self.colour.value

    @property
    def swapped(self) -> Piece:
        """The same man of the other side; a neutral one stays what it is."""
        return self if self.is_neutral else replace(self, colour=self.colour.other)

    @property
    def nature(self) -> str:
        """What it is, whoever has it: `zebra`, `Royal knight`."""
        if not self.attributes:
            return self.kind.name
        attributes = " ".join(self.attributes)
        return _words("{attributes} {man}", attributes=attributes, man=self.kind.name)

    @property
    def description(self) -> str:
        """The same, and whether it is neutral: `neutral queen`."""
        return _words("neutral {man}", man=self.nature) if self.is_neutral else self.nature

    @property
    def name(self) -> str:
        """For messages and screen readers: `black knight`."""
        if self.is_neutral:
            return self.description
        if not self.is_playable:
            man = self.description
            is_white = self.colour is Colour.WHITE
            return _words("white {man}", man=man) if is_white else _words("black {man}", man=man)
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
_WELL_KNOWN: Final = (
    _words.later("amazon"),
    _words.later("antelope"),
    _words.later("alfil"),
    _words.later("archbishop"),
    _words.later("berolina pawn"),
    _words.later("bishop lion"),
    _words.later("bison"),
    _words.later("camel"),
    _words.later("cardinal"),
    _words.later("Charybdis"),
    _words.later("chinese pawn"),
    _words.later("dabbaba"),
    _words.later("dolphin"),
    _words.later("double grasshopper"),
    _words.later("dragon"),
    _words.later("eagle"),
    _words.later("empress"),
    _words.later("equihopper"),
    _words.later("friend"),
    _words.later("giraffe"),
    _words.later("gnu"),
    _words.later("gryphon"),
    _words.later("hamster"),
    _words.later("kangaroo"),
    _words.later("leo"),
    _words.later("lion"),
    _words.later("locust"),
    _words.later("mao"),
    _words.later("moose"),
    _words.later("nereide"),
    _words.later("okapi"),
    _words.later("pao"),
    _words.later("poseidon"),
    _words.later("princess"),
    _words.later("reflecting bishop"),
    _words.later("rook lion"),
    _words.later("rose"),
    _words.later("scorpion"),
    _words.later("Scylla"),
    _words.later("sirene"),
    _words.later("sparrow"),
    _words.later("squirrel"),
    _words.later("superpawn"),
    _words.later("triton"),
    _words.later("vao"),
    _words.later("wazir"),
    _words.later("zebra"),
)
"""Of `FAIRY_KINDS` those that have names of their own in several languages; the rest is English."""
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
