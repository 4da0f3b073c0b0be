"""The best of many settings, by an order: their number is counted, and only the best stay."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final, NamedTuple

from matewright.model.piece import Piece
from matewright.services.workshop.economy import (
    CRITERIA,
    USUAL_ORDER,
    Economy,
    Rank,
    measured,
    rank,
)
from matewright.services.workshop.search import OnProgress, Progress, Search, finish_each
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
        """Whether it comes behind all that stay; measures no more than that takes."""
        worst = self._rows[-1].economy
        for name in self._order:
            value = CRITERIA[name](setting)
            if value != worst[name]:
                return value > worst[name]
        return True


def _rank(row: _Row) -> Rank:
    return row.rank


def _change(setting: Setting) -> _Change:
    return frozenset(one for edit in setting.edits for one in edit.squares)


def finish_into(best: Best, search: Search, on_progress: OnProgress = lambda _: None) -> Progress:
    """Wait until everything was looked at; of what is found the best stay."""
    return finish_each(search, best.offer, on_progress)
