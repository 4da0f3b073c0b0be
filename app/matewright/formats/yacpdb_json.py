"""The entries of the database YACPDB as JSON: one, a list of them, or its reply to a search.

The fields are those of `.olv`. What was not edited is written back byte for byte; in an edited
entry only the fields that changed are replaced, and it is laid out anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice, pairwise
from typing import Any, Final, NamedTuple

from matewright.errors import FormatError
from matewright.formats.entry_reading import INTENDED, OWN_KEY, read_entry
from matewright.formats.entry_writing import (
    answer_of,
    changes,
    fields_of,
    long_solutions,
    reads_as,
)
from matewright.formats.format import (
    Output,
    Reader,
    Reading,
    Record,
    Writer,
    at_line,
    records,
)
from matewright.formats.limits import check_count, check_size
from matewright.formats.yaml_documents import MOST_CHARACTERS, MOST_LEVELS, MOST_NODES, Value
from matewright.model.collection import Collection, Entry
from matewright.model.problem import Origin, Problem

NAME = "yacpdb-json"
UNREAD_KEY: Final = "unread"
"""Where the text of an entry goes that could not be read and was edited."""

_PLAIN = Output()
_BLANK: Final = "\ufeff \t\r\n"
_BETWEEN: Final = _BLANK + ","
# A string ends with its line, also one left open, which is an error but must not swallow the rest.
_TOKEN = re.compile(r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?|[{}\[\]]')
_MOST_TOKENS: Final = 4 * MOST_NODES
"""Texts and brackets of one entry; with more it has more names and values than are read."""
_LATER_ENTRY = re.compile(r"\n[ \t]*\{")
_ENTRIES = re.compile(r'"entries"\s*:\s*\Z')
_SEPARATOR = re.compile(rf"[{_BLANK}]*,?[{_BLANK}]*")
_FIELD = re.compile(r'"(?:algebraic|stipulation)"\s*:')
_INDENT = re.compile(r"\{\r?\n([ \t]+)")
_WHOLE_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_NEAR: Final = 100
_MARK: Final = "\ue000"
_AS_WRITTEN = re.compile(rf'"{_MARK}([-+.0-9eE]+)"')
_NUMBERS: Final = frozenset({"year", "month", "day", "pagenumber", INTENDED})


# -- cutting -------------------------------------------------------------------------------------


class _Parts(NamedTuple):
    """The text of a record: what stands before the entry, the entry, and what follows it.

    Before the first entry stands what opens the file, before the others the comma.
    """

    before: str
    entry: str
    after: str


def recognise(text: str) -> bool:
    """Whether the text is JSON with the fields of a problem."""
    return text.lstrip(_BLANK)[:1] in ("{", "[") and _FIELD.search(text) is not None


def split(text: str) -> Iterator[Record]:
    """The entries; what opens the file belongs to the first, what closes it to the last."""
    return records(text, (end for (_, end), _ in pairwise(_spans(text))))


def _parts(text: str) -> _Parts | None:
    """A record taken apart; None where there is no entry in it."""
    for start, end in _spans(text):
        return _Parts(text[:start], text[start:end], text[end:])
    return None


def _spans(text: str) -> Iterator[tuple[int, int]]:
    """Where the entries begin and end.

    They are the objects in a list that is the whole, or the field `entries` of the whole; or else
    the objects that stand there one after another. One that is not closed ends where an object
    begins a line just as the first one did. What else stands between them counts as an entry too,
    one that cannot be read: it must not be lost.
    """
    is_later = text.lstrip(_BLANK)[:1] == ","
    depth = level = line = seen = offset = count = 0
    start: int | None = None
    margin: str | None = None
    # Where the last entry or what opens the list ends; None outside of the list.
    free: int | None = 0 if is_later else None
    while token := _TOKEN.search(text, offset):
        bracket, offset = token.group(), token.start()
        count += 1
        if count > _MOST_TOKENS:
            # Such an entry is not read; the next one may begin a line as the first one did.
            if margin is None:
                following = None if start is not None else _LATER_ENTRY.search(text, offset)
                offset = -1 if following is None else following.start()
            else:
                offset = text.find(f"\n{margin}{{", offset)
            if offset < 0:
                break
            if start is not None:
                yield start, offset
            else:
                yield from _strays(text, free, offset)
            start, depth, count = None, level, 0
            free = offset
            continue
        if bracket == "{":
            # The whole may be one long line, which is not to be looked through again and again.
            line = max(line, text.rfind("\n", seen, offset) + 1)
            seen = offset
            before = text[line:offset] if offset - line <= _NEAR else "?"
            if margin is not None and depth != level and before == margin:
                if start is not None:
                    free = max(start, line - 1)
                    yield start, free
                start, depth = None, level
            if start is None and depth == level:
                yield from _strays(text, free, offset)
                start, count = offset, 0
                if level and margin is None and not before.strip():
                    margin = before
            depth += 1
        elif bracket == "[":
            depth += 1
            if not level and not is_later and _opens_entries(text, offset, depth):
                level, start = depth, None
                free = token.end()
        elif bracket == "}":
            depth = max(level if start is not None else 0, depth - 1)
            if start is not None and depth == level:
                yield start, token.end()
                start, free = None, token.end()
        elif bracket == "]":
            if start is None and depth == level:
                yield from _strays(text, free, offset)
                free = None
            depth = max(0, depth - 1)
        offset = token.end()
    if start is not None:
        yield start, len(text)
    elif level or is_later:
        yield from _strays(text, free, len(text))


def _strays(text: str, start: int | None, end: int) -> Iterator[tuple[int, int]]:
    """What stands between two entries beside blanks and commas, if anything does."""
    if start is None:
        return
    gap = text[start:end]
    if inside := gap.strip(_BETWEEN):
        start += gap.index(inside)
        yield start, start + len(inside)


def _opens_entries(text: str, offset: int, depth: int) -> bool:
    before = text[max(0, offset - _NEAR) : offset]
    if depth == 1:
        return offset <= _NEAR and not before.strip(_BLANK)
    return depth == 2 and _ENTRIES.search(before) is not None


# -- reading -------------------------------------------------------------------------------------


def read(record: Record) -> Reading | None:
    """The problem of an entry; None where there is none. Raises `FormatError`."""
    check_size("olv-too-long", record.text, MOST_CHARACTERS)
    parts = _parts(record.text)
    if parts is None:
        if record.text.strip(_BLANK + "[]"):
            raise FormatError("json-syntax", reason="no object")
        return None
    first = parts.before.count("\n") + 1
    if not parts.entry.startswith("{"):
        raise FormatError("entry-not-fields", line=first)
    tokens = islice(_TOKEN.finditer(parts.entry), _MOST_TOKENS + 1)
    if sum(1 for _ in tokens) > _MOST_TOKENS:
        raise FormatError("too-many-nodes", most=f"{MOST_NODES:,}", line=first)
    try:
        value = json.loads(parts.entry, parse_int=str, parse_float=str, parse_constant=str)
    except json.JSONDecodeError as error:
        line = first + error.lineno - 1
        raise FormatError("json-syntax", reason=error.msg, line=line) from None
    except RecursionError:
        raise FormatError("olv-depth", most=MOST_LEVELS, line=first) from None
    try:
        reading = read_entry(_plain(value))
    except FormatError as error:
        raise at_line(error, first) from None
    if reading is None:
        return None
    # What opens the file, or the comma before the entry, may fill lines of its own.
    return Reading(
        reading.problem,
        tuple(at_line(warning, first) for warning in reading.warnings),
        reading.read_error and at_line(reading.read_error, first),
    )


def _plain(value: Any) -> Value:
    """The value with all scalars as text, as they are in YAML. Raises `FormatError`."""
    _check_size(value)
    return _as_texts(value)


def _check_size(value: Any) -> None:
    """Raise `FormatError` for a value of too many parts, or too deep; a key counts as a part."""
    nodes, found = 1, [(value, 1)]
    while found:
        inside, level = found.pop()
        if level > MOST_LEVELS:
            raise FormatError("olv-depth", most=MOST_LEVELS)
        if isinstance(inside, dict | list):
            nodes += len(inside) * (2 if isinstance(inside, dict) else 1)
            check_count("too-many-nodes", nodes, MOST_NODES)
            inner = inside.values() if isinstance(inside, dict) else inside
            found += ((one, level + 1) for one in inner)


def _as_texts(value: Any) -> Value:
    if isinstance(value, dict):
        return {key: _as_texts(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_as_texts(inner) for inner in value]
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if value is None else str(value)


# -- writing -------------------------------------------------------------------------------------


class _Piece(NamedTuple):
    """An entry to be written, and what stood around it in its file; None for one from elsewhere."""

    entry: str
    before: str | None = None
    after: str | None = None


def write(collection: Collection, _: Output = _PLAIN) -> str:
    """The text of a file with these problems."""
    return "".join(_joined([_piece(entry) for entry in collection.entries]))


def _joined(pieces: Sequence[_Piece]) -> Iterator[str]:
    """The entries with what opens and closes the file, and a separator between every two."""
    around = [piece.before for piece in pieces if piece.before is not None]
    opening = next((text for text in around if "[" in text), "")
    separator = next((text for text in around if _SEPARATOR.fullmatch(text) and text), "")
    closing = next((piece.after for piece in pieces if piece.after), "")
    # Otherwise one object is the whole file, or one stands on each line.
    is_list = opening or "," in separator or not around or (len(pieces) > 1 and not separator)
    if is_list:
        opening, closing = opening or "[\n", _closing(opening, closing)
    else:
        opening = around[0]
    yield opening
    last = ""
    for piece in pieces:
        own = piece.before or ""
        fits = _SEPARATOR.fullmatch(own) and ("," in own or last.endswith(",") or not is_list)
        if last:
            yield (own if fits else "") or separator or (",\n" if is_list else "\n")
        yield piece.entry
        last = piece.entry.rstrip()
    yield closing


def _closing(opening: str, found: str) -> str:
    """What closes the file: what was found, if it fits what opens it."""
    is_reply = opening.lstrip(_BLANK).startswith("{")
    end = found.lstrip(_BETWEEN)
    if end.startswith("]") and is_reply is end[1:].lstrip(_BLANK).startswith(("}", ",")):
        return found
    return "\n]}\n" if is_reply else "\n]\n"


def _piece(entry: Entry) -> _Piece:
    untouched = entry.untouched_text(NAME)
    if untouched is not None:
        parts = _parts(untouched)
        if parts is None:
            return _Piece(untouched.strip(_BETWEEN), "", "")
        return _Piece(parts.entry, parts.before, parts.after)
    problem = entry.peek()
    solution, stored = answer_of(problem)
    fields = fields_of(problem, solution)
    origin = problem.origin
    parts = _parts(origin.text) if origin and origin.format == NAME else None
    if origin is None or parts is None:
        return _Piece(_dumped(_json_of(fields), stored))
    edited = _edited(parts.entry, origin, fields, stored)
    if edited is None or not _reads_as(edited, problem, fields):
        kept = {UNREAD_KEY: parts.entry} if origin.read_error else {}
        edited = _dumped(_json_of(fields | kept), stored)
    return _Piece(edited, parts.before, parts.after)


def _edited(text: str, origin: Origin, new: Mapping[str, Any], stored: str) -> str | None:
    """The entry with the changed fields replaced; None when it cannot be edited."""
    try:
        data = json.loads(text, parse_int=_as_written, parse_float=_as_written)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    for key, value in list(changes(origin, new, data)):
        if value is None:
            data.pop(key, None)
        else:
            data[key] = _json_of(value, key)
    indent = _INDENT.match(text)
    return _dumped(data, stored, indent.group(1) if indent else None)


def _reads_as(text: str, problem: Problem, fields: Mapping[str, Any]) -> bool:
    """Whether the entry reads as the problem; the stored answer is spared the proof."""
    data = json.loads(text, parse_int=str, parse_float=str, parse_constant=str)
    data.pop(OWN_KEY, None)
    try:
        reading = read_entry(_plain(data))
    except FormatError:
        return False
    return reading is not None and reads_as(reading.problem, problem, fields)


def _dumped(data: Mapping[str, Any], stored: str, indent: str | None = "  ") -> str:
    whole = {**data, OWN_KEY: stored} if stored else data
    text = json.dumps(whole, ensure_ascii=False, indent=indent, default=str)
    return _AS_WRITTEN.sub(r"\1", text)


def _as_written(number: str) -> str:
    """A number as a text that `_dumped` makes a number again: 1.50 is to stay 1.50."""
    return _MARK + number


def _json_of(value: Any, key: str = "") -> Any:
    """The value as JSON has it: years and other numbers are numbers."""
    if isinstance(value, Mapping):
        return {name: _json_of(inner, name) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_json_of(inner) for inner in value]
    if isinstance(value, str) and key in _NUMBERS and _WHOLE_NUMBER.fullmatch(value):
        return int(value)
    return value


READER: Final = Reader(recognise, split, read)
WRITER: Final = Writer(write, partial(long_solutions, NAME), keeps_versions=True)
