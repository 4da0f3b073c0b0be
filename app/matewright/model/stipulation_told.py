"""Stipulations that a tag or a header tells in words: “Mate in two”, “Matt in 2 Zügen”.

English, German, French and Russian. Only mates, selfmates and helpmates are told so; everything
else is written as a stipulation. Nothing is concluded from moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from matewright.errors import StipulationError
from matewright.model.stipulation import Stipulation

_LONGEST: Final = 80
"""Longer texts tell something else."""

_NUMBERS: Final = (
    ("one", "einem", "un", "один"),
    ("two", "zwei", "deux", "два"),
    ("three", "drei", "trois", "три"),
    ("four", "vier", "quatre", "четыре"),
    ("five", "fünf", "cinq", "пять"),
    ("six", "sechs", "six", "шесть"),
    ("seven", "sieben", "sept", "семь"),
    ("eight", "acht", "huit", "восемь"),
    ("nine", "neun", "neuf", "девять"),
    ("ten", "zehn", "dix", "десять"),
)
_VALUES: Final = {word: str(value) for value, words in enumerate(_NUMBERS, 1) for word in words}
_COUNT: Final = rf"(?P<moves>[1-9][0-9]?(?:[.,]5|½)?|{'|'.join(_VALUES)})"

_GOALS: Final = {
    "#": "checkmates?|mates?|matt|mat|мат",
    "s#": "self[- ]?mates?|selbstmatt|mat inverse|inverse mat|обратный мат",
    "h#": "help[- ]?mates?|hilfsmatt|mat aidé|aidé mat|кооперативный мат",
}
_SIDE: Final = r"(?:white|black|wei(?:ß|ss)|schwarz|les blancs|les noirs|белые|ч[её]рные)"
_TO_PLAY: Final = (
    rf"(?:{_SIDE}\s+)?(?:to (?:move|play)(?:,| and)?|zieht(?: an)? und setzt|jouent et font"
    r"|начинают и дают)?\s*"
)
_MOVES: Final = r"(?:\s+(?:moves?|zug|zügen?|coups?|ход(?:а|ов)?))?"
# What stands before or behind must not change the meaning: “series mate in 5” is no mate in 5.
_TOLD: Final = tuple(
    (
        sign,
        re.compile(
            rf"(?:^|(?<=[:;,.(|–—]))\s*{_TO_PLAY}(?:{words})\s+(?:in|en|в|за)\s+{_COUNT}{_MOVES}"
            r"\s*(?=$|[:;,.!)|–—])",
            re.IGNORECASE,
        ),
    )
    for sign, words in _GOALS.items()
)
_SETS_MATE: Final = re.compile(
    rf"(?:^|(?<=[:;,.(|–—]))\s*{_TO_PLAY}in\s+{_COUNT}{_MOVES}\s+matt\s*(?=$|[:;,.!)|–—])",
    re.IGNORECASE,
)


def told(text: str) -> str:
    """The stipulation that a short text is, or that it tells in words; empty if it tells none."""
    return _known(text) or told_in_words(text) if len(text) <= _LONGEST else ""


def told_in_words(text: str) -> str:
    """The stipulation that a short text tells in words; empty if it tells none or several."""
    if len(text) > _LONGEST:
        return ""
    found = {
        sign + _number(match["moves"])
        for sign, pattern in (*_TOLD, ("#", _SETS_MATE))
        for match in pattern.finditer(text)
    }
    return _known(found.pop()) if len(found) == 1 else ""


def is_told_alone(text: str) -> bool:
    """Whether a text says nothing but what is asked."""
    whole = text.strip().rstrip(".! ")
    matches = (pattern.match(whole) for pattern in (*(one for _, one in _TOLD), _SETS_MATE))
    return bool(_known(text)) or any(
        match is not None and match.end() == len(whole) for match in matches
    )


def agreed(stipulations: Iterable[str]) -> str:
    """The one stipulation that several places tell; empty where they contradict each other."""
    found = set(filter(None, stipulations))
    return found.pop() if len(found) == 1 else ""


def _number(text: str) -> str:
    return _VALUES.get(text.lower(), text.replace(",", ".").replace("½", ".5"))


def _known(text: str) -> str:
    """The stipulation that a text is; empty if it is none, as `#2.5` is."""
    try:
        return Stipulation.parse(text).text
    except StipulationError:
        return ""
