"""Finding out what a pasted text is, and the problems in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

from matewright.errors import FormatError
from matewright.formats import catalogue, piece_list, registry
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Record
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.problem import Problem

MOST_CHARACTERS: Final = 4 * 1024 * 1024
"""Longer texts are not looked at."""

MOST_PROBLEMS: Final = 2_000
"""More are not pasted; they can be opened as a file."""

_ADDRESS = re.compile(
    r"(?<=[/=])(?:[1-8KQRBNP]+/){7}[1-8KQRBNP]+(?: [WB](?: [-KQ]+(?: [-A-H1-8]+)?)?)?(?![^ ?&#])",
    re.IGNORECASE,
)
"""A FEN in the address of a page, which writes spaces as underscores or in its own code."""


@dataclass(frozen=True, slots=True)
class Pasted:
    """What a text holds: at least one problem, and what in it was not understood.

    `file_format` is the format it was taken for; None for a FEN or a list of pieces, which
    is a position alone, without stipulation or anything else. `says_turn`: the FEN
    names the side to move.
    """

    file_format: FileFormat | None
    problems: tuple[Problem, ...]
    warnings: tuple[FormatError, ...] = ()
    says_turn: bool = False

    @property
    def is_position(self) -> bool:
        """Whether there is nothing but one position."""
        return self.file_format is None


def read(text: str, turn: Colour = Colour.WHITE) -> Pasted:
    """Read a FEN, a list of pieces, or problems in any format of text that can be read.

    A FEN may stand in the address of a page. `turn` is the side to move where it does not say.
    Raises `FormatError`, which says in which line of what it was taken for it is wrong.
    """
    if len(text) > MOST_CHARACTERS:
        size = len(text)
        raise FormatError("paste-too-long", size=size, most=MOST_CHARACTERS)
    if not text.strip():
        raise FormatError("paste-empty")
    listed = piece_list.read(text, turn)
    if listed is not None:
        return Pasted(None, (Problem(listed),))
    file_format = registry.recognised(text)
    if file_format in (None, catalogue.EPD):
        lines = text.strip().splitlines()
        if "/" not in text:
            raise FormatError("paste-unknown", known=_known())
        from matewright.formats import epd

        if len(lines) == 1 and not epd.has_operations(text):
            fen = _in_address(text) if "://" in text else text
            problem = Problem(Position.from_fen(fen, turn))
            return Pasted(None, (problem,), says_turn=len(fen.split()) > 1)
    return _read(file_format or catalogue.EPD, text)


def _read(file_format: FileFormat, text: str) -> Pasted:
    reader = file_format.reader
    problems: list[Problem] = []
    warnings: list[FormatError] = []
    for record in reader.split(text):
        try:
            reading = reader.read(record)
        except FormatError as error:
            raise _placed(error, record) from None
        if reading is None:
            continue
        if reading.read_error is not None:
            raise _placed(reading.read_error, record)
        problems.append(reading.problem)
        warnings += [_placed(warning, record) for warning in reading.warnings]
        if len(problems) > MOST_PROBLEMS:
            raise FormatError("paste-too-many", most=MOST_PROBLEMS)
    if not problems:
        raise FormatError("paste-unknown", known=_known())
    return Pasted(file_format, tuple(problems), tuple(warnings))


def _placed(reason: FormatError, record: Record) -> FormatError:
    return FormatError("in-line", line=registry.line_of(reason, record), reason=reason)


def _known() -> str:
    return "; ".join(
        file_format.title for file_format in catalogue.readable() if file_format.is_text
    )


def _in_address(text: str) -> str:
    """The FEN that the address of a page holds, such as those of board editors on the web."""
    found = _ADDRESS.search(unquote(text).replace("_", " ").strip())
    if found is None:
        raise FormatError("paste-unknown", known=_known())
    return found.group()
