"""Ways to look at the tree: gathered, filtered, opened so far, found, played; and the text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

import matewright
from matewright.gui.background import chunked_task, surveyor
from matewright.gui.main_window import MainWindow
from matewright.gui.models.solution_tree_model import ROWS_AT_ONCE, SolutionTreeModel
from matewright.gui.panes import solution_pane
from matewright.gui.panes.line_player import Speed
from matewright.gui.panes.solution_pane import SolutionPane
from matewright.gui.preferences import AUTOPLAY_SPEED, GROUPED_PLAY, PIECE_LETTERS
from matewright.model.position import Position
from matewright.model.solution import Role, Solution
from matewright.model.solution_survey import Survey
from matewright.model.solution_view import Filter, MovingPiece, SolutionView
from tests.gui.conftest import PRINZ
from tests.gui.test_solution_tree import large_tree

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

    from tests.gui.conftest import Person


@pytest.fixture(scope="module")
def answer() -> Solution:
    """Prinz's problem asked for one move more: set play, five tries, and one key."""
    return matewright.solve(PRINZ, "#3", tries=1, set_play=True)


@pytest.fixture
def reader(person: Person, answer: Solution) -> Person:
    """Somebody in front of that answer, with the keyboard in the tree."""
    document = person.window.document
    document.edit_position(Position.from_fen(PRINZ), "set up")
    document.edit_stipulation("#3")
    document.edit(document.problem.with_options(answer.play_options), "ask")
    document.set_solution(0, answer)
    person.window.solution.setFocus()
    return person


def rows(tree: SolutionPane, above: QModelIndex | None = None) -> list[str]:
    """What stands below a row, the chosen one if None is given, as the tree has it."""
    model = tree.model()
    parent = tree.currentIndex() if above is None else above
    return [str(model.index(row, 0, parent).data()) for row in range(model.rowCount(parent))]


def entry(window: MainWindow, name: str) -> QAction:
    """The entry of the menu of that name."""
    found = window.findChild(QAction, f"solution.{name}")
    assert isinstance(found, QAction)
    return found


def headings(tree: SolutionPane) -> list[str]:
    return rows(tree, QModelIndex())


def test_phases_stand_in_the_order_of_the_text_and_the_key_is_in_sight(reader: Person) -> None:
    tree = reader.window.solution
    assert headings(tree) == ["Set play", "5 tries", "Key"]
    assert not tree.isExpanded(tree.model().index(1, 0)), "many tries would hide the key"
    assert tree.isExpanded(tree.model().index(2, 0))
    reader.press("Right", tree)
    assert tree.node is not None
    assert tree.node.role is Role.KEY


def test_equal_play_is_gathered_and_unfolded(reader: Person) -> None:
    tree = reader.window.solution
    reader.press("Ctrl+G")
    reader.press("Right", tree)
    assert rows(tree) == ["1...B~", "1...gxh6"]
    reader.press("Right", tree)
    reader.press("Space", tree)
    assert len(rows(tree, tree.currentIndex().parent())) == 7
    assert tree.node is not None
    assert tree.currentIndex().data() == reader.window.solution.notation.node(tree.node)
    reader.press("Space", tree)
    assert rows(tree, tree.currentIndex().parent()) == ["1...B~", "1...gxh6"]
    reader.press("Ctrl+G")
    assert len(rows(tree, tree.currentIndex().parent())) == 7


def test_gathering_is_remembered(
    reader: Person, make_window: Callable[[], MainWindow], settings: QSettings
) -> None:
    window = reader.window
    QTest.mouseClick(window.answer.tools.group_button, Qt.MouseButton.LeftButton)
    assert window.preferences.get(GROUPED_PLAY)
    assert entry(window, "group").isChecked()
    assert make_window().solution.grouped


def test_a_group_is_copied_under_its_name(reader: Person) -> None:
    tree = reader.window.solution
    reader.press("Ctrl+G")
    reader.press("Right", tree)
    reader.press("Right", tree)
    reader.press("Ctrl+C", tree)
    assert QGuiApplication.clipboard().text() == "1...B~ 2.Rxh7#"
    label = reader.window.findChild(QLabel, "file_label")
    assert label is not None
    assert label.toolTip() == "1 line copied"


def test_a_model_that_gathers_and_unfolds_is_sound(answer: Solution) -> None:
    model = SolutionTreeModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    tree = answer.tree.tree
    model.set_view(SolutionView(tree, Survey(tree), grouped=True))
    key = model.index(0, 0, model.main_phase())
    group = model.index(0, 0, key)
    assert len(model.group(group)) == 6
    assert model.rowCount(key) == 2
    again = model.set_unfolded(group, unfolded=True)
    assert model.rowCount(key) == 7
    assert again.row() == 0
    model.set_unfolded(model.index(3, 0, key), unfolded=False)
    assert model.rowCount(key) == 2


def test_long_lists_come_piece_by_piece() -> None:
    model = SolutionTreeModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    tree = large_tree(defences=230, continuations=2)
    model.set_tree(tree)
    key = model.index(0, 0, model.index(0, 0))
    rest = model.index(ROWS_AT_ONCE, 0, key)
    assert model.rowCount(key) == ROWS_AT_ONCE + 1
    assert rest.data() == "130 more …"
    assert model.bring_more(rest).row() == ROWS_AT_ONCE
    assert model.rowCount(key) == 2 * ROWS_AT_ONCE + 1
    last = tree.root.child(0).child(229)
    assert model.node(model.reveal(last)) == last
    assert model.rowCount(key) == 230
    deep = last.child(1)
    assert model.node(model.reveal(deep)) == deep


def test_the_rest_of_a_list_comes_by_key_and_by_click(qtbot: QtBot) -> None:
    pane = SolutionPane()
    qtbot.addWidget(pane)
    pane.set_tree(large_tree())
    pane.show()
    pane.go_forward()
    key = pane.currentIndex()
    rest = pane.model().index(ROWS_AT_ONCE, 0, key)
    pane.expand(key)
    pane.scrollTo(rest)
    place = pane.visualRect(rest).center()
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert pane.model().rowCount(key) == 2 * ROWS_AT_ONCE + 1
    pane.setCurrentIndex(pane.model().index(2 * ROWS_AT_ONCE - 1, 0, key))
    QTest.keyClick(pane, Qt.Key.Key_Down)
    assert pane.node is not None
    assert pane.node.row == 2 * ROWS_AT_ONCE


def test_only_moves_of_one_piece(reader: Person) -> None:
    window = reader.window
    tree = window.solution
    reader.press("Right", tree)
    reader.press("Right", tree)
    assert tree.node is not None
    piece = MovingPiece.of(tree.node)
    menu = QMenu()
    window.answer.tools.fill_with_filters(menu)
    menu.actions()[2].trigger()
    assert tree.filter == Filter(piece=piece)
    above = tree.currentIndex().parent()
    assert {words[:5] for words in rows(tree, above)} == {"1...B"}
    assert "1 not shown" in str(above.data(Qt.ItemDataRole.AccessibleTextRole))
    label = window.findChild(QLabel, "filter_label")
    assert label is not None
    assert label.toolTip() == "only moves of Bg8" or "Bg8" in label.text()
    window.answer.tools.fill_with_filters(menu)
    assert menu.actions()[2].text().replace("&", "") == "Only Moves of Bg8"
    menu.actions()[-1].trigger()
    assert tree.filter == Filter()
    assert len(rows(tree, tree.currentIndex().parent())) == 7


def test_headings_say_how_many_the_filter_leaves(reader: Person) -> None:
    tree = reader.window.solution
    tree.set_filter(Filter(duals=True))
    model = tree.model()
    said = [
        str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))
        for row in range(model.rowCount())
    ]
    assert said == ["Set play · 7 variations · 0 shown", "5 tries · 0 shown", "Key · 0 shown"]
    assert not rows(tree, model.index(1, 0))


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
    assert "Rh6" in str(tree.currentIndex().data())
    reader.press("F3")
    assert bar.count_label.text() == f"2 of {count}"
    reader.press("Shift+F3")
    reader.press("Shift+F3")
    assert bar.count_label.text() == f"{count} of {count}", "before the first comes the last"
    reader.press("Esc", bar.edit)
    assert bar.isHidden()
    assert tree.hasFocus()


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
    assert str(tree.currentIndex().data()).startswith("1...B")
    assert len(tree.group) == 6


def test_lines_open_as_far_as_asked(reader: Person) -> None:
    tree = reader.window.solution
    model = tree.model()
    tries = model.index(1, 0)
    entry(reader.window, "expand-1").trigger()
    reader.bot.waitUntil(lambda: tree.isExpanded(tries))
    assert not tree.isExpanded(model.index(1, 0, tries))
    with reader.bot.waitSignal(tree.opening_ended) as ended:
        entry(reader.window, "expand-all").trigger()
    assert ended.args == [True]
    assert tree.isExpanded(model.index(1, 0, tries))


def test_too_much_is_not_opened_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solution_pane, "MOST_OPENED", 150)
    pane = SolutionPane()
    qtbot.addWidget(pane)
    pane.set_tree(large_tree())
    with qtbot.waitSignal(pane.opening_ended) as ended:
        pane.expand_to(None)
    assert ended.args == [False]


def test_a_large_tree_is_surveyed_between_events(
    reader: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(surveyor, "AT_ONCE", 5)
    monkeypatch.setattr(surveyor, "_ENTRIES_A_STEP", 5)
    monkeypatch.setattr(chunked_task, "CHUNK", 0.0)
    tree = reader.window.solution
    reader.press("Right", tree)
    chosen = tree.node
    reader.press("Ctrl+G")
    tree.set_filter(Filter(distinct=True))
    assert tree.is_surveying
    assert len(rows(tree)) == 7
    reader.bot.waitUntil(lambda: not tree.is_surveying)
    QApplication.processEvents()
    assert rows(tree) == ["1...B~", "1...gxh6"]
    assert tree.node == chosen


def test_the_speed_of_playing_is_chosen_and_remembered(reader: Person) -> None:
    window = reader.window
    entry(window, "speed-fast").trigger()
    assert window.preferences.get(AUTOPLAY_SPEED) == Speed.FAST.value
    assert window.solution._player._timer.interval() == Speed.FAST.interval


def test_the_context_menu_offers_what_applies(reader: Person) -> None:
    tree = reader.window.solution
    reader.press("Right", tree)
    place = tree.visualRect(tree.currentIndex()).center()
    wanted = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(
        tree.viewport(), QContextMenuEvent(wanted, place, tree.viewport().mapToGlobal(place))
    )
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = {action.text().replace("&", ""): action for action in menu.actions()}
    assert entries["Play from Here"].isEnabled()
    assert not entries["Unfold This Group"].isEnabled()
    assert not entries["Show Everything"].isEnabled()
    entries["Only Moves of This Piece"].trigger()
    assert tree.filter.piece == MovingPiece(1, "R", 7)
    menu.close()
    assert headings(tree) == ["Set play", "5 tries", "Key"]


def test_an_edit_greys_the_answer_and_says_why(reader: Person) -> None:
    window = reader.window
    window.document.edit_position(Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/6R1 w"), "edit")
    assert window.solution.is_stale
    assert window.panel.caption.state.text == "Stale · position changed"
    window.document.undo_stack.undo()
    assert window.solution.node is None
