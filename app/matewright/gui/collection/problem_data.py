"""Problems as clipboard and drag data: for other windows, and as text for other programs.

Within the program the entries themselves are handed over: nothing is read, nothing lost. For
other programs there is the text of a collection file.
"""

from __future__ import annotations

import json
import os
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMimeData

from matewright.errors import FormatError, MatewrightError
from matewright.model.collection import Collection, Entry

MIME_TYPE: Final = "application/x-matewright-problems"
"""First a line that stands for the entries within the program, then a record of JSON a line."""

_MOST_HANDED_OVER: Final = 4
"""For the clipboard and the present drag, and one more while either is replaced."""

_handed_over: OrderedDict[str, tuple[Entry, ...]] = OrderedDict()
"""The entries by the name that represents them in the data."""


class ProblemText:
    """The text of problems for other programs; thousands of them take about a second."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        from matewright.formats import olv_writing
        from matewright.services.file import problem_records

        self.records = "".join(
            f"{json.dumps(problem_records.write(entry.peek()))}\n" for entry in entries
        )
        self.olv = olv_writing.write(Collection(entries))


def data_of(entries: Sequence[Entry], text: ProblemText | None = None) -> QMimeData:
    """Data for these problems; without `text`, only this program understands it."""
    name = os.urandom(16).hex()
    _handed_over[name] = tuple(entries)
    while len(_handed_over) > _MOST_HANDED_OVER:
        _handed_over.popitem(last=False)
    data = QMimeData()
    records = "" if text is None else text.records
    data.setData(MIME_TYPE, f"{name}\n{records}".encode())
    if text is not None:
        data.setText(text.olv)
    return data


def holds_problems(data: QMimeData | None) -> bool:
    """Whether the data holds problems."""
    return data is not None and data.hasFormat(MIME_TYPE)


def entries_in(data: bytes) -> tuple[Entry, ...]:
    """The problems in data of this program. Raises `FormatError` if it is damaged."""
    from matewright.services.file import problem_records

    name, _, records = data.decode(errors="replace").partition("\n")
    entries = _handed_over.get(name)
    if entries is not None:
        return entries
    try:
        problems = [problem_records.read(json.loads(line)) for line in records.splitlines()]
    except (ValueError, KeyError, TypeError, RecursionError, MatewrightError) as error:
        raise FormatError("paste-damaged") from error
    return tuple(map(Entry, problems))
