"""`.olv`: the YAML of olive and of the problem database YACPDB, one document per problem.

Documents that were not edited are written back byte for byte; in edited ones only the fields that
changed are replaced (`docs/formats.md` lists the fields).
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
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
from matewright.formats import yaml_documents
from matewright.formats.format import FileFormat, Parsed
from matewright.formats.solution_text import solution_text
from matewright.formats.yaml_documents import Piece, Value, YamlError
from matewright.model.collection import Collection
from matewright.model.move import square_name, square_number
from matewright.model.piece import Colour
from matewright.model.piece import Piece as Man
from matewright.model.position import CASTLINGS, Position
from matewright.model.problem import Problem, natural_turn
from matewright.model.solution import Solution

NAME = "olv"
OWN_KEY = "matewright"
"""The only field of our own: the last answer, as JSON."""
MOST_SOLUTION = 4 * 1024 * 1024
"""Longer answers are not stored; the problem can be solved again."""
MOST_UNREADABLE = 20
"""A file that begins with so many unreadable documents is not read further."""

_SIDES = (("white", Colour.WHITE), ("black", Colour.BLACK))
_MODELLED = ("authors", "source", "stipulation", "algebraic", "solution", "comments", OWN_KEY)
_KNOWN = {*_MODELLED, "options", "award", "twins", "keywords"}
_MAN = re.compile(r"([KQRBSP])([a-h][1-8])")
_OWN_OPTION = re.compile(r"(nocastling|enpassant)\b(.*)|halfduplex", re.IGNORECASE)
_OWN_LINE = re.compile(rf"^{OWN_KEY}: '(?:[^'\n]|'')*'\n", re.MULTILINE)
_SQUARE = re.compile(r"[a-h][1-8]")


# -- reading -------------------------------------------------------------------------------------


def recognise(text: str) -> bool:
    """Whether the text looks like YAML with the fields of a problem."""
    return re.search(r"^[ \t{]*(algebraic|stipulation)[ \t]*:", text, re.MULTILINE) is not None


def parse(text: str, file: str) -> Parsed:
    """Read a file. Raises `FormatError` when not one document in it is a problem."""
    problems: list[Problem] = []
    warnings: list[FormatError] = []
    readable = False
    for number, piece in enumerate(yaml_documents.split(text), start=1):
        reader = _Reader(f"Document {number} of “{file}” (line {piece.line})")
        problem = reader.problem(piece)
        if problem is None:
            continue
        problems.append(problem)
        warnings += reader.warnings
        readable = readable or not reader.unreadable
        if not readable and len(problems) >= MOST_UNREADABLE:
            break
    if problems and not readable:
        raise FormatError("nothing-readable", file=file, first=warnings[0])
    return Parsed(Collection(tuple(problems)), tuple(warnings))


@dataclass
class _Reader:
    """Makes a problem of one document and collects what it did not understand."""

    place: str
    warnings: list[FormatError] = field(default_factory=list)
    unreadable: bool = False

    def problem(self, piece: Piece) -> Problem | None:
        """The problem; None when the piece is blank."""
        try:
            data = yaml_documents.compose(piece.text)
        except YamlError as error:
            if error.line > 1:
                line = piece.line + error.line - 1
                self.place = self.place.removesuffix(")") + f", at line {line})"
            return self._kept(piece, error.code, **error.fields)
        if data is None:
            return None
        if not isinstance(data, dict) or not data.keys() & _KNOWN:
            return self._kept(piece, "olv-not-fields")
        problem, trouble = self.fields(data)
        return problem.came_from(NAME, piece.text, trouble)

    def _kept(self, piece: Piece, code: str, **fields: object) -> Problem:
        self.unreadable = True
        trouble = self.warn(code, **fields)
        return Problem(stipulation="").came_from(NAME, piece.text, str(trouble))

    def warn(self, code: str, **fields: object) -> FormatError:
        warning = FormatError(code, place=self.place, **fields)
        self.warnings.append(warning)
        return warning

    def fields(self, data: dict[str, Value]) -> tuple[Problem, str]:
        """The problem a map of fields describes, and why its position is not shown, if so."""
        stipulation = self.text(data, "stipulation")
        if "stipulation" in data and data["stipulation"] is None:
            self.warn("olv-stipulation-comment")
        own, others = _sort_options(self.texts(data, "options"))
        trouble = ""
        try:
            position = self.position(data.get("algebraic"), own, natural_turn(stipulation))
        except FormatError as error:
            self.warnings.append(error)
            position, trouble = Position(), str(error)
        extra: dict[str, object] = {
            key: value for key, value in data.items() if key not in (*_MODELLED, "options")
        }
        if not isinstance(data.get("source"), dict):
            for key in _FLAT_SOURCE:
                extra.pop(key, None)
        if others:
            extra["options"] = others
        problem = Problem(
            position=position,
            stipulation=stipulation,
            authors=tuple(self.texts(data, "authors")),
            source=self.source(data),
            comment="\n\n".join(self.texts(data, "comments")),
            solution_text=self.text(data, "solution"),
            extra=extra,
        )
        for option in problem.unsupported:
            self.warn("olv-option", option=option)
        if OWN_KEY in data and not trouble:
            problem = self.with_solution(problem, self.text(data, OWN_KEY))
        return problem, trouble

    def text(self, data: Mapping[str, Value], key: str) -> str:
        value = data.get(key)
        if isinstance(value, list | dict):
            self.warn("olv-field", field=key, expected="text")
            return ""
        return value or ""

    def texts(self, data: Mapping[str, Value], key: str) -> list[str]:
        """A list of texts; a single text is a list of one."""
        value = data.get(key)
        if value is None:
            return []
        if isinstance(value, str):
            return [value]
        if isinstance(value, dict) or not all(isinstance(item, str | None) for item in value):
            self.warn("olv-field", field=key, expected="a list of texts")
            return []
        return [item for item in value if isinstance(item, str)]

    def source(self, data: Mapping[str, Value]) -> str:
        """One line: name, numbers, date."""
        value = data.get("source")
        if isinstance(value, list):
            self.warn("olv-field", field="source", expected="a name or fields")
            return ""
        if isinstance(value, dict):
            numbers = [
                f"{word} {self.text(value, key)}"
                for key, word in _SOURCE_NUMBERS
                if value.get(key) is not None
            ]
            parts = [self.text(value, "name"), *numbers, self.date(value.get("date"))]
        else:
            parts = [self.text(data, "source"), *(self.text(data, key) for key in _FLAT_SOURCE)]
        return ", ".join(part for part in parts if part)

    def date(self, value: Value) -> str:
        """`1922`, `2009-02` or `2009-02-05`."""
        if not isinstance(value, dict):
            return self.text({"date": value}, "date")
        parts = [self.text(value, key) for key in ("year", "month", "day")]
        return "-".join(part.zfill(2) for part in parts if part)

    def position(self, value: Value, options: Iterable[str], natural: Colour) -> Position:
        """The position. Raises `FormatError` when there is something this program cannot show."""
        if not isinstance(value, dict | None):
            raise FormatError(
                "olv-field",
                place=self.place,
                field="algebraic",
                expected="the lists “white” and “black”",
            )
        board: list[Man | None] = [None] * 64
        lists = value or {}
        for key, entry in lists.items():
            colour = dict(_SIDES).get(key)
            if colour is None and entry:
                raise FormatError("olv-man", place=self.place, text=key, field="algebraic")
            for text in self.texts(lists, key):
                man = _MAN.fullmatch(text)
                if man is None or colour is None:
                    raise FormatError("olv-man", place=self.place, text=text, field=key)
                square = square_number(man.group(2))
                if board[square] is not None:
                    raise FormatError(
                        "olv-square-taken", place=self.place, field=key, square=man.group(2)
                    )
                letter = man.group(1)
                board[square] = Man.from_letter(
                    letter if colour is Colour.WHITE else letter.lower()
                )
        position = Position(tuple(board), natural)
        for option in options:
            position = self.with_option(position, option)
        return position

    def with_option(self, position: Position, option: str) -> Position:
        match = _OWN_OPTION.fullmatch(option.strip())
        assert match is not None, "only our own options come here"
        if match.group(1) is None:
            return replace(position, turn=position.turn.other)
        squares = [square_number(name) for name in _SQUARE.findall(match.group(2))]
        if match.group(1).lower() == "nocastling":
            denied = {right for right, homes in CASTLINGS.items() if set(homes) & set(squares)}
            return replace(position, castling_denied=position.castling_denied | denied)
        # Popeye names the squares the pawn left, passed and reached; a single one is the passed.
        passed = squares[1:-1] or squares[:1]
        if len(passed) != 1:
            self.warn("olv-field", field=option, expected="followed by three squares")
            return position
        return replace(position, en_passant=passed[0])

    def with_solution(self, problem: Problem, stored: str) -> Problem:
        """Take up the stored answer, when it is sound and answers this very problem."""
        try:
            solution = Solution.from_dict(json.loads(stored))
        except (FormatError, ValueError, RecursionError) as error:
            reason = str(error) if isinstance(error, FormatError) else "it is not correct JSON."
            self.warn("olv-stored-solution", field=OWN_KEY, reason=reason)
            return problem
        answered = replace(problem, solution=solution, solution_is_stored=True)
        if not answered.solution_is_current:
            return problem
        if problem.solution_text == solution_text(solution):
            # Our own words, made from the answer: the next answer will bring its own.
            return replace(answered, solution_text="")
        return answered


_FLAT_SOURCE = ("source-id", "date")
_SOURCE_NUMBERS = (
    ("volume", "vol."),
    ("issue", "issue"),
    ("problemid", "no."),
    ("round", "round"),
    ("pagenumber", "p."),
)


def _sort_options(options: Iterable[str]) -> tuple[list[str], list[str]]:
    """The options that belong to the position, and the others."""
    own: list[str] = []
    others: list[str] = []
    for option in options:
        (own if _OWN_OPTION.fullmatch(option.strip()) else others).append(option)
    return own, others


# -- writing -------------------------------------------------------------------------------------


def render(collection: Collection) -> str:
    """The text of a file with these problems."""
    return "".join(_joined(_document(problem) for problem in collection))


def losses(collection: Collection) -> tuple[FormatError, ...]:
    """Answers too long to be stored."""
    return tuple(
        FormatError("olv-long-solution", number=number)
        for number, problem in enumerate(collection, start=1)
        if problem.solution_is_current and _stored(problem) is None
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


def _document(problem: Problem) -> str:
    untouched = problem.untouched_text(NAME)
    if untouched is not None:
        return untouched
    origin = problem.origin
    if origin is None or origin.format != NAME:
        return _new_document(_fields(problem))
    fields = _fields(problem)
    edited = _edited(origin.text, _fields(origin.problem), fields)
    if edited is not None and _says(edited, problem, fields):
        return edited.replace("\n", "\r\n") if "\r\n" in origin.text else edited
    new = _new_document(fields)
    # The document cannot be edited, so its old text stays as a comment; the marker before it keeps
    # it apart from the document before.
    commented = "---\n" + _as_comment(origin.text) + new.removeprefix("---\n")
    return commented if _says(commented, problem, fields) else new


def _says(text: str, problem: Problem, fields: Mapping[str, Any]) -> bool:
    """Whether the document reads as the problem: the proof that work on foreign text went well."""
    again = _Reader("").problem(Piece(text, 1))
    return (
        again is not None
        and again.position.fen == problem.position.fen
        and _fields(again) == fields
    )


def _as_comment(text: str) -> str:
    lines = text.removeprefix("\ufeff").splitlines()
    plain = ("".join(c if c.isprintable() else " " for c in line) for line in lines)
    return "".join(f"# {line}".rstrip() + "\n" for line in plain)


def _edited(text: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> str | None:
    """The document with the changed fields replaced; None when it cannot be edited."""
    parts = yaml_documents.dissect(text.replace("\r\n", "\n"))
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
    for key in {**old, **new}:
        if key == OWN_KEY or old.get(key) == new.get(key):
            continue
        if key == "source" and not isinstance(data.get("source"), dict):
            for flat in _FLAT_SOURCE:
                data.pop(flat, None)
        if key in new:
            data[key] = _value(key, new[key])
        else:
            data.pop(key, None)
    data.pop(OWN_KEY, None)
    return head + _dumped(data, new) + tail


def _new_document(fields: Mapping[str, Any]) -> str:
    data = CommentedMap()
    for key, value in fields.items():
        if key != OWN_KEY:
            data[key] = _value(key, value)
    return "---\n" + _dumped(data, fields)


def _dumped(data: CommentedMap, fields: Mapping[str, Any]) -> str:
    """The fields as YAML; the stored answer, one long line, is spared the slow way."""
    out = io.StringIO()
    _ruamel().dump(data, out)
    text = out.getvalue()
    if OWN_KEY not in fields:
        return text
    if not text.endswith("\n"):
        text += "\n"
    stored = fields[OWN_KEY].replace("'", "''")
    return f"{text}{OWN_KEY}: '{stored}'\n"


def _fields(problem: Problem) -> dict[str, Any]:
    """What the document says, as plain values in the order new documents have it."""
    position = problem.position
    options = problem.extra.get("options", [])
    others = options if isinstance(options, list) else [options]
    stored = _stored(problem) if problem.solution_is_current else None
    words = problem.solution_text
    if not words and problem.solution is not None and problem.solution_is_current:
        words = solution_text(problem.solution)
    modelled: dict[str, Any] = {
        "authors": list(problem.authors),
        "source": _source(problem.source),
        "stipulation": problem.stipulation,
        "options": [*others, *_own_options(position, problem.stipulation)],
        "algebraic": {
            key: [
                ("S" if man.code == "N" else man.code) + square_name(square)
                for square, man in position.men()
                if man.colour is colour
            ]
            for key, colour in _SIDES
        },
        "solution": words,
        "comments": problem.comment.split("\n\n") if problem.comment else [],
    }
    fields = {
        key: value
        for key, value in modelled.items()
        if value not in ("", []) or key == "stipulation"
    }
    fields.update((key, value) for key, value in problem.extra.items() if key != "options")
    if stored is not None:
        fields[OWN_KEY] = stored
    return fields


def _own_options(position: Position, stipulation: str) -> list[str]:
    """Side to move, castling and en passant in the words Popeye has for them."""
    options: list[str] = []
    if position.turn is not natural_turn(stipulation):
        options.append("HalfDuplex")
    denied = position.castling_possible & position.castling_denied
    if denied:
        rooks = sorted(CASTLINGS[right][1] for right in denied)
        options.append("NoCastling " + "".join(map(square_name, rooks)))
    if position.en_passant is not None:
        step = 8 if position.turn is Colour.WHITE else -8
        passed = position.en_passant
        squares = (passed + step, passed, passed - step)
        options.append("EnPassant " + "".join(map(square_name, squares)))
    return options


def _source(line: str) -> object:
    """A line that ends in a year becomes a name and a date."""
    dated = re.fullmatch(r"(.+), ([0-9]{4})", line, re.DOTALL)
    if not dated:
        return {"name": line} if line else ""
    return {"name": dated.group(1), "date": {"year": dated.group(2)}}


def _stored(problem: Problem) -> str | None:
    """The answer as compact JSON; None when there is none or it is too long."""
    if problem.solution is None:
        return None
    text = json.dumps(problem.solution.to_dict(), separators=(",", ":"))
    return text if len(text) <= MOST_SOLUTION else None


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
    # Kf7 and the like can never be taken for anything but text.
    sequence = CommentedSeq(men)
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


FORMAT = FileFormat(
    NAME,
    "Problem collection (olive, YACPDB)",
    (".olv", ".yaml", ".yml"),
    recognise,
    parse,
    render,
    losses,
)
