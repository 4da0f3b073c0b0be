"""A large collection, stored as its difference from the file it came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from matewright.model.collection import Collection, Entry

_OWN: Final = -1
"""Instead of an index in the file: a stretch of problems that the file lacks in this state."""

Stretch = tuple[int, int]
"""An index in the file, or `_OWN`, and how many problems from there on."""


@dataclass(frozen=True, slots=True)
class Difference:
    """`stretches` one after the other make the collection; `own` are the entries of `_OWN`."""

    stretches: tuple[Stretch, ...]
    own: tuple[Entry, ...]

    @classmethod
    def between(cls, saved: Collection, now: Collection) -> Difference:
        """What makes the present collection of the one that the file holds."""
        indices = {entry: index for index, entry in enumerate(saved.entries)}
        stretches: list[Stretch] = []
        own: list[Entry] = []
        start, count = 0, 0
        for entry in now.entries:
            index = indices.get(entry, _OWN)
            if index == _OWN:
                own.append(entry)
            expected = start if start == _OWN else start + count
            if count and index == expected:
                count += 1
                continue
            if count:
                stretches.append((start, count))
            start, count = index, 1
        if count:
            stretches.append((start, count))
        return cls(tuple(stretches), tuple(own))

    def applied(self, saved: Collection) -> Collection:
        """The collection again. Raises `ValueError` where the two do not fit."""
        entries: list[Entry] = []
        own = iter(self.own)
        for start, count in self.stretches:
            stretch: Iterable[Entry] = saved.entries[start : start + count]
            if start == _OWN:
                stretch = islice(own, count)
            entries += stretch
        if len(entries) != self.count:
            raise ValueError(f"{len(entries)} of {self.count} problems")
        return Collection(entries)

    @property
    def count(self) -> int:
        """The number of problems of the collection."""
        return sum(count for _, count in self.stretches)


def read_stretches(value: Sequence[Sequence[int]]) -> tuple[Stretch, ...]:
    """Stretches as JSON has them. Raises `ValueError` or `TypeError`."""
    found = tuple((int(start), int(count)) for start, count in value)
    if any(start < _OWN or count < 1 for start, count in found):
        raise ValueError("no stretches")
    return found
