"""Writing `.olv`: documents as they were, with only the changed fields replaced, or anew."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import ScalarNode
from ruamel.yaml.resolver import VersionedResolver
from ruamel.yaml.scalarstring import (
    DoubleQuotedScalarString,
    LiteralScalarString,
    PlainScalarString,
    SingleQuotedScalarString,
)
from ruamel.yaml.tag import Tag

from matewright.errors import FormatError
from matewright.formats import yaml_documents
from matewright.formats.entry_reading import OWN_KEY
from matewright.formats.entry_writing import (
    answer_of,
    changes,
    fields_of,
    long_solutions,
    reads_as,
)
from matewright.formats.format import Output, Record, Writer
from matewright.formats.olv_reading import NAME, read
from matewright.formats.yaml_emitting import emitted
from matewright.model.collection import Collection, Entry
from matewright.model.problem import Origin, Problem

_TEXT = Tag(suffix="tag:yaml.org,2002:str")
_OWN_LINE = re.compile(rf"^{OWN_KEY}: '[^'\n]*(?:''[^'\n]*)*'\n", re.MULTILINE)


_PLAIN = Output()


def write(collection: Collection, _: Output = _PLAIN) -> str:
    """The text of a file with these problems."""
    return "".join(pieces(collection))


def pieces(collection: Collection) -> Iterator[str]:
    """The text of a file with these problems, document by document."""
    return _joined(_document(entry) for entry in collection.entries)


def stored(problem: Problem) -> str:
    """The document of a problem for the program alone: the answer is stored, but not in words."""
    words, stored = answer_of(problem, in_words=False)
    return _new_document(fields_of(problem, words), stored)


def _joined(documents: Iterable[str]) -> Iterator[str]:
    """The documents with markers and line ends between them wherever their neighbours need them."""
    before = ""
    for document in documents:
        text = document
        if before and not before.endswith("\n"):
            yield "\n"
        if before and not yaml_documents.ends_document(before):
            text = document.removeprefix("\ufeff")
            if not yaml_documents.begins_document(text):
                yield "---\n"
            elif text.lstrip().startswith("%"):
                yield "...\n"
        yield text
        before = text


def _document(entry: Entry) -> str:
    untouched = entry.untouched_text(NAME)
    if untouched is not None:
        return untouched
    problem = entry.peek()
    words, stored = answer_of(problem)
    fields = fields_of(problem, words)
    origin = problem.origin
    if origin is None or origin.format != NAME:
        return _new_document(fields, stored)
    edited = _edited(origin, fields, stored)
    if edited is not None and _reads_as(edited, problem, fields):
        return edited.replace("\n", "\r\n") if "\r\n" in origin.text else edited
    new = _new_document(fields, stored)
    # The document cannot be edited, so its old text stays as a comment; the marker before it keeps
    # it apart from the document before.
    commented = "---\n" + _as_comment(origin.text) + new.removeprefix("---\n")
    return commented if _reads_as(commented, problem, fields) else new


def _reads_as(text: str, problem: Problem, fields: Mapping[str, Any]) -> bool:
    """Whether the document reads as the problem: the proof that work on foreign text went well.

    The stored answer, which is all our own, is spared the proof.
    """
    try:
        reading = read(Record(1, 1, _OWN_LINE.sub("", text)))
    except FormatError:
        return False
    if reading is None:
        return False
    return reads_as(reading.problem, problem, fields)


def _as_comment(text: str) -> str:
    lines = text.removeprefix("\ufeff").splitlines()
    plain = ("".join(c if c.isprintable() else " " for c in line) for line in lines)
    return "".join(f"# {line}".rstrip() + "\n" for line in plain)


def _edited(origin: Origin, new: Mapping[str, Any], stored: str) -> str | None:
    """The document with the changed fields replaced; None when it cannot be edited."""
    parts = yaml_documents.dissect(origin.text.replace("\r\n", "\n"))
    if parts is None:
        return None
    head, body, tail = parts
    try:
        # Proves first that the document is neither too deep nor full of aliases.
        yaml_documents.compose(body)
        data = _ruamel().load(_OWN_LINE.sub("", body))
    except (FormatError, YAMLError, ValueError):
        return None
    if not isinstance(data, CommentedMap):
        return None
    data.fa.set_block_style()
    for key, value in list(changes(origin, new, data)):
        if value is None:
            data.pop(key, None)
        else:
            data[key] = _value(key, value)
    return head + _with_answer(_by_ruamel(data), stored) + tail


def _new_document(fields: Mapping[str, Any], stored: str) -> str:
    data = CommentedMap((key, _value(key, value)) for key, value in fields.items())
    text = emitted(data)
    return "---\n" + _with_answer(_by_ruamel(data) if text is None else text, stored)


def _by_ruamel(data: CommentedMap) -> str:
    out = io.StringIO()
    _ruamel().dump(data, out)
    text: str = out.getvalue()
    return text


def _with_answer(text: str, stored: str) -> str:
    """The document with the stored answer, one long line that is spared the slow way."""
    if not stored:
        return text
    if not text.endswith("\n"):
        text += "\n"
    return text + f"{OWN_KEY}: '" + stored.replace("'", "''") + "'\n"


class _Resolver(VersionedResolver):
    """Takes every scalar for text, as `yaml_documents` does: `1938-05-00` is not to be a date."""

    def resolve(self, kind: Any, value: Any, implicit: Any) -> Any:
        """The tag of a node: where nothing stands there, what ruamel makes of it."""
        if kind is ScalarNode and value:
            return _TEXT
        return super().resolve(kind, value, implicit)


def _ruamel() -> YAML:
    yaml = YAML()
    yaml.Resolver = _Resolver
    yaml.preserve_quotes = True
    yaml.allow_duplicate_keys = True
    yaml.width = 1 << 30
    return yaml


def _value(key: str, value: object) -> object:
    """The value as ruamel is to write it: text quoted, solutions as a block, lists in line."""
    if isinstance(value, str):
        if key == "solution" and _fits_block(value):
            return LiteralScalarString(value)
        return _quoted(value)
    if isinstance(value, list):
        sequence = CommentedSeq(_value("", item) for item in value)
        sequence.fa.set_flow_style()
        return sequence
    if isinstance(value, dict):
        mapping = CommentedMap((item, _value("", inner)) for item, inner in value.items())
        if key == "algebraic":
            for side in mapping:
                mapping[side] = _men(value[side])
        return mapping
    return value


def _men(pieces: list[str]) -> CommentedSeq:
    # Kf7 and the like can never be taken for anything but text; 15e3, a leaper, is a number.
    sequence = CommentedSeq(
        SingleQuotedScalarString(piece) if piece[0].isdigit() else piece for piece in pieces
    )
    sequence.fa.set_flow_style()
    return sequence


def _quoted(text: str) -> object:
    if re.fullmatch(r"[0-9]{1,4}", text):
        # Years and numbers stay bare, as olive writes them.
        return SingleQuotedScalarString(text) if text.startswith("0") else PlainScalarString(text)
    # Half a surrogate pair must not reach the file: raises UnicodeEncodeError.
    text.encode()
    if text.isprintable():
        return SingleQuotedScalarString(text)
    return DoubleQuotedScalarString(text)


def _fits_block(text: str) -> bool:
    """Whether a block shows the text as it is: no odd characters, nothing YAML would trim."""
    lines = text.split("\n")
    return (
        len(lines) > 1
        and all(line.isprintable() for line in lines)
        and not text.startswith((" ", "\n"))
        and not text.endswith("\n\n")
    )


WRITER: Final = Writer(write, partial(long_solutions, NAME), pieces, keeps_versions=True)
