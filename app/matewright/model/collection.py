"""A collection: the problems a file holds, in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from matewright.model.problem import Problem


@dataclass(frozen=True, slots=True)
class Collection(Sequence[Problem]):
    """An immutable sequence of problems. Every change returns a new collection.

    Places count from 0; a place outside the collection raises `IndexError`.
    """

    problems: tuple[Problem, ...] = ()

    def __len__(self) -> int:
        return len(self.problems)

    @overload
    def __getitem__(self, place: int) -> Problem: ...
    @overload
    def __getitem__(self, place: slice) -> Collection: ...
    def __getitem__(self, place: int | slice) -> Problem | Collection:
        if isinstance(place, slice):
            return Collection(self.problems[place])
        return self.problems[place]

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)

    def replace(self, place: int, problem: Problem) -> Collection:
        """With another problem in that place."""
        self._check(place)
        return Collection((*self.problems[:place], problem, *self.problems[place + 1 :]))

    def insert(self, place: int, *problems: Problem) -> Collection:
        """With problems put in before that place; the length itself appends."""
        if place != len(self):
            self._check(place)
        return Collection((*self.problems[:place], *problems, *self.problems[place:]))

    def remove(self, place: int) -> Collection:
        """Without the problem in that place."""
        self._check(place)
        return Collection((*self.problems[:place], *self.problems[place + 1 :]))

    def move(self, place: int, target: int) -> Collection:
        """With one problem carried to another place; it stands at `target` afterwards."""
        self._check(place)
        self._check(target)
        rest = self.remove(place)
        return rest.insert(target, self.problems[place])

    def _check(self, place: int) -> None:
        if not 0 <= place < len(self):
            raise IndexError(place)
