"""Searching a large collection for what is like a problem, once it is in the index."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from matewright.services.collection import By, Pattern, Query, Target
from matewright.services.collection.search import SearchedFile
from tests.bench import generated
from tests.bench.measuring import Measurement, WrongAnswerError, solved
from tests.bench.plan import Plan
from tests.bench.report import Table, cell
from tests.bench.tables.ratios import at_most

NAME = "similar"
TARGET: Final = 1.0
"""Seconds that a search may take after indexing."""
PROBLEMS: Final = 200_000
_ASKED: Final = 15
"""Problems that others are compared with, spread over the collection."""
_PATTERN: Final = "8/8/8/3k4/8/2K5/8/8"


@dataclass(frozen=True, slots=True)
class Search:
    """One kind of search, and what carries it out for the problem in a place."""

    name: str
    ask: Callable[[SearchedFile, int], object]


def _like(by: By) -> Callable[[SearchedFile, int], object]:
    def ask(problems: SearchedFile, place: int) -> object:
        found = problems.similar(Target.of(problems.collection.peek(place), by, most=1000))
        if place not in {match.index for match in found if match.likeness == 1}:
            raise WrongAnswerError(f"problem {place + 1} is not found to be like itself")
        return found

    return ask


def _pattern(words: str) -> Callable[[SearchedFile, int], object]:
    # With something else to ask for each time, so that nothing is only remembered.
    text = _PATTERN + words
    return lambda problems, place: problems.matching(
        Pattern.parse(text), Query.parse(f"men>={place % 7}"), 100
    )


CASES = (
    Search("like, all ways", _like(By.ALL)),
    Search("position alone", _like(By.POSITION)),
    Search("two kings", _pattern("+loose")),
    Search("two kings, all ways", _pattern("+loose+mirror+shift+colours")),
    Search("two kings alone", _pattern("+mirror+shift+colours")),
)


def run(plan: Plan) -> None:
    """Read a generated collection into an index in a folder of its own, and search it."""
    cases = plan.picked(NAME, CASES)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "generated.olv"
        generated.write(path, PROBLEMS)
        begin = time.process_time()
        with SearchedFile(path, cache=Path(folder)) as problems:
            problems.prepare()
        reading = time.process_time() - begin
        with SearchedFile(path, cache=Path(folder)) as problems:
            problems.prepare()
            found = [_measured(problems, case) for case in cases]
    plan.keep(*found)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    table = Table(
        f"similar: {PROBLEMS:,} problems, in the index after {reading:.0f} s of a processor; "
        f"{memory:.0f} MiB at most",
        ["search", "time", "target"],
        [[case.name] for case in cases],
    )
    for one in found:
        assert one.median is not None
        table.row(one.case, cell(one), at_most(one.median, TARGET))


def _measured(problems: SearchedFile, case: Search) -> Measurement:
    runs = []
    for number in range(_ASKED):
        place = number * (len(problems.collection) // _ASKED)
        begin = time.perf_counter()
        case.ask(problems, place)
        runs.append(time.perf_counter() - begin)
    return solved(NAME, case.name, "matewright", runs, target=TARGET)
