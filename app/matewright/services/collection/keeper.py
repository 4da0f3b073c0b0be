"""The index together with the reading of records: all that may go on in another process."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from matewright.services.collection.found_themes import BatchThemes
from matewright.services.collection.index import Index
from matewright.services.collection.row import Row, row_of
from matewright.services.file.files import UnreadRecord


class Keeper(Index):
    """An index that takes the raw records of a file.

    The findings of a batch in the file are missing before `know_batch`.
    """

    _batch: BatchThemes | None = None

    def know_batch(self, collection: Path) -> None:
        """Read what a batch has found in a file, for the records that are taken up from now on."""
        self._batch = BatchThemes(collection)

    def take(self, items: Sequence[tuple[int, UnreadRecord | Row]]) -> None:
        """Take up problems under new keys, all or none; records are read first."""
        self.put(
            (key, self._read(item) if isinstance(item, UnreadRecord) else item)
            for key, item in items
        )

    def _read(self, record: UnreadRecord) -> Row:
        reading = record.reading()
        warnings = tuple(json.dumps(warning.to_dict()) for warning in reading.warnings)
        return row_of(reading.problem, warnings, self._batch)
