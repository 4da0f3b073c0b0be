"""The conditions as data: names, what may be said beside them, and what they mean.

Names and parameters are those of the solving program Popeye (its manual `py-engl.txt`), which olive
and the database YACPDB use too. What the engine can solve it reports itself.
"""

from __future__ import annotations

import re
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
    def title(self) -> str:
        """Its name as magazines print it: `Mirror Circe`, `Anticirce`."""
        words = parted(self.name).replace("Anti Circe", "Anticirce").replace("Anti ", "Anti-")
        return _PRINTED.get(self.name, words)

    @property
    def is_solved(self) -> bool:
        """Whether something here can solve problems under it."""
        return bool(self.english)

    @property
    def meaning(self) -> str:
        """What it means, in the reader's language."""
        return _words(self.english) if self.english else ""


_BREAK: Final = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=&)|(?=&)")

_PRINTED: Final = MappingProxyType(
    {
        "KoeKo": "Köko",
        "NewKoeko": "New Köko",
        "AntiKoeko": "Anti-Köko",
        "AntiKings": "Antikings",
        "AntiSuperCirce": "Anti-Supercirce",
        "SuperCirce": "Supercirce",
        "BlackUltraSchachZwang": "Black Ultraschachzwang",
        "WhiteUltraSchachZwang": "White Ultraschachzwang",
        "UltraSchachZwang": "Ultraschachzwang",
        "FrischAufCirce": "Frischauf Circe",
        "VogtlaenderChess": "Vogtländer Chess",
        "NoIProm": "No Promotion into Imitators",
        "LeseMajeste": "Lèse-Majesté",
    }
)
"""How magazines print a name that is not just its words parted."""


def parted(word: str) -> str:
    """The words of a name that is written in one: `Mirror Circe` of `MirrorCirce`."""
    return _BREAK.sub(" ", word).replace(" To ", " to ")


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
    _kind(
        "MirrorCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, on the square of the "
            "other side's like piece."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "Madrasi",
        _words.later("A piece observed by an enemy piece of its own kind cannot do anything."),
        _INCLUSIVE,
    ),
    _kind(
        "Volage",
        _words.later(
            "A piece other than a king changes its side when it first moves to a square "
            "of the other colour."
        ),
    ),
    _kind(
        "Hypervolage",
        _words.later(
            "A piece other than a king changes its side with each move to a square of the "
            "other colour."
        ),
    ),
    _kind("BichromChess", _words.later("Pieces move only between squares of different colours.")),
    _kind("MonochromChess", _words.later("Pieces move only between squares of the same colour.")),
    _kind(
        "GridChess",
        _words.later(
            "Lines part the board into cells of four squares; each move has to lead into "
            "another cell."
        ),
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
    _kind("BlackEdgeMover", _words.later("Black moves only to squares of the edge.")),
    _kind("WhiteEdgeMover", _words.later("White moves only to squares of the edge.")),
    _kind(
        "Leofamily",
        _words.later("There are Chinese pieces in place of queen, rook, bishop and knight."),
    ),
    _kind(
        "ChineseChess",
        _words.later("Pawns may also become Chinese pieces: leo, pao, vao and mao."),
    ),
    _kind(
        "Patrouille", _words.later("A piece may only capture or check if its own side observes it.")
    ),
    _kind("PWC", _words.later("A captured piece changes places with its capturer.")),
    _kind("NoCapture", _words.later("Nothing may be captured.")),
    _kind(
        "ImmunChess",
        _words.later(
            "A piece whose square of the initial position is occupied cannot be captured."
        ),
        _CIRCE,
    ),
    _kind(
        "MirrorImmunChess",
        _words.later(
            "A piece cannot be captured if the square of the other side's like piece is occupied."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "ContactGridChess",
        _words.later(
            "A piece may only go from one cell of four squares to another, to where it stands "
            "next to a piece in another cell."
        ),
    ),
    _kind(
        "Imitator",
        _words.later(
            "With each move the imitators go as far as the piece that moves; "
            "their way has to be free, too."
        ),
        value=Value.SQUARES,
    ),
    _kind("CavalierMajeur", _words.later("There are nightriders in place of knights.")),
    _kind("HaanerChess", _words.later("A square that a piece leaves is out of use from then on.")),
    _kind(
        "ChameleonCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, as the next one of knight, "
            "bishop, rook, queen and knight again."
        ),
        value=Value.PIECES,
        is_optional=True,
    ),
    _kind(
        "CouscousCirce",
        _words.later("A captured piece is reborn on the capturer's square, if that is empty."),
    ),
    _kind(
        "EquipollentsCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, as far beyond the "
            "square of capture as the capturer came."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "FileCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, at the end of the file of capture."
        ),
        _INCLUSIVE,
    ),
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
    _kind(
        "MagicSquares",
        _words.later("A piece that comes to one of the squares changes its side."),
        _variants("Type1", "Type2"),
        Value.SQUARES,
    ),
    _kind(
        "Sentinelles",
        _words.later(
            "A piece other than a pawn leaves a pawn on the square it comes from, except on the "
            "first and last ranks."
        ),
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
    _kind(
        "Tibet",
        _words.later("A black piece that captures a white one of another kind becomes white."),
    ),
    _kind(
        "DoubleTibet", _words.later("A piece that captures one of another kind changes its side.")
    ),
    _kind(
        "DiagramCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, where it stood in the diagram."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "Hole",
        _words.later("Nothing can stand on the squares or pass over them."),
        value=Value.SQUARES,
    ),
    _kind(
        "BlackMustCapture",
        _words.later("Black must capture if he can; ultra: he cannot do anything else."),
        _MUMMER,
    ),
    _kind(
        "WhiteMustCapture",
        _words.later("White must capture if he can; ultra: he cannot do anything else."),
        _MUMMER,
    ),
    _kind(
        "ReflectiveKings",
        _words.later("A king in check may also move as the pieces that check it."),
    ),
    _kind(
        "TransmutedKings", _words.later("A king in check moves only as the pieces that check it.")
    ),
    _kind(
        "BlackFollowMyLeader",
        _words.later("Black must move to the square that White has just left, if he can."),
    ),
    _kind(
        "WhiteFollowMyLeader",
        _words.later("White must move to the square that Black has just left, if he can."),
    ),
    _kind(
        "DuellistChess",
        _words.later(
            "A side must go on with the piece that it moved last, as long as that has a legal move."
        ),
    ),
    _kind(
        "ParrainCirce",
        _words.later(
            "A captured piece is reborn after the next move, as far on as that move went."
        ),
    ),
    _kind("NoIProm", _words.later("Pawns do not become imitators.")),
    _kind(
        "SymmetryCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, on the square of "
            "capture mirrored at the middle of the board."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "VogtlaenderChess",
        _words.later(
            "A side is in check if it attacks the king of the other side, not if its own is "
            "attacked."
        ),
    ),
    _kind(
        "EinsteinChess",
        _words.later(
            "A piece that moves without capturing becomes the next lower one (queen, "
            "rook, bishop, knight, pawn), one that captures the next higher one."
        ),
    ),
    _kind(
        "Bicolores",
        _words.later(
            "Each piece may also attack the king of its own side, which must not be left "
            "in such a check."
        ),
    ),
    _kind(
        "NewKoeko",
        _words.later(
            "A piece that touches another must touch one after its move; others must not."
        ),
    ),
    _kind(
        "CirceClone",
        _words.later(
            "A captured piece is reborn as one of the capturer's kind, if its square is empty."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "AntiCirce",
        _words.later(
            "A capturer is reborn on its own square, and cannot capture if that is occupied."
        ),
        _CIRCE,
    ),
    _kind(
        "MirrorFileCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, at the other side's "
            "end of the file of capture."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "AntipodeanCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, four files and four "
            "ranks from the square of capture."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "MirrorCirceClone",
        _words.later(
            "A captured piece is reborn as one of the capturer's kind, if that kind's square of "
            "the other side is empty."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "MirrorAntiCirce",
        _words.later("As Anticirce, with the squares of the other side."),
        _ANTICIRCE,
    ),
    _kind(
        "DiagramAntiCirce",
        _words.later("A capturer is reborn where it stood in the diagram; that must be empty."),
        _ANTICIRCE,
    ),
    _kind(
        "FileAntiCirce",
        _words.later("A capturer is reborn at the end of the file of capture; that must be empty."),
        _ANTICIRCE,
    ),
    _kind(
        "SymmetryAntiCirce",
        _words.later(
            "A capturer is reborn on the square mirrored at the middle; that must be empty."
        ),
        _ANTICIRCE,
    ),
    _kind(
        "MirrorFileAntiCirce",
        _words.later("A capturer is reborn at the other end of the file; that must be empty."),
        _ANTICIRCE,
    ),
    _kind(
        "AntipodeanAntiCirce",
        _words.later("A capturer is reborn four files and ranks away; that must be empty."),
        _ANTICIRCE,
    ),
    _kind(
        "EquipollentsAntiCirce",
        _words.later("A capturer goes on as far as it came; that square must be empty."),
        _ANTICIRCE,
    ),
    _kind(
        "FileImmunChess",
        _words.later("A piece cannot be captured if its end of the file of capture is occupied."),
    ),
    _kind(
        "DiagramImmunChess",
        _words.later(
            "A piece cannot be captured if the square is occupied where it stood in the diagram."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "MirrorFileImmunChess",
        _words.later(
            "A piece cannot be captured if the other side's end of the file of capture is occupied."
        ),
    ),
    _kind(
        "SymmetryImmunChess",
        _words.later(
            "A piece cannot be captured if its square mirrored at the middle of the board is "
            "occupied."
        ),
    ),
    _kind(
        "AntipodeanImmunChess",
        _words.later(
            "A piece cannot be captured if the square four files and four ranks away is occupied."
        ),
    ),
    _kind(
        "EquipollentsImmunChess",
        _words.later(
            "A piece cannot be captured if the square as far beyond it as the capturer came is "
            "occupied or off the board."
        ),
    ),
    _kind(
        "ReversalEinsteinChess",
        _words.later(
            "A piece that captures becomes the next lower one (queen, rook, bishop, "
            "knight, pawn), one that moves without capturing the next higher one."
        ),
    ),
    _kind(
        "SuperCirce",
        _words.later(
            "A captured piece is reborn on any empty square its capturer likes, or not at all."
        ),
    ),
    _kind(
        "RelegationChess",
        _words.later("A piece other than a king that comes to its own second rank becomes a pawn."),
    ),
    _kind(
        "NorskSjakk",
        _words.later(
            "A piece that moves changes its kind: queen and knight, rook and bishop "
            "become each other."
        ),
    ),
    _kind(
        "TraitorChess",
        _words.later("A black piece that comes to the lower half of the board becomes white."),
    ),
    _kind("AndernachChess", _words.later("A piece that captures changes its side; kings do not.")),
    _kind(
        "WhiteForcedSquare",
        _words.later("White must move to one of the squares if he can."),
        value=Value.SQUARES,
    ),
    _kind(
        "WhiteConsequentForcedSquare",
        _words.later(
            "White must move to one of the squares if he can, even where that would leave his king "
            "in check."
        ),
        value=Value.SQUARES,
    ),
    _kind(
        "BlackForcedSquare",
        _words.later("Black must move to one of the squares if he can."),
        value=Value.SQUARES,
    ),
    _kind(
        "BlackConsequentForcedSquare",
        _words.later(
            "Black must move to one of the squares if he can, even where that would leave his king "
            "in check."
        ),
        value=Value.SQUARES,
    ),
    _kind(
        "ChameleonChess",
        _words.later(
            "With each move a knight becomes a bishop, a bishop a rook, a rook a queen and a "
            "queen a knight."
        ),
        value=Value.PIECES,
        is_optional=True,
    ),
    _kind(
        "FunctionaryChess",
        _words.later("A piece may only move or check if the other side observes it."),
    ),
    _kind("GlasgowChess", _words.later("Pawns promote one rank earlier.")),
    _kind(
        "AntiAndernachChess",
        _words.later("A piece that moves without capture changes its side; kings do not."),
    ),
    _kind("FrischAufCirce", "", _INCLUSIVE),
    _kind(
        "VerticalMirrorCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, on its square with "
            "files a and h exchanged."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "Isardam",
        _words.later("No move may let a piece be observed by an enemy piece of its own kind."),
        _variants("RexInclusive", *_LETTERS[:2]),
    ),
    _kind("ChecklessChess", _words.later("Nobody may check unless it is mate.")),
    _kind(
        "DiametralCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, on its square mirrored "
            "at the middle of the board."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "PromOnly",
        _words.later("A pawn may only become one of the pieces that are told."),
        value=Value.PIECES,
    ),
    _kind(
        "RankCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, on its own file of the "
            "rank of capture."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "ExclusiveChess", _words.later("A move that mates is only possible if no other move mates.")
    ),
    _kind(
        "MarsCirce",
        _words.later(
            "A piece can move from where it stands, but captures and checks only as if it "
            "came from its home square, which has to be empty."
        ),
        _CIRCE,
    ),
    _kind(
        "MarsMirrorCirce",
        _words.later(
            "A piece captures and checks only as if it came from the other side's home square."
        ),
        _EXCLUSIVE,
    ),
    _kind(
        "PhantomChess",
        _words.later(
            "A piece can move and capture from where it stands or as if it came from its "
            "home square, if that is empty."
        ),
        _CIRCE,
    ),
    _kind(
        "WhiteReflectiveKing",
        _words.later("The white king in check may also move as the pieces that check it."),
    ),
    _kind(
        "BlackReflectiveKing",
        _words.later("The black king in check may also move as the pieces that check it."),
    ),
    _kind(
        "WhiteTransmutedKing",
        _words.later("The white king in check moves only as the pieces that check it."),
    ),
    _kind(
        "BlackTransmutedKing",
        _words.later("The black king in check moves only as the pieces that check it."),
    ),
    _kind(
        "AntiEinsteinChess",
        _words.later(
            "A piece that moves without capturing becomes the next higher one (pawn, "
            "knight, bishop, rook, queen); captures change nothing."
        ),
    ),
    _kind(
        "MirrorCouscousCirce",
        _words.later(
            "A captured piece is reborn on the square of the other side's piece like the "
            "capturer, if that is empty."
        ),
        _INCLUSIVE,
    ),
    _kind("BlackRoyalSquare", "", value=Value.SQUARE),
    _kind("WhiteRoyalSquare", "", value=Value.SQUARE),
    _kind("BrunnerChess"),
    _kind(
        "PlusChess",
        _words.later(
            "A piece on one of the four squares in the middle can move from each of the "
            "others that is empty, too."
        ),
    ),
    _kind(
        "CirceAssassin",
        _words.later(
            "A captured piece is reborn on its square of the initial position; what stands there, "
            "disappears. A king is also in check if a capture would make it disappear."
        ),
        _INCLUSIVE,
    ),
    _kind("PatienceChess"),
    _kind(
        "RepublicanChess",
        _words.later(
            "There are no kings: a side that could mate puts the king of the other side on the "
            "board with its move. In type 2 the other side may go on if it does the same."
        ),
        _variants(*_NUMBERS[:2]),
    ),
    _kind(
        "ExtinctionChess",
        _words.later(
            "A side is in check if it could lose its last piece of a kind. Kings are pieces like "
            "others, and pawns may become kings."
        ),
    ),
    _kind(
        "CentralChess",
        _words.later(
            "A piece can move or check only while its king observes it, or another such "
            "piece of its side."
        ),
    ),
    _kind("ActuatedRevolvingBoard"),
    _kind(
        "MessignyChess",
        _words.later(
            "Instead of a move, two pieces of the same kind of opposite sides may "
            "exchange places, if they were not exchanged just before."
        ),
        _EXCLUSIVE,
    ),
    _kind("Woozles", "", _EXCLUSIVE),
    _kind("BiWoozles", "", _EXCLUSIVE),
    _kind("Heffalumps", "", _EXCLUSIVE),
    _kind("BiHeffalumps", "", _EXCLUSIVE),
    _kind(
        "WhitePromSquares", _words.later("White pawns promote on the squares."), value=Value.SQUARES
    ),
    _kind(
        "BlackPromSquares", _words.later("Black pawns promote on the squares."), value=Value.SQUARES
    ),
    _kind("NoWhitePromotion", _words.later("White pawns cannot go where they would promote.")),
    _kind("NoBlackPromotion", _words.later("Black pawns cannot go where they would promote.")),
    _kind(
        "EiffelChess",
        _words.later(
            "A pawn is paralysed while a queen of the other side attacks it, a queen by a "
            "rook, a rook by a bishop, a bishop by a knight, a knight by a pawn."
        ),
    ),
    _kind(
        "BlackUltraSchachZwang",
        _words.later(
            "Black makes no moves but those that check; he is mated where he could not move "
            "without that either."
        ),
    ),
    _kind(
        "WhiteUltraSchachZwang",
        _words.later(
            "White makes no moves but those that check; he is mated where he could not move "
            "without that either."
        ),
    ),
    _kind("ActuatedRevolvingCentre"),
    _kind(
        "ShieldedKings",
        _words.later(
            "Kings may stand side by side: a king does not attack one that its own side observes."
        ),
    ),
    _kind(
        "LineChameleonChess",
        _words.later(
            "A queen, rook, bishop or knight becomes the piece that stands on the file of "
            "its arrival in the initial position."
        ),
    ),
    _kind("NoWhiteCapture", _words.later("White may not capture.")),
    _kind("NoBlackCapture", _words.later("Black may not capture.")),
    _kind("AprilChess", "", value=Value.PIECES),
    _kind(
        "AlphabeticChess",
        _words.later(
            "A side must move the piece on the first square of a1, a2 … h8 of those that can move."
        ),
    ),
    _kind(
        "CirceTurncoats",
        _words.later(
            "A captured piece is reborn as one of the other side, if its square is empty."
        ),
    ),
    _kind(
        "CirceDoubleAgents",
        _words.later(
            "A captured piece is reborn as one of the other side, if the square of the other "
            "side's like piece is empty."
        ),
        _INCLUSIVE,
    ),
    _kind("AMU"),
    _kind(
        "SingleBox",
        _words.later(
            "Of each kind a side may have no more pieces on the board than a box of chess "
            "pieces holds."
        ),
        _variants(*_NUMBERS),
    ),
    _kind("MAFF"),
    _kind("OWU"),
    _kind(
        "WhiteOscillatingKings",
        _words.later("After each move of White the two kings exchange places."),
        _variants(*_LETTERS[:3]),
    ),
    _kind(
        "BlackOscillatingKings",
        _words.later("After each move of Black the two kings exchange places."),
        _variants(*_LETTERS[:3]),
    ),
    _kind("AntiKings", _words.later("A king is in check if no piece attacks it.")),
    _kind(
        "AntiMarsCirce",
        _words.later(
            "A piece can capture from where it stands, but moves without capture only as if it "
            "came from its home square, which has to be empty."
        ),
        _CIRCE,
    ),
    _kind(
        "AntiMarsMirrorCirce",
        _words.later(
            "A piece moves without capture only as if it came from the other side's home square."
        ),
        _EXCLUSIVE,
    ),
    _kind("AntiMarsAntipodeanCirce", "", _EXCLUSIVE),
    _kind(
        "WhiteSuperTransmutingKing",
        _words.later(
            "The white king in check must move as a piece that checks it, and becomes such a "
            "piece, no longer royal."
        ),
    ),
    _kind(
        "BlackSuperTransmutingKing",
        _words.later(
            "The black king in check must move as a piece that checks it, and becomes such a "
            "piece, no longer royal."
        ),
    ),
    _kind(
        "AntiSuperCirce",
        _words.later("A capturer is reborn on any empty square that it likes."),
        _ANTICIRCE,
    ),
    _kind(
        "UltraPatrol", _words.later("A piece may only move or check if its own side observes it.")
    ),
    _kind(
        "SwappingKings", _words.later("A side that checks exchanges the places of the two kings.")
    ),
    _kind(
        "RoyalDynasty",
        _words.later(
            "A side may have several kings; a king is royal while it is the only one. Pawns may "
            "become kings."
        ),
    ),
    _kind(
        "SAT",
        _words.later(
            "A king is in check if it has a flight, whether or not it is attacked; "
            "with a number, if it has more flights than that, or as many and is not attacked."
        ),
        value=Value.NUMBERS,
        is_optional=True,
    ),
    _kind(
        "StrictSAT",
        _words.later(
            "A king is in check if it has a flight, or was once attacked and is not any more; with "
            "a number, if it has more flights than that, or as many and was once attacked and is "
            "not any more."
        ),
        value=Value.NUMBERS,
        is_optional=True,
    ),
    _kind(
        "Take&MakeChess",
        _words.later(
            "A capturer goes on at once as the captured piece would move, without capture."
        ),
        _variants("Absolute"),
    ),
    _kind("BlackSynchronMover"),
    _kind("WhiteSynchronMover"),
    _kind("BlackAntiSynchronMover"),
    _kind("WhiteAntiSynchronMover"),
    _kind(
        "Masand",
        _words.later(
            "A piece that moves and checks changes the sides of all other pieces that it observes, "
            "except kings."
        ),
    ),
    _kind("BGL", "", value=Value.LIMITS, is_optional=True),
    _kind("BlackChecks"),
    _kind(
        "AnnanChess",
        _words.later("A piece with a piece of its own side just behind it moves as that piece."),
        _variants(*_LETTERS),
    ),
    _kind("NormalPawn"),
    _kind(
        "Lortap",
        _words.later("A piece may only capture or check if its own side does not observe it."),
    ),
    _kind(
        "VaultingKings",
        _words.later(
            "A king in check may also move as an equihopper, or as another piece that is told."
        ),
        _VAULTING,
        Value.PIECES,
        is_optional=True,
    ),
    _kind(
        "WhiteVaultingKing",
        _words.later(
            "The white king in check may also move as an equihopper, or as another piece "
            "that is told."
        ),
        _VAULTING,
        Value.PIECES,
        is_optional=True,
    ),
    _kind(
        "BlackVaultingKing",
        _words.later(
            "The black king in check may also move as an equihopper, or as another piece "
            "that is told."
        ),
        _VAULTING,
        Value.PIECES,
        is_optional=True,
    ),
    _kind(
        "ProteanChess",
        _words.later(
            "A piece that captures becomes one of the kind that it captures, and keeps its side."
        ),
        _EXCLUSIVE,
    ),
    _kind(
        "GenevaChess",
        _words.later(
            "A piece other than a king can capture only if its home square is empty, and not "
            "from there."
        ),
        _CIRCE,
    ),
    _kind(
        "ChameleonPursuit",
        _words.later(
            "A piece, except a king, that moves to the square that the other side has just left "
            "changes its side."
        ),
    ),
    _kind(
        "AntiKoeko",
        _words.later("A piece may only go where it does not stand next to another piece."),
        _KOEKO,
    ),
    _kind("CastlingChess"),
    _kind(
        "LosingChess",
        _words.later(
            "A side must capture if it can. There is no check: kings are pieces like others, and "
            "pawns may become kings."
        ),
    ),
    _kind(
        "Disparate",
        _words.later("A side cannot move a piece of the kind that the other side has just moved."),
    ),
    _kind(
        "GhostChess",
        _words.later(
            "A captured piece comes back on the square of capture when that is left; it "
            "cannot be captured again."
        ),
    ),
    _kind(
        "HauntedChess",
        _words.later(
            "A captured piece comes back to the square of capture when the piece that "
            "captured it leaves it."
        ),
    ),
    _kind("ProvocationChess"),
    _kind(
        "CageCirce",
        _words.later(
            "A captured piece is reborn on a square from which it cannot move without capturing."
        ),
    ),
    _kind("Dummy"),
    _kind(
        "Football",
        _words.later(
            "A piece other than a king that comes to the file a or h may be replaced by one of "
            "the kinds that are told."
        ),
        value=Value.PIECES,
        is_optional=True,
    ),
    _kind(
        "ContraParrain",
        _words.later(
            "A captured piece is reborn after the next move, as far back as that move went."
        ),
    ),
    _kind(
        "KobulKings",
        _words.later(
            "When a piece is captured, the king of its side becomes a royal piece of that "
            "kind; when a pawn is captured, a king."
        ),
        _SIDES,
    ),
    _kind("ExchangeCastling"),
    _kind(
        "WhiteAlphabeticChess",
        _words.later(
            "White must move the piece on the first square of a1, a2 … h8 of those that can move."
        ),
    ),
    _kind(
        "BlackAlphabeticChess",
        _words.later(
            "Black must move the piece on the first square of a1, a2 … h8 of those that can move."
        ),
    ),
    _kind(
        "CirceTake&Make",
        _words.later(
            "A captured piece makes a move without capture from where it stood; if it has none, "
            "it cannot be captured."
        ),
    ),
    _kind(
        "SuperGuards",
        _words.later("A piece that is observed by a piece of its own side cannot be captured."),
    ),
    _kind(
        "Wormholes",
        _words.later(
            "A piece that comes to one of the squares has to go on to another of them that is "
            "empty."
        ),
        value=Value.SQUARES,
    ),
    _kind(
        "MarineChess",
        _words.later(
            "Pawns become marine pieces: siren, triton, nereid and marine knight. Tritons castle "
            "in place of rooks."
        ),
    ),
    _kind("UltramarineChess"),
    _kind(
        "BackHome",
        _words.later(
            "A side must move a piece to where it stood in the diagram, if it can; it checks only "
            "where it may capture the king."
        ),
    ),
    _kind(
        "FaceToFace",
        _words.later("Two pieces of opposite sides that stand face to face move as each other."),
    ),
    _kind(
        "BackToBack",
        _words.later("Two pieces of opposite sides that stand back to back move as each other."),
    ),
    _kind(
        "CheekToCheek",
        _words.later("Two pieces of opposite sides that stand side by side move as each other."),
    ),
    _kind(
        "ChameleonSequence",
        _words.later("With each move a chameleon becomes the next of the pieces that are told."),
        value=Value.PIECES,
        is_optional=True,
    ),
    _kind(
        "AntiCloneCirce",
        _words.later("A capturer becomes a piece of the captured kind and is reborn as that."),
    ),
    _kind(
        "SnekChess",
        _words.later(
            "When a piece is captured, a piece of the next lower kind of its side becomes "
            "one of its kind: a rook for a queen, a bishop for a rook, a knight for a "
            "bishop, the king for a knight."
        ),
    ),
    _kind(
        "SnekCircleChess",
        _words.later(
            "When a piece is captured, a piece of the next lower kind of its side becomes "
            "one of its kind: a rook for a queen, a bishop for a rook, a knight for a "
            "bishop, a queen for a knight."
        ),
    ),
    _kind("LastCapture", "", value=Value.CAPTURED),
    _kind(
        "ArgentinianChess",
        _words.later(
            "Pawns become Argentine pieces: senora, faro, loco and saltador. Faros castle in place "
            "of rooks."
        ),
    ),
    _kind(
        "LostPieces",
        _words.later(
            "With each move the pieces of the other side disappear that would be mated if they "
            "were kings."
        ),
    ),
    _kind("PartialParalysis"),
    _kind(
        "VerticalSymmetryCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, on the square of "
            "capture with files a and h exchanged."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "HorizontalSymmetryCirce",
        _words.later(
            "A captured piece is reborn, if its square is empty, on the square of "
            "capture with ranks 1 and 8 exchanged."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "VerticalSymmetryAntiCirce",
        _words.later("A capturer is reborn with files exchanged; that square must be empty."),
        _ANTICIRCE,
    ),
    _kind(
        "HorizontalSymmetryAntiCirce",
        _words.later("A capturer is reborn with ranks exchanged; that square must be empty."),
        _ANTICIRCE,
    ),
    _kind(
        "ImmuneVerticalSymmetry",
        _words.later(
            "A piece cannot be captured if its square with files a and h exchanged is occupied."
        ),
    ),
    _kind(
        "ImmuneHorizontalSymmetry",
        _words.later(
            "A piece cannot be captured if its square with ranks 1 and 8 exchanged is occupied."
        ),
    ),
    _kind(
        "LeseMajeste",
        _words.later(
            "In the diagram the side that is not to move may be in check; kings are never captured."
        ),
    ),
    _kind("Rokagogo"),
    _kind(
        "Breton",
        _words.later(
            "With each capture another piece of the captured kind disappears, of the side "
            "that captures (Adverse: of the other side); Chromatic: it changes sides."
        ),
        _variants("Adverse", "Chromatic", "PY"),
    ),
    _kind(
        "Make&TakeChess",
        _words.later(
            "Before capturing, a piece makes a move without capture as the piece that it captures."
        ),
    ),
    _kind(
        "PointReflection",
        _words.later(
            "Two pieces on squares that are point-symmetric about the middle of the board "
            "move as each other."
        ),
    ),
    _kind(
        "NannaChess",
        _words.later(
            "A piece with a piece of its own side just in front of it moves as that piece."
        ),
        _variants(*_LETTERS),
    ),
    _kind("MasandGeneralised"),
    _kind(
        "Bolero",
        _words.later(
            "A piece other than pawn or king moves without capture as the piece that stands on "
            "its file in the initial position."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "BoleroInverse",
        _words.later(
            "A piece other than pawn or king captures as the piece that stands on its file in "
            "the initial position."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "Influencer",
        _words.later(
            "A piece that moves makes pawns of the other side's pieces next to it, "
            "but on the first and last ranks pieces of its own kind."
        ),
    ),
    _kind("RoleExchange", "", value=Value.NUMBER, is_optional=True),
    _kind(
        "BlackMaxDister",
        _words.later("Black must move so that the two pieces come as far apart as possible."),
        value=Value.TWO_SQUARES,
    ),
    _kind(
        "BlackMinDister",
        _words.later(
            "Black must move so that the two pieces come as near to each other as possible."
        ),
        value=Value.TWO_SQUARES,
    ),
    _kind(
        "WhiteMaxDister",
        _words.later("White must move so that the two pieces come as far apart as possible."),
        value=Value.TWO_SQUARES,
    ),
    _kind(
        "WhiteMinDister",
        _words.later(
            "White must move so that the two pieces come as near to each other as possible."
        ),
        value=Value.TWO_SQUARES,
    ),
    _kind(
        "SeriesCapture",
        _words.later(
            "A piece that captures may go on with another move at once, unless a king is in check."
        ),
    ),
    _kind("DarkSide"),
    _kind("Leffie"),
    _kind(
        "Pepo",
        _words.later(
            "A king that one piece attacks cannot move; it is in check only if two pieces other "
            "than a king attack it."
        ),
    ),
    _kind(
        "CASTChess",
        _words.later(
            "A piece that could capture several pieces can capture none of them, and does "
            "not check; Inverse: only such a piece can."
        ),
        _variants("Inverse"),
    ),
    _kind(
        "Bicaptures",
        _words.later("Pieces may capture pieces of their own side, too, except the king."),
    ),
    _kind("FuddledMen"),
    _kind("TransmissionMenace"),
    _kind(
        "PowerTransfer",
        _words.later(
            "A piece moves as what stands on the square on which it would be reborn under Circe."
        ),
        _INCLUSIVE,
    ),
    _kind(
        "MultiCaptures",
        _words.later(
            "A piece can only be captured if at least two pieces of the other side attack it."
        ),
        _SIDES,
    ),
    _kind(
        "AntiGuards",
        _words.later("A piece can be captured only while a piece of its own side observes it."),
    ),
    _kind(
        "FrankfurtChess",
        _words.later("A piece that captures becomes one of the kind that it captures."),
        _EXCLUSIVE,
    ),
    _kind(
        "Anda",
        _words.later(
            "A piece that checks by moving becomes neutral; "
            "a neutral one joins the side that moves."
        ),
    ),
    _kind(
        "AndaInverse",
        _words.later(
            "A piece that moves without checking becomes neutral; "
            "a neutral one joins the side that moves."
        ),
    ),
    _kind(
        "HalfInChess", _words.later("A side moves the pieces of the other side, and only those.")
    ),
    _kind(
        "AllInChess",
        _words.later(
            "A side may also move the pieces of the other side, but not take back a move "
            "without capture."
        ),
    ),
    _kind(
        "MainlyInChess",
        _words.later(
            "A side may also move the pieces of the other side, but not the piece that "
            "has just moved."
        ),
    ),
    _kind(
        "AliceChess",
        _words.later(
            "There are two boards: a piece moves on its own one, to a square that is empty on the "
            "other, and is then there."
        ),
    ),
    _kind("Immobilio", "", value=Value.PIECES, is_optional=True),
    _kind(
        "PADChess",
        _words.later(
            "A piece disappears with its second capture; Strict: it cannot capture again until it "
            "was captured itself."
        ),
        _variants("RexInclusive", "Strict"),
    ),
    _kind(
        "DangerCirce",
        _words.later(
            "An attacked piece may also move to its square of rebirth, and capture there."
        ),
    ),
    _kind("#C"),
    _kind(
        "Maximummer",
        _words.later(
            "The side that defends must make one of its longest legal moves; in helpmates the "
            "side that is mated."
        ),
        _MUMMER,
    ),
    _kind(
        "UltraSchachZwang",
        _words.later(
            "The side that defends makes no moves but those that check; in helpmates the side that "
            "is mated."
        ),
    ),
)
"""All conditions of Popeye 4.104 by their English names, in the order in which it looks for a
shortened one."""
