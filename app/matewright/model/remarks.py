"""What answers say beside moves, as codes with fields: restrictions, notes, changes of twins.

`str(remark)` is in the reader's language, `remark.english` is for what is kept or published.
Consumers compare remarks (`CHECKS_ONLY in solution.restrictions`) or their codes, never words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from matewright.model.piece import Colour
from matewright.wording import Wording

_words: Final = Wording("answers")

MESSAGES: Mapping[str, str | tuple[str, str]] = MappingProxyType(
    {
        # restrictions
        "checks-only": "checks only",
        "stopped-on-short": "stopped after the short solutions",
        "stopped-for-memory": "stopped: no memory for more solutions",
        "max-solutions": "only {count} wanted",
        "first-moves-from": "first moves from number {first} on",
        "first-move": "first move {first} only",
        "first-moves": "first moves {first} to {last} only",
        "max-flights": ("at most %n flight", "at most %n flights"),
        "max-threat": ("threats of at most %n move", "threats of at most %n moves"),
        "non-trivial": (
            "few defences longer than %n move ({option})",
            "few defences longer than %n moves ({option})",
        ),
        # notes
        "white-first": "parts swapped: White moves first",
        "black-first": "parts swapped: Black moves first",
        "castling-assumed": "castling assumed to be legal: {rights}",
        "castling-disproved": "castling is no longer possible, as the last moves show: {rights}",
        "castling-apart": "not both ways to castle are left, as the last moves show: {rights}",
        "en-passant-certain": "proved to be the last move: the double step over {square}",
        "en-passant-assumed": "double step over {square} taken for the last move without proof",
        "en-passant-disproved": "double step over {square} stated, but it cannot be the last move",
        "fairy-promotion": "pawns promote to {pieces} too",
        "hash-table": "proved with a hash table (error below 10⁻¹⁶), tree not re-searched",
        "obligation": "{side} can {action} at once and has to: {moves}",
        "white": "White",
        "black": "Black",
        "mate": "give mate",
        "stalemate": "give stalemate",
        "double-stalemate": "stalemate both sides",
        "mate-or-stalemate": "give mate or stalemate",
        "check": "give check",
        "capture": "capture",
        "target": "move to {square}",
        "en-passant": "capture en passant",
        "castling": "castle",
        "any-move": "make any move",
        "win-piece": "win a piece",
        "last-rank": "reach the last rank",
        "auto-stalemate": "get stalemated by the own move",
        "circuit": "complete a circuit",
        "exchange": "exchange the places of two own pieces",
        "circuit-by-rebirth": "complete a circuit by rebirth",
        "exchange-by-rebirth": "swap two enemy pieces by rebirth",
        "kiss": "kiss the piece from {square}",
        "proof-game": "reach the diagram",
        "a-to-b": "reach the other position",
        "double-mate": "mate both sides",
        "counter-mate": "mate both sides when mated",
        "auto-mate": "get mated by the own move",
        "capture-zugzwang": "leave the other side only captures",
        "check-zugzwang": "leave the other side only checks",
        "stalemate-zugzwang": "leave the other side only stalemates",
        "mate-zugzwang": "leave the other side only mates",
        # what is true of the claim of a historical program
        "not-compared-stopped": "not compared with {name}: stopped before",
        "not-compared": "not compared with {name}: {reason}",
        "same": "{name} finds the same",
        "shorter": "{name} finds a mate in {length} too; {program} looks for none",
        "differs": "{name} differs, it finds {found}: {reason}",
        "no-mate": "no mate in {length}",
        "mate-by-another": "mate in {length} by {key}, not by {other}",
        "mate-by": "mate in {length} by {key}",
        "reason-unknown": "the reason was not found",
        "mater-castling": "MATER takes castling rights from the squares",
        "mater-en-passant": "MATER takes no en passant capture from the FEN",
        "mater-rights": (
            "MATER takes neither castling rights nor an en passant capture from the FEN"
        ),
        "mater-promotion": "MATER lets a pawn on the last rank stay a pawn",
        "prinz-stalemate": "Mate-in-two takes stalemate for mate ({line})",
        "prinz-promotion": "Mate-in-two knows no promotion ({line})",
        "prinz-castling": "Mate-in-two knows no castling ({line})",
        "prinz-en-passant": "Mate-in-two knows no en passant capture ({line})",
        "prinz-double-step": "Mate-in-two knows no double step ({line})",
        # changes of twins
        "removed": "{piece} away",
        "shifted": "shifted {squares}",
        "rotated": "rotated by {angle}°",
        "mirrored": "mirrored {corners}",
        "colours-exchanged": "colours exchanged",
    }
)
"""The English sentence of each code, the more particular first; `%n` is the field `count`.

Two sentences are those of one and of more.
"""

PLAIN: Final = "text"
"""The code of a remark that is nothing but its field `text`: a sentence of another program."""

_NUMBERS: Final = frozenset({"count", "first", "last", "length"})
"""Fields that hold a whole number."""

_NESTED: Final = frozenset({"action", "found", "reason", "side"})
"""Fields that hold a remark; all others hold text."""

_MOST_CHARACTERS: Final = 1000
_MOST_NUMBER: Final = 10**9
_MOST_DEPTH: Final = 3

Field: TypeAlias = "str | int | Remark"


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing an answer says: a code of `MESSAGES` and the values its sentence needs."""

    code: str
    fields: Mapping[str, Field] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.fields.items())))

    @property
    def english(self) -> str:
        """The sentence in English: for what is kept or published."""
        fields = {
            name: value.english if isinstance(value, Remark) else value
            for name, value in self.fields.items()
        }
        if self.code == PLAIN:
            return str(fields["text"])
        template = MESSAGES[self.code]
        if isinstance(template, tuple):
            count = fields["count"]
            template = template[count != 1].replace("%n", str(count))
        return template.format(**fields)

    def __str__(self) -> str:
        """The sentence in the reader's language."""
        if self.code == PLAIN:
            return str(self.fields["text"])
        template = MESSAGES[self.code]
        if isinstance(template, str):
            return _words(template, **self.fields)
        (one, many), count = template, self.fields["count"]
        assert isinstance(count, int), "so `from_json` reads it"
        return _words.count(count, one, many, **self.fields)

    def to_json(self) -> dict[str, Any]:
        """Code, fields and, for readers who do not know the code, the English sentence."""
        fields = {
            name: value.to_json() if isinstance(value, Remark) else value
            for name, value in self.fields.items()
        }
        return {"code": self.code, "fields": fields, "text": self.english}


CHECKS_ONLY: Final = Remark("checks-only")
STOPPED_ON_SHORT: Final = Remark("stopped-on-short")
"""What an answer says that `stop_on_short` ended."""

STOPPED_FOR_MEMORY: Final = Remark("stopped-for-memory")
"""What an answer says whose lines filled the memory."""

HASH_TABLE: Final = Remark("hash-table")
"""The note of an answer that took too long to be found again without the table of positions.

Positions in the table are 128-bit fingerprints; `docs/performance.md` says what that means.
"""

_FIRST: Final = {Colour.WHITE: Remark("white-first"), Colour.BLACK: Remark("black-first")}


def conventions(turn: Colour, usual: Colour, rights: str) -> tuple[Remark, ...]:
    """What an answer takes for granted.

    `turn` begins where the stipulation lets `usual` begin; `rights` are the letters of castling
    rights that are not known to be lost, empty where there are none.
    """
    swapped = () if turn is usual else (_FIRST[turn],)
    return (*swapped, Remark("castling-assumed", {"rights": rights})) if rights else swapped


# -- reading ---------------------------------------------------------------------------------------

_FORMER: Final = {
    "rests on the table of positions; not searched again without it": HASH_TABLE,
    "MATER lets a pawn on the last row stay a pawn": Remark("mater-promotion"),
}
"""Sentences of files that earlier versions wrote in other words."""


def from_json(value: object, depth: int = 0) -> Remark:
    """Read back what `to_json` made, or the sentence that older files have instead.

    An unknown code is kept as its sentence. Raises `ValueError`.
    """
    if not isinstance(value, dict):
        return understood(_text(value))
    sentence, code, fields = (value.get(name) for name in ("text", "code", "fields"))
    if not isinstance(fields, dict) or depth > _MOST_DEPTH:
        raise ValueError(value)
    if not isinstance(code, str) or code not in MESSAGES:
        return Remark(PLAIN, {"text": _text(sentence)})
    names = _field_names(code)
    if fields.keys() != set(names):
        raise ValueError(value)
    return Remark(code, {name: _field(name, fields[name], depth) for name in names})


def understood(sentence: str, depth: int = 0) -> Remark:
    """The remark whose English sentence this is; any other is kept as it stands."""
    former = _FORMER.get(sentence)
    if former is not None:
        return former
    for code, pattern in _patterns():
        found = pattern.fullmatch(sentence) if depth <= _MOST_DEPTH else None
        if found:
            values = found.groupdict()
            fields = {name: _read(name, values[name], depth) for name in _field_names(code)}
            return Remark(code, fields)
    return Remark(PLAIN, {"text": sentence})


def _read(name: str, text: str, depth: int) -> Field:
    """A field of a sentence."""
    if name in _NUMBERS:
        return int(text)
    return understood(text, depth + 1) if name in _NESTED else text


def _field(name: str, value: object, depth: int) -> Field:
    """A field of the JSON form."""
    if name in _NESTED:
        return from_json(value, depth + 1)
    if name not in _NUMBERS:
        return _text(value)
    if type(value) is not int or not 0 <= value <= _MOST_NUMBER:
        raise ValueError(value)
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _MOST_CHARACTERS or not value.isprintable():
        raise ValueError(value)
    return value


@cache
def _field_names(code: str) -> tuple[str, ...]:
    """The fields of a code's sentence, each once."""
    template = MESSAGES[code]
    counted = ("count",) if isinstance(template, tuple) else ()
    text = template[1] if isinstance(template, tuple) else template
    return (*counted, *(name for _, name, _, _ in Formatter().parse(text) if name))


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """What finds the fields of each sentence, in the order of `MESSAGES`."""
    found = []
    for code, template in MESSAGES.items():
        if isinstance(template, str):
            found.append((code, _pattern(template, _NUMBER)))
        else:
            found += ((code, _pattern(template[0], "1")), (code, _pattern(template[1], _NOT_ONE)))
    return tuple(found)


_NUMBER: Final = r"0|[1-9]\d{0,8}"
_NOT_ONE: Final = r"0|[2-9]|[1-9]\d{1,8}"


def _pattern(template: str, number: str) -> re.Pattern[str]:
    """What finds the fields of a sentence; `number` finds those that are numbers."""
    parts = []
    for literal, name, _, _ in Formatter().parse(template.replace("%n", "{count}")):
        parts.append(re.escape(literal))
        if name:
            parts.append(f"(?P<{name}>{number if name in _NUMBERS else '.+?'})")
    return re.compile("".join(parts))
