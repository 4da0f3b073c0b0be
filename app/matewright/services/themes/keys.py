"""Keys: what the first move does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import (
    between,
    direction,
    emptied,
    field,
    king_of,
    other,
    side_of,
)
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.rays import sees
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import KEYS

_WORTH: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9, "K": 99}


def _keys(study: Study) -> Iterator[tuple[Phase, Ply]]:
    for phase in study.keys:
        if phase.first is not None:
            yield phase, phase.first


def _is_any(
    study: Study, key: Phase, first: Ply, condition: bool, reason: str
) -> Iterable[Evidence]:
    if condition:
        yield Evidence([first], f"{study.name(key)} {reason}.", (key,))


@KEYS.theme(
    "Checking key",
    "Key gives check",
    "Check key",
    about="The key gives check. In two-movers that is a blemish unless it has a point.",
)
def checking(study: Study) -> Iterator[Evidence]:
    """The key gives check."""
    for key, first in _keys(study):
        yield from _is_any(study, key, first, first.move.check, "gives check")


@KEYS.theme(
    "Capturing key",
    "Capture key",
    "Key captures",
    about="The key captures. A pawn or a piece goes; en passant counts.",
)
def capturing(study: Study) -> Iterator[Evidence]:
    """The key captures."""
    for key, first in _keys(study):
        yield from _is_any(study, key, first, first.move.capture, "captures")


@KEYS.theme(
    "Castling key",
    "Key castles",
    about="The key is castling. Whether castling is legal is assumed, as always in problems.",
)
def castling(study: Study) -> Iterator[Evidence]:
    """The key castles."""
    for key, first in _keys(study):
        yield from _is_any(study, key, first, first.move.castling, "castles")


@KEYS.theme(
    "En passant key",
    "e.p. key",
    about="The key captures en passant. The right to do so is stated or proved by the position.",
)
def en_passant(study: Study) -> Iterator[Evidence]:
    """The key captures en passant."""
    for key, first in _keys(study):
        yield from _is_any(study, key, first, first.move.en_passant, "captures en passant")


@KEYS.theme(
    "Promotion key",
    "Promoting key",
    about="The key promotes a pawn. To what does not matter.",
)
def promotion(study: Study) -> Iterator[Evidence]:
    """The key promotes."""
    for key, first in _keys(study):
        yield from _is_any(study, key, first, bool(first.move.promotion), "promotes a pawn")


@KEYS.theme(
    "Underpromotion key",
    "Underpromoting key",
    about="The key promotes a pawn to a rook, a bishop or a knight. A queen would not do.",
)
def underpromotion_key(study: Study) -> Iterator[Evidence]:
    """The key promotes to less than a queen."""
    for key, first in _keys(study):
        is_under = first.move.promotion not in (None, "Q")
        yield from _is_any(study, key, first, is_under, "promotes to less than a queen")


@KEYS.theme(
    "King key",
    "White king key",
    "Royal key",
    about="The key is a move of the attacker's king. Castling counts.",
)
def king_key(study: Study) -> Iterator[Evidence]:
    """The king makes the key."""
    for key, first in _keys(study):
        yield from _is_any(study, key, first, first.piece == "K", "is a move of the king")


@KEYS.theme(
    "Waiting key",
    "Waiting move",
    "Zugzwang key",
    about="The key threatens nothing: it passes the move to Black. Every black move has an answer.",
)
def waiting(study: Study) -> Iterator[Evidence]:
    """The key threatens nothing."""
    for key, first in _keys(study):
        waits = not key.threats and not first.move.check and bool(key.variations)
        yield from _is_any(study, key, first, waits, "threatens nothing")


def _flights(study: Study, board: str, side: str) -> set[int] | None:
    """Where a side's king may go; None where nobody may ask, because the other king is in check."""
    king = king_of(board, side)
    known = study.rules.of(board, side)
    if king is None or known.is_illegal:
        return None
    return {target for start, target, _ in known.moves if start == king}


def _flight_change(study: Study, first: Ply) -> tuple[set[int], set[int]]:
    """The flights that a move gives and takes."""
    mated = other(first.side)
    before = _flights(study, first.before, mated)
    after = _flights(study, first.after, mated)
    if before is None or after is None:
        return set(), set()
    return after - before, before - after


def _named(squares: Iterable[int]) -> str:
    return ", ".join(sq(square) for square in sorted(squares))


@KEYS.theme(
    "Flight-giving key",
    "Flight giving key",
    "Key gives flight",
    "Flight-giving",
    about="After the key the black king can go to a square that was closed to him before. "
    "Captures by the king count.",
)
def flight_giving(study: Study) -> Iterator[Evidence]:
    """The key gives a flight."""
    for key, first in _keys(study):
        given, _ = _flight_change(study, first)
        if given:
            yield Evidence(
                [first], f"{study.name(key)} gives {_named(given)}.", (key,), squares=sorted(given)
            )


@KEYS.theme(
    "Flight-taking key",
    "Flight taking key",
    "Key takes flight",
    about="After the key the black king can no longer go to a square that was open to him before. "
    "Without a flight given as well it is a blemish.",
)
def flight_taking(study: Study) -> Iterator[Evidence]:
    """The key takes a flight."""
    for key, first in _keys(study):
        _, taken = _flight_change(study, first)
        if taken and not first.move.check:
            yield Evidence(
                [first], f"{study.name(key)} takes {_named(taken)}.", (key,), squares=sorted(taken)
            )


@KEYS.theme(
    "Give-and-take key",
    "Give and take key",
    about="The key gives the black king one flight and takes another. Checking keys are left out.",
)
def give_and_take(study: Study) -> Iterator[Evidence]:
    """The key gives one flight and takes another."""
    for key, first in _keys(study):
        given, taken = _flight_change(study, first)
        if given and taken and not first.move.check:
            yield Evidence(
                [first],
                f"{study.name(key)} gives {_named(given)} and takes {_named(taken)}.",
                (key,),
                squares=sorted(given | taken),
            )


@KEYS.theme(
    "Sacrificial key",
    "Key sacrifice",
    "Sacrifice key",
    "Sacrificing key",
    about="The key puts a piece, no pawn, where Black may capture it, without having captured as "
    "much. The capture is one of the defences.",
)
def sacrificial(study: Study) -> Iterator[Evidence]:
    """The key piece may be captured."""
    for key, first in _keys(study):
        gained = _WORTH.get(first.before[first.target].upper(), 0)
        captures = [
            ply for ply in key.plies if ply.target == first.target and ply.before[ply.target] != "."
        ]
        mated = other(first.side)
        takers = [m for m in study.rules.of(first.after, mated).moves if m[1] == first.target]
        if first.piece not in "KP" and takers and gained < _WORTH[first.piece]:
            yield Evidence(
                [first, *captures],
                f"{study.name(key)} lets Black capture on {sq(first.target)}.",
                (key,),
                squares=(first.target,),
            )


@KEYS.theme(
    "Withdrawal key",
    "Withdrawing key",
    "Retreating key",
    "Removal key",
    about="The key moves a queen, rook or bishop away from the black king, at least two squares "
    "farther than before. The line it moves on leads away from him.",
)
def withdrawal(study: Study) -> Iterator[Evidence]:
    """The key piece goes far from the king."""
    for key, first in _keys(study):
        king = king_of(first.before, other(first.side))
        if king is None or first.piece not in "QRB":
            continue
        before, after = _distance(first.origin, king), _distance(first.target, king)
        if after >= before + 2:
            yield Evidence(
                [first],
                f"{study.name(key)} goes away from the king: from distance {before} to {after}.",
                (key,),
            )


def _distance(one: int, two: int) -> int:
    return max(abs((one & 7) - (two & 7)), abs((one >> 3) - (two >> 3)))


def _pins(study: Study, board: str, turn: str) -> dict[int, int]:
    return dict(study.rules.of(board, turn).pins)


@KEYS.theme(
    "Unpinning key",
    "Key unpins",
    "Unpin key",
    about="The key frees a black piece that was pinned. The piece stands where it stood.",
)
def unpinning_key(study: Study) -> Iterator[Evidence]:
    """The key unpins a piece of Black's."""
    for key, first in _keys(study):
        mated = other(first.side)
        freed = _changed_pins(study, first, mated, first.before, first.after)
        if freed:
            yield Evidence(
                [first],
                f"{study.name(key)} unpins {', '.join(study.man(first.before, s) for s in freed)}.",
                (key,),
                squares=freed,
            )


def _changed_pins(study: Study, first: Ply, side: str, with_pin: str, without: str) -> list[int]:
    """Pieces of a side that are pinned on one board and not on the other, and stand on both."""
    pinned = _pins(study, with_pin, first.side)
    free = _pins(study, without, first.side)
    return [
        square
        for square in pinned
        if side_of(with_pin[square]) == side
        and without[square] == with_pin[square]
        and square not in free
    ]


@KEYS.theme(
    "Pinning key",
    "Key pins",
    "Pin key",
    about="The key pins a black piece. It was free before.",
)
def pinning_key(study: Study) -> Iterator[Evidence]:
    """The key pins a piece of Black's."""
    for key, first in _keys(study):
        mated = other(first.side)
        pinned = _changed_pins(study, first, mated, first.after, first.before)
        if pinned:
            yield Evidence(
                [first],
                f"{study.name(key)} pins {', '.join(study.man(first.after, s) for s in pinned)}.",
                (key,),
                squares=pinned,
            )


@KEYS.theme(
    "Self-pinning key",
    "Key self-pins",
    "Self-pin key",
    about="After the key a white piece is pinned that was free before. It may be the key piece "
    "itself.",
)
def self_pinning_key(study: Study) -> Iterator[Evidence]:
    """The key lets a piece of White's be pinned."""
    for key, first in _keys(study):
        before = _pins(study, first.before, first.side)
        after = _pins(study, first.after, first.side)
        new = [
            square
            for square in after
            if side_of(first.after[square]) == first.side
            and (first.origin if square == first.target else square) not in before
        ]
        if new:
            yield Evidence(
                [first],
                f"{study.name(key)} lets Black pin "
                f"{', '.join(study.man(first.after, s) for s in new)}.",
                (key,),
                squares=new,
            )


@KEYS.theme(
    "Ambush key",
    "Ambush",
    about="The key piece, a slider, goes behind a black piece on a line to the king or his field; "
    "when that piece moves, the mate needs the line. It did not stand on that line before.",
)
def ambush(study: Study) -> Iterator[Evidence]:
    """The key piece waits behind a piece of Black's."""
    for key, first in _keys(study):
        if first.piece not in "QRB":
            continue
        place = first.target
        for variation in key.variations:
            defence = variation.defence
            if direction(first.origin, place) == direction(place, defence.origin):
                continue
            for mate in (answer for answer in variation.answers if answer.move.mate):
                king = king_of(mate.after, other(mate.side))
                if king is None or mate.after[place].upper() != first.piece:
                    continue
                goals = [
                    square
                    for square in (king, *field(king))
                    if defence.origin in between(place, square) and sees(mate.after, place, square)
                ]
                gone = emptied(mate.after, place)
                if goals and _escapes(study, gone, other(mate.side)):
                    yield Evidence(
                        [first, defence, mate],
                        f"{study.san(first)} stands behind {sq(defence.origin)}; after "
                        f"{study.san(defence)} {study.san(mate)} needs its line to "
                        f"{sq(goals[0])}.",
                        (key,),
                        squares=(defence.origin,),
                        lines=((place, goals[0]),),
                    )


def _escapes(study: Study, board: str, mated: str) -> bool:
    """Whether that is no mate."""
    known = study.rules.of(board, mated)
    return bool(known.moves) or not known.checkers


@KEYS.theme(
    "Key allowing check",
    "Key exposes the white king",
    "Cross-check allowing key",
    "Key allows check",
    "Checks provoked",
    about="After the key Black can give check by a move that gave none before. White must answer "
    "it with the mate.",
)
def allowing_check(study: Study) -> Iterator[Evidence]:
    """The key lets Black give check."""
    for key, first in _keys(study):
        checks = [ply for ply in key.plies if ply.side != first.side and ply.move.check]
        new = [ply for ply in checks if not _checked_before(study, first, ply)]
        if new:
            yield Evidence(
                [first, *new],
                f"{study.name(key)} allows {study.san(*new)}.",
                (key,),
            )


def _checked_before(study: Study, first: Ply, defence: Ply) -> bool:
    """Whether the same move would have given check before the key."""
    mated = defence.side
    moves = study.rules.of(first.before, mated).moves
    if (defence.origin, defence.target, defence.move.promotion) not in moves:
        return False
    letters = list(first.before)
    letters[defence.target] = defence.after[defence.target]
    letters[defence.origin] = "."
    return bool(study.rules.of("".join(letters), first.side).checkers)
