"""Contests with rounds: files, answers of several solvers, results."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest

import matewright
from matewright import engine
from matewright.errors import FormatError
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.contest import (
    RULES,
    Variation,
    answer_files,
    choosing,
    contest_file,
    solved,
)
from matewright.services.contest import results as tables
from matewright.services.contest.contest_file import Contest, minutes_text, read_minutes


def problem(fen: str, stipulation: str) -> Problem:
    return Problem(Position.from_fen(fen), stipulation_of(stipulation))


PRINZ: Final = problem("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")
ORLIK: Final = problem("8/8/pQ6/p1P5/P1p5/5p2/2k2P2/R3K3 w Q", "#3")
HELP: Final = problem("8/n7/k6K/1R4N1/8/8/8/8 b", "h#2")
UNSOUND: Final = problem("4k3/8/4K3/8/8/8/8/R6R w", "#1")


@pytest.fixture(scope="module")
def contest() -> Contest:
    made = choosing.contest_of("Evening", RULES["wfcc"], [[PRINZ], [ORLIK, HELP]])
    return solved.solved(made, engine.Options())


def test_a_contest_is_read_as_it_was_written(contest: Contest, tmp_path: Path) -> None:
    entry = contest.rounds[1].entries[0]
    chosen = (Variation.parse("1...Kd3 2.0-0-0+", "10/3"), Variation.parse("1...c3 2.Qe6", "5/3"))
    entries = (replace(entry, variations=chosen), *contest.rounds[1].entries[1:])
    changed = replace(
        contest, rounds=(contest.rounds[0], replace(contest.rounds[1], entries=entries))
    )
    path = tmp_path / "evening.olv"
    matewright.write(path, changed.problems())
    read, warnings = contest_file.read(path)
    assert not warnings
    assert read.name == "Evening"
    assert [one.minutes for one in read.rounds] == [7, 37]
    assert read.rounds[1].entries[0].variations == chosen
    assert read.mark == contest.mark
    # To other programs these are problems like any others.
    assert [one.stipulation.text for one in matewright.read(path)] == ["#2", "#3", "h#2"]


def test_a_folder_is_a_contest_with_a_round_for_each_file(tmp_path: Path) -> None:
    matewright.write(tmp_path / "first.olv", [PRINZ])
    matewright.write(tmp_path / "second.olv", [ORLIK, HELP])
    (tmp_path / "notes.doc").write_text("No problems.")
    # What the window writes beside a contest is none of its problems.
    contest_file.answers_path(tmp_path / "first.olv").write_text("solver,problem,answer\n")
    read, _ = contest_file.read(tmp_path)
    assert [(one.name, len(one.entries)) for one in read.rounds] == [("first", 1), ("second", 2)]
    assert [entry.number for entry in read.entries] == [1, 2, 3]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"minutes": "soon"}, "Problem 1 has the time “soon”"),
        ({"minutes": "0"}, "Problem 1 has the time “0”"),
        ({"points": "-1"}, "“-1” is no number of points"),
        ({"rules": "mine"}, "There are no rules “mine”"),
        ({"variations": [{"moves": "1.Rh6", "points": "x"}]}, "“x” is no number of points"),
    ],
)
def test_what_a_file_says_without_sense_is_refused(said: object, sentence: str) -> None:
    with pytest.raises(FormatError, match=sentence):
        contest_file.contest_of([("", replace(PRINZ, extra={"contest": said}))], "x")


@pytest.mark.parametrize(
    ("text", "minutes"),
    [("20", 20), ("12.5", 12.5), ("12:30", 12.5), ("1:05:00", 65), ("90 min", 90)],
)
def test_times(text: str, minutes: float) -> None:
    assert read_minutes(text) == Fraction(minutes)
    assert read_minutes(minutes_text(Fraction(minutes))) == Fraction(minutes)


@pytest.mark.parametrize("text", ["", "-3", "1:99", "ten", "2000", "1e3"])
def test_times_without_sense(text: str) -> None:
    assert read_minutes(text) is None


TABLE: Final = """solver;problem;answer;round;time
Ann;1;1.Rh6;;
Ann;2;"1.Qf6 Kb3 2.Kd2
1...Kd3 2.0-0-0";;
Ann;;;1;5
Ann;;;2;30
Bob;1;1.Rh6;1;7
Bob;2;1.Qf6 Kb3 2.Kd2, c3 2.Qe6;2;20:30
"""
WORDS: Final = """Solver: Carl
Round 1: 5:00
Problem 1: 1.Rh6!
Round 2: 30
Problem 2: 1.Qf6
Kb3 2.Kd2
Kd3 2.0-0-0
"""


def test_equal_points_are_told_apart_by_time(contest: Contest) -> None:
    answers = [
        *answer_files.of_text(TABLE, contest, "a.csv"),
        *answer_files.of_text(WORDS, contest, "c.txt"),
        answer_files.Answers("Dora"),
    ]
    found = tables.results(contest, answers)
    assert [(one.place, one.solver, one.time) for one in found] == [
        (1, "Bob", Fraction(27.5)),
        (2, "Ann", 35),
        (2, "Carl", 35),
        # Without a time all of it counts.
        (4, "Dora", 44),
    ]
    assert [one.points for one in found] == [5 + Fraction(10, 3)] * 3 + [0]
    assert tables.as_text(contest, found).splitlines()[2] == (
        "   1.  Bob     5  3.33  0    8.33  27:30"
    )
    assert "2.,Ann,5,3.33,0,8.33,35" in tables.as_csv(contest, found)
    assert "<td>Ann</td>" in tables.as_html(contest, found)


def test_names_are_no_formulas_and_no_markup(contest: Contest) -> None:
    found = tables.results(contest, [answer_files.Answers("=1+<b>")])
    assert "'=1+<b>" in tables.as_csv(contest, found)
    assert "=1+&lt;b&gt;" in tables.as_html(contest, found)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no answers in “f”"),
        ("Contest: 12345678\nSolver: A", "line 1: these are answers of another contest"),
        ("Solver: A\nProblem 9: 1.Rh6", "line 2: there is no problem “9”"),
        ("Problem 1: 1.Rh6", "line 1: the name of the solver is missing"),
        ("Solver: A\nRound 1: -5", "line 2: the time “-5” of A"),
        ("Solver: A\nRound 1: 8", "line 2: the time “8” of A for round “1” makes no sense"),
        ("Solver: A\nRound 7: 8", "line 2: there is no round “7”"),
        ("Solver: A\nProblem 1: 1.Rh6\nProblem 1: 1.Rh5", "two answers of A to problem 1"),
        ("solver,problem,answer\n,1,1.Rh6", "line 2: the name of the solver is missing"),
        ("solver,problem,answer\nA,x,1.Rh6", "line 2: there is no problem “x”"),
        (
            "solver,problem,answer,points\nA,1,,6",
            "line 2: “6” is no number of points",
        ),
        ("solver,problem,answer,points\nA,,,1", "line 2: “1” is no number of points for problem –"),
        ("hello", "line 1: “hello” stands before all problems"),
    ],
)
def test_answers_without_sense_say_where(contest: Contest, text: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=sentence):
        answer_files.of_text(text, contest, "f")


def test_answers_are_read_as_they_were_written(contest: Contest) -> None:
    answers = [
        answer_files.Answers(
            "=Ann, 'x'",
            {1: "1.Rh6\nProblem 2: 1.Qf6", 2: "", 3: '-1.Nc8; "Ne6"'},
            {"1": Fraction(9, 2)},
            {2: Fraction(5, 3)},
        ),
        answer_files.Answers("Bob", {}, {"2": Fraction(0)}, {1: Fraction(0)}),
    ]
    text = answer_files.table(contest, answers)
    read = answer_files.of_text(text, contest, "f")
    answers[1].texts[1] = ""
    assert read == answers
    ann, bob = sorted(tables.results(contest, read), key=lambda one: one.solver)
    assert ann.marked[2].points == Fraction(5, 3)
    assert bob.marked[1].points == 0
    assert ann.marked[2].notes == ("The director gives 1.67 points instead of 0.",)


def test_the_form_is_read_again(contest: Contest) -> None:
    (read,) = answer_files.of_text(answer_files.form(contest, "Ann"), contest, "f")
    assert read.solver == "Ann"
    assert set(read.texts) == {1, 2, 3}


def test_unsound_problems_are_named(contest: Contest) -> None:
    assert list(solved.doubts(contest)) == []
    made = choosing.contest_of("x", RULES["wfcc"], [[UNSOUND, PRINZ]])
    found = solved.solved(made, engine.Options())
    assert [str(one) for one in solved.doubts(found)] == [
        "Problem 1: Cooked, 2 keys. The director decides whether it may stay."
    ]


def test_what_the_file_has_is_not_solved_again(contest: Contest) -> None:
    told: list[int] = []
    solved.solved(contest, engine.Options(), lambda entry: told.append(entry.number))
    assert not told
    solved.solved(contest, engine.Options(), lambda entry: told.append(entry.number), again=True)
    assert told == [1, 2, 3]


def test_wishes() -> None:
    wish = choosing.Wish.parse("3 x #2, 2×h#3, men ≤ 12, difficulty 2-4, author:loyd")
    assert [(count, one.text) for count, one in wish.rounds] == [(3, "#2"), (2, "h#3")]
    assert (wish.least, wish.most) == (2, 4)
    assert wish.search == "men<=12 author:loyd"


@pytest.mark.parametrize(
    ("wish", "search"),
    [
        ("#2, men ≤ 12, difficulty 2–4", "#2 men<=12 difficulty:2..4"),
        ("h#2,men<=8,year 1924", "h#2 men<=8 year:1924"),
        ('author:"Loyd, Samuel", #3', 'author:"Loyd, Samuel" #3'),
        ("author:loyd,shinkman wK=a1 OR =2", "author:loyd,shinkman wK=a1 OR =2"),
        ("#2 difficulty:1..3 -men<=8", "#2 difficulty:1..3 -men<=8"),
        ("wQ = 0, mem ≤ 4", "wQ=0 mem<=4"),
    ],
)
def test_a_wish_for_one_problem_is_a_search(wish: str, search: str) -> None:
    assert choosing.search_of(wish) == search


@pytest.mark.parametrize("text", ["", "men<=12", "3 x nothing", "0 x #2", "difficulty 4-2, 1 x #2"])
def test_wishes_that_say_nothing(text: str) -> None:
    with pytest.raises(FormatError, match="wish"):
        choosing.Wish.parse(text)
