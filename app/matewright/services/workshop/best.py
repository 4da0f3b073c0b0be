"""The best of many settings, by an order: their number is counted, and only the best stay."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final, NamedTuple

from matewright.model.piece import Piece
from matewright.services.workshop import material
from matewright.services.workshop.economy import (
    CRITERIA,
    USUAL_ORDER,
    Economy,
    Rank,
    measured,
    rank,
)
from matewright.services.workshop.search import OnProgress, Progress, Search, Series, finish_each
from matewright.services.workshop.setting import Setting

MOST_KEPT: Final = 2000
"""So many of the settings found stay: more than a person looks at, and some MB."""

_Change = frozenset[tuple[int, Piece | None]]


class _Row(NamedTuple):
    rank: Rank
    setting: Setting
    economy: Economy


class Best:
    """Takes settings of one diagram, one after the other. No board that stays comes twice."""

    def __init__(self, order: Sequence[str] = USUAL_ORDER, most: int = MOST_KEPT) -> None:
        self.found = 0
        """How many were good enough at their time or not; without boards that stay already."""
        self._order, self._most = tuple(order), most
        self._rows: list[_Row] = []
        self._changes: set[_Change] = set()
        self._board: tuple[Piece | None, ...] | None = None
        self._base = (0, 0)

    @property
    def settings(self) -> list[Setting]:
        """Those that stay, the best first."""
        return [row.setting for row in self._rows]

    @property
    def has_dropped(self) -> bool:
        """Whether some had to go."""
        return self.found > len(self._rows)

    def offer(self, setting: Setting) -> bool:
        """Take a setting if it is one of the best so far; return whether it is."""
        change = _change(setting)
        if change in self._changes:
            return False
        self.found += 1
        if len(self._rows) >= self._most:
            if self._is_worse(setting):
                return False
            self._changes.discard(_change(self._rows.pop().setting))
        self._changes.add(change)
        economy = measured(setting)
        insort(self._rows, _Row(rank(setting, economy, self._order), setting, economy), key=_rank)
        return True

    def set_order(self, order: Sequence[str]) -> None:
        """Order by other criteria from now on; what has gone does not come back."""
        self._order = tuple(order)
        rows = [row._replace(rank=rank(row.setting, row.economy, order)) for row in self._rows]
        self._rows = sorted(rows, key=_rank)

    def _is_worse(self, setting: Setting) -> bool:
        """Whether it comes behind all that stay; measures no more than that takes.

        Much is found that is not kept, and to see whether a position is legal takes longest. So it
        is first taken for legal.
        """
        worst = self._rows[-1].economy
        cheap = self._cheaply_measured(setting)
        bounds = [worst[name] for name in self._order]
        if [cheap.get(name, 0) for name in self._order] >= bounds:
            return True
        return [cheap.get(name) or CRITERIA[name](setting) for name in self._order] >= bounds

    def _cheaply_measured(self, setting: Setting) -> Economy:
        """What is seen without the position: all but whether it is legal and without promotions."""
        if self._board is None:
            position = setting.base.position
            self._board = position.board
            self._base = (material.count(position), material.value(position))
        count, value = self._base
        for edit in setting.edits:
            for square, piece in edit.squares:
                before = self._board[square]
                if piece is not None:
                    count, value = count + 1, value + material.worth(piece)
                if before is not None:
                    count, value = count - 1, value - material.worth(before)
        found: Economy = {name: CRITERIA[name](setting) for name in _OF_PLAY}
        return {**found, "pieces": count, "value": value}


_OF_PLAY: Final = ("solution", "key", "play", "changes")
"""Criteria that need no position."""


def _rank(row: _Row) -> Rank:
    return row.rank


def _change(setting: Setting) -> _Change:
    return frozenset(one for edit in setting.edits for one in edit.squares)


def finish_into(
    best: Best, search: Search | Series, on_progress: OnProgress = lambda _: None
) -> Progress:
    """Wait until everything was looked at; of what is found the best stay."""
    return finish_each(search, best.offer, on_progress)
