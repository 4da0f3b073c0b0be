"""Searching the list of problems, in words and on a board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton
from shiboken6 import isValid

from matewright.formats.textfile import FileStamp
from matewright.gui.collection.columns import Column
from matewright.gui.collection.completion import CompletingEdit
from matewright.gui.collection.men_dialog import MenDialog
from matewright.gui.collection.position_search import PositionSearch
from matewright.model.collection import Collection
from matewright.model.piece import Piece
from matewright.services.file.files import Opened
from matewright.services.question.board_edits import Brush
from tests.gui.collection.conftest import (
    LEFT,
    MakeList,
    Reader,
    click_row,
    finish_reading,
    listed,
    search,
    some_problems,
    table,
)
from tests.gui.conftest import NONE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot


def test_a_search_filters_the_list_and_esc_shows_everything_again(five: Reader) -> None:
    window = five.window
    search(five, "author:loyd")
    assert listed(five, Column.NUMBER) == ["2", "4"]
    assert window.problems.bar.count_label.text() == "2 of 5"
    assert window.document.current == 0, "the problem shown stays shown"
    QTest.keyClick(window.problems.bar.edit, Qt.Key.Key_Escape)
    assert len(listed(five)) == 5
    QTest.keyClick(window.problems.bar.edit, Qt.Key.Key_Escape)
    assert five.window.focusWidget() is table(five)


def test_a_search_that_makes_no_sense_is_explained_in_place(five: Reader) -> None:
    bar = five.window.problems.bar
    top = table(five).mapToGlobal(QPoint()).y()
    five.write(bar.edit, "autor:loyd")
    bar._emit_text()
    assert not bar.error_label.isVisible(), "more may come"
    assert bar.count_label.text() == "…"
    assert not bar.edit.property("invalid")
    five.press("Return", bar.edit)
    assert bar.error_label.isVisible()
    assert bar.edit.property("invalid")
    assert table(five).mapToGlobal(QPoint()).y() == top
    assert "there is no field “autor”" in bar.edit.accessibleDescription()
    assert len(listed(five)) == 5
    search(five, "author:kohtz")
    assert not bar.error_label.isVisible()
    assert listed(five, Column.NUMBER) == ["5"]


def test_letters_typed_in_the_list_begin_a_search(five: Reader) -> None:
    QTest.keyClicks(table(five), "s")
    edit = five.window.problems.bar.edit
    assert edit.hasFocus()
    assert edit.text() == "s"
    assert five.window.document.current == 0


def test_fields_and_values_are_completed(five: Reader) -> None:
    bar = five.window.problems.bar
    bar.edit.setFocus()
    finish_reading(five)
    QTest.keyClicks(bar.edit, "au")
    popup = bar.edit._popup
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert bar.edit.text() == "author:"
    QTest.keyClicks(bar.edit, "lo")
    offered = [popup.model().index(row, 0).data() for row in range(popup.model().rowCount())]
    assert offered == ['author:"Loyd, Samuel" ']
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert bar.edit.text() == 'author:"Loyd, Samuel" '


def test_earlier_searches_are_remembered(five: Reader, make_list: MakeList) -> None:
    bar = five.window.problems.bar
    assert not bar.history_button.isEnabled()
    search(five, "stip:#3")
    QTest.keyClick(bar.edit, Qt.Key.Key_Return)
    assert five.window.focusWidget() is table(five)
    bar.edit.clear()
    assert make_list(some_problems()).window.problems.bar.history == ["stip:#3"]
    bar.history_menu.aboutToShow.emit()
    (entry,) = bar.history_menu.actions()
    with five.bot.waitSignal(five.window.open_file.index.found):
        entry.trigger()
    assert listed(five, Column.NUMBER) == ["1", "5"]


def test_pieces_set_up_on_a_board_are_looked_for(five: Reader) -> None:
    window = five.window

    def set_up(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        assert not dialog.search_button.isEnabled()
        dialog.board.set_brush(Brush(Piece.from_letter("K")))
        at = dialog.board.square_rect(4).center().toPoint()
        QTest.mouseClick(dialog.board, LEFT, NONE, at)
        dialog.least_boxes[Piece.from_letter("R")].setValue(2)
        assert dialog.query == "wK=e1 wR>=2"
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    with five.bot.waitSignal(window.open_file.index.found):
        five.answer(window.collection.search_by_position, set_up, PositionSearch)
    finish_reading(five)
    assert window.problems.bar.text == "wK=e1 wR>=2"
    assert listed(five, Column.NUMBER) == ["5"]
    assert window.problems.bar.history == ["wK=e1 wR>=2"]


def test_all_men_can_be_looked_for(five: Reader) -> None:
    queries = []

    def set_up(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        more = next(one for one in dialog.findChildren(QToolButton) if one.text() == "Box of Men")
        QTest.mouseClick(more, LEFT)
        men = dialog.findChild(MenDialog)
        assert men is not None
        assert men.isVisible()
        QTest.keyClicks(men.men.search_edit, "lion")
        men.men.side_buttons["n"].setChecked(True)
        dialog.board.set_focus_square(4)
        QTest.keyClick(men.men.search_edit, Qt.Key.Key_Return)
        queries.append(dialog.query)
        men.close()
        dialog.begin_with(["nLI=c3", "wG=a1"])
        queries.append(dialog.query)
        dialog.close()

    five.answer(five.window.collection.search_by_position, set_up, PositionSearch)
    assert queries == ["nLI=e1", "wG=a1 nLI=c3"]


def test_pieces_looked_for_already_stand_on_the_board(five: Reader) -> None:
    window = five.window
    bar = window.problems.bar

    def add_a_man(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        assert dialog.query == "wK=f7 bK=h8 wR>=1"
        dialog.board.set_brush(Brush(Piece.from_letter("R")))
        QTest.mouseClick(dialog.board, LEFT, NONE, dialog.board.square_rect(6).center().toPoint())
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    # What the board cannot show stays as it is.
    search(five, 'author:"Doe, Jane" wk=f7 wQ=0 wR>=1 -bS=b1 bK:h8 wP=?7 bB=a1,b2')
    five.answer(window.collection.search_by_position, add_a_man, PositionSearch)
    rest = 'author:"Doe, Jane" wQ=0 -bS=b1 wP=?7 bB=a1,b2'
    assert bar.text == f"{rest} wR=g1 wK=f7 bK=h8 wR>=1"

    def leave(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        assert dialog.query == "wK=f7"
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    # Of two groups only what both ask for is meant.
    search(five, "loyd wK=f7 wQ=a1 | wK=f7 #3")
    five.answer(window.collection.search_by_position, leave, PositionSearch)
    assert bar.text == "loyd wQ=a1 wK=f7 OR #3 wK=f7"


def test_a_changed_problem_leaves_a_search_it_no_longer_fits(five: Reader) -> None:
    window = five.window
    search(five, "stip:#3")
    click_row(five, 1)
    assert window.document.current == 4
    window.document.edit_stipulation("#5")
    finish_reading(five)
    assert listed(five, Column.NUMBER) == ["1"]
    assert window.document.current == 4, "it stays shown"


def test_another_file_begins_without_the_search_in_the_one_before(five: Reader) -> None:
    search(five, "author:loyd")
    other = Collection(some_problems()[:3])
    five.window.document.show_copy(Opened(Path("other.olv"), other, FileStamp(0, 0, b"")))
    assert five.window.problems.bar.text == ""
    assert len(listed(five)) == 3


def test_reading_tells_how_far_it_is_and_can_be_halted(five: Reader) -> None:
    pane, index = five.window.problems, five.window.open_file.index
    loading = pane.loading
    index.progress.emit(12_000, 200_000)
    assert loading.isVisible()
    assert loading.label.text() == "12,000 of 200,000 read"
    loading.pause_button.click()
    assert loading.label.text() == "Stopped: 12,000 of 200,000 read"
    search_without_waiting = pane.bar
    search_without_waiting.set_text("author:loyd")
    five.bot.waitUntil(lambda: not index.is_busy)
    assert not index.is_ready
    loading.pause_button.click()
    finish_reading(five)
    assert not loading.isVisible()
    assert listed(five, Column.NUMBER) == ["2", "4"]


def test_a_search_line_with_the_keyboard_can_be_taken_apart(qtbot: QtBot) -> None:
    window = QMainWindow()
    edit = CompletingEdit(window)
    window.setCentralWidget(edit)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    edit.setFocus()
    assert edit.hasFocus()
    with qtbot.captureExceptions() as exceptions:
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not exceptions
    assert not isValid(edit)
