"""Reading `.olv`: YAML, one document after another, each an entry of the problem database."""

from __future__ import annotations

import re
from typing import Final

from matewright.errors import FormatError
from matewright.formats import yaml_documents
from matewright.formats.entry_reading import read_entry
from matewright.formats.format import Reader, Reading, Record

NAME = "olv"


def recognise(text: str) -> bool:
    """Whether the text looks like YAML with the fields of a problem."""
    return re.search(r"^[ \t{]*(algebraic|stipulation)[ \t]*:", text, re.MULTILINE) is not None


def read(record: Record) -> Reading | None:
    """The problem of a document; None when it holds only comments. Raises `FormatError`."""
    data = yaml_documents.compose(record.text)
    if isinstance(data, list):
        raise FormatError("olv-list")
    return read_entry(data)


READER: Final = Reader(recognise, yaml_documents.split, read, cuts_locally=True)
