"""Finding conditions by any of their names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from matewright import engine
from matewright.errors import StipulationError
from matewright.formats.popeye_words import ENGLISH, FRENCH, GERMAN, Language
from matewright.model.condition_kinds import CONDITIONS, ConditionKind
from matewright.model.condition_kinds.meanings import BASES
from matewright.model.condition_kinds.titles import VARIANTS
from matewright.model.conditions import (
    Condition,
    WordList,
    conditions_of,
    parsed_conditions,
    read_condition,
)
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
        "VerticalCylinder": "cylinder chess, Zylinderschach, Vertikalzylinder, cylindre vertical",
        "HorizontalCylinder": "Horizontalzylinder, cylindre horizontal",
        "Torus": "anchor ring, Ankerring, tore, échiquier torique",
    }
)
"""Other names under which people look for a condition."""

_MOST_WORDS: Final = 3
"""In the name of a variant."""


def in_order() -> list[ConditionKind]:
    """All conditions, in Popeye's order; behind them those that Popeye does not have."""
    others = (kind for kind in CONDITIONS.values() if not kind.is_popeyes)
    return [*(CONDITIONS[name] for name in ENGLISH.conditions.english), *others]


def names(kind: ConditionKind) -> dict[str, str]:
    """Its names in Popeye's languages; the English one, where Popeye does not have it."""
    german, french = (one.conditions.word_for(kind.name) or kind.name for one in (GERMAN, FRENCH))
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


def matches(kind: ConditionKind, words: Iterable[str]) -> bool:
    """Whether all words are in the names of a condition, of its variants, or in what it means."""
    text = _searched(kind.name) + _folded(kind.title + kind.meaning + " ".join(kind.variants))
    return all(_folded(word) in text for word in words)


def is_named(kind: ConditionKind, words: Iterable[str]) -> bool:
    """Whether all words are in its names."""
    text = _searched(kind.name) + _folded(kind.title)
    return all(_folded(word) in text for word in words)


def with_variants(kind: ConditionKind) -> list[ConditionKind]:
    """A condition and its variants that have names of their own."""
    return [kind, *(CONDITIONS[name] for name, base in BASES.items() if base == kind.name)]


def named(text: str) -> list[ConditionKind]:
    """The condition that has such a name, with its variants, or else all with these words in one.

    A name may be of any language.
    """
    typed = _folded(text)
    if not typed:
        return []
    for kind in CONDITIONS.values():
        if typed in (*_every_name(kind.name), _folded(kind.title)):
            return with_variants(kind)
    return [kind for kind in CONDITIONS.values() if is_named(kind, text.split())]


def place(kind: ConditionKind) -> str:
    """What puts conditions into alphabetical order, as the reader's language has their names."""
    return _folded(kind.title)


def distance(kind: ConditionKind, text: str) -> int:
    """How far its printed name is from a text: 0 where it is that, 1 where it begins so, or 2."""
    titles, typed = {_folded(kind.title), _folded(kind.english_title)}, _folded(text)
    return 0 if typed in titles else 1 if any(title.startswith(typed) for title in titles) else 2


def read(text: str) -> tuple[Condition, ...]:
    """Read conditions by any of their names, with or without blanks between words.

    Raises `StipulationError` for what is not understood.
    """
    try:
        return parsed_conditions(text)
    except StipulationError as error:
        for language in (GERMAN, FRENCH):
            if found := _read_in(language, text):
                return found
        named = _named(text)
        if named is None:
            raise
        kind, rest = named
        condition = Condition(f"{kind.name} {rest}".rstrip())
        if condition.error is not None:
            raise condition.error from error
        return (*conditions_of([condition.text]),)


def _read_in(language: Language, text: str) -> tuple[Condition, ...]:
    """The conditions of a text in one of Popeye's languages; none where it is not understood."""
    words = WordList(" ".join(_ascii(word) for word in text.split()))
    found: list[Condition] = []
    try:
        while words.next and (condition := read_condition(words, language)):
            found.append(condition)
    except StipulationError:
        return ()
    return () if words.next else tuple(found)


def _named(text: str) -> tuple[ConditionKind, str] | None:
    """The condition whose name the most words at the begin of a text are, and the others."""
    words = text.split()
    for count in range(len(words), 0, -1):
        typed = _folded(" ".join(words[:count]))
        for kind in CONDITIONS.values():
            if typed in _every_name(kind.name):
                return kind, " ".join(_joined(kind, words[count:]))
    return None


def _joined(kind: ConditionKind, words: list[str]) -> Iterator[str]:
    """Words behind a name; those that choose a variant in one, `RexInclusive`."""
    variants = {_folded(word): word for word in kind.variants}
    variants |= {_folded(VARIANTS[word]): word for word in kind.variants}
    while words:
        counts = range(min(len(words), _MOST_WORDS), 0, -1)
        typed = ((count, _folded(" ".join(words[:count]))) for count in counts)
        count, text = next(((count, one) for count, one in typed if one in variants), (1, ""))
        yield variants.get(text, words[0])
        words = words[count:]


@lru_cache(512)
def _every_name(name: str) -> frozenset[str]:
    kind = CONDITIONS[name]
    every = {*map(_folded, (*names(kind).values(), kind.english_title))}
    every |= {*map(_folded, filter(None, re.split(r",\s*", _ALIASES.get(name, ""))))}
    return frozenset((*every, *(one.removesuffix("chess") or one for one in every)))


def _ascii(word: str) -> str:
    """A word as Popeye writes it, without umlauts and accents."""
    text = word.translate({0xE4: "ae", 0xF6: "oe", 0xFC: "ue", 0xDF: "ss"})
    text = text.translate({0xC4: "Ae", 0xD6: "Oe", 0xDC: "Ue"})
    plain = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@lru_cache(512)
def _searched(name: str) -> str:
    kind = CONDITIONS[name]
    every = (*names(kind).values(), kind.english_title, _ALIASES.get(name, ""))
    return " ".join(map(_folded, every))


def _folded(text: str) -> str:
    """Letters and digits alone, small and without accents; umlauts as Popeye writes them."""
    text = text.casefold().translate({0xE4: "ae", 0xF6: "oe", 0xFC: "ue"})
    plain = unicodedata.normalize("NFKD", text)
    return re.sub(r"[^a-z0-9#&]", "", plain)
