"""The rules by which answers are marked, as data with their year."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Rules:
    """What a contest gives points for.

    `most` is what a complete solution is worth. In battle play in which up to `key_alone` moves of
    White need be written the key is all that counts; in longer play it brings `key_share` of the
    points, and the rest belongs to the variations. `one_key`: who names a first move that fails
    beside a key gets nothing.
    """

    name: str
    title: str
    year: int
    most: int
    key_alone: int
    key_share: float
    one_key: bool


RULES: Final = MappingProxyType(
    {
        rules.name: rules
        for rules in (
            # www.wfcc.ch: rules for writing solutions; guidelines for directors.
            Rules("wfcc", "WFCC", 2025, most=5, key_alone=1, key_share=0, one_key=True),
            Rules("magazine", "magazine", 2025, 5, key_alone=1000, key_share=1, one_key=False),
            Rules("club", "club", 2025, 5, key_alone=1, key_share=0.2, one_key=False),
        )
    }
)
"""The known rules by their names; docs/contest.md describes them."""
