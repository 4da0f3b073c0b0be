"""Every door gives the answer of `solve`, or says by name what it refuses: `table` says which."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

import matewright
from matewright.cli.command import _COMMANDS
from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.formats import popeye_text
from matewright.model.collection import Collection
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Solution, Status
from matewright.model.verdict import Verdict
from matewright.services.batch.batch import Batch, BatchOptions
from matewright.services.batch.outcome import MOST_KEYS, Outcome
from matewright.services.solving import solve
from tests.cli.conftest import Run
from tests.differential.fairy import ORACLE
from tests.differential.printed import read
from tests.doors.doors import DOORS, Door, Place, answer_of, batch_door
from tests.doors.features import FEATURES, Feature
from tests.doors.table import NOT_DOORS, OTHERWISE, REFUSED, lines

ROOT = Path(__file__).parents[2]
IN_THE_WINDOW = {"window", "live", "versions", "play mode", "solve it yourself"}
"""Those that `tests/gui/test_doors.py` opens."""


@pytest.fixture(scope="session")
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


# -- real problems ---------------------------------------------------------------------------------


def recorded(limit: float) -> list[Problem]:
    """The problems of Popeye's examples as `.olv` files hold them, those solved within a limit."""
    found: list[Problem] = []
    for record in read(ORACLE):
        if record["seconds"] > limit:
            continue
        for text in popeye_text.split(record["input"]):
            try:
                told = popeye_text.read(text)
            except MatewrightError:
                continue
            if told is not None:
                found.append(replace(told.problem, origin=None))
    return found


def check_batch(problems: list[Problem], folder: Path, seconds: float) -> int:
    """Solve a file of problems by batch and one by one; how many were solved by both."""
    path = folder / "recorded.olv"
    matewright.write(path, problems)
    batch = Batch.of_file(path, BatchOptions(jobs=2, time_limit=seconds, with_answers=True))
    batch.start()
    for thread in batch._threads[:-1]:
        thread.join()
    solved = 0
    for _, problem, outcome in batch.outcomes():
        if outcome.verdict is Verdict.PARTIAL:
            continue
        if outcome.error is not None:
            with pytest.raises(MatewrightError) as refusal:
                solve.start(problem, Options(time_limit=seconds)).result()
            assert outcome.reason == str(refusal.value)
            continue
        answer = solve.start(problem, Options(time_limit=seconds)).result()
        parts = (answer, *answer.twins)
        if any(part.status is Status.PARTIAL for part in parts):
            continue
        for part, ours in zip(outcome.parts, parts, strict=True):
            case = (problem.position.fen, problem.stipulation.text, problem.conditions)
            assert part.status == ours.status.value, case
            assert (part.length, part.refuted_below) == (ours.length, ours.refuted_below), case
            assert set(part.keys) == set(ours.keys[:MOST_KEYS]), case
            assert part.lines == len(ours.lines), case
        solved += 1
    batch.close()
    return solved


def test_a_sample_of_recorded_problems_is_solved_alike_by_batch(tmp_path: Path) -> None:
    problems = recorded(0.03)[::8]
    if not problems:
        pytest.skip("NO ORACLE: shared/oracle is missing, no recorded problem went through a batch")
    assert check_batch(problems, tmp_path, 5) > len(problems) / 2


@pytest.mark.slow
def test_all_recorded_problems_are_solved_alike_by_batch(tmp_path: Path) -> None:
    problems = recorded(10**9)
    if not problems:
        pytest.skip("NO ORACLE: shared/oracle is missing, no recorded problem went through a batch")
    assert len(problems) >= 729
    assert check_batch(problems, tmp_path, 10) > 500
