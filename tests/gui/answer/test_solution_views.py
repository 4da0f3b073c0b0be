"""Ways to look at the solution: gathered, filtered, found, played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

import matewright
from matewright.gui.background import chunked_task, surveyor
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences.preferences import AUTOPLAY_SPEED, GROUPED_PLAY, PIECE_LETTERS
from matewright.gui.preferences.speed import Speed
from matewright.model.position import Position
from matewright.model.solution import Node, Solution
from matewright.model.solution_survey import name_of_group
from matewright.model.solution_view import Filter, MovingPiece
from tests.gui.conftest import PRINZ, row_of_key

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "file", "workshop", "play")


@pytest.fixture(scope="module")
def answer() -> Solution:
    """Prinz's problem asked for one move more: set play, five tries, and one key."""
    return matewright.solve(PRINZ, "#3", tries=1, set_play=True)


@pytest.fixture
def reader(person: Person, answer: Solution) -> Person:
    """A user in front of that answer, with the keyboard in the play."""
    document = person.window.document
    document.edit_position(Position.from_fen(PRINZ), "set up")
    document.edit_stipulation("#3")
    document.edit(document.problem.with_options(answer.question.options), "ask")
    document.set_solution(0, answer)
    person.window.answer.play.setFocus()
    return person


def rows(reader: Person) -> list[str]:
    """What stands below the chosen move."""
    solution = reader.window.solution
    assert solution.node is not None
    return beside(reader, solution.node)


def beside(reader: Person, above: Node | None) -> list[str]:
    """What stands below a move, gathered as it is shown."""
    solution = reader.window.solution
    return [
        name_of_group(
            [Node(solution.tree, member) for member in solution.view.group(entry)],
            solution.notation,
        )
        for entry in solution.view.rows(0 if above is None else above.index)
    ]


def entry(window: MainWindow, name: str) -> QAction:
    """The entry of the menu of that name."""
    found = window.findChild(QAction, f"solution.{name}")
    assert isinstance(found, QAction)
    return found


def test_equal_play_is_gathered_and_unfolded(reader: Person) -> None:
    solution, play = reader.window.solution, reader.window.answer.play
    reader.press("Ctrl+G")
    reader.press("Right", play)
    key = solution.node
    assert beside(reader, key) == ["1...B~", "1...gxh6"]
    reader.press("Right", play)
    reader.press("Space", play)
    assert len(beside(reader, key)) == 7
    assert len(solution.group) == 1
    reader.press("Space", play)
    assert beside(reader, key) == ["1...B~", "1...gxh6"]
    reader.press("Ctrl+G")
    assert len(beside(reader, key)) == 7


def test_gathering_is_remembered(
    reader: Person, make_window: Callable[[], MainWindow], settings: QSettings
) -> None:
    window = reader.window
    QTest.mouseClick(window.answer.tools.group_button, Qt.MouseButton.LeftButton)
    assert window.preferences.get(GROUPED_PLAY)
    assert entry(window, "group").isChecked()
    assert make_window().solution.grouped


def test_a_group_is_copied_under_its_name(reader: Person) -> None:
    play = reader.window.answer.play
    reader.press("Ctrl+G")
    reader.press("Right", play)
    reader.press("Right", play)
    reader.press("Ctrl+C", play)
    assert QGuiApplication.clipboard().text() == "1...B~ 2.Rxh7#"
    label = reader.window.findChild(QLabel, "file_label")
    assert label is not None
    assert label.toolTip() == "1 line copied"


def test_only_moves_of_one_piece(reader: Person) -> None:
    window = reader.window
    solution = window.solution
    reader.press("Right", window.answer.play)
    key = solution.node
    reader.press("Right", window.answer.play)
    assert solution.node is not None
    piece = MovingPiece.of(solution.node)
    menu = QMenu()
    window.answer.tools.fill_with_filters(menu)
    menu.actions()[2].trigger()
    assert solution.filter == Filter(piece=piece)
    assert {words[:5] for words in beside(reader, key)} == {"1...B"}
    assert "1 not shown" in row_of_key(window)
    label = window.findChild(QLabel, "filter_label")
    assert label is not None
    assert label.toolTip() == "only moves of Bg8" or "Bg8" in label.text()
    window.answer.tools.fill_with_filters(menu)
    assert menu.actions()[2].text().replace("&", "") == "Only Moves of Bg8"
    menu.actions()[-1].trigger()
    assert solution.filter == Filter()
    assert len(beside(reader, key)) == 7


def test_headings_say_how_many_the_filter_leaves(reader: Person) -> None:
    solution = reader.window.solution
    said = [phase.heading for phase in solution.phases]
    assert said == ["Set play · 7 variations", "5 tries", "Key"]
    solution.set_filter(Filter(duals=True))
    said = [phase.heading for phase in solution.phases]
    assert said == ["Set play · 7 variations · 0 shown", "5 tries · 0 shown", "Key · 0 shown"]
    assert not solution.phases[1].rows


def test_moves_are_found_counted_and_gone_through(reader: Person) -> None:
    window = reader.window
    tree, bar = window.solution, window.answer.find_bar
    reader.press("Ctrl+F")
    assert bar.edit.hasFocus()
    QTest.keyClicks(bar.edit, "rh6")
    reader.bot.waitUntil(lambda: not tree.search.is_running)
    count = len(tree.search.hits)
    assert count > 3
    assert bar.count_label.text() == f"1 of {count}"
    assert tree.node is not None
    assert "Rh6" in tree.notation.node(tree.node)
    reader.press("F3")
    assert bar.count_label.text() == f"2 of {count}"
    reader.press("Shift+F3")
    reader.press("Shift+F3")
    assert bar.count_label.text() == f"{count} of {count}", "before the first comes the last"
    reader.press("Esc", bar.edit)
    assert bar.isHidden()
    assert window.answer.play.hasFocus()


def test_words_and_letters_are_found(reader: Person) -> None:
    tree = reader.window.solution
    tree.look_for("refutation")
    reader.bot.waitUntil(lambda: not tree.search.is_running)
    assert len(tree.search.hits) == 5
    tree.look_for("th6")
    reader.bot.waitUntil(lambda: not tree.search.is_running)
    assert not tree.search.hits
    reader.window.preferences.set(PIECE_LETTERS, "german")
    reader.bot.waitUntil(lambda: not tree.search.is_running)
    assert tree.search.hits, "the same text is looked for in the new letters"


def test_a_member_of_a_group_is_found_at_its_group(reader: Person) -> None:
    tree = reader.window.solution
    tree.set_grouped(True)
    tree.look_for("1...be6")
    reader.bot.waitUntil(lambda: not tree.search.is_running)
    tree.go_to_hit()
    assert len(tree.group) == 6


def test_a_large_tree_is_surveyed_between_events(
    reader: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(surveyor, "AT_ONCE", 5)
    monkeypatch.setattr(surveyor, "_ENTRIES_A_STEP", 5)
    monkeypatch.setattr(chunked_task, "CHUNK", 0.0)
    tree = reader.window.solution
    reader.press("Right", reader.window.answer.play)
    chosen = tree.node
    reader.press("Ctrl+G")
    tree.set_filter(Filter(distinct=True))
    assert tree.is_surveying
    assert len(rows(reader)) == 7
    reader.bot.waitUntil(lambda: not tree.is_surveying)
    QApplication.processEvents()
    assert rows(reader) == ["1...B~", "1...gxh6"]
    assert tree.node == chosen


def test_the_speed_of_playing_is_chosen_and_remembered(reader: Person) -> None:
    window = reader.window
    entry(window, "speed-fast").trigger()
    assert window.preferences.get(AUTOPLAY_SPEED) == Speed.FAST.value
    assert window.solution._player._timer.interval() == Speed.FAST.interval


def test_an_edit_greys_the_answer_and_says_why(reader: Person) -> None:
    window = reader.window
    window.document.edit_position(Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/6R1 w"), "edit")
    assert window.solution.is_stale
    assert window.panel.caption.state.text == "Stale · position changed"
    window.document.undo_stack.undo()
    assert window.solution.node is None
