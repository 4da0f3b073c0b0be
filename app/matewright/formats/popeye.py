"""`.inp`: what people write for the solving program Popeye, in its three languages.

Reading is in `popeye_text`, writing in `popeye_writing`, the words are in `popeye_words`.
"""

from __future__ import annotations

from typing import Final

from matewright.formats.format import FileFormat, Reader, Writer, words
from matewright.formats.popeye_text import language_of, read, split
from matewright.formats.popeye_words import ENGLISH, FRENCH, GERMAN, Language
from matewright.formats.popeye_writing import losses_of, writer_of


def _format(name: str, description: str, language: Language) -> FileFormat:
    return FileFormat(
        name,
        description,
        (".inp",),
        Reader(lambda text: language_of(text) is language, split, read),
        Writer(writer_of(language, name), losses_of(name)),
    )


FORMATS: Final = (
    _format("popeye", words.later("Input for Popeye (English)"), ENGLISH),
    _format("popeye-de", words.later("Input for Popeye (German)"), GERMAN),
    _format("popeye-fr", words.later("Input for Popeye (French)"), FRENCH),
)
