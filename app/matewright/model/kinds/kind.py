"""The data of a kind of piece, and how the files of this package write it down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.wording import Wording

words: Final = Wording("pieces")


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of piece.

    `code` is its name in FEN, upper case; of more than one letter for most fairy pieces.
    `popeye_codes` are those in Popeye's three languages: English, German and French. `english` is
    its name and `english_movement` how it moves in a few words. `is_fairy` says that orthodox
    chess does not know it; it is then drawn as the orthodox piece `figure` turned by `turn` degrees
    clockwise, as magazines do, or shown by its letters where that is empty.
    """

    code: str
    popeye_codes: tuple[str, str, str]
    english: str
    figure: str
    turn: int = 0
    english_movement: str = ""
    is_fairy: bool = True

    @property
    def problem_letter(self) -> str:
        """How problem literature and Popeye call it, upper case: S for the knight."""
        return self.popeye_codes[0].upper()

    @property
    def name(self) -> str:
        """What it is called, in the reader's language."""
        return words(self.english)

    @property
    def movement(self) -> str:
        """How it moves in a few words, in the reader's language; empty if it is unsupported."""
        return words(self.english_movement) if self.english_movement else ""


@dataclass(frozen=True, slots=True)
class Family:
    """Kinds that move alike, with what they have in common; empty where that is nothing."""

    name: str
    english: str
    kinds: tuple[PieceKind, ...]


def kind(codes: str, name: str, figure: str = "", movement: str = "", code: str = "") -> PieceKind:
    """A kind with its codes in Popeye, `g/g/s`, and its figure as YACPDB has it, `Q180`.

    `code` is the one in FEN where it is not Popeye's English one.
    """
    english, german, french = codes.split("/")
    return PieceKind(
        code or english.upper(),
        (english, german, french),
        name,
        figure[:1],
        int(figure[1:] or 0),
        movement,
        is_fairy=len(figure) != 1,
    )


def family(name: str, english: str, *kinds: PieceKind) -> Family:
    """A family, and its kinds in the order in which lists show them."""
    return Family(name, english, kinds)
