"""Choosing problems in the list, moving and deleting them."""

from __future__ import annotations

from matewright.gui.collection.columns import Column
from tests.gui.collection.conftest import (
    CTRL,
    SHIFT,
    Reader,
    click_row,
    finish_reading,
    listed,
    search,
    some_problems,
    sort_by,
    stipulations,
    table,
)


def test_many_rows_are_chosen_with_mouse_and_keyboard(five: Reader) -> None:
    click_row(five, 1)
    click_row(five, 3, SHIFT)
    assert table(five).chosen_indices() == [1, 2, 3]
    click_row(five, 2, CTRL)
    assert table(five).chosen_indices() == [1, 3]
    five.press("Ctrl+A", table(five))
    assert table(five).chosen_count() == 5


def test_chosen_problems_are_deleted_as_one_step(five: Reader) -> None:
    window = five.window
    click_row(five, 1)
    click_row(five, 3, CTRL)
    five.press("Del", table(five))
    assert stipulations(window) == ["#3", "h#2", "#3"]
    assert window.document.undo_stack.count() == 1
    assert window.document.undo_stack.undoText() == "Delete 2 Problems"
    assert table(five).chosen_indices() == [window.document.current] == [2]
    five.window.document.undo_stack.undo()
    assert stipulations(window) == [one.stipulation.text for one in some_problems()]


def test_deleting_all_leaves_an_empty_board(five: Reader) -> None:
    five.press("Ctrl+A", table(five))
    five.press("Del", table(five))
    assert len(five.window.document.collection) == 1
    assert not list(five.window.document.problem.position.pieces())
    five.window.document.undo_stack.undo()
    assert len(five.window.document.collection) == 5


def test_what_a_search_has_found_can_be_deleted(five: Reader) -> None:
    search(five, "author:loyd")
    table(five).setFocus()
    five.press("Ctrl+A", table(five))
    five.press("Del", table(five))
    assert listed(five) == []
    finish_reading(five)
    assert stipulations(five.window) == ["#3", "h#2", "#3"]


def test_alt_and_arrows_move_what_is_chosen(five: Reader) -> None:
    window = five.window
    click_row(five, 1)
    click_row(five, 2, SHIFT)
    five.press("Alt+Down", table(five))
    assert stipulations(window) == ["#3", "#4", "#2", "h#2", "#3"]
    assert table(five).chosen_indices() == [2, 3]
    five.press("Alt+Up", table(five))
    five.press("Alt+Up", table(five))
    assert stipulations(window) == ["#2", "h#2", "#3", "#4", "#3"]
    five.press("Alt+Up", table(five))
    assert window.document.undo_stack.count() == 3, "nothing moves beyond the beginning"
    for _ in range(3):
        five.window.document.undo_stack.undo()
    assert stipulations(window) == [one.stipulation.text for one in some_problems()]


def test_a_sorted_list_says_why_nothing_moves(five: Reader) -> None:
    sort_by(five, Column.AUTHOR)
    with five.bot.waitSignal(five.window.collection.message) as message:
        five.press("Alt+Down", table(five))
    assert five.window.document.undo_stack.count() == 0
    assert "order of the file" in message.args[0]
