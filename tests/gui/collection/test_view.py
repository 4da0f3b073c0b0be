"""The collection view: the problems over the whole window, as a table and as a wall of diagrams."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from matewright.formats.textfile import FileStamp
from matewright.gui.collection.columns import Column
from matewright.gui.collection.wall import Wall
from matewright.gui.docks.dock import is_in_front
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences.preferences import WALL
from matewright.model.award import Award
from matewright.model.collection import Collection
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.services.collection import Order, Query, SortColumn
from matewright.services.file.files import Opened
from tests.gui.collection.conftest import (
    CTRL,
    LEFT,
    SHIFT,
    click_row,
    finish_reading,
    listed,
    search,
    some_problems,
    sort_by,
    stipulations,
    table,
)
from tests.gui.conftest import NONE, FakeEngine, Person, prinz

pytestmark = pytest.mark.features("answer", "file", "collection", "workshop", "play")


@pytest.fixture
def view(whole: Person) -> Person:
    """A user who has opened the collection view of five problems."""
    whole.press("F6", whole.window.board)
    return whole


@pytest.fixture
def wall(view: Person) -> Wall:
    """The wall of diagrams that a user has opened."""
    view.press("Shift+F6", table(view))
    shown = view.window.problems.wall
    assert isinstance(shown, Wall)
    assert shown.isVisible()
    return shown


def cell(person: Person, row: int, column: Column) -> str:
    return table(person).model().index(row, column).data() or ""


def edit(person: Person, row: int, column: Column, text: str) -> None:
    """Edit a cell by keyboard."""
    view = table(person)
    view.setCurrentIndex(view.model().index(row, column))
    person.press("F2", view)
    editor = view.findChild(QLineEdit)
    assert editor is not None
    assert editor.hasFocus()
    person.write(editor, text)
    person.press("Return", editor)
    QApplication.processEvents()


def test_it_covers_the_window_and_goes_away(view: Person) -> None:
    window, whole = view.window, view.window.features.collection.whole
    assert whole.isVisible()
    assert whole.width() == window.width()
    assert table(view).hasFocus()
    assert table(view).isAncestorOf(table(view).viewport())
    view.press("Esc", table(view))
    assert not whole.isVisible()
    assert window.board.hasFocus()
    assert table(view).isVisible(), "it is the list again"
    view.press("Esc", window.board)
    assert not whole.isVisible(), "nobody only visits the board"
    QTest.mouseClick(window.problems.view_button, LEFT)
    assert whole.isVisible()
    QTest.mouseClick(window.problems.view_button, LEFT)
    assert not whole.isVisible()


def test_return_opens_the_board_and_esc_comes_back(view: Person) -> None:
    window, whole = view.window, view.window.features.collection.whole
    view.press("Down", table(view))
    view.press("Down", table(view))
    view.press("Return", table(view))
    assert not whole.isVisible()
    assert window.board.hasFocus()
    assert window.document.current == 2
    view.press("Esc", window.board)
    assert whole.isVisible()
    assert table(view).hasFocus()
    assert table(view).currentIndex().row() == 2
    view.press("Esc", table(view))
    view.press("Esc", window.board)
    assert not whole.isVisible()


def test_esc_takes_other_things_back_first(view: Person, engine: FakeEngine) -> None:
    window, whole = view.window, view.window.features.collection.whole
    view.press("Return", table(view))
    view.press("F7", window.board)
    assert len(engine.jobs) == 1
    view.press("Esc", window.board)
    assert engine.jobs[0].cancelled
    assert not whole.isVisible()
    view.wait_for_answer()
    view.press("Esc", window.board)
    assert whole.isVisible()


def test_all_columns_are_filled(whole: Person) -> None:
    document = whole.window.document
    problem = replace(
        Award("1st Prize", "Olympic Tourney").given_to(some_problems()[0]),
        comment="Two\nlines",
        intended="2",
    )
    document.edit_many({0: problem}, "Fill")
    whole.press("F6", whole.window.board)
    finish_reading(whole)
    found = {column: cell(whole, 0, column) for column in Column if column is not Column.DIAGRAM}
    assert found == {
        Column.NUMBER: "1",
        Column.AUTHOR: "Shinkman, William",
        Column.SOURCE: "Western Advertiser, 1872",
        Column.YEAR: "1872",
        Column.AWARD: "1st Prize",
        Column.STIPULATION: "#3",
        Column.MEN: "2+1",
        Column.KEYWORDS: "model",
        Column.STATE: "Not solved",
        Column.SOLUTIONS: "(2)",
        Column.THEMES: "",
        Column.COMMENT: "Two lines",
        Column.LEGALITY: "",
        Column.DIFFICULTY: "",
    }
    assert cell(whole, 1, Column.THEMES) == "Grimshaw", "the index knows it"
    document.set_solution(1, prinz())
    assert cell(whole, 1, Column.SOLUTIONS) == "1"
    assert cell(whole, 1, Column.DIFFICULTY) == "★"


def test_cells_are_edited_each_as_one_step(view: Person) -> None:
    document = view.window.document
    for column, text, shown in (
        (Column.AUTHOR, "Loyd, Sam; Shinkman, William", "Loyd, Sam; Shinkman, William"),
        (Column.SOURCE, "Chess World, 1866", "Chess World, 1866"),
        (Column.YEAR, "1867-03", "1867"),
        (Column.AWARD, "2nd Prize", "2nd Prize"),
        (Column.STIPULATION, "s#4", "s#4"),
        (Column.KEYWORDS, "Model, Echo", "Model, Echo"),
        (Column.COMMENT, "Good.", "Good."),
    ):
        steps = document.undo_stack.count()
        edit(view, 0, column, text)
        assert cell(view, 0, column) == shown
        assert document.undo_stack.count() == steps + 1, column
        assert document.undo_stack.undoText() == f"Edit {column.name_in_words}"
    assert document.collection[0].authors == ("Loyd, Sam", "Shinkman, William")
    assert cell(view, 0, Column.SOURCE) == "Chess World, 1867-03"
    assert table(view).hasFocus()
    for _ in range(7):
        document.undo_stack.undo()
    assert document.collection[0] == some_problems()[0]


def test_what_makes_no_sense_is_said_and_changes_nothing(view: Person) -> None:
    window = view.window
    for column, text, words in (
        (Column.STIPULATION, "#x", "Problem 1 stays as it is. The stipulation “#x”"),
        (Column.YEAR, "soon", "Problem 1 stays as it is. “soon” is no year"),
    ):
        with view.bot.waitSignal(window.collection.message) as message:
            edit(view, 0, column, text)
        assert message.args[0].startswith(words)
    assert window.document.undo_stack.count() == 0
    # Esc gives up what was typed, and stays here.
    view.press("F2", table(view))
    editor = table(view).findChild(QLineEdit)
    assert editor is not None
    view.write(editor, "1900")
    view.press("Esc", editor)
    assert window.document.undo_stack.count() == 0
    assert window.features.collection.whole.isVisible()


def test_nothing_that_goes_on_disturbs_who_is_writing(view: Person, engine: FakeEngine) -> None:
    window, view_ = view.window, table(view)
    sort_by(view, Column.AUTHOR)
    assert listed(view, Column.NUMBER)[0] == "5"
    view_.setCurrentIndex(view_.model().index(0, Column.SOURCE))
    view.press("F7", view_)
    view.press("F2", view_)
    editor = view_.findChild(QLineEdit)
    assert editor is not None
    view.write(editor, "Sissa, 1868")
    # An answer, another list and themes arrive.
    engine.jobs[-1].end(prinz())
    view.wait_for_answer()
    finish_reading(view)
    with view.bot.waitSignal(window.open_file.index.found):
        window.open_file.index.find(Query(), Order(SortColumn.AUTHOR))
    assert editor.isVisible()
    assert editor.text() == "Sissa, 1868"
    view.press("Return", editor)
    assert window.document.collection[4].source == "Sissa, 1868"


def test_an_edit_keeps_the_lines_of_a_comment(view: Person) -> None:
    document = view.window.document
    document.edit(replace(document.problem, comment="Two\nlines"), "Comment")
    view_ = table(view)
    view_.setCurrentIndex(view_.model().index(0, Column.COMMENT))
    view.press("F2", view_)
    view.press("Return", view_.findChild(QLineEdit))
    assert document.problem.comment == "Two\nlines"


def test_a_double_click_edits_or_opens(view: Person) -> None:
    view_, whole = table(view), view.window.features.collection.whole

    def double_click(column: Column) -> None:
        at = view_.visualRect(view_.model().index(1, column)).center()
        QTest.mouseClick(view_.viewport(), LEFT, NONE, at)
        QTest.mouseDClick(view_.viewport(), LEFT, NONE, at)
        QTest.mouseRelease(view_.viewport(), LEFT, NONE, at)
        QApplication.processEvents()

    double_click(Column.AUTHOR)
    editor = view_.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Loyd, Samuel"
    view.press("Esc", editor)
    double_click(Column.MEN)
    assert not whole.isVisible()
    assert view.window.document.current == 1
    # In the small list cells are not edited.
    view.press("F2", view_)
    assert view_.state() is not view_.State.EditingState


def test_it_is_searched_and_sorted_by_the_new_columns(view: Person) -> None:
    sort_by(view, Column.YEAR)
    assert listed(view, Column.YEAR) == ["1858", "1859", "1872", "1903", None]
    sort_by(view, Column.YEAR)
    assert listed(view, Column.YEAR) == ["1903", "1872", "1859", "1858", None]
    sort_by(view, Column.THEMES)
    assert listed(view, Column.NUMBER)[0] == "2"
    edit(view, 3, Column.AWARD, "1st Prize")
    finish_reading(view)
    sort_by(view, Column.AWARD)
    assert cell(view, 0, Column.AWARD) == "1st Prize"
    sort_by(view, Column.COMMENT)
    sort_by(view, Column.SOLUTIONS)
    sort_by(view, Column.NUMBER)
    search(view, "author:loyd")
    assert listed(view, Column.NUMBER) == ["2", "4"]
    view.press("Return", view.window.problems.bar.edit)
    assert view.window.focusWidget() is table(view)


def test_problems_are_moved_unless_it_says_why_not(view: Person) -> None:
    window = view.window
    click_row(view, 0)
    view.press("Alt+Down", table(view))
    assert stipulations(window) == ["#2", "#3", "h#2", "#4", "#3"]
    assert window.document.undo_stack.count() == 1
    sort_by(view, Column.STIPULATION)
    with view.bot.waitSignal(window.collection.message) as message:
        view.press("Alt+Down", table(view))
    assert "order of the file" in message.args[0]
    assert window.document.undo_stack.count() == 1


def test_columns_are_remembered_for_list_and_view_by_themselves(view: Person) -> None:
    problems = view.window.problems
    view.window.menus["collection.column-comment"].trigger()
    assert table(view).isColumnHidden(Column.COMMENT)
    view.press("F6", table(view))
    assert not table(view).isColumnHidden(Column.STATE)
    assert table(view).isColumnHidden(Column.YEAR)
    assert not view.window.menus["collection.column-year"].isEnabled()
    assert not table(view).isColumnHidden(Column.DIAGRAM)
    view.press("F6", view.window.board)
    assert table(view).isColumnHidden(Column.COMMENT)
    assert not table(view).isColumnHidden(Column.YEAR)
    assert table(view).isColumnHidden(Column.DIAGRAM), "for diagrams there is the wall"
    problems.reset_columns()
    assert not table(view).isColumnHidden(Column.COMMENT)


# -- the wall --------------------------------------------------------------------------------------


def test_the_wall_is_remembered_and_shares_the_choice(view: Person, wall: Wall) -> None:
    window = view.window
    assert wall.hasFocus()
    assert window.preferences.get(WALL)
    view.press("Right", wall)
    assert window.document.current == 1
    view.press("Shift+Right", wall)
    assert table(view).chosen_indices() == [1, 2]
    view.press("Shift+F6", wall)
    assert not wall.isVisible()
    assert table(view).chosen_indices() == [1, 2]
    view.press("Shift+F6", table(view))
    at = wall.visualRect(wall.model().index(4, Column.DIAGRAM)).center()
    QTest.mouseClick(wall.viewport(), LEFT, CTRL, at)
    assert table(view).chosen_indices() == [1, 2, 4]
    at = wall.visualRect(wall.model().index(0, Column.DIAGRAM)).center()
    QTest.mouseClick(wall.viewport(), LEFT, NONE, at)
    at = wall.visualRect(wall.model().index(3, Column.DIAGRAM)).center()
    QTest.mouseClick(wall.viewport(), LEFT, SHIFT, at)
    assert table(view).chosen_indices() == [0, 1, 2, 3]
    view.press("Ctrl+A", wall)
    assert table(view).chosen_count() == 5
    view.press("Return", wall)
    view.press("Esc", window.board)
    assert wall.hasFocus()


def test_keys_mean_the_same_on_the_wall(view: Person, wall: Wall) -> None:
    window = view.window
    view.press("Del", wall)
    assert stipulations(window) == ["#2", "h#2", "#4", "#3"]
    view.press("Alt+Down", wall)
    assert stipulations(window) == ["h#2", "#2", "#4", "#3"]
    view.press("Ctrl+C", wall)
    view.press("Ctrl+V", wall)
    assert len(window.document.collection) == 5
    QTest.keyClicks(wall, "a")
    assert window.problems.bar.edit.hasFocus()
    assert window.problems.bar.text == "a"
    # The completion, what was typed, the line.
    view.press("Esc", window.problems.bar.edit)
    view.press("Esc", window.problems.bar.edit)
    assert not window.problems.bar.text
    view.press("Esc", window.problems.bar.edit)
    assert window.focusWidget() is wall


class Drop(QDropEvent):
    """A problem let go over a diagram; it comes from that wall."""

    def __init__(self, data: QMimeData, wall: Wall, row: int, *, after: bool) -> None:
        rect = wall.visualRect(wall.model().index(row, Column.DIAGRAM))
        place = rect.right() - 4 if after else rect.left() + 4
        actions = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
        super().__init__(QPointF(place, rect.center().y()), actions, data, LEFT, NONE)
        # It has to live as long as the drop.
        self._source, self._data = wall, data
        self.setDropAction(Qt.DropAction.MoveAction)

    def source(self) -> Wall:
        return self._source


def test_a_diagram_is_dragged_to_another_place(view: Person, wall: Wall) -> None:
    window = view.window
    data = window.collection._dragged()
    wall.dropEvent(Drop(data, wall, 2, after=True))
    assert stipulations(window) == ["#2", "h#2", "#3", "#4", "#3"]
    assert window.document.undo_stack.undoText() == "Move 1 Problem"
    wall.dropEvent(Drop(window.collection._dragged(), wall, 0, after=False))
    assert stipulations(window) == ["#3", "#2", "h#2", "#4", "#3"]
    search(view, "author:loyd")
    with view.bot.waitSignal(window.collection.message) as message:
        wall.dropEvent(Drop(window.collection._dragged(), wall, 1, after=True))
    assert "order of the file" in message.args[0]


def test_diagrams_are_drawn_where_they_are_seen(whole: Person) -> None:
    read: list[int] = []

    class Unread:
        format = "olv"
        text = ""

        def __init__(self, number: int) -> None:
            self._number = number

        def read(self) -> Problem:
            read.append(self._number)
            pawn = Piece.from_letter("P")
            empty = Position.from_fen("8/8/8/8/8/8/8/k1K5")
            position = empty.put(8 + self._number % 48, pawn).put(8 + self._number // 48 % 48, pawn)
            return replace(some_problems()[0], position=position)

    many = Collection(Unread(number) for number in range(5_000))
    window = whole.window
    window.document.show_copy(Opened(Path("many.olv"), many, FileStamp(0, 0, b"")))
    whole.press("Shift+F6", window.board)
    wall = window.problems.wall
    assert isinstance(wall, Wall)
    for _ in range(20):
        QApplication.processEvents()
    assert 0 < len(set(read)) <= 200
    assert 0 < len(window.problems._thumbnails) <= 60
    whole.press("End", wall)
    for _ in range(20):
        QApplication.processEvents()
    assert window.document.current == 4_999
    assert 4_999 in read
    assert len(set(read)) <= 400


# -- the small list --------------------------------------------------------------------------------


def is_whole_in_view(person: Person) -> bool:
    view = table(person)
    rect = view.visualRect(view.currentIndex())
    return rect.top() >= 0 and rect.bottom() <= view.viewport().height()


def test_the_current_row_stays_whole_and_a_search_begins_at_its_first_hit(whole: Person) -> None:
    window = whole.window
    authors = ("Loyd, Samuel", "Kohtz, Johannes", "Loyd, Samuel")
    many = [replace(some_problems()[0], authors=(authors[at % 3],)) for at in range(90)]
    window.resize(1440, 1000)
    window.document.show_copy(Opened(Path("many.olv"), Collection(many), FileStamp(0, 0, b"")))
    window.document.go_to(60)
    assert is_whole_in_view(whole)
    whole.press("Ctrl+Shift+N", window.board)
    QApplication.processEvents()
    assert window.document.current == 61
    assert is_whole_in_view(whole)
    search(whole, "author:loyd")
    assert table(whole).indexAt(QPoint(5, 5)).row() == 0
    whole.press("Esc", window.problems.bar.edit)
    finish_reading(whole)
    assert is_whole_in_view(whole)
    window.menus["collection.diagrams-none"].trigger()
    QApplication.processEvents()
    assert is_whole_in_view(whole)
    window.menus["collection.diagrams-large"].trigger()
    QApplication.processEvents()
    assert is_whole_in_view(whole)
    window.resize(window.width(), window.height() - 60)
    QApplication.processEvents()
    assert is_whole_in_view(whole)


# -- in the window of the program ------------------------------------------------------------------


@pytest.mark.whole_window
def test_tab_stays_in_the_view_and_other_panes_close_it(view: Person) -> None:
    window, whole = view.window, view.window.features.collection.whole
    assert not is_in_front(window.board)
    seen = set()
    for _ in range(12):
        view.press("Tab", window.focusWidget())
        focus = window.focusWidget()
        assert focus is not None
        assert whole.isAncestorOf(focus) or not is_in_front(window.board)
        seen.add(focus)
        assert whole.isAncestorOf(focus) or focus.parent() is window, focus
    assert table(view) in seen
    assert window.problems.bar.edit in seen
    view.press("Ctrl+5", table(view))
    assert whole.isVisible()
    view.press("Ctrl+1", table(view))
    assert not whole.isVisible()


@pytest.mark.whole_window
@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1440, 900)])
def test_it_follows_the_size_of_the_window(view: Person, size: QSize) -> None:
    window, whole = view.window, view.window.features.collection.whole
    window.resize(size)
    for _ in range(5):
        QApplication.processEvents()
    assert whole.width() == window.width()
    assert whole.geometry().top() >= window.menuBar().geometry().bottom()
    below = window.height() - whole.geometry().bottom() - 1
    status = window.statusBar()
    assert below == (status.height() if status.isVisible() else 0)
    assert not table(view).horizontalScrollBar().isVisible()
    in_front = [one for one in window.children() if isinstance(one, QWidget) and not one.isHidden()]
    assert in_front[-1] is whole


@pytest.mark.whole_window
def test_a_window_in_another_language_has_it_open_too(view: Person) -> None:
    new = view.window.replace_itself()
    assert isinstance(new, MainWindow)
    assert new.features.collection.whole.is_open
    assert new.problems.is_wide
    new.close_unasked()
