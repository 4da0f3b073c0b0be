"""When two problems are the same: as they stand, or up to mirror, rotation and colours."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from operator import itemgetter
from typing import Final, NamedTuple

from matewright.model.problem import Problem
from matewright.services.collection.folding import canonical


class Likeness(NamedTuple):
    """Equal for problems that are the same: `exact` as they stand, `alike` up to symmetry."""

    exact: bytes
    alike: bytes


def likeness(problem: Problem) -> Likeness:
    """Of position, side to move, conditions and stipulation; the rest does not count.

    Pieces without pawns and castling may be mirrored and turned in all eight ways. With pawns left
    and right may be exchanged, with castling or under conditions nothing may. Colours may be
    exchanged always: Black then moves up the board.
    """
    stipulation = canonical(problem.stipulation)
    forms = _forms(problem)
    first = next(forms)
    least = min(first, *forms)
    return Likeness(_digest(first, stipulation), _digest(least, stipulation))


_Form = tuple[str, str, str, str, tuple[str, ...]]
"""Turn, castling rights, en passant square, conditions and the pieces by square."""


def _digest(form: _Form, stipulation: str) -> bytes:
    text = "\n".join((stipulation, *form[:4], *form[4]))
    return hashlib.blake2b(text.encode(errors="replace"), digest_size=16).digest()


def _forms(problem: Problem) -> Iterator[_Form]:
    """The position in all forms that count as the same, first as it stands."""
    position = problem.position
    rights, target = position.castling, position.en_passant
    own, exchanged = [""] * 64, [""] * 64
    conditions = problem.conditions
    is_free = not rights
    for square, piece in position.pieces():
        kind = piece.code + "".join(piece.attributes)
        side = piece.side
        own[square] = side + kind
        exchanged[square ^ 56] = OTHER_SIDE[side] + kind
        # The movement of fairy pieces is not looked at, so they may be turned no more than pawns.
        is_free = is_free and piece.code != "P" and not piece.is_fairy
    ways = _NO_WAY if rights or conditions else EVERY_WAY if is_free else _LEFT_AND_RIGHT
    castling = "".join(sorted(rights))
    passed = None if target is None else target ^ 56
    swapped = tuple(condition.exchanged for condition in conditions)
    for turn, board, letters, passing, rules in (
        (position.turn, own, castling, target, conditions),
        (position.turn.other, exchanged, "".join(sorted(castling.swapcase())), passed, swapped),
    ):
        names = " ".join(sorted(condition.text for condition in rules))
        for way in ways:
            place = "" if passing is None else str(way.index(passing))
            yield turn.value, letters, place, names, itemgetter(*way)(board)


OTHER_SIDE: Final = {"w": "b", "b": "w", "n": "n"}
_AS_IT_IS: Final = tuple(range(64))
_STRAIGHT: Final = tuple(tuple(square ^ bits for square in range(64)) for bits in (0, 7, 56, 63))
_NO_WAY: Final = (_AS_IT_IS,)
_LEFT_AND_RIGHT: Final = _STRAIGHT[:2]
EVERY_WAY: Final = (
    *_STRAIGHT,
    *(tuple((square & 7) << 3 | square >> 3 for square in way) for way in _STRAIGHT),
)
"""For each way to turn the board, the squares that its squares a1, b1 … are taken from."""
