"""The conditions as data: names, what may be said beside them, and what they mean.

Names and parameters are those of the solving program Popeye (its manual `py-engl.txt`), which olive
and the database YACPDB use too. What the engine can solve it reports itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from matewright.wording import Wording

_words: Final = Wording("conditions")


class Value(StrEnum):
    """What stands beside a condition or one of its words."""

    SQUARE = "square"
    TWO_SQUARES = "two squares"
    SQUARES = "squares"
    PIECE = "piece"
    PIECES = "pieces"
    NUMBER = "number"
    NUMBERS = "numbers"
    LIMITS = "limits"
    CAPTURED = "captured piece"
    LINES = "lines"
    CELLS = "cells"


@dataclass(frozen=True, slots=True)
class ConditionKind:
    """A condition.

    `name` is its English name in Popeye, `english` says in a sentence what it means; it is empty
    for those that nothing here can solve. `value` is what stands behind the name, and may be
    missing where it `is_optional`. `variants` are the words that may follow, each with the value it
    takes itself; of those that share one of the sets in `EXCLUSIVE` only one may be there.
    """

    name: str
    english: str
    value: Value | None
    is_optional: bool
    variants: Mapping[str, Value | None]

    @property
    def meaning(self) -> str:
        """What it means, in the reader's language."""
        return _words(self.english) if self.english else ""


def _variants(*words: str, **values: Value) -> Mapping[str, Value | None]:
    found: dict[str, Value | None] = dict.fromkeys(words)
    found.update(values)
    return MappingProxyType(found)


_REBIRTHS: Final = (
    *("Equipollents", "Parrain", "ContraParrain", "Cage", "Rank", "File", "Symmetry"),
    *("CaptureSquare", "VerticalSymmetry", "HorizontalSymmetry", "Diagram", "PWC"),
    *("Antipodes", "Super", "Take&Make"),
)
_OCCUPIED: Final = ("Assassin", "Strict", "Relaxed", "Volcanic", "Parachute")
_REBORN: Final = ("Clone", "Chameleon", "Einstein", "ReversalEinstein")
_TYPES: Final = ("Calvet", "Cheylan")
_LETTERS: Final = ("TypeA", "TypeB", "TypeC", "TypeD")
_NUMBERS: Final = ("Type1", "Type2", "Type3")
_STRICTNESS: Final = ("exact", "ultra")
_REX: Final = ("RexInclusive", "RexExclusive")

EXCLUSIVE: Final = tuple(
    map(
        frozenset,
        (
            *(_REX, _REBIRTHS, _OCCUPIED, _REBORN, _TYPES, _LETTERS, _NUMBERS, _STRICTNESS),
            ("Diametral", "VerticalMirror", "Rank", "Frischauf"),
            ("Mirror", "ContraParrain", "Rank"),
            ("LastMove", "WaitCapture", "Parrain", "ContraParrain"),
            ("White", "Black"),
            ("PionPropre", "PionAdvers", "PionNeutre"),
        ),
    )
)
"""Words of which a condition can have only one."""

_CIRCE_WORDS: Final = (
    *(*_REX, "Mirror", "Assassin", "Diametral", "VerticalMirror", "Clone", "Chameleon"),
    *("Turncoats", "Couscous", "LastMove", "Equipollents", "Parrain", "ContraParrain", "Cage"),
    *("Rank", "File", "Symmetry", "VerticalSymmetry", "HorizontalSymmetry", "Diagram", "PWC"),
    *("Antipodes", "Take&Make", "Super", "April", "Frischauf", *_TYPES, "Strict", "Relaxed"),
    *("Volcanic", "Parachute", "Einstein", "ReversalEinstein", "WaitCapture", "CaptureSquare"),
)
_CIRCE: Final = MappingProxyType(
    {**dict.fromkeys(_CIRCE_WORDS), "Chameleon": Value.PIECES, "April": Value.PIECES}
)
_INCLUSIVE: Final = _variants("RexInclusive")
_EXCLUSIVE: Final = _variants("RexExclusive")
_ANTICIRCE: Final = _variants(*_TYPES)
_MUMMER: Final = _variants(*_STRICTNESS)
_SIDES: Final = _variants("White", "Black")
_KOEKO: Final = _variants(Neighbour=Value.PIECE)
_VAULTING: Final = _variants("Transmuting")


def _table(*kinds: ConditionKind) -> Mapping[str, ConditionKind]:
    return MappingProxyType({kind.name: kind for kind in kinds})


def _kind(
    name: str,
    english: str = "",
    variants: Mapping[str, Value | None] = MappingProxyType({}),
    value: Value | None = None,
    *,
    is_optional: bool = False,
) -> ConditionKind:
    return ConditionKind(name, english, value, is_optional, variants)


CONDITIONS: Final = _table(
    _kind(
        "Circe",
        _words.later(
            "A captured piece is reborn on its square of the initial position, if that is empty."
        ),
        _CIRCE,
    ),
    _kind("MirrorCirce", "", _INCLUSIVE),
    _kind(
        "Madrasi",
        _words.later("A piece observed by an enemy piece of its own kind cannot do anything."),
        _INCLUSIVE,
    ),
    _kind("Volage"),
    _kind("Hypervolage"),
    _kind("BichromChess"),
    _kind("MonochromChess"),
    _kind(
        "GridChess",
        "",
        _variants(
            "VerticalShift",
            "HorizontalShift",
            "DiagonalShift",
            Orthogonal=Value.LINES,
            Irregular=Value.CELLS,
            GridLine=Value.LINES,
        ),
    ),
    _kind(
        "KoeKo", _words.later("A piece may only go where it stands next to another piece."), _KOEKO
    ),
    _kind("BlackEdgeMover"),
    _kind("WhiteEdgeMover"),
    _kind("Leofamily"),
    _kind("ChineseChess"),
    _kind("Patrouille"),
    _kind("PWC"),
    _kind("NoCapture"),
    _kind("ImmunChess", "", _CIRCE),
    _kind("MirrorImmunChess", "", _INCLUSIVE),
    _kind("ContactGridChess"),
    _kind("Imitator", "", value=Value.SQUARES),
    _kind("CavalierMajeur"),
    _kind("HaanerChess"),
    _kind("ChameleonCirce", "", value=Value.PIECES, is_optional=True),
    _kind("CouscousCirce"),
    _kind("EquipollentsCirce", "", _INCLUSIVE),
    _kind("FileCirce", "", _INCLUSIVE),
    _kind(
        "BlackMaximummer", _words.later("Black must make one of the longest legal moves."), _MUMMER
    ),
    _kind(
        "BlackMinimummer", _words.later("Black must make one of the shortest legal moves."), _MUMMER
    ),
    _kind(
        "WhiteMaximummer", _words.later("White must make one of the longest legal moves."), _MUMMER
    ),
    _kind(
        "WhiteMinimummer", _words.later("White must make one of the shortest legal moves."), _MUMMER
    ),
    _kind("MagicSquares", "", _variants("Type1", "Type2"), Value.SQUARES),
    _kind(
        "Sentinelles",
        "",
        _variants(
            "PionPropre",
            "PionAdvers",
            "PionNeutre",
            "ParaSentinelles",
            "Berolina",
            MaximumBlack=Value.NUMBER,
            MaximumWhite=Value.NUMBER,
            MaximumTotal=Value.NUMBER,
        ),
    ),
    _kind("Tibet"),
    _kind("DoubleTibet"),
    _kind("DiagramCirce", "", _INCLUSIVE),
    _kind("Hole", "", value=Value.SQUARES),
    _kind("BlackMustCapture", "", _MUMMER),
    _kind("WhiteMustCapture", "", _MUMMER),
    _kind("ReflectiveKings"),
    _kind("TransmutedKings"),
    _kind("BlackFollowMyLeader"),
    _kind("WhiteFollowMyLeader"),
    _kind("DuellistChess"),
    _kind("ParrainCirce"),
    _kind("NoIProm"),
    _kind("SymmetryCirce", "", _INCLUSIVE),
    _kind("VogtlaenderChess"),
    _kind("EinsteinChess"),
    _kind("Bicolores"),
    _kind("NewKoeko"),
    _kind("CirceClone", "", _INCLUSIVE),
    _kind("AntiCirce", "", _CIRCE),
    _kind("MirrorFileCirce", "", _INCLUSIVE),
    _kind("AntipodeanCirce", "", _INCLUSIVE),
    _kind("MirrorCirceClone", "", _INCLUSIVE),
    _kind("MirrorAntiCirce", "", _ANTICIRCE),
    _kind("DiagramAntiCirce", "", _ANTICIRCE),
    _kind("FileAntiCirce", "", _ANTICIRCE),
    _kind("SymmetryAntiCirce", "", _ANTICIRCE),
    _kind("MirrorFileAntiCirce", "", _ANTICIRCE),
    _kind("AntipodeanAntiCirce", "", _ANTICIRCE),
    _kind("EquipollentsAntiCirce", "", _ANTICIRCE),
    _kind("FileImmunChess"),
    _kind("DiagramImmunChess", "", _INCLUSIVE),
    _kind("MirrorFileImmunChess"),
    _kind("SymmetryImmunChess"),
    _kind("AntipodeanImmunChess"),
    _kind("EquipollentsImmunChess"),
    _kind("ReversalEinsteinChess"),
    _kind("SuperCirce"),
    _kind("RelegationChess"),
    _kind("NorskSjakk"),
    _kind("TraitorChess"),
    _kind("AndernachChess", _words.later("A piece that captures changes its side; kings do not.")),
    _kind("WhiteForcedSquare", "", value=Value.SQUARES),
    _kind("WhiteConsequentForcedSquare", "", value=Value.SQUARES),
    _kind("BlackForcedSquare", "", value=Value.SQUARES),
    _kind("BlackConsequentForcedSquare", "", value=Value.SQUARES),
    _kind("ChameleonChess", "", value=Value.PIECES, is_optional=True),
    _kind("FunctionaryChess"),
    _kind("GlasgowChess"),
    _kind("AntiAndernachChess"),
    _kind("FrischAufCirce", "", _INCLUSIVE),
    _kind("VerticalMirrorCirce", "", _INCLUSIVE),
    _kind("Isardam", "", _variants("RexInclusive", *_LETTERS[:2])),
    _kind("ChecklessChess"),
    _kind("DiametralCirce", "", _INCLUSIVE),
    _kind("PromOnly", "", value=Value.PIECES),
    _kind("RankCirce", "", _INCLUSIVE),
    _kind("ExclusiveChess"),
    _kind("MarsCirce", "", _CIRCE),
    _kind("MarsMirrorCirce", "", _EXCLUSIVE),
    _kind("PhantomChess", "", _CIRCE),
    _kind("WhiteReflectiveKing"),
    _kind("BlackReflectiveKing"),
    _kind("WhiteTransmutedKing"),
    _kind("BlackTransmutedKing"),
    _kind("AntiEinsteinChess"),
    _kind("MirrorCouscousCirce", "", _INCLUSIVE),
    _kind("BlackRoyalSquare", "", value=Value.SQUARE),
    _kind("WhiteRoyalSquare", "", value=Value.SQUARE),
    _kind("BrunnerChess"),
    _kind("PlusChess"),
    _kind("CirceAssassin", "", _INCLUSIVE),
    _kind("PatienceChess"),
    _kind("RepublicanChess", "", _variants(*_NUMBERS[:2])),
    _kind("ExtinctionChess"),
    _kind("CentralChess"),
    _kind("ActuatedRevolvingBoard"),
    _kind("MessignyChess", "", _EXCLUSIVE),
    _kind("Woozles", "", _EXCLUSIVE),
    _kind("BiWoozles", "", _EXCLUSIVE),
    _kind("Heffalumps", "", _EXCLUSIVE),
    _kind("BiHeffalumps", "", _EXCLUSIVE),
    _kind("WhitePromSquares", "", value=Value.SQUARES),
    _kind("BlackPromSquares", "", value=Value.SQUARES),
    _kind("NoWhitePromotion"),
    _kind("NoBlackPromotion"),
    _kind("EiffelChess"),
    _kind("BlackUltraSchachZwang"),
    _kind("WhiteUltraSchachZwang"),
    _kind("ActuatedRevolvingCentre"),
    _kind("ShieldedKings"),
    _kind("LineChameleonChess"),
    _kind("NoWhiteCapture"),
    _kind("NoBlackCapture"),
    _kind("AprilChess", "", value=Value.PIECES),
    _kind("AlphabeticChess"),
    _kind("CirceTurncoats"),
    _kind("CirceDoubleAgents", "", _INCLUSIVE),
    _kind("AMU"),
    _kind("SingleBox", "", _variants(*_NUMBERS)),
    _kind("MAFF"),
    _kind("OWU"),
    _kind("WhiteOscillatingKings", "", _variants(*_LETTERS[:3])),
    _kind("BlackOscillatingKings", "", _variants(*_LETTERS[:3])),
    _kind("AntiKings"),
    _kind("AntiMarsCirce", "", _CIRCE),
    _kind("AntiMarsMirrorCirce", "", _EXCLUSIVE),
    _kind("AntiMarsAntipodeanCirce", "", _EXCLUSIVE),
    _kind("WhiteSuperTransmutingKing"),
    _kind("BlackSuperTransmutingKing"),
    _kind("AntiSuperCirce", "", _ANTICIRCE),
    _kind("UltraPatrol"),
    _kind("SwappingKings"),
    _kind("RoyalDynasty"),
    _kind("SAT", "", value=Value.NUMBERS, is_optional=True),
    _kind("StrictSAT", "", value=Value.NUMBERS, is_optional=True),
    _kind("Take&MakeChess", "", _variants("Absolute")),
    _kind("BlackSynchronMover"),
    _kind("WhiteSynchronMover"),
    _kind("BlackAntiSynchronMover"),
    _kind("WhiteAntiSynchronMover"),
    _kind("Masand"),
    _kind("BGL", "", value=Value.LIMITS, is_optional=True),
    _kind("BlackChecks"),
    _kind("AnnanChess", "", _variants(*_LETTERS)),
    _kind("NormalPawn"),
    _kind("Lortap"),
    _kind("VaultingKings", "", _VAULTING, Value.PIECES, is_optional=True),
    _kind("WhiteVaultingKing", "", _VAULTING, Value.PIECES, is_optional=True),
    _kind("BlackVaultingKing", "", _VAULTING, Value.PIECES, is_optional=True),
    _kind("ProteanChess", "", _EXCLUSIVE),
    _kind("GenevaChess", "", _CIRCE),
    _kind("ChameleonPursuit"),
    _kind("AntiKoeko", "", _KOEKO),
    _kind("CastlingChess"),
    _kind("LosingChess"),
    _kind("Disparate"),
    _kind("GhostChess"),
    _kind("HauntedChess"),
    _kind("ProvocationChess"),
    _kind("CageCirce"),
    _kind("Dummy"),
    _kind("Football", "", value=Value.PIECES, is_optional=True),
    _kind("ContraParrain"),
    _kind("KobulKings", "", _SIDES),
    _kind("ExchangeCastling"),
    _kind("WhiteAlphabeticChess"),
    _kind("BlackAlphabeticChess"),
    _kind("CirceTake&Make"),
    _kind("SuperGuards"),
    _kind("Wormholes", "", value=Value.SQUARES),
    _kind("MarineChess"),
    _kind("UltramarineChess"),
    _kind("BackHome"),
    _kind("FaceToFace"),
    _kind("BackToBack"),
    _kind("CheekToCheek"),
    _kind("ChameleonSequence", "", value=Value.PIECES, is_optional=True),
    _kind("AntiCloneCirce"),
    _kind("SnekChess"),
    _kind("SnekCircleChess"),
    _kind("LastCapture", "", value=Value.CAPTURED),
    _kind("ArgentinianChess"),
    _kind("LostPieces"),
    _kind("PartialParalysis"),
    _kind("VerticalSymmetryCirce", "", _INCLUSIVE),
    _kind("HorizontalSymmetryCirce", "", _INCLUSIVE),
    _kind("VerticalSymmetryAntiCirce", "", _ANTICIRCE),
    _kind("HorizontalSymmetryAntiCirce", "", _ANTICIRCE),
    _kind("ImmuneVerticalSymmetry"),
    _kind("ImmuneHorizontalSymmetry"),
    _kind("LeseMajeste"),
    _kind("Rokagogo"),
    _kind("Breton", "", _variants("Adverse", "Chromatic", "PY")),
    _kind("Make&TakeChess"),
    _kind("PointReflection"),
    _kind("NannaChess", "", _variants(*_LETTERS)),
    _kind("MasandGeneralised"),
    _kind("Bolero", "", _INCLUSIVE),
    _kind("BoleroInverse", "", _INCLUSIVE),
    _kind("Influencer"),
    _kind("RoleExchange", "", value=Value.NUMBER, is_optional=True),
    _kind("BlackMaxDister", "", value=Value.TWO_SQUARES),
    _kind("BlackMinDister", "", value=Value.TWO_SQUARES),
    _kind("WhiteMaxDister", "", value=Value.TWO_SQUARES),
    _kind("WhiteMinDister", "", value=Value.TWO_SQUARES),
    _kind("SeriesCapture"),
    _kind("DarkSide"),
    _kind("Leffie"),
    _kind("Pepo"),
    _kind("CASTChess", "", _variants("Inverse")),
    _kind("Bicaptures"),
    _kind("FuddledMen"),
    _kind("TransmissionMenace"),
    _kind("PowerTransfer", "", _INCLUSIVE),
    _kind("MultiCaptures", "", _SIDES),
    _kind("AntiGuards"),
    _kind("FrankfurtChess", "", _EXCLUSIVE),
    _kind("Anda"),
    _kind("AndaInverse"),
    _kind("HalfInChess"),
    _kind("AllInChess"),
    _kind("MainlyInChess"),
    _kind("AliceChess"),
    _kind("Immobilio", "", value=Value.PIECES, is_optional=True),
    _kind("PADChess", "", _variants("RexInclusive", "Strict")),
    _kind("DangerCirce"),
    _kind("#C"),
    _kind(
        "Maximummer",
        _words.later("Both sides must make one of their longest legal moves."),
        _MUMMER,
    ),
    _kind("UltraSchachZwang"),
)
"""All conditions of Popeye 4.104 by their English names, in the order in which it looks for a
shortened one."""
