"""Keeps the working index of a document's problems up to date, away from the window's thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.gui.document import Document
from matewright.gui.jobs import Errand
from matewright.model.collection import Entry
from matewright.services.collection_index import Index, Order, Query
from matewright.services.collection_index.row import row_of

_BATCH: Final = 50
"""Problems that are read between two looks at what else is wanted."""


class CollectionIndex(QObject):
    """Answers questions about all problems of a document; each answer comes by a signal.

    Nothing begins before somebody calls `start`. What is asked for while problems are still being
    read is answered at once from those that are known; ask again at `ready`. An answer that would
    be about a collection that has changed meanwhile is not given: the question is put again.

    * `progress` (done, total): how many problems are known.
    * `ready`: all problems are known, as they stand now; comes again after each change.
    * `found` (places, an `array`): what `find` asked for last.
    * `listed` (field, list of texts): what `values` asked for.
    * `grouped` (list of tuples of places): what `duplicates` asked for.
    """

    progress = Signal(int, int)
    ready = Signal()
    found = Signal(object)
    listed = Signal(str, object)
    grouped = Signal(object)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._index = Index()
        self._is_started = False
        self._errand: Errand[Any] | None = None
        self._done: Callable[[Any], None] = _ignore
        self._keys: dict[Entry, int] = {}
        self._told: tuple[Entry, ...] = ()
        self._left: deque[Entry] = deque()
        self._is_announced = False
        # The newest question of each kind: what is asked, and what is done with the answer.
        self._questions: dict[str, tuple[Callable[[], object], Callable[[Any], None]]] = {}
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._go_on)
        document.list_changed.connect(self._heed)
        document.problem_changed.connect(self._heed)
        document.replaced.connect(self._begin_again)

    # -- asking ------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to read the problems, and go on with every change from now on."""
        if not self._is_started:
            self._is_started = True
            self._heed()

    @property
    def is_ready(self) -> bool:
        """Whether all problems are known as they stand now."""
        return self._is_announced

    def find(self, query: Query, order: Order | None = None) -> None:
        """Look for problems; `found` follows. A search that is still under way is given up."""
        self._ask("find", lambda: self._index.find(query, order), self.found.emit)

    def values(self, field: str) -> None:
        """Ask for all values of one of `FIELDS`; `listed` follows."""
        self._ask(
            f"values {field}",
            lambda: self._index.values(field),
            lambda texts: self.listed.emit(field, texts),
        )

    def duplicates(self, *, alike: bool = False) -> None:
        """Ask for problems that are the same, or alike; `grouped` follows."""
        self._ask("duplicates", lambda: self._index.duplicates(alike=alike), self.grouped.emit)

    def _ask(
        self, kind: str, question: Callable[[], object], answer: Callable[[Any], None]
    ) -> None:
        self._questions[kind] = question, answer
        self.start()
        self._next.start()

    def shut_down(self) -> None:
        """Wait for the thread and let everything go; for the closing window."""
        self._next.stop()
        self._questions.clear()
        self._left.clear()
        if self._errand is not None:
            self._errand.wait()
            self._errand = None
        self._index.close()

    # -- working -----------------------------------------------------------------------------

    def _begin_again(self) -> None:
        self._keys, self._told = {}, ()
        self._left.clear()
        if self._errand is not None:
            self._errand.wait()
            self._errand = None
        self._index.start_again()

    def _heed(self) -> None:
        self._is_announced = False
        if self._is_started:
            self._next.start()

    def _go_on(self) -> None:
        """Do what is most urgent, if nothing is under way."""
        if self._errand is not None or not self._is_started:
            return
        wanted = self._document.collection.entries
        if wanted is not self._told:
            self._do(lambda: self._tell(wanted), self._told_order)
        elif self._questions:
            kind, (question, answer) = next(iter(self._questions.items()))
            del self._questions[kind]

            def give(result: object) -> None:
                if self._document.collection.entries is self._told:
                    answer(result)
                else:
                    self._questions.setdefault(kind, (question, answer))

            self._do(question, give)
        elif self._left:
            batch = list(islice(self._left, _BATCH))
            self._do(lambda: self._read(batch), lambda _: self._batch_done(len(batch)))
        elif not self._is_announced:
            self._is_announced = True
            self.ready.emit()

    def _do(self, deed: Callable[[], Any], done: Callable[[Any], None]) -> None:
        errand = Errand(deed, makes_many_objects=False)
        self._errand, self._done = errand, done
        errand.finished.connect(self._end)
        errand.start()

    def _end(self) -> None:
        errand = self._errand
        if errand is None or errand is not self.sender():
            return
        self._errand = None
        self._done(errand.result())
        self._next.start()

    def _tell(self, wanted: tuple[Entry, ...]) -> tuple[tuple[Entry, ...], list[Entry]]:
        """Tell the index the order of the problems; answer it, and the entries that are new."""
        new = [entry for entry in wanted if entry not in self._keys]
        for entry in new:
            self._keys[entry] = len(self._keys)
        self._index.set_order(self._keys[entry] for entry in wanted)
        return wanted, new

    def _told_order(self, told: tuple[tuple[Entry, ...], list[Entry]]) -> None:
        self._told, new = told
        self._left.extend(new)
        self._announce_progress()

    def _read(self, batch: Iterable[Entry]) -> None:
        self._index.put([(self._keys[entry], row_of(entry.peek())) for entry in batch])

    def _batch_done(self, count: int) -> None:
        for _ in range(count):
            self._left.popleft()
        self._announce_progress()

    def _announce_progress(self) -> None:
        total = len(self._told)
        self.progress.emit(max(0, total - len(self._left)), total)


def _ignore(_: object) -> None:
    """Nothing is to be done."""
