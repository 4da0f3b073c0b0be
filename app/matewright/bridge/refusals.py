"""What the engine refuses, and its panics, as exceptions of the family."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from matewright import _engine
from matewright.errors import EngineError, IllegalPosition, MatewrightError
from matewright.model.attributes import ATTRIBUTES, attribute_title
from matewright.model.condition_kinds import CONDITIONS
from matewright.model.conditions import Condition
from matewright.wording import Wording

_OF_CONDITIONS: Final = frozenset(
    {"engine-condition", "promotion-kings", "promotion-pawns", "condition-pair", "line-illegal"}
)
"""What the engine refuses because of conditions, and not of the position."""

_NAMING: Final = frozenset({"engine-condition", "condition-pair"})
"""What names conditions in all its fields."""

_words: Final = Wording("refusals")

OF_PIECES: Final = _words.all_later(
    "Pieces that do not hop on lines",
    "Royal pawns",
    "Orphans",
    "Friends",
    "Castling",
    "Locusts and marine pieces",
    "Hoppers and other special pieces",
    "Pieces without a rule for joined edges",
    "Knights",
    "Queens, rooks, bishops and knights",
)
"""What the engine calls pieces with which some conditions are refused, as a sentence does."""
"""What the engine calls pieces that do not go with some conditions, as a sentence calls them."""

_PANIC = ("pyo3_runtime", "PanicException")
"""Module and name of what the binding raises for a panic in a call of Python's own thread."""


@contextmanager
def mapped_errors() -> Iterator[None]:
    """Turns the engine's refusals and its panics into exceptions of the family."""
    try:
        yield
    except _engine.Refused as refused:
        code, fields = refused.args
        if code == "engine-panic":
            raise _failure(fields["detail"]) from None
        family: type[MatewrightError] = EngineError if code in _OF_CONDITIONS else IllegalPosition
        if code in _NAMING:
            fields = {field: _title(name) for field, name in fields.items()}
        raise family(code, **fields) from None
    except BaseException as error:
        # Not an Exception, lest a handler hide it, and of a class that cannot be imported.
        if (type(error).__module__, type(error).__name__) != _PANIC:
            raise
        raise _failure(str(error)) from None


def _title(name: str) -> str:
    """How a sentence calls what the engine has named: conditions, and pieces with attributes."""
    condition, (attribute, _, rest) = Condition(name), name.partition(" ")
    if condition.kind is not None and condition.error is None:
        return condition.title
    if rest == "pieces" and attribute in ATTRIBUTES:
        return _words("{attribute} pieces", attribute=attribute_title(attribute))
    if name in OF_PIECES:
        return _words(name)
    return CONDITIONS[name].title if name in CONDITIONS else name


def _failure(detail: str) -> EngineError:
    """What ended a search: a bound of the engine, or an error in it."""
    _, mark, bound = detail.partition("beyond: ")
    return (
        EngineError("engine-bound", bound=bound)
        if mark
        else EngineError("engine-panic", detail=detail)
    )
