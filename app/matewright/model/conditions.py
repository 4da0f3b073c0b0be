"""Conditions: the rules a problem is played under that are not those of orthodox chess."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Protocol

from matewright.errors import StipulationError
from matewright.model.attributes import attributes_of
from matewright.model.condition_kinds import (
    CONDITIONS,
    EXCLUSIVE,
    ConditionKind,
    Value,
    english_variant_title,
    variant_title,
)
from matewright.model.kinds import kind_of
from matewright.model.move import square_number

_SQUARES: Final = re.compile(r"(?:[a-h][1-8])+", re.IGNORECASE)
_PLACED: Final = re.compile(r"([a-z0-9]{1,2}?)([a-h][1-8])", re.IGNORECASE)
_NUMBER: Final = re.compile(r"[0-9]+")
_LIMIT: Final = re.compile(r"[0-9]+(?:[.,][0-9]{1,2})?|-")
_LINES: Final = re.compile(r"(?:[hv][a-h][1-8][1-8]|[a-h1-8]+)", re.IGNORECASE)
_SIDES: Final = ("White", "Black")
TITLES_APART: Final = "; "
"""What stands between conditions under a diagram."""
_HOLE: Final = "Hole"
_MISSING: Final = {
    Value.SQUARE: "condition-square",
    Value.SQUARES: "condition-squares",
    Value.TWO_SQUARES: "condition-two-squares",
    Value.PIECE: "condition-piece",
    Value.PIECES: "condition-pieces",
    Value.CAPTURED: "condition-captured",
    Value.LINES: "condition-lines",
    Value.CELLS: "condition-cells",
}
"""The errors of values that must be there; numbers may always be missing."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition in Popeye's English words, `Circe RexInclusive`, as `conditions_of` writes it.

    A text that is not understood is kept as it is; `error` says why.
    """

    text: str

    @property
    def name(self) -> str:
        """What it is called: `Circe` of `Circe RexInclusive`."""
        return self.text.split()[0] if self.text.split() else ""

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters after the name, word by word."""
        return tuple(self.text.split()[1:])

    @property
    def title(self) -> str:
        """What is printed under a diagram: `Circe rex inclusive`, `Wormholes a1, h8`."""
        if self.kind is None or self.error is not None:
            return self.text
        return " ".join([self.kind.title, *self._printed(variant_title)])

    @property
    def english_title(self) -> str:
        """The same in English."""
        if self.kind is None or self.error is not None:
            return self.text
        return " ".join([self.kind.english_title, *self._printed(english_variant_title)])

    def _printed(self, titled: Callable[[str], str]) -> Iterator[str]:
        """The parameters, with the titles of variants."""
        for word in self.parameters:
            if word in self.variants:
                yield titled(word)
            elif _SQUARES.fullmatch(word):
                yield ", ".join(re.findall("..", word))
            else:
                yield word

    @property
    def kind(self) -> ConditionKind | None:
        """The data of the condition; None for an unknown one."""
        return CONDITIONS.get(self.name)

    @property
    def meaning(self) -> str:
        """What it means with all its words, in the reader's language; empty if it is unknown."""
        if self.kind is None or self.error is not None:
            return ""
        from matewright.model.condition_kinds.meanings import meaning

        return meaning(self.kind, self.variants, CONDITIONS, pieces=bool(self.pieces))

    @property
    def by_own_name(self) -> Condition:
        """It under the name of its variant, if that has one of its own: `PWC` for `Circe PWC`."""
        from matewright.model.condition_kinds.meanings import NAMED

        name = NAMED.get(self.name, {}).get(frozenset(self.parameters))
        return self if name is None else Condition(name)

    @property
    def exchanged(self) -> Condition:
        """The condition for the other side, where it is one for one side."""
        for side, other in (("White", "Black"), ("Black", "White")):
            name = other + self.name.removeprefix(side)
            if self.name.startswith(side) and name in CONDITIONS:
                return Condition(" ".join((name, *self.parameters)))
        return self

    @property
    def is_popeyes(self) -> bool:
        """Whether Popeye has it, as far as is known here."""
        return self.kind is None or self.kind.is_popeyes

    @property
    def is_solvable(self) -> bool:
        """Whether something here can solve problems under it."""
        return bool(self.kind and self.kind.is_solved) and self.error is None

    @property
    def variants(self) -> tuple[str, ...]:
        """The words beside the name that choose a variant: `RexInclusive`."""
        variants = self.kind.variants if self.kind else {}
        return tuple(word for word in self.parameters if word in variants)

    @property
    def squares(self) -> tuple[int, ...]:
        """The squares it names, from 0 (a1) to 63 (h8)."""
        words = filter(_SQUARES.fullmatch, self.parameters)
        return tuple(square_number(name) for word in words for name in re.findall("..", word))

    @property
    def pieces(self) -> tuple[str, ...]:
        """The kinds of pieces it names, as codes of `model.kinds`."""
        variants = self.kind.variants if self.kind else {}
        return tuple(
            kind_of(word).code
            for word in self.parameters
            if word not in variants and ENGLISH.piece(word)
        )

    @property
    def error(self) -> StipulationError | None:
        """Why its text is not understood; None where it is."""
        return _error(self.text)


def titles_in_words(titles: str) -> str:
    """English titles, parted by semicolons, in the reader's language; others are kept."""
    return TITLES_APART.join(map(_title_in_words, titles.split(TITLES_APART)))


@cache
def _titled() -> Mapping[str, ConditionKind]:
    """The conditions by their English titles."""
    return {kind.english_title: kind for kind in CONDITIONS.values()}


def _title_in_words(title: str) -> str:
    words = title.split(" ")
    for count in range(len(words), 0, -1):
        kind = _titled().get(" ".join(words[:count]))
        if kind is not None:
            rest = " ".join(words[count:])
            for word in sorted(kind.variants, key=len, reverse=True):
                rest = rest.replace(english_variant_title(word), variant_title(word))
            return f"{kind.title} {rest}".rstrip()
    return title


def conditions_of(texts: Iterable[str]) -> tuple[Condition, ...]:
    """The conditions that texts say in English; empty texts say none.

    A text may say several, `Circe Madrasi`, and words may be shortened. One that is not understood
    is kept as it is. Holes that are given in several texts are one condition.
    """
    found: dict[object, Condition] = {}
    for text in filter(str.strip, texts):
        for condition in _understood(text):
            is_hole = condition.name == _HOLE and condition.error is None
            key = _HOLE if is_hole else len(found)
            found[key] = _joined(found[key], condition) if key in found else condition
    return tuple(found.values())


def _joined(one: Condition, other: Condition) -> Condition:
    """One condition with the squares of two."""
    squares = dict.fromkeys(re.findall("..", "".join(one.parameters + other.parameters)))
    return Condition(f"{one.name} {''.join(squares)}")


def parsed_conditions(text: str) -> tuple[Condition, ...]:
    """The conditions a text says. Raises `StipulationError` for what is not understood."""
    words = WordList(text)
    found = []
    while words.next:
        condition = read_condition(words, ENGLISH)
        if condition is None:
            whole = _whole_name(text)
            if whole is None:
                raise StipulationError("condition-unknown", name=words.next, text=text)
            return (whole,)
        found.append(condition)
    # `Couscous Circe` is one, though its words mean two.
    whole = _whole_name(text) if found[1:] else None
    return tuple(found) if whole is None else (whole,)


def value_words(
    value: Value, text: str, name: str, *, is_optional: bool = False
) -> tuple[str, ...]:
    """The words that a text says behind a name; squares may be parted by blanks and commas.

    Raises `StipulationError` where they are missing, and for what cannot stand there.
    """
    if value in (Value.SQUARE, Value.SQUARES, Value.TWO_SQUARES):
        text = re.sub(r"[\s,;]", "", text)
    words = WordList(text.replace(",", " "))
    found = tuple(_values(value, words, ENGLISH, name, is_optional=is_optional or bool(text)))
    if words.next:
        raise StipulationError("condition-word", word=words.next, name=_title(name))
    return found


@lru_cache(1024)
def _understood(text: str) -> tuple[Condition, ...]:
    try:
        return parsed_conditions(text)
    except StipulationError:
        return (Condition(text),)


@lru_cache(1024)
def _error(text: str) -> StipulationError | None:
    try:
        parsed_conditions(text)
    except StipulationError as error:
        return error
    return None


def check_conditions(conditions: Iterable[Condition]) -> None:
    """Raise `StipulationError` for a condition that is not understood or is there twice."""
    seen: dict[str, Condition] = {}
    for condition in conditions:
        if condition.error:
            raise condition.error
        if condition.name in seen:
            raise StipulationError(
                "condition-twice", first=seen[condition.name].title, second=condition.title
            )
        seen[condition.name] = condition


# -- reading ---------------------------------------------------------------------------------------


class WordSource(Protocol):
    """Words, one after another."""

    @property
    def next(self) -> str:
        """The next word; empty at the end."""

    def take(self) -> str:
        """The next word, and go on behind it."""


class Vocabulary(Protocol):
    """The words of one of Popeye's languages for what conditions say."""

    def condition(self, word: str) -> str:
        """The English name of a condition that may be shortened; empty if there is none."""

    def variant(self, word: str, choices: Sequence[str]) -> str:
        """The English word, one of `choices`; empty if it is none of them."""

    def piece(self, word: str) -> str:
        """The English letters of a kind of pieces, upper case; empty if there is none."""

    def quality(self, word: str) -> str:
        """The English word for a colour or an attribute of a piece; empty if it is none."""


def read_condition(words: WordSource, vocabulary: Vocabulary) -> Condition | None:
    """The next condition with all that belongs to it; None where no condition comes.

    Raises `StipulationError` for what must stand beside its name and does not.
    """
    name = vocabulary.condition(words.next)
    if not name:
        return None
    words.take()
    side = vocabulary.variant(words.next, _SIDES)
    if f"{side}{name}" in CONDITIONS and side:
        words.take()
        name = side + name
    kind = CONDITIONS[name]
    found = [name]
    if kind.value is not None:
        found += _values(kind.value, words, vocabulary, name, is_optional=kind.is_optional)
    chosen: list[str] = []
    choices = tuple(kind.variants)
    while variant := vocabulary.variant(words.next, choices):
        words.take()
        for group in EXCLUSIVE:
            clash = [one for one in chosen if one in group and variant in group]
            if clash and clash[0] != variant:
                raise StipulationError(
                    "condition-variants",
                    name=kind.title,
                    first=_title(clash[0]),
                    second=_title(variant),
                )
        if variant in chosen:
            continue
        chosen.append(variant)
        found.append(variant)
        value = kind.variants[variant]
        if value is not None:
            is_optional = variant == "Chameleon"
            found += _values(value, words, vocabulary, variant, is_optional=is_optional)
    return Condition(" ".join(found))


def _values(
    value: Value, words: WordSource, vocabulary: Vocabulary, name: str, *, is_optional: bool
) -> Iterator[str]:
    """The words of a value, in English. Raises `StipulationError` where it is missing."""
    count = 0
    for word in _taken(value, words, vocabulary):
        yield word
        count += 1
    if not count and not is_optional and value in _MISSING:
        raise StipulationError(_MISSING[value], name=_title(name))


def _title(name: str) -> str:
    """How a sentence calls a condition or one of its words."""
    return CONDITIONS[name].title if name in CONDITIONS else variant_title(name)


def _taken(value: Value, words: WordSource, vocabulary: Vocabulary) -> Iterator[str]:
    match value:
        case Value.SQUARE | Value.SQUARES | Value.TWO_SQUARES:
            most = {Value.SQUARE: 2, Value.TWO_SQUARES: 4}.get(value, 128)
            is_fitting = _SQUARES.fullmatch(words.next) and len(words.next) <= most
            if is_fitting and (value is not Value.TWO_SQUARES or len(words.next) == most):
                yield words.take().lower()
        case Value.PIECE:
            if letters := vocabulary.piece(words.next):
                words.take()
                yield letters
        case Value.PIECES:
            while letters := vocabulary.piece(words.next):
                words.take()
                yield letters
        case Value.NUMBER | Value.NUMBERS | Value.LIMITS:
            pattern = _LIMIT if value is Value.LIMITS else _NUMBER
            most = 1 if value is Value.NUMBER else 2
            while most and pattern.fullmatch(words.next):
                yield words.take()
                most -= 1
        case Value.CELLS | Value.LINES:
            pattern = _SQUARES if value is Value.CELLS else _LINES
            while pattern.fullmatch(words.next):
                yield words.take().lower()
        case Value.CAPTURED:
            while quality := vocabulary.quality(words.next):
                words.take()
                yield quality
            placed = _PLACED.fullmatch(words.next)
            if placed and vocabulary.piece(placed[1]):
                words.take()
                yield vocabulary.piece(placed[1]) + placed[2].lower()


def meant(word: str, choices: Iterable[str]) -> str:
    """The choice that a whole or shortened word means; empty if it could be several or none."""
    folded = word.casefold()
    if not folded:
        return ""
    found = [name for name in choices if name.casefold().startswith(folded)]
    whole = [name for name in found if name.casefold() == folded]
    if whole:
        return whole[0]
    return found[0] if len(found) == 1 else ""


class _English:
    """The English words, which are those of the model."""

    def condition(self, word: str) -> str:
        return meant(word, CONDITIONS)

    def variant(self, word: str, choices: Sequence[str]) -> str:
        return meant(word, choices)

    def piece(self, word: str) -> str:
        try:
            return kind_of(word).problem_letter
        except KeyError:
            return ""

    def quality(self, word: str) -> str:
        try:
            return meant(word, (*_SIDES, "Neutral")) or attributes_of([word])[0]
        except KeyError:
            return ""


ENGLISH: Final = _English()


class WordList:
    """The words of a text."""

    def __init__(self, text: str) -> None:
        self._words = text.split()
        self._words.reverse()

    @property
    def next(self) -> str:
        """The next word; empty at the end."""
        return self._words[-1] if self._words else ""

    def take(self) -> str:
        """The next word, and go on behind it."""
        return self._words.pop() if self._words else ""


def _whole_name(text: str) -> Condition | None:
    """The condition whose name is written in several words: `Anti-Circe`, `Take & Make`."""
    folded = _folded(text)
    for name, kind in CONDITIONS.items():
        whole = name.casefold()
        titles = map(_folded, (kind.english_title, kind.title))
        if folded in (whole, whole.removesuffix("chess"), *titles):
            return Condition(name)
    return None


def _folded(text: str) -> str:
    return re.sub(r"[\s_-]", "", text).casefold()
