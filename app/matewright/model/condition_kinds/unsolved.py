"""Conditions without a solver: they are read, shown, kept and refused by name."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind
from matewright.model.condition_kinds.variants import REX_EXCLUSIVE, REX_INCLUSIVE

KINDS: Final = (
    kind("FrischAufCirce", "", REX_INCLUSIVE),
    kind("BlackRoyalSquare", "", value=Value.SQUARE),
    kind("WhiteRoyalSquare", "", value=Value.SQUARE),
    kind("BrunnerChess"),
    kind("PatienceChess"),
    kind("ActuatedRevolvingBoard"),
    kind("Woozles", "", REX_EXCLUSIVE),
    kind("BiWoozles", "", REX_EXCLUSIVE),
    kind("Heffalumps", "", REX_EXCLUSIVE),
    kind("BiHeffalumps", "", REX_EXCLUSIVE),
    kind("ActuatedRevolvingCentre"),
    kind("AprilChess", "", value=Value.PIECES),
    kind("AMU"),
    kind("MAFF"),
    kind("OWU"),
    kind("AntiMarsAntipodeanCirce", "", REX_EXCLUSIVE),
    kind("BlackSynchronMover"),
    kind("WhiteSynchronMover"),
    kind("BlackAntiSynchronMover"),
    kind("WhiteAntiSynchronMover"),
    kind("BGL", "", value=Value.LIMITS, is_optional=True),
    kind("BlackChecks"),
    kind("NormalPawn"),
    kind("CastlingChess"),
    kind("ProvocationChess"),
    kind("Dummy"),
    kind("ExchangeCastling"),
    kind("UltramarineChess"),
    kind("LastCapture", "", value=Value.CAPTURED),
    kind("PartialParalysis"),
    kind("Rokagogo"),
    kind("MasandGeneralised"),
    kind("RoleExchange", "", value=Value.NUMBER, is_optional=True),
    kind("DarkSide"),
    kind("Leffie"),
    kind("FuddledMen"),
    kind("TransmissionMenace"),
    kind("Immobilio", "", value=Value.PIECES, is_optional=True),
    kind("#C"),
)
