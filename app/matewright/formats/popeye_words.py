"""The words of Popeye's input language, as data: another language is another `Language`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from matewright.model import play_options
from matewright.model.piece import KINDS, Colour


class Command(Enum):
    """What Popeye can be told about a problem."""

    BEGIN = auto()
    END = auto()
    NEXT = auto()
    STIPULATION = auto()
    STRUCTURED_STIPULATION = auto()
    PIECES = auto()
    FORSYTH = auto()
    ARRAY = auto()
    CONDITION = auto()
    OPTION = auto()
    TWIN = auto()
    ZERO_POSITION = auto()
    AUTHOR = auto()
    ORIGIN = auto()
    TITLE = auto()
    AWARD = auto()
    REMARK = auto()
    FOR_THE_PROGRAM = auto()
    """Where to write to, and how: nothing about the problem."""


@dataclass(frozen=True, slots=True)
class Language:
    """One of the languages in which people write for Popeye; all words in small letters.

    `options` are Popeye's own names, so that shortened ones can be told apart. `men` gives the FEN
    letter of a kind by the letter it has here. `neutral` is the word for men of both sides.
    """

    commands: Mapping[str, Command]
    options: tuple[str, ...]
    colours: Mapping[str, Colour]
    neutral: str
    men: Mapping[str, str]


ENGLISH: Final = Language(
    MappingProxyType(
        {
            "beginproblem": Command.BEGIN,
            "endproblem": Command.END,
            "nextproblem": Command.NEXT,
            "stipulation": Command.STIPULATION,
            "sstipulation": Command.STRUCTURED_STIPULATION,
            "pieces": Command.PIECES,
            "forsyth": Command.FORSYTH,
            "array": Command.ARRAY,
            "condition": Command.CONDITION,
            "option": Command.OPTION,
            "twin": Command.TWIN,
            "zeroposition": Command.ZERO_POSITION,
            "author": Command.AUTHOR,
            "origin": Command.ORIGIN,
            "title": Command.TITLE,
            "award": Command.AWARD,
            "remark": Command.REMARK,
            "protocol": Command.FOR_THE_PROGRAM,
            "latex": Command.FOR_THE_PROGRAM,
            "input": Command.FOR_THE_PROGRAM,
            "trace": Command.FOR_THE_PROGRAM,
        }
    ),
    (
        *play_options.WORDS,
        # Those of the position, and those that only choose how something is computed or printed.
        "EnPassant",
        "NoCastling",
        "Beep",
        "Intelligent",
        "MaxTime",
        "MoveNumbers",
        "NoBoard",
        "Variation",
    ),
    MappingProxyType({colour.word.lower(): colour for colour in Colour}),
    "neutral",
    MappingProxyType({kind.problem_letter.lower(): code for code, kind in KINDS.items()}),
)

LANGUAGES: Final = (ENGLISH,)


def meant(word: str, known: Iterable[str]) -> str:
    """The known word that a whole or shortened one means; empty if it could be several or none."""
    folded = word.casefold()
    found = [name for name in known if name.casefold().startswith(folded)]
    whole = [name for name in found if name.casefold() == folded]
    return (whole or found)[0] if len(whole or found) == 1 else ""
