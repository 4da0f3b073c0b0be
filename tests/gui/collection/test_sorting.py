"""Sorting the list of problems, and the file as the list is sorted."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from matewright.gui.collection.columns import Column
from tests.gui.collection.conftest import (
    Reader,
    listed,
    some_problems,
    sort_by,
    stipulations,
    table,
)


def test_a_heading_sorts_up_and_down_and_gives_the_order_of_the_file_back(five: Reader) -> None:
    before = stipulations(five.window)
    sort_by(five, Column.AUTHOR)
    assert listed(five, Column.NUMBER) == ["5", "2", "4", "1", "3"]
    sort_by(five, Column.AUTHOR)
    assert listed(five, Column.NUMBER) == ["3", "1", "2", "4", "5"]
    sort_by(five, Column.AUTHOR)
    assert listed(five, Column.NUMBER) == ["1", "2", "3", "4", "5"]
    assert stipulations(five.window) == before
    assert five.window.document.undo_stack.count() == 0


def test_keywords_sort_too(five: Reader) -> None:
    five.window.resize(1400, 500)
    five.window.problems.show_column(Column.KEYWORDS, True)
    QApplication.processEvents()
    sort_by(five, Column.KEYWORDS)
    # What has none comes last.
    assert listed(five, Column.KEYWORDS) == ["Grimshaw", "model", "model, mutate", None, None]


def test_the_file_can_be_rearranged_as_the_list_is_sorted(five: Reader) -> None:
    sort_by(five, Column.AUTHOR)
    five.window.collection.keep_order()
    assert stipulations(five.window) == ["#3", "#2", "#4", "#3", "h#2"]
    assert five.window.document.undo_stack.count() == 1
    five.window.document.undo_stack.undo()
    assert stipulations(five.window) == [one.stipulation.text for one in some_problems()]


def test_what_is_shown_stays_shown_while_the_list_is_sorted(five: Reader) -> None:
    five.press("Down", table(five))
    sort_by(five, Column.AUTHOR)
    assert five.window.document.current == 1
    assert table(five).chosen_indices() == [1]
