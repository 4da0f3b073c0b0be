"""`.pbm`: files of the program Problemist. They are only read.

The layout is taken from olive-gui (`pbm.py`), which reads them too. All numbers are little-endian:
two bytes with the number of records less one; for each record 96 bytes: two for its number, one for
the kind of stipulation, one for its length, seven offsets of four bytes, 64 squares from a8 to h1.
At each offset stand two bytes with the length of a text, and the text. The encoding is not stated.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from matewright.errors import FormatError
from matewright.formats import encodings
from matewright.formats.condition_texts import with_twins
from matewright.formats.format import Reader, Reading, Record
from matewright.formats.limits import unsupported_warnings
from matewright.model.conditions import Condition
from matewright.model.move import square_name
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of

NAME: Final = "pbm"

_HEAD: Final = 2
_SIZE: Final = 96
_RECORD: Final = struct.Struct("<HBB7L64s")
_TEXTS: Final = ("author", "source", "distinction", "comments", "text", "twins", "extra")
_FIRST_BYTE: Final = 32
_MEN: Final = "RQBNPK???kpnbqr"
_PLAYS: Final = ("", "h", "s", "r")
_STALEMATE, _SERIES, _MAXIMUMMER, _HALF = 1 << 4, 1 << 3, 1 << 5, 1 << 6
_BLACK_MAXIMUMMER: Final = Condition("BlackMaximummer")
_CONTINUED: Final = "~"
_MOST_CHANGES: Final = 100
"""Of twins; more are no twins but damage."""
_COMBINED: Final = 1 << 6
_SHARED: Final = 4
"""How often a text may be used on average, so that a small file does not grow without bound."""


# -- records -------------------------------------------------------------------------------------


def recognise(text: str) -> bool:
    """Whether the first record can be one."""
    if len(text) < _HEAD + _SIZE:
        return False
    count = _count(text)
    _, _, _, *offsets, squares = _RECORD.unpack(_bytes(text[_HEAD : _HEAD + _SIZE]))
    last = _FIRST_BYTE + len(_MEN)
    return min(offsets) >= _HEAD + _SIZE * count and all(
        _FIRST_BYTE <= square <= last for square in squares
    )


def split(text: str, encoding: str | None = None) -> Iterator[Record]:
    """The records; the texts of each, in the encoding given or guessed, are its context.

    What stands before the first goes with it, what stands behind the last with that.
    """
    if not text:
        return
    count = max(1, min(_count(text), -(-(len(text) - _HEAD) // _SIZE)))
    strings = text[_HEAD + _SIZE * count :]
    name = encoding or encodings.guess(_bytes(strings)) or encodings.UTF8
    room = _SHARED * len(text)
    for number in range(1, count + 1):
        start = _HEAD + _SIZE * (number - 1)
        record = text[start : start + _SIZE]
        texts: list[str | None] = []
        if len(record) == _SIZE:
            for offset in _RECORD.unpack(_bytes(record))[3:10]:
                found = _text_at(text, offset, room)
                room -= len(found or "")
                texts.append(found)
        first = 0 if number == 1 else start
        last = len(text) if number == count else start + _SIZE
        yield Record(number, 1, text[first:last], json.dumps([name, *texts]))


def _count(text: str) -> int:
    return int.from_bytes(_bytes(text[:_HEAD]), "little") + 1


def _bytes(text: str) -> bytes:
    # One character stands for each byte; others cannot come from a file.
    return text.encode("latin-1", errors="replace")


def _text_at(text: str, offset: int, room: int) -> str | None:
    """The text at an offset; None where there is none, or it is longer than there is room."""
    head = text[offset : offset + 2]
    if len(head) < 2:
        return None
    size = int.from_bytes(_bytes(head), "little")
    found = text[offset + 2 : offset + 2 + min(size, room)]
    return found if len(found) == size else None


# -- one record ----------------------------------------------------------------------------------


def read(record: Record) -> Reading | None:
    """The problem of a record. Raises `FormatError` for one that is cut off."""
    start = _HEAD if record.number == 1 else 0
    data = record.text[start : start + _SIZE]
    if len(data) < _SIZE:
        raise FormatError("pbm-short")
    _, kind, moves, *_, squares = _RECORD.unpack(_bytes(data))
    encoding, *raw = json.loads(record.context)
    texts = dict(zip(_TEXTS, raw, strict=True))
    warnings = [
        FormatError("pbm-text", field=name) for name, found in texts.items() if found is None
    ]
    decoded = {
        name: _decoded(found or "", encoding) for name, found in texts.items() if name != "twins"
    }
    stipulation = stipulation_of(_stipulation(kind, moves))
    position, read_error = _position(squares)
    extra: dict[str, object] = {}
    if decoded["distinction"]:
        extra["award"] = {"distinction": decoded["distinction"]}
    problem = _with_twins(
        Problem(
            position=position.with_turn(natural_turn(stipulation)),
            stipulation=stipulation,
            conditions=(_BLACK_MAXIMUMMER,) if kind & _MAXIMUMMER else (),
            authors=tuple(filter(None, (name.strip() for name in decoded["author"].split(";")))),
            source=" ".join(decoded["source"].split()),
            comment="\n\n".join(
                filter(None, (decoded[key] for key in ("comments", "text", "extra")))
            ),
            extra=extra,
        ),
        texts["twins"] or "",
    )
    warnings += unsupported_warnings(problem)
    return Reading(problem, tuple(warnings), read_error)


def _decoded(text: str, encoding: str) -> str:
    try:
        found = encodings.decode(_bytes(text), encoding)
    except (UnicodeDecodeError, LookupError):
        found = text
    return found.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "").strip()


def _stipulation(kind: int, moves: int) -> str:
    series = "ser-" if kind & _SERIES else ""
    goal = "=" if kind & _STALEMATE else "#"
    length = f"{moves - 1}.5" if kind & _HALF else str(moves)
    return f"{series}{_PLAYS[kind & 3]}{goal}{length}"


def _position(squares: bytes) -> tuple[Position, FormatError | None]:
    """The position, and why it is not shown if there is an unknown piece."""
    board: list[Piece | None] = [None] * 64
    for index, byte in enumerate(squares):
        if byte == _FIRST_BYTE:
            continue
        piece = _man(byte)
        square = _square(index)
        if piece is None:
            return Position(), FormatError("pbm-piece", square=square_name(square), byte=byte)
        board[square] = piece
    return Position(tuple(board)), None


def _man(byte: int) -> Piece | None:
    index = byte - _FIRST_BYTE - 1
    if not 0 <= index < len(_MEN) or _MEN[index] == "?":
        return None
    return Piece.from_letter(_MEN[index])


def _square(index: int) -> int:
    """The square with that index; they are counted from a8 to h1."""
    return index ^ 56


# -- twins ---------------------------------------------------------------------------------------


def _with_twins(problem: Problem, text: str) -> Problem:
    """The problem with its twins and duplex, which Problemist keeps in one text."""
    if not text:
        return problem
    is_zero, is_duplex = True, False
    twins: list[str] = []
    changes: list[str] = []
    for start in range(1, min(len(text) - 3, 4 * _MOST_CHANGES), 4):
        kind, first, second, third = _bytes(text[start : start + 4])
        match kind & 31:
            case 0:
                is_zero = False
            case 16:
                is_duplex = True
            case number:
                changes.append(_change(number, first, second, third, problem))
        if not kind & _COMBINED and changes:
            continued = ["Continued"] if text[0] == _CONTINUED else []
            twins.append(" ".join([*continued, *changes]))
            changes = []
    if is_duplex:
        problem = replace(problem, options=replace(problem.options, duplex=True))
    return with_twins(problem, twins, zero_position=is_zero)


def _change(number: int, first: int, second: int, third: int, problem: Problem) -> str:
    """A change in Popeye's words; what it has no word for is in ours and has no effect."""
    one, two = (square_name(_square((byte - _FIRST_BYTE) & 63)) for byte in (first, second))
    piece = _man(third)
    added = ""
    if piece is not None:
        colour = "white" if piece.colour is Colour.WHITE else "black"
        added = f"Add {colour} {piece.kind.problem_letter}"
    if number == _NEW_STIPULATION:
        kind = max(0, first - _FIRST_BYTE)
        change = f"Stipulation {_stipulation(kind, max(0, second - _FIRST_BYTE))}"
        before = problem.extra.get("conditions") is not None
        if bool(kind & _MAXIMUMMER) is not before:
            change += " Condition " + ("BlackMaximummer" if kind & _MAXIMUMMER else "none")
        return change
    return _CHANGES.get(number, f"Unknown {number}").format(one=one, two=two, added=added)


_NEW_STIPULATION: Final = 13
_CHANGES: Final = {
    1: "Move {one} {two}",
    2: "Remove {one}",
    3: "{added}{one}",
    4: "Remove {one} {added}{two}",
    5: "Exchange {one} {two}",
    6: "Rotate 90",
    7: "Rotate 180",
    8: "Rotate 270",
    9: "Shift {one} {two}",
    10: "TorusShift {one} {two}",
    11: "Mirror a1<-->a8",
    12: "Mirror a1<-->h1",
    14: "AfterKey",
    15: "PolishType",
}


def _reader(encoding: str | None = None) -> Reader:
    return Reader(recognise, partial(split, encoding=encoding), read, in_encoding=_reader)


READER: Final = _reader()
