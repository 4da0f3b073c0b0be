"""Answers of solvers, marked by hand first, and what must hold of every marking."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import matewright
from matewright import engine, resources
from matewright.errors import FormatError
from matewright.formats import plain_text
from matewright.formats.format import Output
from matewright.formats.solution_style import STYLES, Extent, Tries
from matewright.formats.solution_text import tree_lines
from matewright.model.collection import Collection
from matewright.model.notation import LETTERS, Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution, Status
from matewright.model.stipulation import stipulation_of
from matewright.model.transform import Transform
from matewright.model.twin import Axis, Mirror, Twin
from matewright.services import contest
from matewright.services.contest import RULES, Row, Rules, Variation, mark, proposal
from matewright.services.solving.solve import start

SAMPLES: Final = [
    problem
    for name in ("classics", "mater-examples", "prinz")
    for problem in matewright.read(resources.path("problems", f"{name}.olv"))
    if problem.stipulation.checked().moves <= 5
]

PRINZ: Final = ("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")
# P. Orlik, Stern 1980: 1.Qf6! zugzwang, Kb3 2.Kd2, Kd3 2.0-0-0+, c3 2.Qe6.
ORLIK: Final = next(one for one in SAMPLES if "Orlik, Peter" in one.authors)


@cache
def solved(problem: Problem) -> Solution:
    return start(problem, contest.options_for(problem, engine.Options())).result()


def asked(fen: str, stipulation: str) -> Solution:
    return matewright.solve(fen, stipulation, tries=3 if stipulation == "#2" else 0)


def texts(rows: tuple[Row, ...]) -> list[str]:
    return [row.text for row in rows]


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        ("1.Rh6", 5),
        ("1.Rh6!", 5),
        ("Rh6", 5),
        ("1.Rh1-h6 !", 5),
        ("1. Th6", 5),  # German and French
        ("1.Лh6", 5),
        ("1.♖h6", 5),
        ("1.Rh6! zz gxh6 2.g7#", 5),
        ("1.Rh6! 1...B~ 2.Rxh7#", 5),
        # A wrong variation does not matter where the key is all that counts.
        ("1.Rh6 gxh6 2.Rxh7", 5),
        ("", 0),
        ("I do not know.", 0),
        ("1.Rh2", 0),
        # What a solver calls a try is not his answer.
        ("1.Rh6?", 0),
        ("1.Rh2? 1.Rh6!", 5),
        # Two keys where there is one: nothing.
        ("1.Rh6 1.Rh2", 0),
        # A move that cannot be made.
        ("1.Qh6", 0),
        ("1.Rh9", 0),
    ],
)
def test_a_two_mover_is_worth_its_key(answer: str, points: int) -> None:
    marked = mark(asked(*PRINZ), answer)
    assert marked.points == points
    assert marked.most == 5


def test_a_wrong_key_says_what_refutes_it() -> None:
    marked = mark(asked(*PRINZ), "1.Rh5")
    assert texts(marked.missing) == ["1.Rh6!"]
    assert [row.reason for row in marked.wrong] == ["refuted by 1...h6!"]


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        ("1.Qf6! Kb3 2.Kd2 1...Kd3 2.0-0-0+ 1...c3 2.Qe6", 5),
        ("1.Qf6! zz 1...Kb3 2.Kd2 (3.Qc3#) Kb4 3.Qb6# 1...Kd3 2.O-O-O 1...c3 2.Qe6", 5),
        # German, with other signs.
        ("1.Df6! 1...Kb3 2.Kd2  1...Kd3 2.0-0-0  1...c3 2.De6", 5),
        # The key alone brings nothing in longer problems.
        ("1.Qf6!", 0),
        ("1.Qf6! Kb3 2.Kd2", "5/3"),
        ("1.Qf6! c3 2.Qe6 1...Kb3 2.Kd2", "10/3"),
        # A second answer to the same move does not count where the first is wrong.
        ("1.Qf6! c3 2.Qb6 1...c3 2.Qe6", 0),
        ("1.Qf6! c3 2.Qe6 1...c3 2.Qb6", "5/3"),
        # Variations after a wrong key are worth nothing.
        ("1.Qe6! Kb3 2.Kd2 1...Kd3 2.0-0-0 1...c3 2.Qe6", 0),
        # Nor are variations without a key.
        ("1...Kb3 2.Kd2 1...Kd3 2.0-0-0 1...c3 2.Qe6", 0),
    ],
)
def test_a_longer_problem_is_worth_its_variations(answer: str, points: int | str) -> None:
    marked = mark(solved(ORLIK), answer)
    assert marked.points == Fraction(points)
    assert sum(row.points for row in (*marked.right, *marked.missing)) == 5


# S. Loyd: 1.Rxg3! (2.Rh3+), and 1...Bxg3 2.Sf3 zugzwang.
LOYD: Final = next(one for one in SAMPLES if one.position.fen.startswith("8/6R1/7p/5K1k"))


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        ("1.Rxg3! (2.Rh3+) Bxg3 2.Nf3", 5),
        ("1.Rxg3 (2.Rh3+ Bh4 3.g4#) Bxg3 2.Sf3 zz B~ 3.g4#", 5),
        ("1.Rxg3 thr. 2.Rh3+, 1...Bxg3 2.Nf3", 5),
        ("1.Txg3 droht 2.Th3+; 1...Lxg3 2.Sf3", 5),
        ("1.Rg7xg3 ! [2.Rg3-h3 +] 1...Bf2xg3 2.Se1-f3", 5),
        ("1.Rxg3 > 2.Rh3+ 1...Bxg3 2.Nf3", 5),
        # The next number without a reply is a threat, too.
        ("1.Rxg3 2.Rh3+ 1...Bxg3 2.Nf3", 5),
        ("1.Rxg3 any 2.Rh3 1...Bxg3 2.Nf3", 5),
        # A reply that does not parry is answered by the threat.
        ("1.Rxg3 Ba7 2.Rh3 1...Bxg3 2.Nf3", 5),
        ("1.Rxg3 (2.Rh3+)", "5/2"),
        ("1.Rxg3 Bxg3 2.Nf3", "5/2"),
        ("1.Rxg3 B~ 2.Nf3", "5/2"),
        # 2.Sf3 is no threat, and 2.Th3 no answer to the capture.
        ("1.Rxg3 (2.Nf3) Bxg3 2.Rh3", 0),
        ("1.Rxg3 Kxg3 2.Nf3", 0),
    ],
)
def test_threats_count_like_variations(answer: str, points: int | str) -> None:
    assert mark(solved(LOYD), answer).points == Fraction(points)


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        ("1.Qd1! b3 2.Qg4", 5),
        ("1.Qd1 zz b3 2.Qg4 b2#", 5),
        # The key alone is not enough: White's last move is needed.
        ("1.Qd1", 0),
        ("1.Qd1 b3 2.Qc1", 0),
    ],
)
def test_a_selfmate_is_written_to_its_last_white_move(answer: str, points: int) -> None:
    solution = matewright.solve("8/8/8/8/1p6/k7/p1Q5/K7 w", "s#2")
    assert mark(solution, answer).points == points


def test_other_rules() -> None:
    answer = "1.Qf6! Kb3 2.Kd2"
    assert mark(solved(ORLIK), answer, RULES["magazine"]).points == 5
    club = mark(solved(ORLIK), answer, RULES["club"])
    assert club.points == 1 + Fraction("4/3")


TWO_LINES: Final = ("8/n7/k6K/1R4N1/8/8/8/8 b", "h#2")


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        ("LINE1\nLINE2", 5),
        ("LINE2", "5/2"),
        ("LINE2\nLINE2", "5/2"),
        ("LINE1 1.Kb7 Rb6+ 2.Ka8 Rb8#", "5/2"),
        # The same in other letters is no third one.
        ("1.Sc6 Se6 2.Sa7 Sc7 1.Nc6 Ne6 2.Na7 Nc7 1.Nc8 Ne6 2.Na7 Nc7", 5),
        # Of three, the first two count.
        ("1.Kb7 Rb6+ 2.Ka8 Rb8# LINE1 LINE2", "5/2"),
        # Half a solution is none.
        ("1.Kxb5 Se4 2.Ka4", 0),
        ("", 0),
    ],
)
def test_help_play_is_worth_its_solutions(answer: str, points: int | str) -> None:
    solution = matewright.solve(*TWO_LINES)
    first, second = (" ".join(line) for line in solution.lines)
    text = answer.replace("LINE1", f"1.{_numbered(first)}").replace(
        "LINE2", f"1.{_numbered(second)}"
    )
    assert mark(solution, text).points == Fraction(points)


def _numbered(line: str) -> str:
    """`a6a5 b5b1 a5a4 b1a1` as `a6-a5 b5-b1 2.a5-a4 b1-a1`."""
    moves = [f"{move[:2]}-{move[2:]}" for move in line.split()]
    return f"{moves[0]} {moves[1]} 2.{moves[2]} {moves[3]}"


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        ("SET\nACTUAL", 5),
        ("SET", "20/9"),
        ("ACTUAL", "25/9"),
        ("1...Kc2 2.Ka1 Kc1 3.a2 Sb3# 1.Kb1 Kb3 2.Ka1 Kc2 3.a2 Sb3#", "10/9"),
        # Without the first move it is another line.
        ("1.Kc2 Ka1 2.Kc1 a2 3.Sb3#", 0),
    ],
)
def test_set_play_counts_where_a_star_asks_for_it(answer: str, points: int | str) -> None:
    problem = Problem(Position.from_fen("8/8/8/2N5/8/p1K5/k7/8 b"), stipulation_of("h#3"))
    starred = problem.with_starred_stipulation("h#3*")
    solution = matewright.solve(starred)
    lines = list(tree_lines(solution.tree, Notation()))
    at = lines.index("Solutions")
    text = answer.replace("SET", "\n".join(lines[:at])).replace("ACTUAL", "\n".join(lines[at:]))
    marked = mark(solution, text)
    assert marked.points == Fraction(points)
    assert marked.unread == ()
    assert len(proposal(solution, RULES["wfcc"], 1)) == 1 + 4
    proposed = proposal(solution, RULES["wfcc"])
    assert mark(solution, text, variations=proposed).points == Fraction(points)
    alone = [replace(proposed[-1], points=Fraction(5))]
    assert mark(solution, proposed[-1].text, variations=alone).points == 5
    # Without the star the same set play does not matter.
    assert mark(matewright.solve(problem), "\n".join(lines)).points == 5


def test_twins_share_the_points() -> None:
    problem = Problem(Position.from_fen(PRINZ[0]), stipulation_of(PRINZ[1]))
    solution = solved(replace(problem, twins=(Twin.parse("Move h1 h2"),)))
    assert mark(solution, "a) 1.Rh6 b) 1.Rh6").points == 5
    half = mark(solution, "b) 1.Rh6")
    assert half.points == Fraction("5/2")
    assert texts(half.missing) == ["a) 1.Rh6!"]


def test_what_is_not_understood_is_named() -> None:
    marked = mark(asked(*PRINZ), "1.Rh6! perhaps 1.Zq9 foo")
    assert "perhaps" in marked.unread
    assert "foo" in marked.unread
    # Either rook: the move says too little.
    two = matewright.solve("k7/8/1K6/7R/8/8/8/3R4 w", "#1")
    assert mark(two, "1.Rd5").unread == ("Rd5",)
    assert mark(two, "1.Rd8").points == 5


def test_a_cook_counts_like_the_solution_and_is_told() -> None:
    either = matewright.solve("4k3/8/4K3/8/8/8/8/R6R w", "#1")
    for key in ("1.Ra8", "1.Rh8", "1.Ra8 1.Rh8"):
        marked = mark(either, key)
        assert marked.points == 5
        assert marked.notes == ("There are 2 keys.",)


def test_nothing_is_marked_without_the_complete_solution() -> None:
    none = matewright.solve("8/8/8/8/8/4K3/7R/5k2 w", "#1")
    with pytest.raises(FormatError, match="no solution"):
        mark(none, "1.Rh6")
    stopped = replace(matewright.solve(*PRINZ), status=Status.PARTIAL)
    with pytest.raises(FormatError, match="complete"):
        mark(stopped, "1.Rh6")


ANSWERS: Final = json.loads((Path(__file__).parent / "answers.json").read_text())
"""Answers marked by hand by the WFCC's rules, each with its reason."""


@pytest.mark.parametrize("case", ANSWERS, ids=lambda case: case["reason"])
def test_answers_marked_by_hand(case: dict[str, str]) -> None:
    twins = (Twin.parse(case["twin"]),) if "twin" in case else ()
    stipulation = stipulation_of(case["stipulation"])
    problem = Problem(Position.from_fen(case["fen"]), stipulation, twins=twins)
    assert mark(solved(problem), case["answer"]).points == Fraction(case["points"])


# -- what holds of every marking ----------------------------------------------------------------


def whole_text(solution: Solution, letters: str = "english") -> str:
    notation = Notation(LETTERS[letters])
    return "\n".join(
        line
        for part in (solution, *solution.twins)
        for line in (part.label.split(" ")[0], *tree_lines(part.tree, notation))
    )


def _name(problem: Problem) -> str:
    return f"{problem.authors[:1]} {problem.stipulation.text}"


@pytest.mark.parametrize("problem", SAMPLES, ids=_name)
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_the_whole_solution_is_worth_the_most_and_nothing_nothing(
    problem: Problem, rules: Rules
) -> None:
    solution = solved(problem)
    for letters in ("english", "german", "figurine"):
        marked = mark(solution, whole_text(solution, letters), rules)
        assert marked.points == marked.most, marked
        assert not marked.missing
        assert not marked.wrong
        assert not marked.unread
    nothing = mark(solution, "", rules)
    assert nothing.points == 0
    assert sum(row.points for row in nothing.missing) == nothing.most


@pytest.mark.parametrize("style", STYLES)
def test_whatever_is_printed_of_a_solution_is_worth_the_most(style: str) -> None:
    for problem, extent in ((ORLIK, Extent.MAGAZINE), (LOYD, Extent.COMPLETE)):
        answer = solved(problem)
        letters = Notation(phase_letters=True)
        output = Output(style=style, solutions=extent, notation=letters, tries=Tries.ALL)
        page = plain_text.write(Collection([problem.solved(answer)]), output)
        marked = mark(answer, page, RULES["club"])
        assert marked.points == marked.most, page


@pytest.mark.parametrize("problem", SAMPLES, ids=_name)
def test_dropping_a_line_never_gains(problem: Problem) -> None:
    solution = solved(problem)
    lines = whole_text(solution).splitlines()
    chance = random.Random(7)
    points = [mark(solution, "\n".join(lines)).points]
    for _ in range(min(6, len(lines))):
        lines.pop(chance.randrange(len(lines)))
        points.append(mark(solution, "\n".join(lines)).points)
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize(
    "transform",
    [Transform(Mirror(Axis.FILES)), Transform(Mirror(Axis.RANKS), swaps_sides=True)],
    ids=str,
)
def test_a_mirrored_problem_is_marked_alike(transform: Transform) -> None:
    problem = next(one for one in SAMPLES if one.position.fen.startswith("2N5"))
    one, two = (
        [mark(solved(each), whole_text(solved(each))), mark(solved(each), "")]
        for each in (problem, transform.problem(problem))
    )
    assert [marked.points for marked in one] == [marked.points for marked in two]
    worth = [sorted(row.points for row in marked[1].missing) for marked in (one, two)]
    assert worth[0] == worth[1]


# -- the director --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("problem", "rules"),
    [(one, RULES["wfcc"]) for one in SAMPLES[1::3]] + [(ORLIK, RULES["club"])],
    ids=lambda one: _name(one) if isinstance(one, Problem) else one.name,
)
def test_the_proposal_is_what_the_rules_give(problem: Problem, rules: Rules) -> None:
    solution = solved(problem)
    proposed = proposal(solution, rules)
    assert sum(one.points for one in proposed) == rules.most
    whole = mark(solution, whole_text(solution), rules, variations=proposed)
    assert whole.points == rules.most
    assert (
        mark(solution, "", rules, variations=proposed).missing == mark(solution, "", rules).missing
    )


def test_a_director_decides_what_counts() -> None:
    solution = solved(ORLIK)
    chosen = [Variation.parse("1...Kd3 2.0-0-0+", "3"), Variation.parse("1...c3 2.Qe6", "2")]
    marked = mark(solution, "1.Qf6 Kb3 2.Kd2, c3 2.Qe6", variations=chosen)
    assert marked.points == 2
    assert texts(marked.missing) == ["1...Kd3 2.0-0-0+"]
    with pytest.raises(FormatError, match="worth 3 points together instead of 5"):
        mark(solution, "1.Qf6", variations=chosen[:1])
    with pytest.raises(FormatError, match="no variation of full length"):
        mark(solution, "1.Qf6", variations=[Variation.parse("1...Kd3 2.Kd2", "5")])
    with pytest.raises(FormatError, match="“much” is no number of points"):
        Variation.parse("1...c3 2.Qe6", "much")


def test_a_director_may_value_solutions_of_help_play_and_twins() -> None:
    solution = matewright.solve(*TWO_LINES)
    chosen = [
        Variation(one.text, Fraction(2 + index))
        for index, one in enumerate(proposal(solution, RULES["wfcc"]))
    ]
    assert mark(solution, chosen[1].text, variations=chosen).points == 3
    problem = Problem(Position.from_fen(PRINZ[0]), stipulation_of(PRINZ[1]))
    twins = solved(replace(problem, twins=(Twin.parse("Move h1 h2"),)))
    proposed = proposal(twins, RULES["wfcc"])
    assert [one.text for one in proposed] == ["a) 1.Rh6!", "b) 1.Rh6!"]
    chosen = [
        replace(one, points=Fraction(worth)) for one, worth in zip(proposed, (1, 4), strict=True)
    ]
    assert mark(twins, "b) 1.Rh6", variations=chosen).points == 4
