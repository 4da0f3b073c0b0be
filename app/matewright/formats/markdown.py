"""Problems with their solutions as Markdown (CommonMark): diagrams as text, solutions as lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from matewright.formats.caption import AnsweredPart, Caption, Entry
from matewright.formats.format import Output, Writer, published
from matewright.formats.solution_text import tree_lines
from matewright.model.collection import Collection
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.wording import Wording

_words: Final = Wording("publishing")

# Every mark of ASCII may be escaped, and none of these then means anything to any dialect.
_MARKS: Final = re.compile(r"[\\`*_{}\[\]<>()#+!|~&$^=:@/-]")
_NUMBERED: Final = re.compile(r"^(\d+)([.)])")
_HARMLESS: Final = re.compile(r"(?<=[\w\s(])[-/:=](?=[\w\s(])|[()]|(?<=\w)[!+#=](?=[\s,;.)!]|$)")


def write(collection: Collection, output: Output) -> str:
    """The document; several problems are numbered."""
    has_numbers = len(collection) > 1

    def text_of(problem: Problem, number: int) -> str:
        blocks = _problem(Entry.of(problem), f"{number}. " * has_numbers, output)
        return "\n\n".join(filter(None, blocks))

    title = [f"# {escaped(output.title)}"] if output.title else []
    parts = title + published(collection, output, text_of)
    return "\n\n".join(parts) + "\n" * bool(parts)


def escaped(text: str) -> str:
    """Text in one line that means nothing but itself."""
    line = " ".join(text.split())
    harmless = {found.start() for found in _HARMLESS.finditer(line)}
    line = "".join(
        "\\" + letter if _MARKS.match(letter) and index not in harmless else letter
        for index, letter in enumerate(line)
    )
    return _NUMBERED.sub(r"\1\\\2", line)


def _problem(entry: Entry, number: str, output: Output) -> Iterator[str]:
    problem, caption = entry.problem, Caption.of(entry.problem)
    heading = f"{number}{caption.authors}".strip()
    if heading and output.captions:
        # The number must not begin a list.
        yield f"## {number}{escaped(caption.authors)}".rstrip()
        yield escaped(", ".join(filter(None, (caption.source, caption.award))))
    elif number:
        yield f"## {number}".rstrip()
    yield _board(problem.position, output)
    if output.captions:
        stipulation = escaped(caption.stipulation)
        yield f"**{stipulation}** ({caption.count})" if stipulation else f"({caption.count})"
        yield "\n".join(f"- {escaped(text)}" for text in caption.below)
    if output.solutions:
        yield from entry.written(partial(_part, notation=output.notation), _unanswered)
        yield escaped(entry.themes) if output.themes else ""
        yield "\n\n".join(map(escaped, problem.comment.split("\n\n")))


def _board(position: Position, output: Output) -> str:
    """The pieces as letters: White's large, Black's small, a point for an empty square."""
    lines = []
    for rank in range(8) if output.flipped else range(7, -1, -1):
        squares = [8 * rank + file for file in range(8)]
        if output.flipped:
            squares.reverse()
        pieces = (position.board[square] for square in squares)
        letters = " ".join(piece.letter if piece else "." for piece in pieces)
        lines.append(f"    {rank + 1}  {letters}" if output.coordinates else f"    {letters}")
    if output.coordinates:
        files = "hgfedcba" if output.flipped else "abcdefgh"
        lines += ["", "       " + " ".join(files)]
    return "\n".join(lines)


def _unanswered(heading: str, text: str) -> Iterator[str]:
    yield f"*{escaped(heading)}*"
    # As it was written, and nothing in it means anything.
    yield "\n".join(f"    {line}".rstrip() for line in text.expandtabs().splitlines())


def _part(part: AnsweredPart, notation: Notation) -> Iterator[str]:
    if part.heading:
        yield f"### {escaped(part.heading)}"
    yield from map(escaped, part.remarks)
    lines = []
    for line in tree_lines(part.solution.tree, notation):
        text = line.lstrip()
        if text:
            lines.append(f"{line[: len(line) - len(text)]}- {escaped(text)}")
    yield "\n".join(lines)


WRITER: Final = Writer(write)
