"""A move together with what the solver knows about it, enough to write it in any notation."""

from __future__ import annotations

from dataclasses import dataclass

FILES = "abcdefgh"


def square_name(square: int) -> str:
    """`e4` for 28; squares run from a1 = 0 along the rows to h8 = 63."""
    return FILES[square & 7] + str((square >> 3) + 1)


def square_number(name: str) -> int:
    """28 for `e4`. Raises `ValueError` for text that is no square."""
    if len(name) != 2 or name[0] not in FILES or name[1] not in "12345678":
        raise ValueError(name)
    return FILES.index(name[0]) + 8 * (int(name[1]) - 1)


@dataclass(frozen=True, slots=True)
class Move:
    """One legal move and its facts.

    `piece` and `promotion` are kind letters (`KINDS`), squares are 0–63. `castling` is the king's
    move (e1–g1). `check`, `double_check`, `mate`, `stalemate` describe the position after the move.
    `file_needed` and `row_needed` say what short notation must add to tell this move from another
    man's of the same kind.
    """

    piece: str
    from_square: int
    to_square: int
    promotion: str | None = None
    capture: bool = False
    en_passant: bool = False
    castling: bool = False
    check: bool = False
    double_check: bool = False
    mate: bool = False
    stalemate: bool = False
    file_needed: bool = False
    row_needed: bool = False

    @property
    def uci(self) -> str:
        """`e2e4`, `e7e8q`; castling as the king's move."""
        promotion = self.promotion.lower() if self.promotion else ""
        return square_name(self.from_square) + square_name(self.to_square) + promotion

    def __str__(self) -> str:
        return self.uci
