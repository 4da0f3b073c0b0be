"""Solving problems in parts: twins and duplex."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import matewright
from matewright.engine import Options
from matewright.errors import EngineError, FormatError, IllegalPosition, StipulationError
from matewright.formats import catalogue, olv_writing, registry
from matewright.model import solution_check
from matewright.model.collection import Collection
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution, Status
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.model.verdict import judge
from matewright.services.solving import solve
from matewright.services.solving.validate import position_errors
from matewright.services.solving.validate import validate as service_validate
from tests import unsolved
from tests.asking import reworded
from tests.formats.strategies import TWINS, positions

MATE = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w")
TWINNED = Problem(
    MATE, stipulation_of("#2"), twins=(Twin.parse("Move h1 g1"), Twin.parse("Stipulation h#1"))
)


def bare(solution: Solution) -> Solution:
    """An answer without what belongs to the run, or to the problem it is a part of."""
    return reworded(solution, label="", twins=(), options=(), seconds=0.0, iterations=())


def moves(solution: Solution) -> list[tuple[str, str, int]]:
    """The whole tree, as far as it can be compared."""
    return [(node.role, str(node.move), node.half_moves) for node in solution.tree.walk()]


@pytest.mark.parametrize("strategy", ["modern", "gms", "reference"])
def test_every_part_is_answered_as_if_it_stood_alone(strategy: str) -> None:
    problem = replace(TWINNED, twins=TWINNED.twins[: 1 if strategy == "gms" else 2])
    job = solve.start(problem, Options(strategy=strategy))
    solution = job.result()
    assert job.poll().finished
    assert [one.label for one in (solution, *solution.twins)] == ["a)", "b) wRh1→g1", "c) h#1"][
        : 1 + len(problem.twins)
    ]
    for part, answer in zip(parts(problem, Options()), (solution, *solution.twins), strict=True):
        alone = matewright.solve(part.position, part.stipulation, strategy=strategy)
        assert bare(answer) == bare(alone)
        assert moves(answer) == moves(alone)
    assert problem.solved(solution).solution_is_current


def test_historic_programs_solve_twins() -> None:
    problem = replace(TWINNED, twins=TWINNED.twins[:1], options=PlayOptions(set_play=True))
    solution = solve.start(problem, Options(strategy="mater")).result()
    assert [one.status for one in (solution, *solution.twins)] == [Status.CLAIMED] * 2
    assert all(one.notes[-1].fields["name"] == "modern" for one in (solution, *solution.twins))
    assert problem.solved(solution).solution_is_current


def test_the_part_at_work_is_told() -> None:
    job = solve.start(TWINNED, Options())
    seen = {job.poll().part}
    while not job.poll().finished:
        seen.add(job.poll().part)
    assert seen <= {"a)", "b) wRh1→g1", "c) h#1"}
    assert job.poll().part == "c) h#1"


def test_parts_that_are_not_reached_are_partial() -> None:
    job = solve.start(TWINNED, Options(time_limit=0))
    solution = job.result()
    for one in solution.twins:
        assert (one.status, one.keys, one.refuted_below) == (Status.PARTIAL, (), 1)
    assert [one.label for one in solution.twins] == ["b) wRh1→g1", "c) h#1"]
    assert TWINNED.solved(solution).solution_is_current


def test_a_cancelled_job_begins_no_other_part() -> None:
    long = Problem(
        Position.from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq"),
        stipulation_of("#9"),
        twins=TWINNED.twins,
    )
    job = solve.start(replace(long, twins=(Twin.parse("Remove a8"),)), Options())
    job.cancel()
    solution = job.result()
    assert [one.status for one in (solution, *solution.twins)] == [Status.PARTIAL] * 2


@pytest.mark.parametrize(
    ("twin", "kind", "reason"),
    [
        ("Move a1 a2", FormatError, "c) “Move a1 a2” cannot be done: there is no piece on a1."),
        ("Add black Pa1", IllegalPosition, "c) There is a black pawn on a1;"),
        ("Remove h8", IllegalPosition, "c) There is no black king"),
        ("Add black Kc1", IllegalPosition, "c) Black has 2 kings"),
        (
            f"Stipulation {unsolved.STIPULATION}",
            StipulationError,
            f"c) The stipulation “{unsolved.STIPULATION}” is not supp",
        ),
        ("Stipulation nonsense", StipulationError, "c) The stipulation “nonsense” is not unders"),
    ],
)
def test_everything_is_checked_before_the_first_part(
    twin: str, kind: type[Exception], reason: str
) -> None:
    problem = replace(TWINNED, twins=(TWINNED.twins[0], Twin.parse(twin)))
    with pytest.raises(kind) as caught:
        solve.start(problem, Options())
    assert str(caught.value).startswith(reason)


def test_a_strategy_may_not_know_what_a_twin_asks() -> None:
    with pytest.raises(EngineError, match=r"^c\) Strategy “gms” solves direct mates"):
        solve.start(TWINNED, Options(strategy="gms"))


def test_duplex_is_the_two_questions() -> None:
    fen = "8/8/8/8/8/5k1K/6p1/6r1 b"
    both = matewright.solve(fen, "h#1.5", duplex=True)
    (other,) = both.twins
    assert [one.label for one in (both, other)] == ["", "duplex"]
    assert both.question.options == other.question.options == PlayOptions(duplex=True)
    for one, turn in ((both, "b"), (other, "w")):
        alone = matewright.solve(fen[:-1] + turn, "h#1.5")
        assert bare(one) == bare(alone)
        assert moves(one) == moves(alone)
    for turn in "bw":
        half = matewright.solve(fen[:-1] + turn, "h#1.5", half_duplex=True)
        assert half.question.options == PlayOptions(half_duplex=True)
        assert bare(half) == bare(both)


def test_a_fen_without_a_turn_leaves_it_to_the_stipulation() -> None:
    board = "7k/5K2/8/8/8/8/8/6R1"
    assert matewright.solve(board, "h#2").fen.split()[1] == "b"
    assert matewright.solve(board, "#1").fen.split()[1] == "w"


def test_options_of_the_problem_are_asked_too() -> None:
    problem = replace(TWINNED, twins=(), options=PlayOptions(duplex=True, tries=1))
    solution = solve.start(problem, Options(set_play=True)).result()
    assert solution.question.options.names == ("SetPlay", "Duplex", "Try")
    assert len(solution.twins) == 1
    assert problem.solved(solution).solution_is_current


def test_reference_refuses_what_it_does_not_do() -> None:
    with pytest.raises(EngineError, match="does without the option MaxSolutions 2"):
        matewright.solve(MATE, "#2", strategy="reference", max_solutions=2)


@settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)
@given(twins=st.lists(TWINS, min_size=1, max_size=3).map(tuple), data=st.data())
def test_random_twins_are_answered_as_set_up_by_hand(
    twins: tuple[Twin, ...], data: st.DataObject
) -> None:
    fen = data.draw(
        st.sampled_from(
            [
                "4k3/8/4K3/8/8/8/8/R6R w",
                "7k/5K2/8/8/8/8/6P1/6R1 w",
                "r3k3/8/8/8/8/8/3P4/4K2R w K",
                "8/8/8/3pP3/8/k1K5/8/1R6 w - d6",
            ]
        )
    )
    asked = data.draw(st.sampled_from(["#1", "+1", "x1", "h#1", "=1"]))
    problem = Problem(Position.from_fen(fen), stipulation_of(asked))
    assume(not _errors(problem.position, asked))
    # One change each, and no longer question than can be answered at once.
    twins = tuple(
        replace(twin, changes=tuple(c for c in twin.changes if not c.text.startswith("Stip"))[:2])
        for twin in twins
    )
    kept: list[Twin] = []
    for twin in twins:
        try:
            *_, part = parts(replace(problem, twins=(*kept, twin)), Options())
        except FormatError:
            continue
        if twin.changes and part.position.is_orthodox and not _errors(part.position, asked):
            kept.append(twin)
    problem = replace(problem, twins=tuple(kept))
    solution = solve.start(problem, Options()).result()
    answers = (solution, *solution.twins)
    by_hand = problem.position
    assert bare(answers[0]) == bare(matewright.solve(by_hand, asked))
    for twin, answer in zip(kept, answers[1:], strict=True):
        by_hand, _ = twin.apply(
            by_hand if twin.continued else problem.position, stipulation_of(asked)
        )
        alone = matewright.solve(by_hand.fen, asked)
        assert bare(answer) == bare(alone)
        assert moves(answer) == moves(alone)


def _errors(position: Position, asked: str) -> list[IllegalPosition]:
    return list(position_errors(position, matewright.Stipulation.parse(asked)))


@pytest.mark.parametrize(
    "options", [PlayOptions(), PlayOptions(duplex=True), PlayOptions(set_play=True, tries=1)]
)
def test_answers_to_all_parts_are_saved_and_read_back(options: PlayOptions) -> None:
    problem = replace(TWINNED, options=options, zero_position=options.duplex)
    solved = problem.solved(solve.start(problem, Options()).result())
    text = olv_writing.write(Collection((solved,)))
    (again,) = registry.parse(catalogue.OLV, text, "").collection
    assert again.solution == solved.solution
    assert again.solution_is_current
    assert again.solution_is_stored
    assert judge(again).verdict is judge(solved).verdict
    assert olv_writing.write(Collection((again,))) == text
    # An edited problem in the file has no answer any more.
    for before, after in (
        ("'Move h1 g1'", "'Move h1 f1'"),
        ("Stipulation h#1", "Stipulation h#2"),
        ("  c: 'Stipulation h#1'\n" if not options.duplex else "  b: 'Stipulation h#1'\n", ""),
    ):
        assert before in text
        (changed,) = registry.parse(catalogue.OLV, text.replace(before, after), "").collection
        assert not changed.solution_is_current


def test_an_answer_with_another_option_is_another_answer() -> None:
    problem = replace(TWINNED, twins=())
    solved = problem.solved(solve.start(problem, Options()).result())
    text = olv_writing.write(Collection((solved,)))
    assert registry.parse(catalogue.OLV, text, "").collection[0].solution_is_current
    for option in ("MaxSolutions 1", "Duplex", "Threat 1"):
        changed = text.replace("stipulation:", f"options: [{option}]\nstipulation:", 1)
        assert registry.parse(catalogue.OLV, changed, "").collection[0].solution_is_current is False


@settings(max_examples=30, suppress_health_check=list(HealthCheck), deadline=None)
@given(position=positions(), asked=st.sampled_from(["#1", "+1", "x1", "h#1", "hx1", "ser-x2"]))
def test_duplex_answers_two_questions(position: Position, asked: str) -> None:
    # Few pieces, so that both questions are answered at once.
    for square, piece in list(position.pieces())[10:]:
        if piece.code != "K":
            position = position.put(square, None)
    both = [position, position.with_turn(position.turn.other)]
    assume(position.is_orthodox and not any(_errors(one, asked) for one in both))
    solution = matewright.solve(position, asked, duplex=True)
    for answer, one in zip((solution, *solution.twins), both, strict=True):
        alone = matewright.solve(one, asked)
        assert bare(answer) == bare(alone)
        assert moves(answer) == moves(alone)


def test_findings_name_the_part() -> None:
    twins = ("Add black Pa1", "Add white Qa1 Qb1", "Stipulation nonsense", "Remove a1")
    problem = replace(TWINNED, twins=tuple(map(Twin.parse, twins)))
    report = service_validate(problem)
    assert [str(error)[:30] for error in report.errors] == ["e) “Remove a1” cannot be done:"]
    report = service_validate(replace(problem, twins=problem.twins[:3]))
    assert [str(error)[:27] for error in report.errors] == [
        "b) There is a black pawn on",
        "d) The stipulation “nonsens",
    ]
    assert [str(error) for error in report.warnings] == ["c) White has promoted pieces (1 queen)."]


def test_parts_exchanged_in_the_file_are_not_exchanged_back() -> None:
    text = (
        "stipulation: '#2'\noptions: [HalfDuplex]\nalgebraic: {white: [Kf7, Rg1], black: [Kh8]}\n"
    )
    (problem,) = registry.parse(catalogue.OLV, text, "").collection
    solution = solve.start(problem, Options(half_duplex=True)).result()
    assert solution.status is Status.NONE
    assert solution.fen.split()[1] == "b"


@pytest.mark.parametrize("wish", [{"tries": 1}, {"threads": 2, "threats": False}])
def test_wishes_without_sense_are_not_said_to_be_obeyed(wish: dict[str, Any]) -> None:
    solution = matewright.solve("7k/5K2/8/8/8/8/8/6R1", "h#2", duplex=True, **wish)
    assert solution.question.options.names == ("Duplex",)
    for part in (solution, *solution.twins):
        solution_check.check(part)
