"""Pins that mates need, and unpins of which a piece makes use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from matewright.services.themes.facts.board import between, king_of, other, side_of
from matewright.services.themes.facts.pictures import mates_of_lines
from matewright.services.themes.facts.plies import Identity, Ply
from matewright.services.themes.facts.study import Study, fact


@dataclass(frozen=True, slots=True, eq=False)
class Pin:
    """A needed pin in the mate `end` that the move `cause` made.

    `square`, `pinner` and `king` are where the three stand.
    """

    end: Ply
    square: int
    pinner: int
    king: int
    cause: Ply

    @property
    def is_own(self) -> bool:
        """Whether the mated side pinned its own piece."""
        return self.cause.side != self.end.side

    @property
    def line(self) -> tuple[int, int]:
        """The line of the pin."""
        return self.pinner, self.king


@fact
def pins(study: Study) -> list[Pin]:
    """The pins that mates need and that did not stand in the diagram."""
    found = []
    for line, picture in mates_of_lines(study):
        end = line[-1]
        for square, pinner in picture.pinned.items():
            causes = [
                ply
                for ply in line
                if not _is_pinned(study, ply, end.homes[square], other(end.side))
            ]
            if causes:
                found.append(Pin(end, square, pinner, picture.king, causes[-1]))
    return found


def _is_pinned(study: Study, ply: Ply, home: int, side: str) -> bool:
    """Whether the piece that stood on a square of the diagram is pinned before a move."""
    for square, place in enumerate(ply.homes_before):
        if place == home and side_of(ply.before[square]) == side:
            return study.rules.pin_of(ply.before, ply.side, square) is not None
    return False


@dataclass(frozen=True, slots=True, eq=False)
class Unpin:
    """A move after which a piece is no longer pinned, and that piece's move off the line."""

    move: Ply
    freed: Ply
    pinner: int
    king: int

    @property
    def is_own(self) -> bool:
        """Whether the piece is of the side that moved."""
        return self.move.side == self.freed.side

    @property
    def interposes(self) -> bool:
        """Whether the move closes the line of the pin."""
        return self.move.target in between(self.pinner, self.king)

    @property
    def line(self) -> tuple[int, int]:
        """The line of the pin."""
        return self.pinner, self.king


@fact
def unpins(study: Study) -> list[Unpin]:
    """The moves that free a piece, with the move it makes, each pair once."""
    found: dict[tuple[Identity, Identity], Unpin] = {}
    for line in study.first_lines:
        for i, freed in enumerate(line):
            for unpin in _unpins(study, line[:i], freed):
                found.setdefault((unpin.move.identity, freed.identity), unpin)
    return list(found.values())


def _unpins(study: Study, before: tuple[Ply, ...], freed: Ply) -> Iterator[Unpin]:
    """The moves before one that have made it possible."""
    side, square = freed.side, freed.origin
    king = king_of(freed.before, side)
    if king is None or freed.piece == "K":
        return
    if study.rules.pin_of(freed.before, side, square) is not None:
        return
    for move in reversed(before):
        if move.homes_before[square] != freed.identity.home:
            # The piece has moved meanwhile.
            return
        if (
            move.before[square] != freed.before[square]
            or move.target == square
            or move.before[king] != freed.before[king]
        ):
            continue
        pinner = study.rules.pin_of(move.before, side, square)
        if (
            pinner is not None
            and study.rules.pin_of(move.after, side, square) is None
            and freed.target not in (*between(pinner, king), pinner)
        ):
            yield Unpin(move, freed, pinner, king)
