"""Which of its moves a side must choose, or cannot."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds.kind import Value, kind, words
from matewright.model.condition_kinds.variants import REX_EXCLUSIVE, STRICTNESS

KINDS: Final = (
    kind(
        "Maximummer",
        words.later(
            "The side that defends must make one of its longest legal moves; in helpmates the "
            "side that is mated."
        ),
        STRICTNESS,
    ),
    kind(
        "BlackMaximummer",
        words.later("Black must make one of the longest legal moves."),
        STRICTNESS,
    ),
    kind(
        "WhiteMaximummer",
        words.later("White must make one of the longest legal moves."),
        STRICTNESS,
    ),
    kind(
        "BlackMinimummer",
        words.later("Black must make one of the shortest legal moves."),
        STRICTNESS,
    ),
    kind(
        "WhiteMinimummer",
        words.later("White must make one of the shortest legal moves."),
        STRICTNESS,
    ),
    kind(
        "BlackSynchronMover",
        words.later(
            "Black must move as far and in the same direction as White has just moved, if he can."
        ),
    ),
    kind(
        "BlackAntiSynchronMover",
        words.later(
            "Black must move as far and in the opposite direction as White has just moved, "
            "if he can."
        ),
    ),
    kind(
        "WhiteSynchronMover",
        words.later(
            "White must move as far and in the same direction as Black has just moved, if he can."
        ),
    ),
    kind(
        "WhiteAntiSynchronMover",
        words.later(
            "White must move as far and in the opposite direction as Black has just moved, "
            "if he can."
        ),
    ),
    kind(
        "BlackMaxDister",
        words.later("Black must move so that the two pieces come as far apart as possible."),
        value=Value.TWO_SQUARES,
    ),
    kind(
        "WhiteMaxDister",
        words.later("White must move so that the two pieces come as far apart as possible."),
        value=Value.TWO_SQUARES,
    ),
    kind(
        "BlackMinDister",
        words.later(
            "Black must move so that the two pieces come as near to each other as possible."
        ),
        value=Value.TWO_SQUARES,
    ),
    kind(
        "WhiteMinDister",
        words.later(
            "White must move so that the two pieces come as near to each other as possible."
        ),
        value=Value.TWO_SQUARES,
    ),
    kind(
        "UltraSchachZwang",
        words.later(
            "The side that defends makes no moves but those that check; in helpmates the side that "
            "is mated."
        ),
    ),
    kind(
        "BlackUltraSchachZwang",
        words.later(
            "Black makes no moves but those that check; he is mated where he could not move "
            "without that either."
        ),
    ),
    kind(
        "WhiteUltraSchachZwang",
        words.later(
            "White makes no moves but those that check; he is mated where he could not move "
            "without that either."
        ),
    ),
    kind(
        "BlackMustCapture",
        words.later("Black must capture if he can; ultra: he cannot do anything else."),
        STRICTNESS,
    ),
    kind(
        "WhiteMustCapture",
        words.later("White must capture if he can; ultra: he cannot do anything else."),
        STRICTNESS,
    ),
    kind(
        "LosingChess",
        words.later(
            "A side must capture if it can. There is no check: kings are pieces like others, and "
            "pawns may become kings."
        ),
    ),
    kind(
        "WhiteForcedSquare",
        words.later("White must move to one of the squares if he can."),
        value=Value.SQUARES,
    ),
    kind(
        "BlackForcedSquare",
        words.later("Black must move to one of the squares if he can."),
        value=Value.SQUARES,
    ),
    kind(
        "WhiteConsequentForcedSquare",
        words.later(
            "White must move to one of the squares if he can, even where that would leave his king "
            "in check."
        ),
        value=Value.SQUARES,
    ),
    kind(
        "BlackConsequentForcedSquare",
        words.later(
            "Black must move to one of the squares if he can, even where that would leave his king "
            "in check."
        ),
        value=Value.SQUARES,
    ),
    kind(
        "BlackFollowMyLeader",
        words.later("Black must move to the square that White has just left, if he can."),
    ),
    kind(
        "WhiteFollowMyLeader",
        words.later("White must move to the square that Black has just left, if he can."),
    ),
    kind(
        "AlphabeticChess",
        words.later(
            "A side must move the piece on the first square of a1, a2 … h8 of those that can move."
        ),
    ),
    kind(
        "WhiteAlphabeticChess",
        words.later(
            "White must move the piece on the first square of a1, a2 … h8 of those that can move."
        ),
    ),
    kind(
        "BlackAlphabeticChess",
        words.later(
            "Black must move the piece on the first square of a1, a2 … h8 of those that can move."
        ),
    ),
    kind(
        "DuellistChess",
        words.later(
            "A side must go on with the piece that it moved last, as long as that has a legal move."
        ),
    ),
    kind(
        "Disparate",
        words.later("A side cannot move a piece of the kind that the other side has just moved."),
    ),
    kind(
        "BackHome",
        words.later(
            "A side must move a piece to where it stood in the diagram, if it can; it checks only "
            "where it may capture the king."
        ),
    ),
    kind(
        "MessignyChess",
        words.later(
            "Instead of a move, two pieces of the same kind of opposite sides may "
            "exchange places, if they were not exchanged just before."
        ),
        REX_EXCLUSIVE,
    ),
)
