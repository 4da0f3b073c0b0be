"""Problems of the shared oracle and of golden files, carried from each format to each other."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from matewright.formats import catalogue, registry
from matewright.formats.catalogue import FileFormat
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.services.file.convert import Source, convert, gather
from tests.formats.strategies import seen

SHARED = Path(__file__).parents[3] / "shared"
ORACLE = ("popeye_dev.jsonl", "popeye_derived_dev.jsonl")
MATES = SHARED / "problems" / "mates_dev.epd"
GOLDEN = Path(__file__).parent / "golden" / "convert"
BOTH_WAYS = [
    file_format
    for file_format in catalogue.FORMATS
    if file_format.is_read and file_format.is_written
]


def names(file_format: FileFormat) -> str:
    return file_format.name


@cache
def oracle() -> tuple[Problem, ...]:
    """The problems that Popeye has solved, with author, source, options and its keys or lines."""
    problems = []
    for name in ORACLE:
        path = SHARED / "oracle" / name
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        problems += [problem_of(json.loads(line)) for line in lines]
    return tuple(problems)


def problem_of(entry: dict[str, Any]) -> Problem:
    fields = {
        "authors": [entry["author"]] if entry.get("author") else [],
        "source": entry.get("origin") or "",
        "stipulation": entry["stipulation"],
        "options": entry["options"],
        "solution": "\n".join(entry.get("solutions") or entry.get("keys") or []),
        "algebraic": {"white": ["Ka1"], "black": ["Kh8"]},
    }
    (problem,) = gather(Source(Path("one.olv"), yaml.safe_dump(fields).encode())).problems
    return replace(problem, position=Position.from_fen(entry["fen"]), origin=None)


def test_the_shared_problems_are_there() -> None:
    if not oracle() or not MATES.exists():
        pytest.skip("NO SHARED PROBLEMS: shared/ is missing, nothing of it was converted")


def check_journey(file_format: FileFormat, problems: Sequence[Problem]) -> None:
    """There and back: the question is the same, and all else that is not reported as lost."""
    losses = file_format.writer.losses(Collection(problems))
    lossy = {loss.fields["number"] for loss in losses}
    data, _ = registry.render(file_format, Collection(problems))
    back = gather(Source(Path(f"back{file_format.suffixes[0]}"), data), file_format)
    assert back.unreadable == 0
    assert len(back.problems) == len(problems)
    for number, (before, after) in enumerate(zip(problems, back.problems, strict=True), start=1):
        assert after.position.fen == before.position.fen
        assert after.stipulation == before.stipulation
        # A semicolon parts authors where one line holds them all.
        if number not in lossy and not any(";" in author for author in before.authors):
            assert seen(after) == seen(before)


@pytest.mark.parametrize("file_format", BOTH_WAYS, ids=names)
def test_problems_of_the_oracle_come_back_equal(file_format: FileFormat) -> None:
    check_journey(file_format, oracle()[::5])


@pytest.mark.slow
@pytest.mark.parametrize("file_format", BOTH_WAYS, ids=names)
def test_all_shared_problems_come_back_equal(file_format: FileFormat) -> None:
    check_journey(file_format, oracle())
    if MATES.exists():
        mates = gather(Source(MATES)).problems
        check_journey(file_format, [replace(problem, origin=None) for problem in mates])


# -- golden files ----------------------------------------------------------------------------------


def golden(file_format: FileFormat) -> Path:
    return GOLDEN / f"{file_format.name}{file_format.suffixes[0]}"


@pytest.mark.parametrize("file_format", BOTH_WAYS, ids=names)
def test_converting_gives_the_golden_file(file_format: FileFormat) -> None:
    data = convert(gather(Source(GOLDEN / "input.olv")), file_format).data
    if os.environ.get("MATEWRIGHT_UPDATE_GOLDEN"):
        golden(file_format).write_bytes(data)
    assert data.decode() == golden(file_format).read_bytes().decode()


def journeys() -> Iterator[tuple[FileFormat, FileFormat]]:
    return ((one, other) for one in BOTH_WAYS for other in BOTH_WAYS if one is not other)


def test_every_golden_file_says_the_same_problems_in_every_other_format() -> None:
    asked = [(one.position.fen, one.stipulation) for one in gathered(BOTH_WAYS[0])]
    for source, target in journeys():
        data = convert(gather(Source(golden(source)), source), target).data
        back = gather(Source(Path("back"), data), target).problems
        assert [(one.position.fen, one.stipulation) for one in back] == asked, (
            f"{source.name} to {target.name}"
        )


def gathered(file_format: FileFormat) -> tuple[Problem, ...]:
    return gather(Source(golden(file_format)), file_format).problems
