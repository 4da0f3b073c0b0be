"""The kinds of piece as data: codes, names, figures and how they move.

Each module has the families of one sort; `kind` is the data of a kind. Codes and names are
those of the solving program Popeye (`PieNamString` of its sources), which olive and the database
YACPDB use too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from matewright.model.kinds import (
    chinese,
    hoppers,
    leapers,
    locusts,
    orthodox,
    others,
    pawns,
    riders,
    unplayed,
)
from matewright.model.kinds.kind import Family, PieceKind

__all__ = [
    "ALL_KINDS",
    "FAIRY_KINDS",
    "FAMILIES",
    "KINDS",
    "UNPLAYED_KINDS",
    "Family",
    "PieceKind",
    "kind_of",
]

FAMILIES: Final = (
    leapers.LEAPERS,
    riders.RIDERS,
    riders.TURNING_RIDERS,
    hoppers.HOPPERS,
    hoppers.LIONS,
    hoppers.TURNING_HOPPERS,
    hoppers.STOPPERS,
    chinese.CHINESE,
    chinese.ARGENTINE,
    locusts.LOCUSTS,
    pawns.PAWNS,
    others.BORROWERS,
    others.OTHERS,
)
"""The fairy pieces that can be moved."""


def _table(kinds: Iterable[PieceKind]) -> Mapping[str, PieceKind]:
    return MappingProxyType({kind.code: kind for kind in kinds})


KINDS: Final = _table((*orthodox.KINDS, hoppers.GRASSHOPPER, riders.NIGHTRIDER))
"""The kinds that palettes show first, by FEN letter (upper case), in that order."""

FAIRY_KINDS: Final = _table(
    sorted(
        (
            kind
            for kinds in (unplayed.KINDS, *(family.kinds for family in FAMILIES))
            for kind in kinds
            if kind.code not in KINDS
        ),
        key=lambda kind: kind.code,
    )
)
"""The others, by their code in Popeye (upper case), in alphabetical order."""

UNPLAYED_KINDS: Final = frozenset(kind.code for kind in unplayed.KINDS)
"""The codes of the kinds that the engine does not know how to move; a test compares."""

ALL_KINDS: Final = {**KINDS, **FAIRY_KINDS}
_BY_PROBLEM_LETTER: Final = {kind.problem_letter: kind for kind in ALL_KINDS.values()}


def kind_of(problem_letter: str) -> PieceKind:
    """The kind with that code in Popeye, in either case. Raises `KeyError`."""
    return _BY_PROBLEM_LETTER[problem_letter.upper()]
