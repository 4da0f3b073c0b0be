"""The parts of a problem in the window: a bar to choose one, a board that follows, all judged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Progress
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "workshop", "collection", "play")


@pytest.fixture
def window(person: Person) -> MainWindow:
    set_up(
        person, Problem(Position.from_fen("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), stipulation_of("#1"))
    )
    return person.window


def set_up(person: Person, problem: Problem) -> None:
    person.window.document.edit(problem, "set up")


def with_twins(problem: Problem, *texts: str) -> Problem:
    return replace(problem, twins=tuple(map(Twin.parse, texts)))


def tabs(window: MainWindow) -> list[str]:
    bar = window.answer.bar
    return [bar.tabText(number) for number in range(bar.count())] if bar.isVisible() else []


def choose(window: MainWindow, number: int) -> None:
    bar = window.answer.bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(number).center())


def board(window: MainWindow) -> str:
    return window.board.position.board_fen


def solve(person: Person) -> None:
    person.press("F7")
    person.wait_for_answer()


def test_a_single_part_has_no_bar(window: MainWindow, person: Person) -> None:
    assert tabs(window) == []


@pytest.mark.usefixtures("real_engine")
def test_each_part_has_its_answer_and_the_board_follows(window: MainWindow, person: Person) -> None:
    # b) takes the mate away, c) gives a second one.
    set_up(person, with_twins(window.document.problem, "Move g6 f6", "Add white Qc1"))
    solve(person)
    assert tabs(window) == ["a) ✓", "b) ✕", "c) ▲"]
    assert window.answer.bar.tabToolTip(1).splitlines()[1] == "No solution · no mate in 1"
    assert window.panel.caption.state.text == "No solution · b) no mate in 1"
    label = window.question.progress.known_label
    assert label.text().startswith("a) Solved #1: sound, 1 key.")
    choose(window, 1)
    assert label.text().startswith("b) No solution: #1 is proved to be impossible")
    choose(window, 2)
    assert label.text().startswith("c) Solved #1: cooked, 2 keys.")
    assert board(window) == "7k/8/6K1/8/8/8/8/R1Q5"
    assert window.panel.line_label.text() == "c) only shown; Esc: back"
    person.press("Alt+Right")
    assert window.panel.line_label.text().startswith("c) after 1.")
    assert board(window) != "7k/8/6K1/8/8/8/8/R1Q5"
    person.press("Alt+Home")
    assert board(window) == "7k/8/6K1/8/8/8/8/R1Q5"
    person.press("Alt+PgUp")
    assert board(window) == "7k/8/5K2/8/8/8/8/R7"
    person.press("Esc")
    assert board(window) == "7k/8/6K1/8/8/8/8/R7"


@pytest.mark.usefixtures("real_engine")
def test_duplex_has_two_parts_and_belongs_to_the_problem(
    window: MainWindow, person: Person
) -> None:
    panel = window.question.options_panel
    panel.more_button.click()
    panel.parts_box.setFocus()
    QTest.keyClick(panel.parts_box, Qt.Key.Key_Down)
    assert window.document.problem.options == PlayOptions(duplex=True)
    assert window.document.undo_stack.undoText() == "Parts of White and Black"
    assert tabs(window) == ["diagram", "duplex"]
    assert window.question.in_force_label.text() == "Also with the parts exchanged"
    solve(person)
    assert window.panel.caption.state.text == "No solution · duplex no mate in 1"
    choose(window, 1)
    assert window.board.position.turn is not window.document.problem.position.turn
    label = window.question.progress.known_label
    assert label.text().startswith("duplex: No solution: #1 is proved to be impossible · ")
    person.press("Ctrl+Z")
    assert window.document.problem.options == PlayOptions()
    assert not window.document.problem.solution_is_current
    assert window.panel.caption.state.text == "Stale · options changed"
    assert tabs(window) == []
    assert panel.parts_box.currentIndex() == 0


def test_a_zero_position_is_looked_at_but_has_no_answer(window: MainWindow, person: Person) -> None:
    problem = with_twins(window.document.problem, "Move g6 f6", "Add white Qc1")
    set_up(person, replace(problem, zero_position=True))
    assert tabs(window) == ["diagram", "a)", "b)"]
    assert window.answer.play.isVisible()
    choose(window, 1)
    assert board(window) == "7k/8/5K2/8/8/8/8/R7"
    assert window.twins.table.currentIndex().row() == 1


def test_editing_goes_on_in_the_diagram(window: MainWindow, person: Person) -> None:
    set_up(person, with_twins(window.document.problem, "Move g6 f6"))
    choose(window, 1)
    person.press("Ctrl+T")
    assert window.answer.bar.currentIndex() == 0
    assert board(window) == "7k/8/6K1/8/8/8/8/R7"
    choose(window, 1)
    person.take("Q")
    person.click("c3")
    assert board(window) == "7k/8/5K2/8/8/8/8/R7", "a part is only shown"
    window.panel.diagram_button.click()
    person.click("c3")
    assert board(window) == "7k/8/6K1/8/8/2Q5/8/R7"
    assert window.document.problem.position.board_fen == board(window)


def test_progress_says_which_part_is_being_solved(
    window: MainWindow, person: Person, engine: FakeEngine
) -> None:
    set_up(person, with_twins(window.document.problem, "Move g6 f6"))
    window.solve()
    engine.jobs[-1].progress = Progress("keys", root_total=4, part="b) wKg6→f6")
    with person.bot.waitSignal(window.session.progressed):
        pass
    assert window.question.progress.known_label.text() == "b) wKg6→f6: Searching …"


def test_a_change_of_what_belongs_to_the_problem_makes_the_answer_stale(
    window: MainWindow, person: Person
) -> None:
    window.document.edit_stipulation("#2")
    panel = window.question.options_panel
    panel.more_button.click()
    QTest.mouseClick(panel.boxes["post_key"], Qt.MouseButton.LeftButton)
    assert window.document.problem.options == PlayOptions(post_key=True)
    # After the key the other side is to move.
    assert window.board.position.turn.word == "Black"
    assert not panel.set_play_box.isEnabled()
    assert "after the key" in panel.set_play_box.toolTip()
    person.press("Ctrl+Z")
    assert window.board.position.turn.word == "White"
    assert not panel.boxes["post_key"].isChecked()


def test_what_the_problem_has_can_be_taken_away_where_it_does_not_fit(
    window: MainWindow, person: Person
) -> None:
    panel = window.question.options_panel
    assert not panel.boxes["quodlibet"].isEnabled()
    set_up(person, replace(window.document.problem, options=PlayOptions(quodlibet=True)))
    panel.more_button.click()
    assert panel.boxes["quodlibet"].isEnabled()
    assert "Does not go with #1" in panel.boxes["quodlibet"].toolTip()
    QTest.mouseClick(panel.boxes["quodlibet"], Qt.MouseButton.LeftButton)
    assert window.document.problem.options == PlayOptions()
    assert not panel.boxes["quodlibet"].isEnabled()


def test_what_else_a_file_asks_for_is_told_and_can_be_dropped(
    window: MainWindow, person: Person
) -> None:
    options = PlayOptions(duplex=True, set_play=True, max_solutions=2)
    set_up(person, replace(window.document.problem, options=options))
    label = window.question.in_force_label
    assert label.text().startswith(
        "Also with the parts exchanged, set play · With: at most 2 solutions."
    )
    label.setFocus()
    QTest.keyClick(label, Qt.Key.Key_Tab)
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert window.document.problem.options == PlayOptions(duplex=True)
    assert label.text() == "Also with the parts exchanged"
    person.press("Ctrl+Z")
    assert window.document.problem.options == options
