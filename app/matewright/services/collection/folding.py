"""Texts as they are stored, compared and sorted in the index."""

from __future__ import annotations

import unicodedata

from matewright.model.stipulation import AnyStipulation


def storable(text: str) -> str:
    """A text of the same length as SQLite can keep it: without halves of characters and zeros."""
    return text.replace("\0", " ").encode(errors="replace").decode()


def folded(text: str) -> str:
    """A text as it is compared and sorted: without case and accents, blanks in a row as one."""
    if text.isascii():
        # Almost all there is, in a tenth of the time.
        return " ".join(storable(text).casefold().split())
    plain = unicodedata.normalize("NFKD", storable(text)).casefold()
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def canonical(stipulation: AnyStipulation) -> str:
    """A stipulation as it is compared."""
    return folded(stipulation.text)
