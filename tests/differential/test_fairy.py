"""Whole answers to the shared fairy problems are Popeye's, or differ as the documentation says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from matewright.errors import FormatError
from matewright.formats import catalogue, popeye_text, registry
from matewright.formats.format import Output
from matewright.model.collection import Collection
from tests.differential.fairy import ORACLE, Outcome, Status, difference, outcome_of, report
from tests.differential.printed import read

RECORDS: Final = read(ORACLE)

FAST: Final = 0.03
"""The most seconds that Popeye needed for a problem of the default run."""

SAMPLE: Final = 8
"""Of the fast ones each eighth is in the default run."""

SECONDS: Final = 60


def check(records: list[dict[str, Any]]) -> None:
    found: list[Outcome] = [outcome_of(record, seconds=SECONDS) for record in records]
    wrong = [outcome for outcome in found if outcome.status is Status.WRONG]
    shown = [f"{outcome.record['id']}\n{difference(outcome)}" for outcome in wrong]
    assert not wrong, "\n\n".join([report(found), *shown[:5]])


def test_the_oracle_is_there() -> None:
    if not RECORDS:
        pytest.skip("NO ORACLE: shared/oracle is missing, nothing was compared with Popeye")
    assert len(RECORDS) >= 729


def test_a_sample_of_the_fairy_problems() -> None:
    check([record for record in RECORDS if record["seconds"] <= FAST][::SAMPLE])


def come_back(records: list[dict[str, Any]]) -> int:
    """How many problems were read again, in each language, as they were."""
    count = 0
    for record in records:
        for part in popeye_text.split(record["input"]):
            try:
                told = popeye_text.read(part)
            except FormatError:
                continue
            # Castling rights are written in the shortest way.
            if told is None or told.problem.position.castling_denied:
                continue
            problem = replace(told.problem, origin=None)
            for known in catalogue.POPEYE:
                written = known.writer.write(Collection((problem,)), Output())
                assert isinstance(written, str)
                (again,) = registry.parse(known, written).collection
                assert replace(again, extra={}) == replace(problem, extra={}), record["id"]
                assert again.extra.get("options") == problem.extra.get("options")
            count += 1
    return count


def test_inputs_come_back_from_every_language() -> None:
    if RECORDS:
        assert come_back(RECORDS[::SAMPLE]) >= 90


@pytest.mark.slow
def test_all_inputs_come_back_from_every_language() -> None:
    if RECORDS:
        assert come_back(RECORDS) >= 800


@pytest.mark.slow
def test_all_fairy_problems() -> None:
    check(RECORDS)
