"""Paragraphs of a solution as HTML, for web pages and the clipboard."""

from __future__ import annotations

from html import escape
from typing import Final

from matewright.formats.spans import Paragraph, SpanRole

_TAGS: Final = {
    SpanRole.LABEL: "b",
    SpanRole.HEADING: "i",
    SpanRole.KEY: "b",
    SpanRole.LETTER: "sup",
    SpanRole.REMARK: "i",
}


def paragraph_html(paragraph: Paragraph) -> str:
    """A paragraph; the lines of one variation each are moved to the right by their depth."""
    words = ""
    for span in paragraph.spans:
        tag, text = _TAGS.get(span.role), escape(span.text, quote=False)
        words += text if tag is None else f"<{tag}>{text}</{tag}>"
    depth = f' style="margin-left: {paragraph.depth}em"' * bool(paragraph.depth)
    return f'<p class="printed"{depth}>{words}</p>'
