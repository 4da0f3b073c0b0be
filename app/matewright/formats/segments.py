"""Cutting large files into records piece by piece.

Decoding a large file as a whole would hold the interpreter, and with it the window, for tenths of
a second, and one letter of a foreign script would make all of it take twice the room.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matewright.formats import encodings
from matewright.formats.encodings import UTF8
from matewright.formats.format import Reader, Record

SEGMENT: Final = 2 * 1024 * 1024
"""Bytes that are decoded at once; files that are not larger have no use for segments."""


def can_split(reader: Reader, data: bytes, encoding: str | None) -> bool:
    """Whether `split` serves for a file: it is large, and its format and encoding allow it."""
    return (
        reader.cuts_locally
        and len(data) > SEGMENT
        and (encoding or encodings.marked(data) or UTF8) == UTF8
        and 0 not in data
    )


def split(reader: Reader, data: bytes) -> Iterator[Record]:
    """The records that `reader.split` makes of the decoded file.

    Raises `UnicodeDecodeError` as soon as it comes upon bytes that are not UTF-8.
    """
    number, line, start, left = 0, 0, 0, ""
    while start < len(data):
        # A record that goes on and on must not be looked at again and again.
        end = _end_of_line(data, start + max(SEGMENT, len(left)))
        records = list(reader.split(left + data[start:end].decode()))
        start = end
        if start < len(data):
            # What comes after a record decides where it ends, so the last one waits.
            left = records.pop().text
        for record in records:
            yield Record(record.number + number, record.line + line, record.text)
        number += len(records)
        line += sum(record.text.count("\n") for record in records)


def _end_of_line(data: bytes, offset: int) -> int:
    """The offset at which the line of a given offset ends."""
    return data.find(b"\n", offset) + 1 or len(data)
