"""Small positions in which conditions show what they do.

A setting is a board, the square of the man that is looked at, and where it goes, if that shows the
effect; a condition that needs squares or men behind its name has them here. What then happens is
asked of the engine. Conditions without a setting of their own use those of their group.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from matewright.model.condition_kinds.kind import Group


@dataclass(frozen=True, slots=True)
class Setting:
    """A board in FEN with the side to move, a man's square, and where it may go.

    `words` stand behind the name of the condition.
    """

    board: str
    square: str
    target: str = ""
    words: str = ""


_ROOK_TAKES: Final = Setting("8/8/8/R2n4/8/8/8/8 w", "a5", "d5")
_QUEEN_TAKES: Final = Setting("8/8/8/3r4/8/8/3Q4/8 w", "d2", "d5")
_KNIGHT_TAKES: Final = Setting("8/8/8/5r2/8/4N3/8/8 w", "e3", "f5")
_KNIGHT_MOVES: Final = Setting("8/8/8/8/3N4/8/8/8 w", "d4", "f5")
_ROOK_MOVES: Final = Setting("8/8/8/8/1R6/8/8/8 w", "b4", "f4")
_QUEEN: Final = Setting("8/8/8/8/3Q4/8/8/8 w", "d4")
_BLACK_QUEEN: Final = Setting("8/8/8/8/2q5/8/8/8 b", "c4")
_BLACK_KING: Final = Setting("8/8/4N3/8/3k4/8/8/8 b", "d4")
_CHOICE: Final = Setting("8/8/8/8/1p1q4/P7/8/8 b", "d4")
_PAWN: Final = Setting("8/8/P7/8/8/8/8/8 w", "a6", "a7")
_LAST_STEP: Final = Setting("8/3P4/8/8/8/8/8/8 w", "d7", "d8")

SETTINGS: Final[Mapping[str, Setting]] = MappingProxyType(
    {
        "Circe": _ROOK_TAKES,
        "AntiCirce": _ROOK_TAKES,
        "MarsCirce": Setting("8/n7/8/8/8/2R5/8/8 w", "c3", "a7"),
        "ImmunChess": Setting("6q1/8/8/R2n4/8/8/8/8 w", "a5"),
        "GridChess": _QUEEN,
        "MonochromChess": _QUEEN,
        "BichromChess": _QUEEN,
        "KoeKo": Setting("8/8/8/5p2/3Q4/2p5/8/8 w", "d4"),
        "AntiKoeko": Setting("8/8/8/5p2/3Q4/8/8/8 w", "d4"),
        "Hole": Setting("8/8/8/8/3Q4/8/8/8 w", "d4", "", "d6f6"),
        "VerticalCylinder": Setting("8/8/8/8/8/6B1/8/8 w", "g3"),
        "HorizontalCylinder": Setting("8/8/8/3N4/8/8/1B6/8 w", "b2"),
        "Torus": Setting("8/8/8/3P4/8/8/8/1B6 w", "b1"),
        "Imitator": Setting("8/8/8/8/1R6/8/8/8 w", "b4", "e4", "d6"),
        "Wormholes": Setting("8/8/8/8/R7/8/8/8 w", "a4", "a7", "a7g2"),
        "NewKoeko": Setting("8/8/8/5p2/3Q4/2p5/8/8 w", "d4"),
        "Sentinelles": _KNIGHT_MOVES,
        "AliceChess": _KNIGHT_MOVES,
        "Take&MakeChess": _KNIGHT_TAKES,
        "NoCapture": _KNIGHT_TAKES,
        "NoBlackCapture": Setting("8/8/8/5R2/8/4n3/8/8 b", "e3"),
        "Bicaptures": Setting("8/8/8/5R2/8/4N3/8/8 w", "e3", "f5"),
        "EinsteinChess": _ROOK_MOVES,
        "ReversalEinsteinChess": _ROOK_MOVES,
        "AntiEinsteinChess": _ROOK_MOVES,
        "ChameleonChess": _ROOK_MOVES,
        "NorskSjakk": _ROOK_MOVES,
        "ProteanChess": _ROOK_TAKES,
        "AndernachChess": _KNIGHT_TAKES,
        "AntiAndernachChess": _KNIGHT_MOVES,
        "Volage": _KNIGHT_MOVES,
        "Hypervolage": _KNIGHT_MOVES,
        "MagicSquares": Setting("8/8/8/8/1R6/8/8/8 w", "b4", "f4", "f4"),
        "Tibet": Setting("8/8/8/3N4/8/8/3q4/8 b", "d2", "d5"),
        "TraitorChess": Setting("8/8/3r4/8/8/8/8/8 b", "d6", "d3"),
        "Masand": Setting("3k4/8/6r1/1p6/8/8/8/3K2Q1 w", "g1", "g5"),
        "Madrasi": Setting("8/3q4/8/8/8/8/3Q4/8 w", "d2"),
        "Isardam": Setting("8/8/5q2/8/8/8/3Q4/8 w", "d2"),
        "EiffelChess": Setting("8/8/8/3p4/4Q3/8/8/8 w", "e4"),
        "Patrouille": _QUEEN_TAKES,
        "UltraPatrol": _QUEEN,
        "CentralChess": _QUEEN,
        "SuperGuards": Setting("8/8/4p3/3r4/8/8/3Q4/8 w", "d2"),
        "AnnanChess": Setting("8/8/8/3R4/3N4/8/8/8 w", "d5"),
        "NannaChess": Setting("8/8/8/3N4/3R4/8/8/8 w", "d4"),
        "FaceToFace": Setting("8/8/8/3n4/3R4/8/8/8 w", "d4"),
        "BackToBack": Setting("8/8/8/3R4/3n4/8/8/8 w", "d5"),
        "CheekToCheek": Setting("8/8/8/8/3Rn3/8/8/8 w", "d4"),
        "PointReflection": Setting("8/8/8/4n3/3R4/8/8/8 w", "d4"),
        "TransmutedKings": Setting("8/8/4n3/8/3K4/8/8/8 w", "d4"),
        "ReflectiveKings": Setting("8/8/4n3/8/3K4/8/8/8 w", "d4"),
        "SwappingKings": Setting("3k4/8/8/8/8/8/K7/7R w", "h1", "h8"),
        "BlackReflectiveKing": _BLACK_KING,
        "BlackTransmutedKing": _BLACK_KING,
        "VaultingKings": Setting("8/8/4n3/8/3K4/8/8/8 w", "d4", "", "Q"),
        "WhiteVaultingKing": Setting("8/8/4n3/8/3K4/8/8/8 w", "d4", "", "Q"),
        "BlackVaultingKing": Setting("8/8/4N3/8/3k4/8/8/8 b", "d4", "", "Q"),
        "BlackMaximummer": _BLACK_QUEEN,
        "WhiteMaximummer": _QUEEN,
        "BlackMinimummer": _BLACK_QUEEN,
        "WhiteMinimummer": _QUEEN,
        "BlackMustCapture": Setting("8/8/8/8/1P1q4/8/8/8 b", "d4"),
        "WhiteMustCapture": Setting("8/8/8/8/1p1Q4/8/8/8 w", "d4"),
        "AlphabeticChess": Setting("8/8/8/8/3Q4/8/8/N7 w", "d4"),
        "WhiteAlphabeticChess": Setting("8/8/8/8/3Q4/8/8/N7 w", "d4"),
        "WhiteForcedSquare": Setting("8/8/8/8/3Q4/8/8/8 w", "d4", "", "d8"),
        "BlackForcedSquare": Setting("8/8/8/8/2q5/8/8/8 b", "c4", "", "c8"),
        "WhiteConsequentForcedSquare": Setting("8/8/8/8/3Q4/8/8/8 w", "d4", "", "d8"),
        "BlackConsequentForcedSquare": Setting("8/8/8/8/2q5/8/8/8 b", "c4", "", "c8"),
        "BlackEdgeMover": _BLACK_QUEEN,
        "WhiteEdgeMover": _QUEEN,
        "GlasgowChess": _PAWN,
        "PromOnly": Setting("8/3P4/8/8/8/8/8/8 w", "d7", "d8", "G"),
        "Leofamily": _LAST_STEP,
        "WhitePromSquares": Setting("8/8/8/8/3P4/8/8/8 w", "d4", "d5", "d5"),
        "MarineChess": _LAST_STEP,
        "CageCirce": Setting("8/8/8/8/p4Q2/8/8/8 w", "f4", "a4"),
        "DangerCirce": Setting("8/8/8/8/8/5B2/5r2/8 w", "f3"),
        "GenevaChess": Setting("8/8/8/8/8/8/3p4/3Q4 w", "d1"),
        "MirrorImmunChess": Setting("7R/8/8/8/8/8/8/q7 b", "a1"),
        "FileImmunChess": Setting("5q2/8/8/8/8/8/8/5R2 w", "f1"),
        "MirrorFileImmunChess": Setting("8/8/8/5R2/8/8/8/5q2 w", "f5"),
        "SymmetryImmunChess": Setting("8/2Q5/8/8/2r5/8/5Q2/8 b", "c4"),
        "AntipodeanImmunChess": Setting("8/8/8/2q2B2/8/8/8/1n6 b", "c5"),
        "EquipollentsImmunChess": Setting("8/8/8/8/8/q4R2/8/8 w", "f3"),
        "ImmuneVerticalSymmetry": Setting("8/8/4R3/3pr3/8/8/8/8 w", "e6"),
        "ImmuneHorizontalSymmetry": Setting("8/3Q4/8/8/8/8/3N3r/8 b", "h2"),
        "PlusChess": Setting("r7/8/8/4Q3/8/8/8/8 w", "e5"),
        "PowerTransfer": Setting("4N3/8/8/8/8/8/8/1b6 w", "e8"),
        "Make&TakeChess": Setting("8/2B5/8/8/2r5/8/8/8 w", "c7"),
        "Breton": Setting("8/8/8/8/1r4Q1/8/8/R7 w", "g4", "b4"),
        "LostPieces": Setting("8/8/8/8/7p/8/3R4/8 w", "d2", "h2"),
        "Lortap": Setting("8/8/8/2Q5/8/B7/1q6/8 w", "a3"),
        "CASTChess": Setting("8/8/8/8/1Br5/8/8/2R5 b", "c4"),
        "Bolero": Setting("8/8/8/8/8/8/8/N7 w", "a1"),
        "BoleroInverse": Setting("8/8/8/8/8/1R4r1/8/8 w", "b3"),
        "Anda": Setting("5B2/k7/8/1r6/8/8/8/8 w", "f8", "c5"),
        "RelegationChess": Setting("8/8/8/5R2/8/8/8/8 w", "f5", "f2"),
        "SnekChess": Setting("8/2q5/8/8/r7/8/8/2Q5 w", "c1", "c7"),
        "SnekCircleChess": Setting("8/8/8/b7/2r5/8/8/2R5 w", "c1", "c4"),
        "Influencer": Setting("8/8/8/8/b7/3Q4/8/8 w", "d3", "b3"),
        "NoBlackPromotion": Setting("8/8/8/8/8/8/3p4/8 b", "d2", "d1"),
        "BlackSuperTransmutingKing": Setting("8/k4Q2/8/8/8/8/8/8 b", "a7", "a6"),
        "WhiteOscillatingKings": Setting("8/4k3/8/8/8/8/8/5K2 w", "f1", "f2"),
        "BlackOscillatingKings": Setting("6k1/8/8/8/4K3/8/8/8 b", "g8", "g7"),
        "KobulKings": Setting("8/8/8/8/6Q1/3k2r1/8/8 w", "g4", "g3"),
        "RoyalDynasty": Setting("8/3P4/8/5q2/8/8/8/1K6 w", "d7"),
        "ExtinctionChess": Setting("2r5/8/8/8/8/6B1/8/8 b", "c8"),
        "ShieldedKings": Setting("3K4/8/5k2/8/8/B7/8/8 w", "d8"),
        "VogtlaenderChess": Setting("6n1/8/1K6/8/8/5q2/8/8 w", "b6"),
        "Bicolores": Setting("8/8/8/R5k1/8/8/5q2/8 b", "g5"),
        "ChecklessChess": Setting("8/8/5k2/6N1/8/8/8/2b5 w", "g5"),
        "ExclusiveChess": Setting("8/6r1/8/8/7K/8/4q3/8 b", "e2"),
        "AllInChess": Setting("8/8/8/8/3q4/8/2N5/8 w", "d4"),
        "MainlyInChess": Setting("8/8/8/8/3q4/8/2N5/8 w", "d4"),
        "Disparate": Setting("8/8/8/Q4q2/k7/8/8/8 b", "f5"),
        "MessignyChess": Setting("8/8/8/8/8/8/8/1N2n3 w", "b1"),
        "BlackPromSquares": Setting("8/8/8/3p4/8/8/8/8 b", "d5", "d4", "d4"),
    }
)
"""The settings of conditions by their names."""

OF_GROUP: Final[Mapping[Group, tuple[Setting, ...]]] = MappingProxyType(
    {
        Group.REBIRTH: (_ROOK_TAKES, _QUEEN_TAKES),
        Group.BOARD: (_QUEEN, _KNIGHT_MOVES, _BLACK_QUEEN),
        Group.CAPTURES: (_KNIGHT_TAKES, _QUEEN_TAKES),
        Group.OBSERVATION: (_QUEEN_TAKES, _QUEEN),
        Group.SIDES: (_KNIGHT_TAKES, _KNIGHT_MOVES),
        Group.CHANGES: (_ROOK_MOVES, _ROOK_TAKES),
        Group.PROMOTION: (_LAST_STEP, _PAWN),
        Group.KINGS: (Setting("8/8/4n3/8/3K4/8/8/8 w", "d4"),),
        Group.RESTRICTIONS: (_CHOICE, _QUEEN, _BLACK_QUEEN),
    }
)
"""What conditions without a setting of their own are tried in."""
