"""How kings move, what check is, and what becomes of kings."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind, words
from matewright.model.condition_kinds.variants import LETTERS, NUMBERS, variants

_VAULTING: Final = variants("Transmuting")

KINDS: Final = (
    kind(
        "ReflectiveKings",
        words.later("A king in check may also move as the pieces that check it."),
    ),
    kind(
        "WhiteReflectiveKing",
        words.later("The white king in check may also move as the pieces that check it."),
    ),
    kind(
        "BlackReflectiveKing",
        words.later("The black king in check may also move as the pieces that check it."),
    ),
    kind("TransmutedKings", words.later("A king in check moves only as the pieces that check it.")),
    kind(
        "WhiteTransmutedKing",
        words.later("The white king in check moves only as the pieces that check it."),
    ),
    kind(
        "BlackTransmutedKing",
        words.later("The black king in check moves only as the pieces that check it."),
    ),
    kind(
        "VaultingKings",
        words.later("A king in check may also move as an equihopper, or as another given piece."),
        _VAULTING,
        Value.PIECES,
        is_optional=True,
    ),
    kind(
        "WhiteVaultingKing",
        words.later(
            "The white king in check may also move as an equihopper, or as another given piece."
        ),
        _VAULTING,
        Value.PIECES,
        is_optional=True,
    ),
    kind(
        "BlackVaultingKing",
        words.later(
            "The black king in check may also move as an equihopper, or as another given piece."
        ),
        _VAULTING,
        Value.PIECES,
        is_optional=True,
    ),
    kind(
        "WhiteSuperTransmutingKing",
        words.later(
            "The white king in check must move as a piece that checks it, and becomes such a "
            "piece, no longer royal."
        ),
    ),
    kind(
        "BlackSuperTransmutingKing",
        words.later(
            "The black king in check must move as a piece that checks it, and becomes such a "
            "piece, no longer royal."
        ),
    ),
    kind("SwappingKings", words.later("A side that checks exchanges the places of the two kings.")),
    kind(
        "WhiteOscillatingKings",
        words.later("After each move of White the two kings exchange places."),
        variants(*LETTERS[:3]),
    ),
    kind(
        "BlackOscillatingKings",
        words.later("After each move of Black the two kings exchange places."),
        variants(*LETTERS[:3]),
    ),
    kind(
        "KobulKings",
        words.later(
            "When a piece is captured, the king of its side becomes a royal piece of that "
            "kind; when a pawn is captured, a king."
        ),
        variants("White", "Black"),
    ),
    kind(
        "RoyalDynasty",
        words.later(
            "A side may have several kings; a king is royal while it is the only one. Pawns may "
            "become kings."
        ),
    ),
    kind(
        "RepublicanChess",
        words.later(
            "There are no kings: a side that could mate puts the king of the other side on the "
            "board with its move. In type 2 the other side may go on if it does the same."
        ),
        variants(*NUMBERS[:2]),
    ),
    kind(
        "ExtinctionChess",
        words.later(
            "A side is in check if it could lose its last piece of a kind. Kings are pieces like "
            "others, and pawns may become kings."
        ),
    ),
    kind(
        "ShieldedKings",
        words.later(
            "Kings may stand side by side: a king does not attack one that its own side observes."
        ),
    ),
    kind("AntiKings", words.later("A king is in check if no piece attacks it.")),
    kind(
        "VogtlaenderChess",
        words.later(
            "A side is in check if it attacks the king of the other side, not if its own is "
            "attacked."
        ),
    ),
    kind(
        "Bicolores",
        words.later(
            "Each piece may also attack the king of its own side, which must not be left "
            "in such a check."
        ),
    ),
    kind(
        "SAT",
        words.later(
            "A king is in check if it has a flight, whether or not it is attacked; "
            "with a number, if it has more flights than that, or as many and is not attacked."
        ),
        value=Value.NUMBERS,
        is_optional=True,
    ),
    kind(
        "StrictSAT",
        words.later(
            "A king is in check if it has a flight, or was once attacked and is not any more; with "
            "a number, if it has more flights than that, or as many and was once attacked and is "
            "not any more."
        ),
        value=Value.NUMBERS,
        is_optional=True,
    ),
    kind(
        "Pepo",
        words.later(
            "A king that one piece attacks cannot move; it is in check only if two pieces other "
            "than a king attack it."
        ),
    ),
    kind(
        "LeseMajeste",
        words.later(
            "In the diagram the side that is not to move may be in check; kings are never captured."
        ),
    ),
    kind("ChecklessChess", words.later("Nobody may check unless it is mate.")),
    kind(
        "ExclusiveChess", words.later("A move that mates is only possible if no other move mates.")
    ),
)
