"""Popeye's recorded answers as the solutions of files: what is right is never called different."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from matewright.errors import MatewrightError
from matewright.formats import popeye_text
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.answer.file_comparison import Agreement, Comparison
from matewright.services.batch.case import Case
from matewright.services.batch.work import Task, answer
from tests.differential.fairy import DIFFERENCES, ORACLE
from tests.differential.printed import read

SECONDS: Final = 5

PRINTED: Final = ("fairy_dev.jsonl", "popeye_printed_dev.jsonl")
"""Records of an input and all that was printed."""
PLAIN: Final = "popeye_dev.jsonl"
"""Records of a position and what is asked, and the solutions alone."""


def problem_of(record: dict[str, Any]) -> Problem | None:
    """The problem of a record; None where there are several in one input, or none can be read."""
    if "input" in record:
        texts = list(popeye_text.split(record["input"]))
        try:
            told = popeye_text.read(texts[0]) if len(texts) == 1 else None
        except MatewrightError:
            return None
        if told is None:
            return None
        return replace(told.problem, origin=None, solution_text=record["output"])
    asked = stipulation_of(record["stipulation"])
    options = PlayOptions.parse(record["options"])[0]
    text = record.get("full_output") or "\n".join(record.get("solutions", record.get("keys", [])))
    position = Position.from_fen(record["fen"], natural_turn(asked, options))
    return Problem(position, asked, options, solution_text=text)


def comparisons(record: dict[str, Any], text: str | None = None) -> tuple[Comparison, ...]:
    """What is said of a record, or of another text in place of its own; empty if not solved."""
    problem = problem_of(record)
    if problem is None:
        return ()
    case = Case.of(problem if text is None else replace(problem, solution_text=text))
    return () if case.unsolvable else answer(Task(case, time_limit=SECONDS)).comparisons


def check(records: list[dict[str, Any]]) -> Counter[Agreement]:
    """Compare answers with the recorded text; how often each agreement came out."""
    explained = DIFFERENCES.read_text("utf-8")
    found: Counter[Agreement] = Counter()
    for record in records:
        compared = comparisons(record)
        for comparison in compared:
            if comparison.agreement is Agreement.DIFFERS:
                assert f"`{record['id']}`" in explained, (record["id"], comparison)
            if comparison.agreement is Agreement.UNCLEAR:
                assert comparison.unread, record["id"]
        found.update(comparison.agreement for comparison in compared)
    return found


def recorded(*names: str) -> list[dict[str, Any]]:
    records = [record for name in names for record in read(ORACLE.with_name(name))]
    if not records:
        pytest.skip("NO ORACLE: shared/oracle is missing, no stored solution was compared")
    return records


def test_a_sample_of_recorded_answers() -> None:
    records = recorded(*PRINTED)
    found = check([one for one in records if one["seconds"] <= 0.05][::6])
    assert found[Agreement.AGREES] > 20 * found[Agreement.UNCLEAR]


def test_a_sample_of_recorded_solutions() -> None:
    found = check([one for one in recorded(PLAIN) if one["user_s"] <= 0.05][::6])
    assert found[Agreement.AGREES] > 20 * found[Agreement.UNCLEAR]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "least"), [(PRINTED[0], 600), (PRINTED[1], 150), (PLAIN, 180)])
def test_all_recorded_answers(name: str, least: int) -> None:
    found = check(recorded(name))
    assert found[Agreement.AGREES] >= least, found
    assert found[Agreement.UNCLEAR] <= 10, found


REBIRTH: Final = re.compile(r"(?:->|\+[wbnsWBNS][A-Z]{1,2})(?P<square>[a-h][1-8])\]")


def with_other_rebirths(records: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], str]]:
    """Answers in which one piece of a key or line is reborn on another square."""
    for record in records:
        place = 0
        for line in record["output"].splitlines(keepends=True):
            found = REBIRTH.search(line) if re.match(r" *1\.[^.]", line) else None
            if found is not None and "?" not in line:
                square = found["square"]
                other = ("b" if square[0] == "a" else "a") + ("4" if square[1] == "5" else "5")
                start = place + found.start("square")
                output = record["output"]
                yield record, output[:start] + other + output[start + 2 :]
                break
            place += len(line)


def test_another_square_of_rebirth_is_another_move() -> None:
    records = [one for one in recorded(PRINTED[0]) if one["seconds"] <= 0.05]
    seen = 0
    for record, text in with_other_rebirths(records[::2]):
        compared = comparisons(record, text)
        agreements = [one.agreement for one in compared]
        assert agreements != [Agreement.AGREES] * len(compared) or not compared, record["id"]
        seen += Agreement.DIFFERS in agreements
    assert seen >= 10
