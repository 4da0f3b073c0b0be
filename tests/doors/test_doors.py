"""Every door gives the answer of `solve`, or says by name what it refuses: `table` says which."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from matewright.cli.command import _COMMANDS
from matewright.errors import MatewrightError
from matewright.model.collection import Collection
from matewright.model.play_options import PlayOptions
from matewright.model.question import Question
from matewright.model.solution import Solution
from matewright.services.batch.batch import Batch, BatchOptions
from matewright.services.batch.outcome import Outcome
from tests.cli.conftest import Run
from tests.doors.doors import DOORS, Door, Place, answer_of, batch_door
from tests.doors.features import FEATURES, Feature
from tests.doors.table import NOT_DOORS, OTHERWISE, REFUSED, lines

ROOT = Path(__file__).parents[2]
IN_THE_WINDOW = {"window", "live", "versions", "play mode"}
"""Those that `tests/gui/test_doors.py` opens."""


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Outcome]]:
    """What a batch of all problems in processes of its own found."""
    journal = tmp_path_factory.mktemp("doors") / "journal"
    problems = Collection(tuple(feature.problem for feature in FEATURES))
    batch = Batch(problems, BatchOptions(jobs=2, with_answers=True), journal)
    batch.start()
    for thread in batch._threads[:-1]:
        thread.join()
    assert batch.poll().is_complete
    yield {FEATURES[place].name: outcome for place, _, outcome in batch.outcomes()}
    batch.close()


def expect(door: str, feature: Feature, said: str) -> None:
    words = REFUSED[door].get(feature.name, "")
    assert words in said if words else not said, (door, feature.name, said)


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_every_door(
    feature: Feature, run: Run, tmp_path: Path, outcomes: dict[str, Outcome]
) -> None:
    answer: Solution | None = None
    try:
        answer = answer_of(feature.problem)
    except MatewrightError:
        assert feature.name in REFUSED["solve FILE"]
    doors: dict[str, Door] = {**DOORS, "batch": batch_door(outcomes, feature.name)}
    for name, door in doors.items():
        if (name, feature.name) in OTHERWISE:
            continue
        expect(name, feature, door(feature.problem, answer, Place(tmp_path, run)))


# -- nothing is forgotten --------------------------------------------------------------------------


def test_every_door_stands_in_the_table() -> None:
    assert {*DOORS, "batch", *IN_THE_WINDOW} == REFUSED.keys()
    commands = {door.split()[0] for door in REFUSED}
    assert {*_COMMANDS} - commands == NOT_DOORS.keys()


def test_every_field_of_a_question_is_asked_by_some_problem() -> None:
    asked = frozenset[str]().union(*(feature.fields for feature in FEATURES))
    known = {one.name for kind in (Question, PlayOptions) for one in fields(kind)}
    assert asked == known


def test_every_attribute_of_men_stands_on_some_board() -> None:
    from matewright import engine

    boards = " ".join(feature.problem.position.fen for feature in FEATURES)
    missing = {
        name
        for name in engine.CAPABILITIES[engine.EXHAUSTIVE].attributes
        if not re.search(rf"\b{name}\b", boards)
    }
    # Men stand on the first of Alice's boards where nothing is said.
    assert missing == {"AliceA"}


def test_the_table_is_printed_for_users() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    assert "\n".join(lines()) in page, "python -m tests.doors.table prints it anew"
