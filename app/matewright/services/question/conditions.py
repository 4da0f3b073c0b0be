"""Finding conditions by any of their names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from matewright import engine
from matewright.formats.popeye_words import ENGLISH, FRENCH, GERMAN
from matewright.model.condition_kinds import CONDITIONS, ConditionKind
from matewright.wording import Wording

_words: Final = Wording("conditions")

_ALIASES: Final = MappingProxyType(
    {
        "KoeKo": "Kölner Kontaktschach, contact chess",
        "PWC": "Platzwechselcirce, exchange Circe",
        "Isardam": "anti-Madrasi",
        "Patrouille": "patrol chess",
        "GridChess": "Gitterschach, échecs quadrillés",
        "Take&MakeChess": "take and make",
        "Make&TakeChess": "make and take",
        "SAT": "Schacherzwang, salai atai tassai",
        "UltraSchachZwang": "must check",
        "MonochromChess": "monochromatic chess, Einfarbige Züge",
        "BichromChess": "bichromatic chess",
        "Sentinelles": "sentinels",
        "Maximummer": "longest moves, Längstzüger, double maximummer",
        "BlackMaximummer": "longest moves, Längstzüger",
        "WhiteMaximummer": "longest moves, Längstzüger",
        "LosingChess": "suicide, giveaway, Räuberschach",
    }
)
"""Other names under which people look for a condition."""


def in_order() -> list[ConditionKind]:
    """All conditions, in Popeye's order."""
    return [CONDITIONS[name] for name in ENGLISH.conditions.english]


def names(kind: ConditionKind) -> dict[str, str]:
    """Its names in Popeye's languages."""
    german, french = (one.conditions.word_for(kind.name) for one in (GERMAN, FRENCH))
    return {"en": kind.name, "de": german, "fr": french}


def company(kind: ConditionKind) -> str:
    """A sentence where it goes with no other condition, or with few; empty where with most."""
    others = engine.OBEYED_ALONE.get(kind.name)
    if others is None:
        return ""
    titles = ", ".join(CONDITIONS[name].title for name in others if name in CONDITIONS)
    if not titles:
        return _words("It goes with no other condition.")
    return _words("It goes with no other condition but {conditions}.", conditions=titles)


def is_meant(kind: ConditionKind, words: Iterable[str]) -> bool:
    """Whether all words are in the names of a condition, of its variants, or in what it means."""
    text = _searched(kind.name) + _folded(kind.meaning + " ".join(kind.variants))
    return all(_folded(word) in text for word in words)


def is_named(kind: ConditionKind, words: Iterable[str]) -> bool:
    """Whether all words are in its names."""
    text = _searched(kind.name)
    return all(_folded(word) in text for word in words)


def distance(kind: ConditionKind, text: str) -> int:
    """How far its printed name is from a text: 0 where it is that, 1 where it begins so, or 2."""
    title, typed = _folded(kind.title), _folded(text)
    return 0 if title == typed else 1 if title.startswith(typed) else 2


@lru_cache(512)
def _searched(name: str) -> str:
    kind = CONDITIONS[name]
    every = (*names(kind).values(), kind.title, _ALIASES.get(name, ""))
    return " ".join(map(_folded, every))


def _folded(text: str) -> str:
    """Letters and digits alone, small and without accents; umlauts as Popeye writes them."""
    text = text.casefold().translate({0xE4: "ae", 0xF6: "oe", 0xFC: "ue"})
    plain = unicodedata.normalize("NFKD", text)
    return re.sub(r"[^a-z0-9#&]", "", plain)
