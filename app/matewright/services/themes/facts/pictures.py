"""Pictures of mates: how each square of the king's field is closed, and who takes part."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from matewright.model.solution import Role
from matewright.services.themes.facts.board import field, king_of, other, put, side_of, squares
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.proofs import without
from matewright.services.themes.facts.study import Study, fact


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


@fact
def _known(_: Study) -> dict[str, Picture | None]:
    """The pictures by final position, as they are asked for."""
    return {}


def picture_of(study: Study, ply: Ply) -> Picture | None:
    """The picture of a mate; None without a king."""
    known = _known(study)
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
    guards = {square: known.attackers(ply.side, square) for square in (king, *field(king))}
    blocks = tuple(s for s in field(king) if side_of(board[s]) == mated)
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
    return all(_can_move(study, board, mated, square) for square in squares(checkers))


def _can_move(study: Study, board: str, mated: str, square: int) -> bool:
    """Whether the mated side can move without one of two checks."""
    known = without(study.rules, board, mated, square)
    if not known.is_illegal:
        return bool(known.moves)
    # The checking piece shields its own king: another that gives no check does so, too.
    for letter in "NBRP" if mated == "b" else "nbrp":
        known = study.rules.of(put(board, square, letter), mated)
        if not known.is_illegal and not known.checkers >> square & 1:
            return bool(known.moves)
    return True


def _pictures_of(study: Study, plies: Iterable[Ply]) -> list[Picture]:
    found = (picture_of(study, ply) for ply in plies if ply.move.mate)
    return [picture for picture in found if picture is not None]


@fact
def pictures(study: Study) -> list[Picture]:
    """The pictures of the mates of the solutions, one for each final position."""
    # Threats that no line carries out are the mates of waiting moves; they do not count.
    ends = {
        line[-1].after: line[-1]
        for line in reversed(study.lines_of_play)
        if line[-1].role is not Role.THREAT
    }
    return _pictures_of(study, reversed(ends.values()))


@fact
def threatened(study: Study) -> list[Picture]:
    """The pictures of the mates that keys threaten."""
    return _pictures_of(study, (ply for key in study.keys for ply in key.threats))


@fact
def all_pictures(study: Study) -> list[Picture]:
    """The pictures of the mates, in three-movers and longer ones after threats, too."""
    if study.moves <= 2 or not study.is_battle:
        return pictures(study)
    # A threat that mates at once is no play.
    full = 2 * study.moves - 1
    threats = (line for line in study.lines_with_threats if line[-1].node.half_moves == full)
    whole = [*study.lines_of_play, *threats]
    return _pictures_of(study, {line[-1].after: line[-1] for line in whole}.values())


@fact
def mates_of_lines(study: Study) -> list[tuple[tuple[Ply, ...], Picture]]:
    """The lines that end in mate, with its picture."""
    found = ((line, picture_of(study, line[-1])) for line in study.mating_lines)
    return [(line, picture) for line, picture in found if picture is not None]
