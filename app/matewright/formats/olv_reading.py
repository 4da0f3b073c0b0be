"""Reading `.olv`: what one document after another says, and what in it was not understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from matewright.errors import FormatError, MatewrightError
from matewright.formats import stored_answer, yaml_documents
from matewright.formats.format import Parsed
from matewright.formats.olv_options import sort_options, with_option
from matewright.formats.yaml_documents import Piece, Value, YamlError
from matewright.model.collection import Collection
from matewright.model.move import square_number
from matewright.model.parts import are_answered, letter
from matewright.model.piece import KINDS, Colour
from matewright.model.piece import Piece as Man
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.twin import Twin
from matewright.wording import Wording

_words: Final = Wording("olv")

NAME = "olv"
OWN_KEY = "matewright"
"""The only field of our own: the last answer."""
MOST_UNREADABLE = 20
"""A file that begins with so many unreadable documents is not read further."""

SIDES = (("white", Colour.WHITE), ("black", Colour.BLACK))
INTENDED = "intended-solutions"
TWINS = "twins"
_MODELLED = (
    "authors",
    "source",
    "stipulation",
    "algebraic",
    "solution",
    "comments",
    INTENDED,
    OWN_KEY,
)
_KNOWN = {*_MODELLED, "options", "award", TWINS, "keywords"}
_CODES = {kind.problem_letter: code for code, kind in KINDS.items()}
_MAN = re.compile(rf"({'|'.join(_CODES)})([a-h][1-8])")
FLAT_SOURCE = ("source-id", "date")
_SOURCE_NUMBERS = (
    ("volume", "vol."),
    ("issue", "issue"),
    ("problemid", "no."),
    ("round", "round"),
    ("pagenumber", "p."),
)


def recognise(text: str) -> bool:
    """Whether the text looks like YAML with the fields of a problem."""
    return re.search(r"^[ \t{]*(algebraic|stipulation)[ \t]*:", text, re.MULTILINE) is not None


def parse(text: str, file: str) -> Parsed:
    """Read a file. Raises `FormatError` when not one document in it is a problem."""
    problems: list[Problem] = []
    warnings: list[FormatError] = []
    readable = False
    first: FormatError | None = None
    for number, piece in enumerate(yaml_documents.split(text), start=1):
        reader = Reader(number, file, piece.line)
        problem = reader.problem(piece)
        if problem is None:
            continue
        problems.append(problem)
        warnings += reader.warnings
        readable = readable or reader.refusal is None
        first = first or reader.refusal
        if not readable and len(problems) >= MOST_UNREADABLE:
            break
    if problems and not readable:
        raise FormatError("nothing-readable", file=file, first=first)
    return Parsed(Collection(tuple(problems)), tuple(warnings))


def read_twins(value: Value) -> tuple[tuple[Twin, ...], bool]:
    """The twins in the order of their letters, and whether they begin with `a`: a zero position.

    None when one of them is not understood, or the letters are not those that twins have.
    """
    if not isinstance(value, dict) or not value:
        return (), False
    letters = sorted(value, key=lambda name: (len(name), name))
    zero_position = letters[0] == letter(0)
    if letters != [letter(number + (not zero_position)) for number in range(len(letters))]:
        return (), False
    try:
        return tuple(Twin.parse(str(value[name])) for name in letters), zero_position
    except FormatError:
        return (), False


def write_twins(twins: Iterable[Twin], zero_position: bool) -> dict[str, str]:
    """The twins as the field has them."""
    return {letter(number + (not zero_position)): twin.text for number, twin in enumerate(twins)}


@dataclass
class Reader:
    """Makes a problem of one document and collects what it did not understand.

    `number`, `file` and `line` tell where the document begins, `refusal` why nothing at all could
    be read.
    """

    number: int = 1
    file: str = ""
    line: int = 1
    warnings: list[FormatError] = field(default_factory=list)
    refusal: FormatError | None = None
    fault_line: int | None = None

    @property
    def place(self) -> str:
        """The document, and the line at fault where that is another one than its first."""
        where = {"number": self.number, "file": self.file, "line": self.line}
        if self.fault_line is None:
            return _words("Document {number} of “{file}” (line {line})", **where)
        return _words(
            "Document {number} of “{file}” (line {line}, at line {fault})",
            fault=self.fault_line,
            **where,
        )

    def problem(self, piece: Piece) -> Problem | None:
        """The problem; None when the piece is blank."""
        try:
            data = yaml_documents.compose(piece.text)
        except YamlError as error:
            if error.line > 1:
                self.fault_line = piece.line + error.line - 1
            return self._kept(piece, error.code, **error.fields)
        if data is None:
            return None
        if not isinstance(data, dict) or not data.keys() & _KNOWN:
            return self._kept(piece, "olv-not-fields")
        problem, trouble = self.fields(data)
        return problem.came_from(NAME, piece.text, trouble)

    def _kept(self, piece: Piece, code: str, **fields: object) -> Problem:
        self.refusal = FormatError(code, place=self.place, **fields)
        trouble = FormatError("not-shown", reason=self.refusal)
        self.warnings.append(trouble)
        return Problem(stipulation="").came_from(NAME, piece.text, str(trouble))

    def warn(self, code: str, **fields: object) -> FormatError:
        """Note what was not understood."""
        warning = FormatError(code, place=self.place, **fields)
        self.warnings.append(warning)
        return warning

    def fields(self, data: dict[str, Value]) -> tuple[Problem, str]:
        """The problem a map of fields describes, and why its position is not shown, if so."""
        stipulation = self.text(data, "stipulation")
        if "stipulation" in data and data["stipulation"] is None:
            self.warn("olv-stipulation-comment")
        own, found = sort_options(self.texts(data, "options"))
        options, others = PlayOptions.parse(found)
        twins, zero_position = read_twins(data.get(TWINS))
        trouble = ""
        try:
            position = self.position(data.get("algebraic"), own, natural_turn(stipulation, options))
        except FormatError as error:
            self.warnings.append(error)
            position, trouble = Position(), str(error)
        extra: dict[str, object] = {
            key: value for key, value in data.items() if key not in (*_MODELLED, "options")
        }
        if not isinstance(data.get("source"), dict):
            for key in FLAT_SOURCE:
                extra.pop(key, None)
        if others:
            extra["options"] = list(others)
        if twins:
            del extra[TWINS]
        problem = Problem(
            position=position,
            stipulation=stipulation,
            options=options,
            twins=twins,
            zero_position=zero_position,
            intended=self.text(data, INTENDED),
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
        """A text; empty when there is none."""
        value = data.get(key)
        if isinstance(value, list | dict):
            self.warn("olv-field", field=key, expected=_words("text"))
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
            self.warn("olv-field", field=key, expected=_words("a list of texts"))
            return []
        return [item for item in value if isinstance(item, str)]

    def source(self, data: Mapping[str, Value]) -> str:
        """One line: name, numbers, date."""
        value = data.get("source")
        if isinstance(value, list):
            self.warn("olv-field", field="source", expected=_words("a name or fields"))
            return ""
        if isinstance(value, dict):
            numbers = [
                f"{word} {self.text(value, key)}"
                for key, word in _SOURCE_NUMBERS
                if value.get(key) is not None
            ]
            parts = [self.text(value, "name"), *numbers, self.date(value.get("date"))]
        else:
            parts = [self.text(data, "source"), *(self.text(data, key) for key in FLAT_SOURCE)]
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
                expected=_words("the lists “white” and “black”"),
            )
        board: list[Man | None] = [None] * 64
        lists = value or {}
        for key, entry in lists.items():
            colour = dict(SIDES).get(key)
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
                board[square] = Man(colour, _CODES[man.group(1)])
        position = Position(tuple(board), natural)
        for option in options:
            changed = with_option(position, option)
            if changed is None:
                self.warn("olv-field", field=option, expected=_words("followed by three squares"))
            position = changed or position
        return position

    def with_solution(self, problem: Problem, stored: str) -> Problem:
        """Take up the stored answer, when it is sound and answers this very problem."""
        try:
            solution, ours = stored_answer.read(stored, problem.solution_text)
            answered = replace(problem, solution=solution, solution_is_stored=True)
            if problem.unsupported and are_answered(problem, solution):
                raise FormatError("solution-conditions", names=problem.unsupported_names)
        except MatewrightError as error:
            self.warn("olv-stored-solution", field=OWN_KEY, reason=error)
            return problem
        if not answered.solution_is_current:
            return problem
        # Our own words, made from the answer: the next answer will bring its own.
        return replace(answered, solution_text="") if ours else answered
