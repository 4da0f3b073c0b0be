"""What a desk decides: which answer is shown, what it is worth, and what has changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from matewright.gui.desk.changes import Changes
from matewright.gui.desk.shown import shown_with
from matewright.gui.preferences.preferences import PIECE_LETTERS
from matewright.model.move import square_number
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import Stipulation
from matewright.model.twin import Twin
from tests.gui.conftest import PRINZ, partial, prinz
from tests.gui.fake_desk import FakeDesk

ASKED = Problem(Position.from_fen(PRINZ), Stipulation.parse("#2"))


def solved(problem: Problem, solution: Solution) -> Problem:
    return replace(problem, solution=solution)


def test_an_answer_to_the_problem_as_it_stands_is_current() -> None:
    problem = solved(ASKED, prinz())
    shown = shown_with(problem, problem, None)
    assert shown.is_current
    assert not any((shown.is_stale, shown.is_live, shown.is_older))


def test_an_answer_to_an_earlier_state_is_stale() -> None:
    problem = solved(replace(ASKED, stipulation=Stipulation.parse("#3")), prinz())
    shown = shown_with(problem, problem, None)
    assert shown.is_stale
    assert shown.is_live, "there is something to find"
    assert not shown.is_current


@pytest.mark.parametrize(
    ("fen", "is_shown"),
    [
        ("5Kbk/6pp/6P1/8/8/8/8/6R1 w", True),
        ("5K1k/6p1/6P1/8/8/8/8/8 w", True),
        ("8/8/8/8/8/8/8/8 w", False),
        ("8/8/8/8/2k5/8/8/K1R5 w", False),
    ],
)
def test_a_stale_play_goes_away_with_its_position(fen: str, *, is_shown: bool) -> None:
    problem = solved(replace(ASKED, position=Position.from_fen(fen)), prinz())
    shown = shown_with(problem, problem, None)
    assert shown.is_stale is is_shown
    assert (shown.solution is not None) is is_shown


def test_what_was_found_live_takes_the_place_of_a_stale_answer_alone() -> None:
    live = replace(prinz(), seconds=7.0)
    current = solved(ASKED, prinz())
    assert shown_with(current, current, live).solution is current.solution
    stale = solved(ASKED, partial(Position.from_fen("8/8/8/8/8/8/8/K6k w - - 0 1"), "#2"))
    assert shown_with(stale, stale, live).solution is live
    assert shown_with(stale, stale, live).is_current


def test_who_looks_at_an_older_answer_sees_nothing_live() -> None:
    newest, older = partial(ASKED.position, "#2"), prinz()
    shown = shown_with(solved(ASKED, newest), solved(ASKED, older), replace(prinz(), seconds=7.0))
    assert shown.is_older
    assert shown.solution is older
    assert not shown.is_live


def test_a_problem_without_answer_is_neither_current_nor_stale() -> None:
    shown = shown_with(ASKED, ASKED, None)
    assert not shown.is_current
    assert not shown.is_stale


def test_an_edit_is_announced_once(fake_desk: FakeDesk) -> None:
    fake_desk.set_up(PRINZ)
    fake_desk.news.clear()
    fake_desk.answer(prinz())
    assert fake_desk.news == [Changes.PROBLEM | Changes.ANSWER | Changes.VIEW]
    fake_desk.news.clear()
    fake_desk.document.edit_stipulation("#3")
    assert fake_desk.news == [Changes.PROBLEM | Changes.ANSWER | Changes.VIEW]
    assert fake_desk.shown.is_stale
    fake_desk.document.undo_stack.undo()
    assert fake_desk.shown.is_current


def test_what_changes_meanwhile_follows(fake_desk: FakeDesk) -> None:
    """A listener that changes something is not called again before all others were."""
    calls: list[str] = []

    def first(changes: Changes) -> None:
        calls.append("first")
        if changes & Changes.PROBLEM and fake_desk.problem.starred_stipulation == "#3":
            fake_desk.document.edit_stipulation("#4")

    def second(_changes: Changes) -> None:
        calls.append(f"second {fake_desk.problem.starred_stipulation}")

    fake_desk.changed.connect(first)
    fake_desk.changed.connect(second)
    fake_desk.document.edit_stipulation("#3")
    assert calls == ["first", "second #3", "first", "second #4"]
    assert fake_desk.problem is fake_desk.document.problem


def test_the_first_part_shown_is_one_that_is_asked_about(fake_desk: FakeDesk) -> None:
    fake_desk.set_up(PRINZ)
    twins = (Twin.parse("Move h1 h2"), Twin.parse("Move h1 h3"))
    problem = replace(fake_desk.problem, twins=twins, zero_position=True)
    fake_desk.document.put_behind((problem,), "a zero position")
    fake_desk.document.go_to(1)
    assert (fake_desk.part_index, fake_desk.part.twin) == (1, 0)
    fake_desk.news.clear()
    fake_desk.turn_to_part(2)
    assert fake_desk.part.twin == 1
    assert fake_desk.news == [Changes.PART]


def test_another_problem_is_shown_from_its_diagram_on_even_if_it_is_the_same(
    fake_desk: FakeDesk,
) -> None:
    fake_desk.set_up(PRINZ)
    twin = replace(fake_desk.problem, twins=(Twin.parse("Move h1 h2"),))
    fake_desk.document.edit(twin, "twin")
    fake_desk.document.put_behind((fake_desk.problem,), "the same again")
    fake_desk.turn_to_part(1)
    fake_desk.news.clear()
    fake_desk.document.go_to(1)
    assert fake_desk.part_index == 0
    assert fake_desk.news == [Changes.OTHER | Changes.PART]


def test_an_edit_of_the_diagram_leads_back_to_it(fake_desk: FakeDesk) -> None:
    fake_desk.set_up(PRINZ)
    fake_desk.document.edit(replace(fake_desk.problem, twins=(Twin.parse("Move h1 h2"),)), "twins")
    fake_desk.turn_to_part(1)
    fake_desk.news.clear()
    fake_desk.document.edit_position(
        fake_desk.problem.position.put(square_number("a1"), None), "none"
    )
    assert fake_desk.part_index == 1, "nothing was edited"
    fake_desk.document.edit_position(
        fake_desk.problem.position.put(square_number("h1"), None), "edit"
    )
    assert fake_desk.part_index == 0
    assert fake_desk.news == [Changes.PROBLEM | Changes.PART]


def test_other_letters_are_news(fake_desk: FakeDesk) -> None:
    fake_desk.news.clear()
    fake_desk.preferences.set(PIECE_LETTERS, "german")
    assert fake_desk.notation == fake_desk.preferences.notation == fake_desk.solution.notation
    assert fake_desk.news == [Changes.NOTATION | Changes.VIEW]


@pytest.mark.parametrize("stipulation", ["#2", "#3"])
def test_a_stale_answer_cannot_be_gone_through(fake_desk: FakeDesk, stipulation: str) -> None:
    fake_desk.set_up(PRINZ)
    fake_desk.answer(prinz())
    fake_desk.solution.go_forward()
    assert fake_desk.solution.node is not None
    fake_desk.document.edit_stipulation(stipulation)
    assert (fake_desk.solution.node is None) is (stipulation == "#3")
