"""The list of problems beside the board and in the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication

from matewright.gui.batch.dialog import BatchDialog
from matewright.gui.collection.columns import Column
from tests.gui.audit import menus_in
from tests.gui.collection.conftest import (
    CTRL,
    click_row,
    finish_reading,
    listed,
    search,
    some_problems,
    stipulations,
    table,
)
from tests.gui.conftest import PRINZ, Person

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine

pytestmark = pytest.mark.features("answer", "file", "collection", "batch")


@pytest.mark.whole_window
def test_list_and_board_go_together(whole: Person) -> None:
    window = whole.window
    whole.press("Down", table(whole))
    whole.press("Down", table(whole))
    assert window.document.current == 2
    assert window.document.undo_stack.count() == 0
    whole.press("Return", table(whole))
    assert window.focusWidget() is window.board
    whole.press("Ctrl+PgDown")
    assert table(whole).chosen_indices() == [3]
    whole.press("Ctrl+C", window.board)
    assert QGuiApplication.clipboard().text() == window.document.problem.position.fen
    QGuiApplication.clipboard().setText(PRINZ)
    whole.press("Ctrl+V", table(whole))
    assert window.document.problem.position.fen == PRINZ
    whole.press("Ctrl+Shift+F")
    assert window.focusWidget() is window.problems.bar.edit
    whole.press("Ctrl+5")
    assert window.focusWidget() is table(whole)


def test_the_menu_of_the_list_works_on_what_is_chosen(whole: Person, engine: FakeEngine) -> None:
    window = whole.window
    click_row(whole, 1)
    click_row(whole, 3, CTRL)
    view = table(whole)
    view.customContextMenuRequested.emit(view.visualRect(view.currentIndex()).center())
    menu = window.menus.context_menus[0]
    assert menu.isVisible()
    entries = {action.text().split("\t")[0].replace("&", ""): action for action in menu.actions()}
    menu.close()
    entries["Solve Selected …"].trigger()
    (dialog,) = window.findChildren(BatchDialog)
    assert dialog.problems_box.currentText() == "The 2 chosen problems"
    assert [dialog.table.model().index(row, 0).data() for row in range(2)] == ["2", "4"]
    whole.close(dialog)
    entries["Cut Problems"].trigger()
    assert stipulations(window) == ["#3", "h#2", "#3"]
    assert window.file_line.message == "Cut 2 problems"
    entries["Paste Problems"].trigger()
    assert len(window.document.collection) == 5


def test_the_menu_bar_sorts_and_chooses_columns_and_diagrams(whole: Person) -> None:
    window = whole.window
    entries = {
        action.objectName(): action
        for menu in menus_in(window.menus.menu("collection"))
        for action in menu.actions()
    }
    entries["collection.sort-author"].trigger()
    finish_reading(whole)
    assert listed(whole, Column.NUMBER) == ["5", "2", "4", "1", "3"]
    entries["collection.sort-descending"].trigger()
    finish_reading(whole)
    assert listed(whole, Column.NUMBER)[0] == "3"
    assert entries["collection.sort-author"].isChecked()
    entries["collection.column-keywords"].trigger()
    assert not table(whole).isColumnHidden(Column.KEYWORDS)
    entries["collection.diagrams-none"].trigger()
    assert table(whole).isColumnHidden(Column.DIAGRAM)


def test_next_and_previous_problem_follow_the_list(whole: Person) -> None:
    window = whole.window
    search(whole, "author:loyd")
    previous, following = (
        window.menus[f"position.{name}"] for name in ("previous-problem", "next-problem")
    )
    whole.press("Ctrl+PgDown")
    assert window.document.current == 1, "the first that was found"
    assert not previous.isEnabled()
    whole.press("Ctrl+PgDown")
    assert window.document.current == 3
    assert not following.isEnabled()
    assert previous.isEnabled()


def test_a_large_answer_of_the_index_does_not_hide_the_problem_shown(whole: Person) -> None:
    search(whole, "author:nobody")
    assert listed(whole) == []
    assert whole.window.document.current == 0
    assert whole.window.board.position.fen == some_problems()[0].position.fen


def test_the_list_says_what_is_being_solved(whole: Person, engine: FakeEngine) -> None:
    window, places = whole.window, range(len(whole.window.document.collection))
    before = [table(whole).model().index(row, Column.STATE).data() for row in places]
    window.document.go_to(2)
    whole.press("F7")
    assert len(engine.jobs) == 1
    now = [table(whole).model().index(row, Column.STATE).data() for row in places]
    assert now == [*before[:2], "Solving …", *before[3:]]
    whole.press("Shift+F7")
    whole.wait_for_answer()
    assert table(whole).model().index(2, Column.STATE).data() == "Partial"
