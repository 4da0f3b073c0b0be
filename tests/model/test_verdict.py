from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import matewright
from matewright.engine import Options
from matewright.formats.solution_text import sentence
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.problem import Problem
from matewright.model.remarks import Remark
from matewright.model.solution import Status
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.model.twin import Twin
from matewright.model.verdict import (
    Judgement,
    Verdict,
    judge,
    judge_all,
    judge_solution,
    open_lengths,
    short_label,
)
from matewright.services.solving import solve
from tests.asking import reworded

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
MATER_8 = "3nn3/2p2p1k/1p1pp1p1/p2B3p/r2B2N1/7N/8/7K w"


def text_of(judgement: Judgement) -> str:
    return " · ".join(filter(None, (judgement.verdict.value, judgement.remark)))


@pytest.mark.parametrize(
    ("fen", "stipulation", "options", "text"),
    [
        (PRINZ, "#2", {}, "Sound · 1 key"),
        (PRINZ, "#1", {}, "No solution · no mate in 1"),
        ("7k/8/6K1/8/8/8/8/R4R2 w", "#1", {}, "Cooked · 2 keys"),
        ("b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#4", {}, "Short · mate in 3 instead of 4 · "),
        (PRINZ, "#2", {"mode": "shortest"}, "Solved · other keys not looked for"),
        (PRINZ, "#2", {"checks_only": True}, "Partial · none found with checks only"),
        (INITIAL_FEN, "#9", {"time_limit": 0.0}, "Partial · stopped"),
    ],
)
def test_words(fen: str, stipulation: str, options: dict[str, Any], text: str) -> None:
    solution = matewright.solve(fen, stipulation, **options)
    assert text_of(judge_solution(solution)).startswith(text)


TWO_LINES = "1r6/pk6/8/3N4/4B3/8/8/7K b"
"""Two lines: `1.Ka8 Nb6#` and `1.Ka8 Nc7#`."""


@pytest.mark.parametrize(
    ("fen", "stipulation", "text"),
    [
        ("8/8/8/8/1p6/k7/p1Q5/K7 w", "s#2", "Sound · 1 key"),
        ("8/8/8/8/1p6/k7/p1Q5/K7 w", "s#1", "No solution · no selfmate in 1"),
        ("7k/8/8/8/8/8/1p6/K7 w", "x2", "Short · capture in 1 instead of 2 · 3 keys"),
        ("k7/2P5/K7/p7/8/8/8/8 w", "r#2", "No solution · no reflexmate in 2"),
        (TWO_LINES, "h#1", "Solved · 2 solutions"),
        ("8/8/7N/5K2/4B3/2Qbk3/4p3/8 w", "h#0.5", "Sound · 1 solution"),
        ("8/8/7N/5K2/4B3/2Qbk3/4p3/8 w", "h=0.5", "No solution · no help-stalemate in 0.5"),
        ("8/6pp/6pk/8/7K/8/6P1/8 w", "ser-#2", "Sound · 1 solution"),
        (
            "8/6pp/6pk/8/7K/8/6P1/8 w",
            "ser-#3",
            "Short · series mate in 2 instead of 3 · 2 solutions",
        ),
        ("8/6pp/6pk/8/7K/8/6P1/8 w", "ser-#1", "No solution · no series mate in 1"),
    ],
)
def test_words_fit_play_and_goal(fen: str, stipulation: str, text: str) -> None:
    assert text_of(judge_solution(matewright.solve(fen, stipulation))) == text


@pytest.mark.parametrize(
    ("intended", "text"),
    [
        ("", "Solved · 2 solutions"),
        ("2", "Sound · 2 solutions"),
        ("1.2", "Sound · 2 solutions"),
        ("1", "Cooked · 2 solutions · 1 intended"),
        ("2.2", "Solved · 2 solutions · 4 intended"),
        ("many", "Solved · 2 solutions"),
        ("0", "Solved · 2 solutions"),
        ("٢", "Solved · 2 solutions"),
        ("1." * 1000, "Solved · 2 solutions"),
    ],
)
def test_solutions_are_counted_against_those_intended(intended: str, text: str) -> None:
    problem = Problem(Position.from_fen(TWO_LINES), stipulation_of("h#1"), intended=intended)
    solved = problem.solved(matewright.solve(TWO_LINES, "h#1"))
    assert text_of(judge(solved)) == text


def test_a_stopped_search_tells_half_moves() -> None:
    stopped = reworded(
        matewright.solve("8/8/7N/5K2/4B3/2Qbk3/4p3/8 w", "h#0.5"),
        stipulation=Stipulation.parse("h#4.5"),
        status=Status.PARTIAL,
        length=4,
        refuted_below=2,
    )
    assert text_of(judge_solution(stopped)) == (
        "Partial · helpmate in at most 4.5 · 2.5 to 3.5 not ruled out"
    )
    proved = replace(stopped, refuted_below=4)
    assert text_of(judge_solution(proved)) == (
        "Partial · stopped · helpmate in 4.5 · at least 1 solution"
    )
    nothing = replace(stopped, length=None, lines=(), refuted_below=3)
    assert text_of(judge_solution(nothing)) == "Partial · stopped · no helpmate in 2.5"
    assert sentence(nothing) == (
        "Partial: the search for h#4.5 was stopped; no helpmate in 2.5 or fewer."
    )


def test_a_stopped_search_is_partial_whatever_it_found() -> None:
    job = matewright.start("8/8/1p5B/4p3/1p2k1P1/1P3n2/P4PB1/K2R4 w", "#9", strategy="gms")
    while not job.poll().keys:
        pass
    job.cancel()
    solution = job.result()
    assert solution.length == 3
    assert text_of(judge_solution(solution)).startswith("Partial · stopped · mate in 3 · at least ")


@pytest.mark.parametrize(
    ("length", "refuted_below", "text"),
    [
        (12, 6, "Partial · mate in at most 12 · 6 to 11 not ruled out"),
        (12, 11, "Partial · mate in at most 12 · 11 not ruled out"),
        (12, 12, "Partial · stopped · mate in 12 · at least 1 key"),
    ],
)
def test_a_mate_is_the_shortest_only_once_shorter_ones_are_refuted(
    length: int, refuted_below: int, text: str
) -> None:
    stopped = reworded(
        matewright.solve(PRINZ, "#2"),
        stipulation=Stipulation.parse("#15"),
        status=Status.PARTIAL,
        length=length,
        refuted_below=refuted_below,
        keys_complete=False,
    )
    assert text_of(judge_solution(stopped)) == text


def test_a_finished_answer_leaves_no_shorter_length_open() -> None:
    by_checks = matewright.solve(MATER_8, "#12", checks_only=True)
    assert (by_checks.length, by_checks.refuted_below) == (12, 2)
    assert open_lengths(by_checks) == ""


def test_before_and_after_an_answer() -> None:
    problem = Problem(Position.from_fen(PRINZ), stipulation_of("#2"))
    assert judge(problem).verdict is Verdict.UNSOLVED
    solved = problem.solved(matewright.solve(PRINZ, "#2"))
    assert judge(solved).verdict is Verdict.SOUND
    harder = Problem(solved.position, stipulation_of("#3"), solution=solved.solution)
    assert text_of(judge(harder)) == "Stale · stipulation changed"


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({"twins": ("Move h1 a1",)}, "Stale · twins changed"),
        ({"twins": ("Move a1 h1",)}, "Stale · twins changed"),
        ({"twins": ()}, "Stale · twins changed"),
        ({"zero_position": True}, "Stale · twins changed"),
        ({"options": PlayOptions(max_solutions=1)}, "Stale · options changed"),
        ({"stipulation": Stipulation(3)}, "Stale · stipulation changed"),
        ({"options": PlayOptions(duplex=True)}, "Stale · options changed"),
        ({}, "Sound · 1 key in each of 2 parts"),
    ],
)
def test_what_changed_is_told(changed: dict[str, Any], text: str) -> None:
    problem = twinned("Move h1 g1 Move g1 h1")
    if "twins" in changed:
        changed = {"twins": tuple(map(Twin.parse, changed["twins"]))}
    assert text_of(judge(replace(problem, **changed))) == text


def test_who_is_to_move_belongs_to_the_options_and_the_stipulation() -> None:
    problem = twinned("Move h1 g1 Move g1 h1")
    after_key = problem.with_options(PlayOptions(post_key=True))
    assert after_key.position.turn is not problem.position.turn
    assert text_of(judge(after_key)) == "Stale · options changed"
    assert (
        text_of(judge(problem.with_stipulation(stipulation_of("h#2"))))
        == "Stale · stipulation changed"
    )


@pytest.mark.parametrize("exchanged", [False, True])
def test_another_stipulation_lets_the_same_side_play_the_first_part(exchanged: bool) -> None:
    position = Position.from_fen(PRINZ)
    if exchanged:
        position = position.with_turn(position.turn.other)
    problem = Problem(position, stipulation_of("#2"))
    for text in ("h#2", "h#2.5", "ser-h#2", "s#2", ""):
        problem = problem.with_stipulation(stipulation_of(text))
        assert problem.is_exchanged is exchanged
    assert problem.position == position


def twinned(*twins: str) -> Problem:
    """Prinz's problem with twins, solved."""
    problem = Problem(
        Position.from_fen(PRINZ), stipulation_of("#2"), twins=tuple(map(Twin.parse, twins))
    )
    first, *others = (
        replace(matewright.solve(part.position, part.stipulation), label=part.label)
        for part in parts(problem, problem.options)
    )
    return problem.solved(replace(first, twins=tuple(others)))


@pytest.mark.parametrize(
    ("twins", "text"),
    [
        (("Stipulation h#1.5",), "Solved · b) 39 solutions"),
        (("Stipulation #1",), "No solution · b) no mate in 1"),
        (("Stipulation #3",), "Short · b) mate in 2 instead of 3 · 1 key"),
        (("Stipulation #3", "Stipulation #1"), "No solution · c) no mate in 1"),
        (("Add white Qh2",), "Cooked · b) "),
    ],
)
def test_the_worst_part_is_told_with_its_letter(twins: tuple[str, ...], text: str) -> None:
    assert text_of(judge(twinned(*twins))).startswith(text)


def test_parts_that_are_sound_in_different_ways() -> None:
    problem = twinned("Stipulation h#1.5")
    assert problem.solution is not None
    (twin,) = problem.solution.twins
    one = replace(problem.solution, twins=(replace(twin, lines=twin.lines[:1]),))
    assert text_of(judge_all(one)) == "Sound · 2 parts"
    stored = replace(problem, solution=one, solution_is_stored=True, intended="1")
    assert text_of(judge(stored)) == "Sound · 2 parts · from the file, not checked here"


@pytest.mark.parametrize(
    ("label", "short"),
    [
        ("", ""),
        ("a)", "a)"),
        ("b) wKa1→a2, h#3", "b)"),
        ("c) further h#3 duplex", "c) duplex"),
        ("duplex", "duplex"),
    ],
)
def test_short_labels(label: str, short: str) -> None:
    assert short_label(label) == short


def test_restrictions_are_told() -> None:
    solution = replace(
        matewright.solve(TWO_LINES, "h#1"),
        restrictions=(Remark("first-moves", {"first": 1, "last": 9}),),
    )
    assert text_of(judge_solution(solution)) == (
        "Solved · at least 2 solutions · first moves 1 to 9 only"
    )
    assert text_of(judge_solution(solution, 1)).startswith("Cooked · at least 2 solutions")
    ended = replace(
        solution, status=Status.PARTIAL, restrictions=(Remark("max-solutions", {"count": 2}),)
    )
    assert text_of(judge_solution(ended)) == (
        "Partial · stopped · helpmate in 1 · at least 2 solutions · only 2 wanted"
    )


def test_play_after_the_key_is_neither_sound_nor_cooked() -> None:
    solution = reworded(matewright.solve(PRINZ, "#2"), options=("PostKeyPlay",), keys=())
    assert text_of(judge_solution(solution)) == "Solved · play after the key"


def test_an_answer_to_another_question_is_stale() -> None:
    problem = Problem(Position.from_fen("7k/8/6K1/8/8/8/8/R7 w"), stipulation_of("#1"))
    for own in (PlayOptions(duplex=True), PlayOptions(half_duplex=True)):
        exchanged = replace(problem, options=own)
        solved = exchanged.solved(solve.start(exchanged, Options()).result())
        assert judge(solved).verdict in (Verdict.NO_SOLUTION, Verdict.SOUND)
        assert judge(replace(solved, options=PlayOptions())).verdict is Verdict.STALE
    sound = problem.solved(matewright.solve(problem.position, "#1"))
    assert judge(sound).verdict is Verdict.SOUND
    for other in (PlayOptions(duplex=True), PlayOptions(half_duplex=True)):
        assert judge(replace(sound, options=other)).verdict is Verdict.STALE


def test_what_cannot_be_read_says_so(tmp_path: Path) -> None:
    file = tmp_path / "two.epd"
    file.write_text(f"{PRINZ} - - dm 2;\n8/8/8/8/8/8/8 w - - dm 2;\n", encoding="utf-8")
    good, bad = matewright.read(file)
    assert judge(good).verdict is Verdict.UNSOLVED
    assert text_of(judge(bad)) == "Not readable"
