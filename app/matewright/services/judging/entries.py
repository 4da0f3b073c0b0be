"""The entries of a tourney without the names of their authors, which are kept apart.

An anonymous entry is made of what is asked and what was found, and of nothing else a file says:
authors, source, award, keywords, comments, written solutions and the text it was read from may all
name somebody. So nothing that shows, exports, searches or undoes it can give a name away.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from matewright.errors import FormatError
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.services.file import files
from matewright.services.work import Work
from matewright.wording import Wording

_words: Final = Wording("judging")

MOST_ENTRIES: Final = 500
"""Of a tourney; a larger file is a database."""
_ASKED: Final = ("options", "conditions", "twins")
"""What a file may demand in words that are not understood; without them another thing is asked."""


def anonymous(problem: Problem) -> Problem:
    """The problem without anything that may name somebody.

    An answer that was found here is kept; one that came with the file proves nothing, and goes.
    """
    asked = {key: problem.extra[key] for key in _ASKED if key in problem.extra}
    bare = Problem(
        intended=problem.intended,
        turn_is_chosen=problem.turn_is_chosen,
        solution=None if problem.solution_is_stored else problem.solution,
        extra=asked,
    ).with_question(problem.question)
    if not problem.read_error:
        return bare
    return bare.came_from("", "", _words("This entry could not be read."))


def named(entry: Problem, original: Problem) -> Problem:
    """The problem as its file has it, with the answer that was found meanwhile."""
    if entry.solution is None or entry.question != original.question:
        return original
    return original.solved(entry.solution)


@dataclass(frozen=True, slots=True)
class Tourney:
    """The entries of a file, by their numbers there.

    `keys` are those of `marks`: what identifies an entry without its author.
    """

    path: Path
    originals: tuple[Problem, ...]
    keys: tuple[str, ...]
    warnings: tuple[FormatError, ...] = ()

    @classmethod
    def open(cls, path: Path, work: Work | None = None) -> Self:
        """Read a file. Raises `FormatError`, also where it has no problem or too many."""
        opened = files.load(path, work=work)
        count = len(opened.collection)
        if not count:
            raise FormatError("judging-empty", file=str(path))
        if count > MOST_ENTRIES:
            raise FormatError("judging-large", file=str(path), count=count, most=MOST_ENTRIES)
        originals = tuple(opened.collection)
        return cls(path, originals, keys_of(originals), opened.warnings)

    @property
    def entries(self) -> Collection:
        """The entries without names."""
        return Collection(tuple(map(anonymous, self.originals)))


def keys_of(entries: Collection | tuple[Problem, ...]) -> tuple[str, ...]:
    """What identifies each entry, whatever its place and its author; the same is counted."""
    seen: dict[str, int] = {}
    keys = []
    for entry in entries:
        digest = entry.question.digest
        seen[digest] = seen.get(digest, 0) + 1
        keys.append(digest if seen[digest] == 1 else f"{digest}-{seen[digest]}")
    return tuple(keys)
