"""The index itself: rows in SQLite, the order of the collection beside them."""

from __future__ import annotations

import contextlib
import json
import re
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from matewright import engine
from matewright.errors import FormatError
from matewright.services.collection_index.query import Query
from matewright.services.collection_index.row import MEN, Row, folded

if TYPE_CHECKING:
    import sqlite3

VERSION: Final = f"4 {engine.__version__}"
"""Of the tables and of what stands in them; an index of another version is built anew.

What a problem's state is, another version of the program may judge otherwise.
"""

FIELDS: Final = ("author", "source", "keyword")
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
"""Indexes of different files that are kept; one of 200,000 problems has 80 MB."""
MOST_WARNINGS: Final = 1000
"""More are not told; nobody would read them."""


class SortColumn(StrEnum):
    """By what a collection can be sorted; `PLACE` is its own order."""

    PLACE = "place"
    AUTHOR = "author"
    SOURCE = "source"
    STIPULATION = "stipulation"
    YEAR = "year"
    MEN = "men"
    KEYWORDS = "keywords"
    STATE = "state"


@dataclass(frozen=True, slots=True)
class Order:
    """How what is found is sorted; what is equal stands in the order of the collection."""

    column: SortColumn = SortColumn.PLACE
    descending: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """What an index knows of a file.

    `keys` are those of its records in order, `missing` the places of those without a row yet, and
    `next_key` the first number that is free for others.
    """

    keys: array[int]
    missing: array[int]
    next_key: int


class Index:
    """What is known of many problems, each under a key: a number that is never used again.

    The collection is a list of keys (`splice`); answers are places in it. A problem that is
    edited gets another key, and the row of its former state stays for the case of undo.

    `path` is a file that is kept for the next time; without one the index is private and goes with
    its connection. A file that is damaged or of another version is made anew, and one that another
    program holds is left to it: this index is private then. Errors of SQLite later on raise
    `sqlite3.Error`; the index is to be thrown away with `start_again` then.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._keys: array[int] = array("q")
        self._database = self._open()

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
        """Throw everything away: an empty index takes its place."""
        self._database.close()
        if self._path is not None:
            _remove(self._path)
        self._keys = array("q")
        self._database = self._open()

    def close(self) -> None:
        """Let the file go."""
        self._database.close()

    # -- what it is about --------------------------------------------------------------------

    def begin_file(self, digest: bytes, count: int) -> Known:
        """Take up what is known of a file in that state, whose records are then the collection.

        Of another state nothing is known: the index is then empty, and the keys count from 0.
        """
        about = dict(self._database.execute("SELECT name, value FROM about"))
        keys = array("q", range(count))
        if about.get("digest") == digest and "order" in about:
            keys = array("q", about["order"])
        known = {key for (key,) in self._database.execute("SELECT key FROM problem")}
        is_other = about.get("digest") not in (None, digest) or len(keys) != count
        if is_other or len(known) > 2 * count + _MOST_LEFT_OVER:
            self.start_again()
            keys, known = array("q", range(count)), set()
        self._tell(digest=digest)
        self._keys = keys
        missing = array("i", (place for place, key in enumerate(keys) if key not in known))
        return Known(keys, missing, max([*keys, *known], default=-1) + 1)

    def keep_as(self, digest: bytes, keys: Sequence[int]) -> None:
        """Note that the file in that state holds the problems with these keys.

        Those without a row are missing when it is opened the next time.
        """
        self._tell(digest=digest, order=array("q", keys).tobytes())

    def _tell(self, **about: bytes) -> None:
        with self._database:
            self._database.executemany("REPLACE INTO about VALUES (?, ?)", list(about.items()))

    # -- keeping it up to date ---------------------------------------------------------------

    def put(self, rows: Iterable[tuple[int, Row]]) -> None:
        """Take up rows under new keys, all or none."""
        problems, others, values, words, warnings = [], [], [], [], []
        for key, row in rows:
            exact, alike = row.likeness or (None, None)
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
                    *row.boards,
                )
            )
            others += [(key, man, board) for man, board in row.others]
            known = (
                *(("author", author) for author in row.authors),
                *(("keyword", keyword) for keyword in row.keywords),
                ("source", row.source_name),
            )
            values += [(field, text, key, folded(text)) for field, text in known if text]
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

    def splice(self, start: int, stop: int, keys: Iterable[int]) -> None:
        """Put other problems in the place of a stretch of the collection."""
        self._keys[start:stop] = array("q", keys)

    # -- asking ------------------------------------------------------------------------------

    def find(self, query: Query, order: Order | None = None) -> array[int]:
        """The places of the problems that are found, in that order."""
        order = order or Order()
        column = "NULL" if order.column is SortColumn.PLACE else order.column.value
        sql = f"SELECT key, {column} FROM problem p WHERE {query.where}"  # noqa: S608 - conditions of ours
        found = dict(self._database.execute(sql, query.parameters))
        keys = self._keys
        places = [place for place, key in enumerate(keys) if key in found]
        if order.column is SortColumn.PLACE:
            return array("i", reversed(places) if order.descending else places)
        known = [place for place in places if found[keys[place]] not in (None, "")]
        # Those of whom nothing is known come last, whichever way.
        unknown = [place for place in places if found[keys[place]] in (None, "")]
        sort_keys = {place: _sort_key(order.column, found[keys[place]]) for place in known}
        known.sort(key=sort_keys.__getitem__, reverse=order.descending)
        return array("i", known + unknown)

    def values(self, field: str) -> list[str]:
        """The values one of `FIELDS` has in the collection, in alphabetical order."""
        present = set(self._keys)
        found = self._database.execute("SELECT text, key FROM value WHERE field = ?", (field,))
        return sorted({text for text, key in found if key in present}, key=folded)

    def duplicates(self, alike: bool = False) -> list[tuple[int, ...]]:
        """The places of problems that are the same, in groups of at least two.

        The same is one position with one stipulation; `alike` also what becomes the same when it is
        mirrored, turned or has its colours exchanged. The groups stand in the order of their first.
        """
        sql = "SELECT key, exact FROM problem WHERE exact IS NOT NULL"
        known = dict(self._database.execute(sql.replace("exact", "alike") if alike else sql))
        groups: dict[bytes, list[int]] = {}
        for place, key in enumerate(self._keys):
            if key in known:
                groups.setdefault(known[key], []).append(place)
        return [tuple(group) for group in groups.values() if len(group) > 1]

    def warnings(self) -> list[FormatError]:
        """What was not understood when the problems were read, in their order."""
        by_key: dict[int, list[str]] = {}
        for key, text in self._database.execute("SELECT key, text FROM warning ORDER BY rowid"):
            by_key.setdefault(key, []).append(text)
        texts = (text for key in self._keys for text in by_key.get(key, ()))
        return [FormatError.from_dict(json.loads(text)) for text in islice(texts, MOST_WARNINGS)]


class _OtherVersionError(Exception):
    """A file of tables that are not ours."""


def _connected(path: Path | None) -> sqlite3.Connection:
    import sqlite3

    if path is not None:
        with contextlib.suppress(OSError):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # An empty name is a database on the disk that nobody else can see.
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
    known = "about" in tables and database.execute(
        "SELECT 1 FROM about WHERE name = 'version' AND value = ?", (VERSION,)
    )
    if not known or known.fetchone() is None:
        raise _OtherVersionError


def _remove(path: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        with contextlib.suppress(OSError):
            path.with_name(path.name + suffix).unlink(missing_ok=True)


def tidy(folder: Path) -> None:
    """Remove the indexes that nobody has used for the longest time, but for `MOST_KEPT`."""
    with contextlib.suppress(OSError):
        kept = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: -path.stat().st_mtime)
        for path in kept[MOST_KEPT:]:
            _remove(path)


def _bits(board: int) -> int:
    return (board & 0xFFFF_FFFF_FFFF_FFFF).bit_count()


_DIGITS: Final = re.compile(r"[0-9]+")


def _sort_key(column: SortColumn, value: int | str) -> int | str:
    if column is SortColumn.STIPULATION:
        # By numbers, not by their digits.
        return _DIGITS.sub(lambda digits: digits.group().zfill(4), str(value))
    return value
