"""What Popeye prints, as shapes to compare: only the order of siblings is of no account."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

Shape = tuple[Any, ...]

_TIME = re.compile(r" *(?:Time|Zeit|Temps) = [0-9:.]+ (?:s|m:s|h:m:s)\)?|(?<=\S) \)$")
"""With the bracket behind it, which stands there without a time, too."""
_OF_PLAY = re.compile(r"\s*(?:\d+\.|[a-z(]|Aber|Mais|Zugzwang|Drohung)")
_END = re.compile(r"(?:solution finished|Loesung beendet|solution terminee)\.")


def read(path: Path) -> list[dict[str, Any]]:
    """The records of a file; none where it is missing."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def content(text: str) -> str:
    """An output without times, blank lines and the words that end it."""
    lines = (_TIME.sub("", line).rstrip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not _END.fullmatch(line))


def shape(text: str) -> Shape:
    """The paragraphs of an output, and in each the lines nested by indentation, siblings sorted."""
    # Names of authors stand in the middle, however deep; with them the next problem begins.
    lines = [line.rstrip() if _OF_PLAY.match(line) else line.strip() for line in text.splitlines()]
    paragraphs = "\n".join(lines).split("\n\n")
    return tuple(sorted(nested(paragraph.strip("\n").split("\n")) for paragraph in paragraphs))


def nested(lines: list[str]) -> Shape:
    """The first line, all that is indented deeper, and so on."""
    found: list[Shape] = []
    place = 0
    while place < len(lines):
        depth = _indent(lines[place])
        end = place + 1
        while end < len(lines) and _indent(lines[end]) > depth:
            end += 1
        found.append((lines[place], nested(lines[place + 1 : end])))
        place = end
    return tuple(sorted(found))


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
