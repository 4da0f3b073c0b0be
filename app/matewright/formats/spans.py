"""The words of a solution with what each of them is, for outputs that set some of them apart.

A text is the spans of its paragraphs one behind the other; page, web page and LaTeX make keys bold
and letters small.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from matewright.model.notation import Notation
from matewright.model.solution import Node, Role


class SpanRole(StrEnum):
    """What some words of a solution are.

    `LABEL` stands before a part, `HEADING` before a phase, `MARK` remarks on a move, `COMMENT` is
    everything between moves. `REMARK` is a sentence on the whole answer.
    """

    LABEL = "label"
    HEADING = "heading"
    KEY = "key"
    TRY = "try"
    THREAT = "threat"
    DEFENCE = "defence"
    REPLY = "reply"
    REFUTATION = "refutation"
    MOVE = "move"
    LETTER = "letter"
    MARK = "mark"
    COMMENT = "comment"
    REMARK = "remark"


_MOVES: Final = {
    Role.KEY: SpanRole.KEY,
    Role.TRY: SpanRole.TRY,
    Role.THREAT: SpanRole.THREAT,
    Role.DEFENCE: SpanRole.DEFENCE,
    Role.CONTINUATION: SpanRole.REPLY,
    Role.REFUTATION: SpanRole.REFUTATION,
    Role.HELP: SpanRole.MOVE,
}


@dataclass(frozen=True, slots=True)
class Span:
    """Some words; of a letter without the blank before it. `node` is the move that they are."""

    text: str
    role: SpanRole = SpanRole.COMMENT
    node: Node | None = field(default=None, compare=False, repr=False)

    @property
    def plain(self) -> str:
        """The words as they stand in plain text."""
        return f" {self.text}" if self.role is SpanRole.LETTER else self.text


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A line or a paragraph, indented by `depth` steps. `is_verbatim`: as somebody wrote it."""

    spans: tuple[Span, ...]
    depth: int = 0
    is_verbatim: bool = False

    @classmethod
    def of(cls, text: str, role: SpanRole = SpanRole.COMMENT) -> Paragraph:
        """A paragraph that is one thing."""
        return cls((Span(text, role),))

    @property
    def text(self) -> str:
        """Its words, without the indentation."""
        return text_of(self.spans)


def text_of(spans: Iterable[Span]) -> str:
    """The words of some spans as plain text."""
    return "".join(span.plain for span in spans)


def of_move(node: Node, notation: Notation, *, follows: bool = False) -> list[Span]:
    """A move with its number and sign; `follows`: behind a move of the same number, without it."""
    text = notation.second(node) if follows else notation.first(node)
    spans = [Span(text, _MOVES[node.role], node)]
    letter = notation.phase_letter(node)
    if letter:
        spans.append(Span(letter, SpanRole.LETTER))
    return spans


def joined(parts: Iterable[Sequence[Span]], between: str) -> list[Span]:
    """The spans of several parts, with the same words between each two."""
    found: list[Span] = []
    for part in parts:
        if found:
            found.append(Span(between))
        found += part
    return found
