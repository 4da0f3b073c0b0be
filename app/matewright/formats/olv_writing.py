"""Writing `.olv`: documents as they were, with only the changed fields replaced, or anew."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError
from ruamel.yaml.scalarstring import (
    DoubleQuotedScalarString,
    LiteralScalarString,
    SingleQuotedScalarString,
)

from matewright.errors import FormatError
from matewright.formats import stored_answer, yaml_documents
from matewright.formats.entry_reading import (
    FLAT_SOURCE,
    INTENDED,
    OWN_KEY,
    SIDES,
    TWINS,
    write_twins,
)
from matewright.formats.format import Output, Record
from matewright.formats.olv_options import options_of, rearranged
from matewright.formats.olv_reading import NAME, read
from matewright.formats.solution_text import solution_text
from matewright.formats.yaml_documents import YamlError
from matewright.model.collection import Collection, Entry
from matewright.model.move import square_name
from matewright.model.position import Position
from matewright.model.problem import Origin, Problem

_OWN_LINE = re.compile(rf"^{OWN_KEY}: '[^'\n]*(?:''[^'\n]*)*'\n", re.MULTILINE)


_PLAIN = Output()


def write(collection: Collection, _: Output = _PLAIN) -> str:
    """The text of a file with these problems."""
    return "".join(pieces(collection))


def pieces(collection: Collection) -> Iterator[str]:
    """The same document by document."""
    return _joined(_document(entry) for entry in collection.entries)


def losses(collection: Collection) -> tuple[FormatError, ...]:
    """Answers too long to be stored."""
    return tuple(
        FormatError("olv-long-solution", number=number)
        for number, entry in enumerate(collection.entries, start=1)
        if entry.untouched_text(NAME) is None
        and (problem := entry.peek()).solution is not None
        and problem.solution_is_current
        and not stored_answer.fits(problem.solution)
    )


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
    stored = own_words = ""
    if problem.solution is not None and problem.solution_is_current:
        if not problem.solution_text:
            own_words = solution_text(problem.solution)
        if stored_answer.fits(problem.solution):
            stored = stored_answer.write(problem.solution, own_words)
    fields = _fields(problem, problem.solution_text or own_words)
    origin = problem.origin
    if origin is None or origin.format != NAME:
        return _new_document(fields, stored)
    edited = _edited(origin, fields, stored)
    if edited is not None and _says(edited, problem, fields):
        return edited.replace("\n", "\r\n") if "\r\n" in origin.text else edited
    new = _new_document(fields, stored)
    # The document cannot be edited, so its old text stays as a comment; the marker before it keeps
    # it apart from the document before.
    commented = "---\n" + _as_comment(origin.text) + new.removeprefix("---\n")
    return commented if _says(commented, problem, fields) else new


def _says(text: str, problem: Problem, fields: Mapping[str, Any]) -> bool:
    """Whether the document reads as the problem: the proof that work on foreign text went well.

    The stored answer, which is all our own, is spared the proof.
    """
    try:
        reading = read(Record(1, 1, _OWN_LINE.sub("", text)))
    except FormatError:
        return False
    if reading is None:
        return False
    again = reading.problem
    return (
        again.position.fen == problem.position.fen and _fields(again, again.solution_text) == fields
    )


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
    except (YamlError, YAMLError, ValueError):
        return None
    if not isinstance(data, CommentedMap):
        return None
    data.fa.set_block_style()
    old = _fields(origin.problem, origin.problem.solution_text)
    if origin.problem.solution is not None:
        # Words that were made from the answer are not remembered, but they stand there.
        old.setdefault("solution", "")
    for key in {**old, **new}:
        if old.get(key) == new.get(key):
            continue
        if key == "source" and not isinstance(data.get("source"), dict):
            for flat in FLAT_SOURCE:
                data.pop(flat, None)
        if key == "options" and key in new and isinstance(data.get(key), list):
            data[key] = _value(key, rearranged(new[key], data[key]))
        elif key in new:
            data[key] = _value(key, new[key])
        else:
            data.pop(key, None)
    data.pop(OWN_KEY, None)
    return head + _dumped(data, stored) + tail


def _new_document(fields: Mapping[str, Any], stored: str) -> str:
    data = CommentedMap((key, _value(key, value)) for key, value in fields.items())
    return "---\n" + _dumped(data, stored)


def _dumped(data: CommentedMap, stored: str) -> str:
    """The fields as YAML; the stored answer, one long line, is spared the slow way."""
    out = io.StringIO()
    _ruamel().dump(data, out)
    text = out.getvalue()
    if not stored:
        return text
    if not text.endswith("\n"):
        text += "\n"
    return text + f"{OWN_KEY}: '" + stored.replace("'", "''") + "'\n"


def _fields(problem: Problem, words: str) -> dict[str, Any]:
    """What the document says, as plain values in the order new documents have it."""
    options = problem.extra.get("options", [])
    others = options if isinstance(options, list) else [options]
    modelled: dict[str, Any] = {
        "authors": list(problem.authors),
        "source": _source(problem.source),
        "stipulation": problem.stipulation,
        "options": [*others, *options_of(problem)],
        "algebraic": _algebraic(problem.position),
        TWINS: write_twins(problem.twins, problem.zero_position),
        INTENDED: problem.intended,
        "solution": words,
        "comments": problem.comment.split("\n\n") if problem.comment else [],
    }
    fields = {
        key: value
        for key, value in modelled.items()
        if value not in ("", [], {}) or key == "stipulation"
    }
    fields.update((key, value) for key, value in problem.extra.items() if key != "options")
    return fields


def _algebraic(position: Position) -> dict[str, list[str]]:
    """The men of White and Black, and the neutral ones if there are any."""
    lists: dict[str, list[str]] = {"white": [], "black": []}
    fields = {side: field for field, side in SIDES.items()}
    for square, man in position.men():
        words = [*man.attributes, man.kind.problem_letter + square_name(square)]
        lists.setdefault(fields[man.side], []).append(" ".join(words))
    return lists


def _source(line: str) -> object:
    """A line that ends in a year becomes a name and a date."""
    dated = re.fullmatch(r"(.+), ([0-9]{4})", line, re.DOTALL)
    if not dated:
        return {"name": line} if line else ""
    return {"name": dated.group(1), "date": {"year": dated.group(2)}}


def _ruamel() -> YAML:
    yaml = YAML()
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


def _men(men: list[str]) -> CommentedSeq:
    # Kf7 and the like can never be taken for anything but text; 15e3, a leaper, is a number.
    sequence = CommentedSeq(
        SingleQuotedScalarString(man) if man[0].isdigit() else man for man in men
    )
    sequence.fa.set_flow_style()
    return sequence


def _quoted(text: str) -> object:
    if re.fullmatch(r"[0-9]{1,4}", text):
        # Years and numbers stay bare, as olive writes them.
        return int(text) if not text.startswith("0") else SingleQuotedScalarString(text)
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
