"""What files say about solutions, read defensively and compared with what was found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import matewright
from matewright import engine
from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.formats.solution_lines import help_lines
from matewright.formats.solution_text import tree_lines
from matewright.model.conditions import conditions_of
from matewright.model.notation import LETTERS, Notation
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.model.verdict import Verdict, judge
from matewright.services.answer.file_comparison import Agreement
from matewright.services.batch.case import Case
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.sentences import difference, remark
from matewright.services.batch.work import Task, answer
from matewright.services.file import files
from matewright.services.solving import solve
from tests import unsolved
from tests.doors.features import FEATURES

GOLDEN = Path(__file__).parents[2] / "formats" / "golden" / "popeye"
PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
TWO_KEYS = "7k/8/6K1/8/8/8/8/R4R2 w - - 0 1"
TWO_LINES = "1r6/pk6/8/3N4/4B3/8/8/7K b - - 0 1"
PROMOTION = "8/1P1k4/8/8/8/8/8/K7 w - - 0 1"


def outcome(problem: Problem, stipulation: str | None = None) -> Outcome:
    return answer(Task(Case.of(problem, stipulation)))


def problem(fen: str, stipulation: str, text: str = "", **fields: object) -> Problem:
    made = Problem(Position.from_fen(fen), stipulation_of(stipulation), solution_text=text)
    return replace(made, **fields)  # type: ignore[arg-type] # of whatever kind the field is


LANGUAGES = ["english", "problem", "german", "french", "russian", "figurine"]


def _written(found: Solution, notation: Notation) -> Iterator[str]:
    """The play alone, as the program prints it."""
    root = found.tree
    return (tree_lines if found.stipulation.play.is_battle else help_lines)(root, notation)


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("long", [False, True])
def test_solutions_in_every_language_and_notation_are_understood(name: str, long: bool) -> None:
    """What was found, written as magazines write it, is what the file says."""
    for feature in FEATURES:
        made = feature.problem
        try:
            found = solve.start(made, Options()).result()
        except MatewrightError:
            continue
        asked = made.stipulation.checked()
        options = made.options.names
        if found.twins or options or made.zero_position or found.restrictions or asked.forced:
            continue
        if asked.is_proof_game or asked.exact or not found.keys + tuple(found.lines):
            continue
        notation = Notation(LETTERS[name], long=long, effects=True)
        text = "\n".join(_written(found, notation))
        (said,) = answer(Task(Case.of(replace(made, solution_text=text)))).comparisons
        assert said.agreement is not Agreement.DIFFERS, (feature.name, said, text)
        if made.position.is_orthodox and found.length == asked.moves:
            assert said.agreement is Agreement.AGREES, (feature.name, said, text)


@pytest.mark.parametrize(
    ("fen", "asked", "conditions", "text"),
    [
        # Popeye's output, in its letters and with its effects.
        ("8/8/1B6/5N2/2Q4K/kq6/8/8 b", "h#1", ["Take&Make"], "1.Qb3-e3 Bb6*e3-c1 #"),
        ("1K6/6P1/6Q1/8/G4g2/8/8/7k w", "#2", [], "1.g7-g8=Q ! threat:\n 1.g7-g8=R ! threat:"),
        ("1K6/6P1/6Q1/8/G4g2/8/8/7k w", "#2", [], "1.g7-g8=D ! Drohung:\n 1.g7-g8=T ! Drohung:"),
        ("8/1=r6/7K/8/8/7k/8/2Q5 b", "h#1", [], "1.nRb7-g7 Qc1-h1 #"),
        ("5k2/8/8/8/8/8/2R5/2KQ4 w", "#2", ["Circe"], "1.Dd7! (2.Tc8#)\n1.Tc7! Zugzwang"),
        ("4q3/8/Q2R4/8/Q7/8/8/K4k2 b", "h#1", ["AndernachChess"], "1.x1"),
    ],
)
def test_what_popeye_and_magazines_print_of_fairy_problems_is_compared(
    fen: str, asked: str, conditions: list[str], text: str
) -> None:
    made = replace(problem(fen, asked, text), conditions=conditions_of(conditions))
    (said,) = outcome(made).comparisons
    expected = Agreement.UNCLEAR if text == "1.x1" else Agreement.AGREES
    assert said.agreement is expected, said


@pytest.mark.parametrize(
    ("text", "agreement"),
    [
        ("1.Rh1-h6 !", Agreement.AGREES),
        ("1.Rh6!", Agreement.AGREES),
        ("1.Th6!", Agreement.AGREES),
        ("1.♖h6!", Agreement.AGREES),
        # A rook in English, the king in French: he stands on f8.
        ("1.Rh5!", Agreement.DIFFERS),
        ("1.Lf7!", Agreement.DIFFERS),
        ("1.Rg1-h6!", Agreement.DIFFERS),
        ("1.Rh6! 1.Ke7!", Agreement.DIFFERS),
        ("see the article", Agreement.UNCLEAR),
        ("", Agreement.NOTHING_STORED),
    ],
)
def test_keys_are_compared_in_every_language(text: str, agreement: Agreement) -> None:
    found = outcome(problem(PRINZ, "#2", text))
    assert [one.agreement for one in found.comparisons] == [agreement]
    assert found.verdict is (Verdict.DIFFERS if agreement is Agreement.DIFFERS else Verdict.SOUND)


@pytest.mark.parametrize(
    ("made", "verdict", "words"),
    [
        (
            problem(TWO_KEYS, "#1", "1.Ra8!"),
            Verdict.COOKED,
            "2 keys · stored key 1.Ra8, found 1.Ra8# and 1.Rf8#",
        ),
        (problem(TWO_KEYS, "#1"), Verdict.COOKED, "2 keys · found 1.Ra8# and 1.Rf8#"),
        (
            problem(TWO_KEYS, "#1", "1.Ra8! 1.Rf8!"),
            Verdict.COOKED,
            "2 keys · found 1.Ra8# and 1.Rf8#, as in the file",
        ),
        (
            problem(PRINZ, "#2", "1.Rh5!"),
            Verdict.DIFFERS,
            "1 key · stored key 1.Rh5, found 1.Rh6",
        ),
        (
            problem(PRINZ, "#1", "1.Rh6!"),
            Verdict.NO_SOLUTION,
            "no mate in 1 · stored key 1.Rh6, found none",
        ),
        (problem(PRINZ, "#3", "1.Rh6!"), Verdict.SHORT, "mate in 2 instead of 3 · "),
        (problem(PRINZ, "#2", extra={"bm": "Rh6"}), Verdict.SOUND, "1 key · as in the file"),
        (
            problem(PRINZ, "#2", extra={"bm": "Rh5"}),
            Verdict.DIFFERS,
            "1 key · stored key 1.Rh5, found 1.Rh6",
        ),
        (problem(TWO_LINES, "h#1"), Verdict.SOLVED, "2 solutions"),
        # Nobody says how many are intended: as many as the file has.
        (
            problem(TWO_LINES, "h#1", "1.Ka8 Nb6#\n1.Ka8 Nc7#"),
            Verdict.SOUND,
            "2 solutions · as in the file",
        ),
        (
            problem(TWO_LINES, "h#1", "1.Ka8 Nb6#"),
            Verdict.DIFFERS,
            "2 solutions · stored solution Ka8 Nb6, found 1.Ka8 Nb6# and 1.Ka8 Nc7#",
        ),
        (
            problem(TWO_LINES, "h#1", intended="1"),
            Verdict.COOKED,
            "2 solutions · 1 intended",
        ),
        (
            problem(TWO_LINES, "h#1", intended="3"),
            Verdict.DIFFERS,
            "2 solutions · 3 intended",
        ),
    ],
)
def test_verdicts(made: Problem, verdict: Verdict, words: str) -> None:
    found = outcome(made)
    assert found.verdict is verdict
    assert remark(found).startswith(words)


def test_what_the_outcome_says_survives_the_journal() -> None:
    found = outcome(problem(TWO_KEYS, "#1", "1.Ra8!"))
    again = Outcome.from_dict(found.to_dict())
    assert again == found
    assert remark(again) == remark(found)


def test_a_restricted_answer_is_never_sound() -> None:
    made = problem(TWO_KEYS, "#1", "1.Ra8!", options=PlayOptions(max_solutions=1))
    found = outcome(made)
    assert found.verdict is Verdict.PARTIAL
    assert found.comparisons[0].agreement is Agreement.OPEN


def test_an_unfinished_answer_is_never_sound_and_says_what_is_stored() -> None:
    made = problem("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "#9", "1.e4!")
    found = answer(Task(Case.of(made), time_limit=0.05))
    assert found.verdict is Verdict.PARTIAL
    assert difference(found) == "not all keys are known; stored 1.e4"
    assert not found.is_as_good_with(1.0)
    assert not found.is_as_good_with(None)
    assert found.is_as_good_with(0.05)


def test_each_part_is_compared_with_its_own_solution() -> None:
    made = problem(PRINZ, "#2", "a) 1.Rh6!\nb) 1.Rh5!", twins=(Twin.parse("Stipulation #3"),))
    found = outcome(made)
    assert [one.agreement for one in found.comparisons] == [Agreement.AGREES, Agreement.DIFFERS]
    assert "b) stored key 1.Rh5" in difference(found)
    unclear = outcome(replace(made, solution_text="1.Rh6!"))
    assert {one.agreement for one in unclear.comparisons} == {Agreement.UNCLEAR}


def test_a_stored_answer_is_compared() -> None:
    made = problem(PRINZ, "#2")
    solved = made.solved(matewright.solve(PRINZ, "#2"))
    assert outcome(solved).comparisons[0].source == "answer"
    assert outcome(solved).verdict is Verdict.SOUND
    assert solved.solution is not None
    wrong = made.solved(replace(solved.solution, keys=("h1h5",)))
    assert outcome(wrong).verdict is Verdict.DIFFERS
    partial = made.solved(replace(solved.solution, keys=(), keys_complete=False))
    assert outcome(partial).comparisons[0].agreement is Agreement.NOTHING_STORED


@pytest.mark.parametrize("language", ["english", "french", "german"])
def test_what_popeye_printed_is_compared_part_by_part(language: str) -> None:
    opened = files.load(GOLDEN / f"{language}.out")
    agreements = {
        comparison.agreement
        for made in opened.collection
        if not (made.options.post_key or made.conditions)
        for comparison in outcome(made).comparisons
    }
    assert agreements == {Agreement.AGREES}


def test_a_program_of_the_past_claims_nothing_that_is_compared() -> None:
    made = problem(PRINZ, "#2")
    claimed = matewright.solve(PRINZ, "#2", strategy="mater")
    assert outcome(made.solved(claimed)).comparisons[0].agreement is Agreement.NOTHING_STORED


def test_another_stipulation_is_not_compared_with_the_file() -> None:
    made = problem(PRINZ, "#3", "1.Rh5!", intended="2")
    assert outcome(made, "#2").verdict is Verdict.SOUND
    assert outcome(made, "#2").comparisons[0].agreement is Agreement.NOTHING_STORED
    # The same, written in another way, is the problem's own.
    assert outcome(problem(PRINZ, "#2", "1.Rh5!"), " #2 ").verdict is Verdict.DIFFERS


@pytest.mark.parametrize(
    ("made", "verdict", "reason"),
    [
        (problem(PRINZ, "#two"), Verdict.FAILED, "not understood"),
        (problem(PRINZ, unsolved.STIPULATION), Verdict.UNSUPPORTED, "not supported yet"),
        (problem("8/8/8/8/8/8/8/K6R w", "#2"), Verdict.FAILED, "king"),
        (problem(PRINZ, ""), Verdict.FAILED, "empty"),
    ],
)
def test_what_cannot_be_solved_says_why(made: Problem, verdict: Verdict, reason: str) -> None:
    found = outcome(made)
    assert found.verdict is verdict
    assert reason in found.judgement.remark
    assert not found.is_crash
    assert Outcome.from_dict(found.to_dict()).judgement == found.judgement


def test_the_digest_knows_the_question() -> None:
    made = problem(PRINZ, "#2", "1.Rh6!")
    digest = Case.of(made).digest
    assert Case.of(replace(made, authors=("Prinz",))).digest == digest
    assert Case.from_dict(Case.of(made).to_dict()) == Case.of(made)
    for other in (
        replace(made, stipulation=stipulation_of("#3")),
        replace(made, solution_text="1.Rh5!"),
        made.with_options(PlayOptions(quodlibet=True)),
        replace(made, conditions=conditions_of(["Circe"])),
        replace(made, position=Position.from_fen(TWO_KEYS)),
    ):
        assert Case.of(other).digest != digest


def test_outcomes_of_journals_without_conditions_are_not_taken_over() -> None:
    """Version 1 left the conditions out of the question, and of its digest."""
    circe = replace(problem(PRINZ, "#2"), conditions=conditions_of(["Circe"]))
    old = {
        "fen": circe.position.fen,
        "stipulation": "#2",
        "options": [],
        "twins": [],
        "zero_position": False,
        "intended": "",
        "text": "",
        "best_moves": "",
        "answer": [],
        "hindrance": "",
    }
    asked = json.dumps([1, engine.__version__, old])
    before = hashlib.blake2b(asked.encode(), digest_size=16).hexdigest()
    assert before not in (Case.of(circe).digest, Case.of(replace(circe, conditions=())).digest)


def test_conditions_of_the_diagram_and_of_twins_are_obeyed() -> None:
    """In Circe 1.Rd1-d7 is no longer the only key; the answer knows under which rules it holds."""
    two = problem("5k2/8/8/8/8/8/2R5/2KQ4 w - - 0 1", "#2")
    circe = replace(two, conditions=conditions_of(["Circe"]))
    plain, found = (answer(Task(Case.of(one), with_answer=True)) for one in (two, circe))
    assert [part.keys for part in plain.parts] == [("d1d7",)]
    assert [set(part.keys) for part in found.parts] == [{"d1d7", "c2c7"}]
    stored, wrong = found.read_answer(), plain.read_answer()
    assert stored is not None
    assert wrong is not None
    assert circe.solved(stored).solution_is_current
    assert not circe.solved(wrong).solution_is_current
    assert judge(circe.solved(wrong)).verdict is not judge(circe.solved(stored)).verdict
    # A stored answer to another question is nothing to compare with.
    assert Case.of(circe.solved(wrong)).answer == ()
    twin = replace(two, twins=(Twin.parse("Condition Circe"),))
    (_, second) = answer(Task(Case.of(twin))).parts
    assert set(second.keys) == {"d1d7", "c2c7"}
    assert [one.text for one in second.question.conditions] == ["Circe"]
