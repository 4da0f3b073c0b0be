"""The index itself: rows in SQLite, the order of the collection beside them."""

from __future__ import annotations

import contextlib
import json
import operator
import re
from array import array
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from matewright import engine
from matewright.errors import FormatError
from matewright.services.collection import boards
from matewright.services.collection.boards import Boards
from matewright.services.collection.counts import Count, CountBy, counted
from matewright.services.collection.folding import folded
from matewright.services.collection.pattern import Man, Pattern, View
from matewright.services.collection.query import Query
from matewright.services.collection.row import MEN, Row
from matewright.services.collection.similar import (
    MOST_FOUND,
    Candidate,
    Match,
    Target,
    best_matching,
    candidates,
    matching,
    ranked,
)

if TYPE_CHECKING:
    import sqlite3

VERSION: Final = f"12 {engine.__version__}"
"""The version of the tables and their contents; an index of another version is rebuilt.

Another version of the program may also judge a problem's state differently.
"""

FIELDS: Final = ("author", "source", "keyword", "theme", "condition")
"""The fields whose values can be listed, for completion."""

_COLUMNS: Final = (
    "author",
    "source",
    "stipulation",
    "year",
    "white",
    "black",
    "men",
    "state",
    "keywords",
    "exact",
    "alike",
    "mates",
    "play",
    "position",
    "award",
    "solutions",
    "difficulty",
    "comment",
    *(f'"{man}"' for man in MEN),
)
_TABLES: Final = f"""
CREATE TABLE about (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE problem (key INTEGER PRIMARY KEY, {", ".join(_COLUMNS)});
CREATE TABLE other_man (key INTEGER, man TEXT, board INTEGER, PRIMARY KEY (key, man))
    WITHOUT ROWID;
CREATE TABLE value (field TEXT, text TEXT, key INTEGER, folded TEXT,
    PRIMARY KEY (field, text, key)) WITHOUT ROWID;
CREATE TABLE warning (key INTEGER, text TEXT);
CREATE INDEX same_play ON problem (play) WHERE play IS NOT NULL;
{boards.TABLES}
CREATE VIRTUAL TABLE words USING fts5 (author, source, keyword, text, content = '',
    tokenize = "unicode61 remove_diacritics 2");
"""
_PUT: Final = f"INSERT INTO problem VALUES ({', '.join('?' * (len(_COLUMNS) + 1))})"  # noqa: S608
"""(Only question marks.)"""
_CACHE: Final = -32_000
"""Of pages, in kibibytes, with SQLite's sign for that unit."""


_MOST_LEFT_OVER: Final = 10_000
"""Rows of former states that are carried along beside as many as there are problems."""
SUFFIX: Final = ".sqlite"
"""Of the files that indexes are kept in."""
MOST_KEPT: Final = 20
"""Indexes of different files that are kept; one of 200,000 problems has 150 MB."""


class SortColumn(StrEnum):
    """The columns a collection can be sorted by; `PLACE` is its own order."""

    PLACE = "place"
    AUTHOR = "author"
    SOURCE = "source"
    STIPULATION = "stipulation"
    YEAR = "year"
    MEN = "men"
    KEYWORDS = "keywords"
    STATE = "state"
    AWARD = "award"
    SOLUTIONS = "solutions"
    DIFFICULTY = "difficulty"
    THEMES = "themes"
    COMMENT = "comment"


@dataclass(frozen=True, slots=True)
class Order:
    """How what is found is sorted; what is equal stands in the order of the collection."""

    column: SortColumn = SortColumn.PLACE
    descending: bool = False


@dataclass(frozen=True, slots=True)
class IndexState:
    """The state of an index for a file.

    `keys` are those of its records in order, `missing` the indices of those without a row yet, and
    `next_key` the first number that is free for others.
    """

    keys: array[int]
    missing: array[int]
    next_key: int


class Index:
    """Facts about many problems, each under a key: a number that is never used again.

    The collection is a list of keys (`splice`); results are indices into it. A problem that is
    edited gets another key, and the row of its former state stays for the case of undo.

    `path` is a file that is kept for the next time; without one the index is private and goes with
    its connection. A file that is damaged or of another version is made anew, and one that another
    program holds is left to it: this index is private then. Errors of SQLite later on raise
    `sqlite3.Error`; the index is to be thrown away with `start_again` then.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._keys: array[int] = array("q")
        self._begin()

    def _begin(self) -> None:
        self._database = self._open()
        self._boards = Boards(self._database)
        self._present: int | None = None
        # The patterns of the query that is just answered, each with those that show it.
        self._shown: dict[str, bytes] = {}
        self._database.create_function("shows", 2, self._shows, deterministic=True)

    def _open(self) -> sqlite3.Connection:
        import sqlite3

        if self._path is not None:
            for attempt in ("as it is", "anew"):
                try:
                    return _connected(self._path)
                except sqlite3.OperationalError:
                    # Locked, or nothing can be written there.
                    break
                except (sqlite3.DatabaseError, _OtherVersionError):
                    if attempt == "as it is":
                        _remove(self._path)
            self._path = None
        return _connected(None)

    def start_again(self) -> None:
        """Discard everything and begin an empty index."""
        self._database.close()
        if self._path is not None:
            _remove(self._path)
        self._keys = array("q")
        self._begin()

    def close(self) -> None:
        """Let the file go."""
        self._database.close()

    # -- what it is about --------------------------------------------------------------------

    def begin_file(self, digest: bytes, count: int) -> IndexState:
        """Load the rows of a file in that state, whose records are then the collection.

        There are none for another state: the index is then empty, and the keys count from 0.
        """
        about = dict(self._database.execute("SELECT name, value FROM about"))
        keys = array("q", range(count))
        if about.get("digest") == digest and "order" in about:
            keys = array("q", about["order"])
        present = {key for (key,) in self._database.execute("SELECT key FROM problem")}
        is_other = about.get("digest") not in (None, digest) or len(keys) != count
        if is_other or len(present) > 2 * count + _MOST_LEFT_OVER:
            self.start_again()
            keys, present = array("q", range(count)), set()
        self._set_about(digest=digest)
        self._keys, self._present = keys, None
        missing = array("i", (index for index, key in enumerate(keys) if key not in present))
        return IndexState(keys, missing, max([*keys, *present], default=-1) + 1)

    def keep_as(self, digest: bytes, keys: Sequence[int]) -> None:
        """Note that the file in that state holds the problems with these keys.

        Those without a row are missing when it is opened the next time.
        """
        self._set_about(digest=digest, order=array("q", keys).tobytes())

    def _set_about(self, **about: bytes) -> None:
        with self._database:
            self._database.executemany("REPLACE INTO about VALUES (?, ?)", list(about.items()))

    # -- keeping it up to date ---------------------------------------------------------------

    def put(self, rows: Iterable[tuple[int, Row]]) -> None:
        """Take up rows under new keys, all or none."""
        keys, problems, others, values, words, warnings = [], [], [], [], [], []
        for key, row in rows:
            keys.append(key)
            exact, alike = row.likeness or (None, None)
            mates = row.outline.mates if row.outline else ()
            problems.append(
                (
                    key,
                    row.author,
                    row.source,
                    row.stipulation,
                    row.year,
                    row.white,
                    row.black,
                    row.pieces,
                    row.state,
                    folded("; ".join(row.keywords)),
                    exact,
                    alike,
                    " ".join(f"{man}{square}" for man, square in sorted(mates)),
                    row.outline.play if row.outline else None,
                    row.position,
                    row.award,
                    row.solutions,
                    row.difficulty,
                    row.comment,
                    *row.boards,
                )
            )
            others += [(key, man, board) for man, board in row.others]
            fields = (
                *(("author", author) for author in row.authors),
                *(("keyword", keyword) for keyword in row.keywords),
                *(("theme", theme) for theme in row.themes.names),
                *(("main-theme", theme) for theme in row.themes.main),
                ("source", row.source_name),
                *(("condition", condition) for condition in row.conditions),
            )
            values += [(field, text, key, folded(text)) for field, text in fields if text]
            values += [("attribute", name, key, str(count)) for name, count in row.attributes]
            warnings += [(key, warning) for warning in row.warnings]
            words.append((key, row.author, row.source, "; ".join(row.keywords), row.text))
        with self._database as database:
            database.executemany(_PUT, problems)
            database.executemany("INSERT INTO other_man VALUES (?, ?, ?)", others)
            database.executemany("INSERT OR IGNORE INTO value VALUES (?, ?, ?, ?)", values)
            database.executemany("INSERT INTO warning VALUES (?, ?)", warnings)
            database.executemany(
                "INSERT INTO words (rowid, author, source, keyword, text) VALUES (?, ?, ?, ?, ?)",
                words,
            )
        self._boards.note(keys)

    def settle(self) -> bool:
        """Prepare some more problems for `similar` and for patterns; whether others are left.

        What is left is prepared on demand. A step takes less than half a second.
        """
        return self._boards.settle()

    def splice(self, start: int, stop: int, keys: Iterable[int]) -> None:
        """Replace a stretch of the collection."""
        self._keys[start:stop] = array("q", keys)
        self._present = None

    # -- queries -----------------------------------------------------------------------------

    def find(self, query: Query, order: Order | None = None) -> array[int]:
        """The indices of the problems that are found, in that order."""
        order = order or Order()
        is_own = order.column not in (SortColumn.PLACE, SortColumn.THEMES)
        column = order.column.value if is_own else "NULL"
        for text, pattern in query.patterns:
            found_here = reduce(operator.or_, (keys for _, keys in self._matching(pattern)), 0)
            self._shown[text] = boards.to_bytes(found_here)
        sql = f"SELECT key, {column} FROM problem p WHERE {query.where}"  # noqa: S608 - conditions of ours
        found = dict(self._database.execute(sql, query.parameters))
        self._shown.clear()
        if order.column is SortColumn.THEMES:
            themes = self._themes()
            found = {key: "; ".join(sorted(themes.get(key, ()))) for key in found}
        keys = self._keys
        indices = [index for index, key in enumerate(keys) if key in found]
        if order.column is SortColumn.PLACE:
            return array("i", reversed(indices) if order.descending else indices)
        with_value = [index for index in indices if found[keys[index]] not in (None, "")]
        # Those without a value come last in either direction.
        without_value = [index for index in indices if found[keys[index]] in (None, "")]
        sort_keys = {index: _sort_key(order.column, found[keys[index]]) for index in with_value}
        with_value.sort(key=sort_keys.__getitem__, reverse=order.descending)
        return array("i", with_value + without_value)

    def similar(self, target: Target, query: Query | None = None) -> list[Match]:
        """Problems that are like another, the most alike first; only of those `query` finds."""
        within = self._within(query)
        same_play = 0
        if target.play is not None:
            sql = "SELECT key FROM problem WHERE play = ?"
            same_play = boards.set_of(key for (key,) in self._database.execute(sql, (target.play,)))
        found = candidates(self._boards, target, same_play, within)
        return ranked(target, self._candidates(found), self._indices(found))

    def matching(
        self, pattern: Pattern, query: Query | None = None, most: int = MOST_FOUND
    ) -> list[Match]:
        """Problems that show a pattern, those with the fewest other men first."""
        ways = best_matching(self._boards, pattern, self._within(query), most)
        indices = self._indices(ways)
        found = [
            Match(indices[key], men.share, way, men, is_pattern=True)
            for key, (way, men) in ways.items()
        ]
        found.sort(key=lambda one: (-one.likeness, one.way.cost, one.index))
        return found

    def _within(self, query: Query | None) -> int:
        """The problems of the collection that a query finds, as bits for `Boards`."""
        while self.settle():
            pass
        if query is not None and not query.is_empty:
            indices = self.find(query)
            return boards.set_of(self._keys[index] for index in indices)
        if self._present is None:
            self._present = boards.set_of(self._keys) if self._keys else 0
        return self._present & self._boards.having(boards.EVERY)

    def _matching(self, pattern: Pattern) -> Iterator[tuple[View, int]]:
        return matching(self._boards, pattern, self._within(None))

    def _shows(self, text: str, key: int) -> bool:
        return boards.holds(self._shown[text], key)

    def _indices(self, keys: Container[int]) -> dict[int, int]:
        return {key: index for index, key in enumerate(self._keys) if key in keys}

    def _candidates(self, keys: Iterable[int]) -> Iterator[Candidate]:
        """The compared data of problems."""
        columns = ", ".join(f'"{man}"' for man in MEN)
        sql = f"SELECT mates, play, {columns} FROM problem WHERE key = ?"  # noqa: S608 - names of ours
        more = "SELECT man, board FROM other_man WHERE key = ?"
        for key in keys:
            mates, play, *bits = self._database.execute(sql, (key,)).fetchone()
            others = self._database.execute(more, (key,))
            men = frozenset(
                (man, square)
                for man, board in (*zip(MEN, bits, strict=True), *others)
                for square in boards.squares(board)
            )
            yield Candidate(key, men, frozenset(map(_man, mates.split())), play)

    def values(self, field: str) -> list[str]:
        """The values one of `FIELDS` has in the collection, in alphabetical order."""
        present = set(self._keys)
        found = self._database.execute("SELECT text, key FROM value WHERE field = ?", (field,))
        return sorted({text for text, key in found if key in present}, key=folded)

    def themes(self) -> dict[int, tuple[str, ...]]:
        """The main themes of each problem that has any, by its index."""
        found = self._themes()
        return {
            index: tuple(sorted(found[key])) for index, key in enumerate(self._keys) if key in found
        }

    def counts(self, by: CountBy) -> list[Count]:
        """How many problems of the collection have each stipulation, state, theme and so on."""
        if by is CountBy.THEME:
            themes = self._themes()
            return counted(by, (name for key in self._keys for name in themes.get(key, ())))
        sql = f"SELECT key, {by.value} FROM problem"  # noqa: S608 - a column of ours
        known = dict(self._database.execute(sql))
        return counted(by, (known[key] for key in self._keys if key in known))

    def _themes(self) -> dict[int, set[str]]:
        """The names of the main themes of each problem, found or named by a keyword."""
        # As in searches, only who asks for themes waits until they are loaded.
        from matewright.services import themes

        meant: dict[str, set[str]] = {}
        for theme in themes.THEMES.values():
            for name in (theme.name, *theme.aliases):
                meant.setdefault(folded(name), set()).add(theme.name)
        shown: dict[int, set[str]] = {}
        sql = "SELECT field, text, folded, key FROM value WHERE field IN ('main-theme', 'keyword')"
        for field, text, name, key in self._database.execute(sql):
            # A theme that only another version of the program knows counts as it was noted.
            names = meant.get(name, {text} if field == "main-theme" else set())
            shown.setdefault(key, set()).update(names)
        return shown

    def duplicates(self, alike: bool = False) -> list[tuple[int, ...]]:
        """The indices of problems that are the same, in groups of at least two.

        The same is one position with one stipulation; `alike` also what becomes the same when it is
        mirrored, turned or has its colours exchanged. The groups stand in the order of their first.
        """
        sql = "SELECT key, exact FROM problem WHERE exact IS NOT NULL"
        signatures = dict(self._database.execute(sql.replace("exact", "alike") if alike else sql))
        groups: dict[bytes, list[int]] = {}
        for index, key in enumerate(self._keys):
            if key in signatures:
                groups.setdefault(signatures[key], []).append(index)
        return [tuple(group) for group in groups.values() if len(group) > 1]

    def warnings(self, most: int | None = None) -> list[FormatError]:
        """The warnings from reading the problems, in order; at most so many."""
        by_key: dict[int, list[str]] = {}
        for key, text in self._database.execute("SELECT key, text FROM warning ORDER BY rowid"):
            by_key.setdefault(key, []).append(text)
        texts = (text for key in self._keys for text in by_key.get(key, ()))
        return [FormatError.from_dict(json.loads(text)) for text in islice(texts, most)]


class _OtherVersionError(Exception):
    """A file of tables that are not ours."""


def _connected(path: Path | None) -> sqlite3.Connection:
    import sqlite3

    if path is not None:
        with contextlib.suppress(OSError):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # An empty name is a private database on the disk.
    database = sqlite3.connect(path or "", timeout=0, check_same_thread=False)
    try:
        database.create_function("bits", 1, _bits, deterministic=True)
        # Held by one program: what another writes would belong to other keys.
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")
        database.execute(f"PRAGMA cache_size = {_CACHE}")
        database.execute("BEGIN IMMEDIATE")
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        if not tables:
            database.rollback()
            database.executescript(_TABLES)
            database.execute("INSERT INTO about VALUES ('version', ?)", (VERSION,))
            database.commit()
        else:
            _check_version(database, tables)
        database.rollback()
    except BaseException:
        database.close()
        raise
    return database


def _check_version(database: sqlite3.Connection, tables: set[str]) -> None:
    row = "about" in tables and database.execute(
        "SELECT 1 FROM about WHERE name = 'version' AND value = ?", (VERSION,)
    )
    if not row or row.fetchone() is None:
        raise _OtherVersionError


def _remove(path: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        with contextlib.suppress(OSError):
            path.with_name(path.name + suffix).unlink(missing_ok=True)


def tidy(folder: Path) -> None:
    """Keep the `MOST_KEPT` indexes used last and remove the others."""
    with contextlib.suppress(OSError):
        kept = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: -path.stat().st_mtime)
        for path in kept[MOST_KEPT:]:
            _remove(path)


def _man(tag: str) -> Man:
    """A piece on a square, as the mates are written."""
    name = tag.rstrip("0123456789")
    return name, int(tag[len(name) :])


def _bits(board: int) -> int:
    return (board & 0xFFFF_FFFF_FFFF_FFFF).bit_count()


_DIGITS: Final = re.compile(r"[0-9]+")


def _sort_key(column: SortColumn, value: int | str) -> int | str:
    if column is SortColumn.STIPULATION:
        # By numbers, not by their digits.
        return _DIGITS.sub(lambda digits: digits.group().zfill(4), str(value))
    return value
