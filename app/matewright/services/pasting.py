"""Finding out what a pasted text is, and the problems in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final
from urllib.parse import unquote

from matewright.errors import FormatError
from matewright.formats import epd, olv, popeye_text, registry
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.problem import Problem

MOST_CHARACTERS: Final = 4 * 1024 * 1024
"""Longer texts are not looked at."""

MOST_PROBLEMS: Final = 2_000
"""More are not pasted; they can be opened as a file."""

_SOURCE: Final = "clipboard"
"""What messages call the text in place of a file's name."""

_TAG = re.compile(r'^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]', re.MULTILINE)
_ADDRESS = re.compile(
    r"(?<=[/=])(?:[1-8KQRBNP]+/){7}[1-8KQRBNP]+(?: [WB](?: [-KQ]+(?: [-A-H1-8]+)?)?)?(?![^ ?&#])",
    re.IGNORECASE,
)
"""A FEN in the address of a page, which writes spaces as underscores or in its own code."""

_BLANK_TAGS = ("", "?", "-", "*", "????.??.??")


class Kind(Enum):
    """What a text was taken for."""

    FEN = auto()
    EPD = auto()
    POPEYE = auto()
    OLIVE = auto()
    PGN = auto()


@dataclass(frozen=True, slots=True)
class Pasted:
    """What a text holds: at least one problem, and what in it was not understood.

    A `FEN` is a position alone: what is asked of it and all else is not its business.
    """

    kind: Kind
    problems: tuple[Problem, ...]
    warnings: tuple[FormatError, ...] = ()

    @property
    def is_position(self) -> bool:
        """Whether there is nothing but one position."""
        return self.kind is Kind.FEN


def read(text: str, turn: Colour = Colour.WHITE) -> Pasted:
    """Read a FEN, EPD lines, input for Popeye, documents of olive or games that state a position.

    A FEN may stand in the address of a page. `turn` is the side to move where it does not say.
    Raises `FormatError`, which says what the text was taken for and in which line it is wrong.
    """
    if len(text) > MOST_CHARACTERS:
        size = f"{len(text):,}"
        raise FormatError("paste-too-long", size=size, most=f"{MOST_CHARACTERS:,}")
    if not text.strip():
        raise FormatError("paste-empty")
    pasted = _read(text, turn)
    if len(pasted.problems) > MOST_PROBLEMS:
        count = f"{len(pasted.problems):,}"
        raise FormatError("paste-too-many", count=count, most=f"{MOST_PROBLEMS:,}")
    return pasted


def _read(text: str, turn: Colour) -> Pasted:
    if popeye_text.recognise(text):
        found = popeye_text.parse(text)
        return Pasted(Kind.POPEYE, tuple(found.collection), found.warnings)
    if olv.recognise(text):
        found = registry.parse(olv.FORMAT, text, _SOURCE)
        for problem in found.collection:
            if problem.trouble:
                raise FormatError("problem-trouble", trouble=problem.trouble)
        return Pasted(Kind.OLIVE, tuple(found.collection), found.warnings)
    if _TAG.search(text):
        games = tuple(_games(text))
        if not games:
            raise FormatError("paste-game-from-start")
        return Pasted(Kind.PGN, games)
    if "/" not in text:
        raise FormatError("paste-unknown")
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(lines) == 1 and not epd.has_operations(text):
        fen = _in_address(text) if "://" in text else text
        return Pasted(Kind.FEN, (Problem(Position.from_fen(fen, turn)),))
    return Pasted(Kind.EPD, tuple(_problem(number, line) for number, line in lines))


def _in_address(text: str) -> str:
    """The FEN that the address of a page holds, such as those of board editors on the web."""
    found = _ADDRESS.search(unquote(text).replace("_", " ").strip())
    if found is None:
        raise FormatError("paste-unknown")
    return found.group()


def _problem(number: int, line: str) -> Problem:
    if "/" not in line:
        raise FormatError("paste-unknown-line", line=number)
    try:
        return epd.read_line(line)
    except FormatError as error:
        raise FormatError("in-line", line=number, reason=error) from None


def _games(text: str) -> Iterator[Problem]:
    """The positions from which games of a PGN begin, with their event as the source."""
    tags: dict[str, str] = {}
    end = 0
    for tag in _TAG.finditer(text):
        if tags and text[end : tag.start()].strip():
            # Moves stand between the tags of two games.
            yield from _game(tags)
            tags = {}
        name = tag.group(1).lower()
        tags[name] = re.sub(r"\\(.)", r"\1", tag.group(2))
        if name == "fen":
            tags["line"] = str(text.count("\n", 0, tag.start(1)) + 1)
        end = tag.end()
    yield from _game(tags)


def _game(tags: dict[str, str]) -> Iterator[Problem]:
    if "fen" not in tags:
        return
    try:
        position = Position.from_fen(tags["fen"])
    except FormatError as error:
        raise FormatError("in-line", line=tags["line"], reason=error) from None
    told = {name: word for name, word in tags.items() if word not in _BLANK_TAGS}
    players = " – ".join(told[name] for name in ("white", "black") if name in told)
    source = [players, *(told.get(name, "") for name in ("event", "site", "date"))]
    yield Problem(position, stipulation="", source=", ".join(filter(None, source)))
