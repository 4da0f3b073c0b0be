"""Finding what is like the problem shown, and patterns set up on a board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matewright.gui.collection import index as index_module
from matewright.gui.collection import similar_dialog
from matewright.gui.collection.position_search import PositionSearch
from matewright.gui.collection.similar_dialog import SimilarDialog
from matewright.gui.collection.similar_model import SimilarColumn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.transform import TRANSFORMS
from tests.gui.collection.conftest import (
    LEFT,
    MakeList,
    finish_reading,
    open_collection,
    search,
    some_problems,
)
from tests.gui.conftest import NONE, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from matewright.gui.main_window import MainWindow

pytestmark = pytest.mark.features("answer", "file", "collection")


def find_similar(person: Person) -> SimilarDialog:
    person.window.collection.find_similar()
    (dialog,) = person.window.findChildren(SimilarDialog)
    finish_reading(person)
    return dialog


def shown(dialog: SimilarDialog, column: SimilarColumn) -> list[str]:
    model = dialog._model
    return [model.index(row, column).data() for row in range(model.rowCount())]


def alike() -> list[Problem]:
    first, second, *others = some_problems()
    mirrored = TRANSFORMS["mirror-files"].problem(second)
    return [first, second, *others, mirrored]


def test_the_most_alike_are_listed_with_the_reason_and_gone_to(make_list: MakeList) -> None:
    person = make_list(alike())
    person.window.document.go_to(1)
    dialog = find_similar(person)
    assert shown(dialog, SimilarColumn.NUMBER) == ["6"], "nothing is like itself"
    assert shown(dialog, SimilarColumn.LIKENESS) == ["100 %"]
    (reason,) = shown(dialog, SimilarColumn.REASON)
    assert "(mirrored left to right); no solution to compare." in reason
    assert "the problem shown has no solution yet" in dialog.result_label.text()
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert person.window.document.current == 5
    assert dialog.isVisible()
    dialog.search()
    finish_reading(person)
    assert shown(dialog, SimilarColumn.NUMBER) == ["2"], "now the other one is asked about"
    dialog.ways_fields.mirrored.setChecked(False)
    dialog.search_button.click()
    finish_reading(person)
    assert shown(dialog, SimilarColumn.NUMBER) == []
    assert dialog.result_label.text().startswith("No problem is that similar.")
    assert not dialog.show_button.isEnabled()


def test_what_cannot_be_compared_is_said_in_a_sentence(make_list: MakeList) -> None:
    person = make_list([Problem(), *some_problems()])
    person.window.collection.find_similar()
    (dialog,) = person.window.findChildren(SimilarDialog)
    assert dialog.result_label.text() == "An empty board is like no problem."
    person.window.document.go_to(1)
    dialog.by_box.setCurrentIndex(dialog.by_box.findText("Mates"))
    dialog.search_button.click()
    assert "solve it first" in dialog.result_label.text()
    assert not dialog.stop_button.isEnabled()


def test_a_stopped_search_shows_nothing_later_and_waits_for_nothing(make_list: MakeList) -> None:
    person = make_list(alike())
    person.window.document.go_to(1)
    person.window.collection.find_similar()
    (dialog,) = person.window.findChildren(SimilarDialog)
    assert dialog.stop_button.isEnabled()
    dialog.stop_button.click()
    assert not dialog.stop_button.isEnabled()
    finish_reading(person)
    assert shown(dialog, SimilarColumn.NUMBER) == []


def test_a_file_that_is_still_read_gives_partial_answers(
    make_list: MakeList, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_module, "_BATCH", 1)
    monkeypatch.setattr(similar_dialog, "_RENEW", 0)
    first, *others = some_problems()
    person = make_list([first, first, *others, first])
    index = person.window.open_file.index

    def rest(done: int, _total: int) -> None:
        index.set_resting(done == 4)

    index.progress.connect(rest)
    person.window.collection.find_similar()
    (dialog,) = person.window.findChildren(SimilarDialog)
    person.bot.waitUntil(lambda: "Partial: 4 of 7" in dialog.result_label.text())
    assert shown(dialog, SimilarColumn.NUMBER) == ["2"]
    index.progress.disconnect(rest)
    index.set_resting(False)
    person.bot.waitUntil(lambda: shown(dialog, SimilarColumn.NUMBER)[:2] == ["2", "7"])


@pytest.mark.whole_window
def test_another_file_that_is_open_is_searched_and_its_window_comes_up(
    whole: Person, tmp_path: Path
) -> None:
    window = whole.window
    other = window.windows.open_new()
    try:
        open_collection(other, tmp_path / "database.olv", alike())
        window.document.go_to(1)
        dialog = find_similar(whole)
        names = [dialog.file_box.itemText(row) for row in range(dialog.file_box.count())]
        assert names == ["Untitled – 5 problems", "Untitled – 6 problems"]
        assert shown(dialog, SimilarColumn.NUMBER) == []
        dialog.search_in(other.open_file)
        whole.bot.waitUntil(lambda: shown(dialog, SimilarColumn.NUMBER) == ["2", "6"])
        # Both windows ask the same index at once.
        other.document.go_to(0)
        dialog.search()
        other.collection.find_similar()
        theirs = other.collection.similar.get_or_create()
        whole.bot.waitUntil(lambda: not (dialog._is_waiting or theirs._is_waiting))
        assert shown(dialog, SimilarColumn.NUMBER) == ["2", "6"]
        assert shown(theirs, SimilarColumn.NUMBER)[:1] != ["1"]
        dialog.table.setCurrentIndex(dialog._model.index(1, SimilarColumn.AUTHOR))
        dialog.show_button.click()
        assert other.document.current == 5
        assert window.document.current == 1
    finally:
        other.close()
    dialog.search()
    finish_reading(whole)
    assert dialog.file_box.count() == 1


@pytest.mark.whole_window
def test_the_dialog_goes_on_in_another_language(
    whole: Person, german: Callable[[], MainWindow]
) -> None:
    old = whole.window
    old.document.insert_all([alike()[-1]], "mirrored", len(old.document.collection))
    old.document.go_to(1)
    dialog = find_similar(whole)
    assert shown(dialog, SimilarColumn.NUMBER) == ["6"]
    dialog.by_box.setCurrentIndex(1)
    # The old window goes while the new one already asks.
    dialog.search()
    new = german()
    again = new.collection.similar.get_or_create()
    assert again is not dialog
    assert again.by_box.currentIndex() == 1
    whole.bot.waitUntil(lambda: shown(again, SimilarColumn.NUMBER) == ["6"])
    again.close()


def test_a_pattern_set_up_on_the_board_goes_into_the_search_line_and_back(
    make_list: MakeList,
) -> None:
    problem = some_problems()[1]
    board = list(problem.position.board)
    mirrored = TRANSFORMS["mirror-files"].problem(problem)
    more = replace(mirrored, position=Position((mirrored.position.board[0], *board[1:])))
    person = make_list([problem, mirrored, more])
    window = person.window
    free = board.index(None)

    def set_up(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        dialog._set_up(problem.position)
        dialog.ways_fields.mirrored.setChecked(True)
        assert dialog.query == f"pattern:{problem.position.board_fen}+loose+mirror"
        assert not dialog.free_button.isEnabled()
        dialog.empty_box.setChecked(True)
        dialog.free_button.setChecked(True)
        at = dialog.board.square_rect(free).center().toPoint()
        QTest.mouseClick(dialog.board, LEFT, NONE, at)
        assert "?" in dialog.query
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    with person.bot.waitSignal(window.open_file.index.found):
        person.answer(window.collection.search_by_position, set_up, PositionSearch)
    finish_reading(person)
    assert window.problems.bar.text.startswith("pattern:")
    assert list(window.problems.indices)[:2] == [0, 1]

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        assert dialog.board.position.board == problem.position.board
        assert dialog.ways_fields.mirrored.isChecked()
        assert dialog.empty_box.isChecked()
        assert dialog._free == {free}
        assert dialog.query == window.problems.bar.text
        dialog.reject()

    person.answer(window.collection.search_by_position, look, PositionSearch)
    search(person, f"pattern:{problem.position.board_fen}")
    assert list(window.problems.indices) == [0]
