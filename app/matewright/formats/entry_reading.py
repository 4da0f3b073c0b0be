"""Problems as the database YACPDB has them: what the fields of an entry say.

The entry is YAML in `.olv` files and JSON elsewhere; here it is a plain value already.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from matewright.errors import FormatError, MatewrightError
from matewright.formats import limits, stored_answer
from matewright.formats.format import Reading
from matewright.formats.olv_options import sort_options, with_options
from matewright.formats.yaml_documents import Value
from matewright.model.attributes import attributes_of
from matewright.model.conditions import conditions_of
from matewright.model.kinds import kind_of
from matewright.model.move import square_name, square_number
from matewright.model.parts import are_answered, letter
from matewright.model.piece import Colour
from matewright.model.piece import Piece as Man
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem, Version
from matewright.model.source import Source
from matewright.model.stipulation import starred_stipulation
from matewright.model.twin import Twin
from matewright.model.versions import version_of
from matewright.wording import Wording

_words: Final = Wording("entry")

OWN_KEY = "matewright"
"""A field of our own: the last answer."""

VERSIONS_KEY: Final = "matewright-versions"
"""The other one: earlier versions, each with the fields of an entry, its name and its answer."""

MOST_NODES_OF_VERSION: Final = 5_000
"""Answers to versions with more nodes are not stored; solving finds them again."""

SIDES = {"white": "w", "black": "b", "neutral": "n"}
"""The lists of pieces, with what `Piece.side` says of the pieces in them."""

NAME_KEY: Final = "name"
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
    VERSIONS_KEY,
)
_KNOWN = {*_MODELLED, "options", "award", TWINS, "keywords"}
_MAN = re.compile(r"((?:[A-Za-z]+ +)*)([A-Za-z0-9]{1,2})([a-h][1-8])")
FLAT_SOURCE = ("source-id", "date")
FLAT_AWARD = "distinction"
"""Fields of old files, whose source is a text."""

SOURCE_FIELDS: Final = {
    "name": "name",
    "volume": "volume",
    "issue": "issue",
    "problemid": "number",
    "round": "round",
    "pagenumber": "page",
}
"""The fields of a source beside its date, with the parts of `Source` they are."""


def read_entry(data: Value) -> Reading | None:
    """The problem of an entry; None when it is empty. Raises `FormatError`."""
    if data is None:
        return None
    if not isinstance(data, dict) or not data.keys() & _KNOWN:
        raise FormatError("entry-not-fields")
    entry = _Entry()
    problem = entry.problem(data)
    return Reading(problem, tuple(entry.warnings), entry.read_error)


_KNOWN_MEN: Final = 4096
"""Of 200,000 problems most pieces are old acquaintances, and need not be made again."""


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


def _options_and_conditions(texts: Sequence[str]) -> tuple[list[str], list[str]]:
    """The options of Popeye alone, and the conditions, which olive keeps among them."""
    if not texts:
        return [], []
    # Most files need not know all of Popeye's words.
    from matewright.formats.popeye_words import ENGLISH

    found: tuple[list[str], list[str]] = ([], [])
    for text in texts:
        is_option = text.split() and ENGLISH.options.meant(text.split()[0])
        found[0 if is_option else 1].append(text)
    return found


@lru_cache(_KNOWN_MEN)
def _man(text: str, field: str) -> tuple[Man, int]:
    """A piece of one of the lists with its square: `Kf7`, `Royal ZRa1`. Raises `FormatError`."""
    found = _MAN.fullmatch(text.strip())
    if found is None:
        raise FormatError("entry-piece", text=text, field=field)
    try:
        attributes = attributes_of(found.group(1).split())
        code = kind_of(found.group(2)).code
    except KeyError:
        raise FormatError("entry-piece", text=text, field=field) from None
    square = square_number(found.group(3))
    if SIDES[field] == "n":
        return Man.neutral(code, attributes), square
    return Man(Colour(SIDES[field]), code, attributes), square


@dataclass
class _Entry:
    """Makes a problem of the fields of an entry and collects what it did not understand."""

    is_version: bool = False
    warnings: list[FormatError] = field(default_factory=list)
    read_error: FormatError | None = None

    def warn(self, code: str, **fields: object) -> None:
        """Note what was not understood."""
        self.warnings.append(FormatError(code, **fields))

    def problem(self, data: dict[str, Value]) -> Problem:
        """The problem a map of fields describes, as far as it is understood."""
        stipulation, has_star = starred_stipulation(self.text(data, "stipulation"))
        if "stipulation" in data and data["stipulation"] is None:
            self.warn("entry-stipulation-comment")
        warned = len(self.warnings)
        own, found = sort_options(self.texts(data, "options"))
        are_options_lost = len(self.warnings) > warned
        options, others = PlayOptions.parse(found)
        options = replace(options, set_play=options.set_play or has_star)
        twins, zero_position = read_twins(data.get(TWINS))
        refused: list[tuple[str, FormatError]] = []
        try:
            turn = natural_turn(stipulation, options)
            position, refused = with_options(self.position(data.get("algebraic"), turn), own)
        except FormatError as error:
            position, self.read_error = Position(), error
        self.warnings += (reason for _, reason in refused)
        extra: dict[str, object] = {
            key: value for key, value in data.items() if key not in (*_MODELLED, "options")
        }
        if not isinstance(data.get("source"), dict):
            for key in FLAT_SOURCE:
                extra.pop(key, None)
            if FLAT_AWARD in extra and "award" not in extra:
                tourney = {"name": self.text(data, "source")}
                extra["award"] = {"tourney": tourney, "distinction": extra.pop(FLAT_AWARD)}
        conditions = extra.get("conditions")
        texts = conditions if isinstance(conditions, list) else [conditions]
        found_there = [text for text in texts if isinstance(text, str)]
        if len(found_there) == len(texts):
            del extra["conditions"]
        else:
            found_there = []
        # The same may stand in both fields.
        misfits = (option for option, _ in refused)
        asked_for = dict.fromkeys([*others, *misfits, *found_there])
        unknown, condition_words = _options_and_conditions(list(asked_for))
        if unknown:
            extra["options"] = unknown
        if are_options_lost:
            # What is not understood must not be taken for nothing at all.
            stated = data["options"]
            extra["options"] = stated if isinstance(stated, list) else [stated]
        if twins:
            del extra[TWINS]
        problem = Problem(
            position=position,
            stipulation=stipulation,
            options=options,
            conditions=conditions_of(condition_words),
            twins=twins,
            zero_position=zero_position,
            intended=self.text(data, INTENDED),
            authors=tuple(self.texts(data, "authors")),
            source=self.source(data),
            comment="\n\n".join(self.texts(data, "comments")),
            solution_text=self.text(data, "solution"),
            extra=extra,
        )
        limits.check(problem)
        for option in problem.unsupported_rules:
            self.warn("entry-option", option=option)
        if OWN_KEY in data and self.read_error is None:
            problem = self.with_solution(problem, self.text(data, OWN_KEY))
        versions = tuple(self.versions(data.get(VERSIONS_KEY)))
        return replace(problem, versions=versions) if versions else problem

    def versions(self, value: Value) -> Iterator[Version]:
        """The versions in a list; one that cannot be read is left out with a warning."""
        is_list = isinstance(value, list) and all(isinstance(one, dict) for one in value)
        if value is not None and not is_list:
            expected = _words("a list of versions")
            self.warn("entry-field", field=VERSIONS_KEY, expected=expected)
        for number, fields in enumerate(value if isinstance(value, list) and is_list else (), 1):
            assert isinstance(fields, dict)
            inner = _Entry(is_version=True)
            try:
                state = inner.problem({key: fields[key] for key in fields if key != VERSIONS_KEY})
            except FormatError as error:
                inner.read_error = error
            if inner.read_error is not None:
                self.warn("entry-version", number=number, reason=inner.read_error)
                continue
            self.warnings += inner.warnings
            name = inner.text(fields, NAME_KEY)
            yield replace(version_of(state, number, name), is_lasting=True)

    def text(self, data: Mapping[str, Value], key: str) -> str:
        """A text; empty when there is none."""
        value = data.get(key)
        if isinstance(value, list | dict):
            self.warn("entry-field", field=key, expected=_words("text"))
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
            self.warn("entry-field", field=key, expected=_words("a list of texts"))
            return []
        return [item for item in value if isinstance(item, str)]

    def source(self, data: Mapping[str, Value]) -> str:
        """One line: name, numbers, date."""
        value = data.get("source")
        if isinstance(value, list):
            self.warn("entry-field", field="source", expected=_words("a name or fields"))
            return ""
        if isinstance(value, dict):
            parts = {part: self.text(value, key) for key, part in SOURCE_FIELDS.items()}
            return Source(**parts, date=self.date(value.get("date"))).line
        flat = [self.text(data, "source"), *(self.text(data, key) for key in FLAT_SOURCE)]
        return ", ".join(part for part in flat if part)

    def date(self, value: Value) -> str:
        """`1922`, `2009-02` or `2009-02-05`."""
        if not isinstance(value, dict):
            return self.text({"date": value}, "date")
        parts = [self.text(value, key) for key in ("year", "month", "day")]
        return "-".join(part.zfill(2) for part in parts if part)

    def position(self, value: Value, turn: Colour) -> Position:
        """The pieces. Raises `FormatError` when there is something this program cannot show."""
        if not isinstance(value, dict | None):
            raise FormatError(
                "entry-field",
                field="algebraic",
                expected=_words("the lists “white” and “black”"),
            )
        board: list[Man | None] = [None] * 64
        lists = value or {}
        for key, entry in lists.items():
            if key not in SIDES and entry:
                raise FormatError("entry-piece", text=key, field="algebraic")
            warned = len(self.warnings)
            texts = self.texts(lists, key)
            if len(self.warnings) > warned:
                # Without its pieces it would be another position.
                raise self.warnings.pop()
            for text in texts:
                piece, square = _man(text, key)
                if board[square] is not None:
                    raise FormatError("entry-square-taken", field=key, square=square_name(square))
                board[square] = piece
        return Position(tuple(board), turn)

    def with_solution(self, problem: Problem, stored: str) -> Problem:
        """Take up the stored answer, when it is sound; that to another question is not current."""
        try:
            most = MOST_NODES_OF_VERSION if self.is_version else None
            solution, ours = stored_answer.read(stored, problem.solution_text, most)
            answered = replace(problem, solution=solution, solution_is_stored=True)
            if problem.unsupported and are_answered(problem, solution):
                raise FormatError("solution-conditions", names=problem.unsupported_names)
        except MatewrightError as error:
            self.warn("entry-stored-solution", field=OWN_KEY, reason=error)
            return problem
        if not answered.solution_is_current:
            # One to another question, which is shown as such: the text beside it stays.
            return answered
        # Our own words, made from the answer: the next answer will bring its own.
        return replace(answered, solution_text="") if ours else answered
