"""The attributes that a piece can have beside its kind."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from matewright.wording import Wording

ATTRIBUTES: Final = (
    "Royal",
    "Kamikaze",
    "Paralysing",
    "Chameleon",
    "Jigger",
    "Volage",
    "Functionary",
    "HalfNeutral",
    "HurdleColourChanging",
    "Protean",
    "Magic",
    "Uncapturable",
    "Patrol",
    "Frischauf",
    "Bul",
    "Dob",
    "Anda",
    "AndaInverse",
    "AliceA",
    "AliceB",
)
"""What a piece can be beside its kind, in Popeye's English words (`PieSpString`)."""

words: Final = Wording("attributes")
_names: Final = Wording("attribute_names")

_TITLES: Final = MappingProxyType(
    {
        "Royal": _names.later("Royal"),
        "Kamikaze": _names.later("Kamikaze"),
        "Paralysing": _names.later("Paralysing"),
        "Chameleon": _names.later("Chameleon"),
        "Jigger": _names.later("Jigger"),
        "Volage": _names.later("Volage"),
        "Functionary": _names.later("Functionary"),
        "HalfNeutral": _names.later("Half-neutral"),
        "HurdleColourChanging": _names.later("Hurdle colour changing"),
        "Protean": _names.later("Protean"),
        "Magic": _names.later("Magic"),
        "Uncapturable": _names.later("Uncapturable"),
        "Patrol": _names.later("Patrol"),
        "Frischauf": _names.later("Frischauf"),
        "Bul": _names.later("Bul"),
        "Dob": _names.later("Dob"),
        "Anda": _names.later("Anda"),
        "AndaInverse": _names.later("Anda inverse"),
        "AliceA": _names.later("Alice A"),
        "AliceB": _names.later("Alice B"),
    }
)


def attribute_title(name: str) -> str:
    """What an attribute is called, in the reader's language: `Half-neutral`."""
    return _names(_TITLES[name])


PLAYED_ATTRIBUTES: Final = MappingProxyType(
    {
        "Royal": words.later(
            "whoever has it in check has to parry, and is mated where that is impossible."
        ),
        "Kamikaze": words.later("it disappears when it captures."),
        "Paralysing": words.later(
            "it neither captures nor checks; what it could capture cannot move."
        ),
        "Chameleon": words.later(
            "with each move a knight becomes a bishop, that a rook, a queen, a knight."
        ),
        "Volage": words.later(
            "it changes sides with its first move to a square of the other colour."
        ),
        "HalfNeutral": words.later(
            "it becomes neutral when it moves, and then a piece of whoever moves it."
        ),
        "HurdleColourChanging": words.later(
            "the piece over which it leaps changes sides, but no king."
        ),
        "Uncapturable": words.later("it cannot be captured."),
        "Bul": words.later(
            "the piece over which it leaps then moves, without capture, as the one that leaps."
        ),
        "Dob": words.later("the piece over which it leaps then makes a move without capture."),
        "Anda": words.later(
            "it becomes neutral when it checks by moving, and then a piece of whoever moves it."
        ),
        "AliceA": words.later("it stands on the first board of Alice chess."),
        "AliceB": words.later("it stands on the second board of Alice chess."),
    }
)
"""The attributes that the engine supports, with their meanings; a test compares them."""

NEUTRAL: Final = words.later("it belongs to both sides; whoever is to move may move or capture it.")
"""What it means that a piece is neutral."""

_ATTRIBUTES: Final = {word.lower(): word for word in ATTRIBUTES}


_MARKS: Final = {"Protean": "Pr", "Patrol": "Pt", "Frischauf": "Fr"}


def initials_of(attributes: Iterable[str]) -> str:
    """What diagrams write into a corner of a man: `R` of a royal, `HN` of a half-neutral one."""
    capitals = re.compile("[A-Z]")
    return "".join(_MARKS.get(word) or "".join(capitals.findall(word)) for word in attributes)


def attributes_of(words: Iterable[str]) -> tuple[str, ...]:
    """The attributes in Popeye's own spelling and in order. Raises `KeyError` for another word."""
    return tuple(sorted({_ATTRIBUTES[word.lower()] for word in words}))
