"""The data of a condition, and how the files of this package write it down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from matewright.model.condition_kinds.titles import TITLES, VARIANTS, names, variants
from matewright.wording import Wording

words: Final = Wording("conditions")


class Value(StrEnum):
    """What stands beside a condition or one of its words."""

    SQUARE = "square"
    TWO_SQUARES = "two squares"
    SQUARES = "squares"
    PIECE = "piece"
    PIECES = "pieces"
    NUMBER = "number"
    NUMBERS = "numbers"
    LIMITS = "limits"
    CAPTURED = "captured piece"
    LINES = "lines"
    CELLS = "cells"


_groups: Final = Wording("condition_groups")


class Group(StrEnum):
    """What conditions have to do with; each has one."""

    REBIRTH = _groups.later("Rebirth")
    CAPTURES = _groups.later("Captures")
    SIDES = _groups.later("Change of side")
    CHANGES = _groups.later("Change of kind")
    OBSERVATION = _groups.later("Observation and neighbours")
    RESTRICTIONS = _groups.later("Restriction of moves")
    BOARD = _groups.later("Board")
    KINGS = _groups.later("Kings")
    PROMOTION = _groups.later("Men and promotion")
    UNSOLVED = _groups.later("Kept in files, not solved yet")

    @property
    def heading(self) -> str:
        """What it is called in the reader's language."""
        return _groups(self.value)


@dataclass(frozen=True, slots=True)
class ConditionKind:
    """A condition.

    `name` is its English name in Popeye, `english` says in a sentence what it means; it is empty
    for those without a solver. `value` is what stands behind the name, and may be
    missing where it `is_optional`. `variants` are the words that may follow, each with the value it
    takes itself; of those that share one of the sets in `variants.EXCLUSIVE` only one may be there.
    `group` is what it has to do with. `is_popeyes` is false for one that Popeye does not have.
    """

    name: str
    english: str
    value: Value | None
    is_optional: bool
    variants: Mapping[str, Value | None]
    group: Group = Group.UNSOLVED
    is_popeyes: bool = True

    @property
    def title(self) -> str:
        """Its name as magazines print it, in the reader's language: `Mirror Circe`."""
        return names(TITLES[self.name])

    @property
    def english_title(self) -> str:
        """Its name in English, as magazines print it."""
        return TITLES[self.name]

    @property
    def is_solved(self) -> bool:
        """Whether something here can solve problems under it."""
        return bool(self.english)

    @property
    def meaning(self) -> str:
        """What it means, in the reader's language."""
        return words(self.english) if self.english else ""


def variant_title(word: str) -> str:
    """A word that chooses a variant, as magazines print it in the reader's language."""
    return variants(VARIANTS[word])


def english_variant_title(word: str) -> str:
    """The same in English."""
    return VARIANTS[word]


def kind(
    name: str,
    english: str = "",
    parameters: Mapping[str, Value | None] = MappingProxyType({}),
    value: Value | None = None,
    *,
    is_optional: bool = False,
    is_popeyes: bool = True,
) -> ConditionKind:
    """A condition, with its data in the order in which the files of this package give them."""
    return ConditionKind(name, english, value, is_optional, parameters, is_popeyes=is_popeyes)
