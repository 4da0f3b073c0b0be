"""What could not be read or understood in the file of a document."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.gui.document.document import Document
from matewright.model.collection import Entry
from matewright.services.file import files
from matewright.wording import Wording, grouped

_words: Final = Wording("FileRemarks")

_PLACED: Final = frozenset({"in-record", "in-binary-record"})
_UNREAD: Final = "not-shown"


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that was not understood.

    `number` is that of the record and `line` that of the file where it was; None where there is no
    such place. `is_unread`: nothing of the record could be read.
    """

    number: int | None
    line: int | None
    reason: str
    is_unread: bool

    @classmethod
    def of(cls, warning: MatewrightError) -> Remark:
        """The parts of a warning about a file."""
        is_unread = warning.code == _UNREAD
        placed = warning.fields["reason"] if is_unread else warning
        if isinstance(placed, MatewrightError) and placed.code in _PLACED:
            fields = placed.fields
            number, line = fields.get("number"), fields.get("line")
            return cls(
                number if isinstance(number, int) else None,
                line if isinstance(line, int) else None,
                str(fields["reason"]),
                is_unread,
            )
        return cls(None, None, str(warning), is_unread)


class FileRemarks(QObject):
    """Collects the remarks on the file a document was read from.

    Those on a large file are found when its index reads the problems.

    * `changed`: the remarks changed.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._remarks: list[Remark] = []
        self._numbers: tuple[int, ...] = ()
        self._entries: tuple[Entry, ...] = ()
        document.replaced.connect(self._forget)

    def take(self, opened: files.Opened) -> None:
        """Start with the warnings of a file just opened."""
        self._numbers, self._entries = opened.numbers, opened.collection.entries
        self.add(opened.warnings)

    def add(self, warnings: Iterable[MatewrightError]) -> None:
        """Add new warnings."""
        earlier = set(self._remarks)
        new = [remark for remark in map(Remark.of, warnings) if remark not in earlier]
        if new:
            # In the order of the file; remarks on the file as a whole come first.
            self._remarks = sorted(
                [*self._remarks, *new], key=lambda remark: (remark.number or 0, remark.line or 0)
            )
            self.changed.emit()

    @property
    def remarks(self) -> list[Remark]:
        """All remarks, in the order of the file."""
        return self._remarks

    @property
    def summary(self) -> str:
        """A short summary of the remarks; empty if there are none."""
        unread = len({remark.number for remark in self._remarks if remark.is_unread})
        if unread:
            return _words.count(
                unread,
                "%n of {total} records could not be read",
                "%n of {total} records could not be read",
                total=grouped(len(self._numbers)),
            )
        doubtful = len({remark.number for remark in self._remarks})
        if doubtful:
            return _words.count(
                doubtful,
                "%n record was not understood completely",
                "%n records were not understood completely",
            )
        return ""

    def index_of(self, remark: Remark) -> int | None:
        """The index of a record's problem now; None if it is gone."""
        number = remark.number
        found = bisect_left(self._numbers, number) if number is not None else len(self._numbers)
        if found == len(self._numbers) or self._numbers[found] != number:
            return None
        identity = self._entries[found].identity
        return self._document.collection.indices_of([identity]).get(identity)

    def _forget(self) -> None:
        self._numbers, self._entries = (), ()
        if self._remarks:
            self._remarks = []
            self.changed.emit()
