"""Mates: what the final positions are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import colour, field, squares
from matewright.services.themes.facts.pictures import Picture, all_pictures, pictures, threatened
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import MATES


def _which_are(study: Study, what: str, is_so: Callable[[Picture], bool]) -> Iterator[Evidence]:
    found = [picture for picture in pictures(study) if is_so(picture)]
    if found:
        shown = [picture.ply for picture in found]
        count = f"{len(found)} different final positions are"
        yield Evidence(
            shown,
            f"{count if len(found) > 1 else 'The final position is'} {what}, first after "
            f"{study.san(shown[0])} with the king on {sq(found[0].king)}.",
            squares=[found[0].king],
        )


@MATES.theme("Pure mates")
def pure(study: Study) -> Iterator[Evidence]:
    """In the final position each square of the king's field is closed for one reason only: a guard
    or a block. Double check counts only where both checks are needed.
    """
    what = "pure: each square of the field is closed for one reason"
    yield from _which_are(study, what, lambda picture: picture.is_pure)


@MATES.theme("Model mates")
def model(study: Study) -> Iterator[Evidence]:
    """A pure mate in which all pieces of the mating side take part; its king and pawns need not. To
    guard, to check and to hold a needed pin is to take part.
    """
    what = "a model mate: pure, and all pieces but king and pawns take part"
    yield from _which_are(study, what, lambda picture: picture.is_model)


@MATES.theme("Bohemian")
def bohemian(study: Study) -> Iterator[Evidence]:
    """A direct mate in three or more moves with three or more different model mates: another square
    of the king, or another mating move. That they are the point of it is left to judgement.
    """
    if not study.is_direct or study.moves < 3:
        return
    models: dict[tuple[int, int, int], Picture] = {}
    for one in pictures(study):
        if one.is_model:
            models.setdefault((one.king, one.ply.identity.home, one.ply.target), one)
    found = [*models.values()]
    if len(found) >= 3:
        yield Evidence(
            [picture.ply for picture in found],
            f"{len(found)} different model mates: {study.san(*(p.ply for p in found))}.",
            is_certain=False,
        )


@MATES.theme("Ideal mates")
def ideal(study: Study) -> Iterator[Evidence]:
    """A pure mate in which every piece of both sides takes part. Black's pieces block, or are
    pinned and could parry otherwise.
    """
    what = "an ideal mate: pure, and every piece on the board takes part"
    yield from _which_are(study, what, lambda picture: picture.is_ideal)


@MATES.theme("Pin-mates")
def pin_mates(study: Study) -> Iterator[Evidence]:
    """A mate that works only because a black piece is pinned: without the pin it could capture the
    checking piece or interpose. In battle play it answers a defence or is threatened by the key.
    """
    yield from _pinned(study, 1)


@MATES.theme("Double pin-mates")
def double_pin_mates(study: Study) -> Iterator[Evidence]:
    """A mate that works only because two black pieces are pinned. Each of them could parry the
    check otherwise.
    """
    yield from _pinned(study, 2)


def _pinned(study: Study, least: int) -> Iterator[Evidence]:
    found = [p for p in pictures(study) if len(p.pinned) >= least]
    if not found and study.is_battle:
        found = [p for p in threatened(study) if len(p.pinned) >= least]
    if found:
        picture = found[0]
        board = picture.ply.after
        held = ", ".join(study.man(board, square) for square in picture.pinned)
        yield Evidence(
            [p.ply for p in found],
            f"After {study.san(picture.ply)} {held} could parry but for the pin.",
            squares=list(picture.pinned),
            lines=[(pinner, picture.king) for pinner in picture.pinned.values()],
        )


@MATES.theme("Double-check mates")
def double_check(study: Study) -> Iterator[Evidence]:
    """Two pieces give check in the final position. Neither interposition nor capture helps."""
    found = [p.ply for p in pictures(study) if p.ply.move.double_check]
    if found:
        yield Evidence(found, f"{study.san(found[0])} mates with two checks.")


@MATES.theme("Mirror mates")
def mirror(study: Study) -> Iterator[Evidence]:
    """All eight squares around the mated king are empty. Kings at the edge have fewer and do not
    count.
    """
    found = [
        p
        for p in pictures(study)
        if len(field(p.king)) == 8 and all(p.ply.after[s] == "." for s in field(p.king))
    ]
    if found:
        yield Evidence(
            [p.ply for p in found],
            f"After {study.san(found[0].ply)} nobody stands next to the king on "
            f"{sq(found[0].king)}.",
            squares=field(found[0].king),
        )


_SYMMETRIES: Final = tuple((a, b, swap) for swap in (False, True) for a in (1, -1) for b in (1, -1))


def _pattern(picture: Picture) -> tuple[tuple[int, int, str, str], ...]:
    """How each square of the field is closed, up to shifts, turns and mirrors of the board.

    By what a square is blocked does not matter, by what it is guarded does.
    """
    board = picture.ply.after
    cells = []
    for file in (-1, 0, 1):
        for rank in (-1, 0, 1):
            x, y = (picture.king & 7) + file, (picture.king >> 3) + rank
            if not (0 <= x < 8 and 0 <= y < 8):
                cells.append((file, rank, "edge", ""))
                continue
            square = 8 * y + x
            guards = "".join(sorted(board[s] for s in squares(picture.guards[square])))
            block = "block" if square in picture.blocks else ""
            cells.append((file, rank, block, guards))
    return min(
        tuple(
            sorted(
                ((b * y, a * x) if swap else (a * x, b * y)) + (block, guards)
                for x, y, block, guards in cells
            )
        )
        for a, b, swap in _SYMMETRIES
    )


def _places(picture: Picture) -> tuple[tuple[int, int, str], ...]:
    """Where the pieces that take part stand, seen from the king, up to turns and mirrors."""
    board, king = picture.ply.after, picture.king
    seen = [
        ((square & 7) - (king & 7), (square >> 3) - (king >> 3), board[square])
        for square in picture.participants
    ]
    return min(
        tuple(
            sorted(((b * y, a * x) if swap else (a * x, b * y)) + (piece,) for x, y, piece in seen)
        )
        for a, b, swap in _SYMMETRIES
    )


def _echoes(study: Study) -> Iterator[tuple[Picture, Picture]]:
    by_pattern: dict[object, list[Picture]] = {}
    for picture in all_pictures(study):
        if picture.is_model:
            by_pattern.setdefault(_pattern(picture), []).append(picture)
        if not study.is_battle and len(picture.participants) >= 2:
            by_pattern.setdefault(_places(picture), []).append(picture)
    for alike in by_pattern.values():
        for one, two in combinations(alike, 2):
            if one.king != two.king and not _is_one_mate(one, two):
                yield one, two


def _is_one_mate(one: Picture, two: Picture) -> bool:
    """Whether a piece mates on one square, seen from which the kings stand otherwise."""
    square = one.ply.target
    steps = [
        sorted((abs((p.king & 7) - (square & 7)), abs((p.king >> 3) - (square >> 3))))
        for p in (one, two)
    ]
    return two.ply.target == square and steps[0] != steps[1]


@MATES.theme("Echo")
def echo(study: Study) -> Iterator[Evidence]:
    """Two model mates on different squares close the king's field in the same way, up to shifts,
    turns and mirrors of the board. One and the same mating move to kings side by side is none. In
    help play other mates count, too, if all pieces that take part stand in the same way around the
    king.
    """
    yield from _echo(study, chameleon=False)


@MATES.theme("Chameleon echo")
def chameleon_echo(study: Study) -> Iterator[Evidence]:
    """An echo in which the mated king stands on a white square once and on a black square once. So
    all colours of squares are exchanged.
    """
    yield from _echo(study, chameleon=True)


def _echo(study: Study, *, chameleon: bool) -> Iterator[Evidence]:
    for one, two in _echoes(study):
        if chameleon and colour(one.king) == colour(two.king):
            continue
        yield Evidence(
            [one.ply, two.ply],
            f"The mates after {study.san(one.ply)} and {study.san(two.ply)} have the same picture, "
            f"with the king on {sq(one.king)} and {sq(two.king)}.",
            squares=(one.king, two.king),
        )
