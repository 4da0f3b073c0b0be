"""Problems of other collections that an entry may have been anticipated by, with their likeness.

Likeness is that of a search for similar problems; what it does not find may exist all the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from matewright.errors import FormatError
from matewright.model.problem import Problem
from matewright.services.collection import Match, Target
from matewright.services.collection.search import SearchedFile
from matewright.wording import Wording

_words: Final = Wording("judging")

LEAST: Final = 0.6
"""The least likeness that is reported."""
MOST: Final = 5
"""The most anticipations of one entry, those of all files together."""


@dataclass(frozen=True, slots=True)
class Anticipation:
    """A problem that is like an entry; `number` counts in its file from 1.

    `is_entry`: it is another entry of the tourney. `author` and `source` may be the entrant's own.
    """

    likeness: float
    file: Path
    number: int
    is_entry: bool
    reason: str
    author: str
    source: str

    def words(self, *, show_names: bool) -> str:
        """It in one line; without names only where it stands."""
        # 100 % is reserved for exact equality.
        share = f"{int(100 * self.likeness)} %"
        if self.is_entry:
            place = _words("entry {number}", number=self.number)
        else:
            place = _words("{file} no. {number}", file=self.file.name, number=self.number)
        origin = [self.author, self.source] if show_names else []
        return ", ".join(filter(None, (f"{share} {place}", *origin)))

    def to_dict(self, *, show_names: bool) -> dict[str, object]:
        """The JSON form of the command line."""
        names = {"author": self.author, "source": self.source} if show_names else {}
        return {
            "likeness": round(self.likeness, 3),
            "file": None if self.is_entry else self.file.name,
            "number": self.number,
            "reason": self.reason,
            **names,
        }


def find(
    entries: Sequence[Problem],
    tourney: Path,
    collections: Iterable[Path],
    tell: Callable[[str, int, int], object] = lambda *_: None,
    *,
    cache: Path | None = None,
) -> list[tuple[Anticipation, ...]]:
    """For each entry the problems of the tourney and of other files that are most like it.

    `tell` gets the name of a file, the number of problems read into its index, or of entries
    compared, and their total; an exception raised by it ends the search. Raises `FormatError` for a
    file that cannot be read.
    """
    found: list[list[Anticipation]] = [[] for _ in entries]
    for path in dict.fromkeys((tourney, *collections)):
        is_own = _is_same(path, tourney)
        if is_own and (path != tourney or len(entries) < 2):
            continue
        with SearchedFile(path, cache=cache) as searched:
            searched.prepare(partial(tell, path.name))
            for index, entry in enumerate(entries):
                tell(path.name, index, len(entries))
                matches = _alike(searched, entry)
                found[index] += [
                    _anticipation(searched, path, match, is_entry=is_own)
                    for match in matches
                    if not (is_own and match.index == index)
                ]
    best = (sorted(many, key=lambda one: -one.likeness)[:MOST] for many in found)
    return [tuple(many) for many in best]


def _alike(searched: SearchedFile, entry: Problem) -> list[Match]:
    try:
        target = Target.of(entry, least=LEAST, most=MOST + 1)
    except FormatError:
        # An empty board is like nothing.
        return []
    return searched.similar(target)


def _anticipation(
    searched: SearchedFile, path: Path, match: Match, *, is_entry: bool
) -> Anticipation:
    problem = searched.collection.peek(match.index)
    return Anticipation(
        match.likeness,
        path,
        match.index + 1,
        is_entry,
        match.reason,
        " & ".join(problem.authors),
        problem.source,
    )


def _is_same(one: Path, other: Path) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)
