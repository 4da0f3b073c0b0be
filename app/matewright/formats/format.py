"""What every file format offers; `registry` holds them all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from matewright.errors import FormatError
from matewright.model.collection import Collection
from matewright.wording import Wording

words: Final = Wording("formats")
"""In which the formats describe themselves."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """What a file says: its problems and, as sentences, what in it was not understood."""

    collection: Collection
    warnings: tuple[FormatError, ...] = ()


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A file format.

    `name` is the key by which problems remember it, `description` what it is called in English,
    `suffixes` its file name endings, the usual one first. `recognise` tells whether a text without
    a known ending looks like it. `parse` reads text, given the file's name for messages. `render`
    writes; problems unchanged since they were read in this format come out as they were. Text with
    half a surrogate pair raises `UnicodeEncodeError` there or when the result is encoded. `losses`
    says what `render` has to leave out.
    """

    name: str
    description: str
    suffixes: tuple[str, ...]
    recognise: Callable[[str], bool]
    parse: Callable[[str, str], Parsed]
    render: Callable[[Collection], str]
    losses: Callable[[Collection], tuple[FormatError, ...]]

    @property
    def title(self) -> str:
        """The description in the reader's language."""
        return words(self.description)
