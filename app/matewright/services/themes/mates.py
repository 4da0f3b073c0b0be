"""Mates: what the final positions are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final
from weakref import WeakKeyDictionary

from matewright.services.themes import lines
from matewright.services.themes.lines import king_of, other, side_of, squares
from matewright.services.themes.phases import Ply
from matewright.services.themes.registry import Evidence, Study, sq, theme

GROUP: Final = "Mates"


@dataclass(frozen=True, eq=False)
class Picture:
    """A mate: how each square of the king's field is closed, and who takes part.

    `guards` are the attackers of each square of the field and of the king's own, `blocks` the
    squares on which pieces of the mated side stand, `pinned` those of its pieces that need a pin.
    """

    ply: Ply
    king: int
    guards: dict[int, int]
    blocks: tuple[int, ...]
    pinned: dict[int, int]
    is_pure: bool

    @cached_property
    def participants(self) -> set[int]:
        """The attacking pieces that guard, check or hold a needed pin."""
        found = set(self.pinned.values())
        for guards in self.guards.values():
            found |= set(squares(guards))
        return found

    @cached_property
    def is_model(self) -> bool:
        """Whether it is pure, and all attacking pieces but king and pawns take part."""
        return self.is_pure and self.participants.issuperset(
            square
            for square, letter in enumerate(self.ply.after)
            if letter not in ".KPkp" and side_of(letter) == self.ply.side
        )

    @cached_property
    def is_ideal(self) -> bool:
        """Whether it is pure, and all pieces of both sides take part."""
        used = {self.king, *self.blocks, *self.pinned}
        return self.is_pure and all(
            square in (self.participants if side_of(letter) == self.ply.side else used)
            for square, letter in enumerate(self.ply.after)
            if letter != "."
        )


_known: WeakKeyDictionary[Study, dict[str, Picture | None]] = WeakKeyDictionary()


def picture_of(study: Study, ply: Ply) -> Picture | None:
    """The picture of a mate; None without a king."""
    known = _known.setdefault(study, {})
    board = ply.after + ply.side
    if board not in known:
        known[board] = _new_picture(study, ply)
    return known[board]


def _new_picture(study: Study, ply: Ply) -> Picture | None:
    board, mated = ply.after, other(ply.side)
    king = king_of(board, mated)
    if king is None:
        return None
    known = study.rules.of(board, mated)
    guards = {square: known.attackers(ply.side, square) for square in (king, *lines.field(king))}
    blocks = tuple(s for s in lines.field(king) if side_of(board[s]) == mated)
    pinned = {
        square: pinner
        for square, pinner in known.pins
        if side_of(board[square]) == mated and study.rules.parries(board, mated, square)
    }
    return Picture(ply, king, guards, blocks, pinned, _is_pure(study, ply, king, guards, pinned))


def _is_pure(
    study: Study, ply: Ply, king: int, guards: dict[int, int], pinned: dict[int, int]
) -> bool:
    board, mated = ply.after, other(ply.side)
    for square, attackers in guards.items():
        count = attackers.bit_count()
        if square == king:
            # Two pieces give check only where either alone would not do.
            if count > 1 and not _both_needed(study, board, mated, attackers):
                return False
        elif side_of(board[square]) == mated:
            # A block needs no guard; that of its pinner is no second one where the pin is needed.
            if attackers & ~_bit(pinned.get(square)):
                return False
        elif count != 1:
            return False
    return True


def _bit(square: int | None) -> int:
    return 0 if square is None else 1 << square


def _both_needed(study: Study, board: str, mated: str, checkers: int) -> bool:
    return all(
        study.rules.of(lines.emptied(board, square), mated).moves for square in squares(checkers)
    )


def _pictures(study: Study) -> list[Picture]:
    """The pictures of the mates of the solutions, one for each final position."""
    # Threats that no line carries out are the mates of waiting moves; they do not count.
    ends = {line[-1].after: line[-1] for line in reversed(study.lines_of_play)}
    found = (picture_of(study, ply) for ply in reversed(ends.values()) if ply.move.mate)
    return [picture for picture in found if picture is not None]


def _told(study: Study, found: list[Picture], what: str) -> Iterator[Evidence]:
    if found:
        shown = [picture.ply for picture in found]
        many = f"{len(found)} different final positions are {what}"
        one = f"The final position is {what}"
        yield Evidence(
            shown,
            f"{many if len(found) > 1 else one}, first after {study.san(shown[0])} with the king "
            f"on {sq(found[0].king)}.",
            squares=[found[0].king],
        )


@theme(
    "Pure mates",
    "Pure mate",
    group=GROUP,
    about="In the final position each square of the king's field is closed for one reason only: a "
    "guard or a block. Double check counts only where both checks are needed.",
)
def pure(study: Study) -> Iterator[Evidence]:
    """Every square of the field is closed for one reason."""
    yield from _told(
        study,
        [p for p in _pictures(study) if p.is_pure],
        "pure: each square of the field is closed for one reason",
    )


@theme(
    "Model mates",
    "Model mate",
    group=GROUP,
    about="A pure mate in which all pieces of the mating side take part; its king and pawns need "
    "not. To guard, to check and to hold a needed pin is to take part.",
)
def model(study: Study) -> Iterator[Evidence]:
    """Pure mates with all the pieces of the mating side."""
    yield from _told(
        study,
        [p for p in _pictures(study) if p.is_model],
        "a model mate: pure, and all pieces but king and pawns take part",
    )


@theme(
    "Ideal mates",
    "Ideal mate",
    group=GROUP,
    about="A pure mate in which every piece of both sides takes part. Black's pieces block, or "
    "are pinned and could parry otherwise.",
)
def ideal(study: Study) -> Iterator[Evidence]:
    """Pure mates with all pieces on the board."""
    yield from _told(
        study,
        [p for p in _pictures(study) if p.is_ideal],
        "an ideal mate: pure, and every piece on the board takes part",
    )


@theme(
    "Pin-mates",
    "Pin mates",
    "Pin-mate",
    group=GROUP,
    about="A mate that works only because a black piece is pinned: without the pin it could "
    "capture the checking piece or interpose. In battle play it answers a defence or is threatened "
    "by the key.",
)
def pin_mates(study: Study) -> Iterator[Evidence]:
    """A mate that needs a pin."""
    yield from _pinned(study, 1)


@theme(
    "Double pin-mates",
    "Double pin mates",
    "Double pin-mate",
    group=GROUP,
    about="A mate that works only because two black pieces are pinned. Each of them could parry "
    "the check otherwise.",
)
def double_pin_mates(study: Study) -> Iterator[Evidence]:
    """A mate that needs two pins."""
    yield from _pinned(study, 2)


def _pinned(study: Study, least: int) -> Iterator[Evidence]:
    found = [p for p in _pictures(study) if len(p.pinned) >= least]
    if not found and study.is_battle:
        threats = [ply for key in study.keys for ply in key.threats if ply.move.mate]
        pictures = (picture_of(study, ply) for ply in threats)
        found = [p for p in pictures if p is not None and len(p.pinned) >= least]
    if found:
        picture = found[0]
        board = picture.ply.after
        held = ", ".join(study.piece(board[square], square) for square in picture.pinned)
        yield Evidence(
            [p.ply for p in found],
            f"After {study.san(picture.ply)} {held} could parry but for the pin.",
            squares=list(picture.pinned),
            lines=[(pinner, picture.king) for pinner in picture.pinned.values()],
        )


@theme(
    "Double-check mates",
    "Double check mates",
    "Double check",
    "Double-check mate",
    group=GROUP,
    about="Two pieces give check in the final position. Neither interposition nor capture helps.",
)
def double_check(study: Study) -> Iterator[Evidence]:
    """Mates by two checks."""
    found = [p.ply for p in _pictures(study) if p.ply.move.double_check]
    if found:
        yield Evidence(found, f"{study.san(found[0])} mates with two checks.")


@theme(
    "Mirror mates",
    "Mirror mate",
    group=GROUP,
    about="All eight squares around the mated king are empty. Kings at the edge have fewer and do "
    "not count.",
)
def mirror(study: Study) -> Iterator[Evidence]:
    """The eight squares around the king are empty."""
    found = [
        p
        for p in _pictures(study)
        if len(lines.field(p.king)) == 8 and all(p.ply.after[s] == "." for s in lines.field(p.king))
    ]
    if found:
        yield Evidence(
            [p.ply for p in found],
            f"After {study.san(found[0].ply)} nobody stands next to the king on "
            f"{sq(found[0].king)}.",
            squares=lines.field(found[0].king),
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
    for picture in _all_pictures(study):
        if picture.is_model:
            by_pattern.setdefault(_pattern(picture), []).append(picture)
        if not study.is_battle and len(picture.participants) >= 2:
            by_pattern.setdefault(_places(picture), []).append(picture)
    for alike in by_pattern.values():
        for one, two in combinations(alike, 2):
            if one.king != two.king:
                yield one, two


def _all_pictures(study: Study) -> list[Picture]:
    """The pictures of the mates, in three-movers and longer ones after threats, too."""
    if study.moves <= 2 or not study.is_battle:
        return _pictures(study)
    # A threat that mates at once is no play.
    full = 2 * study.moves - 1
    threats = (line for line in study.lines_with_threats if line[-1].node.half_moves == full)
    whole = [*study.lines_of_play, *threats]
    ends = {line[-1].after: line[-1] for line in whole if line[-1].move.mate}
    found = (picture_of(study, ply) for ply in ends.values())
    return [picture for picture in found if picture is not None]


@theme(
    "Echo",
    "Echo mates",
    "Echoes",
    "Exact echo",
    group=GROUP,
    about="Two model mates on different squares close the king's field in the same way, up to "
    "shifts, turns and mirrors of the board. In help play other mates count, too, if all pieces "
    "that take part stand in the same way around the king.",
)
def echo(study: Study) -> Iterator[Evidence]:
    """The same model mate on another square."""
    yield from _echo(study, chameleon=None)


@theme(
    "Chameleon echo",
    "Chameleon echoes",
    "Chameleon echo mates",
    group=GROUP,
    about="An echo in which the mated king stands on a white square once and on a black square "
    "once. So all colours of squares are exchanged.",
)
def chameleon_echo(study: Study) -> Iterator[Evidence]:
    """The same model mate on squares of the other colour."""
    yield from _echo(study, chameleon=True)


def _echo(study: Study, *, chameleon: bool | None) -> Iterator[Evidence]:
    for one, two in _echoes(study):
        if chameleon and lines.colour(one.king) == lines.colour(two.king):
            continue
        yield Evidence(
            [one.ply, two.ply],
            f"The mates after {study.san(one.ply)} and {study.san(two.ply)} have the same picture, "
            f"with the king on {sq(one.king)} and {sq(two.king)}.",
            squares=(one.king, two.king),
        )
        return
