"""Reading `.olv`: YAML, one document after another, each an entry of the problem database."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from matewright.errors import FormatError
from matewright.formats import yaml_documents
from matewright.formats.entry_reading import read_entry
from matewright.formats.format import Reader, Reading, Record
from matewright.formats.yaml_documents import YamlError

NAME = "olv"


def recognise(text: str) -> bool:
    """Whether the text looks like YAML with the fields of a problem."""
    return re.search(r"^[ \t{]*(algebraic|stipulation)[ \t]*:", text, re.MULTILINE) is not None


def split(text: str) -> Iterator[Record]:
    """The documents with the comments around them."""
    for number, piece in enumerate(yaml_documents.split(text), start=1):
        yield Record(number, piece.line, piece.text)


def read(record: Record) -> Reading | None:
    """The problem of a document; None when it holds only comments. Raises `FormatError`."""
    try:
        data = yaml_documents.compose(record.text)
    except YamlError as error:
        raise FormatError(error.code, line=error.line, **error.fields) from None
    if isinstance(data, list):
        raise FormatError("olv-list")
    return read_entry(data)


READER: Final = Reader(recognise, split, read, cuts_locally=True)
