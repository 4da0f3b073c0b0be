"""Reading YAML that strangers wrote: pieces of a file, and plain values without surprises.

Every scalar is text: dates, numbers, `no`, `=` and foreign tags such as `!!python/unicode` mean
just what stands there. No tag is ever acted on. Depth and aliases are bounded, so that a small
file cannot grow into a large value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import yaml

from matewright.errors import FormatError, shortened
from matewright.formats.format import Record, records
from matewright.wording import Wording

_words: Final = Wording("yaml")

MOST_CHARACTERS = 16 * 1024 * 1024
"""Longer documents are not parsed."""
MOST_NODES = 10_000
"""Lists, maps and values of one document, or of one entry of JSON."""
MOST_ALIASES = 16
MOST_LEVELS = 20

Value = str | list["Value"] | dict[str, "Value"] | None
"""What a document consists of; None is an empty value, `~` or `null`."""

_MARKER = re.compile(r"^(?:---|\.\.\.)(?=[ \t\r\n]|\Z)", re.MULTILINE)
# Lines that may stand before `---` and belong to it: blank ones, comments, directives.
_PREAMBLE = re.compile(r"\ufeff?(?:[ \t]*(?:#.*)?\r?\n|%.*\n)*")
# A line that says something: not blank, not a comment, not a bare marker.
_CONTENT = re.compile(
    r"^\ufeff?(?!(?:---|\.\.\.)[ \t]*(?:#.*)?\r?$)[ \t]*[^\s#\ufeff]", re.MULTILINE
)

_BARE_HEAD = re.compile(_PREAMBLE.pattern + r"---[ \t]*(?:#.*)?\r?\n")
_BARE_END = re.compile(r"^\.\.\.(?:[ \t].*)?\r?\n?(?:[ \t]*(?:#.*)?\r?\n)*\Z", re.MULTILINE)


def split(text: str) -> Iterator[Record]:
    """The documents of a file with the comments around them.

    A stretch without content (comments at the beginning or end, an empty document) belongs to its
    neighbour; a file without content is one record, an empty file none.
    """
    return records(text, _beginnings(text))


def _beginnings(text: str) -> Iterator[int]:
    offset, is_first = 0, True
    for stretch in stretches(text):
        if has_content(stretch):
            if not is_first:
                yield offset
            is_first = False
        offset += len(stretch)


def stretches(text: str) -> Iterator[str]:
    """The text cut at the document markers: each `---` begins a stretch, each `...` ends one."""
    start = 0
    for marker in _MARKER.finditer(text):
        if marker.group() == "...":
            end_of_line = text.find("\n", marker.start()) + 1 or len(text)
            yield text[start:end_of_line]
            start = end_of_line
        elif not _PREAMBLE.fullmatch(text, start, marker.start()):
            yield text[start : marker.start()]
            start = marker.start()
    if start < len(text):
        yield text[start:]


def has_content(text: str) -> bool:
    """Whether there is more than markers, comments and blank lines."""
    return _CONTENT.search(text) is not None


def dissect(text: str) -> tuple[str, str, str] | None:
    """A piece cut into what comes up to its bare `---` line, the document, and what follows it.

    The three joined are the piece. None when it holds no document or several.
    """
    parts = list(stretches(text))
    full = [index for index, part in enumerate(parts) if has_content(part)]
    if len(full) != 1:
        return None
    index = full[0]
    head, body, tail = "".join(parts[:index]), parts[index], "".join(parts[index + 1 :])
    if marker := _BARE_HEAD.match(body):
        head, body = head + marker.group(), body[marker.end() :]
    if end := _BARE_END.search(body):
        body, tail = body[: end.start()], body[end.start() :] + tail
    return head, body, tail


def begins_document(text: str) -> bool:
    """Whether a piece starts, after comments, with a `---` marker."""
    marker = _MARKER.search(text)
    return (
        marker is not None
        and marker.group() == "---"
        and _PREAMBLE.fullmatch(text, 0, marker.start()) is not None
    )


def ends_document(text: str) -> bool:
    """Whether a piece closes with a `...` marker."""
    return _BARE_END.search(text) is not None


def compose(text: str) -> Value:
    """The value of the only document in `text`; None for comments alone.

    Of keys that come twice the last counts. Raises `FormatError` with the field `line`, from 1.
    """
    if len(text) > MOST_CHARACTERS:
        raise FormatError("olv-too-long", line=1, size=len(text), most=MOST_CHARACTERS)
    try:
        return _Composer(text).value()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reason = " ".join(part for part in (error.context, error.problem) if part)
        raise FormatError("olv-yaml", line=mark.line + 1 if mark else 1, reason=reason) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise FormatError("olv-yaml", line=line, reason=error.reason) from None
    except UnicodeEncodeError as error:
        # Half a surrogate pair comes from the clipboard; no file holds it.
        line = text.count("\n", 0, error.start) + 1
        raise FormatError("olv-yaml", line=line, reason=error.reason) from None
    except yaml.YAMLError as error:
        raise FormatError("olv-yaml", line=1, reason=str(error)) from None


class _Composer:
    """Builds the value of one document from the parser's events, without recursion."""

    def __init__(self, text: str) -> None:
        self.events = yaml.parse(text, Loader=yaml.CSafeLoader)
        self.open: list[list[Value] | dict[str, Value]] = []
        self.keys: list[str | None] = []
        self.anchors: list[str | None] = []
        self.named: dict[str, Value] = {}
        self.nodes = self.aliases = 0
        self.result: Value = None

    def value(self) -> Value:
        for event in self.events:
            assert event.start_mark is not None, "the parser marks every event"
            line = event.start_mark.line + 1
            if isinstance(event, yaml.ScalarEvent):
                plain = event.implicit[0]
                text = None if plain and event.value in ("", "~", "null") else event.value
                self.add(text, line)
                self.name(event.anchor, text)
            elif isinstance(event, yaml.CollectionStartEvent):
                node: list[Value] | dict[str, Value]
                node = {} if isinstance(event, yaml.MappingStartEvent) else []
                self.add(node, line)
                self.open.append(node)
                self.keys.append(None)
                self.anchors.append(event.anchor)
                if len(self.open) > MOST_LEVELS:
                    raise FormatError("olv-depth", line=line, most=MOST_LEVELS)
            elif isinstance(event, yaml.CollectionEndEvent):
                # Named only now, so that nothing can contain itself.
                self.keys.pop()
                self.name(self.anchors.pop(), self.open.pop())
            elif isinstance(event, yaml.AliasEvent):
                self.aliases += 1
                if self.aliases > MOST_ALIASES:
                    raise FormatError("olv-aliases", line=line, most=MOST_ALIASES)
                if event.anchor not in self.named:
                    name = shortened(event.anchor or "")
                    reason = _words("nothing is named “{name}”", name=name)
                    raise FormatError("olv-yaml", line=line, reason=reason)
                self.add(self.named[event.anchor], line)
        return self.result

    def name(self, anchor: str | None, value: Value) -> None:
        if anchor is not None:
            self.named[anchor] = value

    def add(self, value: Value, line: int) -> None:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise FormatError("too-many-nodes", line=line, most=f"{MOST_NODES:,}")
        if not self.open:
            # An empty document beside the one that counts says nothing.
            self.result = self.result if value is None else value
            return
        parent = self.open[-1]
        if isinstance(parent, list):
            parent.append(value)
        elif self.keys[-1] is None:
            if isinstance(value, list | dict):
                raise FormatError("olv-yaml", line=line, reason=_words("a field name must be text"))
            self.keys[-1] = value or ""
        else:
            parent[self.keys[-1]] = value
            self.keys[-1] = None
