"""What the strategies of the engine are, in words for the people who choose among them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class StrategyFacts:
    """What it is in a few words, and whether it keeps a table of positions in memory."""

    meaning: str
    has_table: bool


FACTS: Mapping[str, StrategyFacts] = MappingProxyType(
    {
        "modern": StrategyFacts("proof-number search and a table; fastest", has_table=True),
        "gms": StrategyFacts("the 2004 design; no table, full-width counts", has_table=False),
    }
)
"""By the names in `engine.STRATEGIES`."""
