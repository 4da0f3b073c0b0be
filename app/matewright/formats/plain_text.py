"""Problems with their solutions as plain text.

Positions are diagrams, lists of pieces and FEN; solutions are lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matewright.formats import piece_list
from matewright.formats.caption import Caption, Entry
from matewright.formats.format import Output, Writer, published
from matewright.formats.markdown import beside
from matewright.formats.printed import printed
from matewright.model.collection import Collection
from matewright.model.diagram import diagrams_of
from matewright.model.notation import letters_for
from matewright.model.problem import Problem

_INDENT: Final = "  "


def write(collection: Collection, output: Output) -> str:
    """Above each solution its composer, position and stipulation."""
    has_numbers = len(collection) > 1

    def text_of(problem: Problem, number: int) -> str:
        lines = _problem(Entry.of(problem), f"{number}. " * has_numbers, output)
        return "\n".join(lines).rstrip()

    parts = published(collection, output, text_of)
    return "\n\n\n".join(parts) + "\n" * bool(parts)


def _problem(entry: Entry, number: str, output: Output) -> Iterator[str]:
    problem, caption = (
        entry.problem,
        Caption.of(entry.problem, output.solution_style.notation.letters),
    )
    heading = f"{number}{caption.origin}".strip()
    if heading:
        yield heading
    letters = letters_for(output.notation.letters, problem.position)
    positions = [diagram.position for diagram in diagrams_of(problem)]
    yield beside([piece_list.diagram(position, letters) for position in positions])
    for position in positions:
        yield piece_list.write(position, letters)
        yield position.fen
    yield f"{caption.stipulation}  {caption.count}".strip()
    yield from caption.below
    if not output.has_solutions:
        return
    yield ""
    yield from solution_lines(entry, output)
    if problem.comment:
        yield f"\n{problem.comment}"


def solution_lines(entry: Entry, output: Output) -> Iterator[str]:
    """The solution of a problem; a paragraph is one line."""
    style = output.solution_style
    for paragraph in printed(
        entry, output.selection, style, themes=output.themes, origin=output.origin_of(entry.problem)
    ):
        yield _INDENT * paragraph.depth + paragraph.text


WRITER: Final = Writer(write)
