"""Problems with their solutions as Markdown (CommonMark): diagrams as text, solutions as lists."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from matewright.formats.caption import Caption, Entry
from matewright.formats.format import Output, Writer, published
from matewright.formats.printed import printed
from matewright.formats.solution_style import Extent
from matewright.formats.spans import Paragraph, Span, SpanRole
from matewright.model.collection import Collection
from matewright.model.diagram import diagrams_of
from matewright.model.position import Position
from matewright.model.problem import Problem

_INDENT: Final = "  "
_AROUND: Final = {
    SpanRole.LABEL: "**",
    SpanRole.HEADING: "*",
    SpanRole.KEY: "**",
    SpanRole.REMARK: "*",
}

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
    title += [escaped(output.introduction)] * bool(output.introduction)
    parts = title + published(collection, output, text_of)
    return "\n\n".join(parts) + "\n" * bool(parts)


def escaped(text: str) -> str:
    """Text in one line that means nothing but itself."""
    return _NUMBERED.sub(r"\1\\\2", "".join(_letters(" ".join(text.split()))))


def _letters(line: str) -> list[str]:
    """The letters of a line, those that mean something escaped."""
    harmless = {found.start() for found in _HARMLESS.finditer(line)}
    return [
        "\\" + letter if _MARKS.match(letter) and index not in harmless else letter
        for index, letter in enumerate(line)
    ]


def _problem(entry: Entry, number: str, output: Output) -> Iterator[str]:
    problem, caption = (
        entry.problem,
        Caption.of(entry.problem, output.solution_style.notation.letters),
    )
    heading = f"{number}{caption.authors}".strip()
    if heading and output.captions:
        # The number must not begin a list.
        yield f"## {number}{escaped(caption.authors)}".rstrip()
        yield escaped(", ".join(filter(None, (caption.source, caption.award))))
    elif number:
        yield f"## {number}".rstrip()
    boards = [_board(diagram.position, output) for diagram in diagrams_of(problem)]
    yield beside(boards)
    if output.captions:
        stipulation = escaped(caption.stipulation)
        yield f"**{stipulation}** ({caption.count})" if stipulation else f"({caption.count})"
        yield "\n".join(f"- {escaped(text)}" for text in caption.below)
    if output.has_solutions:
        yield from _solution(entry, output)
        yield "\n\n".join(map(escaped, problem.comment.split("\n\n")))


def beside(boards: Sequence[str]) -> str:
    """Boards as text, one beside the other; an arrow leads from the first to its target."""
    if len(boards) == 1:
        return boards[0]
    first, target = (board.splitlines() for board in boards)
    width = max(map(len, first))
    rows = zip(first, target, strict=True)
    middle = len(first) // 2 - 1
    lines = [
        f"{left.ljust(width)} {'=>' if row == middle else '  '} {right}"
        for row, (left, right) in enumerate(rows)
    ]
    return "\n".join(line.rstrip() for line in lines)


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


def _solution(entry: Entry, output: Output) -> Iterator[str]:
    """Paragraphs; the lines of a complete solution are a list, labels of its parts headings."""
    is_list = output.solutions is Extent.COMPLETE or not output.solution_style.is_run_on
    block: list[str] = []
    shown = printed(
        entry,
        output.selection,
        output.solution_style,
        themes=output.themes,
        origin=output.origin_of(entry.problem),
    )
    for paragraph in shown:
        if not paragraph.spans:
            # Headings and lists set phases and parts apart.
            continue
        role, is_alone = paragraph.spans[0].role, len(paragraph.spans) == 1
        if paragraph.is_verbatim:
            # As it was written, and nothing in it means anything.
            block.append(f"    {paragraph.text.expandtabs()}".rstrip())
            continue
        is_label = role is SpanRole.LABEL and is_alone
        if is_list and not (is_label or role is SpanRole.REMARK):
            block.append(f"{_INDENT * paragraph.depth}- {_line(paragraph)}")
            continue
        yield "\n".join(block)
        block = []
        yield f"### {escaped(paragraph.text)}" if is_label else _line(paragraph)
    yield "\n".join(block)


def _line(paragraph: Paragraph) -> str:
    """The spans of a paragraph; what must be escaped depends on what stands beside it."""
    letters = _letters(paragraph.text)
    line, at = "", 0
    for span in paragraph.spans:
        end = at + len(span.plain)
        line += _span(span, "".join(letters[at:end]))
        at = end
    return _NUMBERED.sub(r"\1\\\2", line)


def _span(span: Span, text: str) -> str:
    inner = text.strip()
    if span.role is SpanRole.LETTER:
        return f" <sup>{inner}</sup>"
    mark = _AROUND.get(span.role, "")
    # A mark stands at the words, blanks outside.
    before, _, behind = text.partition(inner) if inner else (text, "", "")
    return f"{before}{mark}{inner}{mark}{behind}" if inner else text


WRITER: Final = Writer(write)
