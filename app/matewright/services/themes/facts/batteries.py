"""Batteries that open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from matewright.services.themes.facts.board import king_of, other, squares
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study, fact


@dataclass(frozen=True, slots=True, eq=False)
class Fired:
    """A move of the front piece of a battery that gives check from the rear piece."""

    ply: Ply
    rear: int
    line: tuple[Ply, ...]

    @property
    def king(self) -> int | None:
        """Where the king stands that is in check."""
        return king_of(self.ply.after, other(self.ply.side))

    @property
    def pair(self) -> tuple[int, int]:
        """The homes of rear and front piece."""
        return self.ply.homes_before[self.rear], self.ply.identity.home

    @property
    def creation(self) -> Ply | None:
        """The move of rear or front piece that made the battery; None for one of the diagram."""
        made = None
        for ply in self.line[: self.line.index(self.ply)]:
            if ply.side == self.ply.side and ply.target in (self.rear, self.ply.origin):
                made = ply
        return made


def rears(study: Study, ply: Ply) -> Iterator[int]:
    """Where pieces stand that a move lets give check."""
    checkers = study.rules.of(ply.after, other(ply.side)).checkers
    return squares(checkers & ~(1 << ply.target))


@fact
def fired(study: Study) -> list[Fired]:
    """The batteries that open in the solutions, the defender's of direct play left out."""
    return [
        Fired(ply, rear, line)
        for line in study.first_lines
        for ply in line
        if ply.move.check
        and not ply.move.castling
        and not (study.is_direct and ply.side != study.attacker)
        for rear in rears(study, ply)
    ]
