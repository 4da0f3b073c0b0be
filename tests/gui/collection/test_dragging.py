"""Problems dragged within the list and between windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent

from matewright.gui.collection.columns import Column
from tests.gui.collection.conftest import (
    LEFT,
    SHIFT,
    MakeList,
    Reader,
    click_row,
    some_problems,
    stipulations,
    table,
)
from tests.gui.conftest import NONE

if TYPE_CHECKING:
    from matewright.gui.collection.table import CollectionTable


class Drop(QDropEvent):
    """Problems let go over a list; `source` is the list they come from."""

    def __init__(
        self, data: QMimeData, view: CollectionTable, row: int, source: CollectionTable
    ) -> None:
        rect = view.visualRect(view.model().index(row, Column.MEN))
        actions = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
        super().__init__(QPointF(rect.center().x(), rect.top() + 2), actions, data, LEFT, NONE)
        # Qt does not hold on to the data.
        self._data, self._source = data, source
        self.setDropAction(Qt.DropAction.MoveAction)

    def source(self) -> CollectionTable:
        return self._source


def test_rows_dragged_within_the_list_move_there(five: Reader) -> None:
    click_row(five, 3)
    click_row(five, 4, SHIFT)
    view = table(five)
    view.dropEvent(Drop(five.window.collection._dragged(), view, 1, view))
    assert stipulations(five.window) == ["#3", "#4", "#3", "#2", "h#2"]
    assert five.window.document.undo_stack.count() == 1
    assert view.chosen_indices() == [1, 2]


def test_rows_dragged_into_another_window_are_copied_there(
    five: Reader, make_list: MakeList
) -> None:
    other = make_list(some_problems()[:2]).window
    click_row(five, 2)
    view = other.problems.table
    drop = Drop(five.window.collection._dragged(), view, 1, table(five))
    view.dropEvent(drop)
    assert drop.dropAction() is Qt.DropAction.CopyAction
    assert stipulations(other) == ["#3", "h#2", "#2"]
    assert other.document.undo_stack.count() == 1
    assert len(five.window.document.collection) == 5


def test_files_dropped_on_the_list_are_for_the_window(five: Reader) -> None:
    data = QMimeData()
    data.setText("file")
    drop = Drop(data, table(five), 1, table(five))
    table(five).dropEvent(drop)
    assert not drop.isAccepted()
    assert len(five.window.document.collection) == 5
