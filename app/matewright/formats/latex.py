r"""LaTeX with the package `diagram` (diagram.sty), as problem magazines use it."""

from __future__ import annotations

from collections.abc import Iterator

from matewright.formats.format import FileFormat, Reader, Record, Writer, words
from matewright.formats.latex_reading import (
    DOCUMENT,
    EDGE,
    ENVIRONMENT,
    LETTERS,
    NAME,
    context,
    letters_of,
    read,
    without_comments,
)
from matewright.formats.latex_writing import losses, write


def recognise(text: str) -> bool:
    """Whether a diagram stands in the text."""
    return ENVIRONMENT.search(without_comments(text)) is not None


def split(text: str) -> Iterator[Record]:
    """Each diagram with what stands before it; the last also with what follows."""
    bare = without_comments(text)
    number, line, start = 1, 1, 0
    first = ENVIRONMENT.search(bare)
    body = bare.find(DOCUMENT, 0, first.start()) if first else -1
    head = text[: body + len(DOCUMENT)] if body >= 0 else ""
    letters = LETTERS
    end = None
    is_open = False
    for edge in EDGE.finditer(bare):
        if edge["kind"]:
            if is_open:
                # Somebody forgot the end of the one before.
                end = edge.start()
            if end is not None:
                piece = text[start:end]
                yield Record(number, line, piece, context(letters, head))
                letters = letters_of(piece, letters)
                number, line, start, end = number + 1, line + piece.count("\n"), end, None
            is_open = True
        elif is_open:
            end, is_open = edge.end(), False
    if text[start:]:
        yield Record(number, line, text[start:], context(letters, head, is_last=True))


FORMAT = FileFormat(
    NAME,
    words.later("LaTeX for the package diagram"),
    (".tex", ".ltx"),
    Reader(recognise, split, read),
    Writer(write, losses, choices=("notation", "solutions")),
)
