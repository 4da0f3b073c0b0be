"""Problems with their solutions as a document to read or to print elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

from matewright.errors import FormatError
from matewright.formats.atomic import write_bytes
from matewright.formats.caption import Caption, Entry
from matewright.formats.solution_html import solution_html
from matewright.formats.solution_latex import solution_latex
from matewright.formats.solution_text import solution_text
from matewright.model.notation import Notation
from matewright.model.verdict import intended
from matewright.wording import Wording

__all__ = ["DOCUMENTS", "Entry", "Form", "save", "text"]

_words: Final = Wording("publishing")


class Form(StrEnum):
    """A kind of document; the value is its name on the command line."""

    TEXT = "text"
    HTML = "html"
    LATEX = "latex"


Writer: TypeAlias = Callable[[Sequence[Entry], Notation], str]


def text(entries: Sequence[Entry], notation: Notation) -> str:
    """Plain text: above each solution who made the problem, its position and what it asks."""
    numbered = len(entries) > 1
    return "\n\n\n".join(
        "\n".join(_entry(entry, f"{number}. " if numbered else "", notation))
        for number, entry in enumerate(entries, start=1)
    ) + "\n" * bool(entries)


def _entry(entry: Entry, number: str, notation: Notation) -> Iterator[str]:
    problem, caption = entry.problem, Caption.of(entry.problem)
    heading = f"{number}{caption.origin}".strip()
    if heading:
        yield heading
    yield problem.position.fen
    yield f"{caption.stipulation}  {caption.count}".strip()
    yield from caption.twins
    yield from caption.remarks
    yield ""
    if entry.answer is not None:
        yield solution_text(entry.answer, notation, intended(problem))
    else:
        yield from filter(None, entry.words)
    if problem.comment:
        yield f"\n{problem.comment}"


DOCUMENTS: Final[Mapping[Form, Writer]] = MappingProxyType(
    {Form.TEXT: text, Form.HTML: solution_html, Form.LATEX: solution_latex}
)
"""What writes each kind of document."""


def save(path: Path, form: Form, entries: Sequence[Entry], notation: Notation) -> None:
    """Write a document; a file of that name is replaced. Raises `FormatError`."""
    try:
        data = DOCUMENTS[form](entries, notation).encode()
    except UnicodeEncodeError as error:
        character = f"U+{ord(error.object[error.start]):04X}"
        raise FormatError("text-not-utf8", file=str(path), character=character) from None
    write_bytes(path, data, keep_backup=False)
