"""What is in the text of a solution, in order: numbers, moves, signs, brackets, labels of twins."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from matewright.formats.stated_solution.written import (
    SQUARE,
    Written,
    read_any_move,
    read_move,
    read_new_piece,
)
from matewright.model.goal import Goal

_MOST_SHOWN: Final = 40
"""The most characters of a place that are quoted."""


class Kind(Enum):
    """What a token is."""

    NUMBER = auto()
    MOVE = auto()
    SIGN = auto()
    OPEN = auto()
    CLOSE = auto()
    LABEL = auto()
    LINE_END = auto()
    DOTS = auto()
    WORD = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a text, from one character to before another.

    Of a number, `value` is what it is and `late` whether the second move of the number follows
    (`1...`). Of a move, `moves` are the moves that are written in one place (`Sb3/Sc4`). The `text`
    of a label is the letter of the twin.
    """

    kind: Kind
    start: int
    end: int
    text: str
    value: int = 0
    late: bool = False
    moves: tuple[Written, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: the `text` that begins there, and the line, counted from 1."""

    text: str
    line: int


class Scanned:
    """A text and the tokens in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._lines = [found.start() for found in re.finditer("\n", text)]
        # Places stay what they are.
        bare = _COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)
        self.tokens = tuple(_tokens(bare))

    def place(self, start: int, end: int | None = None) -> Place:
        """Where something stands that reaches up to `end`, or to the end of its line."""
        while start < len(self.text) and self.text[start].isspace():
            start += 1
        if end is None:
            line_end = self.text.find("\n", start)
            end = len(self.text) if line_end < 0 else line_end
        shown = " ".join(self.text[start:end].split())
        if len(shown) > _MOST_SHOWN:
            shown = f"{shown[:_MOST_SHOWN].rstrip()} …"
        return Place(shown, bisect_right(self._lines, start - 1) + 1)


_COMMENT: Final = re.compile(r"\{[^{}]*\}")
_GOALS: Final = "|".join(
    sorted((re.escape(goal.value) for goal in Goal if goal.value), key=len, reverse=True)
)
_BLANK: Final = re.compile(r"[^\S\n]+")
_NUMBER: Final = re.compile(
    r"(?<![\d.,])(?P<value>\d{1,3})\s?"
    r"(?:(?P<late>\.?(?:\s?\.){2,}|\.?\s?…|\.\s?[-–—](?=[\s,]))|\.)"
)
_BARE_NUMBER: Final = re.compile(r"(?P<value>\d{1,2})\s(?=\S)")
_DOTS: Final = re.compile(r"\.\.\.|…")
_SIGN: Final = re.compile(rf"(?:[+#=~%!?°±]|{_GOALS})+(?=[\s,;.)\]\[]|$)|[!?+#=±]+|[†‡]+")
_LABEL: Final = re.compile(r"(?<![\w(])(?P<name>[a-z]\d*)\)|(?<=\n)\((?P<round>[a-z]\d*)\)")
_WORD: Final = re.compile(r"[^\s()\[\]]+")


def _tokens(text: str) -> Iterator[Token]:
    offset = 0
    is_first = True
    while offset < len(text):
        if blank := _BLANK.match(text, offset):
            offset = blank.end()
            continue
        token = _token(text, offset, is_first=is_first)
        yield token
        offset = token.end
        is_first = token.kind is Kind.LINE_END


def _token(text: str, offset: int, *, is_first: bool) -> Token:
    if text[offset] == "\n":
        return Token(Kind.LINE_END, offset, offset + 1, "")
    if found := _LABEL.match(text, offset):
        return Token(Kind.LABEL, offset, found.end(), found["name"] or found["round"])
    if (found := _NUMBER.match(text, offset)) or (
        is_first
        and (found := _BARE_NUMBER.match(text, offset))
        and read_move(text, found.end()) is not None
    ):
        is_late = bool(found.groupdict().get("late"))
        return Token(
            Kind.NUMBER, offset, found.end(), found.group(), int(found["value"]), late=is_late
        )
    is_begun = offset == 0 or not text[offset - 1].isalnum()
    if is_begun and (moves := _moves(text, offset)):
        last = offset + sum(len(one) for one in moves[1])
        return Token(Kind.MOVE, offset, last, text[offset:last], moves=moves[0])
    if text[offset] in "([":
        return Token(Kind.OPEN, offset, offset + 1, text[offset])
    if text[offset] in ")]":
        return Token(Kind.CLOSE, offset, offset + 1, text[offset])
    for kind, pattern in ((Kind.DOTS, _DOTS), (Kind.SIGN, _SIGN), (Kind.WORD, _WORD)):
        if found := pattern.match(text, offset):
            return Token(kind, offset, found.end(), found.group())
    return Token(Kind.WORD, offset, offset + 1, text[offset])


def _moves(text: str, offset: int) -> tuple[tuple[Written, ...], list[str]] | None:
    """The moves in one place of a text, and the pieces of text that they are."""
    move = _move(text, offset)
    if move is None:
        return None
    moves, pieces = [move], [move.text]
    at = offset + len(move.text)
    while text[at : at + 1] == "/":
        other = _move(text, at + 1)
        if other is not None and (other.squares or other.castling):
            moves.append(other)
            pieces.append("/" + other.text)
        elif move.becomes and (letters := read_new_piece(text, at + 1)):
            head = move.text.removesuffix(move.becomes[-1])
            again = read_move(head + letters, 0)
            if again is None:
                break
            moves.append(again)
            pieces.append(text[at : text.index(letters, at) + len(letters)])
        else:
            break
        at += len(pieces[-1])
    return tuple(moves), pieces


def _move(text: str, offset: int) -> Written | None:
    found = read_any_move(text, offset) or read_move(text, offset)
    if found is None:
        return None
    end = offset + len(found.text)
    is_whole = not text[end : end + 1].isalnum() or text[end : end + 2] == "ep"
    return found if is_whole and not _GOES_ON.match(text, end) else None


_GOES_ON: Final = re.compile(rf"[*:×-]+>?{SQUARE}")
