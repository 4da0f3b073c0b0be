"""Who attacks, pins and may move on many boards at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from matewright import _engine
from matewright.bridge.refusals import mapped_errors


@dataclass(frozen=True, slots=True)
class Relations:
    """What the rules say of a board: who attacks, pins and may move. Sets of squares are bits.

    * `checkers`: the pieces that give check to the side to move.
    * `is_illegal`: the other side is in check; there are no moves then.
    * `pins`: pinned pieces of either side, each with the piece that pins it.
    * `moves`: legal moves as origin, target and kind promoted to (None for none); neither castling
      nor captures en passant. `mates`: those that mate, if requested.
    """

    checkers: int
    is_illegal: bool
    pins: tuple[tuple[int, int], ...]
    moves: tuple[tuple[int, int, str | None], ...]
    mates: tuple[tuple[int, int, str | None], ...]
    _attackers: memoryview[int]

    def attackers(self, side: str, square: int) -> int:
        """The pieces of a side (`w`, `b`) that attack a square, seen through the other king."""
        return self._attackers[square if side == "w" else 64 + square]


def relations(boards: Sequence[str], *, with_mates: bool = False) -> tuple[Relations, ...]:
    """The relations of many boards at once.

    A board is 64 letters as in a FEN, a1 first, `.` for an empty square, and the letter of the side
    to move; other text is a mistake of the caller's. Positions that no game reaches are fine.
    """
    with mapped_errors():
        found = _engine.relations(list(boards), with_mates)
    return tuple(
        Relations(
            checkers=fields["checkers"],
            is_illegal=fields["is_illegal"],
            pins=tuple(fields["pins"]),
            moves=tuple(map(_unpacked, fields["moves"])),
            mates=tuple(map(_unpacked, fields["mates"])),
            _attackers=memoryview(fields["attackers"]).cast("Q"),
        )
        for fields in found
    )


_PROMOTED: Final = (None, *"NBRQ")


@lru_cache(maxsize=8192)
def _unpacked(packed: int) -> tuple[int, int, str | None]:
    return packed & 63, packed >> 6 & 63, _PROMOTED[packed >> 12]
