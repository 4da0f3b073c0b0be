"""One sentence on a problem, as a judge would begin.

`Zagoruiko 3×2 with a flight-giving key; two changed mates after each defence.`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from matewright.services.themes.evidence import Finding, Rank
from matewright.services.themes.ranks import parts_of
from matewright.services.themes.registry import FORM, KEYS, THEMES

_MOST: Final = 3
"""Themes that are named in one breath."""
_KEYS: Final = (
    *("Castling key", "En passant key", "Underpromotion key", "Promotion key"),
    *("Give-and-take key", "Flight-giving key", "Sacrificial key", "Ambush key"),
    *("Unpinning key", "Self-pinning key", "Key allowing check", "Withdrawal key", "King key"),
    *("Waiting key", "Pinning key", "Checking key", "Capturing key", "Flight-taking key"),
)
"""What is said of the key: the first of these that was found."""
_FORMS: Final = ("Malyutka", "Miniature", "Meredith", "Aristocrat", "Minimal")
"""What a problem is called that shows no theme: the first of these that was found."""
_APART: Final = (KEYS.name, FORM.name)
"""Groups that have a place of their own in the sentence."""
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_COUNTED: Final = {
    "Changed mates": ("changed mate", 4),
    "Changed continuations": ("changed continuation", 4),
    "Transferred mates": ("transferred mate", 4),
    "Model mates": ("model mate", 1),
    "Ideal mates": ("ideal mate", 1),
    "Pin-mates": ("pin-mate", 1),
}
"""Themes that are told by their number, with the moves that each takes in a finding."""

_WORDS: Final = """
Active Albino Anticritical Aristocrat Battery Bicolour Big Black Castling Chameleon Changed
Complete Corner Critical Cross Cross-check Cycle Cyclic Decoy Defences Delayed Diagonal-orthogonal
Distant Double Double-check Dual Duel Duplex Echo En Exchange First Follow-my-leader Gate
Half-battery Half-pin Homebase Ideal Indirect Interference King Knight Line Malyutka Masked Mates
Miniature Minimal Mirror Model Mutate No Pawn Pickaninny Pin-mates Pinning Promotions Pseudo-Le
Pure Quadruple Reciprocal Rex Royal Sacrifices Second Self-block Self-pinning Self-unpinning Star
Switchback Symmetrical Threat Transferred Triangulation Triple Twins Underpromotion Unguard
Unpinning White Zugzwang
"""
_COMMON: Final = frozenset(_WORDS.split())
"""Words that a theme's name begins with and that are nobody's name."""


def summary(findings: Sequence[Finding]) -> str:
    """The sentence; empty where nothing was found. `findings` are as `find` gives them."""
    parts = parts_of(findings)
    others = [one for one in findings if one.name not in parts]
    key = _key(others)
    named = [one for one in others if one.rank is Rank.THEME and one.name != key][:_MOST]
    if not others or others[0].rank is Rank.MOTIF:
        # A problem with motifs alone is told by its form.
        named = sorted((one for one in others if one.name in _FORMS), key=_place)[:1]
    first = _listed([_told(one) for one in named])
    if key and first:
        first += f" with {_article(key)} {key[0].lower()}{key[1:]}"
    text = "; ".join(filter(None, (first or key, _listed([*_details(others, named)]))))
    return f"{text[0].upper()}{text[1:]}." if text else ""


def _key(findings: Sequence[Finding]) -> str:
    names = {one.name for one in findings}
    return next((name for name in _KEYS if name in names), "")


def _details(others: Sequence[Finding], named: Sequence[Finding]) -> Iterator[str]:
    """What else is told: how much changes, and the best of the further themes."""
    changes = next((one for one in named if one.name == "Zagoruiko"), None)
    if changes is not None:
        count = len(changes.phases) - 1
        yield f"{_number(count)} changed {_mate(changes)}{'s' * (count > 1)} after each defence"
    least = Rank.FURTHER if any(one.rank is not Rank.MOTIF for one in others) else Rank.MOTIF
    further = [one for one in others if one.rank is least and THEMES[one.name].group not in _APART]
    yield from (_inside(_told(one)) for one in further[: 1 if changes is not None else 2])


def _told(finding: Finding) -> str:
    """A theme in the sentence: `Zagoruiko 3×2`, `four changed mates`."""
    name = finding.name
    if name == "Zagoruiko":
        phases = len(finding.phases)
        return f"Zagoruiko {phases}×{len(finding.moves) // (2 * phases)}"
    if name in _COUNTED:
        word, moves = _COUNTED[name]
        count = _mates(finding) if moves == 1 else max(len(finding.moves) // moves, 1)
        return f"{_number(count)} {word}{'s' * (count > 1)}"
    if name in _FORMS:
        return f"{_article(name)} {_inside(name)}"
    return name


def _inside(told: str) -> str:
    """The same behind other words: names of people keep their capital."""
    first, space, rest = told.partition(" ")
    return f"{first[0].lower()}{first[1:]}{space}{rest}" if first in _COMMON else told


def _listed(told: Sequence[str]) -> str:
    """`Le Grand, Barnes and model mates`."""
    words = [told[0], *map(_inside, told[1:])] if told else []
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def _mates(finding: Finding) -> int:
    """How many different moves give the mates: what else stands there makes no other mate."""
    return len({move.rpartition(".")[2] for move in finding.moves})


def _place(finding: Finding) -> int:
    return _FORMS.index(finding.name)


def _mate(finding: Finding) -> str:
    return "mate" if all(move.endswith("#") for move in finding.moves[1::2]) else "continuation"


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def _article(word: str) -> str:
    return "an" if word[0] in "AEIOU" else "a"
