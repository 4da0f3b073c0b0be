"""The words that may follow the names of conditions and choose a variant."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from matewright.model.condition_kinds.kind import Value

_REBIRTHS: Final = (
    *("Equipollents", "Parrain", "ContraParrain", "Cage", "Rank", "File", "Symmetry"),
    *("CaptureSquare", "VerticalSymmetry", "HorizontalSymmetry", "Diagram", "PWC"),
    *("Antipodes", "Super", "Take&Make"),
)
_OCCUPIED: Final = ("Assassin", "Strict", "Relaxed", "Volcanic", "Parachute")
_REBORN: Final = ("Clone", "Chameleon", "Einstein", "ReversalEinstein")
_TYPES: Final = ("Calvet", "Cheylan")
LETTERS: Final = ("TypeA", "TypeB", "TypeC", "TypeD")
NUMBERS: Final = ("Type1", "Type2", "Type3")
_STRICTNESS: Final = ("exact", "ultra")
_REX: Final = ("RexInclusive", "RexExclusive")

EXCLUSIVE: Final = tuple(
    map(
        frozenset,
        (
            *(_REX, _REBIRTHS, _OCCUPIED, _REBORN, _TYPES, LETTERS, NUMBERS, _STRICTNESS),
            ("Diametral", "VerticalMirror", "Rank", "Frischauf"),
            ("Mirror", "ContraParrain", "Rank"),
            ("LastMove", "WaitCapture", "Parrain", "ContraParrain"),
            ("White", "Black"),
            ("PionPropre", "PionAdvers", "PionNeutre"),
        ),
    )
)
"""Words of which a condition can have only one."""


def variants(*words: str, **values: Value) -> Mapping[str, Value | None]:
    """The words, and those that have a value behind them with its sort."""
    found: dict[str, Value | None] = dict.fromkeys(words)
    found.update(values)
    return MappingProxyType(found)


_CIRCE_WORDS: Final = (
    *(*_REX, "Mirror", "Assassin", "Diametral", "VerticalMirror", "Clone", "Chameleon"),
    *("Turncoats", "Couscous", "LastMove", "Equipollents", "Parrain", "ContraParrain", "Cage"),
    *("Rank", "File", "Symmetry", "VerticalSymmetry", "HorizontalSymmetry", "Diagram", "PWC"),
    *("Antipodes", "Take&Make", "Super", "April", "Frischauf", *_TYPES, "Strict", "Relaxed"),
    *("Volcanic", "Parachute", "Einstein", "ReversalEinstein", "WaitCapture", "CaptureSquare"),
)
CIRCE: Final = MappingProxyType(
    {**dict.fromkeys(_CIRCE_WORDS), "Chameleon": Value.PIECES, "April": Value.PIECES}
)
REX_INCLUSIVE: Final = variants(_REX[0])
REX_EXCLUSIVE: Final = variants(_REX[1])
ANTICIRCE: Final = variants(*_TYPES)
STRICTNESS: Final = variants(*_STRICTNESS)
