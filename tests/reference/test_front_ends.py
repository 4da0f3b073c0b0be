"""Answers to help and fairy problems in every front end: text, verdict, JSON, file, tree."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import matewright
from matewright.engine import Options
from matewright.errors import FormatError
from matewright.formats import catalogue, olv_writing, registry, stored_answer
from matewright.model.collection import Collection
from matewright.model.notation import PROBLEM, Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mark, Mode, Role, Solution, Status
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.model.verdict import Verdict, judge_solution
from matewright.services.solving.reference import start
from tests.asking import posed, reworded
from tests.stipulations import answer_text

SCHEMA = json.loads(
    (Path(__file__).parents[2] / "docs" / "solution.schema.json").read_text("utf-8")
)
SHORT = "8/8/8/7G/3K3p/8/2k1g3/1Q6 b"
SINGLE = "4H3/8/4R3/3k4/K7/8/7n/8 b"
DIRECT = "8/6k1/4Q3/8/2R5/G7/3p3n/K7 w"


def solve(fen: str, stipulation: str, **options: Any) -> Solution:
    return matewright.solve(fen, stipulation, strategy="reference", **options)


def test_helpmates_are_written_one_a_line() -> None:
    text = answer_text(solve(SHORT, "h#2")).splitlines()
    assert text[0] == "Solved h#2: short, helpmate in 1 instead of 2, 8 solutions."
    assert text[3] == "1.Kd2 Qd1#"
    assert "1.Kd2 Qa1 2.h3 Qc3#" in text
    assert len(text) == 11


def test_problem_letters_of_fairy_pieces() -> None:
    answer = solve(SINGLE, "h#2")
    assert answer_text(answer, Notation(PROBLEM)).splitlines()[-1] == "1.Sf3 Kb4 2.Sd4 Nc7#"
    assert answer_text(answer, Notation(long=True)).splitlines()[-1] == (
        "1.Sh2-f3 Ka4-b4 2.Sf3-d4 Ne8-c7#"
    )
    assert judge_solution(answer).verdict is Verdict.SOUND


def test_half_moves_begin_with_the_second_move_of_a_number() -> None:
    answer = solve("k7/8/1K6/8/8/8/p7/7R w", "h#0.5")
    assert answer_text(answer).splitlines()[-1] == "1...Rh8#"
    answer = solve("7k/8/8/6K1/8/8/8/1Q6 w", "h#1.5")
    assert "1...Kg6 2.Kg8 Qb8#" in answer_text(answer).splitlines()


def test_set_play_of_helpmates_stands_above() -> None:
    text = answer_text(solve("k7/8/1K6/8/8/8/p7/7R b", "h#1", set_play=True))
    assert text.splitlines()[2:6] == ["Set play", "  1...Rh8#", "", "Solutions"]


@pytest.mark.parametrize(
    ("fen", "stipulation", "options", "verdict", "remark"),
    [
        (SHORT, "h#2", {}, Verdict.SHORT, "helpmate in 1 instead of 2 · 8 solutions"),
        (SINGLE, "h#2", {}, Verdict.SOUND, "1 solution"),
        (SINGLE, "h#2", {"mode": "shortest"}, Verdict.SOLVED, "at least 1 solution"),
        ("1N2k3/8/1H6/1H6/8/8/8/K7 b", "h#2", {}, Verdict.SOLVED, "2 solutions"),
        ("8/8/8/8/8/8/8/k1K5 b", "h#1", {}, Verdict.NO_SOLUTION, "no helpmate in 1"),
        ("8/8/8/8/8/8/8/k1K5 w", "h#1.5", {}, Verdict.NO_SOLUTION, "no helpmate in 1.5"),
        (DIRECT, "#2", {}, Verdict.SOUND, "1 key"),
    ],
)
def test_verdicts(
    fen: str, stipulation: str, options: dict[str, Any], verdict: Verdict, remark: str
) -> None:
    judgement = judge_solution(solve(fen, stipulation, **options))
    assert (judgement.verdict, judgement.remark) == (verdict, remark)


ANSWERS = [(SHORT, "h#2", True), (SINGLE, "h#2", False), (DIRECT, "#2", True)]


@pytest.mark.parametrize(("fen", "stipulation", "set_play"), ANSWERS)
def test_answers_come_back_from_json_and_files(fen: str, stipulation: str, set_play: bool) -> None:
    answer = solve(fen, stipulation, set_play=set_play)
    jsonschema.validate(answer.to_dict(), SCHEMA)
    assert Solution.from_dict(answer.to_dict()) == answer
    again, _ = stored_answer.read(stored_answer.write(answer, ""), "")
    assert again == answer
    assert again.to_dict() == answer.to_dict()
    position = matewright.Position.from_fen(fen)
    problem = Problem(position, stipulation_of(stipulation)).solved(answer)
    (read,) = registry.parse(
        catalogue.OLV, "".join(olv_writing.write(Collection((problem,)))), "x.olv"
    ).collection
    assert read.solution == answer
    assert read.solution_is_current


def test_stored_lines_must_be_those_of_the_tree() -> None:
    answer = solve(SINGLE, "h#2")
    for wrong in (
        replace(answer, lines=()),
        replace(answer, lines=(("h2f3", "a4b4"),)),
        replace(answer, lines=tuple(answer.lines) * 2),
        reworded(answer, stipulation=Stipulation.parse("#2")),
        replace(answer, length=None),
    ):
        with pytest.raises(FormatError, match="contradicts itself"):
            stored_answer.read(stored_answer.write(wrong, ""), "")


def test_a_stopped_helpmate_tells_what_it_has() -> None:
    job = start(*posed(Position.from_fen(SHORT), Stipulation.parse("h#4"), Options()))
    while len(job.poll().iterations) < 2:
        job.result(0.01)
    job.cancel()
    answer = job.result()
    assert answer.status is Status.PARTIAL
    assert Mark.INCOMPLETE in answer.tree.marks
    assert {child.role for child in answer.tree.children} == {Role.HELP}
    assert "at least" in answer_text(answer)
    assert judge_solution(answer).verdict is Verdict.PARTIAL
    assert answer.mode is Mode.FULL
