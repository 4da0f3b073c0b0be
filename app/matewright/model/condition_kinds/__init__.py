"""The conditions as data: names, their parameters, and what they mean.

Each module has the conditions of a family; `kind` is the data of one, `variants` has the
words that may follow its name. Names and parameters are those of the solving program Popeye (its
manual `py-engl.txt`), which olive and the database YACPDB use too. What the engine can solve it
reports itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from matewright.model.condition_kinds import (
    anticirce,
    board,
    captures,
    changes,
    circe,
    immune,
    kings,
    mars,
    neighbours,
    obligations,
    observation,
    promotion,
    sides,
    unsolved,
)
from matewright.model.condition_kinds.kind import (
    ConditionKind,
    Group,
    Value,
    english_variant_title,
    kind,
    variant_title,
)
from matewright.model.condition_kinds.titles import TITLES
from matewright.model.condition_kinds.variants import EXCLUSIVE

__all__ = [
    "CONDITIONS",
    "EXCLUSIVE",
    "ConditionKind",
    "Group",
    "Value",
    "english_variant_title",
    "variant_title",
]

_FAMILIES: Final = (
    (Group.REBIRTH, circe.KINDS),
    (Group.REBIRTH, anticirce.KINDS),
    (Group.REBIRTH, immune.KINDS),
    (Group.REBIRTH, mars.KINDS),
    (Group.BOARD, board.KINDS),
    (Group.CAPTURES, captures.KINDS),
    (Group.OBSERVATION, observation.KINDS),
    (Group.OBSERVATION, neighbours.KINDS),
    (Group.SIDES, sides.KINDS),
    (Group.CHANGES, changes.KINDS),
    (Group.PROMOTION, promotion.KINDS),
    (Group.KINGS, kings.KINDS),
    (Group.RESTRICTIONS, obligations.KINDS),
    (Group.UNSOLVED, unsolved.KINDS),
)

_OF_FAMILIES: Final = {
    found.name: replace(found, group=group) for group, family in _FAMILIES for found in family
}

CONDITIONS: Final[Mapping[str, ConditionKind]] = MappingProxyType(
    _OF_FAMILIES | {name: kind(name) for name in TITLES if name not in _OF_FAMILIES}
)
"""All conditions of Popeye 4.104 by their English names, by families; at the end those that have a
title alone: there is no solver for them."""
