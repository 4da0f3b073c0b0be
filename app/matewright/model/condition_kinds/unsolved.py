"""Conditions with parameters that have no solver: read, shown, kept and refused by name."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind
from matewright.model.condition_kinds.variants import REX_EXCLUSIVE, REX_INCLUSIVE

KINDS: Final = (
    kind("FrischAufCirce", "", REX_INCLUSIVE),
    kind("BlackRoyalSquare", "", value=Value.SQUARE),
    kind("WhiteRoyalSquare", "", value=Value.SQUARE),
    kind("AprilChess", "", value=Value.PIECES),
    kind("AntiMarsAntipodeanCirce", "", REX_EXCLUSIVE),
    kind("BGL", "", value=Value.LIMITS, is_optional=True),
    kind("LastCapture", "", value=Value.CAPTURED),
    kind("RoleExchange", "", value=Value.NUMBER, is_optional=True),
    kind("Immobilio", "", value=Value.PIECES, is_optional=True),
)
