"""The answers of several runs: kept, looked at, dropped, compared."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

import matewright
from matewright.gui.versions.compare_versions import CompareVersionsDialog
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.versions import MOST_ANSWERS
from matewright.services.answer.answer_comparison import comparing
from tests.gui.conftest import PRINZ, partial, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "collection", "versions")


@pytest.fixture
def solved(person: Person) -> Person:
    """A user who solved twice: the first search was stopped, the second finished."""
    document = person.window.document
    document.edit_position(Position.from_fen(PRINZ), "set up")
    document.set_solution(0, partial(Position.from_fen(PRINZ), "#2"))
    document.set_solution(0, prinz())
    return person


def entries(person: Person) -> list[QAction]:
    """What the menu offers: the answers, and what can be done with them."""
    runs = person.window.answer.runs
    runs.fill()
    return runs.choices.actions()


def titles(person: Person) -> list[str]:
    return [action.text() for action in entries(person) if action.isCheckable()]


def choose(person: Person, title: str) -> None:
    """Click what begins so in the menu."""
    next(action for action in entries(person) if action.text().startswith(title)).trigger()


def rows(person: Person) -> int:
    return len(person.window.solution.phases)


def test_one_answer_needs_no_choice(person: Person, engine: FakeEngine) -> None:
    window = person.window
    window.document.edit_position(Position.from_fen(PRINZ), "set up")
    window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert not window.answer.runs.isVisible()
    window.solve()
    engine.jobs[-1].end(partial(Position.from_fen(PRINZ), "#2"))
    person.wait_for_answer()
    assert window.answer.runs.isVisible()
    assert titles(person) == ["Answer 1 · gms · #2 · 0.50 s", "Answer 2 · gms · #2 · 0.50 s"]


def test_an_older_answer_is_looked_at_and_the_newest_is_saved(solved: Person) -> None:
    window = solved.window
    assert window.answer.runs.text() == "Answer 2 of 2"
    assert rows(solved) > 0
    choose(solved, "Answer 1")
    assert window.answer.runs.text() == "Answer 1 of 2"
    assert rows(solved) == 0
    assert "Partial" in window.question.progress.known_label.toolTip()
    newest = window.document.problem.solution
    assert newest is not None
    assert newest.keys == ("h1h6",)
    solved.press("Alt+Shift+PgDown")
    assert window.answer.runs.index == 1
    assert rows(solved) > 0


def test_answers_to_another_position_come_back_with_it(solved: Person) -> None:
    window = solved.window
    before = titles(solved)
    other = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/6R1 w")
    window.document.edit_position(other, "edit")
    assert not titles(solved)
    window.document.set_solution(0, partial(other, "#2"))
    assert len(titles(solved)) == 1
    assert window.panel.caption.state.text.startswith("Partial")
    solved.press("Ctrl+Z", window.board)
    assert titles(solved) == before
    assert window.document.problem.solution == prinz()
    assert not window.solution.is_stale


def test_a_run_is_dropped_by_key_by_menu_and_not_the_newest(solved: Person) -> None:
    window = solved.window
    window.document.set_solution(0, replace(prinz(), seconds=0.7))
    solved.press("Ctrl+F4")
    assert len(titles(solved)) == 3, "the newest stays"
    choose(solved, "Answer 1")
    solved.press("Ctrl+F4")
    assert [title.split(" · ")[0] for title in titles(solved)] == ["Answer 2", "Answer 3"]
    assert not entries(solved)[-1].isEnabled()
    choose(solved, "Answer 2")
    choose(solved, "Drop This")
    assert not window.answer.runs.isVisible()
    assert window.kept.answers[0].solution is window.document.problem.solution


def test_no_more_than_a_few_are_kept(solved: Person) -> None:
    for seconds in range(MOST_ANSWERS + 3):
        solved.window.document.set_solution(0, replace(prinz(), seconds=float(seconds)))
    assert len(titles(solved)) == MOST_ANSWERS
    assert titles(solved)[-1].startswith(f"Answer {MOST_ANSWERS + 5} ")


def test_each_problem_has_its_own(solved: Person) -> None:
    window = solved.window
    window.document.insert(Problem(), "insert")
    assert not window.answer.runs.isVisible()
    window.document.go_to(0)
    assert len(titles(solved)) == 2
    window.document.insert(Problem(), "insert")
    window.document.go_to(0)
    window.document.remove_current("delete")
    window.document.undo_stack.undo()
    assert len(window.kept.answers) == 2
    assert window.kept.answers[-1].solution is window.document.problem.solution


def test_a_copy_of_a_problem_goes_its_own_way(solved: Person) -> None:
    window = solved.window
    solved.press("Ctrl+D")
    assert window.document.current == 1
    assert len(titles(solved)) == 2
    window.document.set_solution(1, replace(prinz(), seconds=0.7))
    solved.press("Alt+Shift+PgUp")
    assert window.answer.runs.index == 1
    window.document.go_to(0)
    assert len(titles(solved)) == 2, "the answer to the copy is not one to the problem"
    assert window.answer.runs.index == 1
    window.document.insert(Problem(), "insert")
    window.document.go_to(2)
    assert len(titles(solved)) == 3


def test_two_runs_are_seen_side_by_side(solved: Person) -> None:
    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, CompareVersionsDialog)
        solved.bot.waitUntil(lambda: "Answer 1" in dialog.model.text())
        table = [line.split("\t") for line in dialog.model.text().split("\n")]
        lines = {name: cells for name, *cells in table}
        assert lines[""][:2] == ["Answer 1 · gms · #2 · 0.50 s", "Answer 2 · gms · #2 · 0.50 s"]
        assert lines["Keys"] == ["–", "1: 1.Rh6!", "only right: 1.Rh6!"]
        assert lines["Position"][2] == ""
        assert lines["Verdict"][2] == "different"
        dialog.second_box.setCurrentIndex(0)
        solved.bot.waitUntil(lambda: dialog.model.text().count("Answer 1") == 2)
        same = dialog.model.text().split("\n")[1:]
        assert not any(line.split("\t")[3] for line in same)
        dialog.close()

    solved.answer(lambda: solved.press("Alt+Shift+C"), look, CompareVersionsDialog)


def test_lines_of_help_play_are_compared_in_the_letters_of_the_reader() -> None:
    one = matewright.solve("k7/8/1K6/8/8/8/p7/7R b", "h#1")
    fewer = replace(one, lines=one.lines[:1])
    steps = list(comparing(one, fewer, Notation()))
    assert steps.count(None) >= len(one.lines) + len(fewer.lines), "the window has its turn"
    lines = {line.name: line for line in steps if line}
    assert lines["Solutions"].first.startswith(f"{len(one.lines)}: 1.")
    assert "1..." not in lines["Solutions"].first, "the second move of a number needs none"
    assert lines["Solutions"].difference.startswith("only left: 1.")


def test_lines_of_different_lengths_that_begin_alike_are_written_as_moves() -> None:
    position = "8/8/8/8/8/2K5/7R/k7 b"
    short, long = (matewright.solve(position, stipulation) for stipulation in ("h#2", "h#3"))
    lines = {line.name: line for line in comparing(short, long, Notation()) if line}
    assert "only right: 1.Kb1 R" in lines["Solutions"].difference
    assert "a1b1" not in lines["Solutions"].difference


def test_a_problem_that_was_removed_comes_back_with_all_its_answers(solved: Person) -> None:
    before = titles(solved)
    assert len(before) > 1
    solved.press("Ctrl+Shift+N", solved.window.board)
    solved.press("Ctrl+PgUp", solved.window.board)
    assert titles(solved) == before
    solved.press("Ctrl+Shift+Del", solved.window.board)
    assert titles(solved) != before
    solved.press("Ctrl+Z", solved.window.board)
    assert titles(solved) == before
