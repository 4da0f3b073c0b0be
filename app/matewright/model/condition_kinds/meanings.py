"""What conditions mean with the words that choose their variants.

A variant that has a name of its own means what the condition of that name does; other words bring a
sentence. An unsupported word has none, and then the whole has no meaning either.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from matewright.model.condition_kinds.kind import ConditionKind, words

_CIRCE: Final = {
    "Mirror": "MirrorCirce",
    "Mirror File": "MirrorFileCirce",
    "Mirror Couscous": "MirrorCouscousCirce",
    "Mirror Clone": "MirrorCirceClone",
    "Mirror Turncoats": "CirceDoubleAgents",
    "Diametral": "DiametralCirce",
    "VerticalMirror": "VerticalMirrorCirce",
    "Clone": "CirceClone",
    "Chameleon": "ChameleonCirce",
    "Turncoats": "CirceTurncoats",
    "Couscous": "CouscousCirce",
    "Equipollents": "EquipollentsCirce",
    "Parrain": "ParrainCirce",
    "ContraParrain": "ContraParrain",
    "Cage": "CageCirce",
    "Rank": "RankCirce",
    "File": "FileCirce",
    "Symmetry": "SymmetryCirce",
    "VerticalSymmetry": "VerticalSymmetryCirce",
    "HorizontalSymmetry": "HorizontalSymmetryCirce",
    "Diagram": "DiagramCirce",
    "PWC": "PWC",
    "Antipodes": "AntipodeanCirce",
    "Take&Make": "CirceTake&Make",
    "Super": "SuperCirce",
    "Assassin": "CirceAssassin",
}
_ANTICIRCE: Final = {
    "Mirror": "MirrorAntiCirce",
    "Mirror File": "MirrorFileAntiCirce",
    "Diagram": "DiagramAntiCirce",
    "File": "FileAntiCirce",
    "Symmetry": "SymmetryAntiCirce",
    "VerticalSymmetry": "VerticalSymmetryAntiCirce",
    "HorizontalSymmetry": "HorizontalSymmetryAntiCirce",
    "Antipodes": "AntipodeanAntiCirce",
    "Equipollents": "EquipollentsAntiCirce",
}
_IMMUN: Final = {
    "Mirror": "MirrorImmunChess",
    "Mirror File": "MirrorFileImmunChess",
    "Diagram": "DiagramImmunChess",
    "File": "FileImmunChess",
    "Symmetry": "SymmetryImmunChess",
    "VerticalSymmetry": "ImmuneVerticalSymmetry",
    "HorizontalSymmetry": "ImmuneHorizontalSymmetry",
    "Antipodes": "AntipodeanImmunChess",
    "Equipollents": "EquipollentsImmunChess",
}


def _of_words(names: Mapping[str, str]) -> Mapping[frozenset[str], str]:
    return MappingProxyType({frozenset(words.split()): name for words, name in names.items()})


NAMED: Final[Mapping[str, Mapping[frozenset[str], str]]] = MappingProxyType(
    {
        "Circe": _of_words(_CIRCE),
        "AntiCirce": _of_words(_ANTICIRCE),
        "ImmunChess": _of_words(_IMMUN),
        "MarsCirce": _of_words({"Mirror": "MarsMirrorCirce"}),
        "AntiMarsCirce": _of_words({"Mirror": "AntiMarsMirrorCirce"}),
    }
)
"""The conditions that variants of another one are, by that one and the words of the variant."""

BASES: Final[Mapping[str, str]] = MappingProxyType(
    {name: base for base, names in NAMED.items() for name in names.values()}
)
"""What conditions are variants of."""

_INSTEAD: Final = MappingProxyType(
    {
        ("ChameleonCirce", ""): words.later(
            "A captured piece is reborn, if its square is empty, as the next one of the pieces "
            "named, after the last as the first."
        ),
        ("AntiCirce", "Couscous"): words.later(
            "A capturer is reborn on the square of the piece that it captures, and cannot capture "
            "if that is occupied."
        ),
        ("AntiCirce", "Rank"): words.later(
            "A capturer is reborn on its own file of the rank of capture; that must be empty."
        ),
        ("AntiCirce", "PWC"): words.later("A capturer goes back to the square it came from."),
        ("ImmunChess", "Rank"): words.later(
            "A piece cannot be captured if the square on its own file of the rank of capture is "
            "occupied."
        ),
        ("ImmunChess", "PWC"): words.later(
            "A piece cannot be captured if the square is occupied from which the capturer came."
        ),
        ("GridChess", "VerticalShift"): words.later(
            "Lines part the board into cells of four squares, shifted by a rank; each move has to "
            "lead into another cell."
        ),
        ("GridChess", "HorizontalShift"): words.later(
            "Lines part the board into cells of four squares, shifted by a file; each move has to "
            "lead into another cell."
        ),
        ("GridChess", "DiagonalShift"): words.later(
            "Lines part the board into cells of four squares, shifted by a file and a rank; each "
            "move has to lead into another cell."
        ),
        ("GridChess", "Orthogonal"): words.later(
            "Lines beside the files and ranks that are named part the board into cells; each move "
            "has to lead into another cell."
        ),
        ("GridChess", "GridLine"): words.later(
            "Each move has to cross one of the lines that are named."
        ),
        ("GridChess", "Irregular"): words.later(
            "The squares that are named together form a cell, all others another one; each move "
            "has to lead into another cell."
        ),
    }
)
"""What a word makes of a condition; an empty one: pieces that are named."""

_BESIDE: Final = MappingProxyType(
    {
        "RexInclusive": words.later("It holds for kings, too."),
        "RexExclusive": words.later("It does not hold for kings."),
        "PionPropre": words.later("The pawn is one of the side that moves."),
        "PionAdvers": words.later("The pawn is one of the other side."),
        "PionNeutre": words.later("Neutral pieces leave neutral pawns."),
        "ParaSentinelles": words.later("A side that has more pawns than the other leaves none."),
        "Berolina": words.later("The pawns are Berolina pawns."),
        "MaximumBlack": words.later("Black never has more pawns than the number named."),
        "MaximumWhite": words.later("White never has more pawns than the number named."),
        "MaximumTotal": words.later("Both sides never have more pawns than the number named."),
        "Transmuting": words.later("In check it cannot move as a king."),
        "ultra": words.later(
            "Only the longest moves give check, and no other move gets out of one."
        ),
    }
)
"""The sentences of words that mean the same beside all conditions."""

_ADAPTERS: Final = MappingProxyType(
    {
        "Mirror": words.later("The squares of the other side count."),
        "Diametral": words.later("The square is mirrored at the middle of the board."),
        "VerticalMirror": words.later("On the square, files a and h are exchanged."),
    }
)
_TYPES: Final = MappingProxyType(
    {
        "Calvet": words.later("A capture on the square of rebirth itself is allowed."),
        "Cheylan": words.later("A capture on the square of rebirth itself is not allowed."),
    }
)
_KINGS_A: Final = words.later("Kings lend their moves, and move as others.")
_KINGS_B: Final = words.later("Kings do not lend their moves.")
_KINGS_C: Final = words.later("Kings do not move as others.")
_KINGS_D: Final = words.later("Kings neither lend their moves nor move as others.")
_BEFORE_A: Final = words.later("Before, the own king may be in check.")
_BEFORE_B: Final = words.later("Before, the own king must not be in check.")
_BEFORE_C: Final = words.later("They do so only after a check.")
_OWN: Final = MappingProxyType(
    {
        ("Breton", "PY"): words.later("Pawns that promote count as what they become."),
        ("Circe", "Strict"): words.later(
            "If the square is occupied, the piece cannot be captured."
        ),
        ("Circe", "Relaxed"): words.later("If the square is occupied, the piece disappears."),
        ("Circe", "Parachute"): words.later(
            "If the square is occupied, what stands there comes back when the square is empty "
            "again."
        ),
        ("Circe", "Volcanic"): words.later(
            "If the square is occupied, it is reborn when the square is empty again."
        ),
        **{
            (name, word): sentence
            for name in ("Circe", "AntiCirce", "ImmunChess")
            for word, sentence in _ADAPTERS.items()
        },
        **{
            (name, word): sentence
            for name in ("AntiCirce", "AntiSuperCirce", *_ANTICIRCE.values())
            for word, sentence in _TYPES.items()
        },
        ("Isardam", "TypeA"): words.later("Such a move gives no check either."),
        ("Isardam", "TypeB"): words.later("Such a move still gives check."),
        ("MultiCaptures", "White"): words.later("It holds for captures of White alone."),
        ("MultiCaptures", "Black"): words.later("It holds for captures of Black alone."),
        ("KobulKings", "White"): words.later("It holds for the white king alone."),
        ("KobulKings", "Black"): words.later("It holds for the black king alone."),
        **{
            (name, word): sentence
            for name in ("AnnanChess", "NannaChess")
            for word, sentence in zip(
                ("TypeA", "TypeB", "TypeC", "TypeD"),
                (_KINGS_A, _KINGS_B, _KINGS_C, _KINGS_D),
                strict=True,
            )
        },
        **{
            (name, word): sentence
            for name in ("WhiteOscillatingKings", "BlackOscillatingKings")
            for word, sentence in zip(
                ("TypeA", "TypeB", "TypeC"), (_BEFORE_A, _BEFORE_B, _BEFORE_C), strict=True
            )
        },
        ("SingleBox", "Type1"): words.later("A pawn becomes only what is left in the box."),
        ("SingleBox", "Type2"): words.later(
            "A pawn for which the box has nothing stays on the last rank, and promotes as soon as "
            "the other side captures something."
        ),
        ("SingleBox", "Type3"): words.later(
            "A pawn for which the box has nothing stays on the last rank; its own side promotes it "
            "before a later move."
        ),
        ("RepublicanChess", "Type1"): words.later("That ends the game."),
    }
)
"""The sentences of words that mean something else beside each condition."""

USUAL: Final = frozenset(
    [
        ("Breton", "Adverse"),
        ("Breton", "Chromatic"),
        ("CASTChess", "Inverse"),
        ("PADChess", "Strict"),
        ("RepublicanChess", "Type2"),
        ("BlackMustCapture", "ultra"),
        ("WhiteMustCapture", "ultra"),
        ("ImmunChess", "Strict"),
        ("MagicSquares", "Type1"),
    ]
)
"""Words that the sentence of the condition covers, or that name its usual form."""


def meaning(
    kind: ConditionKind,
    parameters: Iterable[str],
    kinds: Mapping[str, ConditionKind],
    *,
    pieces: bool,
) -> str:
    """What a condition means with its `parameters`, in the reader's language.

    `kinds` are all conditions by name; `pieces` says that pieces are named. Empty if
    unsupported.
    """
    name, base, left = kind.name, kind, set(parameters)
    named = [one for one in NAMED.get(name, {}) if one <= left]
    if named:
        found = max(named, key=len)
        base = kinds[NAMED[name][found]]
        left -= found
    instead = [word for word in sorted(left) if (name, word) in _INSTEAD]
    sentences = [base.english, *(_INSTEAD[name, word] for word in instead)][-1:]
    if pieces and (base.name, "") in _INSTEAD:
        sentences = [_INSTEAD[base.name, ""]]
    for word in sorted(left.difference(instead)):
        if (name, word) not in USUAL:
            sentences.append(_OWN.get((name, word)) or _BESIDE.get(word, ""))
    return " ".join(map(words, sentences)) if all(sentences) else ""
