"""Problems with their solutions as plain text.

Positions are diagrams, lists of pieces and FEN; solutions are lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matewright.formats import piece_list
from matewright.formats.caption import Caption, Entry
from matewright.formats.format import Output, Writer, published
from matewright.formats.solution_text import solution_text
from matewright.model.collection import Collection
from matewright.model.notation import letters_for
from matewright.model.problem import Problem
from matewright.model.verdict import intended


def write(collection: Collection, output: Output) -> str:
    """Above each solution its composer, position and stipulation."""
    has_numbers = len(collection) > 1

    def text_of(problem: Problem, number: int) -> str:
        lines = _problem(Entry.of(problem), f"{number}. " * has_numbers, output)
        return "\n".join(lines).rstrip()

    parts = published(collection, output, text_of)
    return "\n\n\n".join(parts) + "\n" * bool(parts)


def _problem(entry: Entry, number: str, output: Output) -> Iterator[str]:
    problem, caption = entry.problem, Caption.of(entry.problem)
    heading = f"{number}{caption.origin}".strip()
    if heading:
        yield heading
    letters = letters_for(output.notation.letters, problem.position)
    yield piece_list.diagram(problem.position, letters)
    yield piece_list.write(problem.position, letters)
    yield problem.position.fen
    yield f"{caption.stipulation}  {caption.count}".strip()
    yield from caption.below
    if not output.solutions:
        return
    yield ""
    if entry.answer is not None:
        yield solution_text(entry.answer, output.notation, intended(problem))
        if output.themes and entry.themes:
            yield f"\n{entry.themes}"
    else:
        yield from filter(None, entry.words)
    if problem.comment:
        yield f"\n{problem.comment}"


WRITER: Final = Writer(write)
