"""What the engine says of itself: its strategies, and which conditions go together."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from matewright import _engine
from matewright.model.inquiry import Capabilities

__version__: str = _engine.__version__
"""The version of the native module, which is that of the package."""

CAPABILITIES: Mapping[str, Capabilities] = MappingProxyType(
    {
        fields["name"]: Capabilities(
            name=fields["name"],
            proves=fields["proves"],
            plays=tuple(fields["plays"]),
            goals=tuple(fields["goals"]),
            modes=tuple(fields["modes"]),
            options=frozenset(fields["options"]),
            only_length=fields["only_length"],
            pieces=tuple(fields["pieces"]),
            attributes=tuple(fields["attributes"]),
            conditions={name: tuple(words) for name, words in fields["conditions"]},
        )
        for fields in _engine.strategies()
    }
)
"""The capabilities of each strategy, by name."""

OBEYED_ALONE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {name: tuple(others) for name, others in _engine.obeyed_alone().items()}
)
"""The conditions, and attributes, that are obeyed with no other condition but those beside them."""

REFUSED_PAIRS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = tuple(
    (tuple(first), tuple(second)) for first, second in _engine.refused_pairs()
)
"""Conditions that are not solved together: each of the first with each of the second."""

PROVERS: tuple[str, ...] = tuple(one.name for one in CAPABILITIES.values() if one.proves)
"""The names of the ways of proving: their finished answers are proofs."""

HISTORIC: tuple[str, ...] = tuple(name for name in CAPABILITIES if name not in PROVERS)
"""The names of the historical programs, which are run as they were and prove nothing."""

STRATEGIES: tuple[str, ...] = (*PROVERS, *HISTORIC)
"""The names of the ways of searching."""

DEFAULT_STRATEGY = "modern"

EXHAUSTIVE = "exhaustive"
"""The strategy that checks the others: it tries everything, by rules written a second time."""

MATER_PROMOTING: str = _engine.MATER_PROMOTING
"""The name of a MATER that it never was: each pawn on the last row promotes.

Not a strategy to choose: it shows whether an answer of MATER's is due to its unpromoted pawns.
"""
