"""Keys: what the first move does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import (
    WORTH,
    between,
    direction,
    distance,
    field,
    king_of,
    made,
    other,
    side_of,
)
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.proofs import is_mate_without
from matewright.services.themes.facts.rays import sees
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import KEYS


def _keys(study: Study) -> Iterator[tuple[Phase, Ply]]:
    for phase in study.keys:
        if phase.first is not None:
            yield phase, phase.first


def _key(
    study: Study,
    key: Phase,
    what: str,
    *,
    then: Iterable[Ply] = (),
    squares: Iterable[int] = (),
) -> Evidence:
    """What a key does, with the moves that show it and the squares that matter."""
    return Evidence(
        [*key.opening, *then], f"{study.name(key)} {what}.", (key,), squares=list(squares)
    )


def _of_kind(study: Study, what: str, is_so: Callable[[Ply], object]) -> Iterator[Evidence]:
    return (_key(study, key, what) for key, first in _keys(study) if is_so(first))


@KEYS.theme("Checking key")
def checking(study: Study) -> Iterator[Evidence]:
    """The key gives check. In two-movers that is a blemish unless it has a point."""
    yield from _of_kind(study, "gives check", lambda first: first.move.check)


@KEYS.theme("Capturing key")
def capturing(study: Study) -> Iterator[Evidence]:
    """The key captures. A pawn or a piece goes; en passant counts."""
    yield from _of_kind(study, "captures", lambda first: first.move.capture)


@KEYS.theme("Castling key")
def castling(study: Study) -> Iterator[Evidence]:
    """The key is castling. Whether castling is legal is assumed, as always in problems."""
    yield from _of_kind(study, "castles", lambda first: first.move.castling)


@KEYS.theme("En passant key")
def en_passant(study: Study) -> Iterator[Evidence]:
    """The key captures en passant. The right to do so is stated or proved by the position."""
    yield from _of_kind(study, "captures en passant", lambda first: first.move.en_passant)


@KEYS.theme("Promotion key")
def promotion(study: Study) -> Iterator[Evidence]:
    """The key promotes a pawn. To what does not matter."""
    yield from _of_kind(study, "promotes a pawn", lambda first: first.move.promotion)


@KEYS.theme("Underpromotion key")
def underpromotion_key(study: Study) -> Iterator[Evidence]:
    """The key promotes a pawn to a rook, a bishop or a knight. A queen would not do."""
    yield from _of_kind(
        study,
        "promotes to less than a queen",
        lambda first: first.move.promotion not in (None, "Q"),
    )


@KEYS.theme("King key")
def king_key(study: Study) -> Iterator[Evidence]:
    """The key is a move of the attacker's king. Castling counts."""
    yield from _of_kind(study, "is a move of the king", lambda first: first.piece == "K")


@KEYS.theme("Waiting key")
def waiting(study: Study) -> Iterator[Evidence]:
    """The key threatens nothing: it passes the move to Black. Every black move has an answer."""
    for key, first in _keys(study):
        if not key.threats and not first.move.check and key.variations:
            yield _key(study, key, "threatens nothing")


def flights(study: Study, board: str, side: str) -> set[int] | None:
    """Where a side's king may go; None where nobody may ask, because the other king is in check."""
    king = king_of(board, side)
    known = study.rules.of(board, side)
    if king is None or known.is_illegal:
        return None
    return {target for start, target, _ in known.moves if start == king}


def flight_change(study: Study, first: Ply) -> tuple[set[int], set[int]]:
    """The flights that a move gives and takes."""
    mated = other(first.side)
    before = flights(study, first.before, mated)
    after = flights(study, first.after, mated)
    if before is None or after is None:
        return set(), set()
    return after - before, before - after


def _named(squares: Iterable[int]) -> str:
    return ", ".join(sq(square) for square in sorted(squares))


@KEYS.theme("Flight-giving key")
def flight_giving(study: Study) -> Iterator[Evidence]:
    """After the key the black king can go to a square that was closed to him before. Captures by
    the king count.
    """
    for key, first in _keys(study):
        given, _ = flight_change(study, first)
        if given:
            yield _key(study, key, f"gives {_named(given)}", squares=sorted(given))


@KEYS.theme("Flight-taking key")
def flight_taking(study: Study) -> Iterator[Evidence]:
    """After the key the black king can no longer go to a square that was open to him before.
    Without a flight given as well it is a blemish.
    """
    for key, first in _keys(study):
        _, taken = flight_change(study, first)
        if taken and not first.move.check:
            yield _key(study, key, f"takes {_named(taken)}", squares=sorted(taken))


@KEYS.theme("Give-and-take key")
def give_and_take(study: Study) -> Iterator[Evidence]:
    """The key gives the black king one flight and takes another. Checking keys are left out."""
    for key, first in _keys(study):
        given, taken = flight_change(study, first)
        if given and taken and not first.move.check:
            what = f"gives {_named(given)} and takes {_named(taken)}"
            yield _key(study, key, what, squares=sorted(given | taken))


@KEYS.theme("Sacrificial key")
def sacrificial(study: Study) -> Iterator[Evidence]:
    """The key puts a piece, no pawn, where Black may capture it, without having captured as much.
    The capture is one of the defences.
    """
    for key, first in _keys(study):
        gained = WORTH.get(first.before[first.target].upper(), 0)
        moves = study.rules.of(first.after, other(first.side)).moves
        if (
            first.piece not in "KP"
            and gained < WORTH.get(first.piece, 0)
            and any(target == first.target for _, target, _ in moves)
        ):
            captures = [
                ply
                for ply in key.plies
                if ply.target == first.target and ply.before[ply.target] != "."
            ]
            what = f"lets Black capture on {sq(first.target)}"
            yield _key(study, key, what, then=captures, squares=(first.target,))


@KEYS.theme("Withdrawal key")
def withdrawal(study: Study) -> Iterator[Evidence]:
    """The key moves a queen, rook or bishop away from the black king, at least two squares farther
    than before. The line it moves on leads away from him.
    """
    for key, first in _keys(study):
        king = king_of(first.before, other(first.side))
        if king is None or first.piece not in "QRB":
            continue
        before, after = distance(first.origin, king), distance(first.target, king)
        if after >= before + 2:
            yield _key(study, key, f"goes away from the king: from distance {before} to {after}")


def _pinned_only_on(study: Study, first: Ply, with_pin: str, without: str) -> list[int]:
    """Pieces of the other side that are pinned on one board, and free on the other."""
    mated, free = other(first.side), _pins(study, without, first.side)
    return [
        square
        for square in _pins(study, with_pin, first.side)
        if side_of(with_pin[square]) == mated
        and without[square] == with_pin[square]
        and square not in free
    ]


def _pins(study: Study, board: str, turn: str) -> dict[int, int]:
    return dict(study.rules.of(board, turn).pins)


def _men(study: Study, board: str, squares: Iterable[int]) -> str:
    return ", ".join(study.man(board, square) for square in squares)


@KEYS.theme("Unpinning key")
def unpinning_key(study: Study) -> Iterator[Evidence]:
    """The key frees a black piece that was pinned. The piece stands where it stood."""
    for key, first in _keys(study):
        freed = _pinned_only_on(study, first, first.before, first.after)
        if freed:
            yield _key(study, key, f"unpins {_men(study, first.before, freed)}", squares=freed)


@KEYS.theme("Pinning key")
def pinning_key(study: Study) -> Iterator[Evidence]:
    """The key pins a black piece. It was free before."""
    for key, first in _keys(study):
        pinned = _pinned_only_on(study, first, first.after, first.before)
        if pinned:
            yield _key(study, key, f"pins {_men(study, first.after, pinned)}", squares=pinned)


@KEYS.theme("Self-pinning key")
def self_pinning_key(study: Study) -> Iterator[Evidence]:
    """After the key a white piece is pinned that was free before. It may be the key piece
    itself.
    """
    for key, first in _keys(study):
        before = _pins(study, first.before, first.side)
        new = [
            square
            for square in _pins(study, first.after, first.side)
            if side_of(first.after[square]) == first.side
            and (first.origin if square == first.target else square) not in before
        ]
        if new:
            what = f"lets Black pin {_men(study, first.after, new)}"
            yield _key(study, key, what, squares=new)


@KEYS.theme("Ambush key")
def ambush(study: Study) -> Iterator[Evidence]:
    """The key piece, a slider, goes behind a black piece, no king, on a line to the king or his
    field; when that piece leaves the line, the only mate needs it. The key piece did not stand on
    that line before.
    """
    for key, first in _keys(study):
        place = first.target
        for defence, mate in _mates_of_lines_left(key, first):
            goal = _goal(place, defence, mate)
            if goal is not None and not is_mate_without(
                study.rules, mate.after, defence.side, place
            ):
                yield Evidence(
                    [first, defence, mate],
                    f"{study.san(first)} stands behind {sq(defence.origin)}; after "
                    f"{study.san(defence)} {study.san(mate)} needs its line to {sq(goal)}.",
                    (key,),
                    squares=(defence.origin,),
                    lines=((place, goal),),
                )


def _mates_of_lines_left(key: Phase, first: Ply) -> Iterator[tuple[Ply, Ply]]:
    """Defences that leave a line on which the key has put a slider, with the mates that follow."""
    way, back = direction(first.origin, first.target), direction(first.target, first.origin)
    for variation in key.variations if first.piece in "QRB" else ():
        defence = variation.defence
        line = direction(first.target, defence.origin)
        stays = direction(first.target, defence.target) == line
        is_single = len(variation.answers) == 1
        if defence.piece != "K" and is_single and line not in (way, back) and not stays:
            for mate in variation.answers:
                if mate.move.mate and mate.after[first.target].upper() == first.piece:
                    yield defence, mate


def _goal(place: int, defence: Ply, mate: Ply) -> int | None:
    """The king's square, or else one of his field, that a slider sees over the square left."""
    king = king_of(mate.after, other(mate.side))
    for square in (king, *field(king)) if king is not None else ():
        if defence.origin in between(place, square) and sees(mate.after, place, square):
            return square
    return None


@KEYS.theme("Key allowing check")
def allowing_check(study: Study) -> Iterator[Evidence]:
    """After the key Black can give check by a move that gave none before. White must answer it with
    the mate.
    """
    for key, first in _keys(study):
        checks = [ply for ply in key.plies if ply.side != first.side and ply.move.check]
        new = [ply for ply in checks if not _checked_before(study, first, ply)]
        if new:
            yield _key(study, key, f"allows {study.san(*new)}", then=new)


def _checked_before(study: Study, first: Ply, defence: Ply) -> bool:
    """Whether the same move would have given check before the key."""
    move = (defence.origin, defence.target, defence.move.promotion)
    if move not in study.rules.of(first.before, defence.side).moves:
        return False
    return bool(study.rules.of(made(first.before, *move), first.side).checkers)
