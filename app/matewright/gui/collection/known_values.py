"""The values that fields have in a collection, for completion, as far as they are indexed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from matewright.gui.collection.index import CollectionIndex
from matewright.model.verdict import Verdict
from matewright.services.collection import FIELDS
from matewright.services.collection.query import LEGAL_WORDS

_STIPULATIONS: Final = ("#2", "#3", "#4", "h#2", "h#3", "s#2", "s#3", "r#2", "ser-h#*")


class KnownValues(QObject):
    """Queries the index from time to time, and returns its last result at once."""

    def __init__(self, index: CollectionIndex, parent: QObject) -> None:
        super().__init__(parent)
        self._index = index
        self._lists: dict[str, Sequence[str]] = {}
        self._is_in_use = False
        index.listed.connect(self._note)
        index.ready.connect(self._ask_again)

    def ask(self) -> None:
        """Refresh the lists; the first time, this starts the index."""
        self._is_in_use = True
        for field in FIELDS:
            self._index.values(field)

    def _ask_again(self) -> None:
        # Without searches the lists are not refreshed after each edit.
        if self._is_in_use:
            self.ask()

    def __call__(self, field: str) -> Sequence[str]:
        """The values of a field of the search language, as far as they are indexed now."""
        if field == "state":
            return [verdict.word.casefold().replace(" ", "-") for verdict in Verdict]
        if field == "legal":
            return LEGAL_WORDS
        if field in ("stip", "stipulation"):
            return _STIPULATIONS
        return self._lists.get("keyword" if field == "tag" else field, ())

    def _note(self, field: str, values: Sequence[str]) -> None:
        self._lists[field] = values
