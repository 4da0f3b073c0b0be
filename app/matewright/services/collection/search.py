"""Searching a file of problems from the command line and from Python.

>>> with SearchedFile(Path("problems.olv")) as problems:  # doctest: +SKIP
...     problems.prepare()
...     for match in problems.similar(Target.of(matewright.read("mine.olv")[0])):
...         print(match.index, match.reason)
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from matewright.formats.catalogue import FileFormat
from matewright.model.collection import Collection, Entry
from matewright.services.collection import (
    Keeper,
    Match,
    Order,
    Pattern,
    Query,
    Target,
    kept,
    tidy,
)
from matewright.services.collection.found_themes import BatchThemes
from matewright.services.collection.row import Row, row_of
from matewright.services.file import files

if TYPE_CHECKING:
    from types import TracebackType

    from matewright.errors import FormatError

_BATCH: Final = 200
"""Problems that are read between two reports of how far it is."""


class SearchedFile:
    """A file with its index, which is kept where the window keeps it, for the next time.

    While the window has the file open the index is its own; another one is made for this once.
    `cache` is another folder for it. Raises `FormatError` for a file that cannot be read.
    """

    def __init__(
        self,
        path: Path,
        file_format: FileFormat | None = None,
        encoding: str | None = None,
        *,
        cache: Path | None = None,
    ) -> None:
        opened = files.load(path, file_format, encoding)
        self.warnings: tuple[FormatError, ...] = opened.warnings
        self.collection: Collection = opened.collection
        folder = cache or kept.cache_folder()
        tidy(folder)
        self._index = Keeper(kept.index_file(folder, path.absolute()))
        self._batch = BatchThemes(path)
        self._index.know_batch(path)
        digest = kept.digest_of(opened.stamp, path)
        begun = self._index.begin_file(digest, len(self.collection))
        entries = self.collection.entries
        self._left = [(begun.keys[index], entries[index]) for index in begun.missing]

    def prepare(self, tell: Callable[[int, int], object] | None = None) -> None:
        """Read what is not in the index yet; `tell` gets the number done and the total.

        An exception raised by `tell` ends it; the next call goes on from there.
        """
        total = len(self.collection)
        done = total - len(self._left)
        for start in range(0, len(self._left), _BATCH):
            batch = self._left[start : start + _BATCH]
            self._index.take([(key, self._item(entry)) for key, entry in batch])
            done += len(batch)
            if tell is not None:
                tell(done, total)
        self._left.clear()
        while self._index.settle():
            if tell is not None:
                tell(done, total)
        self.warnings += tuple(self._index.warnings())

    def find(self, query: Query, order: Order | None = None) -> list[int]:
        """The indices of the problems that are found, from 0."""
        return list(self._index.find(query, order))

    def similar(self, target: Target, query: Query | None = None) -> list[Match]:
        """The problems that are most like another, of those `query` finds."""
        return self._index.similar(target, query)

    def matching(self, pattern: Pattern, query: Query | None, most: int) -> list[Match]:
        """The problems that show a pattern, of those `query` finds, at most so many."""
        return self._index.matching(pattern, query, most)

    def close(self) -> None:
        """Let the index go."""
        self._index.close()

    def __enter__(self) -> Self:
        """The file itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()

    def _item(self, entry: Entry) -> files.UnreadRecord | Row:
        unread = entry.unread
        if isinstance(unread, files.UnreadRecord):
            return unread
        return row_of(entry.peek(), batch=self._batch)
