"""What moves do, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from matewright.model.kinds import KINDS
from matewright.model.move import Move
from matewright.wording import Wording

_words: Final = Wording("MoveTableModel")


def special(moves: Sequence[Move]) -> tuple[tuple[int, str], ...]:
    """How many of some moves check, mate and capture, each with words for it."""
    checks = sum(move.check for move in moves)
    mates = sum(move.mate for move in moves)
    captures = sum(move.capture for move in moves)
    return (
        (checks, _words.count(checks, "%n check", "%n checks")),
        (mates, _words.count(mates, "%n mate", "%n mates")),
        (captures, _words.count(captures, "%n capture", "%n captures")),
    )


def remarks(move: Move, weight: int) -> list[str]:
    """What the move does, the most important first."""
    found = []
    if move.mate:
        found.append(_words("mate"))
    elif move.double_check:
        found.append(_words("double check"))
    elif move.check:
        found.append(_words("check"))
    if move.stalemate:
        found.append(_words("stalemate"))
    if move.en_passant:
        found.append(_words("captures en passant"))
    elif move.capture:
        found.append(_words("captures"))
    if move.promotion:
        found.append(_words("promotes to {kind}", kind=KINDS[move.promotion].name))
    if move.castling:
        found.append(_words("castles"))
    if weight < 0:
        # Only a piece that can be taken where it goes weighs less than nothing.
        found.append(_words("unsafe"))
    return found
