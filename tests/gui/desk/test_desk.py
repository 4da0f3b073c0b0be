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


def test_an_edit_is_announced_once(desk: FakeDesk) -> None:
    desk.set_up(PRINZ)
    desk.news.clear()
    desk.answer(prinz())
    assert desk.news == [Changes.PROBLEM | Changes.ANSWER | Changes.VIEW]
    desk.news.clear()
    desk.document.edit_stipulation("#3")
    assert desk.news == [Changes.PROBLEM | Changes.ANSWER | Changes.VIEW]
    assert desk.shown.is_stale
    desk.document.undo_stack.undo()
    assert desk.shown.is_current


def test_what_changes_meanwhile_follows(desk: FakeDesk) -> None:
    """A listener that changes something is not called again before all others were."""
    heard: list[str] = []

    def first(changes: Changes) -> None:
        heard.append("first")
        if changes & Changes.PROBLEM and desk.problem.asked == "#3":
            desk.document.edit_stipulation("#4")

    def second(_changes: Changes) -> None:
        heard.append(f"second {desk.problem.asked}")

    desk.changed.connect(first)
    desk.changed.connect(second)
    desk.document.edit_stipulation("#3")
    assert heard == ["first", "second #3", "first", "second #4"]
    assert desk.problem is desk.document.problem


def test_the_first_part_shown_is_one_that_is_asked_about(desk: FakeDesk) -> None:
    desk.set_up(PRINZ)
    twins = (Twin.parse("Move h1 h2"), Twin.parse("Move h1 h3"))
    problem = replace(desk.problem, twins=twins, zero_position=True)
    desk.document.put_behind((problem,), "a zero position")
    desk.document.go_to(1)
    assert (desk.place, desk.part.twin) == (1, 0)
    desk.news.clear()
    desk.turn_to_part(2)
    assert desk.part.twin == 1
    assert desk.news == [Changes.PART]


def test_an_edit_of_the_diagram_leads_back_to_it(desk: FakeDesk) -> None:
    desk.set_up(PRINZ)
    desk.document.edit(replace(desk.problem, twins=(Twin.parse("Move h1 h2"),)), "twins")
    desk.turn_to_part(1)
    desk.news.clear()
    desk.document.edit_position(desk.problem.position.put(square_number("a1"), None), "none")
    assert desk.place == 1, "nothing was edited"
    desk.document.edit_position(desk.problem.position.put(square_number("h1"), None), "edit")
    assert desk.place == 0
    assert desk.news == [Changes.PROBLEM | Changes.PART]


def test_other_letters_are_news(desk: FakeDesk) -> None:
    desk.news.clear()
    desk.preferences.set(PIECE_LETTERS, "german")
    assert desk.notation == desk.preferences.notation == desk.solution.notation
    assert Changes.NOTATION in desk.news[-1]


@pytest.mark.parametrize("stipulation", ["#2", "#3"])
def test_a_stale_answer_cannot_be_gone_through(desk: FakeDesk, stipulation: str) -> None:
    desk.set_up(PRINZ)
    desk.answer(prinz())
    desk.solution.go_forward()
    assert desk.solution.node is not None
    desk.document.edit_stipulation(stipulation)
    assert (desk.solution.node is None) is (stipulation == "#3")
