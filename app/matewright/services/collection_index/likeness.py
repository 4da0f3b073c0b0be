"""When two problems are the same: as they stand, or up to mirror, rotation and colours."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from operator import itemgetter
from typing import Final, NamedTuple

from matewright.model.problem import Problem

_MIRROR: Final = tuple(square ^ 7 for square in range(64))
_FLIP: Final = tuple(square ^ 56 for square in range(64))
_TURN_OVER: Final = tuple((square & 7) << 3 | square >> 3 for square in range(64))
"""The board reflected along the diagonal a1-h8."""


class Likeness(NamedTuple):
    """Equal for problems that are the same: `exact` as they stand, `alike` up to symmetry."""

    exact: bytes
    alike: bytes


def likeness(problem: Problem) -> Likeness:
    """Of position, side to move and stipulation; the rest of a problem does not count.

    Men without pawns and castling may be mirrored and turned in all eight ways. With pawns left
    and right may be exchanged, with castling nothing may. Colours may be exchanged always: Black
    then moves up the board.
    """
    # Needs `row` for the canonical stipulation, which needs this module.
    from matewright.services.collection_index.row import canonical

    stipulation = canonical(problem.stipulation)
    forms = _forms(problem)
    first = next(forms)
    least = min(first, *forms)
    return Likeness(_digest(first, stipulation), _digest(least, stipulation))


_Form = tuple[str, str, str, tuple[str, ...]]
"""Turn, castling rights, en passant square and the men by square."""


def _digest(form: _Form, stipulation: str) -> bytes:
    text = "\n".join((stipulation, *form[:3], *form[3]))
    return hashlib.blake2b(text.encode(errors="replace"), digest_size=16).digest()


def _forms(problem: Problem) -> Iterator[_Form]:
    """The position in all forms that count as the same, first as it stands."""
    position = problem.position
    own = tuple(
        "" if man is None else man.side + man.code + "".join(man.attributes)
        for man in position.board
    )
    rights, target = position.castling, position.en_passant
    is_free = not rights and all(
        man is None or (man.code != "P" and not man.is_fairy) for man in position.board
    )
    for exchanged in (False, True):
        turn = position.turn.other if exchanged else position.turn
        board, square = own, target
        castling = "".join(sorted(rights))
        if exchanged:
            colours = {"w": "b", "b": "w"}
            board = itemgetter(*_FLIP)(
                tuple(name and colours.get(name[0], name[0]) + name[1:] for name in own)
            )
            square = None if square is None else _FLIP[square]
            castling = "".join(sorted(castling.swapcase()))
        for way in _ways(is_free=is_free, has_rights=bool(rights)):
            seen = board
            place = square
            for step in way:
                seen = itemgetter(*step)(seen)
                place = None if place is None else step[place]
            yield turn.value, castling, "" if place is None else str(place), seen


def _ways(*, is_free: bool, has_rights: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The reflections that, one after the other, leave the problem what it is."""
    if has_rights:
        return ((),)
    if not is_free:
        return ((), (_MIRROR,))
    straight = ((), (_MIRROR,), (_FLIP,), (_MIRROR, _FLIP))
    return (*straight, *((*way, _TURN_OVER) for way in straight))
