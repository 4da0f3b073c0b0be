"""A collection: the problems a file holds, in order; most of a large one are not read yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from threading import Lock
from typing import Final, Protocol, overload, runtime_checkable

from matewright.model.problem import Problem


@runtime_checkable
class Unread(Protocol):
    """A problem as the text it is to be read from."""

    @property
    def format(self) -> str:
        """The name of the file format the text is in."""

    @property
    def text(self) -> str:
        """The text, as it stands in the file."""

    def read(self) -> Problem:
        """The problem. Never fails: text that cannot be read gives a problem with `read_error`."""


_KEEPING: Final = Lock()
"""Two threads that read the same entry at once are to get the same object."""


class Entry:
    """One version of one problem of a collection, compared by identity.

    What it says never changes: an edited problem is another entry, made with `changed`, whose
    `identity` is the same. So what was worked out for an entry stays true of it.
    """

    __slots__ = ("__weakref__", "_content", "_identity")

    def __init__(self, content: Problem | Unread) -> None:
        self._content = content
        self._identity: Entry | None = None

    @property
    def identity(self) -> Entry:
        """The first version of the problem: what all its versions have in common, and no other."""
        return self._identity or self

    @property
    def unread(self) -> Unread | None:
        """The text it is to be read from; None once the problem is there."""
        content = self._content
        return None if isinstance(content, Problem) else content

    @property
    def problem(self) -> Problem:
        """The problem: read on first access, and then kept."""
        content = self._content
        if isinstance(content, Problem):
            return content
        found = content.read()
        with _KEEPING:
            if isinstance(self._content, Problem):
                return self._content
            self._content = found
        return found

    def peek(self) -> Problem:
        """The problem, read without keeping it: for loops over many."""
        content = self._content
        return content if isinstance(content, Problem) else content.read()

    def untouched_text(self, format_name: str) -> str | None:
        """The text to write back as it was; None when it changed or was another format's.

        What is not read yet is not read for that.
        """
        content = self._content
        if isinstance(content, Problem):
            return content.untouched_text(format_name)
        return content.text if content.format == format_name else None

    def changed(self, problem: Problem) -> Entry:
        """A further version of the same problem."""
        entry = Entry(problem)
        entry._identity = self.identity
        return entry

    def copy(self) -> Entry:
        """Another problem that says the same."""
        return Entry(self._content)


class Collection(Sequence[Problem]):
    """An immutable sequence of problems. Every change returns a new collection.

    Indices count from 0; one outside the collection raises `IndexError`. A problem that is accessed
    by its index is read and kept; iterating reads without keeping, so that walking over a large
    collection needs no memory. Slicing, inserting, removing and moving read nothing.

    Two collections are equal when their problems are.
    """

    __slots__ = ("_entries",)
    __hash__ = None  # type: ignore[assignment] # Equality would have to read all problems.

    def __init__(self, problems: Iterable[Problem | Unread | Entry] = ()) -> None:
        self._entries = tuple(one if isinstance(one, Entry) else Entry(one) for one in problems)

    @classmethod
    def _of(cls, entries: tuple[Entry, ...]) -> Collection:
        """Of entries that are there already, which is a matter of a millisecond."""
        made = cls.__new__(cls)
        made._entries = entries
        return made

    # -- reading -----------------------------------------------------------------------------

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries in order; nothing is read."""
        return self._entries

    def entry(self, index: int) -> Entry:
        """The entry at that index; nothing is read."""
        return self._entries[index]

    def peek(self, index: int) -> Problem:
        """The problem at that index, which is not kept if it was not read yet."""
        return self._entries[index].peek()

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> Problem: ...
    @overload
    def __getitem__(self, index: slice) -> Collection: ...
    def __getitem__(self, index: int | slice) -> Problem | Collection:
        if isinstance(index, slice):
            return Collection._of(self._entries[index])
        return self._entries[index].problem

    def __iter__(self) -> Iterator[Problem]:
        return (entry.peek() for entry in self._entries)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Collection):
            return NotImplemented
        return len(self) == len(other) and all(
            mine is theirs or mine.peek() == theirs.peek()
            for mine, theirs in zip(self._entries, other._entries, strict=True)
        )

    def __repr__(self) -> str:
        return f"<Collection of {len(self)}>"

    def indices_of(self, identities: Iterable[Entry]) -> dict[Entry, int]:
        """Where the problems of these identities stand; those that are not here are left out."""
        sought = set(identities)
        if not sought:
            return {}
        found = {}
        for index, entry in enumerate(self._entries):
            identity = entry._identity or entry
            if identity in sought:
                found[identity] = index
        return found

    # -- changing ----------------------------------------------------------------------------

    def replace(self, index: int, problem: Problem) -> Collection:
        """With another version of the problem at that index."""
        self._check(index)
        return self.replace_all({index: problem})

    def replace_all(self, problems: Mapping[int, Problem | Entry]) -> Collection:
        """With other versions of the problems at these indices."""
        entries = list(self._entries)
        for index, new in problems.items():
            self._check(index)
            entries[index] = new if isinstance(new, Entry) else entries[index].changed(new)
        return Collection._of(tuple(entries))

    def insert(self, index: int, *problems: Problem | Unread | Entry) -> Collection:
        """With problems inserted before that index; the length itself appends."""
        if index != len(self):
            self._check(index)
        new = Collection(problems)._entries
        return Collection._of((*self._entries[:index], *new, *self._entries[index:]))

    def insert_at(self, entries: Mapping[int, Entry]) -> Collection:
        """With entries inserted so that each has its index afterwards: undoes `remove`."""
        indices = sorted(entries)
        if indices and not 0 <= indices[0] <= indices[-1] < len(self) + len(entries):
            raise IndexError(indices[-1])
        whole: list[Entry] = []
        for number, index in enumerate(indices):
            # As many as there are before this one that were here already.
            whole += self._entries[len(whole) - number : index - number]
            whole.append(entries[index])
        whole += self._entries[len(whole) - len(indices) :]
        return Collection._of(tuple(whole))

    def remove(self, *indices: int) -> Collection:
        """Without the problems at these indices."""
        return self._keep(self._set_of(indices))

    def move(self, index: int, target: int) -> Collection:
        """With one problem moved; it stands at `target` afterwards."""
        self._check(target)
        return self.move_all((index,), target)

    def move_all(self, indices: Iterable[int], target: int) -> Collection:
        """With problems carried together, in their order; the first of them stands at `target`.

        `target` counts among the problems that stay: 0 is the beginning, the number of those that
        stay the end.
        """
        going = self._set_of(indices)
        stay = self._keep(going)._entries
        if not 0 <= target <= len(stay):
            raise IndexError(target)
        carried = (self._entries[index] for index in sorted(going))
        return Collection._of((*stay[:target], *carried, *stay[target:]))

    def rearranged(self, order: Iterable[int]) -> Collection:
        """With the problems in another order, given by their present indices, all of them."""
        indices = tuple(order)
        if (
            len(indices) != len(self)
            or len(set(indices)) != len(self)
            or min(indices, default=0) < 0
        ):
            raise IndexError(len(indices))
        return Collection._of(tuple(map(self._entries.__getitem__, indices)))

    def _keep(self, going: set[int]) -> Collection:
        # Stretch by stretch: one by one would take ten times as long.
        stay: list[Entry] = []
        start = 0
        for index in sorted(going):
            stay += self._entries[start:index]
            start = index + 1
        stay += self._entries[start:]
        return Collection._of(tuple(stay))

    def _set_of(self, indices: Iterable[int]) -> set[int]:
        found = set(indices)
        if found:
            self._check(min(found))
            self._check(max(found))
        return found

    def _check(self, index: int) -> None:
        if not 0 <= index < len(self):
            raise IndexError(index)
