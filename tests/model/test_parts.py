"""The parts of a problem, and which answers are those to them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from matewright.errors import FormatError
from matewright.model.parts import letter, parts
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from tests.asking import reworded

DIAGRAM = Position.from_fen("7k/8/8/8/8/8/8/KR6 w")
USUAL = PlayOptions()


def problem(*twins: str, stipulation: str = "#2", **others: object) -> Problem:
    made = Problem(DIAGRAM, stipulation_of(stipulation), twins=tuple(map(Twin.parse, twins)))
    return replace(made, **others)  # type: ignore[arg-type] # fields of a problem


def listed(question: Problem, options: PlayOptions = USUAL) -> list[tuple[str, str, str]]:
    return [
        (p.label, p.position.fen.rsplit(" ", 4)[0], p.stipulation.text)
        for p in parts(question, options)
    ]


def answer(question: Problem, options: PlayOptions = USUAL, mode: Mode = Mode.FULL) -> Solution:
    """An answer that says nothing, to every part."""
    first, *others = (
        Solution(
            replace(
                part.question,
                options=replace(part.options, duplex=options.duplex or question.options.duplex),
            ),
            "modern",
            mode,
            Status.PARTIAL,
            label=part.label,
        )
        for part in parts(question, options)
    )
    return replace(first, twins=tuple(others))


def test_a_lone_diagram_has_no_label() -> None:
    assert listed(problem()) == [("", "7k/8/8/8/8/8/8/KR6 w", "#2")]


def test_twins_change_the_diagram_or_the_twin_before() -> None:
    twins = ("Move b1 c1", "Continued Stipulation h#2", "Remove a1")
    assert listed(problem(*twins)) == [
        ("a)", "7k/8/8/8/8/8/8/KR6 w", "#2"),
        ("b) wRb1→c1", "7k/8/8/8/8/8/8/K1R5 w", "#2"),
        ("c) further h#2", "7k/8/8/8/8/8/8/K1R5 b", "h#2"),
        ("d) wKa1 away", "7k/8/8/8/8/8/8/1R6 w", "#2"),
    ]


def test_a_zero_position_is_no_part() -> None:
    question = problem("Move b1 c1", "Continued Move c1 d1", zero_position=True)
    assert [label for label, *_ in listed(question)] == ["a) wRb1→c1", "b) further wRc1→d1"]
    assert [label for label, *_ in listed(problem(zero_position=True))] == [""]


def test_duplex_asks_everything_twice() -> None:
    duplex = PlayOptions(duplex=True)
    lone = [("", "7k/8/8/8/8/8/8/KR6 w", "#2"), ("duplex", "7k/8/8/8/8/8/8/KR6 b", "#2")]
    assert listed(problem(), duplex) == lone
    assert listed(problem(options=duplex)) == lone
    assert [label for label, *_ in listed(problem("Move b1 c1"), duplex)] == [
        "a)",
        "a) duplex",
        "b) wRb1→c1",
        "b) wRb1→c1 duplex",
    ]
    assert listed(problem(), PlayOptions(half_duplex=True)) == [("", "7k/8/8/8/8/8/8/KR6 b", "#2")]
    assert not any(part.options.duplex for part in parts(problem(), duplex))


@pytest.mark.parametrize(
    ("turn", "stipulation", "options", "turns"),
    [
        ("w", "#2", USUAL, "ww"),
        ("w", "#2", PlayOptions(post_key=True), "bb"),
        ("b", "#2", PlayOptions(post_key=True), "ww"),
        ("b", "h#2", PlayOptions(white_to_play=True), "ww"),
        ("b", "h#2", USUAL, "bb"),
        ("w", "h#2", USUAL, "ww"),
    ],
)
def test_the_turn_follows_the_options(
    turn: str, stipulation: str, options: PlayOptions, turns: str
) -> None:
    question = problem("Move b1 c1", stipulation=stipulation)
    question = replace(question, position=DIAGRAM.with_turn(Colour(turn)))
    assert "".join(part.position.turn for part in parts(question, options)) == turns
    kept = question.with_options(options)
    assert kept.position.turn == turns[0]
    assert [part.position for part in parts(kept, USUAL)] == [
        part.position for part in parts(question, options)
    ]


def test_exchanged_parts_stay_exchanged_under_another_stipulation() -> None:
    question = problem("Stipulation h#2", position=DIAGRAM.with_turn(Colour.BLACK))
    assert "".join(part.position.turn for part in parts(question, USUAL)) == "bw"


def test_options_are_joined() -> None:
    own = PlayOptions(set_play=True, max_solutions=3, first_move=2)
    (part,) = parts(problem(options=own), PlayOptions(tries=1, max_solutions=5, threats=False))
    assert part.options == PlayOptions(
        set_play=True, max_solutions=5, first_move=2, tries=1, threats=False
    )


def test_wishes_without_sense_are_left_out() -> None:
    own = PlayOptions(set_play=True, tries=1)
    (series,) = parts(problem(stipulation="ser-#2", options=own), USUAL)
    assert series.options == USUAL
    (question,) = parts(problem(stipulation="ser-#2"), own)
    assert question.options == USUAL
    _, twin = parts(problem("Stipulation h#2"), own)
    assert twin.options == PlayOptions(set_play=True)


def test_a_twin_that_cannot_be_made_is_named() -> None:
    with pytest.raises(FormatError, match=r"^c\) “Remove h1” cannot be done: there is no piece"):
        parts(problem("Move b1 h1", "Remove h1"), USUAL)


def test_letters_and_then_numbers() -> None:
    assert [letter(number) for number in (0, 1, 25, 26, 27)] == ["a", "b", "z", "z1", "z2"]


def test_an_answer_is_current_while_every_part_is_the_same() -> None:
    question = problem("Move b1 c1", "Stipulation h#2", options=PlayOptions(set_play=True))
    solved = replace(question, solution=answer(question))
    assert solved.solution is not None
    assert solved.solution_is_current
    for changed in (
        replace(solved, twins=solved.twins[:1]),
        replace(solved, twins=(*solved.twins, Twin.parse("PolishType"))),
        replace(solved, twins=(Twin.parse("Move b1 d1"), solved.twins[1])),
        replace(solved, twins=(solved.twins[0], Twin.parse("Stipulation h#3"))),
        replace(solved, twins=(Twin.parse("Remove h1"),)),
        replace(solved, zero_position=True),
        replace(solved, stipulation=stipulation_of("#3")),
        replace(solved, position=DIAGRAM.put(9, None).put(8, DIAGRAM.board[0])),
        replace(solved, options=PlayOptions(set_play=True, post_key=True)),
        replace(solved, options=PlayOptions(set_play=True, duplex=True)),
        replace(solved, options=PlayOptions(set_play=True, max_solutions=1)),
        replace(solved, options=PlayOptions(set_play=True, tries=1)),
        replace(solved, solution=replace(solved.solution, twins=solved.solution.twins[:1])),
        replace(solved, solution=None),
    ):
        assert not changed.solution_is_current


def test_more_may_have_been_asked_than_the_problem_does() -> None:
    question = problem("Move b1 c1", stipulation="H#2", options=PlayOptions(max_solutions=2))
    found = answer(question, PlayOptions(max_solutions=7, set_play=True))
    assert replace(question, solution=found).solution_is_current


@pytest.mark.parametrize("switch", ["duplex", "half_duplex", "white_to_play"])
def test_a_switch_makes_another_question(switch: str) -> None:
    question = problem("Move b1 c1", stipulation="h#2")
    switched = replace(question, options=replace(USUAL, **{switch: True}))  # type: ignore[arg-type] # fields that are on or off
    for own, other in ((question, switched), (switched, question)):
        found = answer(own)
        found = reworded(found, options=own.options.names)
        assert not replace(other, solution=found).solution_is_current


def test_only_the_whole_tree_needs_what_is_merely_wished_for() -> None:
    question = problem(options=PlayOptions(set_play=True, tries=1, threats=False))
    bare = problem()
    assert not replace(question, solution=answer(bare)).solution_is_current
    assert replace(question, solution=answer(bare, mode=Mode.KEYS)).solution_is_current
