"""The conditions as data: names, their parameters, and what they mean.

Each module has the conditions of a family; `kind` is the data of one, `variants` has the
words that may follow its name. Names and parameters are those of the solving program Popeye (its
manual `py-engl.txt`), which olive and the database YACPDB use too; what Popeye does not have is
named in the same way. What the engine can solve it reports itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from matewright.model.condition_kinds.kind import (
    ConditionKind,
    Group,
    Value,
    english_variant_title,
    variant_title,
)
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


class _Conditions(Mapping[str, ConditionKind]):
    """All conditions by name. Their files are read once one is asked for."""

    @cached_property
    def _all(self) -> Mapping[str, ConditionKind]:
        from matewright.model.condition_kinds.families import ALL

        return ALL

    def __getitem__(self, name: str) -> ConditionKind:
        return self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)


CONDITIONS: Final[Mapping[str, ConditionKind]] = _Conditions()
"""All conditions of Popeye 4.104 by their English names, and some that it does not have, by
families; at the end those that have a title alone: there is no solver for them."""
