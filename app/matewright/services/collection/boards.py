"""Which problems have a piece on a square: sets of problems, as bits, for asking all at once.

A tag is what a problem can have: a piece on a square (`wK4`: the white king on e1), a piece that
mates there (`#wQ35`), anything on a square (`x4`), and how many pieces and mates there are (`12`,
`#5`). The tag `""` is had by every problem that is taken up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from matewright.services.collection.row import MEN

if TYPE_CHECKING:
    import sqlite3

TABLES: Final = "CREATE TABLE tag (name TEXT, chunk INTEGER, bits BLOB, PRIMARY KEY (name, chunk));"
EVERY: Final = ""
MATE: Final = "#"
"""Before the tags of mates."""
ANYTHING: Final = "x"
"""Before a square on which a piece stands, whichever it is."""

_SOME: Final = re.compile(rb"[^\0]", re.DOTALL)
_CHUNK: Final = 1 << 14
"""Keys whose bits stand in one value; an edit writes so little of what is kept."""


class Boards:
    """The sets of one index. Errors of SQLite raise `sqlite3.Error`."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._sets: dict[str, int] = {}
        self._fresh: set[int] | None = None

    def note(self, keys: Iterable[int]) -> None:
        """There are rows under new keys."""
        if self._fresh is not None:
            self._fresh.update(keys)

    def settle(self) -> bool:
        """Take up the next problems that are missing; whether there are more of them."""
        if self._fresh is None:
            every = self.having(EVERY)
            keys = (key for (key,) in self._database.execute("SELECT key FROM problem"))
            members = to_bytes(every)
            self._fresh = {key for key in keys if not holds(members, key)}
        if not self._fresh:
            return False
        chunk = min(self._fresh) // _CHUNK
        keys_here = {key for key in self._fresh if key // _CHUNK == chunk}
        self._take_up(chunk, keys_here)
        self._fresh -= keys_here
        return bool(self._fresh)

    def having(self, tag: str) -> int:
        """The keys of the problems that have a tag, as bits."""
        found = self._sets.get(tag)
        if found is None:
            sql = "SELECT chunk, bits FROM tag WHERE name = ?"
            found = 0
            parts = dict(self._database.execute(sql, (tag,)))
            if parts:
                whole = bytearray((max(parts) + 1) * _CHUNK // 8)
                for chunk, bits in parts.items():
                    start = chunk * _CHUNK // 8
                    whole[start : start + len(bits)] = bits
                found = int.from_bytes(whole, "little")
            self._sets[tag] = found
        return found

    def _take_up(self, chunk: int, keys: set[int]) -> None:
        """Add the rows with these keys, all of one chunk, all or none."""
        sets: dict[str, int] = {}
        for key, tags in self._tags(chunk, keys):
            bit = 1 << key - chunk * _CHUNK
            for tag in tags:
                sets[tag] = sets.get(tag, 0) | bit
        with self._database as database:
            sql = "SELECT name, bits FROM tag WHERE chunk = ?"
            before = dict(database.execute(sql, (chunk,)))
            rows = []
            for tag, bits in sets.items():
                whole = bits | int.from_bytes(before.get(tag, b""), "little")
                rows.append((tag, chunk, to_bytes(whole)))
            database.executemany("REPLACE INTO tag VALUES (?, ?, ?)", rows)
        for tag in sets:
            self._sets.pop(tag, None)

    def _tags(self, chunk: int, keys: set[int]) -> Iterator[tuple[int, Iterable[str]]]:
        span = chunk * _CHUNK, (chunk + 1) * _CHUNK - 1
        others: dict[int, list[tuple[str, int]]] = {}
        sql = "SELECT key, man, board FROM other_man WHERE key BETWEEN ? AND ?"
        for key, man, board in self._database.execute(sql, span):
            others.setdefault(key, []).append((man, board))
        boards = ", ".join(f'"{man}"' for man in MEN)
        sql = f"SELECT key, men, mates, {boards} FROM problem WHERE key BETWEEN ? AND ?"  # noqa: S608 - names of ours
        for key, count, mates, *bits in self._database.execute(sql, span):
            if key not in keys:
                continue
            tags = [EVERY, str(count)]
            for man, board in (*zip(MEN, bits, strict=True), *others.get(key, ())):
                for square in squares(board):
                    tags += (f"{man}{square}", f"{ANYTHING}{square}")
            mating = mates.split()
            tags += [MATE + mate for mate in mating]
            if mating:
                tags.append(f"{MATE}{len(mating)}")
            yield key, tags


def squares(board: int) -> Iterator[int]:
    """The squares of a board of bits, as SQLite keeps them."""
    board &= 0xFFFF_FFFF_FFFF_FFFF
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


def keys_in(bits: int) -> Iterator[int]:
    """The keys of a set, in order."""
    # Most bytes are empty; to skip them is left to C.
    for found in _SOME.finditer(to_bytes(bits)):
        start, byte = 8 * found.start(), found.group()[0]
        yield from (start + bit for bit in range(8) if byte >> bit & 1)


def set_of(keys: Iterable[int]) -> int:
    """A set of keys as bits."""
    many = list(keys)
    data = bytearray(max(many, default=0) // 8 + 1)
    for key in many:
        data[key >> 3] |= 1 << (key & 7)
    return int.from_bytes(data, "little")


def to_bytes(bits: int) -> bytes:
    """A set of keys for `holds`."""
    return bits.to_bytes((bits.bit_length() + 7) // 8, "little")


def holds(data: bytes, key: int) -> bool:
    """Whether a key is in a set."""
    return key >> 3 < len(data) and bool(data[key >> 3] >> (key & 7) & 1)
