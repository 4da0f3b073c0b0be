"""Paragraphs of a solution as HTML, for web pages and the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final, TypeAlias

from matewright.formats.spans import Paragraph, SpanRole
from matewright.model.solution import Node

_TAGS: Final = {
    SpanRole.LABEL: "b",
    SpanRole.HEADING: "i",
    SpanRole.KEY: "b",
    SpanRole.LETTER: "sup",
    SpanRole.REMARK: "i",
}


Link: TypeAlias = Callable[[Node], str]


def paragraph_html(paragraph: Paragraph, link: Link | None = None) -> str:
    """A paragraph; the lines of one variation each are moved to the right by their depth.

    `link` gives the opening tag that leads to a move.
    """
    words = ""
    for span in paragraph.spans:
        tag, text = _TAGS.get(span.role), escape(span.text, quote=False)
        text = text if tag is None else f"<{tag}>{text}</{tag}>"
        if link is not None and span.node is not None:
            text = f"{link(span.node)}{text}</a>"
        words += text
    depth = f' style="margin-left: {paragraph.depth}em"' * bool(paragraph.depth)
    return f'<p class="printed"{depth}>{words}</p>'
