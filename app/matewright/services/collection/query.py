"""The query language for collections; docs/searching.md describes it for users."""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from typing import Final

from matewright.errors import FormatError
from matewright.model.attributes import ATTRIBUTES, attribute_title
from matewright.model.kinds import ALL_KINDS
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.model.verdict import Verdict
from matewright.services.collection.folding import canonical, folded, storable
from matewright.services.collection.pattern import Pattern
from matewright.services.collection.row import MEN, NEUTRAL
from matewright.services.legality.judge import Verdict as Legal
from matewright.services.legality.memory import memory
from matewright.wording import Wording

MOST_CHARACTERS: Final = 1000
"""Of a search: SQLite does not take conditions of any depth."""

_NAMES: Final = {
    "author": "author",
    "source": "source",
    "stip": "stipulation",
    "stipulation": "stipulation",
    "keyword": "keyword",
    "tag": "keyword",
    "theme": "theme",
    "maintheme": "main-theme",
    "condition": "condition",
    "fairy": "fairy",
    "state": "state",
    "legal": "legal",
    "year": "year",
    "men": "men",
    "difficulty": "difficulty",
    "white": "white",
    "black": "black",
    "text": "text",
    "pattern": "pattern",
}
"""The names of each field."""

_words: Final = Wording("query")

_NUMBERS: Final = frozenset({"year", "men", "white", "black", "difficulty"})
"""The fields that are compared as numbers."""
FIELD_NAMES: Final = tuple({field: name for name, field in reversed(_NAMES.items())}.values())[::-1]
"""The name under which each field is offered."""

_TERM: Final = re.compile(
    r"""(?P<minus>-?)
    (?:(?P<name>[^\W\d_][\w-]*)(?P<sign>:|<=|>=|<|>|=))?
    (?P<value>(?:"[^"]*"|[^\s"])*)""",
    re.VERBOSE,
)
_MAN: Final = re.compile(r"(?P<colour>[wbn])(?P<letters>[a-z][a-z0-9]?)", re.IGNORECASE)
_SQUARE: Final = re.compile(r"[a-h?][1-8?]", re.IGNORECASE)
_NUMBER: Final = re.compile(r"[0-9]{1,5}")
_RANGE: Final = re.compile(r"([0-9]{1,5})?\.\.([0-9]{1,5})?")
OR_WORDS: Final = frozenset({"OR", "|"})
"""What stands between groups of terms of which one is to be met."""

_SIGNS: Final = {":": "=", "=": "=", "<": "<", ">": ">", "<=": "<=", ">=": ">="}
_SIGN_BIT: Final = 1 << 63
_STAR: Final = "*"
_BETWEEN_WORDS: Final = "[] ,;:.()/&'’\"-]"
"""What stands before and behind a word, as a class of signs in a pattern of SQLite."""

_SIDES: Final = "wbn"
_HAVING: Final = (
    "coalesce((SELECT CAST(folded AS INTEGER) FROM value v "
    "WHERE v.key = p.key AND field = 'attribute' AND text = ?), 0)"
)
"""How many men have an attribute."""

_ANY_FAIRY: Final = (
    "(key IN (SELECT key FROM value WHERE field IN ('condition', 'attribute')) OR EXISTS "
    "(SELECT 1 FROM other_man o WHERE o.key = p.key AND substr(man, 2) NOT IN "
    "('K', 'Q', 'R', 'B', 'S', 'P')))"
)

_Parameter = str | int


@dataclass(frozen=True, slots=True)
class _Condition:
    """A condition of SQL with its parameters."""

    sql: str
    parameters: tuple[_Parameter, ...] = ()
    patterns: tuple[tuple[str, Pattern], ...] = ()

    def negated(self) -> _Condition:
        # A missing value meets no condition: without a year no year matches.
        return replace(self, sql=f"NOT coalesce({self.sql}, 0)")


def _joined(conditions: Iterable[_Condition], word: str) -> _Condition:
    many = tuple(conditions)
    if len(many) == 1:
        return many[0]
    sql = f" {word} ".join(condition.sql for condition in many)
    return _Condition(
        f"({sql})",
        sum((one.parameters for one in many), ()),
        sum((one.patterns for one in many), ()),
    )


@dataclass(frozen=True, slots=True)
class Query:
    """What is searched for; `Query()` finds everything.

    `text` is what was typed, `where` and `parameters` say the same to SQLite, which asks the
    function `shows` about `patterns`, by their texts.
    """

    text: str = ""
    where: str = "1"
    parameters: tuple[_Parameter, ...] = ()
    patterns: tuple[tuple[str, Pattern], ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether it has no condition and finds everything."""
        return not self.text.strip()

    @classmethod
    def parse(cls, text: str) -> Query:
        """Read what was typed. Raises `FormatError` for the first mistake.

        Its field `at` is the column of the mistake, from 1.
        """
        if len(text) > MOST_CHARACTERS:
            raise FormatError("query-long", at=MOST_CHARACTERS + 1, most=MOST_CHARACTERS)
        groups: list[list[_Condition]] = [[]]
        for start, term in _terms(storable(text)):
            if term in OR_WORDS:
                if not groups[-1]:
                    raise FormatError("query-or", at=start)
                groups.append([])
            else:
                groups[-1].append(_condition(term, start))
        if not groups[-1]:
            if len(groups) == 1:
                return cls(text)
            raise FormatError("query-or", at=len(text) + 1)
        whole = _joined((_joined(group, "AND") for group in groups), "OR")
        return cls(text, whole.sql, whole.parameters, whole.patterns)


def _terms(text: str) -> Iterator[tuple[int, str]]:
    """What stands between blanks outside of quotation marks, each with its column, from 1."""
    for found in re.finditer(r'(?:"[^"]*"|[^\s"])+|"', text):
        if found.group() == '"' or found.group().count('"') % 2:
            raise FormatError("query-quote", at=text.index('"', found.start()) + 1)
        yield found.start() + 1, found.group()


def _condition(term: str, start: int) -> _Condition:
    match = _TERM.fullmatch(term)
    # The pattern takes any term: its last part takes everything between quotation marks.
    assert match is not None, "a term without a meaning"
    name, sign, value = match["name"], match["sign"], match["value"]
    at = start + match.start("value")
    if name is None:
        if not value:
            raise FormatError("query-no-value", at=at, name=term)
        condition = _free(value, at)
    elif not value.replace('"', ""):
        raise FormatError("query-no-value", at=at, name=name + sign)
    elif name.lower() in _NAMES:
        condition = _field(_NAMES[name.lower()], _Term(name, sign, value, start, at))
    elif _MAN.fullmatch(name):
        condition = _men(_Term(name, sign, value, start, at))
    elif codes := _codes(name):
        condition = _men_of(codes, _Term(name, sign, value, start, at))
    elif attribute := _attribute(name):
        condition = _compared(_HAVING, _Term(name, sign, value, start, at), (attribute,))
    else:
        names = ", ".join(FIELD_NAMES)
        raise FormatError("query-field", at=start, name=name, known=names)
    return condition.negated() if match["minus"] else condition


@dataclass(frozen=True, slots=True)
class _Term:
    """A term: its field, how it compares with what, and where field and value stand."""

    name: str
    sign: str
    value: str
    start: int
    at: int

    def values(self) -> Iterator[tuple[int, str]]:
        """The values parted by commas, without quotation marks, with their places."""
        for found in re.finditer(r'(?:"[^"]*"|[^,"])+|(?<=,)(?=,|\Z)|\A(?=,)', self.value):
            value = found.group().replace('"', "").strip()
            if not value:
                raise FormatError("query-no-value", at=self.at + found.start(), name=self.name)
            yield self.at + found.start(), value

    def any_of(self, one: Callable[[int, str], _Condition]) -> _Condition:
        """The condition that one of the values is met; `one` makes that of each."""
        return _joined((one(at, value) for at, value in self.values()), "OR")


def _field(field: str, term: _Term) -> _Condition:
    if field in _NUMBERS:
        return _compared(field, term)
    if term.sign not in (":", "="):
        raise FormatError("query-sign", at=term.start, name=term.name, sign=term.sign)
    match field:
        case "stipulation":
            return term.any_of(_stipulation)
        case "keyword":
            return term.any_of(_keyword)
        case "theme" | "main-theme":
            return term.any_of(partial(_theme, field))
        case "condition":
            return term.any_of(_played_under)
        case "fairy":
            return term.any_of(_fairy)
        case "state":
            return term.any_of(_state)
        case "legal":
            return term.any_of(_legal)
        case "pattern":
            return term.any_of(_pattern)
        case "text":
            return term.any_of(partial(_text_words, is_whole='"' in term.value, column="text"))
        case _:
            return term.any_of(lambda _, value: _holds(field, value))


def _free(value: str, at: int) -> _Condition:
    """A word or, between quotation marks, a phrase; a stipulation is meant as one."""
    text = value.replace('"', "")
    if text == value:
        stipulation = stipulation_of(text)
        if isinstance(stipulation, Stipulation):
            return _Condition("stipulation = ?", (canonical(stipulation),))
    return _text_words(at, text, is_whole=text != value)


def _text_words(at: int, text: str, *, is_whole: bool = False, column: str = "") -> _Condition:
    """Words one after the other; the last may be the beginning of a word.

    With a star behind it, it always may.
    """
    if text.endswith(_STAR):
        text, is_whole = text.rstrip(_STAR), False
        if not text:
            return _Condition("1")
    if _STAR in text:
        # The full text finds words by their beginnings alone.
        raise FormatError("query-star", at=at, text=text)
    if not any(character.isalnum() for character in text):
        # The full text has no such words.
        return _Condition("0")
    # The full text leaves accents aside in Latin letters alone.
    phrase = '"' + folded(text).replace('"', "") + '"' + ("" if is_whole else " *")
    within = f"{column} : " if column else ""
    return _Condition(
        "key IN (SELECT rowid FROM words WHERE words MATCH ?)", (f"{within}{phrase}",)
    )


def _holds(column: str, value: str) -> _Condition:
    """What holds a text anywhere, or, where a star stands for anything, words like it.

    `lo*` is met by a word that begins so, `*` alone by whatever is not empty.
    """
    text = folded(value)
    if _STAR not in text:
        return _Condition(f"instr({column}, ?) > 0", (text,))
    if not text.strip(_STAR):
        return _Condition(f"{column} != ''")
    pattern = f"*{_BETWEEN_WORDS}{_globbed(text)}{_BETWEEN_WORDS}*"
    return _Condition(f"' ' || {column} || ' ' GLOB ?", (pattern,))


def _globbed(text: str) -> str:
    """A pattern of SQLite in which only the star means something."""
    return "".join(f"[{c}]" if c in "[?" else c for c in text)


def _keyword(_: int, value: str) -> _Condition:
    held = _holds("folded", value)
    sql = f"key IN (SELECT key FROM value WHERE field = 'keyword' AND {held.sql})"  # noqa: S608 - typed text stands in parameters
    return _Condition(sql, held.parameters)


def _theme(field: str, at: int, value: str) -> _Condition:
    """A theme that was found, or that a keyword names, by any of its names."""
    if value.strip(_STAR) == "":
        return _Condition("key IN (SELECT key FROM value WHERE field = ?)", (field,))
    # Loading the themes takes a while, and few searches need them.
    from matewright.services import themes

    chosen = themes.named(value.strip(_STAR))
    if not chosen:
        raise FormatError("query-theme", at=at, text=value)
    names = {folded(name) for theme in chosen for name in (theme.name, *theme.aliases)}
    marks = ", ".join("?" * len(names))
    sql = f"key IN (SELECT key FROM value WHERE field IN (?, 'keyword') AND folded IN ({marks}))"  # noqa: S608 - question marks
    return _Condition(sql, (field, *sorted(names)))


def _played_under(at: int, value: str) -> _Condition:
    """A condition of the problem or of a twin, by any of its names."""
    if value.strip(_STAR) == "":
        return _Condition("key IN (SELECT key FROM value WHERE field = 'condition')")
    names = _titles(value)
    if not names:
        raise FormatError("query-condition", at=at, text=value)
    return _among("condition", names)


def _titles(value: str) -> list[str]:
    """How the index names the conditions that are meant."""
    # Loading their names in all languages takes a while, and few searches need them.
    from matewright.services.question import conditions

    return [folded(kind.english_title) for kind in conditions.named(value.strip(_STAR))]


def _among(field: str, names: Sequence[str]) -> _Condition:
    marks = ", ".join("?" * len(names))
    sql = f"key IN (SELECT key FROM value WHERE field = ? AND folded IN ({marks}))"  # noqa: S608 - question marks
    return _Condition(sql, (field, *names))


def _fairy(at: int, value: str) -> _Condition:
    """A condition, a kind of men or an attribute, by its name; `*` is any of them."""
    if value.strip(_STAR) == "":
        return _Condition(_ANY_FAIRY)
    found = []
    if names := _titles(value):
        found.append(_among("condition", names))
    if codes := _codes(value):
        men, _ = _boards(codes)
        found.append(_Condition(f"{men} > 0"))
    if attribute := _attribute(value):
        sql = "key IN (SELECT key FROM value WHERE field = 'attribute' AND text = ?)"
        found.append(_Condition(sql, (attribute,)))
    if not found:
        raise FormatError("query-fairy", at=at, text=value)
    return _joined(found, "OR")


def _stipulation(_: int, value: str) -> _Condition:
    if _STAR not in value:
        return _Condition("stipulation = ?", (canonical(stipulation_of(value)),))
    return _Condition("stipulation GLOB ?", (_globbed(folded(value)),))


def _state(at: int, value: str) -> _Condition:
    state = folded(value).replace(" ", "-")
    for verdict in Verdict:
        name = verdict.name.lower().replace("_", "-")
        words = {name, folded(verdict.value), folded(verdict.word)}
        if state in {word.replace(" ", "-") for word in words}:
            return _Condition("state = ?", (name,))
    names = ", ".join(folded(verdict.word).replace(" ", "-") for verdict in Verdict)
    raise FormatError("query-state", at=at, text=value, known=names)


LEGAL_WORDS: Final = ("yes", "no", "undecided", "unknown")
"""Values of `legal`; the words of verdicts mean the same."""


def _legal(at: int, value: str) -> _Condition:
    """What was found out of the position; unknown where nobody asked."""
    word = folded(value)
    known, among = memory(), "position IN (SELECT value FROM json_each(?))"
    if word == "unknown":
        return _Condition(f"NOT coalesce({among}, 0)", (json.dumps([*known.numbers()]),))
    words = dict(zip(LEGAL_WORDS, Legal, strict=False))
    words |= {folded(one.word): one for one in Legal}
    words |= {one.value: one for one in Legal}
    if word not in words:
        raise FormatError("query-legal", at=at, text=value, known=", ".join(LEGAL_WORDS))
    return _Condition(among, (json.dumps([*known.numbers(words[word])]),))


def _pattern(at: int, value: str) -> _Condition:
    try:
        pattern = Pattern.parse(value)
    except FormatError as error:
        raise FormatError("query-pattern", at=at, reason=str(error)) from None
    return _Condition("shows(?, key)", (value,), ((value, pattern),))


def _compared(expression: str, term: _Term, parameters: tuple[_Parameter, ...] = ()) -> _Condition:
    """A number compared with one or several, or with a range `1890..1910`."""

    def one(at: int, value: str) -> _Condition:
        if _NUMBER.fullmatch(value):
            sql = f"{expression} {_SIGNS[term.sign]} ?"
            return _Condition(sql, (*parameters, int(value)))
        span = _RANGE.fullmatch(value)
        if span is None or term.sign not in (":", "=") or not any(span.groups()):
            raise FormatError("query-number", at=at, text=value, name=term.name)
        ends = [
            _Condition(f"{expression} {sign} ?", (*parameters, int(end)))
            for sign, end in zip((">=", "<="), span.groups(), strict=True)
            if end
        ]
        return _joined(ends, "AND")

    return term.any_of(one)


def _men(term: _Term) -> _Condition:
    """How many pieces of a kind there are, or on which square one of them stands."""
    piece = _MAN.fullmatch(term.name)
    assert piece is not None, "the caller has looked"
    name = piece["colour"].lower() + piece["letters"].upper()
    board, parameters = f'"{name}"', ()  # type: str, tuple[_Parameter, ...]
    if name not in MEN:
        board = "coalesce((SELECT board FROM other_man o WHERE o.key = p.key AND man = ?), 0)"
        parameters = (name,)
    if term.sign not in ("=", ":") or _NUMBER.match(term.value) or ".." in term.value:
        return _compared(f"bits({board})", term, parameters)
    masks = [_mask(at, value, term.name) for at, value in term.values()]
    mask = reduce(operator.or_, masks)
    signed = mask - 2 * _SIGN_BIT if mask & _SIGN_BIT else mask
    return _Condition(f"({board} & ?) != 0", (*parameters, signed))


def _men_of(codes: Sequence[str], term: _Term) -> _Condition:
    """How many men of a kind there are of both sides and of none, or where one of them stands."""
    men, boards = _boards(codes)
    if term.sign not in ("=", ":") or _NUMBER.match(term.value) or ".." in term.value:
        return _compared(men, term)
    mask = reduce(operator.or_, (_mask(at, value, term.name) for at, value in term.values()))
    signed = mask - 2 * _SIGN_BIT if mask & _SIGN_BIT else mask
    where = " OR ".join(f"({board} & {signed}) != 0" for board in boards)
    return _Condition(f"({where})")


def _boards(codes: Iterable[str]) -> tuple[str, list[str]]:
    """How SQL counts men of these kinds, and their boards."""
    names = [f"{side}{ALL_KINDS[code].problem_letter}" for code in codes for side in _SIDES]
    others = ", ".join(f"'{name}'" for name in names if name not in MEN)
    other = "FROM other_man o WHERE o.key = p.key AND man"
    own = [f'"{name}"' for name in names if name in MEN]
    count = f"coalesce((SELECT sum(bits(board)) {other} IN ({others})), 0)"
    single = [
        f"coalesce((SELECT board {other} = '{name}'), 0)" for name in names if name not in MEN
    ]
    return f"({' + '.join([count, *(f'bits({one})' for one in own)])})", [*own, *single]


def _codes(name: str) -> list[str]:
    """The kinds of men that have that name, in English or in the reader's language."""
    typed = _as_one(name)
    return [
        kind.code
        for kind in ALL_KINDS.values()
        if typed in (_as_one(kind.english), _as_one(kind.name))
    ]


def _attribute(name: str) -> str:
    """The attribute that has that name, as the index keeps it; empty where none has."""
    typed = _as_one(name)
    titles = {folded(word): (word, attribute_title(word)) for word in ATTRIBUTES}
    titles[NEUTRAL] = (NEUTRAL, _words("neutral"))
    return next((key for key, every in titles.items() if typed in map(_as_one, every)), "")


def _as_one(name: str) -> str:
    """A name as it may be typed: in one word, or parted by hyphens or blanks."""
    return folded(name).replace("-", "").replace(" ", "")


def _mask(at: int, value: str, name: str) -> int:
    """The squares that are meant, as bits; `?` is any file or rank."""
    if not _SQUARE.fullmatch(value):
        raise FormatError("query-square", at=at, text=value, name=name)
    file, rank = value[0].lower(), value[1]
    return sum(
        1 << square
        for square in range(64)
        if file in ("?", "abcdefgh"[square & 7]) and rank in ("?", "12345678"[square >> 3])
    )
