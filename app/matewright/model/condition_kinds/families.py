"""All conditions, by the families of which each module of this package has one."""

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
from matewright.model.condition_kinds.kind import ConditionKind, Group, kind
from matewright.model.condition_kinds.titles import TITLES

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

ALL: Final[Mapping[str, ConditionKind]] = MappingProxyType(
    _OF_FAMILIES | {name: kind(name) for name in TITLES if name not in _OF_FAMILIES}
)
"""All by their names; those come last that have a title alone."""
