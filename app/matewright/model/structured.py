"""Popeye's structured stipulations: play described as branches, as in `black 3h[3a[#]d]h`.

Those are read that are another form of ordinary stipulations, and help play that ends in a
battle (`Stipulation.forced`), which has no other form.
"""

from __future__ import annotations

import re
from typing import Final

from matewright.errors import StipulationError
from matewright.model.goal import Goal
from matewright.model.play import Play
from matewright.model.stipulation import Stipulation

_ZUGZWANG: Final = "|".join(re.escape(goal) for goal in Goal if goal.is_zugzwang)
_GOAL: Final = rf"(?P<goal>#=|==|!=|#|=|\+|x|z[a-h][1-8]|ep|00|%|c81|{_ZUGZWANG})"
_NUMBER: Final = r"(?P<length>[0-9]{1,3})"

_ODD, _EVEN, _ANY = 1, 0, None
"""Whether the number of half-moves is odd."""

_FORMS: Final = (
    ("ad[G]", _EVEN, "s"),
    ("a[G]d", _ODD, ""),
    ("a[1a[G]d]d", _ODD, "semi-r"),
    ("a[1a[G]d]d{!1a[G]d}", _ODD, "r"),
    ("hh[G]", _EVEN, "h"),
    ("h[G]h", _ODD, "h"),
    ("s[G]", _ANY, "ser-"),
    ("s[1d[G]a]", _ANY, "ser-s"),
    ("a[G]?+?d", _ODD, "pser-"),
    ("a[1d[G]a]?+?d", _ODD, "pser-s"),
    ("a[>1a[G]d]?+?d", _ODD, "pser-semi-r"),
    ("a[>1a[G]d]?+?d{!1a[G]d}", _ODD, "pser-r"),
    ("h[G]?+?h", _ODD, "phser-"),
    ("h[1a[G]d]?+?h", _ODD, "pser-h"),
    ("h[1h[G]h]?+?h", _ODD, "pser-h"),
    ("h[1d[G]a]?+?h", _ODD, "phser-s"),
    ("s[1a[G]d]", _ANY, "ser-h"),
)
"""What follows the number of half-moves, its parity, and how the stipulation begins."""


def _pattern(form: str) -> re.Pattern[str]:
    first, *others = map(re.escape, form.split("G"))
    return re.compile(_NUMBER + first + _GOAL + "(?P=goal)".join(others))


_PATTERNS: Final = tuple((_pattern(form), parity, begin) for form, parity, begin in _FORMS)
_FORCED: Final = tuple(
    re.compile(_NUMBER + form.replace("G", "(?P<goal>[#=])"))
    for form in (
        r"h\[(?P<forced>[0-9]{1,3})a\[G\]d\]h",
        r"hh\[(?P<forced>[0-9]{1,3})da\[G\]\]",
    )
)


_HIDDEN: Final = re.compile(r"hh *\[ */ *2da *\[")


def read(form: str) -> Stipulation | None:
    """The stipulation that a text describes behind the side that begins; None for any other."""
    text = "".join(form.lower().split())
    if hides_battle(text):
        text = text.replace("[/", "[")
    try:
        return _ordinary(text) or _forced(text)
    except (StipulationError, ValueError):
        return None


def hides_battle(form: str) -> bool:
    """Whether play is printed up to a battle of two half-moves, as in `black 4hh[/2da[#]]`."""
    return _HIDDEN.search(form.lower()) is not None


def _ordinary(text: str) -> Stipulation | None:
    for pattern, parity, begin in _PATTERNS:
        found = pattern.fullmatch(text)
        if not found:
            continue
        length = int(found["length"])
        if parity is not _ANY and length % 2 != parity:
            return None
        goal = found["goal"]
        if re.fullmatch(_ZUGZWANG, goal):
            is_half = begin == "h" and parity == _ODD
            count = length if parity is _ANY else (length + (not is_half)) // 2
            return Stipulation(count, Play(begin), Goal(goal), half=is_half)
        moves = str(length if parity is _ANY else (length + 1) // 2)
        if begin == "h" and parity == _ODD:
            moves = f"{length // 2}.5"
        return Stipulation.parse(f"{begin}{goal}{moves}")
    return None


def _forced(text: str) -> Stipulation | None:
    for is_even, pattern in enumerate(_FORCED):
        found = pattern.fullmatch(text)
        if not found:
            continue
        length, forced = int(found["length"]), int(found["forced"])
        if {length % 2, forced % 2} != {1 - is_even}:
            return None
        moves = (length + forced) // 2
        return Stipulation(moves, Play.HELP, Goal(found["goal"]), forced=forced)
    return None
