"""In which encodings text files are: recognised by their first bytes, guessed, or chosen."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from itertools import islice
from types import MappingProxyType
from typing import Final

from matewright.wording import Wording

_words: Final = Wording("encodings")

UTF8: Final = "utf-8"

ENCODINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        UTF8: _words.later("Unicode (UTF-8)"),
        "utf-8-sig": _words.later("Unicode (UTF-8 with byte order mark)"),
        "utf-16-le": _words.later("Unicode (UTF-16, little-endian)"),
        "utf-16-be": _words.later("Unicode (UTF-16, big-endian)"),
        "cp1252": _words.later("Western European (Windows-1252)"),
        "latin-1": _words.later("Western European (ISO 8859-1)"),
        "cp1250": _words.later("Central European (Windows-1250)"),
        "cp1251": _words.later("Cyrillic (Windows-1251)"),
        "koi8-r": _words.later("Cyrillic (KOI8-R)"),
        "cp866": _words.later("Cyrillic (DOS, code page 866)"),
        "cp850": _words.later("Western European (DOS, code page 850)"),
    }
)
"""The encodings one can choose, by Python's name, with what they are called in English."""

_MARKS: Final = {
    "utf-8-sig": codecs.BOM_UTF8,
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
}
_LOOKED_AT = 1024 * 1024
_MOST_LINES = 40
_MOST_BYTES = 200
_HIGH = re.compile(rb"[\x80-\xff]")
# Letters above ASCII stand side by side in Cyrillic words and one by one in Western ones.
_TOGETHER = re.compile(rb"(?=[\xa8\xb8\xc0-\xff][\xa8\xb8\xc0-\xff])")
_MIXED = re.compile(rb"(?=[A-Za-z][\x80-\xff]|[\x80-\xff][A-Za-z])")
_UNDEFINED = {
    "cp1251": re.compile(rb"\x98"),
    "cp1252": re.compile(rb"[\x81\x8d\x8f\x90\x9d]"),
}
# A letter of several bytes in UTF-8.
_UTF8_LETTER = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}")


def title(encoding: str) -> str:
    """What an encoding is called, in the reader's language."""
    return _words(ENCODINGS[encoding])


def marked(data: bytes) -> str | None:
    """The encoding given by the byte order mark at the beginning; None without one."""
    return next((name for name, mark in _MARKS.items() if data.startswith(mark)), None)


def guess(data: bytes) -> str | None:
    """The likely encoding of text that is not UTF-8: Western European or Cyrillic.

    None where most of it is UTF-8 after all: then it is damaged, and other letters would be wrong.
    """
    first = _HIGH.search(data)
    start = max(0, first.start() - 1) if first else 0
    sample = data[start : start + _LOOKED_AT]
    if 2 * sum(map(len, _UTF8_LETTER.findall(sample))) > len(_HIGH.findall(sample)):
        return None
    together, mixed = (len(pattern.findall(sample)) for pattern in (_TOGETHER, _MIXED))
    encoding = "cp1251" if together > mixed else "cp1252"
    # Every byte means something in ISO 8859-1.
    return "latin-1" if _UNDEFINED[encoding].search(data) else encoding


def decode(data: bytes, encoding: str) -> str:
    """The text without its byte order mark. Raises `UnicodeDecodeError`."""
    mark = _MARKS.get(encoding, b"")
    return codecs.decode(data.removeprefix(mark), encoding.removesuffix("-sig"))


def encode(text: str, encoding: str) -> bytes:
    """The text with the byte order mark of the encoding. Raises `UnicodeEncodeError`."""
    return _MARKS.get(encoding, b"") + codecs.encode(text, encoding.removesuffix("-sig"))


def lines_in_doubt(data: bytes) -> tuple[bytes, ...]:
    """The first lines that read differently in different encodings, none of them very long."""
    start = data[:_LOOKED_AT]
    found = (line.strip() for line in start.splitlines() if _HIGH.search(line))
    return tuple(_around(line) for line in islice(found, _MOST_LINES))


def first_lines(data: bytes) -> tuple[bytes, ...]:
    """The first lines that are not empty; for a text that reads the same in all encodings."""
    found = (line.strip() for line in data[:_LOOKED_AT].splitlines())
    return tuple(line[:_MOST_BYTES] for line in islice(filter(None, found), _MOST_LINES))


def _around(line: bytes) -> bytes:
    """The stretch of a line, of whole words, that begins before the first letter in doubt."""
    first = _HIGH.search(line)
    start = line.rfind(b" ", 0, first.start()) + 1 if first else 0
    stretch = line[start : start + _MOST_BYTES]
    if start + _MOST_BYTES < len(line):
        stretch = stretch.rpartition(b" ")[0] or stretch
    return stretch
