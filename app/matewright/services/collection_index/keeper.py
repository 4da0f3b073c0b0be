"""The index together with the reading of records: all that may go on in another process."""

from __future__ import annotations

import json
from collections.abc import Sequence

from matewright.services.collection_index.index import Index
from matewright.services.collection_index.row import Row, row_of
from matewright.services.files import UnreadRecord


class Keeper(Index):
    """An index that takes records as they stand in a file."""

    def take(self, items: Sequence[tuple[int, UnreadRecord | Row]]) -> None:
        """Take up problems under new keys, all or none; records are read first."""
        self.put(
            (key, _read(item) if isinstance(item, UnreadRecord) else item) for key, item in items
        )


def _read(record: UnreadRecord) -> Row:
    reading = record.reading()
    return row_of(
        reading.problem, tuple(json.dumps(warning.to_dict()) for warning in reading.warnings)
    )
