"""Writing problems and reading them again, for any format that does both."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from matewright.formats import registry
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from tests.formats.strategies import seen


def rewritten(file_format: FileFormat, problems: Sequence[Problem]) -> Collection:
    """The problems after one journey; a second one must change nothing any more."""
    text = _written(file_format, Collection(tuple(problems)))
    again = registry.parse(file_format, text, "again").collection
    assert _written(file_format, again) == text
    return again


def check_round_trip(
    file_format: FileFormat,
    problems: Sequence[Problem],
    kept: Callable[[Problem], object] = seen,
) -> None:
    """What a format holds of a problem (`kept`) is the same after writing and reading.

    A format that cannot hold all of it says so: `kept` may leave out only what `losses` names.
    """
    again = rewritten(file_format, problems)
    assert [kept(problem) for problem in again] == [kept(problem) for problem in problems]


def _written(file_format: FileFormat, collection: Collection) -> str:
    data = file_format.writer.write(collection, Output())
    return data if isinstance(data, str) else data.decode("latin-1")
