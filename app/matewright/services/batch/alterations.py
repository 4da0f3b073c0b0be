"""Which problems of a batch were edited or removed since it solved them."""

from __future__ import annotations

from matewright.model.collection import Collection, Entry
from matewright.services.batch.batch import Batch


class Alterations:
    """Compares the questions of a batch with the present document.

    Problems are read only when their row is queried, and only if they changed.
    """

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._own = frozenset(batch.collection.entries)
        self._gone: frozenset[Entry] = frozenset()
        self._now: dict[Entry, Entry] = {}

    def follow(self, collection: Collection) -> None:
        """Use this state of the document from now on."""
        present = frozenset(collection.entries)
        self._gone = self._own - present
        self._now = {entry.identity: entry for entry in present - self._own}

    def is_stale(self, row: int) -> bool:
        """Whether the outcome in a row answers a question the document no longer has."""
        index = self._batch.indices[row]
        entry = self._batch.collection.entry(index)
        if entry not in self._gone:
            return False
        now = self._now.get(entry.identity)
        if now is None:
            return True
        options = self._batch.options
        before = options.case_of(self._batch.collection.peek(index))
        return not options.case_of(now.peek()).is_same_question_as(before)
