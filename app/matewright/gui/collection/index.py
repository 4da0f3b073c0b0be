"""Keeps the search index of a document's problems up to date, outside the window's thread."""

from __future__ import annotations

import operator
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from time import sleep
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from matewright.formats.textfile import FileStamp
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.background.timers import one_shot
from matewright.gui.document.document import Document
from matewright.model.collection import Collection, Entry
from matewright.services.collection import (
    IndexLostError,
    Keeper,
    Order,
    Query,
    RemoteKeeper,
    Target,
    kept,
    tidy,
)
from matewright.services.collection.counts import CountBy
from matewright.services.collection.found_themes import BatchThemes
from matewright.services.collection.row import Row, row_of
from matewright.services.file.files import MOST_READ_AT_ONCE, UnreadRecord

MOST_IN_PROCESS: Final = 2000
"""Problems of a collection whose index is rebuilt each time, in this process."""
_BATCH: Final = 100
"""Problems that are read before other requests get their turn."""
_BREATH: Final = 0.0001
"""Seconds of a pause in which the window gets its turn."""
_SIMILAR: Final = "similar"
_MOST_WARNINGS: Final = 1000
"""The most warnings shown."""
_MOST_LOSSES: Final = 3
"""How often an index that was lost is rebuilt."""

Places = Sequence[int]
_Function = Callable[[], Any]
_Answer = Callable[[Any], None]


class CollectionIndex(QObject):
    """Answers queries about all problems of a document by signals.

    It begins with the first question, or with `start`; for large files at once. Questions put while
    problems are still being read are answered from those indexed so far; put them again at `ready`.
    If the collection has changed before the answer arrives, the index repeats the question itself.
    Of several questions of one kind only the last is answered.

    * `progress` (done, total): how many problems are indexed.
    * `ready`: all problems are indexed as they stand now; emitted again after each change.
    * `found` (indices, an `array`): the answer to `find`.
    * `sought` (query, indices): the answer to `seek`.
    * `listed` (field, list of texts): the answer to `values`.
    * `grouped` (list of tuples of indices, alike): the answer to `duplicates`.
    * `themed` (themes by index): the answer to `themes`.
    * `counted` (`CountBy`, list of `Count`): the answer to `count`.
    * `compared` (question, list of `Match`): the answer to `similar`.
    * `warned` (list of `FormatError`): what was not understood in a file whose problems were not
      read when it was opened; comes once after the first `ready`, if there is anything.
    """

    progress = Signal(int, int)
    ready = Signal()
    found = Signal(object)
    sought = Signal(object, object)
    listed = Signal(str, object)
    grouped = Signal(object, bool)
    themed = Signal(object)
    counted = Signal(object, object)
    compared = Signal(object, object)
    warned = Signal(object)

    def __init__(self, document: Document, parent: QObject, cache: Path | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._cache = cache
        self._is_started = False
        self._work: _Work | None = None
        self._leaving: list[BackgroundTask[None]] = []
        self._task: BackgroundTask[Any] | None = None
        self._done: _Answer = _ignore
        self._undone: Callable[[], object] | None = None
        # The kind of the question that is being answered.
        self._request = ""
        self._losses = 0
        self._is_ready = self._has_warned = False
        self._is_resting = False
        # The newest question of each kind, with the function that delivers its answer.
        self._questions: dict[str, tuple[Callable[[_Work], object], _Answer]] = {}
        self._next = one_shot(self, self._go_on)
        document.list_changed.connect(self._on_changed)
        document.problem_changed.connect(self._on_changed)
        document.path_changed.connect(self._on_changed)
        document.replaced.connect(self._begin_again)

    # -- asking ------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to read the problems, and follow every change from now on."""
        if not self._is_started:
            self._is_started = True
            self._on_changed()

    @property
    def is_ready(self) -> bool:
        """Whether all problems are indexed as they stand now."""
        return self._is_ready

    @property
    def known_count(self) -> int:
        """How many problems are indexed."""
        return 0 if self._work is None else len(self._work.indexed) - len(self._work.left)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come, or something is being read."""
        return self._task is not None or self._next.isActive() or bool(self._questions)

    def find(self, query: Query, order: Order | None = None) -> None:
        """Search for problems; `found` follows."""
        self._ask("find", lambda work: work.keeper.find(query, order), self.found.emit)

    def seek(self, query: Query) -> None:
        """Search beside what the list is searched for; `sought` follows."""
        self._ask(
            "seek",
            lambda work: work.keeper.find(query, None),
            lambda indices: self.sought.emit(query, indices),
        )

    def values(self, field: str) -> None:
        """Request all values of one of `FIELDS`; `listed` follows."""
        self._ask(
            f"values {field}",
            lambda work: work.keeper.values(field),
            lambda texts: self.listed.emit(field, texts),
        )

    def themes(self) -> None:
        """Request the themes of all problems, found or named by a keyword; `themed` follows."""
        self._ask("themes", lambda work: work.keeper.themes(), self.themed.emit)

    def count(self, by: CountBy) -> None:
        """Ask how often each stipulation, state and so on occurs; `counted` follows."""
        self._ask(
            "count",
            lambda work: work.keeper.counts(by),
            lambda counts: self.counted.emit(by, counts),
        )

    def duplicates(self, *, alike: bool = False) -> None:
        """Request problems that are the same, or alike; `grouped` follows."""
        self._ask(
            "duplicates",
            lambda work: work.keeper.duplicates(alike),
            lambda groups: self.grouped.emit(groups, alike),
        )

    def similar(self, question: Target) -> None:
        """Request problems similar to another; `compared` follows."""
        self._ask(
            _SIMILAR,
            lambda work: work.keeper.similar(question),
            lambda matches: self.compared.emit(question, matches),
        )

    def forget_similar(self) -> None:
        """Cancel the request of `similar`."""
        self._questions.pop(_SIMILAR, None)
        if self._request == _SIMILAR:
            self._done, self._undone = _ignore, None

    def _ask(self, kind: str, question: Callable[[_Work], object], answer: _Answer) -> None:
        self._questions[kind] = question, answer
        self.start()
        self._next.start()

    def shut_down(self) -> None:
        """Wait for the thread and release everything; for the closing window."""
        self._is_started = False
        self._next.stop()
        self._questions.clear()
        self._leave()
        for task in self._leaving:
            task.join()
        self._leaving.clear()

    def set_resting(self, resting: bool) -> None:
        """Pause or resume reading; questions are answered all the same."""
        self._is_resting = resting
        self._next.start()

    # -- keeping up with the document ----------------------------------------------------------

    def _begin_again(self) -> None:
        self._leave()
        self._questions.clear()
        self._losses = 0
        self._is_ready = self._has_warned = False
        self._is_started = len(self._document.collection) > MOST_READ_AT_ONCE
        # The list is announced next.

    def _leave(self) -> None:
        """Release the index, in a thread: its present task must end first."""
        work, task = self._work, self._task
        self._work = self._task = None
        if work is None and task is None:
            return

        def leave() -> None:
            if task is not None:
                task.join()
            if work is not None:
                work.close()

        leaving = BackgroundTask(leave, makes_many_objects=False)
        # The next index may be kept in the same place.
        leaving.finished.connect(self._next.start)
        self._leaving = [*(one for one in self._leaving if not one.isFinished()), leaving]
        leaving.start()

    def _on_changed(self) -> None:
        self._is_ready = False
        if self._is_started:
            self._next.start()

    def _go_on(self) -> None:
        """Begin the most urgent task, unless one is running."""
        is_leaving = any(not task.isFinished() for task in self._leaving)
        if self._task is not None or is_leaving or not self._is_started:
            return
        document = self._document
        work, entries = self._work, document.collection.entries
        if work is None:
            self._work = work = _Work(document, self._cache or kept.cache_folder())
            self._do(work.begin, _ignore)
        elif work.indexed is not entries:
            self._do(lambda: work.update(entries), lambda _: self._announce_progress(work))
        elif self._questions:
            self._put_question(work)
        elif work.left and self._is_resting:
            # What follows holds only once all problems are indexed.
            return
        elif work.left:
            self._do(work.read_batch, lambda _: self._announce_progress(work))
        elif not work.is_settled:
            self._do(work.settle, _ignore)
        elif document.saved is not work.kept:
            saved, stamp, path = document.saved, document.stamp, document.path
            self._do(lambda: work.keep(saved, stamp, path), _ignore)
        elif not self._has_warned:
            self._has_warned = True
            self._do(lambda: work.keeper.warnings(_MOST_WARNINGS), self._warn)
        elif not self._is_ready:
            self._is_ready = True
            self.ready.emit()

    def _put_question(self, work: _Work) -> None:
        kind = next(iter(self._questions))
        question, answer = self._questions.pop(kind)

        def ask_again() -> None:
            self._questions.setdefault(kind, (question, answer))

        def give(result: object) -> None:
            if self._document.collection.entries is work.indexed:
                answer(result)
            else:
                ask_again()

        self._do(lambda: question(work), give, ask_again)
        self._request = kind

    def _do(
        self, function: _Function, done: _Answer, undone: Callable[[], object] | None = None
    ) -> None:
        task = BackgroundTask(function, makes_many_objects=False)
        self._task, self._done, self._undone, self._request = task, done, undone, ""
        task.finished.connect(self._end)
        task.start()

    def _end(self) -> None:
        import sqlite3

        task = self._task
        if task is None or not task.isFinished():
            # A task of a previous index, which was abandoned.
            return
        self._task = None
        try:
            result = task.result()
        except (IndexLostError, OSError, sqlite3.Error):
            self._leave()
            if self._undone is not None:
                self._undone()
            self._is_ready = False
            self._losses += 1
            self._is_started = self._losses <= _MOST_LOSSES
        else:
            self._done(result)
        self._next.start()

    def _announce_progress(self, work: _Work) -> None:
        self.progress.emit(self.known_count, len(work.indexed))

    def _warn(self, warnings: list[object]) -> None:
        if warnings:
            self.warned.emit(warnings)


class _Work:
    """The index of one document, the entries it knows, and those left to be read.

    Its methods run in threads, one at a time.
    """

    def __init__(self, document: Document, cache: Path) -> None:
        collection, saved, path = document.collection, document.saved, document.path
        self.kept = saved
        whole = collection if saved is None else saved
        self._base: tuple[Entry, ...] = whole.entries
        self._digest = (
            kept.digest_of(document.stamp, path)
            if document.stamp and saved is not None and path is not None
            else None
        )
        self._path: Path | None = None
        if path is not None and self._digest is not None:
            self._path = kept.index_file(cache, path)
        self._file = path
        self._batch: BatchThemes | None = None
        self._keys: dict[Entry, int] = {}
        self._next_key = self._first_own = 0
        self.keeper: Keeper | RemoteKeeper
        self.indexed: tuple[Entry, ...] = ()
        self.left: deque[Entry] = deque()
        self.is_settled = False

    def begin(self) -> None:
        """Create the index, or load it from the cache."""
        is_large = len(self._base) > MOST_IN_PROCESS
        if self._path is not None and is_large:
            tidy(self._path.parent)
        self.keeper = RemoteKeeper(self._path) if is_large else Keeper()
        if self._file is not None:
            self._batch = BatchThemes(self._file)
            self.keeper.know_batch(self._file)
        if not is_large or self._digest is None:
            return
        file = self.keeper.begin_file(self._digest, len(self._base))
        # One by one: the window gets its turn only between two steps of this code.
        for entry, key in zip(self._base, file.keys, strict=True):
            self._keys[entry] = key
        self._next_key = self._first_own = file.next_key
        self.indexed = self._base
        self.left.extend(self._base[index] for index in file.missing)

    def update(self, entries: tuple[Entry, ...]) -> None:
        """Update the index to these problems in this order."""
        start = _same(self.indexed, entries)
        same_end = _same(self.indexed[start:][::-1], entries[start:][::-1])
        stop = len(self.indexed) - same_end
        new = entries[start : len(entries) - same_end]
        for entry in new:
            if entry not in self._keys:
                self._keys[entry] = self._next_key
                self._next_key += 1
                self.left.append(entry)
        self.keeper.splice(start, stop, array("q", (self._keys[entry] for entry in new)))
        self.indexed, self.is_settled = entries, False

    def read_batch(self) -> None:
        """Have the index read some more problems."""
        batch = list(islice(self.left, _BATCH))
        self.keeper.take([(self._keys[entry], self._item(entry)) for entry in batch])
        for _ in batch:
            self.left.popleft()

    def settle(self) -> None:
        """Have the index prepare comparisons for part of what it has read."""
        self.is_settled = not self.keeper.settle()

    def _item(self, entry: Entry) -> UnreadRecord | Row:
        unread = entry.unread
        if isinstance(unread, UnreadRecord):
            return unread
        return row_of(entry.peek(), batch=self._batch)

    def keep(self, saved: Collection | None, stamp: FileStamp | None, path: Path | None) -> None:
        """Note which problems the file holds since it was saved."""
        self.kept = saved
        if saved is None or stamp is None or self._path is None:
            return
        if path is None or path != self._file:
            return
        keys = array("q")
        for entry in saved.entries:
            key = self._keys.get(entry, self._first_own)
            if key >= self._first_own:
                # A file need not hold all that a problem has here, such as its answer: what
                # it holds is read the next time.
                key, self._next_key = self._next_key, self._next_key + 1
            keys.append(key)
        self.keeper.keep_as(kept.digest_of(stamp, path), keys)

    def close(self) -> None:
        """Release the index, and the problems with it.

        These may be the last references to very many problems; to free all of them at once would
        block the window.
        """
        if hasattr(self, "keeper"):
            self.keeper.close()
        self.kept, self.indexed, self._base = None, (), ()
        self.left.clear()
        while self._keys:
            for _ in range(min(_BATCH, len(self._keys))):
                self._keys.popitem()
            sleep(_BREATH)


def _same(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """The length of the common beginning; a hundred thousand entries take a millisecond."""
    found = bytes(map(operator.is_, one, other)).find(0)
    return min(len(one), len(other)) if found < 0 else found


def _ignore(_: object) -> None:
    """Do nothing."""
