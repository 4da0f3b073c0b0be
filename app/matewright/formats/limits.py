"""How much one problem may hold, whatever its format.

More is damage or malice: no magazine prints it, and it would hold up all that reads, shows or saves
it. The limits of texts, which are cheaper, stand with the formats.
"""

from __future__ import annotations

from collections.abc import Sized
from typing import Final

from matewright.errors import FormatError
from matewright.model.problem import Problem

MOST_TWINS: Final = 500
MOST_CONDITIONS: Final = 500
"""Conditions and options that are kept, together."""
MOST_AUTHORS: Final = 500
MOST_FIELDS: Final = 10_000
"""Fields that are kept."""


def check(problem: Problem) -> None:
    """Raise `FormatError` for a problem that holds more than anybody writes."""
    extra = problem.extra
    check_count("too-many-twins", len(problem.twins) + _size(extra.get("twins")), MOST_TWINS)
    conditions = len(problem.conditions) + _size(extra.get("options"))
    check_count("too-many-conditions", conditions, MOST_CONDITIONS)
    check_count("too-many-authors", len(problem.authors), MOST_AUTHORS)
    check_count("too-many-fields", len(extra), MOST_FIELDS)


def check_count(code: str, count: int, most: int, line: int | None = None) -> None:
    """Raise `FormatError` with that code for a count beyond the most, with the line if known."""
    if count > most:
        where = {} if line is None else {"line": line}
        raise FormatError(code, most=f"{most:,}", **where)


def check_size(code: str, text: str, most: int) -> None:
    """Raise `FormatError` with that code for a text that is longer than is read."""
    if len(text) > most:
        raise FormatError(code, size=len(text), most=most)


def unsupported_warnings(problem: Problem) -> tuple[FormatError, ...]:
    """A warning for each condition, option, twin and piece that is not supported.

    Raises `FormatError` where there are more than anybody writes.
    """
    check(problem)
    return tuple(FormatError("entry-option", option=name) for name in problem.unsupported)


def _size(value: object) -> int:
    return len(value) if isinstance(value, Sized) and not isinstance(value, str) else 0
